/// What a report's first pages say beyond the report itself, as the page knows it.

import type {ColumnView, ComparedColumn, Recipe} from "../../generated/protocol.js"
import {comparisonNow, inspectionOf, type State} from "../state/state.js"
import type {Texts} from "../state/texts.js"

export interface Dossier {
  /// Written by a person.
  readonly texts: Texts
  /// The files that were read, by their names.
  readonly files: readonly string[]
  /// By which the release was made.
  readonly recipe: Recipe
  /// The columns with the roles that were suggested for them, and why.
  readonly suggested: readonly ColumnView[]
  /// What the release shows of each column, as far as that is known.
  readonly compared: readonly ComparedColumn[]
}

export function dossierOf(state: State, recipe: Recipe): Dossier {
  return {
    texts: state.texts,
    files: (state.table?.files ?? []).map(({name}) => name),
    recipe,
    suggested: inspectionOf(state)?.columns ?? [],
    compared: comparisonNow(state)?.columns ?? [],
  }
}
