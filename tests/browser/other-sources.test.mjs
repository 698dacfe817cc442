// Tables that come neither as CSV nor as a workbook: objects of JSON in a file, a data set of Stata,
// and cells that are pasted. What is released of each is the command line's to the byte.

import assert from "node:assert/strict"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { fileURLToPath } from "node:url"
import { artefactUrl } from "./lib/artefact.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { evidence, run } from "./lib/cli.mjs"
import { release, seed } from "./lib/journey.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { problem, words } from "./lib/words.mjs"

const parquet = name => new URL(`../../crates/workbook/tests/parquet/${name}.parquet`, import.meta.url)
const stata = new URL("../../crates/workbook/tests/stata/pyreadstat-118.dta", import.meta.url)

for (const engine of enginesOfPage) {
  const wanted = needs(engine)
  const browser = browserOf(engine)

  async function opened() {
    const page = await browser.open(artefactUrl)
    await page.ready()
    return { page, me: person(page) }
  }

  const shown = page => page.page.evaluate(() => document.querySelector("load-step").innerText)

  /** Releases the table that is loaded under this name, and compares with what comes of the same file. */
  async function released({ page, me, file, input, roles, k, answer }) {
    await me.press("load-next")
    if (answer !== undefined) await me.press(answer)
    for (const [column, role] of Object.entries(roles)) await me.role(column, role)
    await me.press("describe-next")
    if (k !== undefined) await me.write("spinbutton", "protect-k-before", String(k))
    await me.press("find-go")
    await me.press("find-next")
    await me.see("heading", "compare-useful")
    const made = await release(page, { file })
    const native = await run({ recipe: made.recipe, seed, input })
    assert.ok(made.release.equals(native.release), "the release differs")
    assert.equal(evidence(made.report), evidence(native.report))
  }

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
      const roles = { zip: "quasi-identifier", age: "quasi-identifier" }
      await released({ page, me, file: "good.jsonl", input: good, roles })
      assert.deepEqual(page.console, [])
      await page.close()

      const list = join(folder, "list.json")
      await writeFile(list, JSON.stringify(objects))
      const again = await opened()
      await again.me.give("load-choose", list)
      await again.me.see("heading", "load-title-table", { name: "list.json" })
      await released({ ...again, file: "list.json", input: list, roles })
      assert.deepEqual(again.page.console, [])
      await again.page.close()
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
      const others = Object.fromEntries(["weight", "born", "seen", "income"].map(name => [name, "insensitive"]))
      const roles = { ...others, name: "identifier", sex: "quasi-identifier" }
      await released({ page, me, file: "pyreadstat-118.dta", input: fileURLToPath(stata), roles, k: 2 })
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: a data set of Parquet is a table, with the texts that the command line reads`, wanted, () =>
    scratch(async folder => {
      const { page, me } = await opened()
      const broken = join(folder, "broken.parquet")
      await writeFile(broken, (await readFile(parquet("duckdb"))).subarray(0, 900))
      await me.give("load-choose", broken)
      assert.ok((await me.alert()).includes(problem({ code: "workbook-broken" })))
      await me.give("load-choose", fileURLToPath(parquet("refused-list")))
      const nested = { code: "parquet-not-read", detail: "nested", attribute: "list", column: 2 }
      assert.ok((await me.alert()).includes(problem(nested)))
      const input = fileURLToPath(parquet("duckdb"))
      await me.give("load-choose", input)
      await me.see("heading", "load-title-table", { name: "duckdb.parquet" })
      const text = await shown(page)
      for (const part of [words("load-parquet"), "16.333333333333332", "0.875", "2024-02-29 06:59:59.5"])
        assert.ok(text.includes(part), `${part} in ${text}`)
      const others = ["truth", "number", "double", "name", "small", "share", "day", "moment", "zoned"]
      const roles = { ...Object.fromEntries(others.map(name => [name, "insensitive"])), id: "identifier" }
      const all = { ...roles, kind: "quasi-identifier" }
      await released({ page, me, file: "duckdb.parquet", input, roles: all, k: 2, answer: "person-no" })
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: cells of several lines that are copied from a page stay one cell`, wanted, () =>
    scratch(async folder => {
      const { page, me } = await opened()
      const cells = Array.from({ length: 20 }, (_, i) => [`0106${i % 3}`, `Lane ${i % 4}`])
      const cell = (tag, content) => `<${tag}>${content}</${tag}>`
      const row = (tag, [zip, ...lines]) => `<tr>${cell(tag, zip)}\n${cell(tag, lines.join("<br>"))}</tr>`
      const rows = [row("th", ["zip", "address"]), ...cells.map(cells => row("td", [...cells, "Town"]))]
      const said = {
        "text/plain": ["zip\taddress", ...cells.map(([zip, lane]) => `${zip}\t${lane}\nTown`)].join("\n"),
        "text/html": `<table>${rows.join("")}</table>`,
      }
      await page.page.evaluate(said => {
        const event = new Event("paste", { bubbles: true, cancelable: true })
        Object.defineProperty(event, "clipboardData", { value: { files: [], getData: type => said[type] } })
        document.dispatchEvent(event)
      }, said)
      await me.see("heading", "load-title-table", { name: words("load-pasted") })
      const input = join(folder, "pasted.tsv")
      await writeFile(input, ["zip\taddress", ...cells.map(([zip, lane]) => `${zip}\t"${lane}\nTown"`), ""].join("\n"))
      const roles = { zip: "quasi-identifier", address: "quasi-identifier" }
      await released({ page, me, file: words("load-pasted"), input, roles })
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: pasted cells are a table`, wanted, () =>
    scratch(async folder => {
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
      const input = join(folder, "pasted.tsv")
      await writeFile(input, rows.join("\n"))
      const roles = { zip: "quasi-identifier", age: "quasi-identifier" }
      await released({ page, me, file: words("load-pasted"), input, roles })
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )
}
