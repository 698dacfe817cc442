/// A worker that hashes a file for another one, which reads it.

import {Fingerprint} from "../generated/outis_wasm.js"
import type {FromHelper} from "../shared/helping.js"

export class Hasher {
  readonly #fingerprint: Fingerprint
  readonly #say: (message: FromHelper) => void

  /// Goes on from where the other worker was.
  constructor(state: Uint8Array, say: (message: FromHelper) => void) {
    this.#fingerprint = Fingerprint.resumed(state)
    this.#say = say
  }

  /// The next bytes.
  take(bytes: ArrayBuffer): void {
    this.#fingerprint.push(new Uint8Array(bytes))
    this.#say({kind: "hashed", state: this.#fingerprint.state()})
  }

  /// There are no more.
  finish(): void {
    this.#say({kind: "fingerprint", sha256: this.#fingerprint.finish()})
  }
}
