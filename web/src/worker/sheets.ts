/// A worker that reads one sheet of a workbook for another one, makes a workbook of a release, or makes a
/// recipe of a job of ANON and the other way round.
/// What is broken beyond what its module can tell ends this worker and nothing else, and its memory
/// ends with it.

import {Packing, SheetPieces, initSync, jobOfRecipe, recipeOfJob} from "../generated/outis_workbook.js"
import type {Problem} from "../generated/protocol.js"
import type {Beginning, FromHelper, ToHelper} from "../shared/helping.js"

/// Bytes of memory from which on a fault is taken for want of more.
const MUCH = 3 * 2 ** 30

/// Waits for the workbook or the release, and for whoever wants the next piece of its text.
export function startSheets({module, port}: Beginning, close: () => void): void {
  const say = (message: FromHelper, transfer: Transferable[] = []): void => port.postMessage(message, transfer)
  const {memory} = initSync({module})
  let pieces: SheetPieces | Packing | null = null
  const packing = (): Packing => {
    if (!(pieces instanceof Packing)) pieces = new Packing()
    return pieces
  }
  port.onmessage = ({data}: MessageEvent<ToHelper>) => {
    try {
      if (data.kind === "workbook") {
        const sheet = new SheetPieces(new Uint8Array(data.bytes), data.sheet)
        pieces = sheet
        say({kind: "sheet", workbook: sheet.workbook(), size: sheet.size()})
      } else if (data.kind === "bytes") packing().push(new Uint8Array(data.bytes))
      else if (data.kind === "pack") {
        // What comes out of the module already is a copy of its own.
        const bytes = packing().pack(data.format, data.names).buffer as ArrayBuffer
        say({kind: "packed", bytes}, [bytes])
      } else if (data.kind === "job") say({kind: "translated", text: recipeOfJob(new Uint8Array(data.bytes))})
      else if (data.kind === "recipe") {
        const {recipe, source, release, report} = data
        say({kind: "translated", text: jobOfRecipe(recipe, source, release, report)})
      } else if (data.kind === "more") {
        const text = pieces?.take()?.buffer as ArrayBuffer | undefined
        say({kind: "piece", text: text ?? null}, text === undefined ? [] : [text])
      } else if (data.kind === "end") close()
    } catch (thrown) {
      say({kind: "refused", problem: told(thrown, memory)})
    }
  }
  say({kind: "here"})
}

/// The problem that was thrown; a trap of the module is one of the workbook.
function told(thrown: unknown, memory: WebAssembly.Memory): Problem {
  if (typeof thrown === "string") return JSON.parse(thrown) as Problem
  return {code: memory.buffer.byteLength > MUCH ? "workbook-too-large" : "workbook-broken"}
}
