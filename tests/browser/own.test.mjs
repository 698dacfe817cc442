// Beside a message, which never holds a cell, the person sees what stands in their own file where it
// is wrong: in an element apart, and nowhere else. Not in the message, in anything that is read out, in
// an `error` event or the console, on paper, or in a report.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, inEitherScheme, launch, needs } from "./lib/browsers.mjs"
import { decide } from "./lib/journey.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

/** Stands in every cell that is at fault. */
const marker = "Qx7zMarker"

/** Collects all that a page could tell others: faults, and every text that is read out by itself. */
const listening = `
  globalThis.told = []
  for (const type of ["error", "unhandledrejection"])
    addEventListener(type, event => told.push(type + ": " + (event.message ?? event.reason)))
  addEventListener("DOMContentLoaded", () => {
    const live = "[role=alert], [role=status], [role=log], [aria-live]"
    new MutationObserver(() => {
      for (const region of document.querySelectorAll(live)) told.push(region.textContent)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })`

const rows = values => `town;age;note\n${values.map((value, i) => `${value};${20 + (i % 3)};x\n`).join("")}`
const towns = Array.from({ length: 12 }, (_, i) => ["Ulm", "Hof", "Aue"][i % 3])

/** What the element shows: its heading and what stands under it. */
const shownBy = ({ page }) =>
  page.evaluate(() =>
    [...document.querySelectorAll("own-values section")].map(own => ({
      title: own.querySelector("h3").innerText,
      cells: [...own.querySelectorAll("code")].map(cell => cell.innerText),
      more: own.querySelector("ul > li:last-child:not(:has(code))")?.innerText ?? null,
    })),
  )
const seen = opened => opened.wait(() => document.querySelector("own-values section") !== null)

/** Whatever else there is of the page holds nothing of it. */
async function silent(opened) {
  const { rest, told, inside } = await opened.page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true)
    // The first lines of a file, of which the person chooses that with the names, are shown too.
    for (const own of copy.querySelectorAll("own-values, .file-lines")) own.remove()
    const live = "[role=alert], [role=status], [role=log], [aria-live]"
    return {
      rest: copy.outerHTML,
      told: globalThis.told.join("\n"),
      inside: [...document.querySelectorAll("own-values, .file-lines")].some(
        own => own.closest(live) || own.querySelector(live),
      ),
    }
  })
  assert.ok(!rest.includes(marker), "the page shows a cell elsewhere")
  assert.ok(!told.includes(marker), "a cell was read out, or told as a fault")
  assert.ok(!inside, "what is at fault stands where changes are read out")
  assert.deepEqual(opened.console, [])
}

for (const engine of enginesOfPage) {
  describe(engine, () => {
    const browser = browserOf(engine)

    test("values without a line in a hierarchy", needs(engine), () =>
      scratch(async folder => {
        const opened = await browser.open(artefactUrl, { first: listening })
        await opened.ready()
        const me = person(opened)
        const lacking = Array.from({ length: 15 }, (_, i) => `${marker} ${i}`)
        const [table, levels] = [join(folder, "people.csv"), join(folder, "towns.csv")]
        await writeFile(table, rows([...towns, ...lacking]))
        await writeFile(levels, "Ulm;s;*\nHof;s;*\nAue;e;*\n")
        await me.give("load-choose", table)
        await me.see("heading", "load-title-table", { name: "people.csv" })
        // The first records are shown under Load, which is no message.
        await me.press("load-next")
        await me.role("town", "quasi-identifier")
        const town = me.find("article", "town")
        await town.find("button").press()
        await town.find("radio", words("hierarchy-levels")).check()
        await me.giveTo(town, "hierarchy-file-choose", levels)
        await town.find("alert").seen()
        await seen(opened)
        assert.deepEqual(await shownBy(opened), [
          { title: words("own-values"), cells: lacking.slice(0, 12), more: words("own-more", { more: 3 }) },
        ])
        assert.ok(!(await opened.page.evaluate(() => globalThis.told.join("\n"))).includes(marker))
        await town.find("radio", words("hierarchy-none")).check()
        await opened.wait(() => document.querySelector("own-values section") === null)
        await opened.close()
      }),
    )

    test("lines of a hierarchy, of a table, and of files given together", needs(engine), () =>
      scratch(async folder => {
        const opened = await browser.open(artefactUrl, { first: listening })
        await opened.ready()
        const me = person(opened)
        const give = async (id, name, content) => {
          await writeFile(join(folder, name), content)
          await me.give(id, join(folder, name))
        }
        await give("load-choose", "people.csv", rows(towns))
        await me.see("heading", "load-title-table", { name: "people.csv" })
        await give("load-choose-another", "ragged.csv", `a;b\r\n1;2\r\n${marker};2;3\r\n`)
        await me.alert()
        await seen(opened)
        assert.deepEqual(await shownBy(opened), [
          { title: words("own-lines", { file: "ragged.csv" }), cells: [`${marker};2;3`], more: null },
        ])
        await silent(opened)
        await me.press("load-next")
        await opened.wait(() => document.querySelector("own-values section") === null)
        await give("given-choose", "split.csv", `${marker} a;x;1\n${marker} b;x;2\n`)
        await me.see("heading", "given-title", { files: 1, chosen: 0 })
        await seen(opened)
        assert.deepEqual((await shownBy(opened))[0].cells, [`${marker} a;x;1`, `${marker} b;x;2`])
        await silent(opened)
        await opened.close()
      }),
    )

    test("values that the levels of an opened recipe lack", needs(engine), () =>
      scratch(async folder => {
        const opened = await browser.open(artefactUrl, { first: listening })
        await opened.ready()
        const me = person(opened)
        const write = async (name, text) => {
          await writeFile(join(folder, name), text)
          return join(folder, name)
        }
        // Below the records that Load shows.
        await me.give("load-choose", await write("people.csv", rows([...towns, marker])))
        await me.see("heading", "load-title-table", { name: "people.csv" })
        const levels = [...new Set(towns)].map(town => [town, "*"])
        const attributes = [
          { name: "town", role: "quasi-identifier", hierarchy: { kind: "levels", rows: levels } },
          { name: "age", role: "insensitive" },
          { name: "note", role: "insensitive" },
        ]
        const recipe = { outis: 1, kind: "recipe", attributes, models: [{ model: "k-anonymity", k: 2 }] }
        await me.give("load-recipe", await write("recipe.json", JSON.stringify(recipe)))
        await seen(opened)
        assert.deepEqual((await shownBy(opened))[0].cells, [marker])
        await silent(opened)
        await me.press("recipe-forget")
        await opened.wait(() => document.querySelector("own-values section") === null)
        await opened.close()
      }),
    )

    test("values that intervals have no place for, and what of them reaches a report", needs(engine), () =>
      scratch(async folder => {
        const opened = await browser.open(artefactUrl, { first: listening })
        await opened.ready()
        const me = person(opened)
        const path = join(folder, "people.csv")
        // Below the records that Load shows.
        const values = Array.from({ length: 40 }, (_, i) => (i === 30 ? marker : String(20 + (i % 4))))
        await writeFile(path, `age;sex\n${values.map((value, i) => `${value};${"fm"[i % 2]}\n`).join("")}`)
        await me.give("load-choose", path)
        await me.see("heading", "load-title-table", { name: "people.csv" })
        await me.press("load-next")
        await me.role("age", "quasi-identifier")
        await me.role("sex", "quasi-identifier")
        const age = me.find("article", "age")
        await age.find("button").press()
        await age.find("radio", words("hierarchy-intervals")).check()
        await age.find("alert").seen()
        await seen(opened)
        assert.deepEqual((await shownBy(opened))[0].cells, [marker])
        assert.ok(!(await age.find("alert").lines()).join("\n").includes(marker))
        const { told } = await opened.page.evaluate(() => ({ told: globalThis.told.join("\n") }))
        assert.ok(!told.includes(marker), "a cell was read out, or told as a fault")
        assert.deepEqual(opened.console, [])
        // The one record is left out, and nothing that is saved tells of it.
        await me.press("describe-next")
        await me.write("spinbutton", "budget-label", "5")
        await me.press("find-go")
        await me.press("find-next")
        await me.see("heading", "compare-risk")
        await me.press("compare-next")
        await me.press("attack-next")
        await me.see("heading", "release-title")
        await decide(opened)
        await me.press("release-write")
        await me.see("heading", "release-downloads")
        for (const [name, id] of [
          ["people-report.html", "download-save"],
          ["people-report.json", "download-save"],
        ]) {
          const { bytes } = await opened.download(() => me.press(id, { name }))
          assert.ok(!bytes.toString().includes(marker), name)
        }
        await opened.close()
      }),
    )
  })
}

test("paper does not show it, and it can be read light and dark at 400 pixels", needs("chromium"), () =>
  scratch(async folder => {
    const browser = await launch("chromium")
    try {
      const opened = await browser.open(artefactUrl, { width: 400, height: 800 })
      await opened.ready()
      const me = person(opened)
      const long = `${marker}${"y".repeat(600)}`
      await writeFile(join(folder, "bad.csv"), `a;b\n1;2\n${long};\u0007;3\n`)
      await me.give("load-choose", join(folder, "bad.csv"))
      await me.alert()
      await seen(opened)
      const [{ cells }] = await shownBy(opened)
      assert.equal(cells[0], `${long.slice(0, 200)}…`)
      await inEitherScheme(opened, async scheme => assert.deepEqual(await faults(opened), [], scheme))
      assert.ok(await opened.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      const isSeen = () => opened.page.evaluate(() => document.querySelector("own-values section").checkVisibility())
      assert.ok(await isSeen())
      await opened.page.emulateMedia({ media: "print" })
      assert.ok(!(await isSeen()))
    } finally {
      await browser.close()
    }
  }),
)
