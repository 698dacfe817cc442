// What stands in the missing cells of a column, and what becomes of them.

import assert from "node:assert/strict"
import { test } from "node:test"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { described } from "./lib/journey.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

/** Of a half the sex is missing, written in two ways; of a third the work, of which nothing is written. */
const people = () =>
  Array.from({ length: 60 }, (_, i) => [["m", "f", "NA", "-", "-"][i % 5], ["nurse", "cook", ""][i % 3]].join(";"))

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  test(`${engine}: the texts of missing cells are told at their column, the commonest first`, needs(engine), () =>
    scratch(async folder => {
      const text = `sex;work\n${people().join("\n")}\n`
      const { page } = await described(browser, folder, text, ["sex", "work"])
      const said = markers => words("column-missing-as", { markers, marker: "(empty)", fate: "written" })
      const told = async name =>
        page.page.evaluate(name => document.querySelector(`.column-values[data-why-of="${name}"]`).innerText, name)
      assert.ok((await told("sex")).includes(said("- and NA")), await told("sex"))
      assert.ok((await told("work")).includes(said(words("cell-empty"))), await told("work"))
      // Where records with a missing detail are left out, none is written.
      await page.page.evaluate(() => document.querySelectorAll("input[name=missing-match]")[2].click())
      const removed = words("column-missing-as", { markers: "- and NA", marker: "", fate: "removed" })
      await page.wait(
        removed => document.querySelector('.column-values[data-why-of="sex"]').innerText.includes(removed),
        removed,
      )
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(
    `${engine}: of missing cells it is told by what stands in the column whether they stay as they are`,
    needs(engine),
    () =>
      scratch(async folder => {
        const columns = {
          whole: ["x", "y"],
          blank: ["x", ""],
          na: ["x", "NA"],
          dash: ["x", "-"],
          both: ["x", "", "x", "NA"],
        }
        const names = Object.keys(columns)
        const rows = Array.from({ length: 640 }, (_, i) =>
          Object.values(columns).map(
            (texts, column) => texts[((i >> column) & 1) + (texts.length > 2 && i >= 320 ? 2 : 0)],
          ),
        )
        const told = async names => {
          const text = [names, ...rows.map(row => names.map(name => row[Object.keys(columns).indexOf(name)]))]
          const lines = `${text.map(cells => cells.join(";")).join("\n")}\n`
          const { page } = await described(browser, folder, lines, names)
          await page.wait(() => document.querySelector("living-table .headline")?.innerText.includes("as in your file"))
          const said = await page.page.evaluate(() => document.querySelector("living-table .headline").innerText)
          assert.deepEqual(page.console, [])
          await page.close()
          return said.split("; ").slice(0, -1)
        }
        assert.deepEqual(await told(names), [
          words("outcome-exact", { names: "whole and blank" }),
          words("outcome-missing-as", { names: "na, dash, and both", marker: words("cell-empty") }),
        ])
        // Where nothing else is missing its own text stays, as far as a spreadsheet takes it for text.
        assert.deepEqual(await told(["whole", "na"]), [words("outcome-exact", { names: "whole and na" })])
        assert.deepEqual(await told(["whole", "dash"]), [
          words("outcome-exact", { names: "whole" }),
          words("outcome-guarded", { names: "dash" }),
        ])
      }),
  )
}
