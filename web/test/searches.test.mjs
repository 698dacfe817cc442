// Ways to find a table: two that mean the same are the same, what was tried belongs to its
// study, and one is set against another by what it loses.

import assert from "node:assert/strict"
import { test } from "node:test"
import { english, load } from "./load.mjs"
import { inForce } from "./settled.mjs"

const {
  attemptOf,
  begunWay,
  choosableWays,
  hindrance,
  mixedTried,
  mixedWays,
  recodes,
  sameWay,
  savedOf,
  unusual,
  untried,
  wayKey,
  withCompared,
  withWay,
} = await load("page/state/searches.ts")
const { keysOf } = await load("page/state/keys.ts")
const { detailParts, partStrength, partText } = await load("page/charts/detail.ts")
const { againstText, triedCells, triedColumns, wayName } = await load("page/report/tried-rows.ts")
const words = await english()

const parameter = { required: false, min: null, max: null, default: null, suggested: null, choices: [] }
const item = (id, family, parameters = []) => ({ id, family, source: "", formula: "", parameters })
const description = {
  unsearched: ["compare", "output.shuffle"],
  searches: [
    item("optimal", "optimal"),
    item("ola", "lattice"),
    item("fixed", "given", [{ ...parameter, name: "levels", kind: "number" }]),
    item("kaca", "local", [
      { ...parameter, name: "weights", kind: "choice", choices: ["uniform", "height"] },
      { ...parameter, name: "refine", kind: "switch" },
    ]),
    item("cell-suppression", "cells"),
  ],
}
const recipe = {
  attributes: [],
  models: [{ model: "k-anonymity", k: 5 }],
  search: { algorithm: "optimal" },
  output: {},
  compare: [{ algorithm: "kaca" }, { algorithm: "ola" }],
}
const kaca = begunWay(description.searches[3])
const solution = (value, more = {}) => ({
  algorithm: "ola",
  recoding: { kind: "full-domain", levels: {} },
  suppressed: 3,
  classes: 7,
  lattice: "60",
  loss: { value, optimal: false, bound: null },
  ...more,
})

test("a way that says nothing of its parameters is the same as one that says the usual", () => {
  assert.deepEqual(kaca, { algorithm: "kaca", weights: "uniform", refine: false })
  assert.ok(sameWay({ algorithm: "kaca" }, kaca, description))
  assert.ok(sameWay({ algorithm: "kaca", refine: false, weights: "uniform" }, kaca, description))
  assert.ok(!sameWay({ algorithm: "kaca", refine: true }, kaca, description))
  assert.deepEqual(unusual({ algorithm: "kaca", refine: true }, description), [["refine", true]])
  assert.deepEqual(unusual(kaca, description), [])
})

test("what changes nothing is not named, and a list is", () => {
  assert.equal(wayName({ algorithm: "optimal", memory: 256 }, words), words("search-optimal-name"))
  const capped = wayName({ algorithm: "optimal", memory: 1, nodes: 5000 }, words)
  assert.ok(
    capped.includes(words("search-parameter-nodes")) && !capped.includes(words("search-parameter-memory")),
    capped,
  )
  assert.ok(
    wayName({ algorithm: "cell-suppression", importance: ["age"] }, words).includes(
      words("search-parameter-importance"),
    ),
  )
  assert.equal(wayName({ algorithm: "fixed", levels: { age: 1 } }, words), words("search-fixed-name"))
})

test("levels that were given are nothing to choose", () => {
  assert.deepEqual(
    choosableWays(description).map(({ id }) => id),
    ["optimal", "ola", "kaca", "cell-suppression"],
  )
})

test("only recodings keep nothing of what was stopped", () => {
  assert.deepEqual(
    description.searches.filter(({ id }) => recodes(description, { algorithm: id })).map(({ id }) => id),
    ["kaca", "cell-suppression"],
  )
})

test("what was tried belongs to its study, and what was stopped was not tried", () => {
  const attempt = (way, status, key = keysOf(recipe, description).study) => ({
    key,
    way: wayKey({ algorithm: way }, description),
    status,
    progress: null,
    tried: null,
    text: "",
  })
  const results = { attempts: [attempt("kaca", "done"), attempt("ola", "running")] }
  const tried = recipe => inForce(recipe, { description, results })
  assert.equal(attemptOf(tried(recipe), kaca)?.status, "done")
  assert.deepEqual(untried(tried(recipe)), [{ algorithm: "ola" }])
  const stricter = { ...recipe, models: [{ model: "k-anonymity", k: 6 }] }
  assert.equal(untried(tried(stricter)).length, 2)
  assert.equal(untried(tried({ ...recipe, search: { algorithm: "ola" }, output: { shuffle: false } })).length, 1)
  assert.deepEqual(untried(tried({ ...recipe, compare: undefined })), [])
})

test("mixed levels are awaited while they are tried on this study, and known once all of them were", () => {
  const own = { recoding: { kind: "full-domain" } }
  const known = { ...description, searches: [...description.searches, item("mondrian", "local")] }
  const { study } = keysOf(recipe, known)
  const ways = mixedWays(known)
  assert.ok(ways.length > 0)
  const attempts = ways.map(way => ({ key: study, way: wayKey(way, known), status: "done" }))
  const told = (results, solution = own) =>
    mixedTried(inForce(recipe, { description: known, results: { attempts: [], mixing: null, ...results } }), solution)
  assert.equal(told({}), null)
  assert.equal(told({ mixing: "another" }), null)
  assert.equal(told({ mixing: study }), "running")
  assert.equal(told({ attempts }), "done")
  assert.equal(told({ attempts: attempts.map(attempt => ({ ...attempt, status: "running" })) }), null)
  assert.equal(told({ attempts }, { recoding: { kind: "local" } }), null)
})

test("a hindrance is that of the present study only", () => {
  const conditions = {
    key: keysOf(recipe, description).study,
    found: { [wayKey({ algorithm: "ola" }, description)]: { code: "search-needs-monotone" } },
  }
  const known = recipe => inForce(recipe, { description, results: { conditions } })
  assert.equal(hindrance(known(recipe), { algorithm: "ola" })?.code, "search-needs-monotone")
  assert.equal(hindrance(known(recipe), kaca), null)
  assert.equal(hindrance(known({ ...recipe, models: [] }), { algorithm: "ola" }), null)
})

test("a way that is taken over changes places with the recipe's own", () => {
  const made = withWay(recipe, { algorithm: "kaca" }, description)
  assert.deepEqual(made.search, kaca)
  assert.deepEqual(made.compare, [{ algorithm: "optimal" }, { algorithm: "ola" }])
  assert.deepEqual(withWay(made, { algorithm: "optimal" }, description).compare, [kaca, { algorithm: "ola" }])
  const given = withWay({ ...recipe, search: { algorithm: "fixed", levels: {} } }, kaca, description)
  assert.deepEqual(given.compare, [{ algorithm: "ola" }])
  assert.ok(!("compare" in withCompared(recipe, [])))
})

test("less is said as a share of what the other loses", () => {
  const own = solution(0.4)
  assert.equal(savedOf({ value: 0.3 }, { value: 0.4 }), 1 - 0.3 / 0.4)
  assert.equal(savedOf({ value: 0.3 }, { value: 0 }), null)
  assert.equal(againstText(solution(0.3), own, words), "25 % less")
  assert.equal(againstText(solution(0.5), own, words), "25 % more")
  assert.equal(againstText(solution(0.4), own, words), "the same")
  assert.equal(againstText(solution(0.4), solution(0), words), "more than nothing")
})

test("a line of the comparison has a cell for each column", () => {
  const own = solution(0.4)
  const cells = triedCells(
    { name: "x", solution: solution(0.3), problem: null, seconds: 1.25, visited: 60 },
    own,
    words,
  )
  assert.equal(cells.length, triedColumns.length)
  assert.deepEqual(cells, ["0.3", "25 % less", "1.3 s", "60", "7", "3", "no"])
  // What is proven where suppressed records stay as stars says so, here as everywhere.
  const proven = stars =>
    triedCells(
      {
        name: "x",
        solution: solution(0.3, { loss: { value: 0.3, optimal: true, bound: null, stars } }),
        problem: null,
        seconds: null,
        visited: null,
      },
      own,
      words,
    ).at(-1)
  assert.deepEqual([false, true].map(proven), ["yes", "yes, if only the groups that fail are starred"])
  assert.deepEqual(
    triedCells({ name: "x", solution: null, problem: null, seconds: null, visited: null }, own, words),
    [],
  )
  assert.equal(
    wayName({ algorithm: "kaca", refine: true }, words),
    "Clusters along the hierarchies (KACA): Improve the groups afterwards",
  )
  assert.equal(wayName({ algorithm: "fixed", levels: { age: 1 } }, words), "Levels given")
})

test("parts of a column hold all its records, from exact to blank", () => {
  const parts = detailParts({ levels: [50, 20, 0, 10], ranges: 15, "suppressed-cells": 5 })
  assert.deepEqual(
    parts.map(({ kind, level, records }) => [kind, level, records]),
    [
      ["exact", 0, 50],
      ["ranges", 0, 15],
      ["level", 1, 20],
      ["root", 3, 10],
      ["cells", 3, 5],
    ],
  )
  assert.equal(
    parts.reduce((sum, { share }) => sum + share, 0),
    1,
  )
  assert.deepEqual(
    parts.map(({ start }) => start),
    [0, 0.5, 0.65, 0.85, 0.95],
  )
  assert.deepEqual(
    parts.map(part => partText(part, words)),
    ["50 % exact", "15 % ranges", "20 % level 1", "10 % nothing left (*)", "5 % blank"],
  )
  const strengths = detailParts({ levels: [1, 1, 1, 1], ranges: 0, "suppressed-cells": 0 }).map(part =>
    partStrength(part, 3),
  )
  assert.ok(
    strengths.every((strength, i) => i === 0 || strength < strengths[i - 1]),
    String(strengths),
  )
  // What is told of them adds up, and nothing that there is is told as none.
  const told = levels => detailParts({ levels, ranges: 0, "suppressed-cells": 0 }).map(({ percent }) => percent)
  assert.deepEqual(told([1, 1, 1, 1, 1, 1]), [16.7, 16.6, 16.7, 16.7, 16.6, 16.7])
  assert.deepEqual(told([9999, 1]), [99.99, 0.01])
  assert.deepEqual(detailParts({ levels: [], ranges: 0, "suppressed-cells": 0 }), [])
})
