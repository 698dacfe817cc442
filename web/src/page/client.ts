/// The page's side of the table of calls: a worker that may die, and calls that then say so.

import type {Problem} from "../generated/protocol.js"
import type {Calls, FromWorker, Method, ToWorker} from "../shared/calls.js"
import {HELPER, type Beginning, type Purpose} from "../shared/helping.js"
import {Watch, type Life} from "./watch.js"

/// Milliseconds that a worker may take to hear that a call is to end.
const PATIENCE = 2000

/// How a worker has ended.
export interface Death {
  /// For whoever looks into it.
  readonly message: string
  /// The bytes of memory that it had when it could get no more, if that is why.
  readonly memory?: number
  /// It did not hear that it should stop, and was ended for that.
  readonly unheard?: boolean
}

/// Why a call has no result.
export type Failure =
  | {readonly kind: "problem"; readonly problem: Problem}
  /// The worker is gone, and its table with it.
  | {readonly kind: "dead"; readonly death: Death}

export type Outcome<T> = {readonly ok: true; readonly value: T} | {readonly ok: false; readonly failure: Failure}

const cancelled = {ok: false, failure: {kind: "problem", problem: {code: "cancelled"}}} as const

/// A call under way.
export interface Call<M extends Method> {
  /// Never rejects.
  readonly outcome: Promise<Outcome<Calls[M]["result"]>>
  /// Asks a search to end with the best found so far.
  keep(): void
  /// Asks the call to end; its outcome is then the problem `cancelled`, at once: nobody waits for
  /// the worker to come to the end of a step. Only a file that is being read may still become the
  /// table, so that the worker has to say which one it has. A worker that does not hear either
  /// request within two seconds is ended.
  cancel(): void
}

interface Pending {
  readonly method: Method
  /// Whether it was asked to end, and whether the worker need only say that it has heard so.
  ending: {readonly hearing: boolean} | null
  settle(outcome: Outcome<unknown>): void
  progress(value: unknown): void
}

/// Called when a worker is ready, when it has died, and when nothing was heard of it for some
/// seconds although something is waited for; then with null, once something is.
export interface Listener {
  ready(version: string): void
  /// A worker that was to hand on what it has compiled does.
  compiled?(module: WebAssembly.Module): void
  died(death: Death): void
  silent(seconds: number | null): void
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
  #watch: Watch | null = null
  readonly #life: Life | undefined

  constructor(make: (name?: string) => Worker, listener: Listener, life?: Life) {
    this.#make = make
    this.#listener = listener
    this.#life = life
  }

  /// Starts a worker. An earlier one is ended, and its calls are dead.
  start(): void {
    this.#end({message: "the worker was started again"})
    const worker = this.#make()
    this.#worker = worker
    const die = (message: string): void => {
      if (this.#worker === worker) this.#die({message})
    }
    this.#watch = new Watch(
      {
        ended: () => die("the worker ended without a word"),
        ask: () => {
          if (this.#waiting === null) worker.postMessage({kind: "ask"} satisfies ToWorker)
        },
        silent: seconds => {
          if (this.#worker === worker) this.#listener.silent(seconds)
        },
      },
      this.#life,
    )
    this.#watch.begin()
    worker.addEventListener("message", ({data}: MessageEvent<FromWorker>) => {
      if (this.#worker === worker) this.#hear(data)
    })
    // The text of an error event could quote source, never data: calls answer with messages.
    worker.addEventListener("error", event => {
      event.preventDefault()
      die(event.message || "the worker failed to start")
    })
    worker.addEventListener("messageerror", () => die("a message could not be read"))
  }

  /// Ends the worker and those that help it, and all that they have; its calls are dead.
  end(): void {
    this.#end({message: "the worker was ended"})
  }

  /// `transfer`: what of the parameters leaves the page.
  call<M extends Method>(
    method: M,
    params: Calls[M]["params"],
    onProgress?: (value: Calls[M]["progress"]) => void,
    transfer: readonly Transferable[] = [],
  ): Call<M> {
    const id = this.#next++
    const outcome = new Promise<Outcome<Calls[M]["result"]>>(resolve => {
      if (this.#worker === null)
        return resolve({ok: false, failure: {kind: "dead", death: {message: "there is no worker"}}})
      this.#pending.set(id, {
        method,
        ending: null,
        // The worker answers a call of this method with this method's result.
        settle: settled => resolve(settled as Outcome<Calls[M]["result"]>),
        progress: value => onProgress?.(value as Calls[M]["progress"]),
      })
      this.#say({kind: "call", call: {id, method, params}}, transfer)
      this.#watch?.begin()
    })
    return {outcome, keep: () => this.#stop("keep", id), cancel: () => this.#stop("cancel", id)}
  }

  /// Asks a call to end. A search that keeps what it has may take its time with that, once it
  /// has heard; whoever cancels waits for nothing.
  #stop(kind: "keep" | "cancel", id: number): void {
    const pending = this.#pending.get(id)
    if (pending === undefined) return
    const begun = this.#waiting?.findIndex(([message]) => message.kind === "call" && message.call.id === id) ?? -1
    if (begun >= 0) {
      this.#waiting?.splice(begun, 1)
      return this.#settle(id, cancelled)
    }
    pending.ending = {hearing: kind === "keep"}
    this.#say({kind, id})
    this.#endUnheard(id, PATIENCE)
    if (kind === "keep" || pending.method === "load") return
    pending.progress = () => {}
    pending.settle(cancelled)
  }

  /// Ends the worker if it has not answered when so many milliseconds have passed. Where the page
  /// itself was not there meanwhile, the worker gets the same time again.
  #endUnheard(id: number, after: number): void {
    const worker = this.#worker
    const asked = Date.now()
    setTimeout(() => {
      if (this.#worker !== worker || (this.#pending.get(id)?.ending ?? null) === null) return
      if (Date.now() - asked > 2 * after) return this.#endUnheard(id, after)
      this.#die({message: "the worker did not hear that it should stop", unheard: true})
    }, after)
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
    this.#rest()
  }

  #hear(message: FromWorker): void {
    if (message.kind === "vital") return this.#watch?.vital(message.vital)
    this.#watch?.heard()
    switch (message.kind) {
      case "begun":
        return
      case "compiled":
        return this.#listener.compiled?.(message.module)
      case "held":
        return this.#watch?.held(message.lock)
      case "ready":
        return this.#ready(message.version)
      case "heard":
        return this.#heard(message.id)
      case "dead":
        return this.#die({message: message.message, ...(message.memory === undefined ? {} : {memory: message.memory})})
      case "assist":
        return this.#assist(message.purpose, message.wanted, message.module)
      case "progress":
        return this.#pending.get(message.id)?.progress(message.value)
      case "done":
        return this.#settle(message.id, {ok: true, value: message.value})
      case "failed":
        return this.#settle(message.id, {ok: false, failure: {kind: "problem", problem: message.problem}})
    }
  }

  #heard(id: number): void {
    const pending = this.#pending.get(id)
    if (pending?.ending?.hearing === true) pending.ending = null
  }

  #settle(id: number, outcome: Outcome<unknown>): void {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    this.#rest()
    pending?.settle(outcome)
  }

  /// A worker of whom nothing is expected need not be watched, but for its lock.
  #rest(): void {
    if (this.#pending.size === 0 && this.#waiting === null) this.#watch?.end()
  }

  /// Starts helpers, as many as have a core to themselves, and lets the worker speak to each.
  /// One that fails says nothing there.
  #assist(purpose: Purpose, wanted: number, module: WebAssembly.Module): void {
    this.#dismiss(purpose)
    const cores = navigator.hardwareConcurrency || 2
    // Nobody else could read a sheet, however few cores there are.
    const most = purpose === "sheet" ? 1 : cores - 1
    const helpers = Array.from({length: Math.min(wanted, most)}, () => {
      const helper = this.#make(HELPER)
      helper.addEventListener("error", event => event.preventDefault())
      const {port1, port2} = new MessageChannel()
      helper.postMessage({purpose, module, port: port1} satisfies Beginning, [port1])
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

  /// The calls hear of it once the listener has.
  #die(death: Death): void {
    this.#end(death)
    this.#listener.died(death)
  }

  #end(death: Death): void {
    this.#watch?.end()
    this.#watch = null
    for (const purpose of this.#helpers.keys()) this.#dismiss(purpose)
    this.#worker?.terminate()
    this.#worker = null
    this.#waiting = []
    for (const id of [...this.#pending.keys()]) this.#settle(id, {ok: false, failure: {kind: "dead", death}})
  }
}
