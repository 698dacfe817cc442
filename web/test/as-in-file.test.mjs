// “As in your file” is said with what is not: values and missing cells that are gone, missing ones that are
// written otherwise, and apostrophes before what looks like a formula.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { hasLostMissing, isGuarded } = await load("page/outcome/as-in-file.ts")
const { outcomeText } = await load("page/outcome/outcome-parts.ts")

const recipe = (style = "drop", output = {}) => ({
  attributes: [{ name: "dial", role: "quasi-identifier" }],
  suppression: { style, limit: 0.1 },
  missing: { values: [""], match: "own-value", sensitive: "excluded" },
  output: { shuffle: true, "formula-guard": true, ...output },
})

/** A column with these texts: how many records show each before and after. */
const column = (texts, more = {}) => {
  const groups = Object.entries(texts).map(([label, [before, after]]) => ({
    label,
    before,
    after,
    ...(label === "" || label === "NA" ? { missing: true } : {}),
  }))
  const values = groups.filter(({ missing, label }) => !missing && label !== "*")
  return {
    name: "dial",
    role: "quasi-identifier",
    level: 0,
    detail: null,
    height: 1,
    example: ["a", "*"],
    labels: [3, 1],
    loss: 0,
    formulas: false,
    "rewrites-missing": false,
    groups,
    others: { groups: 0, before: 0, after: 0 },
    "values-before": values.length,
    "values-after": values.filter(({ after }) => after > 0).length,
    ...more,
  }
}

const said = (one, chosen = recipe(), suppressed = 2) =>
  outcomeText({ columns: [one], solution: { suppressed, classes: 3 } }, chosen, 20)

test("nothing is said of a column that is as it was", () => {
  assert.equal(said(column({ a: [9, 9], b: [9, 9], "": [2, 2] }), recipe(), 0).split(";")[0], "dial as in your file")
  assert.doesNotMatch(said(column({ a: [10, 9], b: [8, 8], "": [2, 1] })), /but for|apostrophe|missing cell/)
})

test("a value that only starred records had is gone", () => {
  const text = said(column({ a: [9, 9], b: [9, 9], c: [2, 0], "*": [0, 2] }), recipe("star"))
  assert.match(text, /^dial as in your file but for 1 of its 3 values, which only records have that show \*;/)
  assert.match(
    said(column({ a: [9, 9], b: [9, 9], c: [2, 0] })),
    /^dial as in your file but for 1 of its 3 values, which only records have that are left out;/,
  )
})

test("missing cells that are gone are said", () => {
  const gone = column({ a: [9, 9], b: [9, 9], "": [2, 0] })
  assert.ok(hasLostMissing(gone))
  assert.match(said(gone), /^dial as in your file but for missing cells, which only records have that are left out;/)
  assert.match(
    said(gone, recipe("star")),
    /^dial as in your file but for missing cells, which only records have that show \*;/,
  )
})

test("missing cells that are written otherwise are said, by what is in the column", () => {
  const two = { ...recipe(), missing: { ...recipe().missing, values: ["", "NA"] } }
  const missing = column({ a: [9, 9], b: [9, 9], "": [2, 2] })
  assert.doesNotMatch(said(missing, two), /but for/)
  const other = column({ a: [9, 9], b: [9, 9], "": [2, 2] }, { "rewrites-missing": true })
  assert.match(said(other, two), /^dial as in your file but for missing cells, which all show \(empty\);/)
})

test("apostrophes before what looks like a formula are said, where a file has them", () => {
  const guarded = column({ "=1+1": [9, 9], b: [9, 9] }, { formulas: true })
  assert.match(said(guarded), /^dial as in your file but for an apostrophe \('\) before what looks like a formula;/)
  assert.ok(!isGuarded(guarded, recipe("drop", { format: "xlsx" })))
  assert.ok(!isGuarded(guarded, recipe("drop", { "formula-guard": false })))
})

test("of a coarser column the apostrophe is told by itself", () => {
  const coarser = column({ "+49 1***": [9, 9], "+49 3***": [9, 9] }, { level: 1, height: 2, formulas: true })
  assert.match(said(coarser), /^dial in 2 groups; dial with an apostrophe \('\) before what looks like a formula;/)
})
