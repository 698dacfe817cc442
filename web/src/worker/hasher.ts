/// A worker that hashes a file for another one, part after part.

import {Fingerprint} from "../generated/outis_wasm.js"
import type {FromHelper} from "../shared/helping.js"
import {slices} from "./slices.js"

export class Hasher {
  readonly #fingerprint = new Fingerprint()
  readonly #say: (message: FromHelper) => void
  readonly #die: () => void
  /// Everything so far: parts are hashed in order, though some must be read first.
  #done: Promise<void> = Promise.resolve()
  #failed = false

  constructor(say: (message: FromHelper) => void, die: () => void) {
    this.#say = say
    this.#die = die
  }

  /// The next part, from where it lies.
  read(part: Blob): void {
    this.#next(async () => {
      for await (const bytes of slices(part)) this.#hash(bytes)
    })
  }

  /// The bytes of the next part.
  take(bytes: ArrayBuffer): void {
    this.#next(async () => this.#hash(new Uint8Array(bytes)))
  }

  /// There is no more.
  finish(): void {
    this.#next(async () => this.#say({kind: "fingerprint", sha256: this.#fingerprint.finish()}))
  }

  #next(work: () => Promise<void>): void {
    this.#done = this.#done.then(async () => {
      if (!this.#failed) await work()
    }).catch(() => {
      this.#failed = true
      this.#die()
    })
  }

  #hash(bytes: Uint8Array): void {
    this.#fingerprint.push(bytes)
    this.#say({kind: "hashed", bytes: bytes.byteLength})
  }
}
