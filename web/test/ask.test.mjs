// Questions to the worker: whose answer is shown, and whose is dropped.

import assert from "node:assert/strict"
import { test } from "node:test"
import { begun, table } from "./begun.mjs"
import { load } from "./load.mjs"

const { ask, outcomeOf, resultAt } = await load("page/controller/ask.ts")
const question = (key, more = {}) => ({
  key,
  place: resultAt("exposure"),
  method: "exposure",
  params: () => ({ recipe: key }),
  ...more,
})

test("a question is asked once, and its answer is shown", async () => {
  const { context, calls, answer, exposure } = begun()
  void ask(context, question("a"))
  void ask(context, question("a"))
  assert.deepEqual(
    calls.map(({ method, params }) => [method, params.recipe]),
    [["exposure", "a"]],
  )
  assert.deepEqual(exposure(), { key: "a", status: "asking", value: null, problem: null })
  await answer(0, "known")
  assert.deepEqual(exposure(), { key: "a", status: "done", value: "known", problem: null })
  void ask(context, question("a"))
  assert.equal(calls.length, 1)
})

test("the answer to a question that another has followed is dropped, whichever comes first", async () => {
  const { context, answer, exposure } = begun()
  void ask(context, question("a"))
  void ask(context, question("b"))
  await answer(0, "of a")
  assert.deepEqual(exposure(), { key: "b", status: "asking", value: null, problem: null })
  await answer(1, "of b")
  assert.equal(exposure().value, "of b")
})

test("the answer about another table is dropped, whether it is one or a refusal", async () => {
  for (const end of ["answer", "refuse"]) {
    const page = begun()
    void ask(page.context, question("a"))
    page.store.update({ table: { ...table } })
    await page[end](0, { code: "internal" })
    assert.equal(page.exposure().status, "asking", end)
  }
})

test("what was refused is asked again only on request", async () => {
  const { context, calls, refuse, exposure } = begun()
  void ask(context, question("a"))
  await refuse(0, { code: "internal" })
  assert.deepEqual(exposure(), { key: "a", status: "failed", value: null, problem: { code: "internal" } })
  void ask(context, question("a"))
  assert.equal(calls.length, 1)
  void ask(context, question("a", { again: true }))
  assert.equal(calls.length, 2)
  void ask(context, question("a", { again: true }))
  assert.equal(calls.length, 2)
})

test("the answer before stays as long as the question says so", async () => {
  const { context, answer, refuse, exposure } = begun()
  const keeps = problem => problem === null || problem.code === "mild"
  void ask(context, question("a", { keeps }))
  await answer(0, "of a")
  void ask(context, question("b", { keeps }))
  assert.deepEqual([exposure().status, exposure().value], ["asking", "of a"])
  await refuse(1, { code: "mild" })
  assert.deepEqual([exposure().status, exposure().value], ["failed", "of a"])
  void ask(context, question("c", { keeps }))
  await refuse(2, { code: "grave" })
  assert.equal(exposure().value, null)
})

test("what is known on the way is told as long as nothing else was asked, and the call can be kept", async () => {
  const { context, calls, answer } = begun()
  const [parts, kept] = [[], []]
  const more = { progress: part => parts.push(part), begun: call => kept.push(call) }
  const first = ask(context, question("a", more))
  calls[0].progress(1)
  const second = ask(context, question("b", more))
  calls[0].progress(2)
  calls[1].progress(3)
  assert.deepEqual([parts, kept.length], [[1, 3], 2])
  await answer(0, "of a")
  await answer(1, "of b")
  assert.deepEqual(await Promise.all([first, second]), [false, true])
})

test("what was cancelled has no answer, unless its place has to hold one", async () => {
  const { context, calls, refuse, exposure, store } = begun()
  void ask(context, question("a"))
  await refuse(0, { code: "cancelled" })
  assert.equal(exposure(), null)
  void ask(context, question("a"))
  assert.equal(calls.length, 2)
  const { known, change } = resultAt("exposure")
  void ask(context, question("b", { place: { known, change } }))
  await refuse(2, { code: "cancelled" })
  assert.equal(store.state.results.exposure.status, "failed")
})

test("a worker that ends has answered nothing", async () => {
  const { context, die, exposure } = begun()
  void ask(context, question("a"))
  await die(0)
  assert.equal(exposure().status, "asking")
})

test("what comes of a call is of use as long as the table is the same and somebody wants it", async () => {
  const { context, store, answer } = begun()
  const { client } = context
  const outcomes = [
    outcomeOf(context, client.call("search", {})),
    outcomeOf(context, client.call("search", {}), () => false),
  ]
  await answer(0, "found")
  await answer(1, "found")
  outcomes.push(outcomeOf(context, client.call("search", {})))
  store.update({ table: { ...table } })
  await answer(2, "found")
  assert.deepEqual(await Promise.all(outcomes), [{ ok: true, value: "found" }, null, null])
})
