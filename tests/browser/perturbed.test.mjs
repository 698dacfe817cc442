// Columns whose values are not true of the persons beside them: the page says so wherever it shows
// them, and releases what the command line does.

import assert from "node:assert/strict"
import { test } from "node:test"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { evidence, run } from "./lib/cli.mjs"
import { described, release, seed } from "./lib/journey.mjs"
import { parse } from "./lib/remeasure.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

const towns = ["Ulm", "Hof", "Aue", "Bonn"]
const lines = Array.from(
  { length: 80 },
  (_, i) => `${towns[i % 4]},${20 + (i % 20) * 2},${1000 + 17 * i},${i % 3 === 0 ? "yes" : "no"}`,
)
const table = `town,age,income,cheated\n${lines.join("\n")}\n`
const incomes = rows => rows.map(({ income }) => income).toSorted()

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  test(`${engine}: values are exchanged and drawn as the command line does, and said to be untrue`, needs(engine), () =>
    scratch(async folder => {
      const { page: opened, me, input } = await described(browser, folder, table, ["town", "age"])
      for (const [name, kind] of [
        ["income", "swap"],
        ["cheated", "randomized-response"],
      ]) {
        await me.role(name, "sensitive")
        await me.unfold("perturb-of", { name })
        await me.find("combobox", words("perturb-choice", { name })).choose(words(`perturb-${kind}`))
      }
      await me.read("perturbed-example", { names: "income and cheated" })
      await me.press("describe-next")
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-risk")
      await me.read("perturbed-randomized-response", { keep: 50 })
      const made = await release(opened, { file: "people.csv" })

      const { attributes } = JSON.parse(made.recipe)
      const perturbed = attributes.map(({ perturb }) => perturb).filter(perturb => perturb !== undefined)
      assert.deepEqual(perturbed, [
        { kind: "swap", share: 0.2 },
        { kind: "randomized-response", keep: 0.5 },
      ])
      const native = await run({ recipe: made.recipe, input, seed })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.equal(evidence(made.report), evidence(native.report))
      const report = JSON.parse(made.report)
      if (report.solution.suppressed === 0)
        assert.deepEqual(incomes(parse(made.release, ",")), incomes(parse(Buffer.from(table), ",")))
      const html = String(made.html)
      for (const id of ["report-perturbed", "perturbed-swap-counting", "report-sensitive-perturbed"])
        assert.ok(html.includes(words(id)), id)
      assert.deepEqual(opened.console, [])
      await opened.close()
    }),
  )
}
