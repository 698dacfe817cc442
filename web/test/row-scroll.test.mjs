// Where rows stand while a table is scrolled.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { RowScroll } = await load("page/elements/record-table/row-scroll.ts")

test("a table that fits is not scaled", () => {
  const scroll = new RowScroll(5000, 32, 400, 44)
  assert.equal(scroll.scale, 1)
  assert.equal(scroll.spacer, 5000 * 32 + 44)
  assert.deepEqual(scroll.seen(64), { first: 2, end: 15 })
})

test("the last row of ten million is reached at the end of the scroll bar", () => {
  const scroll = new RowScroll(10_000_000, 32, 400, 44)
  assert.ok(scroll.spacer < 8.9e6)
  const end = scroll.spacer - 400 - 44
  assert.equal(scroll.seen(scroll.offset(end)).end, 10_000_000)
  assert.equal(scroll.offset(end), 10_000_000 * 32 - 400)
  assert.equal(scroll.seen(scroll.offset(0)).first, 0)
})

test("a revealed row is seen whole, and what is seen already does not move", () => {
  for (const count of [1, 12, 13, 5000, 10_000_000]) {
    const scroll = new RowScroll(count, 32, 400, 44)
    for (const row of [0, 1, Math.floor(count / 2), count - 1])
      for (const seen of [0, 17, scroll.last]) {
        const offset = scroll.reveal(row, scroll.clamp(seen))
        assert.ok(row * 32 >= offset && (row + 1) * 32 <= offset + 400, `row ${row} of ${count}`)
        assert.equal(scroll.reveal(row, offset), offset)
      }
  }
})

test("an empty table and one without height have nothing to scroll", () => {
  assert.deepEqual(new RowScroll(0, 32, 400, 44).seen(0), { first: 0, end: 0 })
  const flat = new RowScroll(100, 32, 0, 44)
  assert.deepEqual(flat.seen(0), { first: 0, end: 1 })
})
