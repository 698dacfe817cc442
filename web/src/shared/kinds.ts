/// What the page and the worker for sets of items, places, graphs and query logs say to each other. The worker is
/// one of its own, which the page starts for such a file and ends with it.

import type {OtherBefore, OtherEnd, OtherLook, Problem, SetAttackReport} from "../generated/protocol.js"

/// The name of that worker.
export const KINDS = "kinds"

/// What a recipe says under `data.kind`.
export const dataKinds = ["transactions", "locations", "graph", "queries"] as const
export type DataKind = (typeof dataKinds)[number]

/// How far a run has come.
export interface OtherProgress {
  readonly visited: number
  readonly found: boolean
  /// The loss of the best so far, and what nothing falls below; null where that is not known.
  readonly gap: readonly [number, number] | null
}

/// What can be asked of the worker.
export interface KindCalls {
  /// Reads a file; what is wrong with it is said when it is looked at.
  open: {params: {readonly file: File}; result: null; progress: never}
  /// A file that a recipe names.
  attach: {params: {readonly name: string; readonly file: File}; result: null; progress: never}
  look: {params: {readonly kind: DataKind; readonly delimiter: string | undefined}; result: OtherLook; progress: never}
  /// A recipe with what it is silent about, as JSON.
  recipe: {params: {readonly text: string}; result: string; progress: never}
  before: {params: {readonly recipe: string}; result: OtherBefore; progress: never}
  /// Without a seed the order is drawn from the system's generator. `stopped`: it was asked to end before its
  /// search had ended.
  run: {
    params: {readonly recipe: string; readonly seed: string | undefined}
    result: {readonly end: OtherEnd; readonly release: Uint8Array<ArrayBuffer>; readonly stopped: boolean}
    progress: OtherProgress
  }
  /// What somebody learns of a release of sets.
  attack: {
    params: {readonly recipe: string; readonly release: Uint8Array}
    result: SetAttackReport
    progress: number
  }
}

export type KindMethod = keyof KindCalls

export type ToKinds =
  /// The module as the page carries it, first of all.
  | {readonly kind: "module"; readonly packed: string}
  | {readonly kind: "call"; readonly id: number; readonly method: KindMethod; readonly params: unknown}
  /// A run is to end with the best that it has.
  | {readonly kind: "keep"}

export type FromKinds =
  | {readonly kind: "progress"; readonly id: number; readonly value: unknown}
  | {readonly kind: "done"; readonly id: number; readonly value: unknown}
  | {readonly kind: "failed"; readonly id: number; readonly problem: Problem}
  /// The module does not run here, or has trapped.
  | {readonly kind: "dead"; readonly message: string}
