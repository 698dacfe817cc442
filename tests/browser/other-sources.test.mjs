// Tables that come neither as CSV nor as a workbook: objects of JSON in a file, a data set of Stata,
// and cells that are pasted.

import assert from "node:assert/strict"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { fileURLToPath } from "node:url"
import { artefactUrl } from "./lib/artefact.mjs"
import { browserOf, engines, needs } from "./lib/browsers.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { problem, words } from "./lib/words.mjs"

const stata = new URL("../../crates/workbook/tests/stata/pyreadstat-118.dta", import.meta.url)

for (const engine of engines) {
  const wanted = needs(engine)
  const browser = browserOf(engine)

  async function opened() {
    const page = await browser.open(artefactUrl)
    await page.ready()
    return { page, me: person(page) }
  }

  const shown = page => page.page.evaluate(() => document.querySelector("load-step").innerText)

  test(`${engine}: objects of JSON are a table, and what is none is refused with its place`, wanted, () =>
    scratch(async folder => {
      const { page, me } = await opened()
      const objects = Array.from({ length: 20 }, (_, i) => ({ zip: `0106${i % 3}`, age: 30 + (i % 4) }))
      const good = join(folder, "good.jsonl")
      const nested = join(folder, "nested.json")
      await writeFile(good, objects.map(object => JSON.stringify(object)).join("\n"))
      await writeFile(nested, JSON.stringify([{ zip: "01067" }, { zip: { secret: 1 } }]))
      await me.give("load-choose", nested)
      const said = await me.alert()
      assert.ok(said.includes(problem({ code: "json-not-flat", line: 1, record: 2, column: 1 })), `${said}`)
      await me.give("load-choose", good)
      await me.see("heading", "load-title-table", { name: "good.jsonl" })
      const text = await shown(page)
      for (const part of [words("load-json"), "01060", "33"]) assert.ok(text.includes(part), `${part} in ${text}`)
      assert.ok(!text.includes(words("load-delimiter-name")), text)
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: a data set of Stata is a table, with its labels and dates`, wanted, () =>
    scratch(async folder => {
      const { page, me } = await opened()
      const broken = join(folder, "broken.dta")
      await writeFile(broken, (await readFile(stata)).subarray(0, 900))
      await me.give("load-choose", broken)
      assert.ok((await me.alert()).includes(problem({ code: "workbook-broken" })))
      await me.give("load-choose", fileURLToPath(stata))
      await me.see("heading", "load-title-table", { name: "pyreadstat-118.dta" })
      const text = await shown(page)
      for (const part of [words("load-stata"), "Ägidius Weiß", "female", "1899-12-31"])
        assert.ok(text.includes(part), `${part} in ${text}`)
      assert.ok(!text.includes(words("load-sheet-label")), text)
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: pasted cells are a table`, wanted, async () => {
    const { page, me } = await opened()
    const rows = ["zip\tage", ...Array.from({ length: 20 }, (_, i) => `0106${i % 3}\t${30 + (i % 4)}`)]
    await page.page.evaluate(text => {
      // What is copied here cannot be written by the page itself, which is hardened against that.
      const event = new Event("paste", { bubbles: true, cancelable: true })
      Object.defineProperty(event, "clipboardData", { value: { files: [], getData: () => text } })
      document.dispatchEvent(event)
    }, rows.join("\n"))
    await me.see("heading", "load-title-table", { name: words("load-pasted") })
    assert.ok((await shown(page)).includes("01060"))
    assert.deepEqual(page.console, [])
    await page.close()
  })
}
