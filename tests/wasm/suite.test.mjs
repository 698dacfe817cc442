// Every folder of `tests/suite` through the module that the page carries: the
// same bytes as natively, slice by slice.

import assert from "node:assert/strict"
import { readFile, readdir } from "node:fs/promises"
import { basename, dirname, join, relative } from "node:path"
import { test } from "node:test"
import { fileURLToPath } from "node:url"
import { load } from "./lib/load.mjs"

const suite = fileURLToPath(new URL("../suite/", import.meta.url))

/** Bytes, classes and records at a time: small, so that every call is made more than once. */
const SLICE = 37
const CLASSES = 3
const RECORDS = 2

/** What may differ from run to run. */
const RUN = /"run": \{[^{}]*\}/

const outis = await load()
const cases = await folders(suite, 2)

test("every recipe is a case", async () => {
  const files = await readdir(suite, { recursive: true })
  const recipes = files.filter(file => basename(file) === "recipe.json").map(file => join(suite, dirname(file)))
  assert.deepEqual(cases.toSorted(), recipes.sort())
  assert.notEqual(cases.length, 0)
})

for (const folder of await tables(cases)) {
  test(relative(suite, folder), async () => {
    const read = name => readFile(join(folder, name))
    const recipe = (await read("recipe.json")).toString()
    const {
      data,
      attributes: [first],
    } = JSON.parse(recipe)
    // As the page does: attributes called by name imply a header, unless names are given.
    const format = data?.format ?? {}
    const named = format["header-line"] === undefined && format.names !== undefined
    const table = await opened(await read("input.csv"), { header: !named && "name" in first, ...format })
    let files = new outis.Files()
    for (const name of await readdir(folder)) files = files.with(name, await read(name))

    const job = table.job(recipe, files)
    const search = job.search()
    while (!search.step(CLASSES)) search.progress()
    const solved = search.solved()
    const expected = await read("expected.csv").catch(() => null)
    if (expected === null) return assert.equal(solved, undefined, "a solution where there is none")

    const release = job.apply(solved).write((await read("seed")).toString().trim())
    const chunks = []
    for (let chunk = release.step(RECORDS); chunk !== undefined; chunk = release.step(RECORDS)) chunks.push(chunk)
    assert.equal(Buffer.concat(chunks).toString("latin1"), expected.toString("latin1"))
    const { report } = release.finish(0, [], fingerprint(...chunks), undefined, new outis.OtherFiles())
    assert.match(report, RUN)
    assert.equal(report.replace(RUN, '"run": null'), (await read("expected.json")).toString())
  })
}

/** The cases of tables: what is of another kind is done by the program alone. */
async function tables(folders) {
  const texts = await Promise.all(folders.map(folder => readFile(join(folder, "recipe.json"))))
  return folders.filter((_, number) => ["table", undefined].includes(JSON.parse(texts[number]).data?.kind))
}

async function opened(bytes, format) {
  const loading = new outis.Loading(format, true)
  for (let start = 0; start < bytes.length; start += SLICE) loading.push(bytes.subarray(start, start + SLICE))
  return loading.finish(fingerprint(bytes), "table")
}

function fingerprint(...parts) {
  const whole = new outis.Fingerprint()
  for (const part of parts) whole.push(part)
  return whole.finish()
}

/** The folders so many levels below `folder`, in order. */
async function folders(folder, levels) {
  if (levels === 0) return [folder]
  const entries = await readdir(folder, { withFileTypes: true })
  const below = entries
    .filter(entry => entry.isDirectory())
    .map(({ name }) => join(folder, name))
    .sort()
  return (await Promise.all(below.map(path => folders(path, levels - 1)))).flat()
}
