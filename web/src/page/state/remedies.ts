/// Remedies for columns of which nothing is left, and the tables that they lead to.

import type {ComparedColumn, Hierarchy, Solution} from "../../generated/protocol.js"

/// Levels that fit a column without any, or a highest level for it.
export type Remedy =
  | {readonly kind: "ladder"; readonly attribute: string; readonly ladder: string; readonly hierarchy: Hierarchy}
  | {readonly kind: "limit"; readonly attribute: string; readonly limit: number}

/// The table that a remedy leads to.
export interface Remedied {
  readonly solution: Solution
  readonly columns: readonly ComparedColumn[]
}

/// What was tried upon settings, by the key of each remedy, or the text of a recipe that stops an attack: null
/// where it keeps nothing of its column or of any, or no table is found.
export interface Remedies {
  readonly key: string
  readonly tried: Readonly<Record<string, Remedied | null>>
}
