/// The package in a browser: workers are made of a text that the package carries, as the page does.

import workerText from "outis:worker"
import {answerReading} from "../../../src/page/blob-answers.js"
import {setPlatform} from "./platform.js"

export * from "./index.js"

/// How many calculations go on side by side at most, however many cores there are.
const MOST = 4

/// What a policy with trusted types asks for; it has to allow a policy of this name.
interface Addresses {
  createPolicy(
    name: string,
    rules: {createScriptURL(address: string): string},
  ): {createScriptURL(address: string): string}
}

let address: string | URL | null = null
let policy: {createScriptURL(address: string): string} | undefined

/**
 * From now on workers are started from the file `outis-worker.js` of the package at this address, where a page's policy
 * allows none that is made of a text. A worker of an address has the policy that is served with it, not the page's.
 */
export function setWorkerAddress(chosen: string | URL | null): void {
  address = chosen
}

function newWorker(name: string): Worker {
  if (address !== null) return new Worker(trusted(String(address)), {name})
  const made = URL.createObjectURL(new Blob([workerText], {type: "text/javascript"}))
  try {
    return new Worker(trusted(made), {name})
  } finally {
    URL.revokeObjectURL(made)
  }
}

setPlatform({
  startWorker(name = "") {
    const worker = newWorker(name)
    answerReading(worker)
    return worker
  },
  life:
    (navigator as {locks?: LockManager}).locks === undefined
      ? undefined
      : {
          async ended(lock) {
            const {held = []} = await navigator.locks.query()
            if (held.some(({name}) => name === lock)) await navigator.locks.request(lock, () => {})
          },
        },
  together: Math.max(1, Math.min(MOST, navigator.hardwareConcurrency || 1)),
  async fileAt() {
    throw new TypeError("a browser has no files at paths; give a File, a Blob, bytes or a ReadableStream")
  },
  fileFrom: (content, name) => (content instanceof File && content.name === name ? content : new File([content], name)),
})

/// Browsers without trusted types take the text itself.
function trusted(text: string): string {
  const {trustedTypes} = globalThis as {trustedTypes?: Addresses}
  policy ??= trustedTypes?.createPolicy("outis", {createScriptURL: each => each})
  return policy?.createScriptURL(text) ?? text
}
