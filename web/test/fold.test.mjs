// What becomes of a recipe where each person has one record.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { changedFold, withFold } = await load("page/state/fold.ts")

const intervals = { kind: "intervals", start: 0, end: 100, steps: [10] }
const own = {
  data: { kind: "table", format: {} },
  attributes: [
    { name: "id", role: "quasi-identifier", hierarchy: { kind: "mask", from: "right" } },
    { name: "cost", role: "quasi-identifier", type: "integer", hierarchy: intervals, limit: 1 },
    { name: "note", role: "insensitive" },
  ],
  records: { entity: "id", "sampling-weight": "cost" },
}
const settings = { recipe: own, shelf: new Map() }
const roles = ({ recipe }) => recipe.attributes.map(({ name, role }) => [name, role])

test("fold: how dates are written belongs to the column that they stand in", () => {
  const fold = { by: "id", order: "seen" }
  const written = changedFold(fold, { format: "%d/%m/%Y" })
  assert.deepEqual(written, { by: "id", order: "seen", format: "%d/%m/%Y" })
  assert.deepEqual(changedFold(written, { format: "" }), fold)
  assert.deepEqual(changedFold(written, { order: "came" }), { by: "id", order: "came" })
})

test("fold: who tells persons apart is an identifier, and no entity beside it", () => {
  const folded = withFold(settings, { by: "id" }, own)
  assert.deepEqual(folded.recipe.data.fold, { by: "id" })
  assert.deepEqual(folded.recipe.records, { "sampling-weight": "cost" })
  assert.deepEqual(roles(folded)[0], ["id", "identifier"])
  // Levels of what is kept as it is stay.
  assert.deepEqual(folded.recipe.attributes[1], own.attributes[1])
})

test("fold: a count of records comes as a column and goes with it", () => {
  const counted = withFold(settings, { by: "id", columns: { visits: { keep: "count" } } }, own)
  assert.deepEqual(roles(counted).at(-1), ["visits", "quasi-identifier"])
  const asSensitive = counted.recipe.attributes.map(one =>
    one.name === "visits" ? { ...one, role: "sensitive" } : one,
  )
  const changed = { ...counted, recipe: { ...counted.recipe, attributes: asSensitive } }
  const again = withFold(changed, { by: "id", order: "cost", columns: { visits: { keep: "count" } } }, own)
  assert.deepEqual(roles(again).at(-1), ["visits", "sensitive"])
  assert.deepEqual(
    roles(withFold(again, { by: "id" }, own)).map(([name]) => name),
    ["id", "cost", "note"],
  )
  const back = withFold(again, null, own)
  assert.equal(back.recipe.data.fold, undefined)
  assert.equal(back.recipe.attributes.length, 3)
})

test("fold: levels do not outlive the values that they were made for", () => {
  const summed = withFold(settings, { by: "id", columns: { cost: { keep: "sum" } } }, own)
  assert.deepEqual(summed.recipe.attributes[1], { name: "cost", role: "quasi-identifier" })
  const last = withFold(settings, { by: "id", columns: { cost: { keep: "last" } } }, own)
  assert.deepEqual(last.recipe.attributes[1], own.attributes[1])
})

test("fold: a count is a quasi-identifier, whatever was said of the values that it counts", () => {
  const counted = withFold(settings, { by: "id", columns: { note: { keep: "count" } } }, own)
  assert.deepEqual(roles(counted)[2], ["note", "quasi-identifier"])
  // What is said of the count itself stays.
  const said = counted.recipe.attributes.map(one => (one.name === "note" ? { ...one, role: "insensitive" } : one))
  const changed = { ...counted, recipe: { ...counted.recipe, attributes: said } }
  const again = withFold(changed, { by: "id", order: "cost", columns: { note: { keep: "count" } } }, own)
  assert.deepEqual(roles(again)[2], ["note", "insensitive"])
})

test("fold: one change upon another keeps what was chosen before", () => {
  const ordered = changedFold({ by: "id", order: "note", format: "%d.%m.%Y" }, { order: "cost" })
  assert.deepEqual(ordered, { by: "id", order: "cost" })
  const kept = changedFold(changedFold(ordered, { column: "note", keep: "last" }), { name: "visits", counts: true })
  assert.deepEqual(kept, { ...ordered, columns: { note: { keep: "last" }, visits: { keep: "count" } } })
  const back = changedFold(changedFold(kept, { column: "note", keep: "first" }), { name: "visits", counts: false })
  assert.deepEqual(changedFold(back, { order: null }), { by: "id", columns: {} })
})
