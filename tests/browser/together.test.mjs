// Several files with the same columns are one table, and so are several of the same people, in the page as on
// the command line.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { evidence, run } from "./lib/cli.mjs"
import { drop } from "./lib/dropping.mjs"
import { release, seed } from "./lib/journey.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { problem, words } from "./lib/words.mjs"

/** Patients of a month: neither zip nor age has one value of the other, so that it is no hierarchy. */
const month = (number, records) =>
  Array.from({ length: records }, (_, i) => [`0106${(i + number) % 3}`, 30 + (i % 4), `ill ${(i * number) % 5}`])

const text = (header, rows, delimiter) => [header, ...rows].map(row => `${row.join(delimiter)}\n`).join("")
const names = ["zip", "age", "ill"]

/** Patients, one of whom never came, and their visits, one of which is nobody's. */
const patients = Array.from({ length: 30 }, (_, i) => [`p${i}`, `0106${i % 3}`, 30 + (i % 4)])
const visits = [
  ...Array.from({ length: 70 }, (_, i) => [`ward ${i % 2}`, `p${(i * 7) % 29}`, `ill ${(i * i) % 5}`]),
  ["ward 1", "p99", "ill 2"],
]

/** What is said of the visits. */
const told = { records: 71, without: 1, lacking: 1 }

for (const engine of enginesOfPage) {
  const needed = needs(engine)
  const browser = browserOf(engine)

  test(`together: files of each month are one table, released like the command line's (${engine})`, needed, () =>
    scratch(async folder => {
      const opened = await browser.open(artefactUrl)
      await opened.ready()
      const me = person(opened)
      const path = name => join(folder, name)
      const files = { "month2.csv": month(2, 40), "month10.csv": month(10, 30), "month11.csv": month(11, 20) }
      await writeFile(path("month2.csv"), text(names, files["month2.csv"], ","))
      // Between other separators, and in another order.
      const turned = files["month10.csv"].map(([zip, age, ill]) => [ill, zip, age])
      await writeFile(path("month10.csv"), text(["ill", "zip", "age"], turned, ";"))
      await writeFile(path("month11.csv"), text(names, files["month11.csv"], ","))
      await writeFile(path("other.csv"), text(["zip", "age", "sick"], files["month2.csv"], ","))

      await drop(opened, [path("month10.csv"), path("month2.csv")])
      await me.press("given-together", { files: 2 })
      await me.see("heading", "load-title-table", { name: words("files-together", { name: "month2.csv", others: 1 }) })
      await me.read("load-files-part", { name: "month10.csv", records: 30 })
      if (engine === "chromium") assert.deepEqual(await faults(opened), [])

      await drop(opened, [path("other.csv")])
      const both = words("files-together", { name: "month2.csv", others: 1 })
      await me.press("given-below", { files: 1, name: both })
      const said = await me.alert()
      const expected = problem({ code: "files-differ", detail: "column", column: 3, file: "other.csv" })
      assert.ok(said.includes(expected), `${said}`)
      await me.see("heading", "load-title-table", { name: both })

      await drop(opened, [path("month11.csv")])
      await me.press("given-below", { files: 1, name: both })
      const three = words("files-together", { name: "month2.csv", others: 2 })
      await me.see("heading", "load-title-table", { name: three })
      await me.press("load-next")
      for (const column of ["zip", "age"]) await me.role(column, "quasi-identifier")
      await me.role("ill", "insensitive")
      await me.press("describe-next")
      await me.press("find-go")
      await me.press("find-next")
      const made = await release(opened, { file: "month2.csv" })
      const { input } = JSON.parse(made.report)
      assert.deepEqual([input.records, input.files.map(file => file.records)], [90, [40, 30, 20]])
      const again = await run({
        recipe: made.recipe,
        input: Object.keys(files).map(path),
        seed,
      })
      assert.equal(made.release.toString(), again.release.toString())
      assert.equal(evidence(made.report), evidence(again.report))
      assert.ok(made.html.toString().includes(words("report-file", { number: 3 })))
      assert.deepEqual(opened.console, [])
      await opened.close()
    }),
  )

  test(`together: patients and their visits are one table, released like the command line's (${engine})`, needed, () =>
    scratch(async folder => {
      const opened = await browser.open(artefactUrl)
      await opened.ready()
      const me = person(opened)
      const path = name => join(folder, name)
      await writeFile(path("visits.csv"), text(["ward", "id", "ill"], visits, ";"))
      // It has the persons, although its name comes later.
      await writeFile(path("wards.csv"), text(["id", "zip", "age"], patients, ","))

      await drop(opened, [path("visits.csv"), path("wards.csv")])
      await me.see("heading", "given-belong", { column: "id" })
      const focused = () => opened.page.evaluate(() => document.activeElement?.textContent)
      assert.equal(await focused(), words("given-belong", { column: "id" }))
      await me.read("given-belong-table", { name: "visits.csv", ...told })
      if (engine === "chromium") assert.deepEqual(await faults(opened), [])
      await me.press("given-only", { file: "wards.csv" })
      await me.see("heading", "load-title-table", { name: "wards.csv" })
      const settled = page => page.wait(() => document.querySelector("given-files h2") === null)
      await settled(opened)
      await opened.close()

      const other = await browser.open(artefactUrl)
      await other.ready()
      const them = person(other)
      await drop(other, [path("visits.csv"), path("wards.csv")])
      await them.press("given-put-together")
      const both = words("files-together", { name: "wards.csv", others: 1 })
      await them.see("heading", "load-title-table", { name: both })
      await them.read("load-files-part", { name: "wards.csv", records: 30 })
      await them.read("given-belong-table", { name: "visits.csv", ...told })
      await settled(other)
      if (engine === "chromium") assert.deepEqual(await faults(other), [])
      await them.press("load-next")
      for (const column of ["zip", "age", "ward"]) await them.role(column, "quasi-identifier")
      await them.role("ill", "insensitive")
      await them.press("describe-next")
      await them.press("find-go")
      await them.press("find-next")
      const made = await release(other, { file: "wards.csv" })
      const recipe = JSON.parse(made.recipe)
      assert.equal(recipe.records.entity, "id")
      assert.deepEqual(
        recipe.data.join.map(one => [one.name, one.key, one["without-person"]]),
        [["visits", "id", "leave-out"]],
      )
      const { input } = JSON.parse(made.report)
      assert.deepEqual([input.records, input.join.persons, input.join.tables[0]["persons-without"]], [71, 30, 1])
      const inReport = words("report-joined", { records: 71, persons: 30, tables: 1 })
      assert.ok(made.html.toString().includes(inReport))
      const given = { recipe: made.recipe, input: path("wards.csv"), join: [path("visits.csv")], seed }
      const again = await run(given)
      assert.equal(made.release.toString(), again.release.toString())
      assert.equal(evidence(made.report), evidence(again.report))
      assert.deepEqual(other.console, [])
      await other.close()

      // Whoever opens the recipe is told what to give, and gives both in any order.
      const later = await browser.open(artefactUrl)
      await later.ready()
      const reader = person(later)
      await writeFile(path("asked.json"), made.recipe)
      await drop(later, [path("asked.json")])
      await reader.read("recipe-waits-join", { name: "asked.json", files: 2 })
      await drop(later, [path("wards.csv")])
      const lacking = problem({ code: "join", detail: "files", expected: 1, found: 0 })
      const said = await reader.alert()
      assert.ok(said.includes(lacking), `${said}`)
      await drop(later, [path("visits.csv"), path("wards.csv")])
      await reader.see("heading", "load-title-table", { name: both })
      await reader.read("message-recipe-in-force", { name: "asked.json" })
      assert.deepEqual(later.console, [])
      await later.close()
    }),
  )
}
