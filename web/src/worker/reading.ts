/// A file to a table.

import type {Loading, Table} from "../generated/outis_wasm.js"
import type {Need, Problem} from "../generated/protocol.js"
import type {Control} from "../shared/serve.js"
import {Constancy} from "./constancy.js"
import {letGo} from "./handles.js"
import type {Hashing} from "./hashing.js"
import {Pace, breath} from "./pace.js"
import {slices} from "./slices.js"

/// Bytes by which it is judged what the whole file will need.
const BEGINNING = 4 << 20

/// Bytes of memory that a module of 32 bits may have.
const ROOM = 2 ** 32

/// Reads `file` and has it hashed. Unless it is read `anyway`, one that would need more memory
/// than there is, is refused before the rest of it is read.
export async function read(
  file: Blob,
  loading: Loading,
  hashing: Hashing,
  control: Control<"load">,
  anyway = false,
): Promise<Table> {
  let open = true
  try {
    const pace = new Pace()
    const constancy = new Constancy(file)
    let done = 0
    let need: Need | null = null
    for await (const bytes of slices(file)) {
      if (control.cancelled) throw cancelled()
      loading.push(bytes)
      constancy.note(done, bytes)
      done += bytes.byteLength
      if (need === null && done >= BEGINNING) {
        need = (loading.need(file.size) as Need | undefined) ?? null
        if (need !== null && need.bytes > ROOM && !anyway) throw tooLarge(need)
      }
      await hashing.add(bytes, control)
      if (await pace.rest()) control.progress({read: done, size: file.size, records: loading.records(), need})
    }
    const sha256 = await hashing.finish(control)
    await constancy.check()
    await breath()
    if (control.cancelled) throw cancelled()
    open = false
    return loading.finish(sha256)
  } finally {
    if (open) letGo(loading)
    hashing.end()
  }
}

function tooLarge({records, bytes}: Need): Problem {
  return {code: "too-large", records, found: bytes, expected: ROOM}
}

function cancelled(): Problem {
  return {code: "cancelled"}
}
