// Bytes come back from base91 whatever their number: pairs are read eight at a time, and what is left.

import assert from "node:assert/strict"
import { randomBytes } from "node:crypto"
import { test } from "node:test"
import { readBase91 } from "../base91.mjs"
import { written } from "../packing.mjs"

test("bytes come back from base91, however many they are", () => {
  for (let length = 0; length < 60; length += 1) {
    const bytes = randomBytes(length)
    assert.deepEqual(Buffer.from(readBase91(written(bytes))), bytes, `${length} bytes`)
  }
})
