// Safari's engine does the whole job, from disk and from a server, and makes what the command line makes.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { after, before, test } from "node:test"
import { artefact, artefactUrl } from "./lib/artefact.mjs"
import { evidence, run } from "./lib/cli.mjs"
import { seed, wholeJob } from "./lib/journey.mjs"
import { sample } from "./lib/sample.mjs"
import { scratch } from "./lib/scratch.mjs"
import { serve } from "./lib/server.mjs"
import { launchWebkit, needsWebkit } from "./lib/webkit.mjs"

let browser, server
before(async () => {
  if (needsWebkit.skip) return
  browser = await launchWebkit()
  server = await serve(await artefact())
})
after(async () => {
  await browser?.close()
  await server?.close()
})

for (const protocol of ["file", "http"]) {
  test(`webkit, ${protocol}: the whole job with a file of one's own`, needsWebkit, () =>
    scratch(async folder => {
      const input = join(folder, "patients.csv")
      await writeFile(input, await sample())
      const opened = await browser.open(protocol === "file" ? artefactUrl : server.url)
      assert.match(await opened.ready(), /^\d+\.\d+\.\d+$/)
      const made = await wholeJob(opened, { table: input, limit: 1 })
      assert.deepEqual(opened.console, [])
      await opened.close()
      const native = await run({ recipe: made.recipe, seed, input })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.equal(evidence(made.report), evidence(native.report))
      assert.ok(made.summary.equals(native.summary), "the public summary differs")
    }),
  )
}
