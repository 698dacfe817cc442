// A page that answers: no task of it takes long, however wide the table is. Times are processor
// time over that of a fixed piece of work beside it, so that a slow or busy machine changes little.

import assert from "node:assert/strict"
import { join } from "node:path"
import { test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { launch, needs } from "./lib/browsers.mjs"
import { goThrough } from "./lib/going.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { wide } from "./lib/tables.mjs"
import { longest, yardstick } from "./lib/tasks.mjs"

/** Yardsticks that the longest task of a table of 2,000 columns may take. */
const MOST = 8

test("chromium: 2,000 columns keep the page answering", needs("chromium"), () => scratch(async folder => {
  const browser = await launch("chromium")
  try {
    const file = await wide(join(folder, "wide.csv"), 2_000, 200)
    const opened = await browser.open(artefactUrl)
    await opened.ready()
    const tasks = await longest(opened.page, async marked => {
      for (const time of ["first", "second", "third"]) {
        await marked(`yardstick, ${time}`)
        await yardstick(opened.page)
      }
      await goThrough({ page: opened.page, me: person(opened), file, name: "wide.csv", quasi: 6, settling: 500 }, marked)
    })
    const units = Object.entries(tasks).filter(([name]) => name.startsWith("yardstick")).map(([, { page }]) => page).sort((a, b) => a - b)
    const [, unit] = units
    for (const [name, { page }] of Object.entries(tasks)) {
      if (!name.startsWith("yardstick")) assert.ok(page / unit < MOST, `${name}: ${page.toFixed(0)} ms, the yardstick ${unit.toFixed(0)} ms`)
    }
  } finally {
    await browser.close()
  }
}))
