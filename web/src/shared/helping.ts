/// What a worker that leads and one that helps it say to each other. The page starts
/// the helper, since only the page has a worker's text, and hands each side its end.

import type {Problem} from "../generated/protocol.js"

/// What the module of one side made for that of the other.
export type Order = unknown
export type Account = unknown

/// What help is wanted with: a search, the hash of a file, or a sheet of a workbook, whose reader
/// and writer is a module of its own that goes with all its memory.
export type Purpose = "search" | "hash" | "sheet"

/// The name of a worker that is started to help.
export const HELPER = "helper"

/// The first that a helper hears, from the page. The module is compiled once; between workers
/// of a page that was opened from a file, only the page can pass it on.
export interface Beginning {
  readonly purpose: Purpose
  readonly module: WebAssembly.Module
  readonly port: MessagePort
}

/// The files that a job of ANON names.
export interface JobFiles {
  readonly source: string
  readonly release: string
  readonly report: string
}

export type ToHelper =
  /// What to search.
  | {readonly kind: "begin"; readonly parcel: ArrayBuffer}
  | {readonly kind: "order"; readonly order: Order}
  /// A file is to be hashed from where the other worker was.
  | {readonly kind: "resume"; readonly state: Uint8Array}
  /// The next bytes of it, or of a release's text.
  | {readonly kind: "bytes"; readonly bytes: ArrayBuffer}
  /// There is no more of it.
  | {readonly kind: "whole"}
  /// A workbook, of which this sheet is to be read or the first that may be a table.
  | {readonly kind: "workbook"; readonly bytes: ArrayBuffer; readonly sheet: string | undefined}
  /// The release whose text came before is to be a file of this kind; with `names` its first record is
  /// those of the columns.
  | {readonly kind: "pack"; readonly format: string; readonly names: boolean}
  /// A job of ANON, which is to be a recipe.
  | {readonly kind: "job"; readonly bytes: ArrayBuffer}
  /// A recipe, which is to be a job of ANON that names these files.
  | ({readonly kind: "recipe"; readonly recipe: string} & JobFiles)
  /// The next piece of the sheet is wanted, or of the text that was read of the release.
  | {readonly kind: "more"}
  | {readonly kind: "end"}

export type FromHelper =
  | {readonly kind: "here"}
  /// The study is made; orders are heard.
  | {readonly kind: "ready"}
  | {readonly kind: "account"; readonly account: Account}
  /// The next bytes are hashed; anybody can go on from here.
  | {readonly kind: "hashed"; readonly state: Uint8Array}
  /// The SHA-256 of the file, in hex.
  | {readonly kind: "fingerprint"; readonly sha256: string}
  /// The sheet was read: what is said of the workbook, as JSON, and the bytes of its text.
  | {readonly kind: "sheet"; readonly workbook: string; readonly size: number}
  /// The release as a workbook, which was read again.
  | {readonly kind: "packed"; readonly bytes: ArrayBuffer}
  /// The recipe that a job is, or the job that a recipe is, with what is left out of it as JSON.
  | {readonly kind: "translated"; readonly text: string}
  /// The next piece of its text; null once there is no more.
  | {readonly kind: "piece"; readonly text: ArrayBuffer | null}
  | {readonly kind: "refused"; readonly problem: Problem}
  | {readonly kind: "dead"}

/// What a session asks of the page.
export interface Helpers {
  /// Lets the page start so many helpers, or fewer on a small machine, instead of any before for
  /// the same purpose. Each end arrives as soon as there is one.
  ask(purpose: Purpose, wanted: number, module: WebAssembly.Module, arrived: (port: MessagePort) => void): void
}
