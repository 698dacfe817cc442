/// Whether a file stayed what it was while it was read. Some browsers refuse to read on once a file
/// has changed; others give the rest of what stands there now, and so a mixture of two files.

import type {Problem} from "../generated/protocol.js"
import {bytesFrom} from "./slices.js"

/// Bytes of a piece. Slices are a multiple of it.
const PIECE = 1 << 16

/// The most pieces that are looked at again, spread over the file. A file of up to as many is
/// looked at as a whole.
const PIECES = 64

/// Pieces of a file as they were when they were parsed.
export class Constancy {
  readonly #file: Blob
  /// Every so manieth piece is kept.
  readonly #stride: number
  #read = 0
  readonly #pieces: {readonly start: number; readonly bytes: Uint8Array}[] = []

  constructor(file: Blob) {
    this.#file = file
    this.#stride = Math.max(1, Math.ceil(file.size / PIECE / PIECES))
  }

  /// What was read from this place on.
  note(start: number, bytes: Uint8Array): void {
    this.#read += bytes.byteLength
    const first = Math.ceil(start / PIECE / this.#stride) * this.#stride
    for (let piece = first; piece * PIECE < start + bytes.byteLength; piece += this.#stride) {
      const begin = piece * PIECE - start
      this.#pieces.push({start: piece * PIECE, bytes: bytes.slice(begin, begin + PIECE)})
    }
  }

  /// Fails with `file-changed` if not all bytes were read, or any of the pieces is not what it was.
  async check(): Promise<void> {
    if (this.#read !== this.#file.size) throw changed()
    await Promise.all(
      this.#pieces.map(async ({start, bytes}) => {
        const now = await bytesFrom(this.#file, start, bytes.byteLength)
        if (!now.every((byte, i) => byte === bytes[i])) throw changed()
      }),
    )
  }
}

function changed(): Problem {
  return {code: "file-changed"}
}
