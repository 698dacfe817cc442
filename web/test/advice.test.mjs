// What is worth a second look before a protection is chosen.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { adviceNow, unsaid } = await load("page/state/advice.ts")

const column = (name, reason = "known-to-others") => ({ number: 1, name, type: "text", distinct: 5, reason })

test("columns that nothing is known of are asked about until they have another role", () => {
  const columns = [column("x", "nothing-rules-it-out"), column("y", "nothing-rules-it-out"), column("age")]
  const attributes = [
    { name: "x", role: "quasi-identifier" },
    { name: "y", role: "sensitive" },
    { name: "age", role: "quasi-identifier" },
  ]
  assert.deepEqual(unsaid({ attributes }, columns), ["x"])
})

test("advice is the file's until there is one for the present roles", () => {
  const first = { notices: [], ranked: [] }
  const later = { notices: [{ code: "free-text", attribute: "note" }], ranked: [] }
  const history = { entries: [{ recipe: { attributes: [] } }], at: 0, index: 0, position: 0 }
  const state = advice => ({ table: { inspection: { advice: first } }, history, results: { advice } })
  assert.equal(adviceNow(state(null)), first)
  assert.equal(adviceNow(state({ value: null })), first)
  assert.equal(adviceNow(state({ value: later })), later)
  assert.equal(adviceNow({ ...state(null), table: null }), null)
})
