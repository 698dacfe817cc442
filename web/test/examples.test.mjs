// How levels of mixed detail are told: by a value that some record shows, or in words.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"
import { inForce } from "./settled.mjs"

const { levelsTold } = await load("page/outcome/examples.ts")

test("a level that no record shows by the example is told in words", () => {
  const column = {
    name: "income",
    example: ["3371", "3000-3499", "3000-3999", "*"],
    labels: [90, 20, 10, 1],
    groups: [
      { label: "3000-3499", before: 0, after: 9 },
      { label: "7000-7999", before: 0, after: 9 },
      { label: "*", before: 0, after: 9 },
    ],
    others: { groups: 90, before: 27, after: 0 },
  }
  const hierarchy = { kind: "intervals", start: 0, end: 9000, steps: [500, 1000] }
  const state = inForce({ attributes: [{ name: "income", role: "quasi-identifier", hierarchy }], models: [] })
  const comparison = { key: state.keys.outcome, status: "done", value: { columns: [column] }, problem: null }
  const told = levelsTold({ ...state, results: { ...state.results, comparison } }, "income")
  assert.deepEqual(told.slice(1), ["like 3000-3499", "in steps of 1,000", "like *"])
})
