// What is still to be decided about columns that are released word for word, what blocks a
// release, and which values of the data stand in what is saved.

import assert from "node:assert/strict"
import { test } from "node:test"
import { description, english, load } from "./load.mjs"
import { report, reportHtml } from "./report-fixture.mjs"
import { inForce } from "./settled.mjs"

const { acceptedBy, keptColumns, leftBy, openQuestions, remedies, unprotectedColumns } =
  await load("page/state/questions.ts")
const { heldByRecipe, heldByReport, heldBySession } = await load("page/state/held.ts")
const { heldText } = await load("page/notes/held.ts")
const { keysOf } = await load("page/state/keys.ts")
const { withAccepted, withDeclined, withRole } = await load("page/state/recipe.ts")
const { withAddedModel, withModel } = await load("page/state/models.ts")
const { blocked } = await load("page/state/state.ts")
const words = await english()
const described = await description()

const recipe = {
  outis: 1,
  kind: "recipe",
  data: { kind: "table", format: {} },
  missing: { values: [""], match: "own-value" },
  attributes: [
    { name: "zip", role: "quasi-identifier" },
    { name: "mail", role: "insensitive" },
    { name: "illness", role: "sensitive" },
  ],
  models: [{ model: "k-anonymity", k: 5 }],
  suppression: { limit: 0, style: "drop" },
  loss: { metric: "loss" },
  search: { algorithm: "fixed", levels: { zip: 0 } },
  risk: { threshold: 0.2 },
  output: {},
}
const looks = { code: "looks-identifying", attribute: "mail", records: 20, detector: "e-mail", matching: 1 }
const unique = { code: "nearly-unique-column", attribute: "mail", records: 20, values: 20, unique: 1 }
const bare = { code: "sensitive-unprotected", attribute: "illness" }
const warned = (recipe, warnings = [looks, unique, bare], accepted = []) =>
  inForce(recipe, {
    table: { inspection: { person: null } },
    results: {
      exposure: { key: keysOf(recipe, null).exposure, status: "done", value: { warnings, accepted }, problem: null },
    },
  })
const both = ["looks-identifying", "nearly-unique-column"]

test("a quasi-identifier that is coarsened is judged by the written file", () => {
  const withRole = role => ({
    ...recipe,
    attributes: recipe.attributes.map(attribute => (attribute.name === "mail" ? { ...attribute, role } : attribute)),
  })
  const asked = [{ key: "mail", notices: [looks] }]
  const nodeOf = mail => ({ recoding: { kind: "full-domain", levels: { zip: 1, mail } } })
  assert.deepEqual(leftBy(null, withRole("quasi-identifier"), asked), asked)
  assert.deepEqual(leftBy(nodeOf(0), withRole("quasi-identifier"), asked), asked)
  assert.deepEqual(leftBy(nodeOf(1), withRole("quasi-identifier"), asked), [])
  assert.deepEqual(leftBy({ recoding: { kind: "mondrian" } }, withRole("quasi-identifier"), asked), [])
  assert.deepEqual(leftBy(nodeOf(1), withRole("insensitive"), asked), asked)
})

test("a column is to be decided about until all that is said of it is accepted", () => {
  const open = recipe => openQuestions(warned(recipe), recipe)
  assert.deepEqual(open(recipe), [{ key: "mail", notices: [looks, unique] }])
  assert.deepEqual(acceptedBy(open(recipe)[0]), both)
  assert.deepEqual(open(withAccepted(recipe, "mail", ["looks-identifying"])), [{ key: "mail", notices: [unique] }])
  const kept = withAccepted(recipe, "mail", both)
  assert.deepEqual(open(kept), [])
  // Whichever list the last answer has it in.
  assert.deepEqual(keptColumns(warned(kept, [bare], [looks, unique]), kept), [
    { key: "mail", notices: [looks, unique] },
  ])
  assert.deepEqual(openQuestions(warned(recipe, [bare], [looks, unique]), recipe).length, 1)
  const as = role => open(withRole({ recipe, shelf: new Map() }, ["mail"], role, recipe).recipe)
  assert.deepEqual(as("identifier"), [])
  assert.deepEqual(as("quasi-identifier"), [{ key: "mail", notices: [looks] }])
})

test("what tells persons apart is not offered as a quasi-identifier", () => {
  const column = { grouping: { kind: "masking" } }
  assert.deepEqual(remedies(recipe, column, "mail"), ["quasi-identifier", "group"])
  assert.deepEqual(remedies(recipe, {}, "mail"), ["quasi-identifier"])
  assert.deepEqual(remedies(recipe, column, "zip"), ["group"])
  const told = { ...recipe, records: { entity: "mail" } }
  assert.deepEqual(remedies(told, column, "mail"), [])
  assert.deepEqual(remedies(told, column, "illness"), ["quasi-identifier", "group"])
})

test("a release is blocked by what is not decided, with the way there", () => {
  const blockedBy = (recipe, warnings) => blocked(warned(recipe, warnings), "release")
  assert.deepEqual(blockedBy(recipe), { id: "columns", step: "describe" })
  const kept = withAccepted(recipe, "mail", both)
  assert.deepEqual(blockedBy(kept), { id: "sensitive", step: "protect" })
  assert.equal(blockedBy(withDeclined(kept, "illness", true)), null)
  assert.equal(blockedBy(recipe, []), null)
  assert.equal(blocked(warned(recipe), "compare"), null)
  assert.deepEqual(unprotectedColumns(warned(recipe), recipe), ["illness"])
})

test("what was decided for one role is not decided for another", () => {
  const kept = withDeclined(withAccepted(withAccepted(recipe, "mail", both), "illness", both), "illness", true)
  const back = withRole(
    withRole({ recipe: kept, shelf: new Map() }, ["mail", "illness"], "identifier", recipe),
    ["illness"],
    "sensitive",
    recipe,
  )
  assert.deepEqual(back.recipe.attributes.slice(1), [
    { name: "mail", role: "identifier" },
    { name: "illness", role: "sensitive" },
  ])
})

test("whoever protects a column no longer declines to", () => {
  const declined = withDeclined(recipe, "illness", true)
  const model = { model: "distinct-l-diversity", attribute: "illness", l: 2 }
  const item = { parameters: [{ name: "attribute", kind: "attribute" }] }
  assert.equal(withAddedModel(declined, model, item).attributes[2].protection, undefined)
  assert.equal(withModel(declined, 0, model, item).attributes[2].protection, undefined)
  const demand = { model: "personal-k", attribute: "illness" }
  const open = { parameters: [{ name: "attribute", kind: "attribute", "any-role": true }] }
  assert.equal(withAddedModel(declined, demand, open).attributes[2].protection, "declined")
  const risk = { model: "average-risk", average: 0.1 }
  assert.equal(withAddedModel(declined, risk, { parameters: [] }).attributes[2].protection, "declined")
})

test("to decide makes no search stale", () => {
  const description = { unsearched: ["attributes[].accepted", "attributes[].protection"] }
  const decided = withDeclined(withAccepted(recipe, "mail", both), "illness", true)
  assert.equal(keysOf(decided, description).search, keysOf(recipe, description).search)
})

test("what a recipe and a report hold of the table is counted", () => {
  assert.deepEqual(heldByRecipe(recipe, described), [])
  assert.equal(heldText([]), words("held-nothing"))
  const full = {
    ...recipe,
    missing: { values: ["", "NULL", "?"] },
    attributes: [
      {
        name: "zip",
        role: "quasi-identifier",
        hierarchy: {
          kind: "levels",
          rows: [
            ["1", "*"],
            ["2", "*"],
          ],
        },
      },
      ...recipe.attributes.slice(1),
    ],
    models: [
      { model: "npd-recursive-l-diversity", attribute: "illness", acceptable: ["flu"], guarded: ["HIV", "flu"] },
    ],
  }
  const held = heldByRecipe(full, described)
  assert.deepEqual(held, [
    { part: "hierarchy", column: "zip", values: 2 },
    { part: "model", column: "illness", values: 2 },
    { part: "missing", column: null, values: 2 },
  ])
  const said = heldText(held)
  for (const part of [
    "2 texts of zip in its levels, whether or not they occur",
    "2 values of illness that a protection names",
    "2 texts that mean",
  ])
    assert.ok(said.includes(part), said)
  // A session keeps the levels of a column that has another role now.
  const [zip, ...others] = full.attributes
  const { hierarchy, ...bare } = zip
  const put = { ...full, attributes: [{ ...bare, role: "identifier" }, ...others] }
  assert.deepEqual(heldBySession({ recipe: put, shelf: new Map([["zip", { hierarchy }]]) }, described), held)
  assert.deepEqual(heldByRecipe(put, described), held.slice(1))
  // Bounds may be those of the data: the end of an interval the top earner's pay.
  const bounds = {
    ...recipe,
    attributes: [
      {
        name: "pay",
        role: "quasi-identifier",
        hierarchy: { kind: "intervals", start: 0, end: 240000, steps: [5000, 20000], closed: "left" },
      },
    ],
  }
  assert.deepEqual(heldByRecipe(bounds, described), [{ part: "bounds", column: "pay", values: 4 }])
  const maybe = heldText(heldByRecipe(bounds, described))
  assert.equal(
    maybe,
    "This one may hold values of your table: "
      + "the bounds and steps of the intervals of pay, which may be taken from your data.",
  )
  assert.ok(heldText([...heldByRecipe(bounds, described), ...held]).startsWith("This one holds values"))
  const outcome = {
    ...full.models[0],
    achieved: 1,
    holds: true,
    failing: 0,
    deciding: { records: 5, "equally-weak": 1, labels: { zip: "1", sex: "f" } },
  }
  const inReport = heldText(heldByReport({ models: [outcome, { ...outcome, model: "k-anonymity" }] }, null, described))
  assert.ok(inReport.includes("what the group that decides shows in zip and sex"), inReport)
})

test("the report says what was accepted, what was not, and what protects", () => {
  const html = changes => reportHtml({ ...report(), ...changes }, words)
  const open = html({ warnings: [looks, unique, bare], sensitive: [{ attribute: "illness", protection: "none" }] })
  assert.ok(open.includes(words("report-verdict-columns", { columns: 1 })))
  assert.ok(open.includes(words("report-column-open")) && open.includes(words("report-sensitive-none")))
  assert.ok(open.includes(`${words("percent", { n: 100 })} of the 20 records`))
  const kept = html({
    warnings: [],
    accepted: [looks],
    sensitive: [
      { attribute: "illness", protection: "declined" },
      { attribute: "pay", protection: "models", models: ["t-closeness"] },
    ],
  })
  assert.ok(!kept.includes(words("report-verdict-columns", { columns: 1 })))
  assert.ok(kept.includes(words("report-column-accepted")) && kept.includes(words("report-sensitive-declined")))
  assert.ok(kept.includes(words("model-t-closeness-name")))
  // A report that says people may be found never says that nobody stands alone.
  for (const text of [open, kept]) assert.ok(!/nobody (of .*)?stands? alone/i.test(text))
})

test("what was proven is said as it was proven", () => {
  const proven = "no other choice of one level for each column keeps more"
  for (const id of [
    "find-proven",
    "report-proof-optimal",
    "search-optimal-what",
    "ways-optimal-text",
    "why-step-find",
    "why-gap",
  ]) {
    assert.ok(words(id, { stars: "no" }).includes(proven), id)
  }
})
