// The longest tasks of page and worker on the way through the page with a million records, and
// with a table of 2,000 columns; and how soon the worker hears that it is to stop. Processor time
// of the threads, in milliseconds and over a fixed piece of work, the least of so many rounds.
//
//   cargo xtask bench responsive [ROUNDS]
//
// The page must be built; OUTIS_CHROMIUM names the program.

import { join } from "node:path"
import { artefactUrl } from "../lib/artefact.mjs"
import { goThrough } from "../lib/going.mjs"
import { chromium } from "../lib/packages.mjs"
import { scratch } from "../lib/scratch.mjs"
import { tall, wide } from "../lib/tables.mjs"
import { longest, yardstick } from "../lib/tasks.mjs"

const rounds = Number(process.argv[2] ?? 3)

await scratch(async folder => {
  const tables = {
    "1,000,000 records": { file: await tall(join(folder, "tall.csv"), 1_000_000), name: "tall.csv" },
    "2,000 columns": { file: await wide(join(folder, "wide.csv"), 2_000, 1_000), name: "wide.csv", quasi: 6 },
  }
  for (const [title, table] of Object.entries(tables)) {
    console.log(`\n${title}: longest task, ms of processor time; in brackets, over the yardstick`)
    const all = []
    for (let round = 0; round < rounds; round += 1) all.push(await gone(table))
    const unit = Math.min(...all.map(tasks => tasks.yardstick.page))
    console.log(`${"".padEnd(16)}${"page".padStart(14)}${"worker".padStart(14)}   (yardstick ${unit.toFixed(1)} ms)`)
    for (const step of Object.keys(all[0])) {
      if (step === "yardstick") continue
      const least = side => Math.min(...all.map(tasks => tasks[step][side]))
      const said = side => `${least(side).toFixed(0)} (${(least(side) / unit).toFixed(1)})`.padStart(14)
      console.log(`${step.padEnd(16)}${said("page")}${said("worker")}`)
    }
  }
})

async function gone(table) {
  const browser = await chromium.launch({ executablePath: process.env.OUTIS_CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] })
  try {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
    context.setDefaultTimeout(600_000)
    const page = await context.newPage()
    await page.addInitScript(() => { delete globalThis.showSaveFilePicker })
    await page.goto(artefactUrl)
    await page.waitForFunction(() => document.documentElement.dataset.outisReady)
    return await longest(page, async marked => {
      await marked("yardstick")
      await yardstick(page)
      await goThrough({ opened: { engine: "chromium", page }, ...table }, marked)
    })
  } finally {
    await browser.close()
  }
}
