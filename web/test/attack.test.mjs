// Which protection stops an attack.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { defences } = await load("page/state/defences.ts")

const recipe = {
  attributes: [
    { name: "age", role: "quasi-identifier" },
    { name: "illness", role: "sensitive" },
  ],
  models: [{ model: "k-anonymity", k: 5 }],
  output: { shuffle: false },
}
const learned = attack => ({ attack, findings: [{ fact: { kind: "value", attribute: "illness" }, confidence: 1 }] })

test("what is offered keeps an attack below the certainty", () => {
  for (const certainty of [0.5, 0.7, 0.9, 1]) {
    const [alpha] = defences(learned("homogeneity"), recipe, null, certainty)
    assert.equal(alpha.id, "alpha")
    assert.ok(alpha.size < certainty && alpha.size > certainty * 0.9, `${alpha.size}`)
    assert.deepEqual(alpha.recipe.models.at(-1), {
      model: "alpha-k-anonymity",
      attribute: "illness",
      alpha: alpha.size,
      k: 5,
    })
    // Of what is left after one exclusion, the largest share is below c / (1 + c).
    const [recursive] = defences(learned("background"), recipe, null, certainty)
    assert.ok(recursive.size / (1 + recursive.size) < certainty)
    assert.ok(recursive.size / (1 + recursive.size) > certainty * 0.85)
    const identity = { attack: "linking", findings: [] }
    const [k] = defences(identity, { ...recipe, models: [] }, null, certainty)
    assert.ok(1 / k.size < certainty)
    assert.deepEqual(defences(identity, recipe, null, certainty), [])
  }
})

test("a protection of the same column takes the other's place", () => {
  const [first] = defences(learned("skewness"), recipe, null, 0.9)
  assert.equal(first.size, 0.2)
  const [second] = defences(learned("similarity"), first.recipe, null, 0.9)
  assert.deepEqual(second.recipe.models.slice(1), [
    { distance: "equal", model: "t-closeness", attribute: "illness", t: 0.1 },
  ])
})

test("the order is drawn where releases in order are one, and no protection is made up", () => {
  const [shuffle] = defences({ attack: "unsorted", findings: [] }, recipe, null, 0.9)
  assert.equal(shuffle.recipe.output.shuffle, true)
  assert.deepEqual(defences({ attack: "unsorted", findings: [] }, shuffle.recipe, null, 0.9), [])
  for (const attack of ["minimality", "complementary", "temporal", "composition", "difference"])
    assert.deepEqual(defences(learned(attack), recipe, null, 0.9), [])
  assert.equal(defences({ attack: "membership", findings: [] }, recipe, null, 0.9)[0].recipe, null)
})
