// Tables with many columns: nothing lies on anything else, names are broken between their syllables, and
// a page at twice its size keeps its room for the work.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { browserOf, enginesOfPage, launch, needs, thorough } from "./lib/browsers.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"

/** Names as people give them, none of which fits where columns stand side by side. */
const names = [
  "Staatsangehörigkeit",
  "Krankenkassenzugehörigkeit_gekürzt",
  "diastolic_blood_pressure_mmHg",
  "maritalStatus",
  "capitalGainLastCalendarYear",
  "Nachuntersuchungszeitpunkt",
]

/** A table with so many columns. */
function table(columns) {
  const header = Array.from({ length: columns }, (_, i) => (i < names.length ? names[i] : `${names[i % 6]}_${i}`))
  const records = Array.from({ length: 60 }, (_, i) =>
    header.map((_, j) => (j % 3 === 0 ? ["French", "Polish", "Austrian"][(i + j) % 3] : (i * 7 + j) % 11)),
  )
  return [header, ...records].map(cells => `${cells.join(";")}\n`).join("")
}

/** What a window of 1366 × 768 pixels shows, and the same at 200 %. */
const sizes = { "1366 px": { width: 1366, height: 768 }, "1366 px at 200 %": { width: 683, height: 330 } }

for (const engine of enginesOfPage) {
  describe(engine, () => {
    const browser = browserOf(engine)

    test("numbers of many digits keep within their column at 400 px", needs(engine), () =>
      scratch(async folder => {
        const opened = await browser.open(artefactUrl, { width: 400, height: 800 })
        await opened.ready()
        const me = person(opened)
        const path = join(folder, "long.csv")
        const records = Array.from({ length: 60 }, (_, i) => `${4_081_660_884_074_639 + i * 41_017},${i % 7}\n`)
        await writeFile(path, `amount,visits\n${records.join("")}`)
        await me.give("load-choose", path)
        await me.see("heading", "load-title-table", { name: "long.csv" })
        await me.press("load-next")
        await me.see("heading", "describe-title")
        await opened.wait(
          () => document.querySelector("column-chart")?.shadowRoot.querySelector(".ends") instanceof Element,
        )
        assert.ok(await opened.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
        await opened.close()
      }),
    )

    for (const columns of thorough ? [13, 60, 2_000] : [13])
      for (const [size, window] of Object.entries(sizes))
        test(`${columns} columns, ${size}: nothing lies on anything else`, needs(engine), () =>
          scratch(async folder => {
            const opened = await browser.open(artefactUrl, window)
            await opened.ready()
            const me = person(opened)
            const path = join(folder, "wide.csv")
            await writeFile(path, table(columns))
            await me.give("load-choose", path)
            await me.see("heading", "load-title-table", { name: "wide.csv" })
            assert.deepEqual(await faultsOf(opened), [], "Load")
            assert.deepEqual(await brokenWithin(opened, "table.records thead .heading"), [])
            await me.press("load-next")
            await me.see("heading", "describe-title")
            await opened.wait(() => document.querySelector("column-row h2") !== null)
            assert.deepEqual(await faultsOf(opened), [], "Describe")
            assert.deepEqual(await brokenWithin(opened, "column-row h2"), [])
            // Two details, so that there is something to find at once.
            await me.press("describe-select-all", { count: columns })
            await me.choose("describe-bulk-role", "role-insensitive-short")
            assert.deepEqual(await faultsOf(opened), [], "many chosen")
            await me.press("describe-bulk-set", { count: columns })
            for (const name of [names[0], names[2]]) await me.role(name, "quasi-identifier")
            await me.press("describe-next")
            await me.see("heading", "protect-title")
            assert.deepEqual(await faultsOf(opened), [], "Protect")
            await me.press("find-go")
            await me.see("button", "find-next")
            assert.deepEqual(await faultsOf(opened), [], "Find")
            await me.press("find-next")
            await me.see("heading", "compare-risk")
            assert.deepEqual(await faultsOf(opened), [], "Compare")
            assert.deepEqual(await brokenWithin(opened, ".compared-column h3"), [])
            await me.press("compare-next")
            await me.press("attack-next")
            await me.see("heading", "release-title")
            assert.deepEqual(await faultsOf(opened), [], "Release")
            assert.deepEqual(opened.console, [])
            await opened.close()
          }),
        )

    test("bars stay in sight, and scroll away where they would leave no room", needs(engine), async () => {
      for (const [size, window] of Object.entries(sizes)) {
        const opened = await browser.open(artefactUrl, window)
        await opened.ready()
        const me = person(opened)
        await me.press("load-sample")
        await me.see("heading", "load-title-table", { name: "patients.csv" })
        await me.press("load-next")
        await me.see("heading", "describe-title")
        const bars = await opened.page.evaluate(async () => {
          scrollTo(0, document.documentElement.scrollHeight / 2)
          await new Promise(requestAnimationFrame)
          return [".head", "step-rail", ".action", "exposure-line"].filter(selector => {
            const { top, bottom } = document.querySelector(selector).getBoundingClientRect()
            return top < innerHeight && bottom > 0
          })
        })
        const expected = window.height > 480 ? [".head", "step-rail", ".action", "exposure-line"] : []
        assert.deepEqual(bars, expected, size)
        // Whoever wants the way on still finds it.
        await me.press("describe-next")
        await me.see("heading", "protect-title")
        await opened.close()
      }
    })
  })
}

test("13 columns: nothing lies on anything else in a window of any width", needs("chromium"), () =>
  scratch(async folder => {
    const browser = await launch("chromium")
    try {
      const opened = await browser.open(artefactUrl)
      await opened.ready()
      const me = person(opened)
      const look = async step => {
        for (const width of [320, 400, 560, 700, 800, 900, 1000, 1080, 1180, 1280, 1366, 1600, 1920, 2560]) {
          await opened.page.setViewportSize({ width, height: 768 })
          assert.deepEqual(await faultsOf(opened), [], `${step}, ${width} px`)
          assert.deepEqual(await brokenWithin(opened, "column-row h2, .compared-column h3"), [], `${step}, ${width} px`)
          assert.deepEqual(await cutOff(opened, ".head .file, .why .example"), [], `${step}, ${width} px`)
          assert.ok((await roomAbove(opened, ".head .file")) >= 4, `${step}, ${width} px: the name touches the edge`)
        }
      }
      const path = join(folder, "wide.csv")
      await writeFile(path, table(13))
      await me.give("load-choose", path)
      await me.see("heading", "load-title-table", { name: "wide.csv" })
      await look("Load")
      await me.press("load-next")
      await me.see("heading", "describe-title")
      await me.press("describe-select-all", { count: 13 })
      await me.choose("describe-bulk-role", "role-insensitive-short")
      await me.press("describe-bulk-set", { count: 13 })
      for (const name of [names[0], names[2]]) await me.role(name, "quasi-identifier")
      await me.find("article", names[2]).find("button").press()
      await me.see("list", "levels-name", { name: names[2] })
      await look("Describe")
      await me.press("describe-next")
      await me.see("heading", "protect-title")
      await look("Protect")
      await me.press("find-go")
      await me.see("button", "find-next")
      await look("Find")
      await me.press("find-next")
      await me.see("heading", "compare-risk")
      await look("Compare")
    } finally {
      await browser.close()
    }
  }),
)

test("at 400 px captions begin in sight, and figures that belong together stand together", needs("chromium"), () =>
  scratch(async () => {
    const browser = await launch("chromium")
    try {
      const opened = await browser.open(artefactUrl, { width: 400, height: 800 })
      await opened.ready()
      const me = person(opened)
      await me.press("load-sample")
      await me.press("load-next")
      await me.press("describe-next")
      await me.write("spinbutton", "budget-label", "5")
      await opened.wait(() => document.querySelector(".living table:has(s) caption") instanceof Element)
      const lefts = await opened.page.evaluate(() => {
        const caption = document.querySelector(".living table:has(s) caption")
        const range = document.createRange()
        range.selectNodeContents(caption)
        return range.getBoundingClientRect().left - caption.getBoundingClientRect().left
      })
      assert.ok(lefts < 20, `${lefts}`)
      await me.press("find-go")
      await me.see("button", "find-next")
      await me.unfold("trade-off-title")
      await opened.wait(() => /%/.test(document.querySelector(".trade-off .node")?.innerText ?? ""))
      const broken = await opened.page.evaluate(() =>
        [...document.querySelectorAll(".trade-off .node:not([aria-pressed=true])")]
          .filter(node => node.getBoundingClientRect().height > 36)
          .map(node => node.innerText),
      )
      assert.deepEqual(broken, [])
      await me.press("find-next")
      await opened.wait(() => document.querySelector(".heat .tone") instanceof Element)
      // Before stands above after in each cell.
      const beside = await opened.page.evaluate(
        () =>
          [...document.querySelectorAll(".heat td:has(.tone)")].filter(cell => {
            const [was, is] = [...cell.querySelectorAll(".tone")].map(tone => tone.getBoundingClientRect())
            return was.left !== is.left || was.bottom > is.top + 1
          }).length,
      )
      assert.equal(beside, 0)
    } finally {
      await browser.close()
    }
  }),
)

test("what lies on something else, and what is broken anywhere, is seen", needs("chromium"), async () => {
  const browser = await launch("chromium")
  try {
    const opened = await browser.open(
      `data:text/html,<main style="width:300px"><p style="margin:0">one</p>`
        + `<button style="margin-top:-12px">two</button>`
        + `<h2 style="width:60px;overflow-wrap:anywhere">indivisible</h2></main>`,
    )
    assert.deepEqual(await faultsOf(opened), ["P lies on BUTTON: one | two"])
    assert.deepEqual(await brokenWithin(opened, "h2"), ["indivisible"])
  } finally {
    await browser.close()
  }
})

/** What of the work lies on something else of it, or stands out of the page. */
function faultsOf({ page }) {
  return page.evaluate(async () => {
    // The page makes room for the line once it was drawn, and charts are drawn in turn.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    const found = []
    const excess = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (excess > 0) found.push(`${excess} px too wide`)
    const main = document.querySelector("main")
    const isInFlow = element => {
      for (let one = element; one !== main; one = one.parentElement)
        if (
          ["absolute", "fixed", "sticky"].includes(getComputedStyle(one).position)
          || one.matches(".scroll, record-table")
        )
          return false
      return true
    }
    const kinds = "h1, h2, h3, p, button, select, input, fieldset, meter, dt, dd, .name, column-chart, group-change"
    const boxes = [...main.querySelectorAll(kinds)]
      .filter(element => element.checkVisibility() && isInFlow(element))
      .map(element => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1)
      .sort((one, other) => one.box.top - other.box.top)
    for (const [i, { element, box }] of boxes.entries()) {
      for (const other of boxes.slice(i + 1)) {
        if (other.box.top >= box.bottom - 1) break
        const apart = other.box.left >= box.right - 1 || other.box.right <= box.left + 1
        if (apart || element.contains(other.element) || other.element.contains(element)) continue
        const told = [element, other.element].map(({ textContent }) => textContent.trim().slice(0, 30))
        found.push(`${element.tagName} lies on ${other.element.tagName}: ${told.join(" | ")}`)
      }
    }
    return found.slice(0, 5)
  })
}

/** What does not fit in its own box, of what can be seen. */
function cutOff({ page }, selector) {
  return page.evaluate(selector => {
    const isCut = box => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 1
    const seen = [...document.querySelectorAll(selector)].filter(box => box.checkVisibility())
    return seen.filter(isCut).map(box => box.textContent)
  }, selector)
}

/** Pixels between what is written in a box and the upper edge of what it stands in. */
function roomAbove({ page }, selector) {
  return page.evaluate(selector => {
    const box = document.querySelector(selector)
    return box.getBoundingClientRect().top - box.parentElement.getBoundingClientRect().top
  }, selector)
}

/** Parts of names that stand on two lines: they are broken within a syllable. */
function brokenWithin({ page }, selector) {
  return page.evaluate(selector => {
    const found = []
    for (const name of document.querySelectorAll(selector)) {
      const parts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT)
      while (parts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(parts.currentNode)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1 && !/\s/.test(parts.currentNode.data)) found.push(parts.currentNode.data)
      }
    }
    return found
  }, selector)
}
