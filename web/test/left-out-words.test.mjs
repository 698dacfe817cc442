// What is said of records that are left out counts people where each record is one, and records otherwise.

import assert from "node:assert/strict"
import { test } from "node:test"
import { english } from "./load.mjs"

const words = await english()

const said = unit => {
  const units = { unit, recordUnit: unit }
  return [
    words("left-out-equal", { ...units, records: 2 }),
    words("left-out-few", { ...units, alike: 2, k: 5 }),
    words("left-out-few-mixed", { ...units, alike: 2, k: 5 }),
    words("left-out-few-mixed", { ...units, alike: 1, k: 5 }),
    words("left-out-lacking", { ...units, lacking: 3 }),
    words("left-out-lacking-others", { ...units, lacking: 3 }),
    words("left-out-nearest-covers", { ...units, alike: 4 }),
    words("left-out-nearest-differs", { ...units, alike: 4, columns: 1, names: "sex" }),
    words("left-out-change-loss", { ...units, loss: "0.5", suppressed: 7, style: "drop" }),
    words("left-out-change-loss", { ...units, loss: "0.5", suppressed: 7, style: "star" }),
    words("neighbours-lead", { ...units, allowed: 3 }).split(". ")[1],
    words("neighbour-fails", { ...units, records: 4, allowed: 3 }),
    words("neighbour-group", { ...units, records: 4, persons: 4, same: "yes" }),
    words("history-came-fails", { ...units, failing: 4, allowed: 3 }),
  ]
}

test("each figure has its unit", () => {
  assert.deepEqual(said("persons"), [
    "2 people have exactly these values.",
    "Only 2 people would look alike; at least 5 are asked.",
    "2 people have exactly these values; at least 5 are asked to look alike, and no group was found to take them.",
    "No other person has exactly these values; at least 5 people are asked to look alike,"
      + " and no group was found to take it.",
    "3 more people would have to look like it.",
    "3 more people would have to look like it, and the group meet what else is asked.",
    "A group of 4 people, whose cells cover these values.",
    "A group of 4 people. It differs only in sex (≠):",
    "The table would lose 0.5, and leave out 7 people.",
    "The table would lose 0.5, and show 7 people as * only.",
    "At most 3 people may be left out.",
    "your protection does not hold: 4 people are in groups that fail, and at most 3 may be left out.",
    "4 people",
    "these levels do not hold it: 4 people are in groups that fail, and at most 3 may be left out.",
  ])
  assert.deepEqual(
    said("records"),
    said("persons").map(text => text.replaceAll("people", "records").replaceAll("person", "record")),
  )
})

test("one is one", () => {
  const units = { unit: "persons", recordUnit: "persons" }
  assert.equal(words("left-out-lacking", { ...units, lacking: 1 }), "One more person would have to look like it.")
  assert.equal(
    words("left-out-nearest-covers", { ...units, alike: 1 }),
    "A group of 1 person, whose cells cover these values.",
  )
  assert.match(
    words("left-out-change-loss", { ...units, loss: "0.5", suppressed: 0, style: "drop" }),
    /leave out nobody/,
  )
})
