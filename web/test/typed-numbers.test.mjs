// Numbers that are typed are read as the table writes its own, and nothing else is taken for one.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { numberOf, numbersOf, numbersText, numberText } = await load("page/hierarchy-editor/typed-numbers.ts")

const plain = {}
const german = { decimal: ",", thousands: "." }
const comma = { decimal: "," }
const english = { thousands: "," }
const swiss = { thousands: "'" }
const french = { decimal: ",", thousands: " " }

test("numbers are read as the table writes them", () => {
  for (const [text, form, number] of [
    ["30.000", german, 30_000],
    ["30.000,50", german, 30_000.5],
    ["30000", german, 30_000],
    ["1.234.567,8", german, 1_234_567.8],
    ["30.00", german, null],
    ["0.000", german, null],
    ["30.5", german, null],
    ["30,000.5", english, 30_000.5],
    ["30.5", plain, 30.5],
    ["-30", plain, -30],
    ["−3,5", comma, -3.5],
    ["30.000", comma, null],
    ["30,000", plain, null],
    ["1’234", swiss, 1234],
    ["1\u202f234,5", french, 1234.5],
    ["0,5", french, 0.5],
    ["abc", plain, null],
    ["1e3", plain, null],
    ["123456789012345", plain, 123_456_789_012_345],
    ["0,00123456789012345", comma, 0.001_234_567_890_123_45],
    ["9007199254740993", plain, null],
    ["1234567890.123456", plain, null],
    ["", plain, null],
  ])
    assert.equal(numberOf(text, form), number, `${text} ${JSON.stringify(form)}`)
})

test("lists are parted where no number is", () => {
  for (const [text, form, numbers] of [
    ["30.000, 45.000, 60.000", german, [30_000, 45_000, 60_000]],
    ["30.000; 45.000,50;60.000", german, [30_000, 45_000.5, 60_000]],
    ["30.000,50", german, [30_000.5]],
    ["65, 18 , 18,", comma, [18, 65]],
    ["18,65", plain, [18, 65]],
    ["18 65\n70", plain, [18, 65, 70]],
    ["30,000", plain, "000"],
    ["30,500, 45,500", plain, "30,500"],
    ["30,000, 45,000", english, [30_000, 45_000]],
    ["1 500; 2 500", french, [1500, 2500]],
    ["18 65", french, "18 65"],
    ["abc, 3", plain, "abc"],
    [" ; ", plain, []],
  ])
    assert.deepEqual(numbersOf(text, form), numbers, `${text} ${JSON.stringify(form)}`)
})

test("numbers are shown as they can be typed again", () => {
  assert.equal(numberText(1_234_567.25, german), "1.234.567,25")
  assert.equal(numberText(-1500, english), "-1,500")
  assert.equal(numberText(1500.5, plain), "1500.5")
  assert.equal(numbersText([18, 65], plain), "18, 65")
  for (const form of [plain, german, comma, english, swiss, french]) {
    const numbers = [-12_345.5, 0, 0.125, 999, 1000, 45_000, 1_234_567.75]
    assert.deepEqual(numbersOf(numbersText(numbers, form), form), numbers, JSON.stringify(form))
  }
})
