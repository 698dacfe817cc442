// The history keeps everything, roles keep what belonged to them, and old results are
// never shown for new settings.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"
import { settled } from "./settled.mjs"

const { contentsOf, fateNow } = await load("page/state/fates.ts")
const { entryText } = await load("page/history-list/entry-text.ts")
const { begin, begun, current, record, visit, withOutcome } = await load("page/state/history.ts")
const { keysOf } = await load("page/state/keys.ts")
const { keyOf, withFloor, withHierarchy, withK, withLimit, withRecordColumn, withRole } =
  await load("page/state/recipe.ts")
const { cleared, noResults } = await load("page/state/results.ts")
const {
  blocked,
  contentsNow,
  countedIn,
  exposureNow,
  hasLevels,
  initial,
  misfit,
  openPerson,
  resultNow,
  solutionOf,
  unmeasuredId,
  unsaved,
} = await load("page/state/state.ts")
const { Store } = await load("page/state/store.ts")

const recipe = {
  outis: 1,
  kind: "recipe",
  data: { kind: "table", format: {} },
  missing: { values: [""], match: "own-value" },
  attributes: [
    { name: "age", role: "quasi-identifier", hierarchy: { kind: "mask", from: "right" }, limit: 1, weight: 2 },
    { name: "sex", role: "insensitive" },
  ],
  models: [{ model: "k-anonymity", k: 5 }],
  suppression: { limit: 0, style: "drop" },
  loss: { metric: "loss", aggregate: "max", "gs-factor": 0.5 },
  search: { algorithm: "optimal" },
  risk: { threshold: 0.2 },
  output: { shuffle: true, "formula-guard": true },
}
/// What Rust says that no search looks at.
const description = {
  unsearched: [
    "attributes[].accepted",
    "compare",
    "output.formula-guard",
    "output.shuffle",
    "records.person",
    "risk.threshold",
  ],
}
const entry = (k, id = "history-k") => ({ recipe: withK(recipe, k), shelf: new Map(), label: { id, args: { k } } })
const ks = history => history.entries.map(({ recipe }) => recipe.models[0].k)

test("history: going back and on again drops nothing", () => {
  let history = record(record(begin(entry(2)), entry(3, "history-loss")), entry(4, "history-output"))
  history = visit(history, 0)
  assert.equal(current(history).recipe.models[0].k, 2)
  history = record(history, entry(9, "history-loss"))
  assert.deepEqual(ks(history), [2, 3, 4, 2, 9])
  assert.equal(history.index, 4)
  assert.deepEqual(history.entries[3].label, { id: "history-back", args: { number: 1 } })
  assert.equal(entryText(history.entries[3], history.entries), "Went back to entry 1: k = 2")
  assert.equal(current(visit(history, 2)).recipe.models[0].k, 4)
})

test("history: what settings came to stays with them, also where one goes on from there", () => {
  const outcome = { search: null, comparison: { key: "a" } }
  let history = withOutcome(record(begin(entry(2)), entry(3)), outcome)
  history = record(history, entry(4, "history-loss"))
  assert.deepEqual(
    history.entries.map(({ outcome }) => outcome?.comparison.key),
    [undefined, "a", undefined],
  )
  history = record(visit(history, 1), entry(5, "history-output"))
  assert.equal(history.entries[3].label.id, "history-back")
  assert.equal(history.entries[3].outcome, outcome)
  assert.equal(current(history).outcome, undefined)
  // A number that is changed further has not come to what it came to before.
  assert.equal(current(record(withOutcome(history, outcome), entry(6, "history-output"), true)).outcome, undefined)
})

test("history: a number that is being changed is one entry, two numbers are two", () => {
  let history = begin(entry(2, "history-loaded"))
  for (const k of [3, 4, 5]) history = record(history, entry(k), true)
  assert.deepEqual(ks(history), [2, 5])
  history = record(history, { ...entry(6), label: { id: "history-weight", args: { name: "age" } } }, true)
  history = record(history, { ...entry(7), label: { id: "history-weight", args: { name: "sex" } } }, true)
  assert.deepEqual(ks(history), [2, 5, 6, 7])
})

test("history: the first entry is never overwritten, nor one out of sight visited", () => {
  const history = record(begin(entry(2)), entry(3), true)
  assert.deepEqual(ks(history), [2, 3])
  assert.equal(visit(history, 7).index, 1)
  assert.equal(visit(history, -1).index, 1)
})

test("roles: what only a quasi-identifier may have goes with the role and comes back with it", () => {
  const away = withRole({ recipe, shelf: new Map() }, ["age"], "sensitive", recipe)
  assert.deepEqual(away.recipe.attributes[0], { name: "age", role: "sensitive" })
  const back = withRole(away, ["age"], "quasi-identifier", recipe)
  assert.deepEqual(back.recipe.attributes[0], recipe.attributes[0])
  assert.deepEqual(back.recipe.attributes[1], recipe.attributes[1])
})

test("roles: columns called what every object has keep what is theirs", () => {
  for (const name of ["__proto__", "constructor", "toString"]) {
    const own = { ...recipe, attributes: [{ ...recipe.attributes[0], name }] }
    const away = withRole({ recipe: own, shelf: new Map() }, [name], "sensitive", own)
    assert.deepEqual(withRole(away, [name], "quasi-identifier", own).recipe.attributes, own.attributes)
    const fresh = { ...own, attributes: [{ name, role: "insensitive" }] }
    assert.deepEqual(
      withRole({ recipe: fresh, shelf: new Map() }, [name], "quasi-identifier", fresh).recipe.attributes,
      [{ name, role: "quasi-identifier" }],
    )
  }
})

test("roles: a new quasi-identifier begins with what was suggested for it", () => {
  const suggested = {
    ...recipe,
    attributes: [
      recipe.attributes[0],
      { name: "sex", role: "quasi-identifier", hierarchy: { kind: "mask", from: "left" } },
    ],
  }
  const { recipe: made } = withRole({ recipe, shelf: new Map() }, ["sex"], "quasi-identifier", suggested)
  assert.deepEqual(made.attributes[1].hierarchy, { kind: "mask", from: "left" })
})

test("records: a quasi-identifier that tells persons apart becomes an identifier, as weights insensitive", () => {
  const settings = { recipe: { ...recipe, records: { person: "record" } }, shelf: new Map() }
  const entity = withRecordColumn(settings, "entity", "age", recipe)
  assert.deepEqual(entity.recipe.attributes[0], { name: "age", role: "identifier" })
  assert.deepEqual(entity.recipe.records, { entity: "age" })
  assert.deepEqual(withRole(entity, ["age"], "quasi-identifier", recipe).recipe.attributes, recipe.attributes)
  const weights = withRecordColumn(settings, "sampling-weight", "age", recipe)
  assert.deepEqual(weights.recipe.attributes[0], { name: "age", role: "insensitive" })
  assert.deepEqual(weights.recipe.records, { person: "record", "sampling-weight": "age" })
  assert.deepEqual(withRecordColumn(entity, "sampling-weight", "age", recipe).recipe.attributes[0].role, "identifier")
  assert.deepEqual(withRecordColumn(weights, "sampling-weight", null, recipe).recipe.records, { person: "record" })
})

test("records: who lives together is not released, how many a line stands for is, whatever it was before", () => {
  const settings = { recipe, shelf: new Map() }
  const role = (column, role) =>
    withRecordColumn(withRole(settings, ["age"], role, recipe), column, "age", recipe).recipe.attributes[0].role
  assert.equal(role("household", "quasi-identifier"), "identifier")
  assert.equal(role("household", "insensitive"), "insensitive")
  for (const before of ["quasi-identifier", "sensitive", "identifier"])
    assert.equal(role("count", before), "insensitive")
})

test("records: another choice gives the column passed over its role back", () => {
  const label = { id: "history-person-entity", args: {} }
  let history = record(begin(entry(5)), entry(6))
  for (const key of ["age", "sex"])
    history = record(history, { ...withRecordColumn(begun(history, label.id), "entity", key, recipe), label })
  assert.equal(history.entries.length, 4)
  assert.deepEqual(current(history).recipe, {
    ...withK(recipe, 6),
    attributes: [recipe.attributes[0], { name: "sex", role: "identifier" }],
    records: { entity: "sex" },
  })
  assert.equal(begun(visit(history, 0), label.id), history.entries[0])
  assert.equal(begun(history, "history-other"), current(history))
})

test("hierarchies: limit and floor count the levels they were made for and go with them", () => {
  const made = withHierarchy(withFloor(recipe, "age", 1), "age", undefined)
  assert.deepEqual(made.attributes[0], { name: "age", role: "quasi-identifier", weight: 2 })
})

test("levels: of a highest and a lowest one the other gives way to what is said last", () => {
  const levels = recipe => {
    const { limit, floor } = recipe.attributes.find(({ name }) => name === "age")
    return { limit, floor }
  }
  const open = withFloor(withLimit(recipe, "age", undefined), "age", 0)
  assert.deepEqual(levels(open), { limit: undefined, floor: undefined })
  const both = withFloor(withLimit(open, "age", 3), "age", 2)
  assert.deepEqual(levels(both), { limit: 3, floor: 2 })
  assert.deepEqual(levels(withLimit(both, "age", 1)), { limit: 1, floor: 1 })
  assert.deepEqual(levels(withFloor(both, "age", 4)), { limit: 4, floor: 4 })
  assert.deepEqual(levels(withLimit(both, "age", undefined)), { limit: undefined, floor: 2 })
  const away = withRole({ recipe: both, shelf: new Map() }, ["age"], "sensitive", recipe)
  assert.equal("floor" in away.recipe.attributes[0], false)
  assert.deepEqual(levels(withRole(away, ["age"], "quasi-identifier", recipe).recipe), { limit: 3, floor: 2 })
})

test("columns go by their names, and by their numbers without header", () => {
  assert.equal(keyOf({ name: "", role: "insensitive" }), "")
  assert.equal(keyOf({ column: 3, role: "insensitive" }), "3")
})

test("keys: what a result depends on, and nothing else", () => {
  const keys = (changed, known = description) => keysOf({ ...recipe, ...changed }, known)
  const usual = keys()
  const stricter = keys(withK(recipe, 6))
  const fixed = keys({ search: { algorithm: "fixed", levels: { age: 1 } } })
  const compared = keys({ compare: [{ algorithm: "ola" }] })
  const ordered = keys({ output: { shuffle: false, "formula-guard": true } })
  const careful = keys({ risk: { threshold: 0.05 } })
  const [age, sex] = recipe.attributes
  assert.equal(usual.study, fixed.study)
  assert.equal(usual.study, compared.study)
  assert.notEqual(usual.study, stricter.study)
  assert.notEqual(usual.search, fixed.search)
  for (const { search } of [compared, ordered, careful]) assert.equal(usual.search, search)
  assert.equal(usual.search, keys({ records: { person: "record" } }).search)
  assert.equal(usual.search, keys({ attributes: [age, { ...sex, accepted: ["looks-identifying"] }] }).search)
  assert.notEqual(usual.search, stricter.search)
  assert.notEqual(usual.search, keys({ loss: { ...recipe.loss, metric: "precision" } }).search)
  assert.notEqual(usual.search, keys({ records: { entity: "sex" } }).search)
  assert.notEqual(keys({}, null).search, keys({ risk: { threshold: 0.05 } }, null).search)
  assert.notEqual(usual.outcome, careful.outcome)
  assert.equal(usual.release, compared.release)
  assert.notEqual(usual.release, ordered.release)
  assert.equal(usual.exposure, keys({ suppression: { limit: 1, style: "drop" } }).exposure)
  assert.notEqual(usual.exposure, stricter.exposure)
})

test("keys: the store keeps those of the recipe in force, and makes them where it changes", () => {
  const store = new Store(initial)
  assert.equal(store.state.keys, null)
  store.update({ history: begin(entry(5)), description })
  const { keys } = store.state
  assert.deepEqual(keys, keysOf(withK(recipe, 5), description))
  store.update({ step: "protect" })
  store.updateResults({ unpicked: true })
  assert.equal(store.state.keys, keys)
  store.update({ history: record(store.state.history, entry(6)) })
  assert.deepEqual(store.state.keys, keysOf(withK(recipe, 6), description))
  store.update({ history: visit(store.state.history, 0), description: { unsearched: [] } })
  assert.deepEqual(store.state.keys, keysOf(withK(recipe, 5), { unsearched: [] }))
})

const table = {
  file: { name: "x.csv" },
  options: {},
  inspection: { recipe, columns: [], records: 1 },
  first: { from: 0, rows: [] },
}
const best = { recoding: { kind: "full-domain", levels: { age: 1 } } }
const loaded = settled({ description, table, history: begin(entry(5)) })

test("steps say what they wait for", () => {
  assert.equal(blocked(initial, "release").step, "load")
  assert.equal(blocked(initial, "load"), null)
  assert.equal(blocked(loaded, "find"), null)
  assert.equal(blocked(loaded, "release").step, "find")
  const nobody = { ...loaded, history: begin({ ...entry(5), recipe: { ...recipe, attributes: [] } }) }
  assert.equal(blocked(nobody, "find").step, "describe")
})

test("the question whether a column is the person stops what comes after Protect", () => {
  const person = { attribute: "PatientenID", values: 800, records: 2218 }
  const asked = { ...loaded, table: { ...table, inspection: { ...table.inspection, person } } }
  for (const step of ["find", "compare", "release"])
    assert.deepEqual(blocked(asked, step), { id: "person", step: "describe" })
  for (const step of ["load", "describe", "protect"]) assert.equal(blocked(asked, step), null)
  for (const records of [{ entity: "PatientenID" }, { person: "record" }]) {
    const answered = { ...asked, history: begin({ ...entry(5), recipe: { ...recipe, records } }) }
    assert.equal(openPerson(answered), null)
    assert.equal(blocked(answered, "find"), null)
  }
})

test("what is counted is what was measured, and before that what the file suggests", () => {
  const people = { unit: "persons", record: "records" }
  const rows = { unit: "records", record: "records" }
  const asked = { ...loaded, table: { ...table, inspection: { ...table.inspection, counted: rows } } }
  assert.equal(countedIn(initial), null)
  assert.equal(countedIn(asked), rows)
  const exposure = { key: "", status: "asking", value: { counted: people }, problem: null }
  assert.equal(countedIn({ ...asked, results: { ...noResults, exposure } }), people)
})

test("a search answers only the settings it was asked for", () => {
  const search = {
    key: loaded.keys.search,
    status: "done",
    progress: { best },
    points: [],
    seconds: 0,
    stopped: false,
    problem: null,
  }
  assert.ok(hasLevels(settled({ ...loaded, results: { search } })))
  assert.ok(!hasLevels(settled({ ...loaded, results: { search }, history: record(loaded.history, entry(6)) })))
  assert.ok(!hasLevels(settled({ ...loaded, results: { search: { ...search, status: "failed", progress: null } } })))
})

test("no result is shown for settings that it was not asked for, and each is there again when they are", () => {
  const keys = keysOf(withK(recipe, 5), description)
  const answer = (key, value) => ({ key, status: "done", value, problem: null })
  const results = {
    exposure: answer(keys.exposure, {}),
    special: answer(keys.exposure, {}),
    conditions: { key: keys.study, found: {} },
    search: { key: keys.search, status: "done", progress: { best } },
    comparison: answer(keys.outcome, { solution: best }),
    firstCompared: answer(keys.outcome, {}),
    evaluation: answer(keys.outcome, {}),
    release: { key: keys.release, status: "done" },
  }
  const history = record(loaded.history, entry(6))
  for (const name of Object.keys(results)) {
    assert.equal(resultNow(settled({ ...loaded, results }), name), results[name], name)
    assert.equal(resultNow(settled({ ...loaded, results, history }), name), null, name)
    assert.equal(resultNow(settled({ ...loaded, results, history: visit(history, 0) }), name), results[name], name)
  }
  assert.equal(solutionOf(settled({ ...loaded, results })), best)
  assert.equal(solutionOf(settled({ ...loaded, results, history })), null)
  const asking = { ...results.exposure, status: "asking" }
  assert.equal(exposureNow(settled({ ...loaded, results: { exposure: asking } })), null)
})

test("a release is that of the present settings, whatever is tried beside them", () => {
  const release = { key: loaded.keys.release, status: "done", progress: null, outcome: null, problem: null }
  const shown = history => resultNow(settled({ ...loaded, results: { release }, history }), "release")
  assert.equal(shown(loaded.history), release)
  assert.equal(shown(record(loaded.history, entry(6))), null)
  const tried = { ...entry(5, "history-compare"), recipe: { ...withK(recipe, 5), compare: [{ algorithm: "ola" }] } }
  assert.equal(shown(record(loaded.history, tried)), release)
})

test("leaving is warned of only while something would be lost", () => {
  assert.ok(!unsaved(initial))
  assert.ok(!unsaved(loaded))
  const edited = settled({ ...loaded, history: record(loaded.history, entry(6)) })
  assert.ok(unsaved(edited))
  const saved = (fate, key = edited.keys.release) => ({
    ...edited,
    results: { ...noResults, fates: { recipe: { fate, contents: { recipe: key } } } },
  })
  assert.ok(!unsaved(saved("written")))
  assert.ok(!unsaved(saved("confirmed")))
  assert.ok(unsaved(saved("confirmed", keysOf(withK(recipe, 7), description).release)))
  for (const fate of ["handed-over", "declined", "failed"]) assert.ok(unsaved(saved(fate)), fate)
})

test("a session keeps settings and texts, a report texts; whatever changes since is to be saved again", () => {
  const edited = settled({ ...loaded, history: record(loaded.history, entry(6)), texts: { who: "Ada" } })
  const having = (state, ...files) => ({
    ...state,
    results: {
      ...noResults,
      fates: Object.fromEntries(
        files.map(what => [what, { fate: "confirmed", contents: contentsOf(what, contentsNow(state)) }]),
      ),
    },
  })
  assert.ok(unsaved(having(edited, "recipe")), "the texts are in no file")
  assert.ok(unsaved(having(edited, "report-html")), "the settings are in no file")
  for (const files of [["session"], ["own-files"], ["recipe", "report-html"]])
    assert.ok(!unsaved(having(edited, ...files)), files.join())
  const kept = having(edited, "session", "recipe", "own-files", "report-html")
  const fates = change => {
    const { results } = kept
    const now = contentsNow(settled({ ...kept, ...change }))
    return Object.keys(results.fates).filter(what => fateNow(results.fates, what, now) === "confirmed")
  }
  assert.deepEqual(fates({}), ["session", "recipe", "own-files", "report-html"])
  assert.deepEqual(fates({ texts: { who: "Grace" } }), ["recipe"])
  assert.deepEqual(fates({ pins: [{ k: 5, limit: 0, recoding: "mixed" }] }), ["recipe", "own-files", "report-html"])
  assert.deepEqual(fates({ history: record(kept.history, entry(7)) }), ["report-html"])
  assert.ok(unsaved({ ...kept, texts: { who: "Grace" } }))
  // Whoever only looked around has nothing to lose but what they wrote.
  assert.ok(unsaved(settled({ ...loaded, texts: { what: "x" } })))
})

test("a release needs its report beside it, in one form or the other", () => {
  const written = fates => settled({ ...loaded, results: { release: { status: "done" }, fates } })
  const [known, said, unknown] = ["written", "confirmed", "handed-over"].map(fate => ({ fate }))
  assert.ok(unsaved(written({})))
  assert.ok(unsaved(written({ release: known })))
  assert.ok(unsaved(written({ "report-html": known })))
  assert.ok(unsaved(written({ release: known, "report-html": unknown, "report-json": unknown })))
  assert.ok(unsaved(written({ release: unknown, "report-html": known })))
  assert.ok(!unsaved(written({ release: known, "report-html": said })))
  assert.ok(!unsaved(written({ release: said, "report-html": unknown, "report-json": known })))
})

const answer = status => ({ key: "k", status, value: 1, problem: null })

/** Results as they are while much is going on. */
const busy = {
  ...noResults,
  search: { status: "done", memory: {} },
  attempts: [{ status: "done" }],
  conditions: { key: "s", found: {} },
  exposure: answer("done"),
  personEffect: answer("asking"),
  comparison: answer("asking"),
  firstCompared: answer("asking"),
  evaluation: answer("done"),
  special: answer("asking"),
  hierarchies: { age: answer("done"), town: answer("asking") },
  release: { status: "done" },
  lookedAt: "k",
  unpicked: true,
  fates: {
    release: { fate: "confirmed" },
    "report-html": { fate: "written" },
    recipe: { fate: "written", contents: { recipe: "r" } },
  },
}

test("what was found outlives the worker, what was only asked for does not", () => {
  const left = cleared(busy, "death")
  for (const name of ["search", "attempts", "exposure", "evaluation", "release", "fates"])
    assert.equal(left[name], busy[name], name)
  for (const name of ["personEffect", "comparison", "firstCompared", "special", "conditions"])
    assert.equal(left[name], null, name)
  assert.deepEqual(Object.keys(left.hierarchies), ["age"])
})

test("another table leaves nothing of what was found, and the recipe that was saved", () => {
  assert.deepEqual(cleared(busy, "table"), { ...noResults, fates: { recipe: busy.fates.recipe } })
})

test("another release leaves what was found, and the recipe that was saved", () => {
  assert.deepEqual(cleared(busy, "release"), { ...busy, release: null, fates: { recipe: busy.fates.recipe } })
})

test("steps: what cannot be measured says where it is put right, and is never being measured", () => {
  const failed = field =>
    settled({
      results: {
        exposure: {
          key: "",
          status: "failed",
          value: null,
          problem: { code: "is-quasi-identifier", ...(field === undefined ? {} : { field }) },
        },
      },
    })
  assert.equal(unmeasuredId(initial), "line-measuring")
  assert.equal(misfit(initial), null)
  for (const field of ["records.entity", "records.sampling-weight", "attributes[0].accepted", undefined]) {
    assert.equal(unmeasuredId(failed(field)), "line-not-measured")
    assert.equal(misfit(failed(field)).code, "is-quasi-identifier")
  }
  for (const field of ["models[0].k", "risk.threshold", "suppression.limit", "loss.label"]) {
    assert.equal(unmeasuredId(failed(field)), "line-not-measured-protect")
    assert.equal(misfit(failed(field)), null)
  }
})

test("steps: what a problem says of a setting is in the page's words", async () => {
  const { problemText } = await load("page/notes/problem-text.ts")
  const said = problemText({ code: "is-quasi-identifier", field: "records.entity", attribute: "PatientID" })
  assert.match(said, /^“PatientID” tells persons apart, and is a quasi-identifier\..* under Describe/)
  assert.doesNotMatch(said, /records\.entity/)
  assert.match(
    problemText({ code: "is-quasi-identifier", field: "models[0].guard", attribute: "q" }),
    /^models\[0\]\.guard names/,
  )
  // What a file has by its beginning is not known to the last record.
  const large = problemText({ code: "too-large", records: 134_228_736, found: 9.03e9, expected: 4.29e9 })
  assert.match(large, /about 134,000,000 records, which would need about 9\.03 GB/)
})
