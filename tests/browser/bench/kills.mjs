// Ends workers at random moments of the whole job, in both engines by turns, until so many have
// ended; every job must come to the same bytes. Prints what ended when, and how often it hung.
//
//   node tests/browser/bench/kills.mjs [COUNT] [SEED]
//
// OUTIS_CHROMIUM and OUTIS_FIREFOX must be set, page and command line built.

import { engines, launch } from "../lib/browsers.mjs"
import { helped, phases, prepared, survived, ways } from "../lib/kills.mjs"
import { scratch } from "../lib/scratch.mjs"

/** How long a phase takes, about, in milliseconds. */
const LASTS = { start: 300, load: 900, search: 2_500, compare: 400, release: 1_200 }

const count = Number(process.argv[2] ?? 200)
let state = Number(process.argv[3] ?? Date.now() % 2 ** 31)
console.log(`seed ${state}`)

function below(n) {
  state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
  return Math.floor((state / 2 ** 32) * n)
}

/** In most phases the one who leads ends, in some the one who helps. */
function plan() {
  const kills = []
  for (const phase of phases) {
    const kill = victim => kills.push({ phase, victim, way: ways[below(ways.length)], after: below(LASTS[phase]) })
    // A worker that ends by itself has to hear of it.
    if (below(phase === "start" ? 5 : 3) > 0) kill("")
    if (helped.includes(phase) && below(2) === 0) kill("helper")
  }
  return kills.map(kill => (kill.phase === "start" ? { ...kill, way: "terminate" } : kill))
}

let [killed, told, failed, slowest] = [0, 0, 0, 0]
await scratch(async folder => {
  const job = await prepared(folder)
  for (let turn = 0; killed < count; turn += 1) {
    const engine = engines[turn % engines.length]
    const kills = plan()
    const browser = await launch(engine)
    const began = performance.now()
    try {
      const course = await survived(browser, job, kills)
      killed += course.killed
      told += course.told
    } catch (fault) {
      failed += 1
      killed += 1
      console.log(`${engine} ${JSON.stringify(kills)}\n${fault.stack}`)
      if (browser.fate() !== undefined) console.log(`The browser itself ended: ${browser.fate()}`)
    } finally {
      await browser.close()
    }
    const seconds = (performance.now() - began) / 1000
    slowest = Math.max(slowest, seconds)
    console.log(
      `${engine.padEnd(8)} ${String(killed).padStart(4)} ended, ${told} times told, `
        + `${failed} jobs not done; ${seconds.toFixed(1)} s`,
    )
  }
})
console.log(
  `${killed} workers ended at random; ${failed} jobs hung or came to other bytes; `
    + `the slowest job took ${slowest.toFixed(0)} s`,
)
process.exitCode = failed === 0 ? 0 : 1
