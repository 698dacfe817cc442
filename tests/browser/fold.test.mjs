// A file with several records for each patient: one row is made for each, and what the page then
// shows, releases and reports is of these rows, as on the command line.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { evidence, run } from "./lib/cli.mjs"
import { release, seed } from "./lib/journey.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { persons, words } from "./lib/words.mjs"

const patients = 120
const visits = 300

/** Whose visit each is, when it was and what it cost: some come again and again. */
const rows = Array.from({ length: visits }, (_, i) => {
  const patient = i < patients ? i : (i * i * 7) % 50
  return {
    patient: `P${String(patient).padStart(4, "0")}`,
    born: 1940 + ((patient * 37) % 60),
    area: 10 + ((patient * 11 + (i % 5 === 0 ? 1 : 0)) % 6),
    came: `2024-${String(1 + ((i * 5) % 12)).padStart(2, "0")}-${String(1 + ((i * 11) % 28)).padStart(2, "0")}`,
    finding: `F${i % 5}`,
    cost: i % 90,
  }
})
const table =
  "PatientenID;born;area;came;finding;cost\n" + rows.map(row => `${Object.values(row).join(";")}\n`).join("")
const asked = { name: "PatientenID", values: patients, records: visits }

for (const engine of enginesOfPage) {
  const needed = needs(engine)
  const browser = browserOf(engine)

  test(`fold: one row for each person, chosen, changed and released (${engine})`, needed, () =>
    scratch(async folder => {
      const opened = await browser.open(artefactUrl)
      await opened.ready()
      const me = person(opened)
      const input = join(folder, "visits.csv")
      await writeFile(input, table)
      await me.give("load-choose", input)
      await me.see("heading", "load-title-table", { name: "visits.csv" })
      await me.press("load-next")
      for (const column of ["born", "area"]) await me.role(column, "quasi-identifier")
      for (const column of ["came", "finding", "cost"]) await me.role(column, "insensitive")
      // Both ways side by side.
      await me.press("person-unsure")
      await me.read("person-effect-folded")
      await me.press("person-fold")
      await me.see("heading", "fold-answered", { name: "PatientenID" })
      await me.gone("heading", "person-question", asked)
      const keep = async (column, what) => {
        await me.find("combobox", words("fold-keep-of", { name: column })).choose(words(`keep-${what}`))
      }
      await me.find("combobox", words("fold-order")).choose("came")
      await keep("finding", "last")
      await keep("cost", "sum")
      const count = words("fold-count-name")
      await me.find("checkbox", words("fold-count", { name: count })).check()
      // The count is a column like the others.
      await me.see("article", "fold-count-name")
      if (engine === "chromium") assert.deepEqual(await faults(opened), [])
      await me.role(count, "insensitive")
      await me.press("describe-next")
      await me.write("spinbutton", "budget-label", "20")
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-risk", persons)
      const made = await release(opened, { file: "visits.csv" })
      const { input: read, records } = JSON.parse(made.report)
      assert.deepEqual([read.records, read.fold.records, read.fold.persons], [patients, visits, patients])
      assert.equal(records.unit, "persons")
      assert.equal(read.fold.columns.cost.keep, "sum")
      assert.equal(read.fold.columns.finding.keep, "last")
      assert.ok(read.fold.columns.finding.values > 0)
      const again = await run({ recipe: made.recipe, input, seed })
      assert.equal(made.release.toString(), again.release.toString())
      assert.equal(evidence(made.report), evidence(again.report))
      assert.ok(
        made.html.toString().includes(words("report-folded-column", { name: "finding", keep: words("keep-last") })),
      )
      assert.deepEqual(opened.console, [])
      await opened.close()
    }),
  )

  test(`fold: dates written otherwise than was said show their lines beside the message (${engine})`, needed, () =>
    scratch(async folder => {
      const opened = await browser.open(artefactUrl)
      await opened.ready()
      const me = person(opened)
      const input = join(folder, "visits.csv")
      await writeFile(input, table)
      await me.give("load-choose", input)
      await me.press("load-next")
      await me.press("person-fold")
      await me.see("heading", "fold-answered", { name: "PatientenID" })
      // The line at the top tells of the file, and of what was made of it.
      await me.read("app-file-folded", { name: "visits.csv", records: visits, columns: 6, persons: patients })
      await me.find("combobox", words("fold-order")).choose("came")
      // A page that is drawn anew while somebody types takes nothing away from them.
      await opened.page.waitForSelector("#fold-format")
      const typed = await opened.page.evaluate(async () => {
        const field = document.querySelector("#fold-format")
        field.focus()
        field.value = "%d."
        const page = document.querySelector("outis-app")
        page.requestUpdate()
        await page.updateComplete
        return field.value
      })
      assert.equal(typed, "%d.")
      await me.write("textbox", "date-format", "%d.%m.%Y")
      await me.see("heading", "fold-failed")
      const [{ came }] = rows
      const shown = await opened.page.waitForSelector("own-values .cells")
      assert.ok((await shown.evaluate(cells => cells.innerText)).includes(came))
      const said = await opened.page.evaluate(() => document.querySelector(".note.fault").innerText)
      assert.ok(!said.includes(came), said)
      await me.write("textbox", "date-format", "")
      await me.gone("heading", "fold-failed")
      assert.deepEqual(opened.console, [])
      await opened.close()
    }),
  )

  test(`fold: back to each row, by an answer and by undoing (${engine})`, needed, () =>
    scratch(async folder => {
      const opened = await browser.open(artefactUrl)
      await opened.ready()
      const me = person(opened)
      const input = join(folder, "visits.csv")
      await writeFile(input, table)
      await me.give("load-choose", input)
      await me.press("load-next")
      await me.press("person-fold")
      await me.see("heading", "fold-answered", { name: "PatientenID" })
      await me.press("person-again")
      await me.see("heading", "person-question", asked)
      await me.press("person-fold")
      await me.see("heading", "fold-answered", { name: "PatientenID" })
      const label = words("history-fold", { name: "PatientenID" })
      await me.press("history-undo", { label })
      await me.see("heading", "person-question", asked)
      assert.deepEqual(opened.console, [])
      await opened.close()
    }),
  )
}
