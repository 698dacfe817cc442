// The zip for one's own files is said to hold levels of those columns alone that have some.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { leveled, ownFilesText } = await load("page/release-step/own-files.ts")

const hierarchy = { kind: "mask" }
const bare = { name: "sex", role: "quasi-identifier" }
const postcode = { name: "postcode", role: "quasi-identifier", hierarchy }
const illness = { name: "illness", role: "sensitive", hierarchy }

test("no column has levels, and none is spoken of", () => {
  const text = ownFilesText({ attributes: [bare] })
  assert.match(text, /both reports and the recipe\. No records/)
  assert.doesNotMatch(text, /levels/)
})

test("columns with levels are named, sensitive ones too", () => {
  assert.match(
    ownFilesText({ attributes: [bare, postcode] }),
    /both reports, the recipe, and the levels of postcode with all of its values\./,
  )
  assert.match(
    ownFilesText({ attributes: [postcode, bare, illness] }),
    /the levels of postcode and illness with all of their values\./,
  )
  assert.deepEqual(leveled({ attributes: [postcode, bare, illness] }), [postcode, illness])
})
