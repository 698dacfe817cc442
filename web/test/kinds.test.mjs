// The work on files of sets, places and graphs: what is kept, what is asked, and what no longer holds.

import assert from "node:assert/strict"
import { test } from "node:test"
import { description, load } from "./load.mjs"

const { KindWork } = await load("page/kinds/work.ts")
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
