// A table that an engine has counted: each line stands for several records. The page counts them,
// and releases what the command line does.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { dialects as known, evidence, plan, run } from "./lib/cli.mjs"
import { decide, described, saveAll, seed } from "./lib/journey.mjs"
import { parse } from "./lib/remeasure.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"
import { unzipped } from "./lib/zips.mjs"
import { load } from "../../web/test/load.mjs"

const { dialects } = await load("page/state/actions.ts")

const towns = ["Ulm", "Hof", "Aue", "Bonn"]
const lines = towns.flatMap((town, i) =>
  Array.from({ length: 12 }, (_, j) => `${town},${20 + j * 5},${["flu", "gout"][j % 2]},${1 + ((i * 5 + j * 7) % 9)}`),
)
const table = `town,age,ill,n\n${lines.join("\n")}\n`
const counted = lines => lines.reduce((sum, line) => sum + Number(line.split(",")[3]), 0)
const records = counted(lines)

test("the page has a plan for each engine that the command line knows", async () => {
  assert.deepEqual(dialects, await known())
})

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
      // Each line is shown once, however many records it stands for.
      await me.read("compare-rows-lines", { released: lines.length, sorted: "no" })
      const file = await opened.page.evaluate(() => document.querySelector("outis-app header").innerText)
      assert.ok(file.includes(`${records} records`), file)
      await written(opened, me)
      const made = await saveAll(opened, { file: "people.csv" })

      assert.equal(JSON.parse(made.recipe).records.count, "n")
      const rows = parse(made.release, ",")
      const cells = rows.map(({ town, age, ill }) => `${town},${age},${ill}`)
      assert.equal(new Set(cells).size, rows.length, "lines that show the same are one")
      const sizes = new Map()
      for (const { town, age, n } of rows) sizes.set(`${town},${age}`, (sizes.get(`${town},${age}`) ?? 0) + Number(n))
      assert.ok(Math.min(...sizes.values()) >= JSON.parse(made.recipe).models[0].k)
      const left = [...sizes.values()].reduce((sum, size) => sum + size, 0)
      assert.equal(records - left, JSON.parse(made.report).solution.suppressed)

      const native = await run({ recipe: made.recipe, input, seed })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.equal(evidence(made.report), evidence(native.report))
      assert.deepEqual(opened.console, [])
      await opened.close()
    }),
  )

  test(
    `${engine}: what an engine has counted is known as such, and planned as the command line does`,
    needs(engine),
    () =>
      scratch(async folder => {
        const counts = table.replace("ill,n\n", "ill,outis_n\n")
        const { page: opened, me, input } = await described(browser, folder, counts, ["town", "age"])
        await me.role("ill", "sensitive")
        await me.press("describe-next")
        await me.press("find-go")
        await me.press("find-next")
        await written(opened, me)
        const { bytes: saved } = await opened.download(() => me.press("download-save", { name: "people-recipe.json" }))
        const { records, attributes, ...others } = JSON.parse(saved)
        assert.equal(records.count, "outis_n")
        // The engine's own recipe says nothing of counts.
        const { count: _, ...own } = records
        const recipe = JSON.stringify({ ...others, records: own, attributes: attributes.slice(0, -1) })
        for (const dialect of dialects) {
          const name = `people-plan-${dialect}.zip`
          const { bytes } = await opened.download(() => me.press("download-save", { name }))
          const [planned, native] = [unzipped(bytes), await plan({ recipe, counts: input, dialect })]
          assert.deepEqual(Object.keys(planned).toSorted(), Object.keys(native).toSorted())
          for (const [file, content] of Object.entries(native))
            assert.equal(String(planned[file]), String(content), `${dialect}: ${file}`)
        }
        assert.deepEqual(opened.console, [])
        await opened.close()
      }),
  )
}

/** From Compare on to the release that is written and checked. */
async function written(opened, me) {
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
}
