// What is set stays set: a change takes back only what depends on it.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { after, before, test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { launch, needs } from "./lib/browsers.mjs"
import { release } from "./lib/journey.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

const chromium = needs("chromium")
let browser
before(async () => {
  if (!chromium.skip) browser = await launch("chromium")
})
after(() => browser?.close())

/** By the rail, which leads to every step. */
const go = ({ page }, step) =>
  page
    .getByRole("navigation")
    .getByRole("button")
    .nth(["load", "describe", "protect", "find", "compare", "attack", "release"].indexOf(step))
    .click()

const table =
  "born,town\n"
  + Array.from(
    { length: 24 },
    (_, i) =>
      `${String(1 + (i % 28)).padStart(2, "0")}.${String(1 + (i % 12)).padStart(2, "0")}.${1950 + (i % 4)},`
      + `${["Ulm", "Hof"][i % 2]}\n`,
  ).join("")

test("parts of a date that a recipe names stay when another is added", chromium, () =>
  onPage(async (opened, me, folder) => {
    const levels = ["month", "quarter", "year", "century"]
    await writeFile(join(folder, "people.csv"), table)
    await writeFile(
      join(folder, "recipe.json"),
      JSON.stringify({
        outis: 1,
        kind: "recipe",
        models: [{ model: "k-anonymity", k: 2 }],
        attributes: [
          {
            name: "born",
            role: "quasi-identifier",
            type: "date",
            hierarchy: { kind: "date", format: "%d.%m.%Y", levels },
          },
          { name: "town", role: "quasi-identifier" },
        ],
      }),
    )
    await me.give("load-recipe", join(folder, "recipe.json"))
    await me.read("recipe-waits", { name: "recipe.json" })
    await me.give("load-choose", join(folder, "people.csv"))
    await me.read("message-recipe-in-force", { name: "recipe.json" })
    await go(opened, "describe")
    const article = me.find("article", "born")
    await article.find("button").press()
    for (const level of ["quarter", "century"]) {
      assert.ok(
        await opened.page.getByRole("checkbox", { name: words(`date-level-${level}`), exact: true }).isChecked(),
        level,
      )
    }
    await article.find("checkbox", words("date-level-decade")).check()
    await me.press("describe-next")
    await me.press("find-go")
    await me.press("find-next")
    await me.see("heading", "compare-risk")
    const made = JSON.parse((await release(opened, { file: "people.csv" })).recipe)
    assert.deepEqual(made.attributes[0].hierarchy.levels, ["month", "quarter", "year", "decade", "century"])
  }),
)

test("another threshold of exposure takes back no search", chromium, () =>
  onPage(async (opened, me) => {
    await me.press("load-sample")
    await me.press("load-next")
    await me.press("describe-next")
    await me.write("spinbutton", "budget-label", "1")
    await me.press("find-go")
    await me.see("button", "find-next")
    await go(opened, "protect")
    await me.write("spinbutton", "threshold-label", "0.05")
    await go(opened, "find")
    await me.see("button", "find-next")
    await me.gone("button", "find-go")
    await me.press("find-next")
    await me.see("heading", "compare-risk")
    const { recipe, report } = await release(opened, { file: "patients.csv" })
    assert.equal(JSON.parse(recipe).risk.threshold, 0.05)
    assert.equal(JSON.parse(report).risk.threshold, 0.05)
  }),
)

test("what was written stays when other ways are tried, and is saved with its own recipe", chromium, () =>
  onPage(async (opened, me) => {
    await me.press("load-sample")
    await me.press("load-next")
    await me.press("describe-next")
    await me.write("spinbutton", "budget-label", "1")
    await me.press("find-go")
    await me.press("find-next")
    await me.see("heading", "compare-risk")
    const first = await release(opened, { file: "patients.csv" })
    await go(opened, "find")
    await me.press("others-open")
    await me.find("checkbox", words("search-datafly-name")).check()
    await me.press("others-go", { count: 1 })
    await me.see("button", "ways-take", { name: words("search-datafly-name") })
    await me.gone("button", "others-stop")
    await go(opened, "release")
    await me.see("heading", "release-downloads")
    await me.read("release-tried-since")
    for (const what of ["release", "recipe"]) {
      const name = `patients-${what}.${what === "release" ? "csv" : "json"}`
      const { bytes } = await opened.download(() => me.press("download-save", { name }))
      assert.ok(bytes.equals(first[what]), `the ${what} differs`)
    }
    await me.press("release-write-again")
    await me.gone("button", "release-write-again")
    await me.see("heading", "release-downloads")
    const { bytes } = await opened.download(() => me.press("download-save", { name: "patients-report.json" }))
    assert.deepEqual(
      JSON.parse(bytes).compared.map(({ search }) => search.algorithm),
      ["datafly"],
    )
  }),
)

test("data in JSON are no recipe, but a table", chromium, () =>
  onPage(async (opened, me, folder) => {
    for (const [name, text] of [
      ["people.json", JSON.stringify([{ age: 30 }, { age: 31 }])],
      ["lines.json", '{"age": 30}\n{"age": 31}\n'],
    ]) {
      await writeFile(join(folder, name), text)
      await me.give(name === "people.json" ? "load-choose" : "load-choose-another", join(folder, name))
      await me.see("heading", "load-title-table", { name })
    }
  }),
)

function onPage(body) {
  return scratch(async folder => {
    const opened = await browser.open(artefactUrl)
    try {
      await opened.ready()
      await body(opened, person(opened), folder)
      assert.deepEqual(opened.console, [])
    } finally {
      await opened.close()
    }
  })
}
