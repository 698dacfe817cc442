// Columns whose values are not true of the persons beside them: what goes with that in a recipe, and
// what the report for people says of it.

import assert from "node:assert/strict"
import { test } from "node:test"
import { description, english, load } from "./load.mjs"
import { dossier, report, reportHtml } from "./report-fixture.mjs"

const { withDeclined, withPerturbation, withRole } = await load("page/state/recipe.ts")
const { begunModel, itemOf, withAddedModel } = await load("page/state/models.ts")
const { begunPerturbation, mayPerturb } = await load("page/state/perturbation.ts")
const described = await description()
const words = await english()

const swap = { kind: "swap", share: 0.2 }
const recipe = {
  attributes: [
    { name: "age", role: "quasi-identifier" },
    { name: "income", role: "sensitive" },
  ],
  models: [],
}
const income = changed => changed.attributes[1]
const perturbed = withPerturbation(recipe, "income", swap)

test("values are either not true, or protected, or left without protection on purpose", () => {
  assert.deepEqual(income(withPerturbation(withDeclined(recipe, "income", true), "income", swap)), {
    name: "income",
    role: "sensitive",
    perturb: swap,
  })
  assert.deepEqual(withPerturbation(perturbed, "income", undefined), recipe)
  const item = itemOf(described, "distinct-l-diversity")
  const model = { ...begunModel(item, recipe), attribute: "income" }
  assert.deepEqual(income(withAddedModel(perturbed, model, item)), { name: "income", role: "sensitive" })
  const { recipe: quasi } = withRole({ recipe: perturbed, shelf: new Map() }, ["income"], "quasi-identifier", recipe)
  assert.deepEqual(income(quasi), { name: "income", role: "quasi-identifier" })
})

test("it is asked only where it can be, and begins with what is suggested", () => {
  const [age] = recipe.attributes
  assert.ok(mayPerturb(recipe, income(recipe)) && !mayPerturb(recipe, age))
  for (const more of [
    { records: { entity: "income" } },
    { records: { count: "n" } },
    { models: [{ model: "distinct-l-diversity", attribute: "income", l: 2 }] },
  ])
    assert.ok(!mayPerturb({ ...recipe, ...more }, income(recipe)), JSON.stringify(more))
  assert.deepEqual(begunPerturbation(described, "swap"), swap)
  assert.deepEqual(begunPerturbation(described, "randomized-response"), { kind: "randomized-response", keep: 0.5 })
  assert.equal(begunPerturbation(described, ""), undefined)
})

test("the report says what was done, how it is counted, and what is promised", () => {
  const told = report()
  const swapped = { attribute: "income", perturb: swap, drawn: 10, changed: 9 }
  const randomized = {
    attribute: "cheated",
    perturb: { kind: "randomized-response", keep: 0.5 },
    values: 2,
    epsilon: Math.log(3),
    drawn: 17,
    changed: 9,
    expected: 10,
    given: true,
  }
  told.perturbed = [swapped, randomized]
  told.sensitive = [{ attribute: "income", protection: "perturbed" }]
  const known = dossier()
  known.recipe.attributes.find(({ name }) => name === "visits").perturb = swap
  const html = reportHtml(told, words, known)
  for (const said of [
    words("report-perturbed"),
    words("report-sensitive-perturbed"),
    words("dossier-columns-untrue", { names: "visits", count: 1 }),
    words("perturbed-swap", { share: 20 }),
    words("perturbed-swap-cells", { drawn: 10, changed: 9, expected: 0 }),
    words("perturbed-randomized-response", { keep: 50 }),
    words("perturbed-randomized-response-counting"),
    words("perturbed-epsilon", { values: 2, epsilon: 1.099 }),
    words("perturbed-given"),
  ])
    assert.ok(html.includes(said), said)
  assert.ok(!reportHtml(report(), words, dossier()).includes(words("report-perturbed")))
})
