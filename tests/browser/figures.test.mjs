// Figures as people read them: columns in the order of the file wherever they are told of, no column of
// the table of associations in which nothing can be compared, and one scale for what is lost.

import assert from "node:assert/strict"
import { test } from "node:test"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { described, release } from "./lib/journey.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

/** Names whose order is another than that of their letters. */
const COLUMNS = ["zone", "job", "age", "club"]

/** Records of which every job is another, so that nothing of it can be left. */
const TEXT = [
  [...COLUMNS, "note"].join(";"),
  ...Array.from({ length: 240 }, (_, i) => `${"NS"[i % 2]};job ${i};${20 + (i % 60)};${"abc"[i % 3]};${i % 4}`),
  "",
].join("\n")

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  test(`${engine}: columns are told of in the order of the file, and losses on one scale`, needs(engine), () =>
    scratch(async folder => {
      const { page, me } = await described(browser, folder, TEXT, COLUMNS)
      const texts = selector =>
        page.page.evaluate(
          selector => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim()),
          selector,
        )
      await me.press("describe-next")
      await me.press("find-go")
      await me.see("button", "find-next")
      await me.see("heading", "runners-title")
      await page.wait(() => document.querySelector(".neighbours .name") !== null)
      assert.deepEqual(await texts(".neighbours .name"), COLUMNS)
      const kept = await page.page.evaluate(() => document.querySelector(".hero-figure").innerText)
      await me.press("find-next")
      await me.see("heading", "compare-useful")
      assert.deepEqual(await texts(".met .deciding dt"), COLUMNS)
      assert.deepEqual(await texts("compare-step details[data-why=utility] tbody th"), COLUMNS)
      const compared = await texts("association-table th")
      assert.ok(compared.length > 0 && !compared.includes("job"), compared.join(", "))
      await me.read("associations-alone", { names: "job", count: 1 })
      const { html } = await release(page, { file: "people.csv" })
      const read = html.toString().replaceAll(/\s/g, " ")
      assert.ok(read.includes(`: ${kept.trim().replaceAll(/\s/g, " ")} of the detail is kept.`), kept)
      assert.ok(read.includes(words("report-attribute-kept")))
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )
}
