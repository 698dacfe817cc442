// The optimal search in one worker of Chromium beside ARX's, on the runs in which ARX had the
// machine to itself. What is timed is `table.job` and the search on it: the recipe is parsed,
// hierarchies are built, records collapsed, models prepared, and the search goes on until its
// optimum is proven. That is what ARX's `anonymize()` does; neither loads nor writes.
//
//   cargo xtask bench browser [ID...]
//
// OUTIS_REFERENCE and OUTIS_CHROMIUM must be set, and the module built. Times are processor time
// of the worker's thread, as ARX's are of its thread, and each is divided by the native yardstick
// that is taken beside it, as ARX's was by that of its machine. What the worker's clock says is
// told as well; it counts whatever else the machine does, and stands for processor time where
// the system does not tell that (elsewhere than on Linux).

import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises"
import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { chromium } from "../lib/packages.mjs"
import { bundled } from "./bundled.mjs"

const WARM_UP = 3
const RUNS = 7

const root = fileURLToPath(new URL("../../../", import.meta.url))
const floors = JSON.parse(await readFile(join(root, "tests", "reference", "floors.json"), "utf8")).browser
const only = process.argv.slice(2)

const native = spawn("cargo", ["run", "--release", "--locked", "--quiet", "-p", "outis-tests", "--bin", "quiet"], {
  cwd: root,
  stdio: ["pipe", "pipe", "inherit"],
})
const lines = createInterface({ input: native.stdout })[Symbol.asyncIterator]()
const told = async () => JSON.parse((await lines.next()).value)
const yardstick = () => {
  native.stdin.write("\n")
  return told()
}

const folder = await mkdtemp(join(tmpdir(), "outis-bench-"))
try {
  const { yardstick: theirs, cases } = await told()
  await writeFile(join(folder, "bench.html"), `<!doctype html><meta charset="utf-8"><script>${await script()}</script>`)
  const browser = await chromium().launch({
    executablePath: process.env.OUTIS_CHROMIUM,
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-component-update"],
  })
  try {
    const page = await browser.newPage()
    page.on("pageerror", fault => console.log(`uncaught: ${fault.message}`))
    await page.goto(pathToFileURL(join(folder, "bench.html")).href)
    await begin(page)
    const asked = cases.filter(({ id }) => only.length === 0 || only.some(part => id.includes(part)))
    // The engine makes code fast once it has run for a while.
    for (const { recipe } of asked) await searched(page, recipe, 1)
    console.log(`Chromium ${browser.version()}, one worker; times over yardsticks`)
    console.log(line(["case", "ours", "ARX", "quotient", "nodes", "by clock", "resolved", "searched", "quotient"]))
    const measured = []
    for (const one of asked) measured.push(tell(one, theirs, await yardstick(), await timed(page, one.recipe)))
    process.exitCode = verdict(measured) ? 0 : 1
  } finally {
    await browser.close()
  }
} finally {
  native.stdin.end()
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

/** Hands the table and every file that recipes name to the worker. */
async function begin(page) {
  const data = join(process.env.OUTIS_REFERENCE, "data")
  const names = (await readdir(data)).filter(name => name.startsWith("adult_hierarchy_"))
  const text = name => readFile(join(data, name), "latin1")
  const named = await Promise.all(names.map(async name => [name, await text(name)]))
  await page.evaluate(
    ([table, named]) => {
      const bytes = text => Uint8Array.from(text, character => character.charCodeAt(0))
      return globalThis.outisAsk({ data: bytes(table), named: named.map(([name, text]) => [name, bytes(text)]) })
    },
    [await text("adult.csv"), named],
  )
}

/** So many searches, one after the other. */
function searched(page, recipe, runs) {
  return page.evaluate(asked => globalThis.outisAsk(asked), { recipe, runs })
}

/** The medians of several searches by the clock, and the mean processor time of one. */
async function timed(page, recipe) {
  await searched(page, recipe, WARM_UP)
  const before = await workerMilliseconds()
  const runs = await searched(page, recipe, RUNS)
  const spent = ((await workerMilliseconds()) - before) / RUNS
  const median = figure => runs.map(figure).sort((a, b) => a - b)[RUNS >> 1]
  const whole = median(run => run.resolved + run.searched)
  return {
    ...runs[0],
    whole,
    resolved: median(run => run.resolved),
    searched: median(run => run.searched),
    cpu: Number.isNaN(spent) ? whole : spent,
  }
}

/** Processor time of the browser's workers so far; not a number where the system does not tell. */
async function workerMilliseconds() {
  let nanoseconds = 0
  let found = false
  const processes = await readdir("/proc").catch(() => [])
  const read = path => readFile(path, "utf8").catch(() => "")
  for (const id of processes.filter(name => /^\d+$/.test(name))) {
    const command = await read(`/proc/${id}/cmdline`)
    if (!command.includes("--type=renderer") || !(await descends(id))) continue
    for (const thread of await readdir(`/proc/${id}/task`).catch(() => [])) {
      const folder = `/proc/${id}/task/${thread}`
      if (!(await read(`${folder}/comm`)).startsWith("DedicatedWorker")) continue
      nanoseconds += Number((await read(`${folder}/schedstat`)).split(" ")[0])
      found = true
    }
  }
  return found ? nanoseconds / 1e6 : NaN

  /** Whether this process has started it. */
  async function descends(id) {
    for (let ancestor = id; ancestor !== "" && ancestor !== "0";) {
      if (Number(ancestor) === process.pid) return true
      ancestor = /^PPid:\s*(\d+)/m.exec(await read(`/proc/${ancestor}/status`))?.[1] ?? ""
    }
    return false
  }
}

/** Says how one case went. */
function tell({ id, loss, milliseconds }, theirs, unit, run) {
  const [ours, clock] = [run.cpu / unit, run.whole / unit]
  const [quotient, byClock] = [milliseconds / theirs / ours, milliseconds / theirs / clock]
  const agrees = Math.abs(run.loss - loss) <= 1e-8 * loss
  const remark = agrees ? (quotient < floors.least ? "  TOO SLOW" : "") : "  ANOTHER OPTIMUM"
  const numbers = [
    ours,
    milliseconds / theirs,
    quotient,
    run.nodes,
    clock,
    run.resolved / unit,
    run.searched / unit,
    byClock,
  ]
  console.log(`${line([id, ...numbers.map(number => (number === run.nodes ? number : number.toFixed(1)))])}${remark}`)
  return { quotient, byClock, agrees, unit }
}

/** Says how all went, and whether that is good enough. */
function verdict(measured) {
  const mean = figure => Math.exp(measured.reduce((sum, one) => sum + Math.log(figure(one)), 0) / measured.length)
  const units = measured.map(one => one.unit).sort((a, b) => a - b)
  const quotient = mean(one => one.quotient)
  console.log(`native yardstick: ${units[units.length >> 1].toFixed(3)} ms (median)`)
  console.log(
    `geometric mean of ${measured.length} quotients: ${quotient.toFixed(1)}; by the clock: ${mean(
      one => one.byClock,
    ).toFixed(1)}`,
  )
  const enough = only.length > 0 || quotient >= floors["geometric-mean"]
  if (!enough) console.log(`TOO SLOW: the floor is ${floors["geometric-mean"]}`)
  return enough && measured.every(one => one.agrees && one.quotient >= floors.least)
}

function line([first, ...others]) {
  return first.padEnd(24) + others.map(other => String(other).padStart(10)).join("")
}

/** The page's part: one worker that answers one thing after the other. */
async function script() {
  return `
    {
      const worker = new Worker(URL.createObjectURL(new Blob([${await bundled("searching.ts")}])))
      globalThis.outisAsk = asked => new Promise((resolve, reject) => {
        worker.onmessage = ({data}) => data.fault ? reject(new Error(data.fault)) : resolve(data.result)
        worker.onerror = event => reject(new Error(event.message))
        worker.postMessage(asked)
      })
    }`
}
