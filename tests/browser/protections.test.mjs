// Protections chosen by a person's hands: one of each family, met, seen before and after, and
// the same to the byte as on the command line. What is wrong with one is said at its field.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { after, before, test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { inEitherScheme, launch, needs, thorough } from "./lib/browsers.mjs"
import { evidence, run } from "./lib/cli.mjs"
import { release, seed } from "./lib/journey.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { problem, unsaid, words } from "./lib/words.mjs"

const chromium = needs("chromium")
let browser
before(async () => {
  if (!chromium.skip) browser = await launch("chromium")
})
after(() => browser?.close())

/** Forty people of three towns; each has a double in the register. */
const people = Array.from(
  { length: 40 },
  (_, i) =>
    `${13050 + (i % 4)},${20 + ((i * 7) % 40)},${
      i % 3 === 0 ? "f" : "m"
    },${["flu", "asthma", "cancer", "fracture"][(i * 5 + (i >> 2)) % 4]}`,
)
const head = "zip,age,sex,condition"
const table = [head, ...people].join("\n") + "\n"
const register = [head, ...people, ...people.map(line => line.replace(/[^,]*$/, ""))].join("\n") + "\n"

const roles = { zip: "quasi-identifier", age: "quasi-identifier", sex: "quasi-identifier", condition: "sensitive" }

async function begun(folder, options) {
  const opened = await browser.open(artefactUrl, options)
  await opened.ready()
  const me = person(opened)
  const input = join(folder, "people.csv")
  await writeFile(input, table)
  await me.give("load-choose", input)
  await me.see("heading", "load-title-table", { name: "people.csv" })
  await me.press("load-next")
  for (const [column, role] of Object.entries(roles)) await me.role(column, role)
  await me.press("describe-next")
  await me.see("heading", "protect-title")
  return { opened, me, input }
}

/** Opens the list of protections and adds one. */
async function add(me, model) {
  await me.press("chooser-open")
  await me.find("searchbox", words("chooser-filter")).write(words(`model-${model}-name`))
  await me.press("chooser-add", { name: words(`model-${model}-name`) })
  await me.see("heading", `model-${model}-danger`)
}

test("one protection of each family, met, compared, released and measured again", chromium, () =>
  scratch(async folder => {
    const { opened, me, input } = await begun(folder)
    const population = join(folder, "register.csv")
    await writeFile(population, register)
    await add(me, "average-risk")
    await add(me, "distinct-l-diversity")
    await me.read("outcome-now-not-met")
    await add(me, "delta-presence")
    await me.read("population-needed")
    await me.give("population-choose", population)
    await me.read("population-attached", { file: "register.csv" })
    await add(me, "k-map")
    await me.write("spinbutton", "budget-label", "10")
    await me.press("find-go")
    await me.press("find-next")
    await me.see("heading", "compare-useful")
    const met = opened.page.locator("compare-step .met > li")
    assert.equal(await met.count(), 5)
    for (const text of await met.allInnerTexts()) assert.ok(text.includes(words("outcome-after-met")), text)

    const made = await release(opened, { file: "people.csv" })
    assert.deepEqual(opened.console, [])
    await opened.close()
    const native = await run({ recipe: made.recipe, seed, input, beside: [population] })
    assert.ok(made.release.equals(native.release), "the release differs")
    assert.equal(evidence(made.report), evidence(native.report))
    const report = JSON.parse(made.report)
    assert.deepEqual(
      report.models.map(({ model, holds }) => [model, holds]),
      [
        ["k-anonymity", true],
        ["average-risk", true],
        ["distinct-l-diversity", true],
        ["delta-presence", true],
        ["k-map", true],
      ],
    )
    assert.ok(report.risk.after.journalist.max <= 0.2)
    const html = made.html.toString()
    for (const { model } of report.models) assert.ok(html.includes(words(`model-${model}-name`)), model)

    // Next year: the recipe asks for the population by its name.
    const again = await browser.open(artefactUrl)
    await again.ready()
    const next = person(again)
    const recipe = join(folder, "recipe.json")
    await writeFile(recipe, made.recipe)
    await next.give("load-recipe", recipe)
    await next.give("load-choose", input)
    await next.give("recipe-attach", population, { file: "register.csv" })
    await next.read("message-recipe-in-force", { name: "recipe.json" })
    assert.deepEqual(again.console, [])
    await again.close()
  }),
)

test("a parameter out of its range says so at its field", chromium, () =>
  scratch(async folder => {
    const { opened, me } = await begun(folder)
    await add(me, "t-closeness")
    await me.write("spinbutton", "parameter-t", "2")
    const wrong = problem({
      code: "parameter",
      field: "models[1].t",
      detail: words("range-between", { low: "0", high: "1" }),
    })
    await me.find("alert").seen()
    const field = opened.page.locator(".parameter", {
      has: opened.page.getByRole("spinbutton", { name: words("parameter-t") }),
    })
    assert.equal(await field.getByRole("alert").innerText(), wrong)
    assert.equal(await field.getByRole("spinbutton").getAttribute("aria-invalid"), "true")
    await me.write("spinbutton", "parameter-t", "0.5")
    await field.getByRole("alert").waitFor({ state: "hidden" })
    await opened.close()
  }),
)

test("what a missing cell is taken for is the person's choice", chromium, () =>
  scratch(async folder => {
    const opened = await browser.open(artefactUrl)
    await opened.ready()
    const me = person(opened)
    const input = join(folder, "gaps.csv")
    await writeFile(input, "sex,age\nM,30\nM,30\nM,\nF,\nF,40\n,40\n")
    await me.give("load-choose", input)
    await me.see("heading", "load-title-table", { name: "gaps.csv" })
    await me.press("load-next")
    for (const column of ["sex", "age"]) await me.role(column, "quasi-identifier")
    await me.find("radio", new RegExp(`^${words("match-wildcard")} `)).check()
    await me.press("describe-next")
    await me.write("spinbutton", "protect-k-before", "3")
    // Each of the six looks like at least two others, if a gap may be anything.
    await me.read("protect-below-k", { k: 3, below: 0, records: 6 })
    await add(me, "sample-uniqueness")
    await me.read("problem-not-together", { ...unsaid, detail: "wildcard" })
    await opened.close()
  }),
)

for (const width of thorough ? [400, 1366] : [1366]) {
  test(`axe finds nothing among protections and measures, light or dark, ${width} px`, chromium, () =>
    scratch(async folder => {
      // So high that the bar at the bottom covers nothing that could be scrolled free.
      const { opened, me } = await begun(folder, { width, height: 9_000 })
      const look = async what => {
        const wide = await opened.page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        assert.ok(wide <= 0, `${what}: ${wide} px too wide`)
        await inEitherScheme(opened, async scheme => assert.deepEqual(await faults(opened), [], `${what}, ${scheme}`))
      }
      const unfold = () =>
        opened.page.evaluate(() => {
          for (const details of document.querySelectorAll("main details")) details.open = true
        })
      await me.press("chooser-open")
      await unfold()
      await look("the list of protections")
      await me.press("chooser-open")
      for (const model of ["npd-recursive-l-diversity", "t-closeness", "subset-k-anonymity"]) await add(me, model)
      await opened.wait(() =>
        [...document.querySelectorAll("model-card")].every(card => card.querySelector(".outcome") !== null),
      )
      await unfold()
      await look("cards")
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-useful")
      await unfold()
      await look("measures")
      await opened.close()
    }),
  )
}
