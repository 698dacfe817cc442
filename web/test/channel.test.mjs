// The way to the page around, in a window that is made up: what browsers do not let a test do, such as
// another origin in the same parent, and scripts that have changed what all objects have.

import assert from "node:assert/strict"
import { readFile } from "node:fs/promises"
import { test } from "node:test"
import { createContext, runInContext } from "node:vm"

const source = await readFile(new URL("../channel.js", import.meta.url), "utf8")

/** A window in a frame, as far as the channel asks for it: `sent` is what it told its parent. */
function framed() {
  const window = createContext({})
  runInContext(
    `
    globalThis.self = globalThis
    const told = new WeakMap()
    const field = (owner, name) => Object.defineProperty(owner.prototype, name,
      { get() { if (!told.has(this)) throw new TypeError(name); return told.get(this)[name] } })
    globalThis.Event = class { constructor(type, is = {}) {
      told.set(this, { type, eventPhase: 0, ...is })
      Object.defineProperty(this, "isTrusted", { get() { return told.get(this).isTrusted === true } })
    } }
    globalThis.MessageEvent = class extends Event {}
    globalThis.Blob = class { constructor(size) { told.set(this, { size }) } }
    globalThis.File = class extends Blob { constructor(name) { super(1); told.get(this).name = name } }
    for (const name of ["type", "eventPhase"]) field(Event, name)
    for (const name of ["data", "origin", "source"]) field(MessageEvent, name)
    field(Blob, "size")
    field(File, "name")
    globalThis.sent = []
    globalThis.parent = { postMessage(message, target) { sent.push({ ...message, target }) } }
    const above = globalThis.parent
    globalThis.addEventListener = (type, listener) => { globalThis.hear = listener }
    globalThis.arrive = (data, is = {}) =>
      hear(new MessageEvent("message", { isTrusted: true, source: above, origin: "https://one.example", data, ...is }))
    `,
    window,
  )
  runInContext(source, window)
  return { window, run: text => runInContext(text, window), sent: window.sent }
}

const open = id => `{ ns: "outis", v: 1, type: "open", id: "${id}", file: new File("a.csv") }`
const hello = `{ ns: "outis", v: 1, type: "hello", id: "h" }`
const result = `{ release: new Blob(1), summary: new Blob(1), sha256: "0".repeat(64), version: "1.0.0" }`

test("channel: a page that nobody frames has none", () => {
  const window = createContext({})
  runInContext("globalThis.self = globalThis; globalThis.parent = globalThis", window)
  runInContext(source, window)
  assert.equal(window.outisChannel, undefined)
  assert.equal(window.parent, window.self)
})

test("channel: who was first is who is heard and told", () => {
  const { run, sent } = framed()
  run(`heard = []; channel = outisChannel(message => heard.push(message.id + " " + message.origin))`)
  run(`arrive(${hello})`)
  run(`arrive(${open("other")}, { origin: "https://two.example" })`)
  run(`arrive({ ns: "outis", v: 9, id: "wrong" }, { origin: "https://two.example" })`)
  run(`arrive(${open("forged")}, { isTrusted: false })`)
  run(`arrive(${open("beside")}, { source: {} })`)
  run(`arrive(${open("one")})`)
  assert.deepEqual([...run("heard")], ["h https://one.example", "one https://one.example"])
  assert.deepEqual([...sent], [])
  run(`channel.say("ready", "h", { version: "1.0.0" })`)
  assert.equal(sent[0].target, "https://one.example")
})

test("channel: what is refused pins nobody", () => {
  const { run, sent } = framed()
  run(`heard = []; outisChannel(message => heard.push(message.origin))`)
  run(`arrive({ ns: "outis", v: 2, id: "a" }, { origin: "https://two.example" })`)
  assert.equal(sent[0].code, "version")
  assert.equal(sent[0].target, "https://two.example")
  run(`arrive(${hello})`)
  assert.deepEqual([...run("heard")], ["https://one.example"])
})

test("channel: without an origin, the parent alone is told", () => {
  for (const origin of ["null", "file://", ""]) {
    const { run, sent } = framed()
    run(`heard = []; channel = outisChannel(message => heard.push(message.origin))`)
    run(`arrive(${hello}, { origin: "${origin}" })`)
    run(`channel.say("ready", "h", { version: "1.0.0" })`)
    assert.deepEqual([...run("heard")], [null])
    assert.equal(sent[0].target, "*")
  }
})

test("channel: what came before somebody listens is heard, and not without end", () => {
  const { run } = framed()
  run(`for (let i = 0; i < 100; i += 1) arrive(${hello})`)
  run(`heard = []; outisChannel(message => heard.push(message.id))`)
  assert.equal(run("heard").length, 16)
  assert.equal(run("typeof globalThis.outisChannel"), "undefined")
  assert.equal(run("typeof parent"), "undefined")
})

test("channel: what all objects were given by somebody goes nowhere", () => {
  const { run, sent } = framed()
  run(`channel = outisChannel(() => {})`)
  run(`arrive(${open("one")})`)
  run(`Object.prototype.report = new Blob(1); Object.prototype.code = "told"; Object.prototype.policy = "p"`)
  run(`arrive(${hello})`)
  run(`channel.say("progress", "one", { stage: "working" })`)
  const click = `new Event("click", { isTrusted: true, eventPhase: 3 })`
  assert.equal(run(`click = ${click}; channel.give(click, "one", ${result})`), true)
  assert.deepEqual(
    [...sent].map(message => Object.keys(message).sort().join(" ")),
    ["id ns stage target type v", "id ns release sha256 summary target type v version"],
  )
})

test("channel: a release goes out once for a click that is being answered, for a file that came", () => {
  const { run, sent } = framed()
  run(`channel = outisChannel(() => {})`)
  const give = (event, id = "one", what = result) =>
    run(`click = new Event("${event.type ?? "click"}", ${JSON.stringify({ isTrusted: true, eventPhase: 2, ...event })});
      channel.give(click, "${id}", ${what})`)
  assert.equal(give({}), false)
  run(`arrive(${open("one")})`)
  assert.equal(give({ isTrusted: false }), false)
  assert.equal(give({ eventPhase: 0 }), false)
  assert.equal(give({ type: "keydown" }), false)
  assert.equal(give({}, "two"), false)
  assert.equal(give({}, "one", result.replace("new Blob(1)", "{}")), false)
  assert.equal(give({}, "one", result.replace("64", "63")), false)
  assert.equal(give({}), true)
  assert.equal(run(`channel.give(click, "one", ${result})`), false)
  assert.equal(sent.length, 1)
})

test("channel: nothing but words goes out without a click", () => {
  const { run, sent } = framed()
  run(`channel = outisChannel(() => {})`)
  run(`channel.say("progress", "one", { stage: "working" })`)
  assert.equal(sent.length, 0)
  run(`arrive(${open("one")})`)
  run(`channel.say("result", "one", ${result})`)
  run(`channel.say("progress", "one", { stage: "Anna Meier, 1950", share: 0.123456789, code: ["x"], file: 1 })`)
  assert.deepEqual(
    { ...sent[0] },
    { ns: "outis", v: 1, id: "one", type: "progress", share: 0.12, target: "https://one.example" },
  )
  assert.equal(sent.length, 1)
})
