// What is given and what comes back. Comments here are of the kind that stays in the declarations of the package.

import type {
  Code as ProblemCode,
  GraphRecipe,
  OtherReport,
  PlaceRecipe,
  Problem,
  Recipe,
  Report,
  SearchProgress,
  SetRecipe,
} from "../../../src/generated/protocol.js"
import type {OutisError} from "./error.js"

/**
 * A file. A text or address is the path of one, in Node alone; it is read in pieces, and never lies in memory as a
 * whole. A stream is taken to its end first, because what was parsed is compared with the file once more.
 */
export type Input = Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array> | string | URL

/** A file, or several that are one table, in their order. */
export type TableInput = Input | readonly [Input, ...Input[]]

/** What of a recipe has to be said: everything has a default that `describe` tells, but for what is refused without. */
export type Draft<T> = T extends readonly (infer Item)[]
  ? readonly Draft<Item>[]
  : T extends object
    ? {readonly [Field in keyof T]?: Draft<T[Field]> | undefined}
    : T

/** A recipe as a value, or the text of its file. Fields that it does not know are refused by name. */
export type AnyRecipe = string | Draft<Recipe> | Draft<SetRecipe> | Draft<PlaceRecipe> | Draft<GraphRecipe>

/** What may go on for long. */
export interface Options {
  /** Ends the work at once and frees what it holds; what was asked is then rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Hears how far the work is. What it throws ends the work. */
  readonly onProgress?: ((progress: Progress) => void) | undefined
  /** Bytes that a stream may have; 1 GiB unless said otherwise. A longer one is the problem `too-large`. */
  readonly streamLimit?: number | undefined
  /** Reads a table although it may need more memory than there is, by its beginning. */
  readonly anyway?: boolean | undefined
}

export interface AnonymizeOptions extends Options {
  /** 64 hex digits from which the order of the release is drawn, to make it again; otherwise the system's generator. */
  readonly seed?: string | undefined
  /** Hierarchies and tables, by the names of files that the recipe calls them. */
  readonly files?: Readonly<Record<string, Input>> | undefined
  /** Earlier releases of the same people; a release that breaks one is refused. Tables alone have them. */
  readonly earlier?: readonly Input[] | undefined
  /**
   * The text of an institution's policy: a recipe that asks for less, and a release that holds less, is refused, as by
   * `outis run --policy`. Tables alone have one.
   */
  readonly policy?: string | undefined
  /** Refuses a release that would carry a grave warning, as `outis run --strict` does: the problem `strict`. */
  readonly strict?: boolean | undefined
}

/** What `measure` takes beside the file. */
export interface MeasureOptions extends Omit<Options, "anyway"> {
  /** The table before anonymization, with whose shares of sensitive values those of the file are compared. */
  readonly reference?: TableInput | undefined
  /** Hierarchies and tables, by the names of files that the recipe calls them. */
  readonly files?: Readonly<Record<string, Input>> | undefined
  /** Earlier releases of the same people, with which the file is compared. */
  readonly earlier?: readonly Input[] | undefined
  /** The text of an institution's policy: a recipe that asks for less is refused, as by `outis measure --policy`. */
  readonly policy?: string | undefined
}

/** What a file holds. */
export interface Measured {
  /** The report. It is for whoever made the release: it helps an attacker who guesses. */
  readonly report: Report
  /** The same as `outis measure --json` prints it. */
  readonly reportText: string
  /** Whether all models of the recipe hold, and nothing is refused. */
  readonly holds: boolean
  /** What the file holds against the policy or an earlier release; null where it does not. */
  readonly refusal: OutisError | null
}

/** How far the work is. */
export type Progress =
  | {
      readonly stage: "reading"
      /** The file that is read. */
      readonly name: string
      readonly size: number
      readonly read: number
      readonly records: number
    }
  | {
      readonly stage: "searching"
      /** What was looked at so far. */
      readonly visited: number
      /** Loss of the best that was found, and what nothing falls below; null where that is not known. */
      readonly loss: number | null
      readonly bound: number | null
      /** The same in full, where the data is a table. */
      readonly search: SearchProgress | null
    }
  | {readonly stage: "writing"; readonly written: number; readonly records: number}

/** What is known of a release that was checked. */
export interface Evidence {
  /** The report. It is for whoever made the release: it helps an attacker who guesses. */
  readonly report: Report | OtherReport
  /** The same as the command line writes it. */
  readonly reportText: string
  /** What may be told to everybody; null of what is no table. */
  readonly summaryText: string | null
  /** The recipe that was carried out, in full. */
  readonly recipe: string
}

/** A release with what is known of it. */
export interface Anonymized extends Evidence {
  /** The file. It was parsed again and every model measured on it before it came here. */
  readonly release: Blob
}

/** A release on its way. */
export interface AnonymizedStream {
  /** The file. Its first byte comes once all of it was checked; if that fails, there is an error and no byte. */
  readonly readable: ReadableStream<Uint8Array>
  /** What is known of it. */
  readonly evidence: Promise<Evidence>
}

/**
 * Why there is no result: a problem of the protocol, or else `ended` (the calculation ended without a result, which is
 * a fault of Outis, or for want of memory) or `no-worker` (none can be started here).
 */
export type Code = ProblemCode | "ended" | "no-worker"

/** Where a problem is. None of it is ever a cell. */
export type Place = Omit<Problem, "code">
