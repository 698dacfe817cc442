// The built page starts its worker, and wasm answers: in both engines, from disk and from a server.

import assert from "node:assert/strict"
import { test } from "node:test"
import { artefact, artefactUrl } from "./lib/artefact.mjs"
import { engines, eventually, launch, needs } from "./lib/browsers.mjs"
import { serve } from "./lib/server.mjs"

for (const engine of engines) {
  for (const protocol of ["file", "http"]) {
    test(`${engine}, ${protocol}: the page starts and wasm answers`, needs(engine), async () => {
      const browser = await launch(engine)
      const server = protocol === "http" ? await serve(await artefact()) : undefined
      try {
        const url = server?.url ?? artefactUrl
        const opened = await browser.open(url)
        assert.match(await opened.ready(), /^\d+\.\d+\.\d+$/)
        assert.deepEqual(opened.console, [])
        assert.deepEqual(await opened.violations(), [])
        const foreign = opened.requests.filter(asked => asked !== url && !/^(blob|data):/.test(asked))
        assert.deepEqual(foreign, [])
      } finally {
        await browser.close()
        await server?.close()
      }
    })
  }
}

for (const engine of engines) {
  test(`${engine}: the page starts in a sandboxed frame`, needs(engine), async () => {
    const browser = await launch(engine)
    const inner = await serve(await artefact())
    const outer = await serve(
      `<!doctype html><title>portal</title>
       <iframe sandbox="allow-scripts allow-downloads" src="${inner.url}"></iframe>`)
    try {
      const { page } = await browser.open(outer.url)
      const version = await eventually(() => page.frames()
        .find(frame => frame.url() === inner.url)
        ?.evaluate(() => document.documentElement.dataset.outisReady))
      assert.match(version, /^\d+\.\d+\.\d+$/)
    } finally {
      await browser.close()
      await inner.close()
      await outer.close()
    }
  })
}
