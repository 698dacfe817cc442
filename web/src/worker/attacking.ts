/// Attacks on what would be released, and files that others have.

import {
  AuditRun,
  OtherFiles as HeldFiles,
  GivenFile,
  mayBeWorkbook,
  type Application,
  type AttackRun,
  type DefenceRun,
  type Reread,
} from "../generated/outis_wasm.js"
import type {AttackReport, AttackRequest, AuditReport, TriedDefence} from "../generated/protocol.js"
import type {Attacked, OtherFiles, Calls} from "../shared/calls.js"
import type {Helpers} from "../shared/helping.js"
import {bytesOf} from "./blob-bytes.js"
import {letGo} from "./handles.js"
import {problem} from "./kept.js"
import {type Cancellable, walked} from "./looking.js"
import {Pace} from "./pace.js"
import {bytesFrom, HEAD} from "./slices.js"
import {SheetReading} from "./workbook.js"

/// Any order will do where only what is shown counts.
const ANY_SEED = "0".repeat(64)

/// The attacks that need no release: those on records.
const ofRecords: readonly string[] = [
  "linking",
  "homogeneity",
  "background",
  "skewness",
  "similarity",
  "membership",
] satisfies readonly AttackReport["attacks"][number]["attack"][]

/// What reads workbooks: of each the sheet of this name, or the first that may be a table.
export interface Opening {
  readonly workbook: string
  readonly helpers: Helpers
  readonly sheet?: string | undefined
}

/// Reads what somebody has beside a release. A problem names the file.
export async function held(
  {known, earlier}: OtherFiles,
  recipe: string,
  opening: Opening,
  control: Cancellable,
): Promise<HeldFiles> {
  const files = new HeldFiles()
  try {
    for (const file of known)
      await withContent(file, opening, control, given => {
        files.addKnown(given)
      })
    for (const file of earlier)
      await withContent(file, opening, control, given => {
        files.addEarlier(recipe, given)
      })
    return files
  } catch (thrown) {
    letGo(files)
    throw thrown
  }
}

/// Reads once more what an application writes.
export async function reread(application: Application, control: Cancellable): Promise<Reread> {
  const begun = application.write(ANY_SEED)
  const reading = application.reread()
  let isOpen = true
  try {
    const pace = new Pace(undefined, {least: 1 << 4, most: 1 << 14, first: 1 << 10})
    for (let chunk = begun.step(pace.budget); chunk !== undefined; chunk = begun.step(pace.budget)) {
      reading.push(chunk)
      await pace.rest()
      if (control.cancelled) throw problem("cancelled")
    }
    isOpen = false
    return reading.finish()
  } finally {
    letGo(begun)
    if (isOpen) letGo(reading)
  }
}

/// What attacks come to on the table as it is, and as it would be released. `told` hears what part is done.
export async function attacked(
  release: Reread,
  files: HeldFiles,
  request: AttackRequest,
  control: Cancellable,
  told: (part: number) => void,
): Promise<Attacked> {
  const attacks = request.attacks.filter(name => ofRecords.includes(name))
  // Both begin before anybody else is heard, who may look at another release.
  const runs = [release.attackInput(files, {...request, attacks}), release.attack(files, request)] as const
  const [before, after] = runs
  try {
    await tried(before, control, part => told(part / 2))
    await tried(after, control, part => told((1 + part) / 2))
  } catch (thrown) {
    letGo(before, after)
    throw thrown
  }
  return {before: before.finish() as AttackReport, after: after.finish() as AttackReport}
}

async function tried(run: AttackRun | AuditRun, control: Cancellable, told: (part: number) => void): Promise<void> {
  await walked(run, control, () => told(run.progress()))
}

/// What comes of a defence that is tried beside earlier releases.
export async function defended(run: DefenceRun, files: HeldFiles, control: Cancellable): Promise<TriedDefence> {
  try {
    await walked(run, control)
  } catch (thrown) {
    letGo(run)
    throw thrown
  }
  return run.finish(files) as TriedDefence
}

/// What a file shows that somebody has published. `told` hears what part of the attacks is done.
export async function audit(
  {file, roles, confidence, workbook}: Calls["audit"]["params"],
  helpers: Helpers,
  control: Cancellable,
  told: (part: number) => void,
): Promise<AuditReport> {
  const year = new Date().getFullYear()
  const run = await withContent(
    file,
    {workbook, helpers},
    control,
    given => new AuditRun(given, roles, year, confidence),
  )
  try {
    await tried(run, control, told)
  } catch (thrown) {
    letGo(run)
    throw thrown
  }
  return run.finish() as AuditReport
}

/// What is made of a file as a whole; of a workbook one sheet.
export async function withContent<T>(
  file: File,
  opening: Opening,
  control: Cancellable,
  make: (given: GivenFile) => T,
): Promise<T> {
  const given = mayBeWorkbook(await bytesFrom(file, 0, Math.min(HEAD, file.size)))
    ? await sheetOf(file, opening, control)
    : new GivenFile(file.name, new Uint8Array(await bytesOf(file)))
  if (control.cancelled) {
    letGo(given)
    throw problem("cancelled")
  }
  try {
    return make(given)
  } finally {
    letGo(given)
  }
}

async function sheetOf(file: File, opening: Opening, control: Cancellable): Promise<GivenFile> {
  const sheet = new SheetReading()
  try {
    const {workbook: packed, helpers, sheet: name} = opening
    const {workbook} = await sheet.open(packed, helpers, await bytesOf(file), name, control)
    const pieces: Uint8Array<ArrayBuffer>[] = []
    for (let piece = await sheet.piece(control); piece !== null; piece = await sheet.piece(control))
      pieces.push(new Uint8Array(piece))
    return new GivenFile(file.name, new Uint8Array(await bytesOf(new Blob(pieces))), workbook)
  } finally {
    sheet.end()
  }
}
