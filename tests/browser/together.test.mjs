// Several files with the same columns are one table, in the page as on the command line.

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
}
