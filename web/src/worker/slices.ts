/// A file slice by slice, so that it never lies in memory as a whole.

import type {Problem} from "../generated/protocol.js"
import {bytesOf} from "./blob-bytes.js"

/// Bytes read from a file at a time.
const SLICE = 1 << 20

/// Bytes of a file's beginning that are enough to show its first lines and to tell what it is.
export const HEAD = 1 << 16

/// All of a file in order. The browser brings the next slice while somebody works on this one.
export async function* slices(file: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  let next = bytesFrom(file, 0, SLICE)
  for (let start = 0; start < file.size; start += SLICE) {
    const bytes = await next
    next = bytesFrom(file, start + SLICE, SLICE)
    // Whether it is awaited or not: a slice that fails after a cancel is nobody's fault.
    next.catch(() => {})
    yield bytes
  }
}

/// So many bytes from a place on, or fewer at the end.
export async function bytesFrom(file: Blob, start: number, count: number): Promise<Uint8Array<ArrayBuffer>> {
  const slice = file.slice(start, Math.min(start + count, file.size))
  const bytes = await bytesOf(slice).catch(() => {
    throw unreadable()
  })
  // A file that changed or is beyond the browser's reach may come short without an error.
  if (bytes.byteLength !== slice.size) throw unreadable()
  return new Uint8Array(bytes)
}

function unreadable(): Problem {
  return {code: "unreadable"}
}
