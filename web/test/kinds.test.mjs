// The work on files of sets, places and graphs: what is kept, what is asked, and what no longer holds.

import assert from "node:assert/strict"
import { test } from "node:test"
import { description, load } from "./load.mjs"

const { KindWork } = await load("page/kinds/work.ts")
const { doneTexts, exposureOf, exposures } = await load("page/kinds/exposure-words.ts")
const { parameterName } = await load("page/kinds/parameter-name.ts")
const { begun, fitting, lacking, newRecipe, offered, withModel } = await load("page/kinds/recipes.ts")

/** A worker that answers when it is told to. */
class Engine {
  alive = false
  asked = []
  ask(method, params) {
    this.alive = true
    return new Promise(answer => this.asked.push({ method, params, answer }))
  }
  keep() {
    this.kept = true
  }
  end() {
    this.alive = false
    for (const { answer } of this.asked.splice(0)) answer(null)
  }
  /** Answers what was asked first, which must be this. */
  async answer(method, given) {
    for (let turn = 0; turn < 20 && this.asked.length === 0; turn += 1) await null
    const { method: asked, params, answer } = this.asked.shift()
    assert.equal(asked, method)
    answer(given)
    for (let turn = 0; turn < 20; turn += 1) await null
    return params
  }
}

const look = { lines: [["1", "beer"]], wider: false, delimiter: ";", format: { layout: "persons", header: false } }
const before = { report: { data: "transactions" }, items: [] }

async function given() {
  const engine = new Engine()
  const work = new KindWork(engine)
  work.description = await description()
  const file = new File(["1;beer"], "baskets.csv")
  void work.give(file)
  await engine.answer("open", { value: null })
  await engine.answer("look", { value: look })
  return { engine, work, file }
}

test("a file gets a recipe that is put together like it, and is measured", async () => {
  const { engine, work } = await given()
  const { recipe } = await engine.answer("before", { value: before })
  assert.deepEqual(JSON.parse(recipe).data, { kind: "transactions", format: look.format })
  assert.deepEqual(JSON.parse(recipe).models, [{ model: "km-anonymity", k: 5, m: 2 }])
  assert.equal(work.state.before.status, "done")
})

test("of sets that are all lost it is said what to do", () => {
  const told = value =>
    doneTexts({
      data: "transactions",
      input: { records: 2, items: 2, empty: 0 },
      output: { records: 2 },
      solution: { recoding: { kind: "cut", cut: {} }, loss: { value, optimal: true, bound: value }, suppressed: 0 },
      models: [],
    })
  assert.equal(told(1).length, told(0.5).length + 1)
})

test("what was found does not outlive the recipe that it was found for", async () => {
  const { engine, work } = await given()
  await engine.answer("before", { value: before })
  void work.run(undefined)
  await engine.answer("run", { value: { end: { problem: null }, release: new Uint8Array() } })
  assert.equal(work.state.run.status, "done")
  assert.ok(work.unsaved)
  work.change({ ...work.state.recipe, suppression: { limit: 0.1 } })
  assert.equal(work.state.run, null)
  assert.ok(!work.unsaved)
})

test("a run right behind a change leaves no figures of the recipe of before", async () => {
  const { engine, work } = await given()
  await engine.answer("before", { value: before })
  work.change({ ...work.state.recipe, suppression: { limit: 0.1 } })
  void work.run(undefined)
  assert.equal(work.state.before, null)
  await engine.answer("run", { value: { end: { problem: null }, release: new Uint8Array() } })
  const { recipe } = await engine.answer("before", { value: before })
  assert.equal(JSON.parse(recipe).suppression.limit, 0.1)
  assert.deepEqual([work.state.before.status, work.state.run.status], ["done", "done"])
})

test("who goes to another kind and back finds the work as it was", async () => {
  const { engine, work, file } = await given()
  await engine.answer("before", { value: before })
  void work.run(undefined)
  await engine.answer("run", { value: { end: { problem: null }, release: new Uint8Array() } })
  work.choose("graph")
  assert.deepEqual([work.state.kind, work.state.file, engine.alive], ["graph", null, false])
  assert.ok(work.unsaved, "a release of another kind is lost with the page, too")
  work.choose("transactions")
  assert.deepEqual([work.state.file, work.state.run.status], [file, "done"])
  // The worker of before is gone, and has to be given the file again.
  void work.attack()
  await engine.answer("open", { value: null })
  await engine.answer("attack", { problem: { code: "internal" } })
  assert.equal(work.state.attack.status, "failed")
})

test("a run that has nothing yet ends at once, another with what it has", async () => {
  const { engine, work } = await given()
  await engine.answer("before", { value: before })
  void work.run("00".repeat(32))
  for (let turn = 0; turn < 20; turn += 1) await null
  work.stopRun()
  assert.deepEqual([work.state.run, engine.kept], [null, undefined])
  // The worker went with the run: the file is given to the next.
  await engine.answer("open", { value: null })
  await engine.answer("before", { value: before })
  void work.run(undefined)
  await null
  const progress = { visited: 3, found: true, gap: null }
  work.state = { ...work.state, run: { status: "running", progress, stopping: false } }
  work.stopRun()
  assert.deepEqual([work.state.run.stopping, engine.kept], [true, true])
})

test("recipes begin with what is suggested, and say what is lacking", async () => {
  const all = await description()
  const columns = { user: "", x: "x", y: "y" }
  const places = newRecipe("locations", { coordinates: "planar", columns }, all)
  assert.equal(lacking(places, all), "width")
  const wide = { ...places, search: { ...places.search, width: 10 } }
  assert.equal(lacking(wide, all), "columns")
  const named = {
    ...wide,
    data: { ...wide.data, format: { coordinates: "planar", columns: { ...columns, user: "u" } } },
  }
  assert.equal(lacking(named, all), null)
  assert.equal(lacking(newRecipe("graph", { layout: "edges", header: false }, all), all), null)
})

test("another model brings a search that is for it, and keeps numbers that mean the same", async () => {
  const all = await description()
  const { models, searches } = offered(all, "transactions")
  const recipe = newRecipe("transactions", look.format, all)
  const [, alike] = models
  const changed = withModel(recipe, begun(alike, "model", { model: "km-anonymity", k: 7, m: 2 }), searches)
  assert.deepEqual(changed.models, [{ model: "transaction-k-anonymity", k: 7 }])
  assert.deepEqual(changed.search, { algorithm: "top-down" })
  assert.deepEqual(
    fitting(searches, changed).map(({ id }) => id),
    ["top-down"],
  )
})

test("the bottom line tells of whoever finds most, and nothing of what was not counted", () => {
  const file = new File(["a"], "a.csv")
  const found = (unique, fewest) => ({ unique, fewest, "below-k": unique, average: 0.5 })
  const line = report => exposureOf({ file, before: null, run: { status: "done", end: { report } } })
  const graph = {
    data: "graph",
    risk: {
      before: { degree: found(2, 1), neighbourhood: found(4, 1), undecided: 0 },
      after: { degree: found(0, 2), neighbourhood: found(4, 1), undecided: 3 },
    },
  }
  assert.equal(line(graph).before, "Before: 4 people are singled out")
  assert.equal(line(graph).after, "After: 4 people are singled out")
  assert.match(exposures(graph).at(-1).text, / 3 comparisons were given up and count as a difference/)
  const place = (unique, fewest) => ({ unique, fewest, "below-k": 0 })
  const places = attacks => ({ data: "locations", risk: { before: place(9, 1), after: attacks } })
  const all = { "observation": place(0, 4), "restricted-space": place(0, 4), "reciprocity": place(0, 3) }
  assert.equal(
    line(places({ ...all, intersection: place(0, 2) })).after,
    "After: nobody is singled out by what is measured; at least 2 fit",
  )
  assert.equal(line(places({ ...all, intersection: place(7, 1) })).after, "After: 7 people are singled out")
  // Who knows a sensitive item was not counted.
  const exposed = { known: 2, fewest: 2, unique: 0, "below-k": null }
  const groups = {
    data: "transactions",
    risk: { before: { ...exposed, likeliest: null }, after: { ...exposed, likeliest: 0.5 } },
  }
  assert.equal(line(groups).after, "After: who is found stands under Release")
  assert.match(exposures(groups).at(-1).text, /Sensitive items that somebody knows are not counted here/)
  assert.equal(exposureOf({ file: null, before: null, run: null }).before, "Give a file to see who is found.")
  assert.equal(exposureOf({ file, before: null, run: null }).before, "Who is found is not measured yet.")
})

test("every parameter that may be lacking is called by words that there are", async () => {
  const described = await description()
  const items = ["set", "place", "graph"].flatMap(kind => [
    ...described[`${kind}-models`],
    ...described[`${kind}-searches`],
  ])
  const names = items.flatMap(({ id, parameters }) => parameters.map(({ name }) => parameterName(id, name)))
  assert.ok(names.includes("West edge of the area"))
  // A message that is not there is shown by its id.
  assert.deepEqual(
    names.filter(name => name.startsWith("kind-")),
    [],
  )
})
