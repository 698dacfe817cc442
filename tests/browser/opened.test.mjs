// Recipes that are opened for a table: it is read as they say, whichever came first, and as before
// once they are put away.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { evidence, run } from "./lib/cli.mjs"
import { release, seed } from "./lib/journey.mjs"
import { sheets } from "./lib/packages.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { problem, words } from "./lib/words.mjs"

const xlsx = sheets()

/** A workbook with people of two years, and a line of totals in the first. */
function years() {
  const people = (year, count) => Array.from({ length: count }, (_, i) => [year - 30 - (i % 4), `0106${i % 3}`, i % 7])
  const header = ["born", "zip", "visits"]
  const book = xlsx.utils.book_new()
  const add = (name, rows) => xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet([header, ...rows]), name)
  add("2024", [...people(2024, 40), ["Total", "", 120]])
  add("2023", people(2023, 30))
  return xlsx.write(book, { type: "buffer", bookType: "xlsx" })
}

const attribute = (name, role) => ({ name, role })
const recipe = (format, more = {}) => ({
  outis: 1,
  kind: "recipe",
  data: { format },
  attributes: [
    attribute("born", "quasi-identifier"),
    attribute("zip", "quasi-identifier"),
    attribute("visits", "insensitive"),
  ],
  models: [{ model: "k-anonymity", k: 2 }],
  suppression: { limit: 1 },
  ...more,
})

for (const engine of enginesOfPage) {
  const needed = needs(engine)
  const browser = browserOf(engine)

  /** A page, somebody before it, and a way to write files for it. */
  async function begun(folder) {
    const opened = await browser.open(artefactUrl)
    await opened.ready()
    const me = person(opened)
    const write = async (name, content) => {
      await writeFile(join(folder, name), content)
      return join(folder, name)
    }
    const said = () => opened.page.evaluate(() => document.querySelector("load-step").innerText)
    const read = records =>
      opened.wait(
        start => document.querySelector("load-step").innerText.includes(start),
        words("load-found", { records, columns: 3, size: "x" }).split("x")[0],
      )
    return { opened, me, write, said, read }
  }

  test(`opened: the sheet is the recipe's, whichever came first (${engine})`, needed, () =>
    scratch(async folder => {
      const { opened, me, write, read } = await begun(folder)
      const input = await write("years.xlsx", years())
      await me.give("load-choose", input)
      await read(41)
      await me.give("load-recipe", await write("recipe.json", JSON.stringify(recipe({ sheet: "2023" }))))
      await me.read("message-recipe-in-force", { name: "recipe.json" })
      await read(30)
      await me.press("load-next")
      await me.press("describe-next")
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-useful")
      const made = await release(opened, { file: "years.xlsx" })
      assert.equal(JSON.parse(made.report).input.records, 30)
      const native = await run({ recipe: made.recipe, seed, input })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.equal(evidence(made.report), evidence(native.report))
      assert.deepEqual(opened.console, [])
      await opened.close()
    }),
  )

  test(
    `opened: a sheet that is not there may be another, and what was left out of one stays there (${engine})`,
    needed,
    () =>
      scratch(async folder => {
        const { opened, me, write, said, read } = await begun(folder)
        await me.give("load-recipe", await write("recipe.json", JSON.stringify(recipe({ sheet: "2022" }))))
        await me.give("load-choose", await write("years.xlsx", years()))
        const refused = problem({ code: "missing-sheet", detail: "2022" })
        assert.ok((await me.alert()).includes(refused))
        await me.press("load-first-sheet")
        await me.read("message-recipe-in-force", { name: "recipe.json" })
        await read(41)
        await me.press("load-skip-totals", { records: 1 })
        await read(40)
        await me
          .find("combobox", words("load-sheet-label"))
          .choose(words("load-sheet-rows", { name: "2023", rows: 31 }))
        await read(30)
        assert.ok(
          !(await said()).includes(
            words("load-left-out", { above: 0, units: 0, empty: 0, "repeated-names": 0, pages: 0, last: 1 }).trim(),
          ),
        )
        assert.deepEqual(opened.console, [])
        await opened.close()
      }),
  )

  test(`opened: put away, the table is read as before (${engine})`, needed, () =>
    scratch(async folder => {
      const { opened, me, write, read } = await begun(folder)
      const lines = Array.from({ length: 20 }, (_, i) => `${1950 + (i % 3)},0106${i % 2},${i % 5}\n`)
      await me.give("load-choose", await write("people.csv", `born,zip,visits\n${lines.join("")}`))
      await read(20)
      const other = recipe({ delimiter: ";", "header-line": 2 })
      await me.give("load-recipe", await write("other.json", JSON.stringify(other)))
      await me.read("recipe-refused", { name: "other.json" })
      await me.press("recipe-forget")
      await read(20)
      assert.deepEqual(opened.console, [])
      await opened.close()
    }),
  )

  test(`opened: zeros stay filled up while columns are called the same (${engine})`, needed, () =>
    scratch(async folder => {
      const { opened, me, write, read } = await begun(folder)
      const lines = Array.from({ length: 20 }, (_, i) => `${i % 3 === 0 ? "1067" : "10115"},${30 + (i % 4)},${i % 5}\n`)
      await me.give("load-choose", await write("people.csv", `zip,age,visits\n${lines.join("")}Total,,40\n`))
      await read(21)
      await me.press("load-restore-zeros")
      await me.gone("button", "load-restore-zeros")
      await me.press("load-skip-totals", { records: 1 })
      await read(20)
      await me.gone("button", "load-restore-zeros")
      const cells = await opened.page.evaluate(() =>
        [...document.querySelectorAll("table.records td:first-child")].map(cell => cell.innerText),
      )
      assert.ok(cells.includes("01067") && !cells.includes("1067"), `${cells}`)
      assert.deepEqual(opened.console, [])
      await opened.close()
    }),
  )

  test(`opened: a recipe that folds is in force for a file with several rows per person (${engine})`, needed, () =>
    scratch(async folder => {
      const { opened, me, write } = await begun(folder)
      const visits = Array.from({ length: 60 }, (_, i) => `p${i % 25},${1950 + ((i % 25) % 3)},${i % 5}\n`)
      const input = await write("visits.csv", `id,born,cost\n${visits.join("")}`)
      const folding = {
        outis: 1,
        kind: "recipe",
        data: { fold: { by: "id", columns: { cost: { keep: "sum" } } } },
        attributes: [
          attribute("id", "identifier"),
          attribute("born", "quasi-identifier"),
          attribute("cost", "insensitive"),
        ],
        models: [{ model: "k-anonymity", k: 2 }],
      }
      await me.give("load-choose", input)
      await me.see("heading", "load-title-table", { name: "visits.csv" })
      await me.give("load-recipe", await write("folding.json", JSON.stringify(folding)))
      await me.read("message-recipe-in-force", { name: "folding.json" })
      await me.press("load-next")
      await me.see("heading", "fold-answered", { name: "id" })
      await me.press("describe-next")
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-useful")
      const made = await release(opened, { file: "visits.csv" })
      const { input: read } = JSON.parse(made.report)
      assert.deepEqual([read.records, read.fold.records], [25, 60])
      const native = await run({ recipe: made.recipe, seed, input })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.equal(evidence(made.report), evidence(native.report))
      assert.deepEqual(opened.console, [])
      await opened.close()
    }),
  )
}
