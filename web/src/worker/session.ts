/// Every call of the page, answered on wasm. Owns the handles and frees them.

import {
  OtherFiles,
  Files,
  advise,
  describe,
  firstLines,
  initSync,
  isHierarchy,
  mayBeWorkbook,
  ordinary,
  policyOf,
  refusedTrial,
  version,
  type Job,
  type Release,
  type Rereading,
  type SearchRun,
} from "../generated/outis_wasm.js"
import type {
  AtFault,
  ComparedColumn,
  ComparedRows,
  Comparison,
  Documents,
  FileFit,
  FirstLines,
  Inspection,
  Policy,
  Report,
  SpecialUniques,
  Tried,
} from "../generated/protocol.js"
import {type ExportedJob, largestHierarchy, type NamedFile} from "../shared/calls.js"
import {isProblem, type Control, type Session} from "../shared/serve.js"
import type {Helpers} from "../shared/helping.js"
import {bytesOf} from "./blob-bytes.js"
import {attacked, audit, defended, held} from "./attacking.js"
import {belonging} from "./belonging.js"
import {fingerprints} from "./fingerprints.js"
import {exhausted, letGo} from "./handles.js"
import {Hashing} from "./hashing.js"
import {inspecting} from "./inspecting.js"
import {Kept, problem} from "./kept.js"
import {linesOf} from "./lines.js"
import {measured} from "./measuring.js"
import {applied, type Cancellable, frontier, lattice, neighbours, preview} from "./looking.js"
import {Outlet} from "./outlet.js"
import {Pace, breath} from "./pace.js"
import {read, ROOM} from "./reading.js"
import {simulated} from "./simulating.js"
import {bytesFrom, HEAD} from "./slices.js"
import {Team} from "./team.js"
import {JobTranslating, WorkbookWriting} from "./workbook.js"

/// Any seed will do where only what is measured counts.
const ANY_SEED = "0".repeat(64)

/// Tuples looked at between two chances to be heard.
const TUPLES = 1 << 18

/// Milliseconds of searching between two looks at what helpers say.
const SHARED = 10

/// Bytes of a workbook that leave at a time.
const LEAVING = 1 << 20

/// Records written at a time: of few columns many, of thousands few.
const RECORDS = {least: 1 << 4, most: 1 << 14, first: 1 << 10}

/// Begins a session without a table. `exhausted` tells what memory there was when a fault came of having no more.
export function startSession(
  module: WebAssembly.Module,
  helpers: Helpers,
): {session: Session; version: string; exhausted(fault: unknown): number | null} {
  const {memory} = initSync({module})
  const kept = new Kept()
  const team = (run: SearchRun): Team => {
    const {table, files} = kept
    // Other files may make another study of it; what is found is then not kept either.
    return new Team(run, helpers, module, () =>
      kept.table === table && kept.files === files ? run.parcel(files) : null,
    )
  }
  const hashing = (size: number): Hashing => new Hashing(size, helpers, module)
  return {
    session: session(kept, team, hashing, helpers),
    version: version(),
    exhausted: fault => exhausted(fault, memory),
  }
}

function session(
  kept: Kept,
  team: (run: SearchRun) => Team,
  hashing: (size: number) => Hashing,
  helpers: Helpers,
): Session {
  const none = new Files()
  /// The beginnings of the sheets that were read last, whether or not they could be made a table.
  const sheets = new Map<string, {readonly head: Uint8Array<ArrayBuffer>; readonly whole: boolean}>()
  return {
    describe: async () => describe(),

    async load(params, control) {
      sheets.clear()
      const table = await read(params, hashing, helpers, control, (file, head, whole) => {
        sheets.set(sheetKey(file), {head: new Uint8Array(head.slice(0, HEAD)), whole: whole && head.length <= HEAD})
      })
      let inspection: Inspection
      try {
        // With many columns or values this takes a moment, as what came before did.
        await heard(control)
        await inspecting(table, control)
        inspection = table.inspect() as Inspection
        await heard(control)
      } catch (thrown) {
        if (isProblem(thrown)) table.free()
        throw thrown
      }
      try {
        if (params.policy !== null) table.obey(params.policy)
      } catch (thrown) {
        if (isProblem(thrown)) table.free()
        throw thrown
      }
      kept.forget()
      kept.table?.free()
      kept.table = table
      return {inspection, sha256: table.sha256()}
    },

    async firstLines({file, options}) {
      const {said: _, join: __, ...format} = options
      const head = new Uint8Array(await bytesOf(file.slice(0, HEAD)))
      if (!mayBeWorkbook(head)) return firstLines(head, file.size <= HEAD, format, false) as FirstLines
      const sheet = sheets.get(sheetKey(file))
      if (sheet === undefined) return {lines: []} satisfies FirstLines
      return firstLines(sheet.head, sheet.whole, {...format, delimiter: ",", encoding: "utf-8"}, true) as FirstLines
    },

    rows: async ({first, count}) => kept.loaded().rows(first, count),

    async attach({name, bytes, recipe, attribute}) {
      const files = kept.files.with(name, new Uint8Array(bytes))
      try {
        const view = kept.loaded().hierarchy(recipe, files, attribute)
        kept.attach(name, files)
        return view
      } catch (thrown) {
        letGo(files)
        throw thrown
      }
    },

    policy: async ({text}) => policyOf(text) as Policy,

    conform: async ({recipe}) => kept.loaded().conformed(recipe),

    async recipeOfJob({bytes, workbook}, control) {
      return translated(workbook, helpers, {kind: "job", bytes}, control)
    },

    async jobOfRecipe({recipe, files, workbook}, control) {
      const told = await translated(workbook, helpers, {kind: "recipe", recipe, ...files}, control)
      return JSON.parse(told) as ExportedJob
    },

    async keep({name, bytes, recipe}) {
      const files = kept.files.with(name, new Uint8Array(bytes))
      try {
        kept.loaded().job(recipe, files).free()
      } catch (thrown) {
        // Another file may be lacking still; only what is wrong with this one counts here.
        if (isProblem(thrown) && thrown.file === name) {
          files.free()
          throw thrown
        }
      }
      kept.attach(name, files)
      return null
    },

    belonging: (params, control) => belonging(params, hashing, helpers, control),

    async areHierarchies({files}) {
      const answers: boolean[] = []
      for (const file of files) {
        // What is larger than any hierarchy is not even read.
        answers.push(file.size <= largestHierarchy && isHierarchy(new Uint8Array(await bytesOf(file))))
      }
      return answers
    },

    fits: ({recipe, files}) => withFiles(none, files, held => kept.loaded().fits(recipe, held) as readonly FileFit[]),

    atFault: ({recipe, problem: said, files}) =>
      withFiles(kept.files, files, held => kept.loaded().atFault(recipe, held, said) as AtFault),

    async lines({file, numbers, encoding}) {
      if (!mayBeWorkbook(await bytesFrom(file, 0, Math.min(HEAD, file.size)))) return linesOf(file, numbers, encoding)
      // What is wrong with a sheet is told by its rows.
      const sheet = sheets.get(sheetKey(file))
      return sheet === undefined ? [] : linesOf(new Blob([sheet.head]), numbers, "utf-8", true)
    },

    hierarchy: async ({recipe, attribute}) => kept.loaded().hierarchy(recipe, kept.files, attribute),

    cutScale: async ({recipe, attribute}) => kept.loaded().cutScale(recipe, kept.files, attribute),

    hierarchyCsv: async ({recipe, attribute}) => owned(kept.loaded().hierarchyCsv(recipe, kept.files, attribute)),

    check: async ({recipe}) => kept.jobOf(recipe).recipe(),

    exposure: async ({recipe}) => kept.jobOf(recipe).exposure(),

    async room() {
      const [records = 0, columns = 0] = ordinary(ROOM)
      return {records, columns}
    },

    advice: async ({recipe}) => kept.loaded().advice(recipe),

    inspectFor: async ({recipe}) => kept.loaded().inspectFor(recipe),

    personEffect: async ({recipe, attribute}) => kept.loaded().personEffect(recipe, kept.files, attribute),

    async specialUniques({recipe}, control) {
      const search = kept.jobOf(recipe).specialUniques()
      if (search === undefined) return null
      const pace = new Pace()
      while (!search.step(TUPLES)) {
        await pace.rest()
        if (control.cancelled) {
          letGo(search)
          throw problem("cancelled")
        }
      }
      return search.finish() as SpecialUniques
    },

    async search({recipe}, control) {
      const job = kept.jobOf(recipe)
      job.checkPolicy()
      const run = job.search()
      // While the search rests, other calls may free the job and replace table or files.
      const key = job.searchKey()
      const {forgotten} = kept
      const together = team(run)
      try {
        const began = performance.now()
        const pace = new Pace(SHARED)
        let done = false
        while (!done && !control.keep) {
          if (control.cancelled) throw problem("cancelled")
          done = run.step(pace.budget)
          together.exchange()
          if (!done) await together.heard()
          if (await pace.rest()) control.progress(run.progress())
        }
        const solved = run.solved()
        const memory: unknown = solved?.memory()
        if (kept.forgotten === forgotten) kept.remember(key, solved)
        else if (solved !== undefined) letGo(solved)
        const seconds = (performance.now() - began) / 1000
        return {...run.progress(), seconds, trail: run.trail(), memory}
      } finally {
        together.end()
        letGo(run)
      }
    },

    async recall({recipe, memory}) {
      const job = kept.jobOf(recipe)
      kept.remember(job.searchKey(), job.recall(memory))
      return null
    },

    async conditions({recipe, searches}) {
      const job = kept.jobOf(recipe)
      return searches.map(search => {
        try {
          job.searchWith(search).free()
          return null
        } catch (thrown) {
          if (isProblem(thrown)) return thrown
          throw thrown
        }
      })
    },

    preview: ({recipe, records}, control) => kept.withOwnJob(recipe, job => preview(job, records, control)),

    lattice: ({recipe}, control) => kept.withOwnJob(recipe, job => lattice(job, control)),

    neighbours: ({recipe}, control) => kept.withOwnJob(recipe, job => neighbours(job, control)),

    frontier: ({recipe, k, limits}, control) => kept.withOwnJob(recipe, job => frontier(job, k, limits, control)),

    async attempt({recipe, search, columns}, control) {
      // The job that others use may be another before what is found is applied.
      const [text, compared] = await (columns === true
        ? kept.withOwnJob(recipe, job => attempted(job, search, true, control))
        : attempted(kept.jobOf(recipe), search, false, control))
      return {tried: JSON.parse(text) as Tried, text, columns: compared}
    },

    fingerprints: ({contents}, control) => fingerprints(contents, hashing, control),

    compare: async ({recipe}) => kept.application(recipe).comparison(),

    async compareRows({recipe, first, count, choice}, control) {
      return choice === undefined
        ? (kept.application(recipe).rows(first, count) as ComparedRows)
        : kept.closer(recipe).rows(choice, first, count, control)
    },

    findRecords: async ({recipe, choice}, control) => kept.closer(recipe).findRecords(choice, control),

    classes: async ({recipe, choice, first, count}, control) =>
      kept.closer(recipe).classes(choice, first, count, control),

    openClass: async ({recipe, number, first, count}, control) =>
      kept.closer(recipe).openClass(number, first, count, control),

    plan: async ({recipe, dialect}) => kept.application(recipe).plan(dialect),

    leftOut: async ({recipe, first, count}, control) => kept.closer(recipe).leftOut(first, count, control),

    async attack({recipe, others, request, workbook}, control) {
      const files = await held(others, recipe, {workbook, helpers}, control)
      try {
        const release = await kept.reread(recipe, control)
        return await attacked(release, files, request, control, part => control.progress(part))
      } finally {
        letGo(files)
      }
    },

    async tryDefence({recipe, earlier, defence, workbook}, control) {
      const files = await held({known: [], earlier}, recipe, {workbook, helpers}, control)
      try {
        return await defended(kept.loaded().tryDefence(recipe, kept.files, files, defence), files, control)
      } finally {
        letGo(files)
      }
    },

    audit: (params, control) => audit(params, helpers, control, part => control.progress(part)),

    measure: (params, control) =>
      withFiles(none, params.named, held => measured(params, held, {workbook: params.workbook, helpers}, control)),

    advise: async ({answers}) => advise(answers),

    simulate: (params, control) => simulated(params, kept, helpers, control),

    async evaluate({recipe}, control) {
      const begun = kept.application(recipe).write(ANY_SEED)
      // A workbook has the cells of its text, which is checked once there is one.
      const add = async (chunk: Uint8Array): Promise<void> => {
        if (begun.isPacked()) begun.readAgain(chunk)
      }
      const nowhere: Destination = {add, whole: async () => undefined}
      const nothing: Comparing = {rereading: null, files: new OtherFiles()}
      return JSON.parse((await written(begun, [], nothing, control, nowhere)).report) as Report
    },

    async release({recipe, seed, tried, earlier, port, workbook}, control) {
      const files = await held({known: [], earlier}, recipe, {workbook, helpers}, control)
      const application = kept.application(recipe)
      const begun = application.write(seed)
      const rereading = earlier.length === 0 ? null : application.reread()
      // What has left cannot be read again, so that nobody else could go on with the hash.
      const hash = hashing(0)
      const outlet = new Outlet(port, control)
      const packing = begun.isPacked() ? new WorkbookWriting(workbook, helpers) : null
      let size = 0
      const leave = async (bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
        await outlet.add(bytes)
        await hash.add(bytes, control)
      }
      const destination: Destination = {
        async add(chunk) {
          // What comes out of the module already is a copy of its own.
          const bytes = chunk as Uint8Array<ArrayBuffer>
          if (packing === null) rereading?.push(bytes)
          await (packing === null ? leave(bytes) : packing.add(bytes.buffer, control))
        },
        async whole() {
          if (packing !== null) await packed(packing, begun, rereading, control, leave)
          size = await outlet.finish()
          return hash.finish(control)
        },
      }
      try {
        const {report, summary} = await written(begun, tried, {rereading, files}, control, destination)
        return {report: JSON.parse(report) as Report, size, reportText: report, summaryText: summary}
      } finally {
        letGo(files)
        packing?.end()
        hash.end()
        outlet.end()
      }
    },
  }
}

/// What comes of another search, and of each column if that is wanted; one that cannot be carried out
/// comes to its problem.
async function attempted(
  job: Job,
  search: string,
  isCompared: boolean,
  control: Control<"attempt">,
): Promise<readonly [string, readonly ComparedColumn[]]> {
  let run: SearchRun
  try {
    run = job.searchWith(search)
  } catch (thrown) {
    if (isProblem(thrown)) return [refusedTrial(search, JSON.stringify(thrown)), []]
    throw thrown
  }
  try {
    const began = performance.now()
    const pace = new Pace()
    while (!run.step(pace.budget)) {
      if (await pace.rest()) control.progress(run.progress())
      if (control.cancelled) throw problem("cancelled")
    }
    const text = run.tried((performance.now() - began) / 1000)
    const comparison = isCompared ? applied(job, run, application => application.comparison() as Comparison) : null
    return [text, comparison?.columns ?? []]
  } finally {
    letGo(run)
  }
}

/// Where the bytes of a release go.
interface Destination {
  add(chunk: Uint8Array): Promise<void>
  /// The SHA-256 of all of them, if they are kept.
  whole(): Promise<string | undefined>
}

/// What a release is compared with once it is written: what was read of it once more, and earlier releases.
interface Comparing {
  readonly rereading: Rereading | null
  readonly files: OtherFiles
}

/// Writes a release, reads it back and measures it; the documents about it, with what was tried for
/// comparison.
async function written(
  release: Release,
  tried: readonly string[],
  {rereading, files}: Comparing,
  control: Control<"release" | "evaluate">,
  destination: Destination,
): Promise<Documents> {
  const began = performance.now()
  let open = true
  try {
    const pace = new Pace(undefined, RECORDS)
    for (let chunk = release.step(pace.budget); chunk !== undefined; chunk = release.step(pace.budget)) {
      await destination.add(chunk)
      if (control.cancelled) throw problem("cancelled")
      if (await pace.rest()) control.progress(release.progress())
    }
    const sha256 = await destination.whole()
    open = false
    const seconds = (performance.now() - began) / 1000
    return release.finish(seconds, [...tried], sha256, rereading?.finish(), files) as Documents
  } finally {
    if (open) letGo(release, ...(rereading === null ? [] : [rereading]))
  }
}

/// What comes of a job of ANON or of a recipe that is to be one.
async function translated(
  module: string,
  helpers: Helpers,
  asked: Parameters<JobTranslating["translate"]>[2],
  control: Cancellable,
): Promise<string> {
  const translating = new JobTranslating()
  try {
    return await translating.translate(module, helpers, asked, control)
  } finally {
    translating.end()
  }
}

/// Has the workbook made, lets its bytes leave, and reads again what was read of it.
async function packed(
  packing: WorkbookWriting,
  release: Release,
  rereading: Rereading | null,
  control: Control<"release">,
  leave: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>,
): Promise<void> {
  const workbook = await packing.finish(release.format(), release.namesColumns(), control)
  for (let start = 0; start < workbook.byteLength; start += LEAVING) await leave(workbook.slice(start, start + LEAVING))
  const pace = new Pace()
  for (let text = await packing.piece(control); text !== null; text = await packing.piece(control)) {
    release.readAgain(text)
    rereading?.push(text)
    await pace.rest()
    if (control.cancelled) throw problem("cancelled")
  }
}

/// Lets a request to end the call be heard between two long parts of it.
async function heard(control: Control<"load">): Promise<void> {
  await breath()
  if (control.cancelled) throw problem("cancelled")
}

/// What comes of some files and more, which stand in for those of the same names.
async function withFiles<T>(
  some: Files,
  more: readonly NamedFile[],
  then: (held: Files) => T | Promise<T>,
): Promise<T> {
  const contents = await Promise.all(more.map(async ({content}) => new Uint8Array(await bytesOf(content))))
  let held = some
  for (const [i, {name}] of more.entries()) {
    const next = held.with(name, contents[i] ?? new Uint8Array())
    if (held !== some) held.free()
    held = next
  }
  try {
    return await then(held)
  } finally {
    if (held !== some) letGo(held)
  }
}

/// What tells a workbook that was read from others.
function sheetKey({name, size}: File): string {
  return `${size} ${name}`
}

/// Bytes in a buffer of their own, which may leave the worker.
function owned(bytes: Uint8Array): ArrayBuffer {
  return bytes.slice().buffer
}
