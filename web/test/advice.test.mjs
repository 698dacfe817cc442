// What is worth a second look before a protection is chosen.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { advised, manyQuasi, ranked, unsaid } = await load("page/state/advice.ts")

const column = (name, more = {}) => ({ number: 1, name, type: "text", distinct: 5, reason: "known-to-others", ...more })
const quasi = (name, more = {}) => ({ name, role: "quasi-identifier", ...more })

test("columns that nothing is known of are asked about until they have another role", () => {
  const columns = [
    column("x", { reason: "nothing-rules-it-out" }),
    column("y", { reason: "nothing-rules-it-out" }),
    column("age"),
  ]
  const attributes = [quasi("x"), { name: "y", role: "sensitive" }, quasi("age")]
  assert.deepEqual(unsaid({ attributes }, columns), ["x"])
})

test("too many quasi-identifiers are ranked by what they tell apart", () => {
  const columns = Array.from({ length: manyQuasi + 1 }, (_, index) => column(`c${index}`, { distinct: 2 + index }))
  const attributes = columns.map(({ name }) => quasi(name))
  const list = ranked({ attributes }, columns)
  assert.deepEqual([list.length, list[0]], [manyQuasi + 1, { key: `c${manyQuasi}`, distinct: 2 + manyQuasi }])
  assert.deepEqual(ranked({ attributes: attributes.slice(1) }, columns), [])
})

test("free text, columns without levels and dates to the day are said, left out columns are not", () => {
  const long = { looks: { detector: "sentence", share: 1, form: false } }
  const columns = [
    column("text", long),
    column("left", long),
    column("town", { distinct: 21 }),
    column("sex", { distinct: 20 }),
    column("graded", { distinct: 21 }),
    column("born", { type: "date", distinct: 21 }),
    column("illness", { distinct: 90 }),
  ]
  const hierarchy = { kind: "date" }
  const attributes = [
    { name: "text", role: "sensitive" },
    { name: "left", role: "identifier" },
    quasi("town"),
    quasi("sex"),
    quasi("graded", { hierarchy: { kind: "mask" } }),
    quasi("born", { hierarchy }),
    { name: "illness", role: "sensitive" },
  ]
  assert.deepEqual(
    advised({ attributes }, columns).map(({ key, advice }) => `${key} ${advice}`),
    ["text free-text", "town no-levels", "born day"],
  )
})
