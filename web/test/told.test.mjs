// What a report on attacks tells of one person, and of the lines of a file.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { aloneLines, fitting, likeliest, valuesTold } = await load("page/state/told.ts")

const identity = (persons, confidence, people = persons.length) => ({
  fact: { kind: "identity" },
  confidence,
  records: 1,
  people,
  persons,
})
const linking = (findings, more, succeeded) => ({ attack: "linking", findings, more, succeeded })

test("told: of a sensitive column the values that nothing is likelier than", () => {
  const value = (attribute, value, confidence) => ({
    fact: { kind: "value", attribute, value },
    confidence,
    prior: 0.5,
  })
  const found = [value("ill", "flu", 0.2), value("pay", "9", 1), value("ill", "gout", 0.4), value("ill", "ulcer", 0.4)]
  const told = valuesTold({ attacks: [{ attack: "homogeneity", findings: found }] })
  assert.deepEqual([...told.keys()], ["ill", "pay"])
  assert.deepEqual(
    told.get("ill").map(({ value, share }) => [value, share]),
    [
      ["gout", 0.4],
      ["ulcer", 0.4],
      ["flu", 0.2],
    ],
  )
  assert.deepEqual(
    likeliest(told.get("ill")).map(({ value }) => value),
    ["gout", "ulcer"],
  )
  assert.equal(likeliest(told.get("pay")).length, 1)
})

test("told: records that fit, and of how many people they are at least", () => {
  const report = findings => ({ attacks: [linking(findings, 0, 0)] })
  assert.deepEqual(fitting(report([{ ...identity([1], 1 / 3), records: 7 }])), { records: 7, people: 3 })
  assert.deepEqual(fitting(report([])), { records: 0, people: 0 })
})

test("told: of more lines than a report names it is known how many are alone", () => {
  const few = [identity([4, 2], 1), identity([3], 0.5)]
  assert.deepEqual(aloneLines(linking(few, 0, 2), 0.9), { count: 2, isOpen: false, lines: [2, 4] })
  assert.deepEqual(aloneLines(linking(few, 40, 3), 0.5), { count: 2, isOpen: false, lines: [2, 4] })
  assert.deepEqual(aloneLines(undefined, 0.9), { count: 0, isOpen: false, lines: [] })
  // More findings, and more persons of a finding, than are named.
  const many = [identity([5, 6], 1, 9), identity([2], 1)]
  assert.deepEqual(aloneLines(linking(many, 0, 10), 0.9), { count: 10, isOpen: false, lines: [2, 5, 6] })
  assert.deepEqual(aloneLines(linking(many, 500, 510), 0.9), { count: 510, isOpen: false, lines: [2, 5, 6] })
  // Half as sure are those with two candidates, who are not alone.
  assert.deepEqual(aloneLines(linking(many, 500, 600), 0.5), { count: 10, isOpen: true, lines: [2, 5, 6] })
})
