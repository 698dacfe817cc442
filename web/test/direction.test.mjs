// Names are shown in their own direction, and turn nothing around them.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { fileName, shown, shownPart, shownWithin } = await load("page/direction.ts")
const { markup } = await load("page/report/markup.ts")

const turning = [
  "\u061c",
  "\u200e",
  "\u200f",
  "\u202a",
  "\u202b",
  "\u202c",
  "\u202d",
  "\u202e",
  "\u2066",
  "\u2067",
  "\u2068",
  "\u2069",
]

test("what turns text is shown as what it is", () => {
  for (const control of turning) {
    const name = `[U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}]`
    assert.equal(shown(`a${control}b`), `a${name}b`)
    assert.equal(shownWithin(`a${control}b`), `a${name}b`)
    assert.equal(fileName(`a${control}b.csv`), "a_b.csv")
    assert.equal(markup`<b title="${`a${control}b`}">`.text, `<b title="a${name}b">`)
  }
  assert.equal(shown("plain, ä, 日本"), "plain, ä, 日本")
})

test("names from the right are set apart once", () => {
  for (const name of ["שם", "age שם", "اسم", "\u202eשם"]) {
    const apart = shown(name)
    assert.ok(apart.startsWith("\u2068") && apart.endsWith("\u2069"))
    assert.equal(shown(apart), apart)
    assert.equal(shownWithin(`Column: ${apart}.`), `Column: ${apart}.`)
  }
  const list = `${shown("שם")}, a and ${shown("اسم")}`
  assert.equal(shownPart(list), list)
  assert.equal(shownPart("age שם"), shown("age שם"))
  assert.equal(shownPart(`${shown("שם")} שם`), "\u2068שם שם\u2069")
  // A name cannot end what sets it apart.
  assert.equal(shown("\u2068a\u2069\u202eb\u2069"), "[U+2068]a[U+2069][U+202E]b[U+2069]")
})
