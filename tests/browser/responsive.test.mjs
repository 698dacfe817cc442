// A page that answers: no task of it takes long, however long or wide the table is, nor does one of
// its worker with a wide one, since it hears nothing meanwhile. Times are processor time over that of a fixed piece of
// work beside it, so that a slow or busy machine changes little.

import assert from "node:assert/strict"
import { join } from "node:path"
import { after, before, test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { launch, needs } from "./lib/browsers.mjs"
import { goThrough } from "./lib/going.mjs"
import { scratch } from "./lib/scratch.mjs"
import { tall, wide } from "./lib/tables.mjs"
import { longest, yardstick } from "./lib/tasks.mjs"

const chromium = needs("chromium")
let browser
before(async () => {
  if (!chromium.skip) browser = await launch("chromium")
})
after(() => browser?.close())

test("2,000 columns keep neither page nor worker from answering", chromium, () =>
  staysWithin({ page: 6, worker: 30 }, { name: "wide.csv", quasi: 6 }, path => wide(path, 2_000, 200)),
)

test("a million records keep the page no longer from answering than a few do", chromium, () =>
  staysWithin({ page: 3 }, { name: "tall.csv" }, path => tall(path, 1_000_000)),
)

/** The whole way with a table: its longest tasks take at most so many yardsticks. */
function staysWithin(most, table, make) {
  return scratch(async folder => {
    const file = join(folder, table.name)
    await make(file)
    const opened = await browser.open(artefactUrl)
    opened.page.setDefaultTimeout(120_000)
    await opened.ready()
    const tasks = await longest(opened.page, async marked => {
      for (const time of [1, 2, 3]) {
        await marked(`yardstick ${time}`)
        await yardstick(opened.page)
      }
      await goThrough({ opened, file, settling: 500, ...table }, marked)
    })
    const isUnit = ([name]) => name.startsWith("yardstick")
    const [, unit] = Object.entries(tasks)
      .filter(isUnit)
      .map(([, { page }]) => page)
      .sort((a, b) => a - b)
    for (const [name, task] of Object.entries(tasks).filter(entry => !isUnit(entry))) {
      for (const side of Object.keys(most)) {
        assert.ok(
          task[side] / unit < most[side],
          `${name}: a task of the ${side} takes ${task[side].toFixed(0)} ms, `
            + `${(task[side] / unit).toFixed(1)} yardsticks`,
        )
      }
    }
    await opened.close({ again: false })
  })
}
