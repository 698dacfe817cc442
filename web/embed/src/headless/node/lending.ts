/// Files that a thread reads piece by piece. Node hands a `File` on to another thread as something else, and one on the
/// disk not at all; so a thread opens what has a path, and asks for pieces of what has none.

import {open} from "node:fs/promises"
import {MessagePort as ThreadPort} from "node:worker_threads"

/// Stands for a file in a message to a thread.
export interface Lent {
  readonly outisLent: {readonly name: string; readonly size: number; readonly source: string | ThreadPort}
}

/// A piece that a thread asks for, and what comes back; null if it cannot be read.
export interface PieceAsked {
  readonly start: number
  readonly end: number
}
export type PieceGiven = ArrayBuffer | null

/// A file at a path, or the bytes of a blob, as much of a `File` as is used of one.
export class LentFile extends File {
  readonly #size: number
  readonly #source: string | Blob

  constructor(name: string, size: number, source: string | Blob) {
    super([], name)
    this.#size = size
    this.#source = source
  }

  override get size(): number {
    return this.#size
  }

  override slice(start = 0, end = this.#size): Blob {
    if (typeof this.#source !== "string") return this.#source.slice(start, end)
    const path = this.#source
    const size = Math.max(0, Math.min(end, this.#size) - start)
    return {size, arrayBuffer: () => piece(path, start, size)} as Blob
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return this.slice().arrayBuffer()
  }

  /// What a thread is told, and what goes there with it.
  lend(): {readonly lent: Lent; readonly transfer: readonly ThreadPort[]} {
    const {name} = this
    const source = this.#source
    if (typeof source === "string") return {lent: {outisLent: {name, size: this.#size, source}}, transfer: []}
    const {port1, port2} = new MessageChannel() as unknown as {port1: ThreadPort; port2: ThreadPort}
    // In the order in which they are asked for: an answer does not say which piece it is.
    let given = Promise.resolve()
    port1.on("message", ({start, end}: PieceAsked) => {
      given = given.then(async () => {
        const bytes: PieceGiven = await source
          .slice(start, end)
          .arrayBuffer()
          .catch(() => null)
        port1.postMessage(bytes, bytes === null ? [] : [bytes])
      })
    })
    // The thread keeps the program going as long as it works.
    port1.unref()
    return {lent: {outisLent: {name, size: this.#size, source: port2}}, transfer: [port2]}
  }
}

/// So many bytes of a file from a place on, or fewer at its end.
async function piece(path: string, start: number, size: number): Promise<ArrayBuffer> {
  const file = await open(path)
  try {
    const bytes = new Uint8Array(size)
    const {bytesRead} = await file.read(bytes, 0, size, start)
    return bytes.buffer.slice(0, bytesRead)
  } finally {
    await file.close()
  }
}
