// The page's side of the calls, against a worker made by hand.

import assert from "node:assert/strict"
import { beforeEach, mock, test } from "node:test"
import { load } from "./load.mjs"

const { Client } = await load("page/client.ts")

/** A worker that hears nothing until it is ready, as a real one does while it compiles. */
class Slow extends EventTarget {
  heard = []
  listening = false
  ended = false
  postMessage(message) {
    if (this.listening) this.heard.push(message.call?.method ?? message.kind)
  }
  say(data) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }))
  }
  terminate() {
    this.ended = true
  }
  ready() {
    this.listening = true
    this.say({ kind: "ready", version: "1.2.3" })
  }
}

/** Locks of one origin, and who waits for their holders to end. */
class Locks {
  waiting = new Map()
  ended(name) {
    return new Promise(resolve => this.waiting.set(name, resolve))
  }
}

/** A client with workers made by hand, and what it told. */
function begun(locks) {
  const workers = []
  const told = []
  const client = new Client(
    () => {
      workers.push(new Slow())
      return workers.at(-1)
    },
    {
      ready: version => told.push(version),
      died: death => told.push(death),
      silent: seconds => told.push(seconds),
    },
    locks,
  )
  client.start()
  return { client, told, worker: () => workers.at(-1) }
}

/** Time passes for the page, which is there all the while. */
function pass(seconds) {
  for (let i = 0; i < 10 * seconds; i += 1) mock.timers.tick(100)
}

beforeEach(() => {
  mock.timers.reset()
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] })
})

test("what is asked before the worker is ready is asked once it is, after what the page says first", async () => {
  const worker = new Slow()
  const client = new Client(() => worker, {
    ready: () => void client.call("describe", {}),
    died: () => assert.fail("the worker lives"),
    silent: () => {},
  })
  client.start()
  const early = client.call("load", {})
  assert.deepEqual(worker.heard, [])
  worker.ready()
  assert.deepEqual(worker.heard, ["describe", "load"])
  worker.say({ kind: "done", id: 1, value: "loaded" })
  assert.deepEqual(await early.outcome, { ok: true, value: "loaded" })
})

test("a worker that ends without a word gives back its lock, and its calls are dead", async () => {
  const locks = new Locks()
  const { client, told, worker } = begun(locks)
  worker().say({ kind: "held", lock: "a lock" })
  worker().ready()
  const call = client.call("search", {})
  locks.waiting.get("a lock")()
  await null
  const death = { message: "the worker ended without a word" }
  assert.deepEqual(told, ["1.2.3", death])
  assert.deepEqual(await call.outcome, { ok: false, failure: { kind: "dead", death } })
  // The lock of one before says nothing of the next.
  client.start()
  worker().ready()
  locks.waiting.get("a lock")()
  await null
  assert.deepEqual(told, ["1.2.3", death, "1.2.3"])
})

test("a cancel that nobody hears ends the worker after two seconds", async () => {
  const { client, told, worker } = begun()
  worker().ready()
  const call = client.call("load", {})
  call.cancel()
  pass(1.9)
  assert.equal(worker().ended, false)
  pass(0.2)
  assert.equal(worker().ended, true)
  assert.equal(told.at(-1).unheard, true)
  assert.equal((await call.outcome).failure.kind, "dead")
})

test("whoever cancels waits for nothing, while the worker still has to hear of it", async () => {
  const { client, told, worker } = begun()
  worker().ready()
  const seen = []
  const call = client.call("release", {}, value => seen.push(value))
  call.cancel()
  worker().say({ kind: "progress", id: 1, value: "late" })
  assert.equal((await call.outcome).failure.problem.code, "cancelled")
  assert.deepEqual(seen, [])
  pass(2.1)
  assert.equal(told.at(-1).unheard, true)
})

test("a file that has become the table before its reading was cancelled is the table", async () => {
  const { client, worker } = begun()
  worker().ready()
  const call = client.call("load", {})
  call.cancel()
  worker().say({ kind: "done", id: 1, value: "loaded" })
  assert.deepEqual(await call.outcome, { ok: true, value: "loaded" })
})

test("a cancel is answered by the call's end, a search that keeps what it has by having heard", async () => {
  const { client, told, worker } = begun()
  worker().ready()
  const load = client.call("load", {})
  load.cancel()
  worker().say({ kind: "heard", id: 1 })
  worker().say({ kind: "failed", id: 1, problem: { code: "cancelled" } })
  const search = client.call("search", {})
  search.keep()
  worker().say({ kind: "heard", id: 2 })
  pass(10)
  assert.deepEqual(told, ["1.2.3"])
  assert.equal(worker().ended, false)
})

test("a call that was not begun is cancelled without a worker", async () => {
  const { client, worker } = begun()
  const call = client.call("load", {})
  call.cancel()
  assert.equal((await call.outcome).failure.problem.code, "cancelled")
  worker().ready()
  assert.deepEqual(worker().heard, [])
})

test("a page that slept gives the worker its time again", () => {
  const { client, worker } = begun()
  worker().ready()
  client.call("release", {}).cancel()
  mock.timers.setTime(Date.now() + 3_600_000)
  pass(2)
  assert.equal(worker().ended, false)
  pass(2.1)
  assert.equal(worker().ended, true)
})

test("of a worker that gets on, and of one with nothing to do, nothing is told", () => {
  const { client, told, worker } = begun()
  worker().ready()
  pass(60)
  client.call("specialUniques", {})
  for (let steps = 1; steps < 60; steps += 1) {
    pass(1)
    worker().say({ kind: "vital", vital: { steps, running: 1 } })
  }
  assert.ok(worker().heard.includes("ask"))
  assert.deepEqual(told, ["1.2.3"])
})

test("silence is told, also where the worker answers but does not get on, and is over once it does", () => {
  const { client, told, worker } = begun()
  // Even of one that never was ready.
  pass(15.5)
  assert.deepEqual(told, [15])
  worker().ready()
  assert.deepEqual(told.splice(0), [15, null, "1.2.3"])
  client.call("search", {})
  worker().say({ kind: "vital", vital: { steps: 4, running: 1 } })
  for (let i = 0; i < 15; i += 1) {
    pass(1)
    worker().say({ kind: "vital", vital: { steps: 4, running: 1 } })
  }
  assert.deepEqual(told.splice(0), [15])
  worker().say({ kind: "progress", id: 1, value: {} })
  assert.deepEqual(told, [null])
})

test("a page that slept or was hidden tells of no silence", () => {
  const { client, told, worker } = begun()
  worker().ready()
  client.call("search", {})
  for (let i = 0; i < 30; i += 1) mock.timers.setTime(Date.now() + 60_000)
  globalThis.document = { hidden: true }
  pass(60)
  delete globalThis.document
  assert.deepEqual(told, ["1.2.3"])
})
