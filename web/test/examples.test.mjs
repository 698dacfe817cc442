// How levels of mixed detail are told: by a value that some record shows, or in words.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"
import { inForce } from "./settled.mjs"

const { levelsTold, untoldLevel } = await load("page/outcome/examples.ts")
const { differenceOf, levelText } = await load("page/lattice-view/node-words.ts")

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

test("a path that no record shows is told in words", () => {
  const group = (label, after) => ({ label, before: after === 0 ? 2 : after, after })
  const column = after => ({
    name: "job",
    level: 1,
    height: 2,
    example: ["Bishop", "clergy", "*"],
    labels: [4, 3, 1],
    groups: [group("cook", 50), group("doctor", 40), group("clergy", after)],
    others: { groups: 0, before: 0, after: 0 },
    "values-after": after === 0 ? 2 : 3,
  })
  const hierarchy = { kind: "groups", groups: [{ label: "clergy", values: ["Bishop", "Pope"] }] }
  const recipe = { attributes: [{ name: "job", role: "quasi-identifier", hierarchy }], models: [] }
  const compared = after => {
    const state = inForce(recipe)
    const comparison = { key: state.keys.outcome, status: "done", value: { columns: [column(after)] }, problem: null }
    return { ...state, results: { ...state.results, comparison } }
  }
  assert.equal(differenceOf(compared(3), { job: 0 }, { job: 1 }), "Shows job like “Bishop” instead of “clergy”.")
  assert.equal(untoldLevel(compared(3), "job", 1), null)
  assert.equal(differenceOf(compared(0), { job: 0 }, { job: 1 }), "Shows job exact instead of in 2 groups.")
  assert.equal(levelText(compared(0), "job", 1), "job: in 2 groups")
  assert.equal(levelText(compared(0), "job", 2), "job: nothing is left")
})
