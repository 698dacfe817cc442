/// A worker like the page's that also reads a file and no more, and says how much memory its
/// module has. A second one may help it, and another keeps the release, as in the page.

import {initSync} from "../../../web/src/generated/outis_wasm.js"
import type {FromWorker, ToWorker} from "../../../web/src/shared/calls.js"
import {HELPER, type Helpers, type Purpose} from "../../../web/src/shared/helping.js"
import {KEEPER} from "../../../web/src/shared/taking.js"
import {Hashing} from "../../../web/src/worker/hashing.js"
import {startHelper} from "../../../web/src/worker/helper.js"
import {startKeeper} from "../../../web/src/worker/keeper.js"
import {read} from "../../../web/src/worker/reading.js"
import {startSession} from "../../../web/src/worker/session.js"

/// A module without anything.
const EMPTY = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])

const control = {progress() {}, keep: false, cancelled: false}

interface Part {
  readonly name: string
  readonly seconds: number
  readonly bytes: number
}

/// Who helps: somebody whom the window starts, or nobody, so that one worker is measured.
const arrived = new Map<Purpose, (port: MessagePort) => void>()
const page: Helpers = {
  ask(purpose, wanted, module, then) {
    arrived.set(purpose, then)
    postMessage({kind: "assist", purpose, wanted, module} satisfies FromWorker)
  },
}
const nobody: Helpers = {ask() {}}

/// Only reads a file, or does the whole job on it, and says of each part how long it took and how
/// much memory the module had after it.
async function run({job, helped, file, recipe, port}: Asked, say: (part: Part) => void): Promise<unknown> {
  const {session} = await startSession(helped ? page : nobody)
  // Once it has begun, this only gives back what it exports.
  const module = new WebAssembly.Module(EMPTY)
  const {memory} = initSync({module})
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now()
    const done = await work()
    say({name, seconds: (performance.now() - began) / 1000, bytes: memory.buffer.byteLength})
    return done
  }
  if (job === "read") {
    const table = await timed("read, parse and hash", () =>
      read({file, options: {}, workbook: ""}, new Hashing(0, nobody, module), nobody, control, () => {}),
    )
    return table.sha256()
  }
  await timed("load", () => session.load({file, options: {}, workbook: ""}, control))
  await timed("resolve and collapse", () => session.check({recipe}, control))
  await timed("search", () => session.search({recipe}, control))
  const {report, size} = await timed("release and report", () => session.release({recipe, tried: [], port}, control))
  return {solution: report.solution, records: report.output?.records, size}
}

interface Asked {
  readonly kind: "run"
  readonly job: "read" | "job"
  readonly helped: boolean
  readonly file: File
  readonly recipe: string
  /// To who keeps the release.
  readonly port: MessagePort
}

function lead({data}: MessageEvent<Asked | ToWorker>): void {
  if (data.kind === "helper") return arrived.get(data.purpose)?.(data.port)
  if (data.kind !== "run") return
  run(data, part => postMessage({part})).then(
    result => postMessage({result}),
    (fault: unknown) => postMessage({fault: fault instanceof Error ? `${fault.stack}` : JSON.stringify(fault)}),
  )
}

const scope = self as unknown as DedicatedWorkerGlobalScope
if (scope.name === HELPER) startHelper(scope)
else if (scope.name === KEEPER) startKeeper(scope)
else addEventListener("message", lead)
