/// A worker that helps another one: it has the same study and searches as it is told, or hashes a
/// file.

import {HelperRun, initSync} from "../generated/outis_wasm.js"
import type {Beginning, FromHelper, ToHelper} from "../shared/helping.js"
import {Hasher} from "./hasher.js"
import {Pace} from "./pace.js"
import {startSheets} from "./sheets.js"

/// Milliseconds between two accounts: others wait for them.
const STRETCH = 10

/// Waits for the module, and for the port through which the leading worker speaks.
export function startHelper(scope: DedicatedWorkerGlobalScope): void {
  const close = (): void => scope.close()
  scope.addEventListener(
    "message",
    ({data}: MessageEvent<Beginning>) => {
      if (data.purpose === "sheet") startSheets(data, close)
      else new Helper(data, close)
    },
    {once: true},
  )
}

class Helper {
  readonly #port: MessagePort
  readonly #close: () => void
  #run: HelperRun | null = null
  #working = false
  #hasher: Hasher | null = null

  constructor({module, port}: Beginning, close: () => void) {
    this.#port = port
    this.#close = close
    this.#sound(() => initSync({module}))
    port.onmessage = ({data}: MessageEvent<ToHelper>) => this.#sound(() => this.#hear(data))
    port.onmessageerror = () => this.#die()
    this.#say({kind: "here"})
  }

  #hear(message: ToHelper): void {
    switch (message.kind) {
      case "begin":
        this.#run = new HelperRun(new Uint8Array(message.parcel))
        return this.#say({kind: "ready"})
      case "order":
        this.#run?.follow(message.order)
        if (!this.#working) void this.#work()
        return
      case "resume":
        this.#hasher = new Hasher(message.state, answer => this.#say(answer))
        return
      case "bytes":
        return this.#hasher?.take(message.bytes)
      case "whole":
        return this.#hasher?.finish()
      case "end":
        return this.#close()
      case "workbook":
      case "more":
        // Not for a helper with this module.
        return this.#die()
    }
  }

  async #work(): Promise<void> {
    const run = this.#run
    if (run === null) return
    this.#working = true
    const pace = new Pace(STRETCH)
    while (this.#sound(() => !run.isIdle())) {
      this.#sound(() => this.#say({kind: "account", account: run.step(pace.budget)}))
      await pace.rest()
    }
    this.#working = false
  }

  #say(message: FromHelper): void {
    this.#port.postMessage(message)
  }

  /// After a trap the module would go on, from whatever state it was left in.
  #sound<T>(work: () => T): T | undefined {
    try {
      return work()
    } catch {
      this.#die()
      return undefined
    }
  }

  #die(): void {
    this.#say({kind: "dead"})
    this.#close()
  }
}
