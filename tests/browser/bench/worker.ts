/// A worker like the page's that also copies a table as it is, and says how much memory its
/// module has.

import {Loading, initSync} from "../../../web/src/generated/outis_wasm.js"
import {read} from "../../../web/src/worker/reading.js"
import {startSession} from "../../../web/src/worker/session.js"

const RECORDS = 1 << 14

const control = {progress() {}, keep: false, cancelled: false}

interface Part {
  readonly name: string
  readonly seconds: number
  readonly bytes: number
}

/// Does one of the two jobs on a file, and says of each part how long it took and how much
/// memory the module had after it.
async function run(job: "file" | "job", file: File, recipe: string, say: (part: Part) => void): Promise<unknown> {
  // Nobody helps, so that one worker is measured.
  const {session} = await startSession({ask() {}})
  // Once it has begun, this only gives back what it exports.
  const {memory} = initSync({module: new ArrayBuffer(0)})
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now()
    const done = await work()
    say({name, seconds: (performance.now() - began) / 1000, bytes: memory.buffer.byteLength})
    return done
  }
  if (job === "file") {
    const table = await timed("read, parse and hash", () => read(file, new Loading(), control))
    return timed("write, parse and hash", async () => {
      const copy = table.copy()
      while (!copy.step(RECORDS)) await null
      return copy.finish()
    })
  }
  await timed("load", () => session.load({file, options: {}}, control))
  await timed("resolve and collapse", () => session.check({recipe}, control))
  await timed("search", () => session.search({recipe}, control))
  const {report, release} = await timed("release and report", () => session.release({recipe, tried: []}, control))
  return {solution: report.solution, records: report.output?.records, size: release.size}
}

addEventListener("message", event => {
  const {job, file, recipe} = event.data as {job: "file" | "job", file: File, recipe: string}
  run(job, file, recipe, part => postMessage({part})).then(
    result => postMessage({result}),
    (fault: unknown) => postMessage({fault: fault instanceof Error ? `${fault.stack}` : JSON.stringify(fault)}),
  )
})
