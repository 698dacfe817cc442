// What an editor asked for and is not in force yet.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { Awaited } = await load("page/awaited.ts")

test("what comes first leaves open what was asked for after it", () => {
  const awaited = new Awaited()
  awaited.ask(["a"])
  awaited.ask(["a", "b"])
  assert.equal(awaited.last, '["a","b"]')
  assert.equal(awaited.come(["a"]), true)
  assert.ok(awaited.isOpen)
  assert.equal(awaited.come(["a", "b"]), true)
  assert.ok(!awaited.isOpen)
})

test("what comes late ends the waiting for what came before it", () => {
  const awaited = new Awaited()
  for (const settings of [1, 2, 3]) awaited.ask(settings)
  assert.equal(awaited.come(3), true)
  assert.ok(!awaited.isOpen)
})

test("what nobody asked for ends the waiting", () => {
  const awaited = new Awaited()
  awaited.ask(["a"])
  assert.equal(awaited.come([]), false)
  assert.ok(!awaited.isOpen)
})

test("what is only said again is no news, and what was asked for is still awaited", () => {
  const awaited = new Awaited()
  assert.equal(awaited.come([]), false)
  awaited.ask(["a"])
  assert.equal(awaited.come([]), true)
  assert.ok(awaited.isOpen)
  assert.equal(awaited.come(["a"]), true)
  awaited.ask(["a", "b"])
  assert.equal(awaited.come(["a"]), true)
  assert.ok(awaited.isOpen)
})
