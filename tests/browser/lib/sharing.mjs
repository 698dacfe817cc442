// Work that a page shares out among several workers.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { artefactUrl } from "./artefact.mjs"
import { evidence, run } from "./cli.mjs"
import { release, seed } from "./journey.mjs"
import { person } from "./person.mjs"
import { scratch } from "./scratch.mjs"

/** However many cores the machine has, and a count of the workers that the page starts. */
const withCores = number => `{
  Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => ${number} })
  const Original = Worker
  globalThis.outisWorkers = []
  globalThis.Worker = class extends Original {
    constructor(address, options) {
      super(address, options)
      globalThis.outisWorkers.push(options?.name ?? "")
    }
  }
}`

/** A page on a machine of so many cores, and a folder; `first` is what runs before the page. */
export function onPage(browser, { cores, first = "" }, body) {
  return scratch(async folder => {
    const opened = await browser.open(artefactUrl, { first: withCores(cores) + first })
    try {
      await opened.ready()
      await body({ opened, me: person(opened), folder })
    } finally {
      await opened.close()
    }
  })
}

/** The names of the workers that the page has started. */
export function started({ opened }) {
  return opened.page.evaluate(() => globalThis.outisWorkers)
}

/** From the recipe and its table to the search under way. */
export async function searching(me, folder, { recipe, text }) {
  await writeFile(join(folder, "recipe.json"), recipe)
  await writeFile(join(folder, "traits.csv"), text)
  await me.give("load-recipe", join(folder, "recipe.json"))
  await me.read("recipe-waits", { name: "recipe.json" })
  await me.give("load-choose", join(folder, "traits.csv"))
  await me.read("message-recipe-in-force", { name: "recipe.json" })
  await me.press("load-next")
  await me.press("describe-next")
  await me.press("find-go")
}

/** The whole job: report and release are those that the command line writes with one thread. */
export async function compared({ opened, me, folder }, table) {
  await searching(me, folder, table)
  await me.press("find-next")
  await me.see("heading", "compare-risk")
  const made = await release(opened, { file: "traits.csv" })
  const native = await run({ recipe: made.recipe, input: join(folder, "traits.csv"), seed })
  assert.ok(made.release.equals(native.release), "the release differs")
  assert.equal(evidence(made.report), evidence(native.report))
  quiet(opened)
  return { release: made.release, report: JSON.parse(made.report) }
}

/** Nothing was asked for but the page, its own workers and, as Firefox tells, what it carries. */
export function quiet({ console, requests }) {
  assert.deepEqual(console, [])
  const own = address => address === artefactUrl || /^(blob|data):/.test(address)
  assert.deepEqual(
    requests.filter(address => !own(address)),
    [],
  )
}
