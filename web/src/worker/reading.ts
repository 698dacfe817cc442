/// A file to a table, slice by slice; it never lies in memory as a whole.

import type {Loading, Table} from "../generated/outis_wasm.js"
import type {Problem} from "../generated/protocol.js"
import type {Control} from "../shared/serve.js"
import {Pace} from "./pace.js"

/// Bytes read from the file at a time.
const SLICE = 1 << 20

/// Reads `file`. The browser brings the next slice while this one is read.
export async function read(file: Blob, loading: Loading, control: Control<"load">): Promise<Table> {
  let open = true
  try {
    const pace = new Pace()
    let next = bytesFrom(file, 0)
    for (let at = 0; at < file.size; at += SLICE) {
      const bytes = await next
      next = bytesFrom(file, at + SLICE)
      // Whether it is awaited or not: a slice that fails after a cancel is nobody's fault.
      next.catch(() => {})
      if (control.cancelled) throw problem("cancelled")
      loading.push(bytes)
      if (await pace.rest()) control.progress({read: at + bytes.byteLength, size: file.size, records: loading.records()})
    }
    open = false
    return loading.finish()
  } finally {
    if (open) loading.free()
  }
}

async function bytesFrom(file: Blob, at: number): Promise<Uint8Array> {
  const slice = file.slice(at, Math.min(at + SLICE, file.size))
  const bytes = await slice.arrayBuffer().catch(() => { throw problem("unreadable") })
  // A file that changed or is beyond the browser's reach may come short without an error.
  if (bytes.byteLength !== slice.size) throw problem("unreadable")
  return new Uint8Array(bytes)
}

function problem(code: string): Problem {
  return {code}
}
