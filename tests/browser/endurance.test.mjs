// Workers that end without a word, whenever and however: the page says so, starts again with
// recipe, file and what was found, and comes to the same bytes.

import assert from "node:assert/strict"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, before, describe, test } from "node:test"
import { enginesOfPage, launch, needs } from "./lib/browsers.mjs"
import { prepared, survived } from "./lib/kills.mjs"

/** Ten ends in each engine: of who leads and of who helps, in every phase. */
const journeys = {
  "while it loads, searches and writes": [
    { phase: "load", victim: "", way: "terminate", after: 150 },
    { phase: "load", victim: "helper", way: "terminate", after: 60 },
    { phase: "search", victim: "", way: "close", after: 250 },
    { phase: "search", victim: "helper", way: "close", after: 120 },
    { phase: "release", victim: "", way: "terminate", after: 200 },
  ],
  "before its first word, while it compares, and with its helper": [
    { phase: "start", victim: "", way: "terminate", after: 0 },
    { phase: "load", victim: "", way: "close", after: 20 },
    { phase: "compare", victim: "", way: "terminate", after: 0 },
    { phase: "release", victim: "", way: "close", after: 0 },
    { phase: "release", victim: "helper", way: "terminate", after: 30 },
  ],
}

for (const engine of enginesOfPage) {
  describe(engine, () => {
    let browser
    let folder
    let job
    before(async () => {
      if (needs(engine).skip) return
      browser = await launch(engine)
      folder = await mkdtemp(join(tmpdir(), "outis-test-"))
      job = await prepared(folder)
    })
    after(async () => {
      await browser?.close()
      if (folder !== undefined) await rm(folder, { recursive: true, force: true })
    })

    for (const [when, kills] of Object.entries(journeys)) {
      test(`a worker ends ${when}`, needs(engine), async () => {
        const { told, killed } = await survived(browser, job, kills)
        assert.equal(told, kills.filter(({ victim }) => victim === "").length)
        // In Firefox a helper may come when it is no longer needed.
        if (engine === "chromium") assert.equal(killed, kills.length)
      })
    }
  })
}
