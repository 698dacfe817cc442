/// Helpers of a search: when they are asked for, what they are told, and what becomes of
/// their work if they die. Who looks at what is decided in the module.

import type {SearchRun} from "../generated/outis_wasm.js"
import type {FromHelper, Helpers, Order, ToHelper} from "../shared/helping.js"
import {SILENCE, dismiss} from "./dismissing.js"

/// Milliseconds of searching before helpers are asked for: most searches end before.
const ALONE = 300

/// The most helpers, however many cores there are: the more, the more they look at that one
/// alone would not.
const MOST = 7

/// Bytes that all helpers may be sent together. Each holds the study once more.
const ROOM = 512 << 20

interface Member {
  readonly port: MessagePort
  /// Its number in the search, once it is ready.
  number: number | null
  heard: number
}

/// The helpers of one search.
export class Team {
  readonly #run: SearchRun
  readonly #module: WebAssembly.Module
  readonly #parcel: () => Uint8Array | null
  readonly #helpers: Helpers
  readonly #began = performance.now()
  #members: Member[] = []
  #asked = false
  #ended = false
  #wake: (() => void) | null = null

  constructor(run: SearchRun, helpers: Helpers, module: WebAssembly.Module, parcel: () => Uint8Array | null) {
    this.#run = run
    this.#helpers = helpers
    this.#module = module
    this.#parcel = parcel
  }

  /// Hands out what there is to hand out. To be called between two steps of the search.
  exchange(): void {
    const now = performance.now()
    if (!this.#asked && now - this.#began > ALONE && this.#run.canShare()) this.#ask()
    if (this.#members.length === 0) return
    for (const [number, order] of this.#run.orders() as [number, Order][]) {
      this.#members
        .find(member => member.number === number)
        ?.port.postMessage({kind: "order", order} satisfies ToHelper)
    }
  }

  /// Waits for news of the helpers, if nothing is left to do but to wait.
  async heard(): Promise<void> {
    if (!this.#run.isWaiting()) return
    await new Promise<void>(resolve => {
      this.#wake = resolve
      setTimeout(resolve, SILENCE / 100)
    })
    this.#wake = null
    const now = performance.now()
    for (const member of this.#members) if (member.number !== null && now - member.heard > SILENCE) this.#lose(member)
  }

  /// Sends the helpers away.
  end(): void {
    this.#ended = true
    for (const {port} of this.#members) dismiss(port)
    this.#members = []
  }

  #ask(): void {
    this.#asked = true
    const bytes = this.#parcel()
    if (bytes === null) return
    const parcel = owned(bytes)
    const wanted = Math.min(MOST, Math.floor(ROOM / parcel.byteLength))
    if (wanted < 1) return
    this.#helpers.ask("search", wanted, this.#module, port => {
      if (this.#ended) return dismiss(port)
      const member: Member = {port, number: null, heard: performance.now()}
      this.#members.push(member)
      port.onmessage = ({data}: MessageEvent<FromHelper>) => this.#hear(member, data, parcel)
    })
  }

  #hear(member: Member, message: FromHelper, parcel: ArrayBuffer): void {
    if (this.#ended) return
    member.heard = performance.now()
    switch (message.kind) {
      case "here":
        member.port.postMessage({kind: "begin", parcel} satisfies ToHelper)
        return
      case "ready":
        member.number = this.#run.join()
        break
      case "account":
        if (member.number !== null) this.#run.hear(member.number, message.account)
        break
      case "dead":
        this.#lose(member)
    }
    this.#wake?.()
  }

  /// What it had to look at, others will.
  #lose(member: Member): void {
    this.#members = this.#members.filter(other => other !== member)
    if (member.number !== null) this.#run.lose(member.number)
    dismiss(member.port)
  }
}

/// Bytes in a buffer of their own.
function owned(bytes: Uint8Array): ArrayBuffer {
  return bytes.slice().buffer
}
