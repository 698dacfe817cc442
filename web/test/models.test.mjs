// What a form of a protection begins with, and which of its parameters go together, as the
// declarations say.

import assert from "node:assert/strict"
import { test } from "node:test"
import { description, load } from "./load.mjs"

const { begunModel, eligible, itemOf, needsLevels, parametersShown, smallestClassOf, withValue } =
  await load("page/state/models.ts")
const { keptOf } = await load("page/state/loss.ts")
const { failingText } = await load("page/model-outcome/model-words.ts")
const described = await description()
const recipe = {
  attributes: [
    { name: "age", role: "quasi-identifier" },
    { name: "illness", role: "sensitive" },
    { name: "demand", role: "identifier" },
  ],
  models: [],
  tables: { people: { file: "people.csv" } },
}
const item = id => itemOf(described, id)
const begun = id => begunModel(item(id), recipe)
const shown = model => parametersShown(model, item(model.model)).map(({ name }) => name)

test("models: a population is known from a file or estimated", () => {
  const known = begun("k-map")
  assert.deepEqual(known, { model: "k-map", k: 5, population: "people" })
  assert.deepEqual(shown(known), ["k", "estimator", "population"])
  const estimated = withValue(known, "estimator", "poisson", item("k-map"))
  assert.deepEqual(estimated, { model: "k-map", k: 5, estimator: "poisson", "sampling-fraction": 0.1 })
  assert.deepEqual(shown(estimated), ["k", "estimator", "sampling-fraction", "significance"])
  const kept = withValue({ ...estimated, "sampling-fraction": 0.2 }, "estimator", "individual-risk", item("k-map"))
  assert.equal(kept["sampling-fraction"], 0.2)
  const open = withValue({ ...estimated, significance: 0.05 }, "estimator", undefined, item("k-map"))
  assert.deepEqual(open, { model: "k-map", k: 5, population: "" })
  assert.deepEqual(withValue(estimated, "population", "people", item("k-map")), known)
})

test("models: combinations up to a size, or certain ones", () => {
  const sized = begun("subset-k-anonymity")
  assert.deepEqual(sized, { model: "subset-k-anonymity", k: 5, size: 2 })
  assert.deepEqual(shown(sized), ["k", "size", "combinations"])
  const listed = withValue(sized, "combinations", [["age"]], item("subset-k-anonymity"))
  assert.deepEqual(listed, { model: "subset-k-anonymity", k: 5, combinations: [["age"]] })
  assert.deepEqual(shown(listed), ["k", "combinations"])
  assert.deepEqual(withValue(listed, "combinations", undefined, item("subset-k-anonymity")), sized)
})

test("models: numbers beside numbers are always asked for", () => {
  const risk = begun("average-risk")
  assert.deepEqual(risk, { model: "average-risk", average: 0.1 })
  assert.deepEqual(shown(risk), ["average", "max", "records-at-risk"])
  const share = { ...risk, "records-at-risk": 0.1 }
  assert.deepEqual(withValue({ ...share, max: 0.5 }, "max", undefined, item("average-risk")), share)
})

test("models: guards and personal demands stand in any column that is not made coarser", () => {
  const names = (id, name) =>
    eligible(
      recipe,
      item(id).parameters.find(parameter => parameter.name === name),
    ).map(attribute => attribute.name)
  assert.deepEqual(names("personal-k", "attribute"), ["illness", "demand"])
  assert.deepEqual(names("guarding-nodes", "guard"), ["illness", "demand"])
  assert.deepEqual(names("guarding-nodes", "attribute"), ["illness"])
  assert.deepEqual(begun("guarding-nodes"), {
    model: "guarding-nodes",
    attribute: "illness",
    guard: "demand",
    probability: 0.5,
  })
})

test("models: a choice that silence spells out begins with its first", () => {
  assert.deepEqual(begun("t-closeness"), { model: "t-closeness", attribute: "illness", t: 0.2, distance: "equal" })
  assert.deepEqual(begun("npd-recursive-l-diversity").guarded, [])
})

test("models: the levels of a sensitive column are needed where its protection looks at them", () => {
  const needs = model => needsLevels({ models: [{ attribute: "illness", ...model }] }, "illness", described)
  assert.ok(needs({ model: "guarding-nodes", guard: "demand" }))
  assert.ok(needs({ model: "t-closeness", distance: "hierarchical" }))
  assert.ok(needs({ model: "t-closeness", distance: "ordered" }))
  assert.ok(!needs({ model: "t-closeness", distance: "equal" }))
  assert.ok(!needs({ model: "distinct-l-diversity" }))
  assert.ok(!needs({ model: "guarding-nodes", attribute: "income", guard: "illness" }))
})

test("models: some ask for a size of classes, some are about the table as a whole", () => {
  const sizes = [
    { model: "k-anonymity", k: 5 },
    { model: "alpha-k-anonymity", k: 3 },
    { model: "k-map", k: 2 },
  ]
  assert.deepEqual(
    sizes.map(model => smallestClassOf(model, described)),
    [5, 3, null],
  )
  const when = model => failingText({ model, failing: 2 }, "after", described, id => id)
  assert.equal(when("average-risk"), "outcome-failing-table")
  assert.equal(when("k-anonymity"), "outcome-failing-after")
})

test("losses: detail is kept of those that are shares, unless they are added up or weighed", () => {
  const kept = (metric, aggregate = "arithmetic-mean", weights = [1, undefined]) => {
    const attributes = weights.map((weight, i) => ({ name: `${i}`, role: "quasi-identifier", weight }))
    return keptOf({ metric, aggregate, value: 0.25 }, described, { attributes })
  }
  assert.equal(kept("ncp"), 0.75)
  assert.equal(kept("ncp", "sum"), null)
  assert.equal(kept("discernibility"), null)
  // Two columns of weights 9 and 1 may lose five times what two whole columns have.
  assert.equal(kept("ncp", "arithmetic-mean", [9, 1]), null)
  assert.equal(kept("ncp", "arithmetic-mean", [0, 1]), null)
})
