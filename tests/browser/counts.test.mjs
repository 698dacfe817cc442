// A table that an engine has counted: each line stands for several records. The page counts them,
// and releases what the command line does.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { evidence, run } from "./lib/cli.mjs"
import { decide, described, saveAll, seed } from "./lib/journey.mjs"
import { parse } from "./lib/remeasure.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

const towns = ["Ulm", "Hof", "Aue", "Bonn"]
const lines = towns.flatMap((town, i) =>
  Array.from({ length: 12 }, (_, j) => `${town},${20 + j * 5},${["flu", "gout"][j % 2]},${1 + ((i * 5 + j * 7) % 9)}`),
)
const table = `town,age,ill,n\n${lines.join("\n")}\n`
const counted = lines => lines.reduce((sum, line) => sum + Number(line.split(",")[3]), 0)
const records = counted(lines)

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  test(`${engine}: lines that stand for several records are counted and released as such`, needs(engine), () =>
    scratch(async folder => {
      const { page: opened, me, input } = await described(browser, folder, table, ["town", "age"])
      await me.role("ill", "sensitive")
      await me.unfold("records-title")
      await me.find("combobox", words("records-count")).choose("n")
      await me.press("describe-next")
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-risk")
      const shown = await opened.page.evaluate(() => document.querySelector("compare-step").innerText)
      const flu = counted(lines.filter(line => line.includes("flu")))
      assert.match(shown, new RegExp(`flu\\s+${flu}\\s`), "values are counted in records")
      const file = await opened.page.evaluate(() => document.querySelector("outis-app header").innerText)
      assert.ok(file.includes(`${records} records`), file)
      // Attacks take each line for a person, and say that they were not tried.
      await me.press("compare-next")
      await me.read("attack-failed")
      await me.press("attack-next")
      await me.see("heading", "release-title")
      await decide(opened)
      await me.unfold("release-seed-title")
      await me.write("textbox", "release-seed", seed)
      await me.press("release-write")
      await me.see("heading", "release-downloads")
      const made = await saveAll(opened, { file: "people.csv" })

      assert.equal(JSON.parse(made.recipe).records.count, "n")
      const rows = parse(made.release, ",")
      const cells = rows.map(({ town, age, ill }) => `${town},${age},${ill}`)
      assert.equal(new Set(cells).size, rows.length, "lines that show the same are one")
      const sizes = new Map()
      for (const { town, age, n } of rows) sizes.set(`${town},${age}`, (sizes.get(`${town},${age}`) ?? 0) + Number(n))
      assert.ok(Math.min(...sizes.values()) >= JSON.parse(made.recipe).models[0].k)
      const left = [...sizes.values()].reduce((sum, size) => sum + size, 0)
      assert.equal(records - left, JSON.parse(made.report).suppression.records)

      const native = await run({ recipe: made.recipe, input, seed })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.equal(evidence(made.report), evidence(native.report))
      assert.deepEqual(opened.console, [])
      await opened.close()
    }),
  )
}
