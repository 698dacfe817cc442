/// The first of the page's two programs. It is short, and run while the other is still unpacked and read, since
/// the leading worker and its engine take as long to begin as all of the rest.

import workerText from "outis:worker"
import type {Engine} from "../shared/calls.js"
import {missingAbility} from "./abilities.js"
import {answerReading} from "./blob-answers.js"
import {tableModule, whenArrived} from "./modules.js"

/// What this program leaves to the one that follows, as `outisStarter`.
export interface Starter {
  /// Starts a worker from the text that the page carries. Its name says what it is for; the leading one has none.
  startWorker(name?: string): Worker
  /// Until the leading worker has said something, or too much time has gone by. As long as a program runs in the
  /// page, Chromium starts no worker.
  readonly begun: Promise<void>
}

/// Milliseconds for which the page waits at most: what does not begin by then may begin behind the program.
const PATIENCE = 200

/** The one policy of ours: it admits the address of our own worker's text. */
interface WorkerAddresses {
  createPolicy(
    name: string,
    rules: {createScriptURL(address: string): string},
  ): {
    createScriptURL(address: string): string
  }
}

const policy = (globalThis as {trustedTypes?: WorkerAddresses}).trustedTypes?.createPolicy("outis", {
  createScriptURL: text => text,
})

function made(name: string): Worker {
  const address = URL.createObjectURL(new Blob([workerText], {type: "text/javascript"}))
  const worker = new Worker(policy?.createScriptURL(address) ?? address, {name})
  URL.revokeObjectURL(address)
  answerReading(worker)
  if (name === "") whenArrived(() => worker.postMessage({packed: tableModule()} satisfies Engine))
  return worker
}

/// The leading worker that nobody has taken yet, and what it has said so far.
let leading = missingAbility() === null ? made("") : null
const said: Event[] = []
const note = (event: Event): unknown => said.push(event)

const begun = new Promise<void>(resolve => {
  if (leading === null) return resolve()
  for (const kind of ["message", "error"]) {
    leading.addEventListener(kind, note)
    // Not before the event is over, so that it can be told again.
    leading.addEventListener(kind, () => setTimeout(resolve), {once: true})
  }
  setTimeout(resolve, PATIENCE)
})

function startWorker(name = ""): Worker {
  if (name !== "" || leading === null) return made(name)
  const worker = leading
  leading = null
  for (const kind of ["message", "error"]) worker.removeEventListener(kind, note)
  // Once whoever takes it listens, and before anything else is heard.
  queueMicrotask(() => {
    for (const event of said.splice(0)) worker.dispatchEvent(event)
  })
  return worker
}

Object.defineProperty(globalThis, "outisStarter", {value: Object.freeze<Starter>({startWorker, begun})})
