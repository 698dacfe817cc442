/// The only list of what the page may ask of the worker. Adding a line here is
/// the whole of adding a call: client, worker and tests take their types from it.

import type {
  Advice,
  AdvisedProtection,
  AtFault,
  AttackReport,
  AttackRequest,
  AuditReport,
  Belonging,
  ClassChoice,
  ClassPage,
  ComparedColumn,
  Comparison,
  ComparedRows,
  CutScale,
  Description,
  Exposure,
  FileFit,
  FirstLines,
  Format,
  FrontierPoint,
  HierarchyView,
  Inspection,
  Join,
  Lattice,
  LeftOutPage,
  Need,
  Neighbours,
  OpenedClass,
  PersonEffect,
  Policy,
  Problem,
  RecordChoice,
  ReleaseProgress,
  Report,
  Role,
  Rows,
  ScenarioAnswers,
  SearchProgress,
  SimulationReport,
  SimulationRequest,
  SpecialUniques,
  Trail,
  Tried,
  TriedDefence,
} from "../generated/protocol.js"
import type {JobFiles, Purpose} from "./helping.js"

/// How the reader should take a file; what is absent is detected. Where the layout is `said`, as by
/// a recipe, nothing of it is: only what is said is left out. With `join` the first file has a record
/// for each person, and the others are the further tables that it names.
export type ReadOptions = Readonly<Format> & {readonly said?: boolean; readonly join?: readonly Join[]}

/// The files of one table, in their order: one, or several with the same columns or of the same people.
export type TableFiles = readonly [File, ...File[]]

/// Files of the same people with different columns.
export interface FilesTogether {
  readonly persons: File
  /// The others, with how each belongs to that of the persons.
  readonly further: readonly {readonly file: File; readonly found: Belonging}[]
}

/// Every recipe crosses as JSON text, so that a misspelt field is refused by name.
export type RecipeText = string

/// What a worker needs that takes the place of a dead one, so as not to search again. Only the
/// module looks into it; absent where it must search again.
export type Memory = unknown

/// What fits, judged before any file is read.
export interface Room {
  readonly records: number
  readonly columns: number
}

/// How far reading has come.
export interface LoadProgress {
  /// The file that is being read.
  readonly name: string
  /// Bytes of it.
  readonly size: number
  readonly read: number
  readonly records: number
  /// What all of it will need of memory, once that can be judged.
  readonly need: Need | null
}

/// Bytes beyond which a file is not taken for a hierarchy.
export const largestHierarchy = 1 << 26

/// A file with the name by which recipes know it.
export interface NamedFile {
  readonly name: string
  readonly content: Blob
}

/// What somebody has beside a release: files of people with what is known of them, and earlier releases.
export interface OtherFiles {
  readonly known: readonly File[]
  readonly earlier: readonly File[]
}

/// What attacks come to on the table as it is and as it would be released.
export interface Attacked {
  readonly before: AttackReport
  readonly after: AttackReport
}

/// A line of a file as it stands there.
export interface Line {
  /// From 1.
  readonly number: number
  readonly text: string
  /// Whether it goes on.
  readonly isCut: boolean
}

/// What samples of a population come to, as figures and as a CSV file.
export interface Simulation {
  readonly report: SimulationReport
  readonly table: string
}

/// How many samples were looked at, of how many.
export interface SimulationProgress {
  readonly done: number
  readonly all: number
}

/// A job of ANON, and the fields of its recipe that it has no words for and that do not decide which
/// table is released.
export interface ExportedJob {
  readonly "text": string
  readonly "left-out": readonly string[]
}

export interface Calls {
  /// Models, losses, ranges, defaults.
  describe: {params: Record<string, never>; result: Description; progress: never}
  /// Reads files in slices as one table. Replaces the table only if it succeeds. What would need more
  /// memory than there is, by its beginning, is the problem `too-large`, unless it is `anyway` read. Of
  /// several files, a problem names the one that it is with. `workbook` is the module for those,
  /// packed as the page carries it. What is released of the table is made under the `policy`, the text of a
  /// file, if there is one.
  load: {
    params: {files: TableFiles; options: ReadOptions; anyway?: boolean; workbook: string; policy: string | null}
    result: {inspection: Inspection; sha256: string}
    progress: LoadProgress
  }
  /// The first lines of a file as they stand in it.
  firstLines: {params: {file: File; options: ReadOptions}; result: FirstLines; progress: never}
  /// Records `first` to `first + count` as they were understood.
  rows: {params: {first: number; count: number}; result: Rows; progress: never}
  /// Parses and keeps a hierarchy file under a name that recipes may refer to, after
  /// checking it against the attribute. On failure what was there stays.
  attach: {
    params: {name: string; bytes: ArrayBuffer; recipe: RecipeText; attribute: string}
    result: HierarchyView
    progress: never
  }
  /// Keeps a table beside the data under a name that the recipe uses, unless the recipe then
  /// fails on this very file.
  keep: {params: {name: string; bytes: ArrayBuffer; recipe: RecipeText}; result: null; progress: never}
  /// The recipe that a job of ANON comes to, of which nothing was checked yet. `workbook` is the module
  /// that reads jobs, too.
  recipeOfJob: {params: {bytes: ArrayBuffer; workbook: string}; result: RecipeText; progress: never}
  /// The job of ANON that says what a recipe says, and what of it is left out.
  jobOfRecipe: {
    params: {recipe: RecipeText; files: JobFiles; workbook: string}
    result: ExportedJob
    progress: never
  }
  /// How some of the files belong together, of which the first then has a record for each person; null
  /// if nothing says so. They are read as a whole.
  belonging: {params: {files: readonly File[]; workbook: string}; result: FilesTogether | null; progress: LoadProgress}
  /// Which of the files can be read as hierarchies; most tables of persons cannot.
  areHierarchies: {params: {files: readonly Blob[]}; result: readonly boolean[]; progress: never}
  /// How each of the files, no two of one name, suits the columns of the table. None is kept.
  fits: {params: {recipe: RecipeText; files: readonly NamedFile[]}; result: readonly FileFit[]; progress: never}
  /// What stands in the cells that a problem is about, for the person whose file it is. `files` are
  /// looked at instead of those that are kept under their names.
  atFault: {
    params: {recipe: RecipeText; problem: Problem; files: readonly NamedFile[]}
    result: AtFault
    progress: never
  }
  /// Some lines of a file, for the same.
  lines: {
    params: {file: File; numbers: readonly number[]; encoding: string | null}
    result: readonly Line[]
    progress: never
  }
  /// The hierarchy of one quasi-identifier, as the recipe builds it for this table.
  hierarchy: {params: {recipe: RecipeText; attribute: string}; result: HierarchyView; progress: never}
  /// Where its cut points may stand; null if it is not cut at points.
  cutScale: {params: {recipe: RecipeText; attribute: string}; result: CutScale | null; progress: never}
  /// The same as rows of a table, for saving: one line per value, finest first.
  hierarchyCsv: {params: {recipe: RecipeText; attribute: string}; result: ArrayBuffer; progress: never}
  /// Checks that a recipe is well formed and fits the loaded table, and gives it back in
  /// full, defaults filled in. Fails with the first problem.
  check: {params: {recipe: RecipeText}; result: string; progress: never}
  /// What a policy asks for, by the text of its file. Fails with what is wrong with it.
  policy: {params: {text: string}; result: Policy; progress: never}
  /// The recipe that asks for what the policy of the table asks for, with as little changed as can be.
  conform: {params: {recipe: RecipeText}; result: string; progress: never}
  /// What is exposed now.
  exposure: {params: {recipe: RecipeText}; result: Exposure; progress: never}
  /// How many records of an ordinary table fit here, and how many columns such a table has.
  room: {params: Record<string, never>; result: Room; progress: never}
  /// What stands out about the columns in the roles of the recipe.
  advice: {params: {recipe: RecipeText}; result: Advice; progress: never}
  /// What is found in the table that the recipe is about, which may have one record for each person.
  inspectFor: {params: {recipe: RecipeText}; result: Inspection; progress: never}
  /// What it changes whether records or the persons of a column are counted.
  personEffect: {params: {recipe: RecipeText; attribute: string}; result: PersonEffect; progress: never}
  /// Which details single people out, however long it takes; null with too many columns.
  specialUniques: {params: {recipe: RecipeText}; result: SpecialUniques | null; progress: never}
  /// Searches; `seconds` are those of the search alone, `trail` is what it came to. Asked to `keep`
  /// what it has, it ends with the best found so far.
  search: {
    params: {recipe: RecipeText}
    result: SearchProgress & {readonly seconds: number; readonly trail: Trail; readonly memory: Memory}
    progress: SearchProgress
  }
  /// Takes what another worker has found by this recipe's search for its own.
  recall: {params: {recipe: RecipeText; memory: Memory}; result: null; progress: never}
  /// Why each of these searches cannot be carried out on the study; null for one that can.
  conditions: {
    params: {recipe: RecipeText; searches: readonly string[]}
    result: readonly (Problem | null)[]
    progress: never
  }
  /// What the recipe's search comes to, with some released records before and after: to look at while
  /// settings change. Nothing of it is kept. What is known first is told while the search goes on.
  /// `spent` tells that the search ended before it could tell that there is no table.
  preview: {
    params: {recipe: RecipeText; records: number}
    result: Preview
    progress: Preview
  }
  /// All nodes of the recipe's lattice, whatever its search; each by itself if they are few enough.
  lattice: {params: {recipe: RecipeText}; result: Lattice; progress: never}
  /// The nodes directly around the one that the recipe's `fixed` search names.
  neighbours: {params: {recipe: RecipeText}; result: Neighbours; progress: never}
  /// What each of these k and suppression limits costs, with one level for each column and with mixed
  /// detail, the points by k and limit in this order; told as they become known.
  frontier: {
    params: {recipe: RecipeText; k: readonly number[]; limits: readonly number[]}
    result: readonly FrontierPoint[]
    progress: readonly FrontierPoint[]
  }
  /// Carries out another search than the recipe's, for comparison. `text` is what `release`
  /// takes, `tried` the same to look at. One that cannot be carried out is told as such. `columns`: whether
  /// to say as well what becomes of each column.
  attempt: {
    params: {recipe: RecipeText; search: string; columns?: boolean}
    result: {tried: Tried; text: string; columns: readonly ComparedColumn[]}
    progress: SearchProgress
  }
  /// Before and after. The recipe's search is `fixed`, or it is the one searched last;
  /// otherwise the problem is `not-searched`. The same holds for the calls below that take a recipe.
  compare: {params: {recipe: RecipeText}; result: Comparison; progress: never}
  /// The release as `release` would measure it, without keeping what is written.
  evaluate: {params: {recipe: RecipeText}; result: Report; progress: ReleaseProgress}
  /// Some records before and after: released ones in the order of the input, or those of a choice. One
  /// that is left out has no cells after.
  compareRows: {
    params: {recipe: RecipeText; first: number; count: number; choice?: RecordChoice | undefined}
    result: ComparedRows
    progress: never
  }
  /// How many records are chosen. What this and the three calls below answer is for the screen alone:
  /// it goes into no state, message or file.
  findRecords: {params: {recipe: RecipeText; choice: RecordChoice}; result: number; progress: never}
  /// Some of the classes that are released.
  classes: {
    params: {recipe: RecipeText; choice: ClassChoice; first: number; count: number}
    result: ClassPage
    progress: never
  }
  /// One of them from near, with some of its records.
  openClass: {
    params: {recipe: RecipeText; number: number; first: number; count: number}
    result: OpenedClass
    progress: never
  }
  /// Some of the records that are left out, and why.
  leftOut: {params: {recipe: RecipeText; first: number; count: number}; result: LeftOutPage; progress: never}
  /// The SHA-256 of each of these files, in hex.
  fingerprints: {params: {contents: readonly Blob[]}; result: readonly string[]; progress: never}
  /// What the engine that counted the table needs to write the release: names of files, and their texts.
  plan: {
    params: {recipe: RecipeText; dialect: string}
    result: readonly (readonly [string, string])[]
    progress: never
  }
  /// Attacks what would be released, and the table as it is: with what people have beside it. Values
  /// are told: it is for the screen alone. A problem with a file names it.
  attack: {
    params: {recipe: RecipeText; others: OtherFiles; request: AttackRequest; workbook: string}
    result: Attacked
    progress: number
  }
  /// What comes of a defence against what a release would tell together with earlier ones. A problem with a
  /// file names it.
  tryDefence: {
    params: {recipe: RecipeText; earlier: readonly File[]; defence: "floors" | "columns"; workbook: string}
    result: TriedDefence
    progress: never
  }
  /// What a file shows that somebody has published, in columns of these roles and of others that are
  /// suggested. It has nothing to do with the table that is loaded.
  audit: {
    params: {file: File; roles: Readonly<Record<string, Role>>; confidence: number; workbook: string}
    result: AuditReport
    progress: number
  }
  /// What files hold that are one table, their labels taken as they stand: a release of the recipe, or its input.
  /// `reference` is the table before, `named` are the files that the recipe names. `refusal` is what they hold
  /// against a policy or an earlier release. It has nothing to do with the table that is loaded.
  measure: {
    params: {
      recipe: RecipeText
      files: TableFiles
      reference: readonly File[]
      named: readonly NamedFile[]
      earlier: readonly File[]
      policy: string | null
      workbook: string
    }
    result: {reportText: string; refusal: Problem | null}
    progress: never
  }
  /// Which protection suits whom a release is to withstand. It has nothing to do with the table that is loaded.
  advise: {params: {answers: ScenarioAnswers}; result: AdvisedProtection; progress: never}
  /// Draws samples of a population, and looks at what the rules come to in each: of a file that has the
  /// quasi-identifiers of the recipe, or of the table that is loaded. Asked to `keep` what it has, it ends
  /// with the samples that were looked at so far.
  simulate: {
    params: {recipe: RecipeText; population: File | null; request: SimulationRequest; workbook: string}
    result: Simulation
    progress: SimulationProgress
  }
  /// Writes, parses again, measures. `seed`: 64 hex digits, or absent for the system's. `tried`:
  /// what came of the searches that the recipe names for comparison, in its order. `port`: to who takes
  /// the bytes; they are checked only when the call has succeeded. `size` is theirs. `workbook`: the
  /// module for those, packed as the page carries it, for a release that is to be one. One that breaks an
  /// `earlier` release is refused.
  release: {
    params: {
      recipe: RecipeText
      seed?: string
      tried: readonly string[]
      earlier: readonly File[]
      port: MessagePort
      workbook: string
    }
    result: {report: Report; size: number; reportText: string; summaryText: string | null}
    progress: ReleaseProgress
  }
}

/// A table to look at, with its first records before and after, and the first that it leaves out.
export interface PreviewFound {
  readonly comparison: Comparison
  readonly rows: ComparedRows
  readonly left: ComparedRows
}

/// What a search comes to, to look at; `found` is null where it found no table.
export interface Preview {
  readonly found: PreviewFound | null
  readonly spent: boolean
}

export type Method = keyof Calls

export type Request<M extends Method = Method> = {
  readonly id: number
  readonly method: M
  readonly params: Calls[M]["params"]
}

/// How a worker does that is asked.
export interface Vital {
  /// Steps of long work that it has gone so far: they rise while a call goes on.
  readonly steps: number
  /// Calls under way.
  readonly running: number
}

/// What the leading worker hears first: its module, as the page carries it, or what another worker compiled of that.
/// With `handed` the worker hands on what it has compiled.
export type Engine = {readonly packed: string; readonly handed?: boolean} | {readonly module: WebAssembly.Module}

/// Page to worker. `keep` asks a running search to end with what it has; `cancel` asks a
/// call to end with the problem `cancelled` and to leave everything as it was.
export type ToWorker =
  | {readonly kind: "call"; readonly call: Request}
  | {readonly kind: "keep"; readonly id: number}
  | {readonly kind: "cancel"; readonly id: number}
  /// Asks how the worker does.
  | {readonly kind: "ask"}
  /// One end of the conversation with a helper that was asked for.
  | {readonly kind: "helper"; readonly purpose: Purpose; readonly port: MessagePort}

/// Worker to page.
export type FromWorker =
  | {readonly kind: "ready"; readonly version: string}
  | {readonly kind: "progress"; readonly id: number; readonly value: unknown}
  | {readonly kind: "done"; readonly id: number; readonly value: unknown}
  | {readonly kind: "failed"; readonly id: number; readonly problem: Problem}
  /// A request to end a call was heard.
  | {readonly kind: "heard"; readonly id: number}
  | {readonly kind: "vital"; readonly vital: Vital}
  /// The first word of a leading worker.
  | {readonly kind: "begun"}
  /// What it has compiled, if it was to hand that on.
  | {readonly kind: "compiled"; readonly module: WebAssembly.Module}
  /// As long as the worker lives, it holds the lock of this name.
  | {readonly kind: "held"; readonly lock: string}
  /// `memory`: the bytes that it had when it could get no more, if that is why.
  | {readonly kind: "dead"; readonly message: string; readonly memory?: number}
  /// Something that takes long asks for up to so many workers to help it, instead of any before
  /// for the same purpose.
  | {readonly kind: "assist"; readonly purpose: Purpose; readonly wanted: number; readonly module: WebAssembly.Module}
