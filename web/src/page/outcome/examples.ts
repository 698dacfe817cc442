/// A value of a column as each level shows it.

import {own} from "../../shared/own.js"
import {comparisonNow, exposureLately, type State} from "../state/state.js"
import {mayShow} from "./level-words.js"
import {cellOf, words} from "../words.js"

/// Exact first; empty as long as nothing is known of the column.
export function examplesOf(state: State, name: string): readonly string[] {
  const compared = comparisonNow(state)?.columns.find(column => column.name === name)?.example
  return compared ?? own(exposureLately(state)?.examples ?? {}, name) ?? []
}

/// The same of levels that released records of a table with mixed detail are on; null where none of them
/// shows it.
export function shownExamples(state: State, name: string): readonly (string | null)[] {
  const column = comparisonNow(state)?.columns.find(column => column.name === name)
  return examplesOf(state, name).map(text => (column === undefined || mayShow(column, text) ? cellOf(text) : null))
}

/// What a column shows of one of its values on a level.
export function shownOn(state: State, name: string, level: number): string {
  const shown = examplesOf(state, name)[level]
  return shown === undefined ? words("find-level", {level}) : cellOf(shown)
}
