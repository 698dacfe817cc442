// The longest tasks of page and worker on the way through the page with a million records, and
// with a table of 2,000 columns: processor time of the threads, in milliseconds and over a fixed
// piece of work, the least of so many rounds. And how soon the page is free again when a person
// ends what a million records keep it busy with, at moments spread over the whole of it.
//
//   cargo xtask bench responsive [ROUNDS]
//
// The page must be built; OUTIS_CHROMIUM names the program.

import { join } from "node:path"
import { artefactUrl } from "../lib/artefact.mjs"
import { goThrough } from "../lib/going.mjs"
import { chromium } from "../lib/packages.mjs"
import { person } from "../lib/person.mjs"
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
  console.log("\n1,000,000 records: ms from a request to end until the page is free")
  for (const [what, { whole, longest, median }] of Object.entries(await ended(tables["1,000,000 records"], 20))) {
    console.log(
      `${what.padEnd(16)}longest ${longest.toFixed(0)}, median ${median.toFixed(0)}, `
        + `of ${whole.toFixed(0)} for the whole`,
    )
  }
})

function gone(table) {
  return opened(page =>
    longest(page, async marked => {
      await marked("yardstick")
      await yardstick(page)
      await goThrough({ opened: { engine: "chromium", page }, ...table }, marked)
    }),
  )
}

async function opened(body) {
  const browser = await chromium().launch({
    executablePath: process.env.OUTIS_CHROMIUM,
    args: ["--no-sandbox", "--disable-gpu"],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
    context.setDefaultTimeout(600_000)
    const page = await context.newPage()
    await page.addInitScript(() => {
      delete globalThis.showSaveFilePicker
    })
    await page.goto(artefactUrl)
    await page.waitForFunction(() => document.documentElement.dataset.outisReady)
    return await body(page)
  } finally {
    await browser.close()
  }
}

/** Ends loading, searching and writing at so many moments; how long the page took to be free, in milliseconds. */
function ended({ file, name }, moments) {
  return opened(async page => {
    const me = person({ engine: "chromium", page })
    await me.give("load-choose", file)
    await me.see("heading", "load-title-table", { name })
    const seen = {}
    for (const [what, start, stop, key] of [
      ["load", "load", "cancel-load", "reading"],
      ["search", "search", "stop-search", "search"],
      ["release", "release", "stop-release", "release"],
    ])
      seen[what] = await page.evaluate(measure, { start, stop, key, moments })
    return seen
  })
}

/**
 * Runs in the page: how long each whole piece of work takes, and how long the page is busy after a
 * request to end it.
 */
async function measure({ start, stop, key, moments }) {
  const app = document.querySelector("outis-app")
  const act = action => app.dispatchEvent(Object.assign(new Event("outis-act"), { action }))
  const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds))
  const busy = () =>
    key === "reading" ? app.state.reading !== null : ["running", "stopping"].includes(app.state.results[key]?.status)
  const begin = () => act({ kind: start, files: app.state.table?.files, options: {}, seed: undefined, download: true })
  const free = async () => {
    while (busy()) await pause(1)
  }
  const began = performance.now()
  begin()
  await pause(1)
  await free()
  const whole = performance.now() - began
  if (app.state.loadProblem !== null) throw new Error("the table was not read again")
  const took = []
  for (let moment = 0; moment < moments; moment += 1) {
    begin()
    await pause((whole * moment) / moments)
    const asked = performance.now()
    act({ kind: stop })
    await free()
    took.push(performance.now() - asked)
    // What the worker still has in hand is no part of the next.
    await pause(1_500)
  }
  begin()
  await free()
  return { whole, longest: Math.max(...took), median: took.sort((a, b) => a - b)[took.length >> 1] }
}
