/// What could keep a part of a column of which nothing is left, and what comes of each, as far as that was
/// tried.

import type {ComparedColumn, Comparison, Recipe} from "../../generated/protocol.js"
import {attacksFound} from "../state/attack.js"
import {type Defence, defencesNow} from "../state/defences.js"
import {isEmpty} from "../state/loss.js"
import {hierarchyOf} from "../state/offers.js"
import {attributeOf, columnOf, textOf, withHierarchy, withLimit} from "../state/recipe.js"
import type {Remedies, Remedy} from "../state/remedies.js"
import {comparisonNow, exposureLately, inspectionOf, recipeOf, type State} from "../state/state.js"
import {isLost, keepable} from "./level-words.js"

/// So many columns are told of one by one.
export const mostLost = 5

/// Above so many different combinations of quasi-identifiers a search for each remedy takes too long.
const mostTuples = 20_000

/// So many levels of a column are tried, from the coarsest on that shows more than one text.
const mostLevels = 3

export function remedyKey(remedy: Remedy): string {
  const {kind, attribute} = remedy
  return JSON.stringify([kind, attribute, kind === "ladder" ? remedy.ladder : remedy.limit])
}

/// The columns that tell nobody apart, unless no record is left.
export function lostOf({columns, solution}: Comparison): readonly ComparedColumn[] {
  return isEmpty(solution) ? [] : columns.filter(isLost)
}

/// What may help a column of which nothing is left: the first of the ladders that fit its values, where it
/// has none yet, then levels below the one on which it is lost. Numbers that nobody has called counts may be
/// codes, which have no order.
export function remediesOf(state: State, lost: ComparedColumn): readonly Remedy[] {
  const recipe = recipeOf(state)
  const column = columnOf(inspectionOf(state)?.columns ?? [], lost.name)
  const attribute = recipe === null ? undefined : attributeOf(recipe, lost.name)
  if (column === undefined || attribute === undefined) return []
  const {name} = lost
  const offer = attribute.hierarchy === undefined ? column.offers?.find(({ladder}) => ladder !== "counts") : undefined
  const ladder =
    offer === undefined
      ? []
      : ([
          {kind: "ladder", attribute: name, ladder: offer.ladder, hierarchy: hierarchyOf(offer, column, undefined)},
        ] as const)
  const highest = keepable(lost, attribute.floor ?? 0) ?? 0
  const levels = Array.from({length: highest}, (_, i) => highest - i).filter(
    level => level >= (attribute.floor ?? 0) && (lost.labels[level] ?? 0) > 1,
  )
  return [...ladder, ...levels.slice(0, mostLevels).map(limit => ({kind: "limit", attribute: name, limit}) as const)]
}

/// The recipe that a remedy makes.
export function remediedRecipe(recipe: Recipe, remedy: Remedy): Recipe {
  return remedy.kind === "ladder"
    ? withHierarchy(recipe, remedy.attribute, remedy.hierarchy)
    : withLimit(recipe, remedy.attribute, remedy.limit)
}

/// What was tried upon the settings of this moment.
export function triedRemedies({keys, results}: State): Remedies["tried"] {
  return results.remedies !== null && results.remedies.key === keys?.search ? results.remedies.tried : {}
}

/// Whether every remedy is tried before it is offered: it is where that is a moment's work.
export function areRemediesTried(state: State): boolean {
  return (exposureLately(state)?.classes ?? Infinity) <= mostTuples
}

/// What is to be tried next: nothing of a column for which a level was found that helps.
export function untriedRemedy(state: State): Remedy | null {
  const comparison = comparisonShown(state)
  if (comparison === null || !areRemediesTried(state)) return null
  const tried = triedRemedies(state)
  for (const column of lostOf(comparison).slice(0, mostLost))
    for (const remedy of remediesOf(state, column)) {
      const outcome = tried[remedyKey(remedy)]
      if (outcome === undefined) return remedy
      if (outcome !== null && remedy.kind === "limit") break
    }
  return null
}

/// The recipe with a protection that would stop an attack, to be tried next like a remedy.
export function untriedDefence(state: State): Recipe | null {
  if (state.step !== "attack" || !areRemediesTried(state)) return null
  const tried = triedRemedies(state)
  const ways = (attacksFound(state) ?? []).flatMap(outcome => defencesNow(outcome, state))
  return ways.find(way => isTriedFirst(way) && tried[textOf(way.recipe)] === undefined)?.recipe ?? null
}

/// Whether a defence asks for another table, so that it is tried what that keeps.
export function isTriedFirst(way: Defence): way is Defence & {readonly recipe: Recipe} {
  return way.recipe !== null && way.id !== "shuffle"
}

/// The table that is looked at in this step: the one that was found, or the one that would be.
function comparisonShown(state: State): Comparison | null {
  const {step, keys, results} = state
  if (step === "find") return comparisonNow(state)
  if (step !== "describe" && step !== "protect") return null
  const {preview} = results
  const isNow = preview?.status === "done" && preview.key === keys?.search
  return isNow ? (preview.value?.found?.comparison ?? null) : null
}
