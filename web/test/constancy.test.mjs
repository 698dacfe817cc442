// A file that changes while it is read, in a browser that does not say so.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { Constancy } = await load("worker/constancy.ts")
const { slices } = await load("worker/slices.ts")

/** A file that is always read as it is now, and whose size is that of before. */
class Changing {
  constructor(bytes) {
    this.bytes = bytes
    this.size = bytes.length
  }
  slice(start, end) {
    return {
      size: Math.max(0, Math.min(end, this.size) - start),
      arrayBuffer: async () => this.bytes.slice(start, end).buffer,
    }
  }
}

/** What comes of reading a file of so many bytes that becomes another one after a slice of it. */
async function readWhile(size, change) {
  const file = new Changing(new Uint8Array(size))
  const constancy = new Constancy(file)
  let done = 0
  for await (const bytes of slices(file)) {
    constancy.note(done, bytes)
    done += bytes.length
    change(file, done)
  }
  return constancy.check().then(
    () => null,
    problem => problem.code,
  )
}

test("a file that stays as it is is taken", async () => {
  for (const size of [0, 1, 100_000, 5 << 20]) assert.equal(await readWhile(size, () => {}), null)
})

test("a file that is overwritten meanwhile by one of the same length is refused", async () => {
  for (const size of [1, 100_000, 5 << 20, 80 << 20]) {
    assert.equal(
      await readWhile(size, (file, done) => {
        if (done === Math.min(size, 1 << 20)) file.bytes = new Uint8Array(size).fill(1)
      }),
      "file-changed",
    )
  }
})

test("in a file that is not large a single byte is seen", async () => {
  for (const place of [0, 65_535, 65_536, (4 << 20) - 1]) {
    assert.equal(
      await readWhile(4 << 20, (file, done) => {
        if (done === 4 << 20) file.bytes[place] = 1
      }),
      "file-changed",
    )
  }
})

test("a file that becomes shorter is refused", async () => {
  assert.equal(
    await readWhile(3 << 20, file => {
      file.bytes = file.bytes.slice(0, 100)
    }).catch(problem => problem.code),
    "unreadable",
  )
})

test("a file of which less was read than it has is refused", async () => {
  const file = new Changing(new Uint8Array(100))
  const constancy = new Constancy(file)
  constancy.note(0, new Uint8Array(99))
  await assert.rejects(constancy.check(), { code: "file-changed" })
})
