// The table as it would be: how long is looked for it while settings change.

import assert from "node:assert/strict"
import { test } from "node:test"
import { begun } from "./begun.mjs"
import { load } from "./load.mjs"

const { looked } = await load("page/controller/previewing.ts")

const description = { searches: [{ id: "optimal", parameters: [] }] }

/** How many nodes are looked at where so many combinations are known of. */
function nodes(classes, search = { algorithm: "optimal" }) {
  const recipe = { attributes: [], models: [], search }
  const { store } = begun(recipe, { description })
  store.updateResults({ exposure: { key: "x", status: "done", value: { classes }, problem: null } })
  return JSON.parse(looked(recipe, store.state)).search.nodes
}

test("previewing: above 200,000 combinations a shorter look is taken, and levels need none", () => {
  assert.equal(nodes(200_000), 2_000)
  assert.equal(nodes(200_001), 50)
  assert.equal(nodes(200_001, { algorithm: "fixed", levels: {} }), undefined)
})
