// What the map of k and suppression limit depends on.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { frontierNow, pairsFor } = await load("page/state/frontier.ts")
const { keysOf } = await load("page/state/keys.ts")

const recipe = (k, limit, more = {}) => ({
  data: { kind: "table", format: {} },
  attributes: [{ name: "age", role: "quasi-identifier" }],
  models: [
    { model: "k-anonymity", k },
    { model: "average-risk", risk: 0.1 },
  ],
  suppression: { limit, style: "drop" },
  search: { algorithm: "optimal" },
  ...more,
})

test("the map holds whatever k and limit are in force, if they are among its own", () => {
  const keys = recipe => keysOf(recipe, null)
  const key = keys(recipe(5, 0.02)).frontier
  assert.equal(keys(recipe(50, 0.1)).frontier, key)
  assert.notEqual(keys(recipe(5, 0.02, { attributes: [] })).frontier, key)
  assert.notEqual(keys(recipe(5, 0.02, { models: [{ model: "k-anonymity", k: 5 }] })).frontier, key)
  const frontier = { ...pairsFor(recipe(5, 0.02)), key, status: "done", points: [], problem: null }
  const now = recipe => frontierNow(frontier, recipe, keys(recipe))
  assert.equal(now(recipe(20, 0)), frontier)
  assert.equal(now(recipe(7, 0)), null)
  assert.equal(now(recipe(5, 0.03)), null)
  assert.equal(now(recipe(20, 0, { attributes: [] })), null)
})

test("the k and limit in force stand in order among the usual ones; without k there is no map", () => {
  const { k, limits } = pairsFor(recipe(7, 0.03))
  assert.deepEqual(k, [2, 3, 5, 7, 10, 20, 50])
  assert.deepEqual(limits, [0, 0.01, 0.02, 0.03, 0.05, 0.1])
  assert.equal(pairsFor(recipe(5, 0, { models: [] })), null)
})
