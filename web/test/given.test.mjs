// Files that were given together: no two for one column, and what becomes of them in a recipe.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { chosenFiles, givenFile, levelsOf, wholeColumns, withColumn, withLevels } = await load("page/state/given.ts")

const column = (attribute, covered, values = 3) => ({ attribute, values, covered, named: false })
const fit = (file, columns, delimiter = ";") => ({ file, delimiter, values: 3, levels: 1, columns, chosen: null })
const file = (name, attribute, delimiter) => ({
  ...givenFile(new File([], name)),
  fit: fit(name, [column("town", 3), column("home", 2)], delimiter),
  attribute,
})
const given = { stage: "columns", table: null, files: [file("a.csv", "town"), file("b.csv", null, ",")] }

test("a column that another file takes is taken from the first", () => {
  const changed = withColumn(given, 1, "town")
  assert.deepEqual(
    changed.files.map(({ attribute }) => attribute),
    [null, "town"],
  )
  assert.deepEqual(chosenFiles(changed), [changed.files[1]])
  assert.equal(chosenFiles(withColumn(given, 0, null)).length, 0)
})

test("only columns with a line for each value can be chosen", () => {
  assert.deepEqual(
    wholeColumns(given.files[0].fit).map(({ attribute }) => attribute),
    ["town"],
  )
  assert.deepEqual(wholeColumns(null), [])
})

test("quasi-identifiers and sensitive columns get the levels, others keep them for later", () => {
  const recipe = {
    attributes: [
      { name: "town", role: "quasi-identifier", limit: 2, hierarchy: { kind: "mask", from: "right" } },
      { name: "home", role: "insensitive" },
      { name: "illness", role: "sensitive" },
    ],
  }
  const shelf = new Map([["home", { limit: 1, weight: 2 }]])
  const files = [file("a.csv", "town"), file("b.csv", "home", ","), file("c.csv", "illness")]
  const changed = withLevels({ recipe, shelf }, files)
  assert.deepEqual(changed.recipe.attributes, [
    // A limit counts the levels that it was made for.
    { name: "town", role: "quasi-identifier", hierarchy: { kind: "levels", file: "a.csv" } },
    { name: "home", role: "insensitive" },
    { name: "illness", role: "sensitive", hierarchy: { kind: "levels", file: "c.csv" } },
  ])
  assert.deepEqual(Object.fromEntries(changed.shelf), {
    home: { weight: 2, hierarchy: { kind: "levels", file: "b.csv", delimiter: "," } },
    illness: { hierarchy: { kind: "levels", file: "c.csv" } },
  })
  assert.deepEqual(levelsOf(files[0]), { kind: "levels", file: "a.csv" })
})
