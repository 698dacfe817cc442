/// A value of a column as each level shows it.

import {own} from "../../shared/own.js"
import {attributeOf} from "../state/recipe.js"
import {comparisonNow, exposureLately, recipeOf, type State} from "../state/state.js"
import {levelWords, mayShow} from "./level-words.js"
import {cellOf, words} from "../words.js"

/// Exact first; empty as long as nothing is known of the column.
export function examplesOf(state: State, name: string): readonly string[] {
  const compared = comparisonNow(state)?.columns.find(column => column.name === name)?.example
  return compared ?? own(exposureLately(state)?.examples ?? {}, name) ?? []
}

/// How each level of a column of a table with mixed detail is told: by that value, or in words where no
/// released record shows it.
export function levelsTold(state: State, name: string): readonly string[] {
  const recipe = recipeOf(state)
  const column = comparisonNow(state)?.columns.find(column => column.name === name)
  const hierarchy = recipe === null ? undefined : attributeOf(recipe, name)?.hierarchy
  return examplesOf(state, name).map((text, level) =>
    column === undefined || mayShow(column, text)
      ? words("detail-level", {level, shown: cellOf(text)})
      : levelWords(hierarchy, level, column.labels[level] ?? 0, column),
  )
}

/// How a column stands on a level in words, where its value of the examples is shown by no record of the
/// table that was compared; null where one shows it, or nothing was compared.
export function untoldLevel(state: State, name: string, level: number): string | null {
  const recipe = recipeOf(state)
  const column = comparisonNow(state)?.columns.find(column => column.name === name)
  const shown = column?.example[column.level ?? -1]
  if (column === undefined || shown === undefined || recipe === null || mayShow(column, shown)) return null
  const isCompared = column.level === level
  const groups = isCompared ? column["values-after"] : (column.labels[level] ?? 0)
  return level === column.height && groups === 1
    ? words("level-gone")
    : levelWords(attributeOf(recipe, name)?.hierarchy, level, groups, isCompared ? column : undefined)
}

/// What a column shows of one of its values on a level.
export function shownOn(state: State, name: string, level: number): string {
  const shown = examplesOf(state, name)[level]
  return shown === undefined ? words("find-level", {level}) : cellOf(shown)
}
