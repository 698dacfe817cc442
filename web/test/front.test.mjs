// What stands in front in dates that nothing tells of, wherever they are read.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { dateFormat, frontIn, isAmbiguous, withFront } = await load("page/state/front.ts")

const dates = format => ({ kind: "date", format, levels: ["month", "year"] })
const recipe = {
  data: { kind: "table", format: {}, fold: { by: "id", order: "seen" } },
  attributes: [
    { name: "born", role: "quasi-identifier", hierarchy: dates("%d/%m/%Y") },
    { name: "seen", role: "insensitive" },
    { name: "id", role: "identifier" },
  ],
}
const file = {
  recipe,
  columns: [{ name: "born" }, { name: "seen", grouping: dates("%d/%m/%y %H:%M") }, { name: "id" }],
  warnings: [{ code: "ambiguous-dates", attribute: "born" }],
}
const settings = { recipe, shelf: new Map() }

test("front: levels are read with the month in front, and the others stay", () => {
  const { recipe: changed, shelf } = withFront(settings, "born", "month", file)
  assert.equal(changed.attributes[0].hierarchy.format, "%m/%d/%Y")
  assert.deepEqual(changed.attributes.slice(1), recipe.attributes.slice(1))
  assert.deepEqual(changed.data, recipe.data)
  const back = withFront({ recipe: changed, shelf }, "born", "day", file)
  assert.deepEqual(back.recipe, recipe)
})

test("front: the order of a fold, and levels that are yet to come", () => {
  const { recipe: changed, shelf } = withFront(settings, "seen", "month", file)
  assert.equal(changed.data.fold.format, "%m/%d/%y %H:%M")
  assert.deepEqual(changed.attributes, recipe.attributes)
  assert.equal(shelf.get("seen").hierarchy.format, "%m/%d/%y %H:%M")
  assert.equal(frontIn(dateFormat({ recipe: changed, shelf }, "seen", file)), "month")
})

test("front: what is no date stays", () => {
  assert.equal(withFront(settings, "id", "month", file), settings)
  assert.equal(frontIn("%Y-%m-%d"), null)
  assert.deepEqual(
    ["born", "seen"].map(key => isAmbiguous(file, key)),
    [true, false],
  )
})
