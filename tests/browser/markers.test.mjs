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
}
