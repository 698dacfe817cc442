/// The page's side of the table of calls: a worker that may die, and calls that then say so.

import type {Problem} from "../generated/protocol.js"
import type {Calls, FromWorker, Method, ToWorker} from "../shared/calls.js"
import {HELPER, type Beginning, type Purpose} from "../shared/helping.js"

/// Why a call has no result.
export type Failure =
  | {readonly kind: "problem", readonly problem: Problem}
  /// The worker is gone, and its table with it.
  | {readonly kind: "dead"}

export type Outcome<T> = {readonly ok: true, readonly value: T} | {readonly ok: false, readonly failure: Failure}

/// A call under way.
export interface Call<M extends Method> {
  /// Never rejects.
  readonly outcome: Promise<Outcome<Calls[M]["result"]>>
  /// Asks a search to end with the best found so far.
  keep(): void
  /// Asks the call to end; its outcome is then the problem `cancelled`.
  cancel(): void
}

interface Pending {
  settle(outcome: Outcome<unknown>): void
  progress(value: unknown): void
}

/// Called when a worker is ready, and when it has died.
export interface Listener {
  ready(version: string): void
  died(message: string): void
}

/// One worker at a time. After a death `start` begins with a new one.
export class Client {
  readonly #make: (name?: string) => Worker
  readonly #listener: Listener
  readonly #pending = new Map<number, Pending>()
  #worker: Worker | null = null
  readonly #helpers = new Map<Purpose, readonly Worker[]>()
  /// What was asked before the worker could listen; a message to it would be lost.
  #waiting: [ToWorker, readonly Transferable[]][] | null = []
  #next = 1

  constructor(make: (name?: string) => Worker, listener: Listener) {
    this.#make = make
    this.#listener = listener
  }

  /// Starts a worker. An earlier one is ended, and its calls are dead.
  start(): void {
    this.#end()
    const worker = this.#make()
    this.#worker = worker
    worker.addEventListener("message", ({data}: MessageEvent<FromWorker>) => this.#hear(data))
    // The text of an error event could quote source, never data: calls answer with messages.
    worker.addEventListener("error", event => {
      event.preventDefault()
      this.#die(event.message || "the worker failed to start")
    })
    worker.addEventListener("messageerror", () => this.#die("a message could not be read"))
  }

  /// `transfer`: what of the parameters leaves the page.
  call<M extends Method>(method: M, params: Calls[M]["params"], onProgress?: (value: Calls[M]["progress"]) => void, transfer: readonly Transferable[] = []): Call<M> {
    const id = this.#next++
    const outcome = new Promise<Outcome<Calls[M]["result"]>>(resolve => {
      if (this.#worker === null) return resolve({ok: false, failure: {kind: "dead"}})
      this.#pending.set(id, {
        // The worker answers a call of this method with this method's result.
        settle: settled => resolve(settled as Outcome<Calls[M]["result"]>),
        progress: value => onProgress?.(value as Calls[M]["progress"]),
      })
      this.#say({kind: "call", call: {id, method, params}}, transfer)
    })
    return {outcome, keep: () => this.#say({kind: "keep", id}), cancel: () => this.#say({kind: "cancel", id})}
  }

  #say(message: ToWorker, transfer: readonly Transferable[] = []): void {
    if (this.#waiting === null) this.#worker?.postMessage(message, [...transfer])
    else this.#waiting.push([message, transfer])
  }

  /// The listener speaks first: after a death it gives the new worker its table back.
  #ready(version: string): void {
    const waiting = this.#waiting ?? []
    this.#waiting = null
    this.#listener.ready(version)
    for (const [message, transfer] of waiting) this.#say(message, transfer)
  }

  #hear(message: FromWorker): void {
    switch (message.kind) {
      case "ready": return this.#ready(message.version)
      case "dead": return this.#die(message.message)
      case "assist": return this.#assist(message.purpose, message.wanted, message.module)
      case "progress": return this.#pending.get(message.id)?.progress(message.value)
      case "done": return this.#settle(message.id, {ok: true, value: message.value})
      case "failed": return this.#settle(message.id, {ok: false, failure: {kind: "problem", problem: message.problem}})
    }
  }

  #settle(id: number, outcome: Outcome<unknown>): void {
    this.#pending.get(id)?.settle(outcome)
    this.#pending.delete(id)
  }

  /// Starts helpers, as many as have a core to themselves, and lets the worker speak to each.
  /// One that fails says nothing there.
  #assist(purpose: Purpose, wanted: number, module: WebAssembly.Module): void {
    this.#dismiss(purpose)
    const cores = navigator.hardwareConcurrency || 2
    const helpers = Array.from({length: Math.min(wanted, cores - 1)}, () => {
      const helper = this.#make(HELPER)
      helper.addEventListener("error", event => event.preventDefault())
      const {port1, port2} = new MessageChannel()
      helper.postMessage({module, port: port1} satisfies Beginning, [port1])
      this.#worker?.postMessage({kind: "helper", purpose, port: port2} satisfies ToWorker, [port2])
      return helper
    })
    this.#helpers.set(purpose, helpers)
  }

  /// Helpers close themselves once their work has ended; a dead worker cannot tell them.
  #dismiss(purpose: Purpose): void {
    for (const helper of this.#helpers.get(purpose) ?? []) helper.terminate()
    this.#helpers.delete(purpose)
  }

  #die(message: string): void {
    this.#end()
    this.#listener.died(message)
  }

  #end(): void {
    for (const purpose of this.#helpers.keys()) this.#dismiss(purpose)
    this.#worker?.terminate()
    this.#worker = null
    this.#waiting = []
    for (const id of [...this.#pending.keys()]) this.#settle(id, {ok: false, failure: {kind: "dead"}})
  }
}
