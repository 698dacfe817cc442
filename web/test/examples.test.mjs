// How levels of mixed detail are told: by a value that some record shows, or in words.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"
import { inForce } from "./settled.mjs"

const { levelsTold, toldLevel } = await load("page/outcome/examples.ts")
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
  assert.deepEqual(told.slice(1), ["like “3000-3499”", "in steps of 1,000", "like “*”"])
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
  assert.deepEqual(toldLevel(compared(3), "job", 1), { kind: "like", text: "clergy" })
  assert.equal(differenceOf(compared(0), { job: 0 }, { job: 1 }), "Shows job exact instead of in 2 groups.")
  assert.equal(levelText(compared(0), "job", 1), "job: in 2 groups")
  assert.equal(levelText(compared(0), "job", 2), "job: nothing is left")
})

test("where all values have one label that says so, and never like *", () => {
  const column = (name, more) => ({ name, level: 0, height: more.example.length - 1, ...more })
  const group = label => ({ label, before: 5, after: 5 })
  const columns = [
    column("born", {
      example: ["1953", "1950-1959", "*"],
      labels: [9, 3, 1],
      groups: [group("1953")],
      others: { groups: 0, before: 0, after: 0 },
    }),
    column("came", {
      example: ["2024-06", "2024", "2020-2029"],
      labels: [12, 1, 1],
      groups: [group("2024-06")],
      others: { groups: 0, before: 0, after: 0 },
    }),
    // A value may be written so, and the commonest of a coarser level too.
    column("mark", {
      example: ["*", "*", "*"],
      labels: [3, 2, 1],
      groups: [group("*")],
      others: { groups: 0, before: 0, after: 0 },
    }),
  ]
  const hierarchy = { kind: "levels", rows: [] }
  const attributes = columns.map(({ name }) => ({ name, role: "quasi-identifier", hierarchy }))
  const state = inForce({ attributes, models: [] })
  const comparison = { key: state.keys.outcome, status: "done", value: { columns }, problem: null }
  const compared = { ...state, results: { ...state.results, comparison } }
  assert.equal(levelText(compared, "born", 2), "born: nothing is left")
  assert.equal(levelText(compared, "born", 1), "born: like “1950-1959”")
  assert.equal(levelText(compared, "came", 1), "came: “2024” throughout")
  assert.equal(levelText(compared, "mark", 1), "mark: like “*”")
  assert.equal(levelText(compared, "mark", 2), "mark: nothing is left")
  const difference = (levels, other) => differenceOf(compared, levels, other)
  assert.equal(difference({ born: 2 }, { born: 1 }), "Shows nothing of born instead of “1950-1959”.")
  assert.equal(
    difference({ born: 1, came: 1 }, { born: 2, came: 0 }),
    "Shows born like “1950-1959” instead of nothing; in return came “2024” throughout instead of “2024-06”.",
  )
})

test("before anything is compared, * stands above the exact values of a column without levels", () => {
  const hierarchy = { kind: "levels", rows: [] }
  const attributes = [
    { name: "job", role: "quasi-identifier" },
    { name: "town", role: "quasi-identifier", hierarchy },
  ]
  const examples = { job: ["cook", "*"], town: ["Ulm", "*"] }
  const state = inForce({ attributes, models: [] })
  const exposure = { key: state.keys.exposure, status: "done", value: { examples }, problem: null }
  const exposed = { ...state, results: { ...state.results, exposure } }
  assert.deepEqual(toldLevel(exposed, "job", 1), { kind: "gone", text: "nothing is left" })
  assert.deepEqual(toldLevel(exposed, "job", 0), { kind: "like", text: "cook" })
  assert.deepEqual(toldLevel(exposed, "town", 1), { kind: "like", text: "*" })
})
