/// Searches and recodings as the recipe holds them and as `describe` tells of them: ways to
/// find the table to release.

import type {
  ComparedColumn,
  Description,
  Item,
  LossOutcome,
  Parameter,
  Problem,
  Recipe,
  Search,
  SearchProgress,
  Solution,
  Tried,
} from "../../generated/protocol.js"
import {isEmpty} from "./loss.js"
import {asksFor, type Value} from "./models.js"
import {recipeOf, resultNow, type State} from "./state.js"

export type Way = Search

/// Ways that can be chosen, in the order in which they are told: levels that were found before
/// are nothing to choose.
export const wayFamilies = ["optimal", "lattice", "local", "cells"] as const
export type WayFamily = (typeof wayFamilies)[number]

export function wayItem(description: Description | null, id: string): Item | undefined {
  return description?.searches.find(item => item.id === id)
}

export function choosableWays(description: Description | null): readonly Item[] {
  return (description?.searches ?? []).filter(({family}) => wayFamilies.some(known => known === family))
}

export function wayValue(way: Way, name: string): Value {
  return (way as unknown as Readonly<Record<string, Value>>)[name]
}

function defaultOf({kind, choices, default: number}: Parameter): Value {
  return kind === "choice" ? choices[0] : kind === "switch" ? false : (number ?? undefined)
}

/// A way with all that it may say, in the order of its description: two that mean the same are
/// then the same.
export function wholeWay(way: Way, item: Item | undefined): Way {
  if (item === undefined || way.algorithm === "fixed") return way
  const whole: Record<string, unknown> = {algorithm: way.algorithm}
  for (const parameter of item.parameters) {
    const value = wayValue(way, parameter.name) ?? defaultOf(parameter)
    if (value !== undefined && isAsked(parameter, whole)) whole[parameter.name] = value
  }
  return whole as unknown as Way
}

/// Whether a parameter says something beside what else is set.
export function isAsked(parameter: Parameter, set: Way | Record<string, unknown>): boolean {
  const other = parameter["only-with"]
  return other === undefined || asksFor(parameter, (set as Record<string, Value>)[other])
}

/// A way as a form begins with it.
export function begunWay(item: Item): Way {
  return wholeWay({algorithm: item.id} as unknown as Way, item)
}

export function sameWay(one: Way, other: Way, description: Description | null): boolean {
  return wayKey(one, description) === wayKey(other, description)
}

export function wayKey(way: Way, description: Description | null): string {
  return JSON.stringify(wholeWay(way, wayItem(description, way.algorithm)))
}

/// What of a way is not as it usually is, as names of parameters and choices.
export function unusual(way: Way, description: Description | null): readonly (readonly [name: string, value: Value])[] {
  return (wayItem(description, way.algorithm)?.parameters ?? []).flatMap(parameter => {
    const value = wayValue(way, parameter.name)
    return way.algorithm === "fixed" || value === undefined || value === defaultOf(parameter)
      ? []
      : [[parameter.name, value] as const]
  })
}

/// Whether a way recodes otherwise than by one level for each column. Such a table could not be
/// made again from levels in the recipe, so that nothing is left of one that was stopped.
export function recodes(description: Description | null, {algorithm}: Way): boolean {
  const family = wayItem(description, algorithm)?.family
  return family === "local" || family === "cells"
}

/// Another way to find a table, tried for comparison.
export interface Attempt {
  /// What it was tried on.
  readonly key: string
  /// Which way, by its key.
  readonly way: string
  readonly status: "running" | "done"
  readonly progress: SearchProgress | null
  readonly tried: Tried | null
  /// What came of it, as the release keeps it.
  readonly text: string
  /// What would become of each column, if that was asked.
  readonly columns?: readonly ComparedColumn[]
}

/// What is known of the conditions of ways, by their keys: null where they are met.
export interface Conditions {
  readonly key: string
  readonly found: Readonly<Record<string, Problem | null>>
}

/// What was tried of a way on the present study.
export function attemptOf({description, keys, results}: State, way: Way): Attempt | null {
  const id = wayKey(way, description)
  return results.attempts.find(attempt => attempt.key === keys?.study && attempt.way === id) ?? null
}

/// The ways that the recipe names for comparison and that were not tried on its study yet.
export function untried(state: State): readonly Way[] {
  return (recipeOf(state)?.compare ?? []).filter(way => attemptOf(state, way)?.status !== "done")
}

/// Ways whose columns mix levels that are quick enough to be tried unasked.
const quickMixed: readonly string[] = ["mondrian", "iterative", "subtree"]

/// Less than so much of a loss is not worth cells of mixed detail.
const leastSaved = 0.001

export function mixedWays(description: Description | null): readonly Way[] {
  return choosableWays(description)
    .filter(({id}) => quickMixed.includes(id))
    .map(begunWay)
}

/// A table with mixed levels, and what becomes of each column.
export interface Mixed {
  readonly way: Way
  readonly solution: Solution
  readonly columns: readonly ComparedColumn[]
}

/// The table with mixed levels that loses least, of those that were tried and lose less than `own`,
/// which has one level for each column; null if there is none.
export function mixedBest(state: State, own: Solution): Mixed | null {
  if (own.recoding.kind !== "full-domain") return null
  let best: Mixed | null = null
  for (const way of mixedWays(state.description)) {
    const {tried, columns = []} = attemptOf(state, way) ?? {}
    const solution = tried?.trial.solution ?? null
    if (solution === null || isEmpty(solution)) continue
    const saved = savedOf(solution.loss, (best?.solution ?? own).loss)
    if (saved !== null && saved > leastSaved) best = {way, solution, columns}
  }
  return best
}

/// Whether tables with mixed levels are being tried, or were, on the present study; null if neither.
export function mixedTried(state: State, own: Solution): "running" | "done" | null {
  if (own.recoding.kind !== "full-domain") return null
  if (state.results.mixing !== null && state.results.mixing === state.keys?.study) return "running"
  return mixedWays(state.description).every(way => attemptOf(state, way)?.status === "done") ? "done" : null
}

/// Why a way cannot be gone on the present study; null if it can, or if that is not known.
export function hindrance(state: State, way: Way): Problem | null {
  return resultNow(state, "conditions")?.found[wayKey(way, state.description)] ?? null
}

/// How much less a table loses than another, as a share of what the other loses: 0.25 of it is
/// saved, or -0.25 is lost on top. Null if the other loses nothing.
export function savedOf(other: LossOutcome, own: LossOutcome): number | null {
  return own.value > 0 ? 1 - other.value / own.value : null
}

/// What a search has found, in the words of a comparison.
export function triedOf(search: Way, solution: Solution | null, visited: number, seconds: number): Tried {
  return {trial: {search, solution}, run: {visited, seconds}}
}

/// Another way taken over: what the recipe asked for so far takes its place among those compared.
export function withWay(recipe: Recipe, way: Way, description: Description | null): Recipe {
  const {compare = [], ...rest} = recipe
  const others = compare.filter(other => !sameWay(other, way, description))
  const was = recipe.search
  const kept =
    compare.length === others.length
    || was.algorithm === "fixed"
    || others.some(other => sameWay(other, was, description))
      ? others
      : [wholeWay(was, wayItem(description, was.algorithm)), ...others]
  return withCompared({...rest, search: wholeWay(way, wayItem(description, way.algorithm))}, kept)
}

/// With these ways for comparison; a recipe without says nothing of them.
export function withCompared(recipe: Recipe, compare: readonly Way[]): Recipe {
  const {compare: _, ...rest} = recipe
  return compare.length === 0 ? rest : {...rest, compare: [...compare]}
}
