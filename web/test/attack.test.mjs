// Which protection stops an attack.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { commonlyKnown, defences } = await load("page/state/defences.ts")

const recipe = {
  attributes: [
    { name: "age", role: "quasi-identifier" },
    { name: "illness", role: "sensitive" },
  ],
  models: [{ model: "k-anonymity", k: 5 }],
  output: { shuffle: false },
}
const table = { description: null, columns: [] }
const learned = attack => ({ attack, findings: [{ fact: { kind: "value", attribute: "illness" }, confidence: 1 }] })

test("what is offered keeps an attack below the certainty", () => {
  for (const certainty of [0.5, 0.7, 0.9, 1]) {
    const [alpha] = defences(learned("homogeneity"), recipe, table, certainty)
    assert.equal(alpha.id, "alpha")
    assert.ok(alpha.size < certainty && alpha.size > certainty * 0.9, `${alpha.size}`)
    assert.deepEqual(alpha.recipe.models.at(-1), {
      model: "alpha-k-anonymity",
      attribute: "illness",
      alpha: alpha.size,
      k: 5,
    })
    // Of what is left after one exclusion, the largest share is below c / (1 + c).
    const [recursive] = defences(learned("background"), recipe, table, certainty)
    assert.ok(recursive.size / (1 + recursive.size) < certainty)
    assert.ok(recursive.size / (1 + recursive.size) > certainty * 0.85)
    const identity = { attack: "linking", findings: [] }
    const [k] = defences(identity, { ...recipe, models: [] }, table, certainty)
    assert.ok(1 / k.size < certainty)
    assert.deepEqual(defences(identity, recipe, table, certainty), [])
  }
})

test("a protection of the same column takes the other's place", () => {
  const [first] = defences(learned("skewness"), recipe, table, 0.9)
  assert.equal(first.size, 0.2)
  const [second] = defences(learned("similarity"), first.recipe, table, 0.9)
  assert.deepEqual(second.recipe.models.slice(1), [
    { distance: "equal", model: "t-closeness", attribute: "illness", t: 0.1 },
  ])
})

test("numbers of which there are many are not taken to be equally far from each other", () => {
  const chosen = (type, distinct) => {
    const columns = [{ name: "illness", type, distinct }]
    const [{ recipe: defended, size }] = defences(learned("similarity"), recipe, { description: null, columns }, 0.9)
    return [defended.models.at(-1).distance, size]
  }
  assert.deepEqual(chosen("integer", 330), ["ordered", 0.2])
  assert.deepEqual(chosen("decimal", 330), ["ordered", 0.2])
  // Among a few codes one share says much, and of texts nobody knows an order.
  assert.deepEqual(chosen("integer", 3), ["equal", 0.2])
  assert.deepEqual(chosen("text", 330), ["equal", 0.2])
})

test("no protection is offered against what the whole table tells, and t keeps shares below the certainty", () => {
  const outcome = (attack, prior, confidence = 0.95) => ({
    attack,
    findings: [{ fact: { kind: "range", attribute: "illness" }, confidence, prior }],
  })
  assert.deepEqual(defences(outcome("similarity", 0.62), recipe, table, 0.5), [])
  assert.deepEqual(commonlyKnown(outcome("similarity", 0.62), 0.5), ["illness"])
  assert.deepEqual(defences(outcome("homogeneity", 0.48), recipe, table, 0.5), [])
  const [closeness] = defences(outcome("similarity", 0.3), recipe, table, 0.5)
  assert.ok(closeness.size > 0.16 && 0.3 + closeness.size < 0.5, `${closeness.size}`)
  assert.deepEqual(commonlyKnown(outcome("similarity", 0.3), 0.5), [])
  // Without one value the others are as likely as they are, and of less than is asked nothing is learned.
  assert.equal(defences(outcome("background", 0.9), recipe, table, 0.9).length, 1)
  assert.deepEqual(defences(outcome("skewness", 0.1, 0.4), recipe, table, 0.5), [])
})

test("the order is drawn where releases in order are one, and no protection is made up", () => {
  const [shuffle] = defences({ attack: "unsorted", findings: [] }, recipe, table, 0.9)
  assert.equal(shuffle.recipe.output.shuffle, true)
  assert.deepEqual(defences({ attack: "unsorted", findings: [] }, shuffle.recipe, table, 0.9), [])
  for (const attack of ["minimality", "complementary", "temporal", "composition", "difference"])
    assert.deepEqual(defences(learned(attack), recipe, table, 0.9), [])
  assert.equal(defences({ attack: "membership", findings: [] }, recipe, table, 0.9)[0].recipe, null)
})
