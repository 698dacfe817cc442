/// A value of a column as each level shows it.

import {own} from "../../shared/own.js"
import {attributeOf} from "../state/recipe.js"
import {comparisonNow, exposureLately, recipeOf, type State} from "../state/state.js"
import {allTheSame, levelWords, mayShow} from "./level-words.js"
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

/// How a level of a column is told within a sentence: `like` one of its values is written there, in `words`
/// that stand behind its name, or that nothing of it is left, `gone`.
export interface ToldLevel {
  readonly kind: "like" | "words" | "gone"
  readonly text: string
}

/// Where all values have one label that says so; else by the value of the examples, unless no record of the
/// table that was compared shows it.
export function toldLevel(state: State, name: string, level: number): ToldLevel {
  const same = sameLabel(state, name, level)
  if (same === "*") return {kind: "gone", text: allTheSame()}
  const how = same === null ? untoldLevel(state, name, level) : allTheSame(same)
  return how === null ? {kind: "like", text: shownOn(state, name, level)} : {kind: "words", text: how}
}

/// The one label that all values of a column have on a level; null where they have several, where that is not
/// known, and for exact values, of which there may be one alone.
function sameLabel(state: State, name: string, level: number): string | null {
  const recipe = recipeOf(state)
  const label = examplesOf(state, name)[level]
  if (level === 0 || label === undefined || recipe === null) return null
  const labels = comparisonNow(state)?.columns.find(column => column.name === name)?.labels[level]
  if (labels !== undefined) return labels <= 1 ? label : null
  // Before anything was compared: whoever has no levels has * above the exact value.
  return attributeOf(recipe, name)?.hierarchy === undefined ? label : null
}

/// How a column stands on a level in words, where its value of the examples is shown by no record of the
/// table that was compared; null where one shows it, or nothing was compared.
function untoldLevel(state: State, name: string, level: number): string | null {
  const recipe = recipeOf(state)
  const column = comparisonNow(state)?.columns.find(column => column.name === name)
  const shown = column?.example[column.level ?? -1]
  if (column === undefined || shown === undefined || recipe === null || mayShow(column, shown)) return null
  const isCompared = column.level === level
  const groups = isCompared ? column["values-after"] : (column.labels[level] ?? 0)
  return levelWords(attributeOf(recipe, name)?.hierarchy, level, groups, isCompared ? column : undefined)
}

/// What a column shows of one of its values on a level.
export function shownOn(state: State, name: string, level: number): string {
  const shown = examplesOf(state, name)[level]
  return shown === undefined ? words("find-level", {level}) : cellOf(shown)
}
