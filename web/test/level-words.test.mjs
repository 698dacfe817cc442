// What becomes of a column, told from what a comparison says of it.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { countedKept, detailLeft, exampleOf, keepable, levelWords, mayShow } = await load("page/outcome/level-words.ts")

/** The ladders that come as tables. */
const ready = [
  "icd-10-who-2019",
  "isced-2011",
  "isco-08",
  "nuts",
  "countries-m49",
  "plz-leitregion",
  "postcode-uk",
  "time-of-day",
]

const shown = (...labels) => ({
  groups: labels.map(label => ({ label, before: 3, after: 3, ...(label === "" ? { missing: true } : {}) })),
  "values-before": 9,
  "values-after": labels.filter(label => label !== "").length,
})
const column = more => ({
  level: null,
  detail: null,
  height: 2,
  example: ["31", "30-39", "*"],
  labels: [9, 4, 1],
  ...more,
})

test("a column is exact, coarser, the same throughout or gone by its level and what is shown on it", () => {
  const left = (level, ...labels) => detailLeft(column({ level, ...shown(...labels) }))
  assert.equal(left(0, "31", "32"), "exact")
  // All others were left out.
  assert.equal(left(0, "31"), "same")
  assert.equal(left(1, "30-39", "40-49"), "coarser")
  assert.equal(left(2, "*"), "gone")
  // The commonest value may be * where others are not, and what is left below the top be one text.
  assert.equal(left(2, "*", "B"), "coarser")
  assert.equal(left(1, "other"), "same")
  assert.equal(left(1, "other", ""), "same")
  assert.equal(left(1, ""), "gone")
  // The highest level of a file may tell apart what has been left out.
  const highest = labels => detailLeft(column({ level: 2, ...shown("young"), labels }))
  assert.deepEqual([highest([9, 4, 1]), highest([9, 4, 2])], ["gone", "same"])
  assert.equal(detailLeft(column({ height: null })), null)
})

test("a column of one value is gone where missing cells show the same, whatever its levels count as lost", () => {
  const one = (level, ...labels) =>
    detailLeft(column({ level, example: ["yes", "*"], labels: [1, 1], ...shown(...labels), "values-before": 1 }))
  assert.equal(one(1, "*"), "gone")
  assert.equal(one(1, "answered"), "same")
  assert.equal(one(1, "answered", ""), "coarser")
  assert.equal(one(0, "yes", ""), "exact")
  assert.equal(one(0, "yes"), "exact")
})

test("a column on several levels is mixed, unless all of it is on one", () => {
  const detail = (levels, labels, ranges = 0, cells = 0) =>
    detailLeft(column({ detail: { levels, ranges, "suppressed-cells": cells }, ...shown(...labels) }))
  assert.equal(detail([5, 0, 0], ["31", "32"]), "exact")
  assert.equal(detail([5, 1, 0], ["31", "30-39"]), "mixed")
  assert.equal(detail([5, 0, 0], ["31", "32", "*"], 0, 1), "mixed")
  assert.equal(detail([0, 0, 5], ["*"]), "gone")
  assert.equal(detail([0, 5, 0], ["30-39"]), "same")
  // Of a column that nearly all records hide a few values are hardly detail.
  assert.equal(detail([3, 0, 27], ["31", "*"]), "nearly")
  assert.equal(detail([3, 0, 0], ["31", "*"], 0, 27), "nearly")
  assert.equal(detail([4, 0, 26], ["31", "*"]), "mixed")
  assert.equal(detail([2, 0, 0], ["", "*"], 0, 5), "gone")
  assert.equal(detail([0, 0, 0], ["1-3", "4-9"], 5), "mixed")
})

test("a lost column may be counted as kept in part, by what its levels provide for", () => {
  const counted = (loss, ...labels) => countedKept(column({ level: 1, loss, ...shown(...labels) }))
  assert.equal(counted(0.25, "30-39"), 0.75)
  assert.equal(counted(0.25, "30-39", "40-49"), null)
  assert.equal(counted(1, "30-39"), null)
})

test("a column that is lost is kept on a level that shows more than one text, or nowhere", () => {
  // Admissions of one year: month, year, decade, and *.
  const labels = [350, 12, 1, 1, 1]
  assert.equal(keepable({ level: 2, labels }, 0), 1)
  assert.equal(keepable({ level: 4, labels }, 0), 1)
  assert.equal(keepable({ level: 4, labels: [350, 12, 3, 2, 1] }, 0), 3)
  // What is exact is no coarser level, and none is below a floor or below what is shown.
  assert.equal(keepable({ level: 2, labels }, 2), null)
  assert.equal(keepable({ level: 1, labels }, 0), null)
  assert.equal(keepable({ level: 1, labels: [2, 1] }, 0), null)
  assert.equal(keepable({ level: null, labels }, 0), null)
})

test("levels are told in the words of their kind, and by an example", () => {
  const date = { kind: "date", format: "%Y", levels: ["year", "decade"] }
  assert.equal(levelWords(date, 2, 7), "by decade")
  assert.equal(levelWords({ kind: "intervals", steps: [5, 10] }, 1, 7), "in steps of 5")
  assert.equal(levelWords({ kind: "mask", from: "right" }, 1, 7), "with the last character hidden")
  assert.equal(levelWords({ kind: "mask", from: "left" }, 3, 7), "with the first 3 characters hidden")
  assert.equal(levelWords(undefined, 1, 1), "in 1 group")
  const icd = { kind: "ready", ladder: "icd-10-who-2019" }
  assert.deepEqual(
    [1, 2, 3, 4].map(level => levelWords(icd, level, 7)),
    ["by category of ICD-10", "by block of ICD-10", "by chapter of ICD-10", "in 7 groups"],
  )
  // Every ladder that comes with Outis has words for its levels.
  for (const ladder of ready) assert.match(levelWords({ kind: "ready", ladder }, 1, 7), /^by /, ladder)
  assert.equal(levelWords(date, 0, 7), "exact")
  assert.equal(exampleOf(column({}), 1), "31 → 30-39")
  assert.equal(exampleOf(column({}), 0), "")
})

test("an example is one that the release has, and so are rare values under another name", () => {
  const none = { groups: 0, before: 0, after: 0 }
  const one = (level, ...labels) => ({ ...column({ level, ...shown(...labels) }), others: none })
  assert.equal(exampleOf(one(1, "30-39", "40-49"), 1), "31 → 30-39")
  assert.equal(exampleOf(one(1, "40-49", "50-59"), 1), "")
  const leftOut = one(1, "30-39", "40-49")
  leftOut.groups[0].after = 0
  assert.equal(exampleOf(leftOut, 1), "")
  // On another level nothing was compared, and of the smallest groups nobody knows.
  assert.equal(exampleOf(one(1, "40-49"), 2), "31 → *")
  assert.equal(exampleOf({ ...leftOut, others: { ...none, groups: 1, after: 2 } }, 1), "31 → 30-39")
  assert.ok(!mayShow(leftOut, "30-39"))

  const rare = { kind: "rare", below: [5], label: "other" }
  assert.equal(levelWords(rare, 1, 3, one(1, "Koch", "other")), "with rare values as “other”")
  assert.equal(levelWords(rare, 1, 3, one(1, "Koch", "Arzt")), "with its frequent values alone")
  assert.equal(levelWords(rare, 1, 3), "with rare values as “other”")
})
