// The page's side of the calls, against a worker made by hand.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { Client } = await load("page/client.ts")

/** A worker that hears nothing until it is ready, as a real one does while it compiles. */
class Slow extends EventTarget {
  heard = []
  listening = false
  postMessage(message) { if (this.listening) this.heard.push(message.call.method) }
  say(data) { this.dispatchEvent(Object.assign(new Event("message"), { data })) }
  terminate() {}
}

test("what is asked before the worker is ready is asked once it is, after what the page says first", async () => {
  const worker = new Slow()
  const client = new Client(() => worker, {
    ready: () => void client.call("describe", {}),
    died: () => assert.fail("the worker lives"),
  })
  client.start()
  const early = client.call("load", {})
  assert.deepEqual(worker.heard, [])
  worker.listening = true
  worker.say({ kind: "ready", version: "1.2.3" })
  assert.deepEqual(worker.heard, ["describe", "load"])
  worker.say({ kind: "done", id: 1, value: "loaded" })
  assert.deepEqual(await early.outcome, { ok: true, value: "loaded" })
})
