// What the page around says, in the order in which it says it: nothing is lost while something else is looked at.

import assert from "node:assert/strict"
import { test } from "node:test"
import { begun } from "./begun.mjs"

/** What the page around says, and what it is told. */
let say
const told = []
globalThis.outisChannel = listener => {
  say = listener
  return { say: (type, id, { code }) => told.push([type, id, code].filter(Boolean).join(" ")), give: () => false }
}
const { load } = await import("./load.mjs")
const { Portals } = await load("page/controller/portals.ts")
delete globalThis.outisChannel

const opening = { type: "open", origin: null, file: new File(["a\n1\n"], "a.csv"), name: "a.csv", policy: "{}" }

say({ type: "hello", id: "early", origin: null, theme: "dark" })
const page = begun()
let isTogether = false
const acts = []
void new Portals(
  page.context,
  act => acts.push([act.kind, isTogether]),
  async () => null,
)
isTogether = true
await null

test("what was said before the page was put together is heard after that", () => {
  assert.deepEqual(acts, [["theme", true]])
})

test("cancel and close count while a policy is looked at, and the next file is none too many", async () => {
  const portal = () => page.store.state.portal
  for (const [number, end] of ["cancel", "close"].entries()) {
    const id = `given-up-${end}`
    told.length = 0
    say({ ...opening, id })
    say({ type: end, id, origin: null })
    say({ ...opening, id: `later-${end}` })
    // The policy of the first arrives after that of the second.
    await page.answer(2 * number + 1, { id: "desk" })
    assert.equal(portal()?.id, `later-${end}`)
    await page.answer(2 * number, { id: "desk" })
    assert.equal(portal()?.id, `later-${end}`)
    assert.deepEqual(
      told.filter(what => what.startsWith("error")),
      [],
    )
    say({ type: "cancel", id: `later-${end}`, origin: null })
    assert.equal(portal(), null)
  }
})

test("of two files that nobody gave up, the second is told that it is too early", async () => {
  told.length = 0
  say({ ...opening, id: "one" })
  say({ ...opening, id: "two" })
  assert.deepEqual(
    told.filter(what => what.startsWith("error")),
    ["error two busy"],
  )
  await page.answer(4, { id: "desk" })
  assert.equal(page.store.state.portal?.id, "one")
})
