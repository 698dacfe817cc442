// The order of what levels show is one that people would choose.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { byLabel } = await load("page/hierarchy-levels/label-order.ts")

const orders = {
  "ranges of whole numbers": ["<5", "5-9", "10-14", "100-104", ">=105", "*"],
  "ranges with brackets": ["<-1.5", "[-1.5, 0)", "[0, 2.5)", "[2.5, 10)", ">=10"],
  "ranges closed on the right": ["<=30", "(30, 50]", "(50, 60]", ">60"],
  "ages as people write them": ["under 18", "18-64", "65-89", "90+"],
  "decimal commas": ["0,5", "1,25", "1,5", "10"],
  dates: ["<01.01.1960", "02.03.1961", "01.04.1961", "01.01.1970", ">=15.03.1980"],
  "months and years": ["12.1960", "01.1961", "02.1961"],
  "dates with the year in front": ["1959-12-31", "1960-01-02", "1960-02-01", "1961"],
  decades: ["1950-1959", "1960-1969", "2000-2009"],
  postcodes: ["081**", "809**", "816**", "*"],
  words: ["9 to 5", "east", "north", "ward 2", "ward 10", "*"],
}

for (const [name, labels] of Object.entries(orders)) {
  test(`labels stand in their natural order: ${name}`, () => {
    assert.deepEqual(
      labels.toReversed().toSorted((one, other) => byLabel(one, other)),
      labels,
    )
  })
}

test("dates that begin with the month are in order, too", () => {
  const labels = ["12/31/1959", "01/02/1960", "02/01/1960"]
  assert.deepEqual(
    labels.toReversed().toSorted((one, other) => byLabel(one, other, true)),
    labels,
  )
})
