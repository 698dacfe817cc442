import workerText from "outis:worker"
import type {Engine} from "../shared/calls.js"
import {missingAbility} from "./abilities.js"
import {tableModule, whenArrived} from "./modules.js"

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

/**
 * The leading worker, begun before the page is put together: its engine takes as long. What it says is heard
 * all the same, since nothing is until the program that runs now has ended.
 */
let begun = missingAbility() === null ? made("") : null

/** Starts a worker from the text that the page carries. Its name says what it is for; the leading one has none. */
export function startWorker(name = ""): Worker {
  const worker = name === "" ? begun : null
  if (worker === null) return made(name)
  begun = null
  return worker
}

function made(name: string): Worker {
  const address = URL.createObjectURL(new Blob([workerText], {type: "text/javascript"}))
  const worker = new Worker(policy?.createScriptURL(address) ?? address, {name})
  URL.revokeObjectURL(address)
  if (name === "") whenArrived(() => worker.postMessage({packed: tableModule()} satisfies Engine))
  return worker
}
