/// A file to a table.

import {Loading, mayBeWorkbook, type LoadedTable} from "../generated/outis_wasm.js"
import type {Join, Need, Problem} from "../generated/protocol.js"
import type {Calls, LoadProgress, ReadOptions} from "../shared/calls.js"
import type {Helpers} from "../shared/helping.js"
import {isProblem} from "../shared/serve.js"
import {bytesOf} from "./blob-bytes.js"
import {Constancy} from "./constancy.js"
import {letGo} from "./handles.js"
import type {Hashing} from "./hashing.js"
import {Pace, breath} from "./pace.js"
import {HEAD, slices} from "./slices.js"
import {SheetReading} from "./workbook.js"

/// Bytes by which it is judged what the whole file will need.
const BEGINNING = 4 << 20

/// Bytes of memory that a module of 32 bits may have.
export const ROOM = 2 ** 32

/// The most bytes of a workbook, which lies in memory as a whole, unlike other files.
const WORKBOOK = 2 ** 30

/// What is heard and said while files are read.
interface Control {
  readonly cancelled: boolean
  progress(value: LoadProgress): void
}

/// Takes the beginning of a sheet's text, which may be the whole.
type Begun = (file: File, head: Uint8Array, whole: boolean) => void

/// Reads files as one table, or as one of persons with further ones beside it, and has each hashed.
/// Unless they are read `anyway`, those that would need more memory than there is are refused before
/// the rest of them is read.
export async function read(
  params: Calls["load"]["params"],
  hashing: (size: number) => Hashing,
  helpers: Helpers,
  control: Control,
  begun: Begun,
): Promise<LoadedTable> {
  let whole: LoadedTable | null = null
  let before: Need = {records: 0, bytes: 0}
  const {join} = params.options
  if (join !== undefined && join.length !== params.files.length - 1)
    throw {code: "join", detail: "files", expected: join.length, found: params.files.length - 1} satisfies Problem
  for (const [place, file] of params.files.entries()) {
    const further = join?.[place - 1]
    const options = further === undefined ? params.options : furtherOptions(further)
    try {
      const {table, need} = await readFile(
        file,
        before,
        {...params, options},
        hashing(file.size),
        helpers,
        control,
        begun,
      )
      if (need !== null) before = together(before, need)
      if (whole === null) whole = table
      else if (further === undefined) whole.append(table)
      else whole.putBeside(table, further)
    } catch (thrown) {
      if (whole !== null && isProblem(thrown)) letGo(whole)
      throw isProblem(thrown) && params.files.length > 1 ? {...thrown, file: file.name} : thrown
    }
  }
  if (whole === null) throw {code: "no-table"} satisfies Problem
  return whole
}

/// How a further table is read, as on the command line: its columns are called by their names.
function furtherOptions({format = {}}: Join): ReadOptions {
  return {header: format.names === undefined, ...format, said: true}
}

/// Reads one of the files; `before` is what those before it need.
async function readFile(
  file: File,
  before: Need,
  {options, anyway = false, workbook}: Calls["load"]["params"],
  hashing: Hashing,
  helpers: Helpers,
  control: Control,
  begun: Begun,
): Promise<{table: LoadedTable; need: Need | null}> {
  const pace = new Pace()
  const constancy = new Constancy(file)
  const sheet = new SheetReading()
  const text = new Text(file, before, anyway, pace, control)
  const {said = false, join: _, ...format} = options
  const asText = (): Loading => new Loading(format, said)
  try {
    const packed: Uint8Array<ArrayBuffer>[] = []
    let done = 0
    for await (const bytes of slices(file)) {
      if (control.cancelled) throw cancelled()
      const isWorkbook = done === 0 ? mayBeWorkbook(bytes.subarray(0, HEAD)) : packed.length > 0
      constancy.note(done, bytes)
      done += bytes.byteLength
      if (isWorkbook) {
        if (file.size > WORKBOOK) throw {code: "workbook-too-large", expected: WORKBOOK} satisfies Problem
        packed.push(bytes)
      } else text.push(bytes, asText)
      await hashing.add(bytes, control)
      await text.rest(done)
    }
    const sha256 = await hashing.finish(control)
    await constancy.check()
    if (packed.length > 0)
      await sheetInto(text, sheet, packed, {options, workbook}, helpers, control, (head, whole) =>
        begun(file, head, whole),
      )
    await breath()
    if (control.cancelled) throw cancelled()
    return {table: text.finish(sha256, asText), need: text.need}
  } finally {
    text.end()
    sheet.end()
    hashing.end()
  }
}

/// Reads the sheet of a workbook as a text.
async function sheetInto(
  text: Text,
  sheet: SheetReading,
  packed: readonly Uint8Array<ArrayBuffer>[],
  {options, workbook: module}: Pick<Calls["load"]["params"], "options" | "workbook">,
  helpers: Helpers,
  control: Control,
  begun: (head: Uint8Array, whole: boolean) => void,
): Promise<void> {
  const {said = false, join: _, ...format} = options
  const bytes = await bytesOf(new Blob([...packed]))
  const {workbook, size} = await sheet.open(module, helpers, bytes, format.sheet, control)
  text.size = size
  let done = 0
  for (let piece = await sheet.piece(control); piece !== null; piece = await sheet.piece(control)) {
    if (control.cancelled) throw cancelled()
    if (done === 0) begun(piece, piece.byteLength === size)
    text.push(piece, () => Loading.sheet(format, said, workbook))
    done += piece.byteLength
    await text.rest(done)
  }
}

/// Text on its way into the module.
class Text {
  size: number
  need: Need | null = null
  readonly #name: string
  readonly #before: Need
  readonly #anyway: boolean
  readonly #pace: Pace
  readonly #control: Control
  #loading: Loading | null = null
  #pushed = 0

  constructor({name, size}: File, before: Need, anyway: boolean, pace: Pace, control: Control) {
    this.size = size
    this.#name = name
    this.#before = before
    this.#anyway = anyway
    this.#pace = pace
    this.#control = control
  }

  /// Takes the next bytes; with the first, reading begins.
  push(bytes: Uint8Array, begin: () => Loading): void {
    this.#loading ??= begin()
    this.#loading.push(bytes)
    this.#pushed += bytes.byteLength
    if (this.need !== null || this.#pushed < BEGINNING) return
    this.need = (this.#loading.need(this.size) as Need | undefined) ?? null
    if (this.need === null || this.#anyway) return
    const {records, bytes: found} = together(this.#before, this.need)
    if (found > ROOM) throw {code: "too-large", records, found, expected: ROOM} satisfies Problem
  }

  /// Lets messages in, and tells how far reading has come.
  async rest(done: number): Promise<void> {
    if (!(await this.#pace.rest())) return
    const records = this.#loading?.records() ?? 0
    this.#control.progress({name: this.#name, read: done, size: this.size, records, need: this.need})
  }

  finish(sha256: string, begin: () => Loading): LoadedTable {
    const loading = this.#loading ?? begin()
    this.#loading = null
    return loading.finish(sha256, this.#name)
  }

  /// To be called in any case.
  end(): void {
    if (this.#loading !== null) letGo(this.#loading)
  }
}

function together(one: Need, other: Need): Need {
  return {records: one.records + other.records, bytes: one.bytes + other.bytes}
}

function cancelled(): Problem {
  return {code: "cancelled"}
}
