/// A file to a table.

import type {Loading, Table} from "../generated/outis_wasm.js"
import type {Problem} from "../generated/protocol.js"
import type {Control} from "../shared/serve.js"
import type {Hashing} from "./hashing.js"
import {Pace, breath} from "./pace.js"
import {slices} from "./slices.js"

/// Reads `file` and has it hashed.
export async function read(file: Blob, loading: Loading, hashing: Hashing, control: Control<"load">): Promise<Table> {
  let open = true
  try {
    hashing.stored(file)
    const pace = new Pace()
    let at = 0
    for await (const bytes of slices(file)) {
      if (control.cancelled) throw cancelled()
      loading.push(bytes)
      at += bytes.byteLength
      await hashing.add(bytes, control)
      if (await pace.rest()) control.progress({read: at, size: file.size, records: loading.records()})
    }
    const sha256 = await hashing.finish(control)
    await breath()
    if (control.cancelled) throw cancelled()
    open = false
    return loading.finish(sha256)
  } finally {
    if (open) loading.free()
    hashing.end()
  }
}

function cancelled(): Problem {
  return {code: "cancelled"}
}
