/// A file that is put together from parts without ever lying in memory as a whole.

import type {Problem} from "../generated/protocol.js"

/// Bytes of a part; smaller ones would make many, larger ones would be copied as a whole.
const PART = 4 << 20

export class Parts {
  #parts: Blob[] = []
  #waiting: ArrayBuffer[] = []
  #bytes = 0
  #size = 0

  async add(bytes: ArrayBuffer): Promise<void> {
    this.#waiting.push(bytes)
    this.#bytes += bytes.byteLength
    if (this.#bytes >= PART) await this.#close()
  }

  /// The whole file. A private window may have lost parts of a large one while its size still
  /// looks right, so its end is read before anybody relies on it.
  async finish(type: string): Promise<Blob> {
    await this.#close()
    const file = new Blob(this.#parts, {type})
    const tail = file.slice(Math.max(0, file.size - 1))
    const bytes = await tail.arrayBuffer().catch(() => null)
    if (file.size !== this.#size || bytes?.byteLength !== tail.size) throw lost()
    return file
  }

  async #close(): Promise<void> {
    if (this.#bytes === 0) return
    const part = new Blob(this.#waiting)
    this.#size += this.#bytes
    this.#waiting = []
    this.#bytes = 0
    // Waiting for the part to be stored keeps a burst from failing later.
    await part.slice(0, 1).arrayBuffer().catch(() => { throw lost() })
    this.#parts.push(part)
  }
}

function lost(): Problem {
  return {code: "no-room"}
}
