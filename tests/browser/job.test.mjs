// The whole job gives what the command line gives, byte for byte, and what it
// gives holds what was asked for: measured here without any code of Outis.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { after, before, describe, test } from "node:test"
import { artefact, artefactUrl } from "./lib/artefact.mjs"
import { engines, launch, needs, thorough } from "./lib/browsers.mjs"
import { evidence, run } from "./lib/cli.mjs"
import { seed, wholeJob } from "./lib/journey.mjs"
import { classes, parse } from "./lib/remeasure.mjs"
import { scratch } from "./lib/scratch.mjs"
import { serve } from "./lib/server.mjs"
import { sample } from "./lib/sample.mjs"

const data = process.env.OUTIS_REFERENCE && join(process.env.OUTIS_REFERENCE, "data")

const details = ["sex", "age", "race", "marital-status", "education", "native-country", "workclass", "occupation"]

for (const engine of engines) {
  describe(engine, () => {
    let browser, server
    before(async () => {
      if (needs(engine).skip) return
      browser = await launch(engine, { whole: true })
      server = await serve(await artefact())
    })
    after(async () => {
      await browser?.close()
      await server?.close()
    })

    for (const protocol of ["file", "http"]) {
      const open = async () => {
        const opened = await browser.open(protocol === "file" ? artefactUrl : server.url)
        await opened.ready()
        return opened
      }

      test(`${protocol}: the sample`, needs(engine), async () => {
        const opened = await open()
        const made = await wholeJob(opened, { limit: 1 })
        assert.deepEqual(opened.console, [])
        await opened.close()
        await scratch(async folder => {
          const input = join(folder, "patients.csv")
          await writeFile(input, await sample())
          await same(made, { input })
          const released = holds(made, 5_000)
          // Neither the number nor the name of the patient is there.
          assert.deepEqual(Object.keys(released[0]), ["born", "postcode", "sex", "occupation", "diagnosis"])
        })
      })

      // What a file of its own and what a server gives, and engines, differ in the sample's job; once is enough here.
      if (!thorough && !(engine === "chromium" && protocol === "file")) continue
      const reference = data ? {} : { skip: "OUTIS_REFERENCE is not set" }
      test(`${protocol}: Adult, with hierarchies from files`, { ...needs(engine), ...reference }, async () => {
        const input = join(data, "adult.csv")
        // In Firefox each file takes seconds, most of them the driver's; once is enough.
        const attached = engine === "firefox" && protocol === "http" ? ["education", "occupation"] : details
        const hierarchies = Object.fromEntries(attached.map(name => [name, join(data, `adult_hierarchy_${name}.csv`)]))
        const opened = await open()
        const made = await wholeJob(opened, { table: input, hierarchies, limit: 1 })
        assert.deepEqual(opened.console, [])
        await opened.close()
        await same(made, { input, beside: Object.values(hierarchies) })
        const recipe = JSON.parse(made.recipe)
        assert.deepEqual(
          recipe.attributes
            .filter(({ hierarchy }) => hierarchy?.file)
            .map(({ name }) => name)
            .sort(),
          [...attached].sort(),
        )
        holds(made, 30_162)
      })
    }
  })
}

/** The command line makes the same of the page's recipe. */
async function same(made, given) {
  const native = await run({ recipe: made.recipe, seed, ...given })
  assert.ok(made.release.equals(native.release), "the release differs")
  assert.equal(evidence(made.report), evidence(native.report))
  assert.ok(made.summary.equals(native.summary), "the public summary differs")
}

/** The release holds what its recipe asks for, counted anew. */
function holds({ release, recipe, report, html }, records) {
  const {
    attributes,
    models: [{ k }],
    suppression,
    data: { format },
  } = JSON.parse(recipe)
  assert.equal(suppression.limit, 0.01)
  const released = parse(release, format.delimiter)
  const left = records - released.length
  assert.ok(released.length > 0 && left <= suppression.limit * records, `${left} records are left out`)
  const quasi = attributes.filter(({ role }) => role === "quasi-identifier").map(({ name }) => name)
  const sizes = classes(released, quasi)
  assert.ok(Math.min(...sizes) >= k, `someone is in a group of ${Math.min(...sizes)}`)
  const { output, solution, models } = JSON.parse(report)
  assert.equal(output.records, released.length)
  assert.equal(solution.suppressed, left)
  assert.equal(solution.classes, sizes.length)
  assert.equal(models[0].achieved, Math.min(...sizes))
  assert.ok(html.includes(output.sha256))
  return released
}
