// The built page starts its worker, and wasm answers: in both engines, from disk and from a server.

import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { artefact, artefactUrl } from "./lib/artefact.mjs"
import { engines, launch, needs } from "./lib/browsers.mjs"
import { serve } from "./lib/server.mjs"

const browsers = {}
before(async () => {
  for (const engine of engines) if (!needs(engine).skip) browsers[engine] = await launch(engine, { whole: true })
})
after(() => Promise.all(Object.values(browsers).map(browser => browser.close())))

for (const engine of engines) {
  for (const protocol of ["file", "http"]) {
    test(`${engine}, ${protocol}: the page starts and wasm answers`, needs(engine), async () => {
      const server = protocol === "http" ? await serve(await artefact()) : undefined
      try {
        const url = server?.url ?? artefactUrl
        const opened = await browsers[engine].open(url)
        assert.match(await opened.ready(), /^\d+\.\d+\.\d+$/)
        assert.deepEqual(opened.console, [])
        assert.deepEqual(await opened.violations(), [])
        const foreign = opened.requests.filter(asked => asked !== url && !/^(blob|data):/.test(asked))
        assert.deepEqual(foreign, [])
        await opened.close()
      } finally {
        await server?.close()
      }
    })
  }
}
