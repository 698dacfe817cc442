// Columns that nothing is known of are asked about together, too many quasi-identifiers are
// ranked, and columns that cannot be coarsened well are named; each suggestion says why, by what
// share of its values, and how sure it is.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

/** Ninety people: mail addresses under a wrong name, and twelve codes that say nothing. */
const codes = Array.from({ length: 12 }, (_, column) => `v${column + 1}`)
const rows = Array.from({ length: 90 }, (_, i) => [
  `person${i}@example.org`,
  `${1 + (i % 28)}.0${1 + (i % 9)}.19${40 + (i % 50)}`,
  ["Dresden", "Ulm", "Kassel"][i % 3] + String.fromCharCode(65 + (i % 26)),
  ...codes.map((_, column) => "abcdefg"[(i * 7 + column) % (3 + (column % 4))]),
])
const table = [["Region", "Geburtsdatum", "Wohnort", ...codes], ...rows].map(row => row.join(";")).join("\n") + "\n"

const text = (opened, selector) =>
  opened.page.evaluate(selector => document.querySelector(selector)?.innerText ?? "", selector)

for (const engine of enginesOfPage) {
  describe(engine, () => {
    const browser = browserOf(engine)

    for (const width of [1280, 400]) {
      test(`unknown columns are asked about together (${width} px)`, needs(engine), () =>
        scratch(async folder => {
          // High enough for the bar at its foot to lie on nothing.
          const opened = await browser.open(artefactUrl, { width, height: 3200 })
          await opened.ready()
          const me = person(opened)
          const input = join(folder, "people.csv")
          await writeFile(input, table)
          await me.give("load-choose", input)
          await me.see("heading", "load-title-table", { name: "people.csv" })
          await me.press("load-next")
          await me.see("heading", "unsaid-title", { count: 12 })
          await me.see("heading", "many-quasi-title", { count: 14 })
          await me.see("heading", "advice-title", { count: 2 })
          const reason = await text(opened, "column-row .reason")
          assert.ok(reason.includes(words("certainty-sure")) && reason.includes(words("percent", { n: 100 })), reason)
          assert.ok(reason.includes(words("detector", { detector: "e-mail" })), reason)
          assert.deepEqual(await faults(opened), [])
          const wide = await opened.page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          assert.equal(wide, 0)
          if (process.env.OUTIS_PICTURES !== undefined) {
            await opened.page.screenshot({ path: join(process.env.OUTIS_PICTURES, `${engine}-${width}.png`) })
          }
          await me.press("many-quasi-weigh")
          await opened.wait(
            start => document.querySelector("[aria-labelledby=columns-many] [role=status]").innerText.startsWith(start),
            words("many-quasi-kept", { kept: "x", columns: 1 }).split("x")[0],
          )
          const costs = await opened.page.evaluate(() =>
            [...document.querySelectorAll("table.ranked th + td")].map(cell => cell.innerText),
          )
          assert.equal(costs.length, 14)
          // What is kept without one of them is told of the others; the dearest come first.
          for (const cost of costs) assert.match(cost, /^[0-9.]+ of 13$/)
          const kept = costs.map(parseFloat)
          assert.deepEqual(
            kept,
            kept.toSorted((one, other) => other - one),
          )
          assert.deepEqual(await faults(opened), [])
          if (process.env.OUTIS_PICTURES !== undefined) {
            await opened.page.screenshot({ path: join(process.env.OUTIS_PICTURES, `${engine}-${width}-costs.png`) })
          }
          // One of them others may know; all others are left out.
          await opened.page.evaluate(() => document.querySelector("form.unsaid input[value=v1]").click())
          await me.press("unsaid-set")
          await me.gone("heading", "many-quasi-title", { count: 14 })
          const out = await opened.page.evaluate(() => document.querySelectorAll("article.column.identifier").length)
          assert.equal(out, 12)
        }),
      )
    }
  })
}
