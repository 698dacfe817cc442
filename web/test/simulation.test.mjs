// What is advised takes the place of what counts who is alike, and of nothing else.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { hasAdvised, isOutdated, usualK, withAdvised } = await load("page/state/simulation.ts")

const recipe = (models, more = {}) => ({ risk: { threshold: 0.2 }, models, ...more })
const k = { model: "k-anonymity", k: 5 }
const diverse = { model: "distinct-l-diversity", attribute: "illness", l: 3 }
const counted = { model: "k-map", k: 5, population: "population" }

test("other protections stay, and only those that count who is alike go", () => {
  const sample = { "model": "k-map", "k": 5, "estimator": "poisson", "sampling-fraction": 0.1 }
  const taken = withAdvised(recipe([diverse, k]), sample)
  assert.deepEqual(taken.models, [sample, diverse])
  assert.ok(hasAdvised(taken, { ...sample }) && !hasAdvised(taken, k))
  assert.deepEqual(withAdvised(taken, k).models, [k, diverse])
})

test("a population is that which the recipe has, and one that nobody asks for any more goes", () => {
  const tables = { "people.csv": { file: "people.csv" } }
  const asked = { ...counted, population: "people.csv" }
  assert.deepEqual(withAdvised(recipe([k]), counted).models, [{ ...counted, population: "" }])
  const withTable = recipe([asked], { tables })
  assert.deepEqual(withAdvised(withTable, counted), withTable)
  assert.ok(hasAdvised(withTable, counted))
  assert.equal(withAdvised(withTable, k).tables, undefined)
  const measured = recipe([k], { tables, risk: { threshold: 0.2, population: "people.csv" } })
  assert.deepEqual(withAdvised(measured, counted).models, [asked])
})

test("samples are held against the k that is asked for, or one for the risk that counts", () => {
  assert.deepEqual(
    [
      recipe([k]),
      recipe([{ ...counted, k: 7 }]),
      recipe([diverse]),
      recipe([], { risk: { threshold: 0.9 } }),
      null,
    ].map(usualK),
    [5, 7, 5, 2, 5],
  )
})

test("figures are of the recipe that they were worked out by, an example's of its own", () => {
  const present = recipe([k])
  const question = population => ({ population, recipe: JSON.stringify(present) })
  assert.ok(!isOutdated(question("table"), present) && !isOutdated(question("example"), null))
  assert.ok(isOutdated(question("table"), recipe([diverse])) && isOutdated(question("file"), null))
})
