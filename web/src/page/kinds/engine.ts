/// The page's side of the worker for sets of items, places and graphs: started when it is first needed,
/// and again after one that was ended.

import type {Problem} from "../../generated/protocol.js"
import {type FromKinds, type KindCalls, type KindMethod, KINDS, type ToKinds} from "../../shared/kinds.js"

/// What came of a call; null where it was ended.
export type KindAnswer<T> = {readonly value: T} | {readonly problem: Problem} | null

interface PendingCall {
  settle(answer: KindAnswer<unknown>): void
  progress(value: unknown): void
}

export class KindEngine {
  readonly #make: (name: string) => Worker
  readonly #module: () => Promise<string>
  readonly #pending = new Map<number, PendingCall>()
  #worker: Worker | null = null
  #next = 1

  /// `module`: what the worker compiles, packed as it is carried.
  constructor(make: (name: string) => Worker, module: () => Promise<string>) {
    this.#make = make
    this.#module = module
  }

  /// Whether there is a worker, which has what it was given.
  get alive(): boolean {
    return this.#worker !== null
  }

  /// Asks the worker. Never rejects.
  async ask<M extends KindMethod>(
    method: M,
    params: KindCalls[M]["params"],
    progress?: (value: KindCalls[M]["progress"]) => void,
  ): Promise<KindAnswer<KindCalls[M]["result"]>> {
    const packed = await this.#module()
    const worker = this.#worker ?? this.#start(packed)
    const id = this.#next++
    const answer = new Promise<KindAnswer<unknown>>(settle => {
      this.#pending.set(id, {settle, progress: value => progress?.(value as KindCalls[M]["progress"])})
    })
    worker.postMessage({kind: "call", id, method, params} satisfies ToKinds)
    return answer as Promise<KindAnswer<KindCalls[M]["result"]>>
  }

  /// Asks a run to end with the best that it has.
  keep(): void {
    this.#worker?.postMessage({kind: "keep"} satisfies ToKinds)
  }

  /// Ends the worker, and with it whatever is asked. The next one has no file.
  end(): void {
    this.#settleAll(null)
  }

  #start(packed: string): Worker {
    const worker = this.#make(KINDS)
    this.#worker = worker
    worker.addEventListener("message", ({data}: MessageEvent<FromKinds>) => {
      if (this.#worker !== worker) return
      if (data.kind === "dead") return this.#settleAll({problem: {code: "internal"}})
      if (data.kind === "progress") return this.#pending.get(data.id)?.progress(data.value)
      const pending = this.#pending.get(data.id)
      this.#pending.delete(data.id)
      pending?.settle(data.kind === "done" ? {value: data.value} : {problem: data.problem})
    })
    worker.addEventListener("error", event => {
      event.preventDefault()
      if (this.#worker === worker) this.#settleAll({problem: {code: "internal"}})
    })
    worker.postMessage({kind: "module", packed} satisfies ToKinds)
    return worker
  }

  #settleAll(answer: KindAnswer<unknown>): void {
    this.#worker?.terminate()
    this.#worker = null
    const pending = [...this.#pending.values()]
    this.#pending.clear()
    for (const {settle} of pending) settle(answer)
  }
}
