// A session: what is decided comes back as it was, records never leave, and nothing else is opened.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { isSession, sessionFrom, sessionText } = await load("page/state/session.ts")

const recipe = { outis: 1, kind: "recipe", attributes: [{ name: "age", role: "quasi-identifier" }], models: [] }
const sha256 = "ab".repeat(32)

const state = {
  step: "protect",
  table: {
    files: [new File(["age\n34\n"], "people.csv")],
    sha256,
    first: { from: 0, rows: [["34"]] },
    lines: [{ text: "34" }],
  },
  history: {
    index: 0,
    entries: [
      {
        recipe,
        shelf: new Map([
          ["born", { hierarchy: { kind: "mask", from: "right" }, limit: 2, floor: 1, weight: 0.5 }],
          ["town", { hierarchy: { kind: "levels", file: "towns.csv" }, limit: 1, weight: 2 }],
          ["__proto__", { weight: 3 }],
        ]),
        label: { id: "x", args: {} },
      },
    ],
  },
  pins: [{ k: 5, limit: 0.02, recoding: "mixed" }],
  texts: { what: "<b>all</b>\u202e", who: "Ada" },
}

const saved = sessionText(state)

/** The session with a change, as JSON. */
const changed = change => JSON.stringify({ ...JSON.parse(saved), ...change })

test("what is decided comes back as it was, and no record leaves", () => {
  const session = sessionFrom(saved)
  assert.ok(isSession(saved))
  assert.deepEqual(session.files, [{ name: "people.csv", size: 7 }])
  assert.equal(session.sha256, sha256)
  assert.deepEqual(session.recipe, recipe)
  assert.deepEqual(session.pins, state.pins)
  assert.deepEqual(session.texts, state.texts)
  assert.equal(session.step, "protect")
  // A file that nothing uses is not asked for.
  assert.deepEqual(
    [...session.shelf],
    [
      ["born", { hierarchy: { kind: "mask", from: "right" }, limit: 2, floor: 1, weight: 0.5 }],
      ["town", { weight: 2 }],
      ["__proto__", { weight: 3 }],
    ],
  )
  assert.ok(!saved.includes("34"))
  assert.equal(sessionText({ ...state, table: null }), null)
  assert.equal(sessionText({ ...state, history: null }), null)
})

test("only a session is one", () => {
  for (const text of [JSON.stringify(recipe), "{}", "[]", "null", '"session"', "", "{"])
    assert.ok(!isSession(text), text)
  assert.ok(isSession(saved.slice(0, 40)), "one that was cut off")
  assert.ok(isSession(JSON.stringify({ recipe, kind: "session", outis: 1 })), "whatever the order of its fields")
})

test("a session that is not as it was written is refused, with the place", () => {
  const refused = {
    "syntax ": saved.slice(0, -40),
    "deep ": "[".repeat(1_000_000),
    "version outis": changed({ outis: 2 }),
    "lacking sha256": changed({ sha256: undefined }),
    "lacking recipe": changed({ recipe: undefined }),
    "unknown records": changed({ records: [["34"]] }),
    "unknown __proto__": saved.replace('"kind"', '"__proto__": {"texts": {}}, "kind"'),
    "unknown constructor": changed({ constructor: {} }),
    "unknown files[].path": changed({ files: [{ name: "a", size: 1, path: "/etc" }] }),
    "unknown shelf[].role": changed({ shelf: { age: { role: "identifier" } } }),
    "unknown texts.extra": changed({ texts: { extra: "" } }),
    "unknown texts.__proto__": saved.replace('"texts": {', '"texts": {"__proto__": {"who": "x"},'),
    "type ": "[]",
    "type sha256": changed({ sha256: "AB".repeat(32) }),
    "type recipe": changed({ recipe: [] }),
    "type files": changed({ files: [] }),
    "type files[].name": changed({ files: [{ name: "x".repeat(501), size: 1 }] }),
    "type files[].size": changed({ files: [{ name: "x", size: 1.5 }] }),
    "type step": changed({ step: "about" }),
    "type pins": changed({ pins: [{ k: 5, limit: 0, recoding: "other" }] }),
    "type shelf": changed({ shelf: [] }),
    "type shelf[].hierarchy": changed({ shelf: { age: { hierarchy: "x" } } }),
    "type shelf[].floor": changed({ shelf: { age: { floor: 0.5 } } }),
    "type shelf[].limit": changed({ shelf: { age: { limit: -1 } } }),
    "type shelf[].weight": changed({ shelf: { age: { weight: "1" } } }),
    "type texts.who": changed({ texts: { who: 7 } }),
    "type texts.what": changed({ texts: { what: "x".repeat(501) } }),
  }
  for (const [said, text] of Object.entries(refused)) {
    const { flaw, field } = sessionFrom(text)
    assert.equal(`${flaw} ${field}`, said, text.slice(0, 200))
  }
  for (const pins of [[{ k: 5, limit: 0, recoding: "mixed", more: 1 }], [{}], Array(3).fill(state.pins[0])])
    assert.equal(sessionFrom(changed({ pins })).flaw, "type")
  // Objects within lists, in a place that nothing else looks at.
  assert.equal(
    sessionFrom(saved.replace('"models": []', `"models": ${"[".repeat(200)}${"]".repeat(200)}`)).flaw,
    "deep",
  )
  // Brackets in a text are text.
  assert.equal(sessionFrom(changed({ texts: { who: '["\\{'.repeat(100) } })).flaw, undefined)
  assert.equal({}.texts, undefined)
})

test("what is repeated of a file that was refused is short", () => {
  assert.ok(sessionFrom(changed({ ["x".repeat(5000)]: 1 })).field.length <= 60)
})
