// What becomes of a column, told from what a comparison says of it.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { detailLeft, exampleOf, levelWords, textsShown } = await load("page/outcome/level-words.ts")

const shown = (...labels) => ({
  groups: labels.map(label => ({ label, before: 3, after: 3 })),
  "values-before": 9,
  "values-after": labels.length,
})
const column = more => ({ level: null, detail: null, height: 2, example: ["31", "30-39", "*"], ...more })

test("a column is exact, coarser or gone by its level and what is shown on it", () => {
  const left = (level, ...labels) => detailLeft(column({ level, ...shown(...labels) }))
  assert.equal(left(0, "31", "32"), "exact")
  // All others were left out.
  assert.equal(left(0, "31"), "gone")
  assert.equal(left(1, "30-39", "40-49"), "coarser")
  assert.equal(left(2, "*"), "gone")
  // The commonest value may be * where others are not, and what is left below the top be one text.
  assert.equal(left(2, "*", "B"), "coarser")
  assert.equal(left(1, "other"), "gone")
  assert.equal(left(1, "other", ""), "gone")
  assert.equal(detailLeft(column({ height: null })), null)
})

test("a column on several levels is mixed, unless all of it is on one", () => {
  const detail = (levels, labels, ranges = 0, cells = 0) =>
    detailLeft(column({ detail: { levels, ranges, "suppressed-cells": cells }, ...shown(...labels) }))
  assert.equal(detail([5, 0, 0], ["31", "32"]), "exact")
  assert.equal(detail([5, 1, 0], ["31", "30-39"]), "mixed")
  assert.equal(detail([5, 0, 0], ["31", "32", "*"], 0, 1), "mixed")
  assert.equal(detail([0, 0, 5], ["*"]), "gone")
  assert.equal(detail([2, 0, 0], ["", "*"], 0, 5), "gone")
  assert.equal(detail([0, 0, 0], ["1-3", "4-9"], 5), "mixed")
})

test("levels are told in the words of their kind, and by an example", () => {
  const date = { kind: "date", format: "%Y", levels: ["year", "decade"] }
  assert.equal(levelWords(date, 2, 7), "by decade")
  assert.equal(levelWords({ kind: "intervals", steps: [5, 10] }, 1, 7), "in steps of 5")
  assert.equal(levelWords({ kind: "mask", from: "right" }, 1, 7), "with the last character hidden")
  assert.equal(levelWords({ kind: "mask", from: "left" }, 3, 7), "with the first 3 characters hidden")
  assert.equal(levelWords(undefined, 1, 1), "in 1 group")
  assert.equal(textsShown(shown("<50", ">=50", "")), 2)
  assert.equal(levelWords(date, 0, 7), "exact")
  assert.equal(exampleOf(column({}), 1), "31 → 30-39")
  assert.equal(exampleOf(column({}), 0), "")
})
