// The same bytes in a frame of somebody else's page, which may run scripts and
// save files and nothing else: the job is done there up to the downloads.

import assert from "node:assert/strict"
import { test } from "node:test"
import { artefact } from "./lib/artefact.mjs"
import { engines, eventually, launch, needs } from "./lib/browsers.mjs"
import { wholeJob } from "./lib/journey.mjs"
import { parse } from "./lib/remeasure.mjs"
import { serve } from "./lib/server.mjs"

for (const engine of engines) {
  test(`${engine}: the whole job in a sandboxed frame`, needs(engine), async () => {
    const browser = await launch(engine)
    const inner = await serve(await artefact())
    const outer = await serve(
      `<!doctype html><title>portal</title><link rel="icon" href="data:,">
       <iframe title="Outis" width="1300" height="700" sandbox="allow-scripts allow-downloads" src="${inner.url}"></iframe>`)
    try {
      const opened = await browser.open(outer.url)
      const frame = await eventually(() => opened.page.frames().find(frame => frame.url() === inner.url))
      await eventually(() => frame.evaluate(() => document.documentElement.dataset.outisReady))
      assert.equal(await frame.evaluate(() => origin), "null")
      const made = await wholeJob(opened, { frame })
      const { output } = JSON.parse(made.report)
      assert.equal(parse(made.release, ";").length, output.records)
      assert.deepEqual(opened.console, [])
      const asked = opened.requests.filter(url => ![inner.url, outer.url].includes(url) && !/^(blob|data):/.test(url))
      assert.deepEqual(asked, [])
    } finally {
      await browser.close()
      await inner.close()
      await outer.close()
    }
  })
}
