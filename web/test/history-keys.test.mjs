// Control and Z undo a choice wherever nobody is writing.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { historyStep } = await load("page/history-list/history-keys.ts")

const press = (key, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
  ...more,
})
const ctrl = { ctrlKey: true }
const button = { tagName: "BUTTON", type: "button" }

test("it undoes and does again", () => {
  assert.equal(historyStep(press("z", ctrl), button), -1)
  assert.equal(historyStep(press("z", { metaKey: true }), { tagName: "BODY" }), -1)
  assert.equal(historyStep(press("Z", { ...ctrl, shiftKey: true }), button), 1)
  assert.equal(historyStep(press("y", ctrl), button), 1)
  assert.equal(historyStep(press("z", ctrl), null), -1)
  for (const type of ["radio", "checkbox", "range"])
    assert.equal(historyStep(press("z", ctrl), { tagName: "INPUT", type }), -1, type)
})

test("fields undo by themselves what is written in them", () => {
  for (const type of ["text", "search", "number"])
    assert.equal(historyStep(press("z", ctrl), { tagName: "INPUT", type }), 0, type)
  assert.equal(historyStep(press("z", ctrl), { tagName: "TEXTAREA", type: "textarea" }), 0)
  assert.equal(historyStep(press("z", ctrl), { tagName: "P", isContentEditable: true }), 0)
})

test("other keys mean something else", () => {
  assert.equal(historyStep(press("z"), button), 0)
  assert.equal(historyStep(press("x", ctrl), button), 0)
  assert.equal(historyStep(press("y", { metaKey: true }), button), 0)
  assert.equal(historyStep(press("z", { ...ctrl, altKey: true }), button), 0)
  assert.equal(historyStep(press("z", { ...ctrl, defaultPrevented: true }), button), 0)
})
