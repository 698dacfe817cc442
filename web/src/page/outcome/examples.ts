/// A value of a column as each level shows it.

import {own} from "../../shared/own.js"
import {comparisonNow, exposureLately, type State} from "../state/state.js"
import {cellOf, words} from "../words.js"

/// Exact first; empty as long as nothing is known of the column.
export function examplesOf(state: State, name: string): readonly string[] {
  const compared = comparisonNow(state)?.columns.find(column => column.name === name)?.example
  return compared ?? own(exposureLately(state)?.examples ?? {}, name) ?? []
}

/// What a column shows of one of its values on a level.
export function shownOn(state: State, name: string, level: number): string {
  const shown = examplesOf(state, name)[level]
  return shown === undefined ? words("find-level", {level}) : cellOf(shown)
}
