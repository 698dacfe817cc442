/// Everything the page knows, as one immutable value. Its core is the recipe; all results
/// carry the key of the recipe they hold for, so that an old one is never shown as new.

import type {
  Comparison, Counted, Description, Exposure, Hierarchy, HierarchyView, Inspection, Need, PersonEffect, Problem, Recipe,
  ReleaseProgress, RepeatedPersons, Report, Rows, SearchProgress, Solution, SpecialUniques, Trail,
} from "../../generated/protocol.js"
import type {Memory, ReadOptions} from "../../shared/calls.js"
import type {Death} from "../client.js"
import {type Fates, hasRecipe, hasRelease} from "./fates.js"
import {current, type Entry, type History} from "./history.js"
import type {Attempt, Conditions, Way} from "./searches.js"
import {leftBy, openQuestions, unprotectedColumns} from "./questions.js"
import {exposureKey, outcomeKey, quasiIdentifiers, releaseKey, searchKey} from "./recipe.js"

export const steps = ["load", "describe", "protect", "find", "compare", "release"] as const
export type Step = typeof steps[number]

export type Theme = "system" | "light" | "dark"

/// The worker and what it can do.
export type Engine =
  | {readonly status: "starting"}
  | {readonly status: "ready", readonly version: string}
  /// `reading`: the file that was being read.
  | {readonly status: "dead", readonly death: Death, readonly reading: string | null}

/// A table that was read, with the file to read it from again.
export interface Table {
  readonly file: File
  readonly options: ReadOptions
  /// The SHA-256 of the bytes that were read.
  readonly sha256: string
  readonly inspection: Inspection
  readonly first: Rows
}

/// A file that is being read.
export interface Reading {
  readonly name: string
  readonly size: number
  readonly read: number
  readonly records: number
  /// What all of it will need of memory, once that can be judged.
  readonly need: Need | null
}

/// Why a file was not read.
export interface LoadProblem {
  readonly name: string
  readonly problem: Problem
  /// The file, if it can be tried all the same.
  readonly file: File | null
  readonly options: ReadOptions
}

/// An answer of the worker, or the wait for one. The last good value stays while a new
/// one is asked for; `key` is what was asked last.
export interface Answer<T> {
  readonly key: string
  readonly status: "asking" | "done" | "failed"
  readonly value: T | null
  readonly problem: Problem | null
}

/// A hierarchy with what was tried and refused.
export interface HierarchyState extends Answer<HierarchyView> {
  readonly refused: {readonly hierarchy: Hierarchy | undefined, readonly problem: Problem} | null
}

/// A recipe that was opened and is not in force yet.
export interface PendingRecipe {
  readonly name: string
  readonly text: string
  /// Why it is not in force; null if only a table is missing.
  readonly problem: Problem | null
  /// The file that it still needs: the levels of a column, or a population.
  readonly wants: {readonly file: string, readonly attribute: string | null} | null
}

export interface Search {
  readonly key: string
  /// The way that is gone.
  readonly way: Way
  readonly status: "running" | "stopping" | "done" | "failed"
  readonly progress: SearchProgress | null
  /// Best and bound over time, for the sparkline.
  readonly points: readonly {readonly seconds: number, readonly best: number | null, readonly bound: number | null}[]
  readonly seconds: number
  /// What the search alone took, to set beside others; null until it has ended.
  readonly took: number | null
  /// What it came to, once it has ended.
  readonly trail: Trail | null
  /// What another worker needs so as not to search again.
  readonly memory: Memory
  /// Whether the user ended it early.
  readonly stopped: boolean
  readonly problem: Problem | null
}

export interface Release {
  /// What it depends on.
  readonly key: string
  /// The recipe it was made by.
  readonly recipe: Recipe
  readonly status: "running" | "done" | "failed"
  readonly progress: ReleaseProgress | null
  readonly outcome: {readonly report: Report, readonly size: number, readonly reportText: string} | null
  readonly problem: Problem | null
}

/// Something that happened and that the user should know until they put it away.
export interface Message {
  readonly id: string
  readonly args: Readonly<Record<string, string | number>>
  /// A recipe that would otherwise be lost, to save.
  readonly recipe?: Recipe
}

export interface State {
  readonly step: Step
  /// The column whose levels somebody went to Describe for.
  readonly opened: string | null
  readonly theme: Theme
  readonly engine: Engine
  /// Seconds for which nothing was heard of the worker although something is waited for.
  readonly silence: number | null
  readonly description: Description | null
  readonly reading: Reading | null
  readonly loadProblem: LoadProblem | null
  readonly table: Table | null
  readonly pending: PendingRecipe | null
  readonly history: History | null
  readonly hierarchies: Readonly<Record<string, HierarchyState>>
  readonly exposure: Answer<Exposure> | null
  /// What it would change to count persons, if that was asked.
  readonly personEffect: Answer<PersonEffect> | null
  readonly search: Search | null
  /// Other ways that were tried for comparison, and what is known of their conditions.
  readonly attempts: readonly Attempt[]
  readonly conditions: Conditions | null
  readonly comparison: Answer<Comparison> | null
  /// What the release would measure, protections and usefulness among it.
  readonly evaluation: Answer<Report> | null
  /// Which details single people out, if that was sought by itself.
  readonly special: Answer<SpecialUniques> | null
  /// The comparison that was looked at last.
  readonly compared: string | null
  readonly release: Release | null
  readonly message: Message | null
  /// What became of the files of the last release, and of the recipe.
  readonly fates: Fates
  /// Whether the person was asked where the release goes and picked no file.
  readonly unpicked: boolean
}

export const initial: State = {
  step: "load", opened: null, theme: "system", engine: {status: "starting"}, silence: null, description: null, reading: null,
  loadProblem: null, table: null, pending: null, history: null, hierarchies: {}, exposure: null, personEffect: null,
  search: null, attempts: [], conditions: null, comparison: null, evaluation: null, special: null, compared: null, release: null, message: null, fates: {}, unpicked: false,
}

export function entryOf(state: State): Entry | null {
  return state.history === null ? null : current(state.history)
}

export function recipeOf(state: State): Recipe | null {
  return entryOf(state)?.recipe ?? null
}

/// The exposure of the table under the present settings; null while it is not known.
export function exposureNow(state: State): Exposure | null {
  const recipe = recipeOf(state)
  const {exposure} = state
  return recipe !== null && exposure?.status === "done" && exposure.key === exposureKey(recipe) ? exposure.value : null
}

/// The last known exposure, possibly of slightly older settings: for texts that should not
/// flicker while a number is asked for again.
export function exposureLately(state: State): Exposure | null {
  return state.exposure?.value ?? null
}

/// What figures count, as far as it is known.
export function countedIn({exposure, table}: State): Counted | null {
  return exposure?.value?.counted ?? table?.inspection.counted ?? null
}

/// The column that may tell persons apart, as long as the recipe does not say whether it does.
export function openPerson(state: State): RepeatedPersons | null {
  const recipe = recipeOf(state)
  if (recipe === null || recipe.records?.entity !== undefined || recipe.records?.person !== undefined) return null
  return state.table?.inspection.person ?? null
}

/// What was found for the present settings: by the search, or by levels that are fixed.
export function solutionOf(state: State): Solution | null {
  const recipe = recipeOf(state)
  if (recipe === null) return null
  const {search, comparison} = state
  if (comparison?.status === "done" && comparison.key === outcomeKey(recipe, state.description)) return comparison.value?.solution ?? null
  if (search?.status === "done" && search.key === searchKey(recipe, state.description)) return search.progress?.best ?? null
  return null
}

/// Whether the settings name levels that can be compared and released: those that are
/// fixed, or those of a search that has ended under these settings.
export function hasLevels(state: State): boolean {
  const recipe = recipeOf(state)
  if (recipe === null) return false
  return recipe.search.algorithm === "fixed" || (state.search?.status === "done" && state.search.key === searchKey(recipe, state.description) && state.search.progress?.best != null)
}

/// The comparison under the present settings.
export function comparisonNow(state: State): Comparison | null {
  const recipe = recipeOf(state)
  const {comparison} = state
  return recipe !== null && comparison?.status === "done" && comparison.key === outcomeKey(recipe, state.description) ? comparison.value : null
}

/// The evaluation under the present settings, or the wait for it.
export function evaluationNow(state: State): Answer<Report> | null {
  const recipe = recipeOf(state)
  const {evaluation} = state
  return recipe !== null && evaluation?.key === outcomeKey(recipe, state.description) ? evaluation : null
}

/// What was found of special uniques under the present settings, or the wait for it.
export function specialNow(state: State): Answer<SpecialUniques> | null {
  const recipe = recipeOf(state)
  return recipe !== null && state.special?.key === exposureKey(recipe) ? state.special : null
}

/// A release made by the present settings, whatever was tried beside them since.
export function releaseNow(state: State): Release | null {
  const recipe = recipeOf(state)
  return recipe !== null && state.release?.key === releaseKey(recipe) ? state.release : null
}

/// Whether a problem lies in what is chosen under Protect, and is said there at its field.
export function chosenUnderProtect({field}: Problem): boolean {
  return /^(models\[|suppression|risk|loss)/.test(field ?? "")
}

/// What does not fit the table and is put right under Describe.
export function misfit({exposure}: State): Problem | null {
  const problem = exposure?.problem ?? null
  return problem === null || chosenUnderProtect(problem) ? null : problem
}

/// What stands where the exposure would, as long as it is not known.
export function unmeasuredId(state: State): string {
  return misfit(state) !== null ? "line-not-measured" : state.exposure?.problem != null ? "line-not-measured-protect" : "line-measuring"
}

/// Why a step cannot be done yet: what is missing, as in `blocked-…`, and the step that helps.
export interface Blocked {
  readonly id: string
  readonly step: Step
}

export function blocked(state: State, step: Step): Blocked | null {
  const recipe = recipeOf(state)
  if (step === "load") return null
  if (state.table === null || recipe === null) return {id: "table", step: "load"}
  if (step === "describe") return null
  if (quasiIdentifiers(recipe).length === 0) return {id: "quasi-identifiers", step: "describe"}
  if (step === "protect") return null
  if (openPerson(state) !== null) return {id: "person", step: "describe"}
  if (step === "find") return null
  if (!hasLevels(state)) return {id: "search", step: "find"}
  if (step !== "release") return null
  // What a file would show beside its quasi-identifiers is decided before it is written.
  if (leftBy(solutionOf(state), recipe, openQuestions(state, recipe)).length > 0) return {id: "columns", step: "describe"}
  return unprotectedColumns(state, recipe).length > 0 ? {id: "sensitive", step: "protect"} : null
}

/// Whether the worker has the table and can be asked about it.
export function answers({engine, reading, table}: State): boolean {
  return engine.status === "ready" && reading === null && table !== null
}

/// Whether a release was written that nobody has saved with its report.
export function unsavedRelease({fates, release}: State): boolean {
  return release?.status === "done" && !hasRelease(fates)
}

/// Whether leaving the page would lose work.
export function unsaved(state: State): boolean {
  const {history, fates} = state
  if (unsavedRelease(state)) return true
  if (history === null || history.entries.length < 2) return false
  return !hasRecipe(fates, releaseKey(current(history).recipe))
}

/// What remains when a worker has ended: what was found, but nothing that was still being asked
/// for. Search, release and attempts under way end with their calls.
export function afterDeath(state: State): Partial<State> {
  const answered = <T extends {readonly status: string}>(answer: T | null): T | null => answer?.status === "asking" ? null : answer
  return {
    reading: null, silence: null, conditions: null,
    hierarchies: Object.fromEntries(Object.entries(state.hierarchies).filter(([, {status}]) => status !== "asking")),
    exposure: answered(state.exposure), comparison: answered(state.comparison), evaluation: answered(state.evaluation), special: answered(state.special),
  }
}
