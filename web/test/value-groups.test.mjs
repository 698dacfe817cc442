// Groups of values made by hand: what is done to them keeps every value once.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const {
  described,
  dissolved,
  labelsOf,
  merged,
  renamed,
  valuesOf,
  withGroup,
  withInto,
  withMovedGroup,
  withMovedValue,
  withoutValue,
  withSplit,
} = await load("page/group-studio/value-groups.ts")

const none = new Set()

test("values are grouped, groups put into larger ones, and taken apart again", () => {
  const care = withGroup([], "care", ["nurse", "midwife"], none)
  const two = withGroup(care, "craft", ["smith"], none)
  const nested = withGroup(two, "work", ["judge"], new Set(["care", "craft"]))
  assert.deepEqual(nested, [
    {
      label: "work",
      values: ["judge"],
      groups: [
        { label: "care", values: ["nurse", "midwife"] },
        { label: "craft", values: ["smith"] },
      ],
    },
  ])
  assert.deepEqual(valuesOf(nested), ["judge", "nurse", "midwife", "smith"])
  assert.deepEqual(labelsOf(nested), ["work", "care", "craft"])
  // What was in an outermost group stands by itself; its own values are free.
  assert.deepEqual(dissolved(nested, "work"), two)
  // The values of a group within another go to that one.
  assert.deepEqual(dissolved(nested, "craft"), [
    { label: "work", values: ["judge", "smith"], groups: [{ label: "care", values: ["nurse", "midwife"] }] },
  ])
  assert.deepEqual(care, [{ label: "care", values: ["nurse", "midwife"] }], "what was given stays as it is")
})

test("groups are merged with their values and groups", () => {
  const groups = [
    { label: "a", values: ["1"], groups: [{ label: "b", values: ["2"] }] },
    { label: "c", values: ["3"], description: "kept" },
  ]
  assert.deepEqual(merged(groups, "d", ["4"], new Set(["a", "c"])), [
    { label: "d", description: "kept", values: ["1", "3", "4"], groups: [{ label: "b", values: ["2"] }] },
  ])
  assert.deepEqual(renamed(groups, "b", "x")[0].groups[0].label, "x")
  assert.deepEqual(renamed(groups, "c", "y")[1], { label: "y", values: ["3"], description: "kept" })
})

test("a group without values is gone", () => {
  const groups = [
    { label: "a", groups: [{ label: "b", values: ["1"] }] },
    { label: "c", values: ["2", "3"] },
  ]
  assert.deepEqual(withoutValue(groups, "1"), [{ label: "c", values: ["2", "3"] }])
  assert.deepEqual(withoutValue(groups, "2")[1], { label: "c", values: ["3"] })
})

test("values are put into a group from wherever they stood, and a group is split", () => {
  const groups = [
    { label: "a", values: ["1"] },
    { label: "b", values: ["2", "3"], description: "kept", groups: [{ label: "c", values: ["4"] }] },
  ]
  assert.deepEqual(withInto(groups, "b", ["1", "4", "5"]), [
    { label: "b", description: "kept", values: ["2", "3", "1", "4", "5"] },
  ])
  assert.deepEqual(withGroup(groups, "d", ["3"], none)[1].values, ["2"], "a value leaves its group")
  assert.deepEqual(withSplit(groups, "b", ["3"], "d")[1].values, ["2"])
  assert.deepEqual(withSplit(groups, "b", ["3"], "d")[2], { label: "d", values: ["3"] })
  assert.deepEqual(valuesOf(withSplit(groups, "b", ["3"], "d")).toSorted(), ["1", "2", "3", "4"])
})

test("groups and values are put in order, and stay where there is no place further on", () => {
  const groups = [
    { label: "a", values: ["1", "2", "3"] },
    {
      label: "b",
      groups: [
        { label: "c", values: ["4"] },
        { label: "d", values: ["5"] },
      ],
    },
  ]
  assert.deepEqual(labelsOf(withMovedGroup(groups, "b", -1)), ["b", "c", "d", "a"])
  assert.deepEqual(labelsOf(withMovedGroup(groups, "d", -1)), ["a", "b", "d", "c"])
  assert.deepEqual(withMovedGroup(groups, "b", 1), groups)
  assert.deepEqual(valuesOf(withMovedValue(groups, "3", -1)), ["1", "3", "2", "4", "5"])
  assert.deepEqual(withMovedValue(groups, "1", -1), groups)
})

test("what groups and values mean goes where they go", () => {
  const groups = [
    { label: "a", description: "first", values: ["1", "2"], meanings: { 1: "one", 2: "two" } },
    { label: "b", description: "second", values: ["3"], meanings: { 3: "three" } },
  ]
  const [one] = merged(groups, "c", ["4"], new Set(["a", "b"]))
  assert.deepEqual(one, {
    label: "c",
    description: "first; second",
    values: ["1", "2", "3", "4"],
    meanings: { 1: "one", 2: "two", 3: "three" },
  })
  assert.deepEqual(withoutValue([one], "2")[0].meanings, { 1: "one", 3: "three" })
  const nested = [{ label: "d", description: "all", groups }]
  assert.deepEqual(dissolved(nested, "a")[0], {
    label: "d",
    description: "all",
    values: ["1", "2"],
    meanings: { 1: "one", 2: "two" },
    groups: [groups[1]],
  })
  assert.deepEqual(withInto(groups, "a", ["3"]), [
    { ...groups[0], values: ["1", "2", "3"], meanings: { 1: "one", 2: "two", 3: "three" } },
  ])
  assert.deepEqual(withSplit(groups, "a", ["2"], "d").slice(0, 2), [
    { ...groups[0], values: ["1"], meanings: { 1: "one" } },
    { label: "d", values: ["2"], meanings: { 2: "two" } },
  ])
  assert.deepEqual(withGroup(groups, "d", ["2"], none)[2].meanings, { 2: "two" })
  assert.deepEqual(withMovedValue(groups, "2", -1)[0].meanings, groups[0].meanings)
  assert.deepEqual(withMovedGroup(groups, "b", -1), groups.toReversed())
  assert.deepEqual(renamed(groups, "a", "e")[0], { ...groups[0], label: "e" })
  assert.equal(described(groups, "b", "other")[1].description, "other")
  assert.ok(!("description" in described(groups, "b", "")[1]))
})
