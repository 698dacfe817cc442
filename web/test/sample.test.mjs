// The sample is the same everywhere, so that tests and guides may quote it.

import assert from "node:assert/strict"
import { createHash } from "node:crypto"
import { test } from "node:test"
import { load } from "./load.mjs"

const { samplePatients, samplePatientsText } = await load("page/sample.ts")
const text = samplePatientsText()
const [header, ...records] = text
  .trimEnd()
  .split("\r\n")
  .map(line => line.split(";"))

test("the sample has 5,000 records of seven columns", () => {
  assert.deepEqual(header, ["record", "name", "born", "postcode", "sex", "occupation", "diagnosis"])
  assert.equal(records.length, 5000)
  assert.ok(records.every(record => record.length === 7))
})

test("the sample is the same text each time", () => {
  assert.equal(samplePatientsText(), text)
  assert.equal(
    createHash("sha256").update(text).digest("hex"),
    "04f8634c402e299f967e1eb00d4e2ed0ac4173cc269a8738d8e21e7d52c005a6",
  )
})

test("the sample is a file of that text", async () => {
  const file = samplePatients()
  assert.equal(file.name, "patients.csv")
  assert.equal(await file.text(), text)
})

test("dates are real, postcodes have five digits, a few cells are missing", () => {
  for (const [, , born, postcode] of records) {
    const [, day, month, year] = born.match(/^(\d\d)\.(\d\d)\.(\d{4})$/) ?? []
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
    assert.deepEqual([date.getUTCDate(), date.getUTCMonth() + 1], [Number(day), Number(month)], born)
    assert.ok(Number(year) >= 1929 && Number(year) <= 2024)
    assert.match(postcode, /^(\d{5})?$/)
  }
  const missing = records.flat().filter(cell => cell === "").length
  assert.ok(missing > 50 && missing < 200, `${missing} missing`)
})

test("coarsening the sample is worth a search: neither exact nor everything starred", () => {
  const small = (born, postcode) => {
    const classes = new Map()
    for (const [, , date, code, sex] of records) {
      const key = `${born(date)}|${postcode(code)}|${sex}`
      classes.set(key, (classes.get(key) ?? 0) + 1)
    }
    return [...classes.values()].filter(size => size < 5).reduce((sum, size) => sum + size, 0)
  }
  assert.ok(
    small(
      date => date,
      code => code,
    ) > 4900,
    "as it is, nearly everyone stands alone",
  )
  assert.ok(
    small(
      date => date.slice(6, 9),
      code => code.slice(0, 3),
    ) < 50,
    "by decade and area, under one in a hundred",
  )
  assert.ok(
    small(
      date => date.slice(6, 9),
      code => code.slice(0, 4),
    ) > 250,
    "finer areas leave too many alone",
  )
})
