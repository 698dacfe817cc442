// The whole job on a big file in Chromium, file in to checked file out, beside what it costs to read,
// parse and hash the same file once with the same module in one worker: the job in one worker, and in
// one whom another helps. By turns, three times if not said otherwise; of ratios the median counts.
//
//   cargo run --release -p outis-tests --bin mix ROWS       makes the file and says where
//   node tests/browser/bench/big.mjs ROWS FILE [ROUNDS]
//
// OUTIS_REFERENCE and OUTIS_CHROMIUM must be set, and the page built. Processor time is that of
// all of the browser's processes.

import { mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { chromium } from "../lib/packages.mjs"
import { bundled } from "./bundled.mjs"

/** The memory that a job may take beside its codes. */
const BESIDE = 128 << 20

/** Bytes for each coded cell. */
const CELL = 6

const COLUMNS = [
  "sex",
  "age",
  "race",
  "marital-status",
  "education",
  "native-country",
  "workclass",
  "occupation",
  "salary-class",
]

const [rows, file, rounds] = [Number(process.argv[2]), process.argv[3], Number(process.argv[4] ?? 3)]

const folder = await mkdtemp(join(tmpdir(), "outis-bench-"))
try {
  await writeFile(
    join(folder, "bench.html"),
    `<!doctype html><meta charset="utf-8"><input type="file"><script>${await script()}</script>`,
  )
  // A window without a profile has no room for a big release.
  const context = await chromium().launchPersistentContext(join(folder, "profile"), {
    executablePath: process.env.OUTIS_CHROMIUM,
    ignoreDefaultArgs: ["--headless"],
    args: ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-component-update"],
  })
  try {
    const page = await context.newPage()
    page.on("console", message => console.log(message.text()))
    page.on("pageerror", fault => console.log(`uncaught: ${fault.message}`))
    await page.goto(pathToFileURL(join(folder, "bench.html")).href)
    await page.setInputFiles("input", file)
    const asked = JSON.stringify(await recipe())
    const turns = []
    for (let round = 0; round < rounds; round += 1) {
      turns.push({
        read: await measured(page, "read", false, null),
        job: await measured(page, "job", false, asked),
        helped: await measured(page, "job", true, asked),
      })
    }
    const mebibytes = bytes => (bytes / (1 << 20)).toFixed(0)
    console.log(JSON.stringify(turns[0].job.result))
    for (const [name, how] of [
      ["one worker", "job"],
      ["with a second", "helped"],
    ]) {
      for (const [what, measure] of [
        ["wall time", turn => turn.wall],
        ["processor time", turn => turn.cpu],
      ]) {
        const ratios = turns.map(turn => measure(turn[how]) / measure(turn.read)).sort((a, b) => a - b)
        console.log(
          `${name}, ${what}: ${ratios
            .map(ratio => ratio.toFixed(2))
            .join(", ")}; median ${ratios[rounds >> 1].toFixed(2)} readings`,
        )
      }
    }
    const bytes = Math.max(...turns.map(({ job, helped }) => Math.max(job.bytes, helped.bytes)))
    console.log(
      `memory of the module: ${mebibytes(bytes)} MiB, of at most ${mebibytes(
        CELL * rows * COLUMNS.length + BESIDE,
      )} and the dictionaries`,
    )
  } finally {
    await context.close()
  }
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

/** Runs one job in a worker of its own. */
async function measured(page, job, helped, recipe) {
  const before = await processorSeconds()
  const began = performance.now()
  const { parts, result } = await page.evaluate(asked => globalThis.outisRun(...asked), [job, helped, recipe])
  const wall = (performance.now() - began) / 1000
  const cpu = (await processorSeconds()) - before
  for (const { name, seconds, bytes } of parts) {
    console.log(
      `${(helped ? "helped" : job).padEnd(6)} ${name.padEnd(24)} ${seconds.toFixed(2).padStart(7)} s ${(
        bytes
        / (1 << 20)
      )
        .toFixed(0)
        .padStart(6)} MiB`,
    )
  }
  return { wall, cpu, result, bytes: Math.max(...parts.map(part => part.bytes)) }
}

/** Processor time of everything that this process has started. */
async function processorSeconds() {
  const processes = new Map()
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue
    const text = await readFile(`/proc/${name}/stat`, "utf8").catch(() => null)
    if (text === null) continue
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ")
    processes.set(Number(name), { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) })
  }
  const ours = id => id === process.pid || (processes.has(id) && ours(processes.get(id).parent))
  let ticks = 0
  for (const [id, { ticks: own }] of processes) if (id !== process.pid && ours(id)) ticks += own
  return ticks / 100
}

/** The page's part: a worker for each job, and one that keeps what is released. */
async function script() {
  return `
    globalThis.outisRun = (job, helped, recipe) => new Promise((resolve, reject) => {
      const address = URL.createObjectURL(new Blob([${await bundled("worker.ts")}]))
      const worker = new Worker(address)
      const keeper = new Worker(address, {name: "keeper"})
      const way = new MessageChannel()
      keeper.postMessage({kind: "take", port: way.port1}, [way.port1])
      const parts = []
      worker.onmessage = ({data}) => {
        if (data.part) return parts.push(data.part)
        if (data.kind === "assist") return assist(data)
        worker.terminate()
        keeper.terminate()
        if (data.fault) reject(new Error(data.fault))
        else resolve({parts, result: data.result})
      }
      worker.onerror = event => reject(new Error(event.message))
      const assist = ({purpose, module}) => {
        const {port1, port2} = new MessageChannel()
        new Worker(address, {name: "helper"}).postMessage({module, port: port1}, [port1])
        worker.postMessage({kind: "helper", purpose, port: port2}, [port2])
      }
      const file = document.querySelector("input").files[0]
      worker.postMessage({kind: "run", job, helped, file, recipe, port: way.port2}, [way.port2])
    })`
}

/** All nine columns with ARX's hierarchies, k = 5, at most 2 % suppressed. */
async function recipe() {
  const data = join(process.env.OUTIS_REFERENCE, "data")
  const attributes = await Promise.all(
    COLUMNS.map(async name => {
      const text = await readFile(join(data, `adult_hierarchy_${name}.csv`), "utf8")
      const rows = text
        .split(/\r?\n/)
        .filter(line => line !== "")
        .map(line => line.split(";"))
      return { name, role: "quasi-identifier", hierarchy: { kind: "levels", rows } }
    }),
  )
  return {
    outis: 1,
    kind: "recipe",
    attributes,
    models: [{ model: "k-anonymity", k: 5 }],
    suppression: { limit: 0.02 },
    loss: { metric: "loss", aggregate: "geometric-mean", "gs-factor": 0.5 },
  }
}
