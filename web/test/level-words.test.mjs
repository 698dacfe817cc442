// What becomes of a column, told from what a comparison says of it.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { exampleOf, detailLeft, levelWords } = await load("page/outcome/level-words.ts")

const column = more => ({ level: null, detail: null, height: 2, example: ["31", "30-39", "*"], ...more })

test("a column is exact, coarser or gone by its level", () => {
  const on = (level, more = {}) => detailLeft(column({ level, "values-before": 9, "values-after": 3, ...more }))
  assert.deepEqual(
    [0, 1, 2].map(level => on(level)),
    ["exact", "coarser", "gone"],
  )
  // A highest level may be called otherwise; where several texts are left of it, something is.
  const example = ["31", "30-39", "0-99"]
  assert.equal(on(2, { example, "values-after": 1 }), "gone")
  assert.equal(on(2, { example, "values-after": 2 }), "coarser")
  assert.equal(detailLeft(column({ height: null })), null)
})

test("a column on several levels is mixed, unless all of it is on one", () => {
  const detail = (levels, ranges = 0, cells = 0) =>
    detailLeft(column({ detail: { levels, ranges, "suppressed-cells": cells } }))
  assert.equal(detail([5, 0, 0]), "exact")
  assert.equal(detail([5, 1, 0]), "mixed")
  assert.equal(detail([0, 5, 0]), "mixed")
  assert.equal(detail([5, 0, 0], 0, 1), "mixed")
  assert.equal(detail([0, 0, 5]), "gone")
  assert.equal(detail([0, 0, 0], 0, 5), "gone")
  assert.equal(detail([0, 0, 0], 5), "mixed")
})

test("levels are told in the words of their kind, and by an example", () => {
  const date = { kind: "date", format: "%Y", levels: ["year", "decade"] }
  assert.equal(levelWords(date, 2, 7), "by decade")
  assert.equal(levelWords({ kind: "intervals", steps: [5, 10] }, 1, 7), "in steps of 5")
  assert.equal(levelWords({ kind: "mask", from: "right" }, 1, 7), "with the last character hidden")
  assert.equal(levelWords({ kind: "mask", from: "left" }, 3, 7), "with the first 3 characters hidden")
  assert.equal(levelWords(undefined, 1, 1), "in 1 group")
  assert.equal(levelWords(date, 0, 7), "exact")
  assert.equal(exampleOf(column({}), 1), "31 → 30-39")
  assert.equal(exampleOf(column({}), 0), "")
})
