/// What a release would show of each column, and who would be left out, in parts of a sentence.

import type {ComparedColumn, Comparison, Recipe} from "../../generated/protocol.js"
import {isEmpty} from "../state/loss.js"
import {attributeOf} from "../state/recipe.js"
import {cellOf, listUpTo, nameOf, words} from "../words.js"
import {hasLostMissing, isAsInFile, isGuarded, markerOf} from "./as-in-file.js"
import {type DetailLeft, detailLeft, levelWords, onlyShown} from "./level-words.js"

/// So many columns are named of each kind; below the sentence all of them can be unfolded.
export const most = 5

/// A part of the sentence; of what is lost, or nearly so, it warns.
export interface Part {
  readonly text: string
  readonly isGone: boolean
}

/// All of them as mere text.
export function outcomeText(comparison: Comparison, recipe: Recipe, records: number): string {
  return `${partsOf(comparison, recipe, records, most)
    .map(({text}) => text)
    .join(words("between-clauses"))}.`
}

/// Columns that are as in the file but for values that only records had that show nothing of them.
function valuesGone(exact: readonly ComparedColumn[], style: string, most: number): readonly Part[] {
  const fewer = exact.filter(column => column["values-after"] < column["values-before"])
  const names = fewer.map(column =>
    words("outcome-values-part", {
      name: nameOf(column.name),
      gone: column["values-before"] - column["values-after"],
      values: column["values-before"],
    }),
  )
  const text = words("outcome-values-gone", {names: listUpTo(most, names), style})
  return names.length === 0 ? [] : [{text, isGone: true}]
}

/// What else is not as in the file: missing cells that are gone or written otherwise, and apostrophes, in
/// columns that are exact and in any.
function changesOf(
  exact: readonly ComparedColumn[],
  columns: readonly ComparedColumn[],
  recipe: Recipe,
  most: number,
): readonly Part[] {
  const guarded = columns.filter(column => isGuarded(column, recipe))
  const isCoarser = (column: ComparedColumn): boolean => ![null, "exact"].includes(detailLeft(column))
  const {style} = recipe.suppression
  const part = (columns: readonly ComparedColumn[], id: string, isGone: boolean): readonly Part[] => {
    const names = columns.map(({name}) => nameOf(name))
    const text = words(id, {names: listUpTo(most, names), style, marker: cellOf(markerOf(recipe))})
    return names.length === 0 ? [] : [{text, isGone}]
  }
  return [
    ...part(exact.filter(hasLostMissing), "outcome-missing-gone", true),
    ...part(
      exact.filter(column => column["rewrites-missing"]),
      "outcome-missing-as",
      false,
    ),
    ...part(
      guarded.filter(column => !isCoarser(column)),
      "outcome-guarded",
      false,
    ),
    ...part(guarded.filter(isCoarser), "outcome-guarded-coarser", false),
  ]
}

/// `most`: how many columns are named of each kind.
export function partsOf(
  {columns, solution}: Comparison,
  recipe: Recipe,
  records: number,
  most: number,
): readonly Part[] {
  if (isEmpty(solution)) return [{text: words("outcome-nothing", {records}), isGone: true}]
  const named = (left: DetailLeft): readonly ComparedColumn[] => columns.filter(column => detailLeft(column) === left)
  const coarser = named("coarser").map(column =>
    words("outcome-coarser", {
      name: nameOf(column.name),
      how: levelWords(attributeOf(recipe, column.name)?.hierarchy, column.level ?? 0, column["values-after"], column),
    }),
  )
  const told = (left: DetailLeft, those = named(left)): readonly Part[] => {
    const names = those.map(({name}) => nameOf(name))
    const text = words(`outcome-${left}`, {names: listUpTo(most, names), count: names.length})
    return names.length === 0 ? [] : [{text, isGone: left === "gone" || left === "nearly"}]
  }
  const exact = named("exact")
  const same = named("same").map(column => words("outcome-same", {name: nameOf(column.name), ...onlyShown(column)}))
  const {suppressed} = solution
  const left = recipe.suppression.style === "star" ? "outcome-starred" : "outcome-left-out"
  return [
    ...(coarser.length === 0 ? [] : [{text: listUpTo(most, coarser), isGone: false}]),
    ...told("mixed"),
    ...told("nearly"),
    ...(same.length === 0 ? [] : [{text: listUpTo(most, same), isGone: true}]),
    ...told("gone"),
    ...told(
      "exact",
      exact.filter(column => isAsInFile(column, recipe)),
    ),
    ...valuesGone(exact, recipe.suppression.style, most),
    ...changesOf(exact, columns, recipe, most),
    {text: words(left, {suppressed, records}), isGone: false},
  ]
}
