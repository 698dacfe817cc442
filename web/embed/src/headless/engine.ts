/// The page's worker for tables, for one calculation: it begins with it and ends with it, and all its memory too.

import type {Calls, Engine as Beginning, Method} from "../../../src/shared/calls.js"
import {Client, type Failure} from "../../../src/page/client.js"
import {isProblem} from "../../../src/shared/serve.js"
import {OutisError, problemError} from "./error.js"
import {Lane} from "./lane.js"
import {currentPlatform} from "./platform.js"
import type {Options, Progress} from "./types.js"

let lane: Lane | null = null

/// What the first worker has compiled, for those that follow: that takes longer than most calculations.
let module: WebAssembly.Module | null = null

/// Does something with room for it. What ends early has let go of everything by then.
export function inTurn<T>({signal}: Options, work: () => Promise<T>): Promise<T> {
  lane ??= new Lane(currentPlatform().together)
  return lane.pass(signal, work).catch((thrown: unknown) => {
    throw isProblem(thrown) ? problemError(thrown) : thrown
  })
}

/// Does something with a worker of its own.
export function withEngine<T>(options: Options, work: (engine: Engine) => Promise<T>): Promise<T> {
  return inTurn(options, async () => {
    const beginning: Beginning =
      module === null ? {packed: (await import("outis:engine")).default, handed: true} : {module}
    options.signal?.throwIfAborted()
    const engine = new Engine(beginning, options)
    try {
      return await work(engine)
    } finally {
      engine.end()
    }
  })
}

/// Somebody who is told how far the work is, and whose faults end it.
export class Teller {
  readonly #options: Options
  readonly #end: () => void
  #fault: {readonly thrown: unknown} | null = null

  constructor(options: Options, end: () => void) {
    this.#options = options
    this.#end = end
    options.signal?.addEventListener("abort", end, {once: true})
  }

  tell(progress: Progress): void {
    if (this.#fault !== null) return
    try {
      this.#options.onProgress?.(progress)
    } catch (thrown) {
      this.#fault = {thrown}
      this.#end()
    }
  }

  /// Throws what has ended the work, if somebody has.
  check(): void {
    if (this.#fault !== null) throw this.#fault.thrown
    this.#options.signal?.throwIfAborted()
  }

  /// Nobody ends it any more.
  leave(): void {
    this.#options.signal?.removeEventListener("abort", this.#end)
  }
}

export class Engine {
  readonly #client: Client
  readonly #teller: Teller
  /// Whether the worker has answered.
  #ready = false

  constructor(beginning: Beginning, options: Options) {
    const platform = currentPlatform()
    this.#client = new Client(
      (name = "") => {
        const worker = started(name)
        if (name === "") worker.postMessage(beginning)
        return worker
      },
      {
        ready: () => {
          this.#ready = true
        },
        compiled(found) {
          module = found
        },
        died() {},
        silent() {},
      },
      platform.life,
    )
    this.#teller = new Teller(options, () => this.#client.end())
    this.#client.start()
  }

  /// Asks the worker; throws what hinders it.
  async call<M extends Method>(
    method: M,
    params: Calls[M]["params"],
    progress: (value: Calls[M]["progress"]) => Progress | null = () => null,
    transfer: readonly Transferable[] = [],
  ): Promise<Calls[M]["result"]> {
    this.#teller.check()
    const tell = (value: Calls[M]["progress"]): void => {
      const told = progress(value)
      if (told !== null) this.#teller.tell(told)
    }
    const outcome = await this.#client.call(method, params, tell, transfer).outcome
    this.#teller.check()
    if (!outcome.ok) throw this.#ready ? failureError(outcome.failure) : noWorker(outcome.failure)
    return outcome.value
  }

  end(): void {
    this.#teller.leave()
    this.#client.end()
  }
}

/// A worker, or why there is none.
export function started(name: string): Worker {
  try {
    return currentPlatform().startWorker(name)
  } catch (thrown) {
    throw noWorker(thrown)
  }
}

function noWorker(cause: unknown): OutisError {
  const message =
    "No worker starts here, or it may compile no WebAssembly. A page's policy has to allow both"
    + " (worker-src blob:, script-src 'wasm-unsafe-eval'); see setWorkerAddress."
  return new OutisError("no-worker", message, {}, cause)
}

/// Why a call has no result.
function failureError(failure: Failure): OutisError {
  if (failure.kind === "problem") return problemError(failure.problem)
  const {message, memory} = failure.death
  if (memory !== undefined) return problemError({code: "no-memory", found: memory, expected: memory})
  return new OutisError("ended", "The calculation has ended without a result.", {}, new Error(message))
}
