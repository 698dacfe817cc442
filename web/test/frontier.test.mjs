// What the map of k and suppression limit depends on.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { frontierKey, frontierNow, pairsFor } = await load("page/state/frontier.ts")

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
  const key = frontierKey(recipe(5, 0.02), null)
  assert.equal(frontierKey(recipe(50, 0.1), null), key)
  assert.notEqual(frontierKey(recipe(5, 0.02, { attributes: [] }), null), key)
  assert.notEqual(frontierKey(recipe(5, 0.02, { models: [{ model: "k-anonymity", k: 5 }] }), null), key)
  const frontier = { ...pairsFor(recipe(5, 0.02)), key, status: "done", points: [], problem: null }
  assert.equal(frontierNow(frontier, recipe(20, 0), null), frontier)
  assert.equal(frontierNow(frontier, recipe(7, 0), null), null)
  assert.equal(frontierNow(frontier, recipe(5, 0.03), null), null)
})

test("the k and limit in force stand in order among the usual ones; without k there is no map", () => {
  const { k, limits } = pairsFor(recipe(7, 0.03))
  assert.deepEqual(k, [2, 3, 5, 7, 10, 20, 50])
  assert.deepEqual(limits, [0, 0.01, 0.02, 0.03, 0.05, 0.1])
  assert.equal(pairsFor(recipe(5, 0, { models: [] })), null)
})
