// What released groups tell of a sensitive column, and of missing cells, in the report for people.

import assert from "node:assert/strict"
import { test } from "node:test"
import { english } from "./load.mjs"
import { report, reportHtml } from "./report-fixture.mjs"

const words = await english()

const read = changes =>
  reportHtml({ ...report(), ...changes }, words)
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
const sensitive = figures => [
  {
    attribute: "diagnosis",
    protection: "models",
    models: ["t-closeness"],
    certain: 0,
    unrecorded: 0,
    missing: 0,
    ...figures,
  },
]
const clean = { match: "own-value", sensitive: "excluded", records: 0, "left-out": 0 }

test("groups that share a value are told, and the column is not called protected", () => {
  const said = `of 1,234 people are in groups that share one value: whoever finds the group knows it.`
  assert.ok(!read({ sensitive: sensitive({}) }).includes(said))
  const told = read({ sensitive: sensitive({ certain: 12, total: 1234, likeliest: 1, guessable: true }) })
  assert.ok(told.includes(`12 ${said}`), told)
  assert.ok(told.includes(words("report-sensitive-asked", { models: words("model-t-closeness-name") })))
  // The same words on the page.
  const args = { name: "diagnosis", models: "t-closeness", count: 1 }
  assert.ok(words("check-sensitive-models", { ...args, guessable: "no" }).includes("t-closeness holds"))
  for (const id of ["check-sensitive-models", "check-sensitive-models-text"])
    assert.ok(!words(id, { ...args, guessable: "yes" }).includes("holds"))
})

test("how often a value is guessed right is told, and never as always", () => {
  // What is said stands in the report, where it was rounded once.
  const readWith = (share, percent) =>
    read({
      sensitive: sensitive({
        likeliest: share,
        guessable: share > 0.9,
        ...(percent === undefined ? {} : { "likeliest-percent": percent }),
      }),
    })
  const said = times =>
    `In at least one group ${times} % share one value: whoever finds that group guesses it right ${times} times in 100.`
  assert.ok(
    readWith(0.99, 99).includes(said("99"))
      && readWith(0.99, 99).includes(words("report-sensitive-asked", { models: words("model-t-closeness-name") })),
    readWith(0.99, 99),
  )
  assert.ok(readWith(0.9999, 99.9).includes(said("99.9")))
  assert.ok(readWith(2 / 3, 66.7).includes(said("66.7")) && !readWith(2 / 3, 66.7).includes("asked for: "))
  assert.ok(!readWith(0).includes("In at least one group") && !readWith(1).includes("In at least one group"))
})

test("groups without a value are told apart from those that were judged", () => {
  const gaps = sensitive({ unrecorded: 40, missing: 40 })
  const told = read({ missing: clean, sensitive: gaps })
  assert.ok(told.includes("people are in groups where no value is recorded: whoever finds such a group knows that."))
  assert.ok(told.includes(words("outcome-valued")))
  assert.ok(told.includes(words("report-missing-sensitive-excluded")))
  const whole = read({ missing: clean, sensitive: sensitive({}) })
  for (const id of ["outcome-valued", "report-missing-sensitive-excluded"]) assert.ok(!whole.includes(words(id)), id)
})

test("how missing sensitive values were taken is said wherever one is missing", () => {
  assert.ok(
    read({ missing: clean, sensitive: sensitive({ missing: 1 }) }).includes(words("report-missing-sensitive-excluded")),
  )
})

test("where missing cells match everything, nobody is said to look like others", () => {
  const wildcard = {
    missing: { ...clean, match: "wildcard", records: 3 },
    models: [
      {
        model: "k-anonymity",
        k: 3,
        achieved: 3,
        holds: true,
        failing: 0,
        deciding: { records: 1, "equally-weak": 1, labels: { sex: "", age: "40" } },
      },
    ],
  }
  const told = read(wildcard)
  assert.ok(told.includes("If a missing cell may stand for anything, at least 3 people fit everywhere."), told)
  assert.ok(told.includes("Counting only what is written, the group that decides has 1 person:"))
  assert.ok(told.includes(words("wildcard-fewer")) && !told.includes("The smallest group has"))
  const plain = read({ ...wildcard, missing: clean })
  assert.ok(plain.includes("The smallest group has 3 people.") && !plain.includes(words("wildcard-fewer")))
  const args = { k: 3, achieved: 3, deciding: 1 }
  assert.ok(
    words("check-k-anonymity", { ...args, match: "wildcard" }).endsWith(", if a missing cell may stand for anything"),
  )
  assert.ok(
    words("check-k-anonymity-text", { ...args, match: "wildcard" }).includes(
      "may find fewer, even one. The group that decides has 1 ",
    ),
  )
  assert.ok(!words("model-k-anonymity-stops", { ...args, match: "wildcard" }).includes("never fewer"))
})
