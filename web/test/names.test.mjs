// Nothing is called by a preposition alone, as in Rust (`tests/tests/names.rs`): such a name leaves
// open what it is. What is only taken out of a value keeps the name that it has there.

import assert from "node:assert/strict"
import { test } from "node:test"
import { bindings, parsed, programs } from "./source.mjs"

const refused = new Set(
  (
    "of at about along among behind between by from inside into on onto outside over since to under until with"
    + " within without"
  ).split(" "),
)

function namedSo(program) {
  return bindings(program)
    .filter(({ name }) => refused.has(name))
    .map(({ name, line }) => `${line}: ${name}`)
}

test("names: nothing is called by a preposition", async () => {
  const faults = []
  const found = [await programs("web", { flat: true })]
  for (const folder of ["web/src", "web/embed/src", "web/test", "tests/browser"]) found.push(await programs(folder))
  assert.ok(found.every(({ length }) => length >= 9))
  for (const { path, program } of found.flat()) faults.push(...namedSo(program).map(fault => `${path}:${fault}`))
  assert.deepEqual(faults, [])
})

test("names: what is called so is found, and what only reads so is not", async () => {
  for (const text of [
    "\nconst of = 1",
    "\nfunction from() {}",
    "\nfor (let at = 0; at < 1; at += 1) {}",
    "\nconst f = to => 1",
    "\nfunction f({ a: over }) {}",
    "\nconst [under] = []",
    "\nimport { a as within } from 'b'",
    "\nconst f = (...by) => 1",
    "\nclass A { m(to = 1) {} }",
    "\ntry {} catch (on) {}",
  ])
    assert.equal(namedSo(await parsed(text))[0]?.split(":")[0], "2", text)
  for (const text of ["const { from, to } = range", "f({ of: 1 })", "a.from(1)", "for (const a of b) {}"])
    assert.deepEqual(namedSo(await parsed(text)), [], text)
})
