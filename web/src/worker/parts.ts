/// A file that is put together from parts without ever lying in memory as a whole.

import type {Problem} from "../generated/protocol.js"
import {bytesOf} from "./blob-bytes.js"

/// Bytes of a part; smaller ones would make many, larger ones would be copied as a whole.
const PART = 4 << 20

export class Parts {
  #parts: Blob[] = []
  #waiting: ArrayBuffer[] = []
  #bytes = 0
  #size = 0
  /// The part before, on its way into the browser's store while the next one is written.
  #stored: Promise<unknown> = Promise.resolve()

  async add(bytes: ArrayBuffer): Promise<void> {
    this.#waiting.push(bytes)
    this.#bytes += bytes.byteLength
    if (this.#bytes >= PART) await this.#close()
  }

  /// The whole file. A private window may have lost parts of a large one while its size still
  /// looks right, so its end is read before anybody relies on it.
  async finish(type: string): Promise<Blob> {
    await this.#close()
    await this.#stored
    const file = new Blob(this.#parts, {type})
    const tail = file.slice(Math.max(0, file.size - 1))
    const bytes = await bytesOf(tail).catch(() => null)
    if (file.size !== this.#size || bytes?.byteLength !== tail.size) throw lost()
    return file
  }

  async #close(): Promise<void> {
    if (this.#bytes === 0) return
    const part = new Blob(this.#waiting)
    this.#size += this.#bytes
    this.#waiting = []
    this.#bytes = 0
    this.#parts.push(part)
    // Waiting for the part before to be stored keeps a burst from failing later.
    await this.#stored
    this.#stored = bytesOf(part.slice(0, 1)).catch(() => {
      throw lost()
    })
    // Whether it is awaited or not: nobody is left to hear of it after another failure.
    this.#stored.catch(() => {})
  }
}

function lost(): Problem {
  return {code: "no-room"}
}
