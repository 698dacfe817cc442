/// What a report names a file by, taken while the file is read or written, of the very bytes that
/// are parsed: nothing is read a second time. It takes as long as two thirds of the rest of
/// reading, so that of a large file another worker takes it, if one comes in time; this one goes
/// on wherever that leaves it.

import {Fingerprint} from "../generated/outis_wasm.js"
import type {FromHelper, Helpers, ToHelper} from "../shared/helping.js"
import {SILENCE, dismiss} from "./dismissing.js"
import {letGo} from "./handles.js"
import {rest, UNDER_WAY, type Wanted} from "./waiting.js"

/// Bytes of a file for which another worker is worth its start.
const LARGE = 16 << 20

export class Hashing {
  /// Of all bytes, or of those before the helper's.
  #fingerprint = new Fingerprint()
  readonly #expected: number
  #hashed = 0
  /// A helper that is there but has nothing to do yet.
  #ready: MessagePort | null = null
  /// The helper that the rest was left to, unless it was lost.
  #helper: MessagePort | null = null
  #left = false
  #ended = false
  /// Where the helper is, and the bytes that it was given since, until it says that they are hashed.
  #state: Uint8Array | null = null
  #kept: Uint8Array<ArrayBuffer>[] = []
  #underWay = 0
  #theirs: string | null = null
  #heard = 0
  #wake: (() => void) | null = null

  /// Begins with a file of about so many bytes.
  constructor(expected: number, helpers: Helpers, module: WebAssembly.Module) {
    this.#expected = expected
    if (expected < LARGE) return
    helpers.ask("hash", 1, module, port => {
      port.onmessage = ({data}: MessageEvent<FromHelper>) => this.#hear(port, data)
    })
  }

  /// The next bytes of the file, which must not change any more.
  async add(bytes: Uint8Array<ArrayBuffer>, wanted: Wanted): Promise<void> {
    this.#leave()
    if (this.#helper === null) {
      this.#fingerprint.push(bytes)
      this.#hashed += bytes.byteLength
      return
    }
    this.#kept.push(bytes)
    this.#underWay += bytes.byteLength
    say(this.#helper, {kind: "bytes", bytes: bytes.buffer})
    await this.#wait(() => this.#underWay <= UNDER_WAY, wanted)
  }

  /// The SHA-256 of the file, in hex.
  async finish(wanted: Wanted): Promise<string> {
    if (this.#helper !== null) {
      say(this.#helper, {kind: "whole"})
      await this.#wait(() => this.#theirs !== null, wanted)
    }
    return this.#theirs ?? this.#fingerprint.finish()
  }

  /// Sends the helper away. To be called in any case.
  end(): void {
    this.#ended = true
    for (const port of [this.#ready, this.#helper]) if (port !== null) dismiss(port)
    this.#ready = this.#helper = null
    this.#kept = []
    letGo(this.#fingerprint)
  }

  #hear(port: MessagePort, message: FromHelper): void {
    if (this.#ended) return dismiss(port)
    this.#heard = performance.now()
    switch (message.kind) {
      case "here":
        this.#ready = port
        break
      case "hashed":
        this.#state = message.state
        this.#underWay -= this.#kept.shift()?.byteLength ?? 0
        break
      case "fingerprint":
        this.#theirs = message.sha256
        break
      case "dead":
        this.#lose()
    }
    this.#wake?.()
  }

  /// Leaves the rest to a helper, unless little is left.
  #leave(): void {
    const port = this.#ready
    if (port === null || this.#left) return
    this.#ready = null
    if (this.#hashed > this.#expected / 2) return dismiss(port)
    this.#left = true
    this.#helper = port
    this.#heard = performance.now()
    this.#state = this.#fingerprint.state()
    say(port, {kind: "resume", state: this.#state})
  }

  /// Goes on from where a helper was last heard of.
  #lose(): void {
    if (this.#helper === null || this.#state === null) return
    dismiss(this.#helper)
    this.#helper = null
    const fingerprint = Fingerprint.resumed(this.#state)
    for (const bytes of this.#kept) fingerprint.push(bytes)
    this.#kept = []
    letGo(this.#fingerprint)
    this.#fingerprint = fingerprint
  }

  /// Waits for the helper, as long as there is one.
  async #wait(holds: () => boolean, wanted: Wanted): Promise<void> {
    while (this.#helper !== null && !holds()) {
      await rest(wanted, wake => {
        this.#wake = wake
      })
      if (performance.now() - this.#heard > SILENCE) this.#lose()
    }
  }
}

/// Bytes are copied to the helper, since it may die with them.
function say(port: MessagePort, message: ToHelper): void {
  port.postMessage(message)
}
