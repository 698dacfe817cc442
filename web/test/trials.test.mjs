// Hierarchies that are tried, and the search of whoever does not wait for them.

import assert from "node:assert/strict"
import { test } from "node:test"
import { begun, table } from "./begun.mjs"
import { load } from "./load.mjs"

const { Finding } = await load("page/controller/finding.ts")
const { Hierarchies } = await load("page/controller/hierarchies.ts")

const recipe = {
  data: {},
  records: {},
  attributes: [{ name: "pay", role: "quasi-identifier", hierarchy: { kind: "suppression" } }],
  models: [{ model: "k-anonymity", k: 2 }],
  search: { algorithm: "optimal" },
  suppression: { limit: 0, style: "remove" },
}
const tens = { kind: "intervals", start: 0, steps: [10] }

function person() {
  const page = begun(recipe, {
    engine: { status: "ready" },
    table: { ...table, inspection: { person: null, records: 4, columns: [], recipe } },
  })
  const hierarchies = new Hierarchies(page.context)
  const finding = new Finding(page.context, () => hierarchies.settled())
  const searched = () =>
    page.calls
      .filter(({ method }) => method === "search")
      .map(({ params }) => JSON.parse(params.recipe).attributes[0].hierarchy.kind)
  return { ...page, hierarchies, finding, searched }
}

test("a search waits for the hierarchy that is being tried, and is made with it", async () => {
  const { hierarchies, finding, answer, searched, store } = person()
  void hierarchies.try("pay", tens)
  void finding.search()
  void finding.search()
  assert.equal(store.state.step, "find")
  assert.deepEqual(searched(), [])
  await answer(0, { levels: [] })
  assert.deepEqual(searched(), ["intervals"])
})

test("a search goes on with what is in force when the hierarchy is refused or the worker ends", async () => {
  for (const end of ["refuse", "die"]) {
    const page = person()
    void page.hierarchies.try("pay", tens)
    void page.finding.search()
    await page[end](0, { code: "internal" })
    assert.deepEqual(page.searched(), ["suppression"], end)
  }
})
