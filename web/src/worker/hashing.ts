/// What a report names a file by, taken while the file is read or written. It takes as long as
/// two thirds of the rest of reading, so that of a large file another worker takes it, if one
/// comes in time; this one goes on wherever that leaves it.

import {Fingerprint} from "../generated/outis_wasm.js"
import type {Problem} from "../generated/protocol.js"
import type {FromHelper, Helpers, ToHelper} from "../shared/helping.js"
import {SILENCE, dismiss} from "./dismissing.js"
import {Pace} from "./pace.js"
import {slices} from "./slices.js"

/// Bytes of a file for which another worker is worth its start.
const LARGE = 16 << 20

/// Bytes that may be on their way to a helper, which may be slower than this worker.
const UNDER_WAY = 64 << 20

/// Milliseconds between two looks at whether somebody still waits.
const LOOK = 100

/// Whether somebody still waits for what is being made.
interface Wanted {
  readonly cancelled: boolean
}

export class Hashing {
  readonly #fingerprint = new Fingerprint()
  readonly #expected: number
  /// Bytes from the beginning that this worker has hashed.
  #hashed = 0
  /// What can be read again of the file, in order.
  #parts: Blob[] = []
  #readable = 0
  /// A helper that is there but has nothing to do yet.
  #ready: MessagePort | null = null
  /// The helper that the rest was left to, unless it was lost.
  #helper: MessagePort | null = null
  #left = false
  #ended = false
  #theirs: string | null = null
  #underWay = 0
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

  /// More of the file can be read again. All of it must be before the end.
  stored(part: Blob): void {
    this.#parts.push(part)
    this.#readable += part.size
  }

  /// The next bytes of the file; they are given away.
  async add(bytes: Uint8Array<ArrayBuffer>, wanted: Wanted): Promise<void> {
    this.#leave()
    if (!this.#left) {
      this.#fingerprint.push(bytes)
      this.#hashed += bytes.byteLength
      return
    }
    if (this.#helper === null) return
    this.#underWay += bytes.byteLength
    say(this.#helper, {kind: "bytes", bytes: bytes.buffer})
    await this.#until(() => this.#underWay <= UNDER_WAY, wanted)
  }

  /// The SHA-256 of the file, in hex.
  async finish(wanted: Wanted): Promise<string> {
    if (this.#helper !== null) {
      say(this.#helper, {kind: "whole"})
      await this.#until(() => this.#theirs !== null, wanted)
    }
    return this.#theirs ?? await this.#alone(wanted)
  }

  /// Sends the helper away. To be called in any case.
  end(): void {
    this.#ended = true
    this.#fingerprint.free()
    if (this.#ready !== null) dismiss(this.#ready)
    this.#lose()
  }

  #hear(port: MessagePort, message: FromHelper): void {
    if (this.#ended) return dismiss(port)
    this.#heard = performance.now()
    switch (message.kind) {
      case "here":
        this.#ready = port
        break
      case "hashed":
        this.#underWay -= message.bytes
        break
      case "fingerprint":
        this.#theirs = message.sha256
        break
      case "dead":
        this.#lose()
    }
    this.#wake?.()
  }

  /// Leaves the rest to a helper. It reads again what was hashed here, which late in a large
  /// file would take longer than to go on.
  #leave(): void {
    const port = this.#ready
    if (port === null || this.#left || this.#readable < this.#hashed) return
    this.#ready = null
    if (this.#hashed > this.#expected / 2) return dismiss(port)
    this.#left = true
    this.#helper = port
    this.#underWay = this.#hashed
    if (this.#hashed > 0) say(port, {kind: "part", part: new Blob(this.#parts).slice(0, this.#hashed)})
  }

  #lose(): void {
    if (this.#helper !== null) dismiss(this.#helper)
    this.#helper = null
  }

  /// Waits for the helper, as long as there is one.
  async #until(holds: () => boolean, wanted: Wanted): Promise<void> {
    while (this.#helper !== null && !holds()) {
      await new Promise<void>(resolve => {
        this.#wake = resolve
        setTimeout(resolve, LOOK)
      })
      if (wanted.cancelled) throw cancelled()
      if (performance.now() - this.#heard > SILENCE) this.#lose()
    }
  }

  /// What no helper has hashed is read once more from where it lies.
  async #alone(wanted: Wanted): Promise<string> {
    const pace = new Pace()
    for await (const bytes of slices(new Blob(this.#parts).slice(this.#hashed))) {
      if (wanted.cancelled) throw cancelled()
      this.#fingerprint.push(bytes)
      await pace.rest()
    }
    return this.#fingerprint.finish()
  }
}

function say(port: MessagePort, message: ToHelper): void {
  port.postMessage(message, message.kind === "bytes" ? [message.bytes] : [])
}

function cancelled(): Problem {
  return {code: "cancelled"}
}
