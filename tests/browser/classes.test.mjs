// From near: the groups of a table one by one, the records that are left out with what would keep them,
// and any record by what it holds. All of it is on the screen alone.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { release } from "./lib/journey.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

/** The one who is left out: the only one of that town. */
const alone = "Zwiefalten"

/** Four towns with many of few ages each, and somebody alone. */
const lines = Array.from({ length: 120 }, (_, i) => {
  const town = ["Ulm", "Hof", "Aue", "Bonn"][i % 4]
  const age = [9, 24, 35, 101][Math.floor(i / 4) % 4]
  return `${town};${age};${["flu", "gout", "cold"][(i * 7) % 3]}`
})
const table = `town;age;ill\n${lines.join("\n")}\n${alone};47;flu\n`

/** The town weighs six times what a column does. */
const weighted = {
  outis: 1,
  kind: "recipe",
  data: { kind: "table", format: { delimiter: ";", encoding: "utf-8" } },
  attributes: [
    { name: "town", role: "quasi-identifier", type: "text", weight: 6 },
    { name: "age", role: "insensitive" },
    { name: "ill", role: "sensitive", protection: "declined" },
  ],
  models: [{ model: "k-anonymity", k: 5 }],
  suppression: { limit: 0.02 },
}

/** Texts that change, wherever changes are read out. */
const listening = `
  globalThis.told = []
  addEventListener("DOMContentLoaded", () => {
    const live = "[role=alert], [role=status], [role=log], [aria-live]"
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(live)) told.push(region.textContent)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })`

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  /** A page that compares: k = 5 with one in fifty left out. */
  async function compared(folder, options = {}) {
    const opened = await browser.open(artefactUrl, { first: listening, ...options })
    await opened.ready()
    const me = person(opened)
    const input = join(folder, "people.csv")
    await writeFile(input, table)
    await me.give("load-choose", input)
    await me.see("heading", "load-title-table", { name: "people.csv" })
    await me.press("load-next")
    await me.role("town", "quasi-identifier")
    await me.role("age", "quasi-identifier")
    await me.role("ill", "sensitive")
    await me.press("describe-next")
    await me.press("find-go")
    await me.press("find-next")
    await me.see("heading", "compare-near")
    return { opened, me }
  }

  const rowsOf = ({ page }) =>
    page.evaluate(() =>
      [...document.querySelectorAll("table.classes tbody tr")].map(row =>
        [...row.cells].map(cell => cell.innerText.trim()),
      ),
    )
  const status = ({ page }, element) =>
    page.evaluate(element => document.querySelector(`${element} [role=status]`).innerText, element)

  test(`${engine}: groups are sorted, found and opened, and those that decide say so`, needs(engine), () =>
    scratch(async folder => {
      const { opened, me } = await compared(folder)
      await me.unfold("classes-title")
      await opened.wait(() => document.querySelector("table.classes tbody tr") !== null)
      const first = await rowsOf(opened)
      const records = first.map(cells => Number(cells[1]))
      assert.deepEqual(
        records,
        records.toSorted((a, b) => a - b),
      )
      const marked = first.filter(cells => cells.at(-1).startsWith("◆"))
      // All that are as small as the smallest decide, and nobody else does.
      assert.equal(marked.length, records.filter(size => size === records[0]).length)
      assert.ok(marked[0].at(-1).includes(words("model-k-anonymity-name")), marked[0].at(-1))

      // By keyboard: the head of the ages, then of the records from the largest on.
      const focus = index =>
        opened.page.evaluate(index => document.querySelectorAll("table.classes th button")[index].focus(), index)
      const sorted = (index, order) =>
        opened.wait(
          ([index, order]) =>
            document.querySelectorAll("table.classes th button")[index].closest("th").ariaSort === order,
          [index, order],
        )
      await focus(3)
      await opened.page.keyboard.press("Enter")
      await sorted(3, "ascending")
      // The rows come once the worker has answered.
      await opened.wait(() => {
        const ages = [...document.querySelectorAll("table.classes tbody tr")].map(row => row.cells[4].innerText)
        const begins = ages.map(label => Number(/\d+/.exec(label)?.[0] ?? Infinity))
        return begins.length > 0 && begins.every((begin, i) => i === 0 || begins[i - 1] <= begin)
      })
      await opened.page.keyboard.press("Enter")
      await sorted(3, "descending")

      // Found by a label, in any letters; then only those that decide.
      await me.write("searchbox", "classes-search", "HOF")
      await opened.page.keyboard.press("Enter")
      await opened.wait(() =>
        [...document.querySelectorAll("table.classes tbody tr")].every(row => row.cells[3].innerText === "Hof"),
      )
      const found = await rowsOf(opened)
      assert.equal(
        await status(opened, "class-table"),
        words("classes-found", { found: found.length, all: first.length }),
      )

      // Inside: its values add up to its records.
      await me.press("classes-look-at", { labels: found[0].slice(3, 5).join(", ") })
      await opened.wait(() => document.activeElement?.id === "class-inside")
      const counts = await opened.page.evaluate(() =>
        [...document.querySelectorAll(".counted .figures")].map(value => Number.parseInt(value.innerText, 10)),
      )
      assert.equal(
        counts.reduce((a, b) => a + b),
        Number(found[0][1]),
      )
      if (engine === "chromium") assert.deepEqual(await faults(opened), [])
      await me.press("classes-close")
      assert.deepEqual(opened.console, [])
      await opened.close()
    }),
  )

  test(`${engine}: who is left out is explained, on the screen alone`, needs(engine), () =>
    scratch(async folder => {
      const { opened, me } = await compared(folder)
      await me.unfold("left-out-title", { records: 1 })
      await opened.wait(() => document.querySelector(".left-out > li") !== null)
      const told = await opened.page.evaluate(() => document.querySelector(".left-out > li").innerText)
      assert.ok(told.includes(alone), told)
      assert.ok(told.includes(words("left-out-few", { alike: 1, k: 5 })), told)
      assert.ok(told.includes(words("left-out-lacking", { lacking: 4 })), told)
      if (engine === "chromium") assert.deepEqual(await faults(opened), [])

      // Nowhere else, but that a column has such a value and which groups fail a level finer; not where
      // changes are read out, not in print, and in no file.
      const { rest, live, inside } = await opened.page.evaluate(() => {
        const copy = document.documentElement.cloneNode(true)
        const told = "left-out-list, class-table, record-browser, group-change, .failing-groups"
        for (const own of copy.querySelectorAll(told)) own.remove()
        return {
          rest: copy.outerHTML,
          live: globalThis.told.join("\n"),
          inside: document.querySelector(".left-out").closest("[role=status], [role=alert], [aria-live]") !== null,
        }
      })
      assert.ok(!rest.includes(alone), "another part of the page tells who is left out")
      assert.ok(!live.includes(alone), "who is left out was read out")
      assert.ok(!inside)
      if (engine === "chromium") {
        await opened.page.evaluate(() => document.querySelectorAll("details").forEach(one => (one.open = true)))
        const printed = () => opened.page.evaluate(() => document.body.innerText)
        assert.ok((await printed()).includes(alone))
        await opened.page.emulateMedia({ media: "print" })
        assert.ok(!(await printed()).includes(alone), "who is left out is printed")
        await opened.page.emulateMedia({ media: "screen" })
      }
      const made = await release(opened, { file: "people.csv" })
      for (const name of ["release", "report", "html", "summary"])
        assert.ok(!made[name].includes(alone), `${name} tells who is left out`)
      assert.deepEqual(opened.console, [])
      await opened.close()
    }),
  )

  test(`${engine}: where columns weigh more than others, no share of the detail is told`, needs(engine), () =>
    scratch(async folder => {
      const opened = await browser.open(artefactUrl)
      await opened.ready()
      const me = person(opened)
      const [input, recipe] = ["people.csv", "recipe.json"].map(name => join(folder, name))
      await writeFile(input, table)
      await writeFile(recipe, JSON.stringify(weighted))
      await me.give("load-choose", input)
      await me.see("heading", "load-title-table", { name: "people.csv" })
      await me.give("load-recipe", recipe)
      await me.press("load-next")
      await me.press("describe-next")
      await me.press("find-go")
      await me.see("button", "find-next")
      const told = () => opened.page.evaluate(() => document.querySelector("main").innerText)
      const share = new RegExp(words("find-kept-share", { kept: "[\\d.-]+\\s%" }))
      assert.doesNotMatch(await told(), share)
      await me.press("find-next")
      await me.see("heading", "compare-near")
      await me.unfold("left-out-title", { records: 1 })
      await opened.wait(() => document.querySelector(".left-out > li") !== null)
      const keeps = await opened.page.evaluate(() => document.querySelector(".left-out > li").innerText)
      // Without the towns six times as much is lost as a column has.
      assert.ok(!keeps.includes("%"), keeps)
      assert.match(keeps, / 6, /)
      assert.deepEqual(opened.console, [])
      await opened.close()
    }),
  )

  test(`${engine}: records are found in the whole table, sorted and filtered`, needs(engine), () =>
    scratch(async folder => {
      const { opened, me } = await compared(folder)
      const cells = column =>
        opened.page.evaluate(column => {
          const { shadowRoot } = document.querySelector("record-browser record-table")
          return [...shadowRoot.querySelectorAll(`.rows .cell[data-column="${column}"]`)]
            .filter(cell => !cell.querySelector(".waiting"))
            .map(cell => (cell.querySelector(".was") ?? cell).innerText.replace(/^\S* (?=\d)/, ""))
        }, column)
      const counted = (id, args) =>
        opened.wait(text => document.querySelector("record-browser [role=status]").innerText === text, words(id, args))
      await opened.wait(
        () =>
          document.querySelector("record-browser record-table")?.shadowRoot.querySelector(".rows .cell")
          instanceof HTMLElement,
      )
      // The wheel moves the page until the table has the focus, and then the rows.
      const turns = async () => {
        const { x, y } = await opened.page.evaluate(() => {
          const grid = document.querySelector("record-browser record-table").shadowRoot.querySelector(".grid")
          grid.scrollIntoView({ block: "center" })
          const { left, top, width, height } = grid.getBoundingClientRect()
          return { x: left + width / 2, y: top + height / 2 }
        })
        const before = await opened.page.evaluate(() => scrollY)
        await opened.page.mouse.move(x, y)
        await (engine === "chromium" ? opened.page.mouse.wheel(0, 120) : opened.page.mouse.wheel({ deltaY: 120 }))
        await opened.wait(
          before =>
            scrollY > before
            || document.querySelector("record-browser record-table").shadowRoot.querySelector(".grid").scrollTop > 0,
          before,
        )
        return (await opened.page.evaluate(() => scrollY)) > before ? "page" : "rows"
      }
      assert.equal(await turns(), "page")
      // Cells are drawn anew meanwhile.
      await opened.wait(() => {
        const { shadowRoot } = document.querySelector("record-browser record-table")
        shadowRoot.querySelector('.head .cell[tabindex="0"]').focus()
        return getComputedStyle(shadowRoot.querySelector(".grid")).overflowY === "auto"
      })
      assert.equal(await turns(), "rows")
      await opened.page.keyboard.press("ArrowRight")

      // By keyboard: ages by size, from the last on with the second press.
      await opened.page.keyboard.press("Enter")
      const isSorted = order =>
        opened.wait(
          order =>
            document
              .querySelector("record-browser record-table")
              .shadowRoot.querySelector('.head .cell[data-column="1"]')
              ?.getAttribute("aria-sort") === order,
          order,
        )
      await isSorted("ascending")
      const begins = async first => {
        const shows = () =>
          opened.wait(first => {
            const { shadowRoot } = document.querySelector("record-browser record-table")
            const cell = shadowRoot.querySelector('.rows .cell[data-row="0"][data-column="1"]')
            return cell?.innerText.includes(first)
          }, first)
        await shows()
      }
      await begins("9")
      await opened.page.keyboard.press("Enter")
      await isSorted("descending")
      await begins("101")

      await me.choose("records-filter", "records-filter-left-out")
      await counted("records-found-left-out", { found: 1, searching: "no" })
      await opened.wait(text => {
        const { shadowRoot } = document.querySelector("record-browser record-table")
        return shadowRoot.querySelector(".rows .gone")?.innerText.includes(text)
      }, words("records-gone"))
      assert.ok((await cells(0)).join(" ").includes(alone))

      await me.choose("records-filter", "records-filter-written")
      await me.write("searchbox", "records-search", "bonn")
      await opened.page.keyboard.press("Enter")
      await counted("records-found-written", { found: 30 })
      await me.choose("records-filter", "records-filter-left-out")
      await counted("records-found-left-out", { found: 0, searching: "yes" })
      await me.write("searchbox", "records-search", alone.toLowerCase())
      await opened.page.keyboard.press("Enter")
      await counted("records-found-left-out", { found: 1, searching: "yes" })
      if (engine === "chromium") assert.deepEqual(await faults(opened), [])
      assert.deepEqual(opened.console, [])
      await opened.close()
    }),
  )
}
