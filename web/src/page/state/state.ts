/// Everything the page knows, as one immutable value. Its core is the recipe; all results
/// carry the key of the recipe they hold for, so that an old one is never shown as new.

import type {
  AuditReport,
  Comparison,
  Counted,
  Description,
  Exposure,
  FirstLine,
  Inspection,
  Problem,
  Recipe,
  RepeatedPersons,
  Role,
  Rows,
  Solution,
} from "../../generated/protocol.js"
import type {LoadProgress, ReadOptions, Room, TableFiles} from "../../shared/calls.js"
import type {Death} from "../client.js"
import {type Attacker, nobody} from "./attack.js"
import {type Contents, hasPart, hasRelease} from "./fates.js"
import type {Pin} from "./frontier.js"
import type {Given} from "./given.js"
import {current, type Entry, type History} from "./history.js"
import {type Keys, keysOf} from "./keys.js"
import type {PolicyState} from "./policy.js"
import type {Portal} from "./portal.js"
import {leftBy, openQuestions, unprotectedColumns} from "./questions.js"
import {quasiIdentifiers} from "./recipe.js"
import type {Session} from "./session.js"
import type {Advised, Simulated} from "./simulation.js"
import type {Texts} from "./texts.js"
import {type Answer, type Dependent, holding, noResults, type Results, type SearchState} from "./results.js"

export const steps = ["load", "describe", "protect", "find", "compare", "attack", "release"] as const
export type Step = (typeof steps)[number]

export type Theme = "system" | "light" | "dark"

/// The worker and what it can do.
export type Engine =
  | {readonly status: "starting"}
  | {readonly status: "ready"; readonly version: string}
  /// `reading`: the file that was being read.
  | {readonly status: "dead"; readonly death: Death; readonly reading: string | null}

/// A table that was read, with the files to read it from again.
export interface LoadedTable {
  readonly files: TableFiles
  readonly options: ReadOptions
  /// The SHA-256 of the bytes that were read.
  readonly sha256: string
  readonly inspection: Inspection
  readonly first: Rows
  /// The first lines of the first file as they stand in it.
  readonly lines: readonly FirstLine[]
}

/// A table that is being read.
export type Reading = LoadProgress

/// Why a file was not read.
export interface LoadProblem {
  readonly name: string
  readonly problem: Problem
  /// The files, if they can be tried all the same.
  readonly files: TableFiles | null
  /// The file that is at fault, to show what stands there; null where that is not known.
  readonly source: File | null
  readonly options: ReadOptions
  /// The first lines of the file as they stand in it, where it matters which of them are the table.
  readonly lines: readonly FirstLine[]
}

/// A column whose levels somebody went to Describe for.
export interface OpenedColumn {
  readonly name: string
  /// Whether its values are to be put into groups by hand.
  readonly isToGroup: boolean
}

/// A recipe that was opened and is not in force yet.
export interface PendingRecipe {
  readonly name: string
  readonly text: string
  /// Why it is not in force; null if only a table is missing.
  readonly problem: Problem | null
  /// The file that it still needs: the levels of a column, or a population.
  readonly wants: {readonly file: string; readonly attribute: string | null} | null
  /// The session that it comes from, and that waits for its own file.
  readonly session?: Session
}

/// Something that happened and that the user should know until they put it away.
export interface Message {
  readonly id: string
  readonly args: Readonly<Record<string, string | number>>
  /// A recipe that would otherwise be lost, to save.
  readonly recipe?: Recipe
}

/// A file that somebody has published, in columns of these roles and of others that are suggested.
export interface Audited {
  readonly file: File
  readonly roles: Readonly<Record<string, Role>>
  readonly status: "asking" | "done" | "failed"
  readonly value: AuditReport | null
  readonly problem: Problem | null
  /// What part of it is done, from 0 to 1.
  readonly part: number
}

/// The file of a recipe for sets of items, places or a graph.
export interface OtherRecipeFile {
  readonly name: string
  readonly text: string
}

export interface State {
  readonly step: Step
  readonly opened: OpenedColumn | null
  readonly theme: Theme
  /// The code of the language that the page speaks.
  readonly language: string
  /// Whether the technical words of a step stand there with their meanings.
  readonly explained: boolean
  readonly engine: Engine
  /// Seconds for which nothing was heard of the worker although something is waited for.
  readonly silence: number | null
  readonly description: Description | null
  /// What fits into memory, once the engine has said so.
  readonly room: Room | null
  readonly reading: Reading | null
  readonly loadProblem: LoadProblem | null
  readonly table: LoadedTable | null
  readonly pending: PendingRecipe | null
  /// Files beside the table that were given together and are not in force yet.
  readonly given: Given | null
  readonly history: History | null
  /// What results depend on under the present settings; null without any. Kept by the store.
  readonly keys: Keys | null
  readonly results: Results
  /// Points of the map of k and limit that are set beside each other.
  readonly pins: readonly Pin[]
  /// What somebody may have beside the release.
  readonly attacker: Attacker
  readonly audited: Audited | null
  /// Which protection suits whom the release is to withstand; null before anybody has asked.
  readonly advised: Advised | null
  /// Samples of a population that were drawn last.
  readonly simulated: Simulated | null
  /// What stands on the first page of the report.
  readonly texts: Texts
  readonly message: Message | null
  /// A recipe that was opened and is for no table.
  readonly otherRecipe: OtherRecipeFile | null
  /// What the page around this one gave.
  readonly portal: Portal | null
  /// The policy that the table was read under, or the next one is to be where there is none.
  readonly policy: PolicyState | null
}

export const initial: State = {
  step: "load",
  opened: null,
  theme: "system",
  language: "en",
  explained: true,
  engine: {status: "starting"},
  silence: null,
  description: null,
  room: null,
  reading: null,
  loadProblem: null,
  table: null,
  pending: null,
  given: null,
  history: null,
  keys: null,
  results: noResults,
  pins: [],
  attacker: nobody,
  audited: null,
  advised: null,
  simulated: null,
  texts: {},
  message: null,
  otherRecipe: null,
  portal: null,
  policy: null,
}

/// With the keys of the recipe, if it is another than before, or what is known of searches is.
export function withKeys(state: State, previous: State): State {
  const recipe = recipeOf(state)
  if (recipe === recipeOf(previous) && state.description === previous.description) return state
  return {...state, keys: recipe === null ? null : keysOf(recipe, state.description)}
}

export function entryOf(state: State): Entry | null {
  return state.history === null ? null : current(state.history)
}

export function recipeOf(state: State): Recipe | null {
  return entryOf(state)?.recipe ?? null
}

/// A result that holds under the present settings, or is asked for them.
export function resultNow<Name extends Dependent>({results, keys}: State, name: Name): Results[Name] | null {
  return holding(results, keys, name)
}

/// The exposure of the table under the present settings; null while it is not known.
export function exposureNow(state: State): Exposure | null {
  const exposure = resultNow(state, "exposure")
  return exposure?.status === "done" ? exposure.value : null
}

/// The last known exposure, possibly of slightly older settings: for texts that should not
/// flicker while a number is asked for again.
export function exposureLately({results}: State): Exposure | null {
  return results.exposure?.value ?? null
}

/// Whether what is exposed under the present settings is still to come.
export function awaitsExposure(state: State): boolean {
  return state.keys !== null && answers(state) && !isSettled(holding(state.results, state.keys, "exposure"))
}

function isSettled(answer: Answer<unknown> | null): boolean {
  return answer?.status === "done" || answer?.status === "failed"
}

/// What is found in the table that the recipe is about: in the file, or in one record for each
/// person. As long as that is not known, in what was known last.
export function inspectionOf(state: State): Inspection | null {
  const own = state.table?.inspection ?? null
  return recipeOf(state)?.data.fold === undefined ? own : (state.results.folded?.value ?? own)
}

/// How many records the table has: as many as lines, unless a column says for how many each stands.
export function recordsIn(state: State): number {
  const counted = recipeOf(state)?.records?.count === undefined ? undefined : exposureLately(state)?.records
  return counted ?? inspectionOf(state)?.records ?? 0
}

/// What figures count, as far as it is known.
export function countedIn(state: State): Counted | null {
  return exposureLately(state)?.counted ?? state.table?.inspection.counted ?? null
}

/// The column that may tell persons apart, as long as the recipe does not say whether it does.
export function openPerson(state: State): RepeatedPersons | null {
  const recipe = recipeOf(state)
  if (recipe === null || recipe.records?.entity !== undefined || recipe.records?.person !== undefined) return null
  if (recipe.data.fold !== undefined) return null
  return state.table?.inspection.person ?? null
}

/// What was found for the present settings: by the search, or by levels that are fixed.
export function solutionOf(state: State): Solution | null {
  return comparisonNow(state)?.solution ?? searchedNow(state)?.progress?.best ?? null
}

/// The search under the present settings, if it has come to its end.
export function searchedNow(state: State): SearchState | null {
  const search = resultNow(state, "search")
  return search?.status === "done" ? search : null
}

/// Whether the settings name levels that can be compared and released: those that are
/// fixed, or those of a search that has ended under these settings.
export function hasLevels(state: State): boolean {
  return recipeOf(state)?.search.algorithm === "fixed" || searchedNow(state)?.progress?.best != null
}

/// The comparison under the present settings.
export function comparisonNow(state: State): Comparison | null {
  const comparison = resultNow(state, "comparison")
  return comparison?.status === "done" ? comparison.value : null
}

/// Whether a problem lies in what is chosen under Protect, and is said there at its field.
export function chosenUnderProtect({field}: Problem): boolean {
  return /^(models\[|suppression|risk|loss)/.test(field ?? "")
}

/// What does not fit the table and is put right under Describe.
export function misfit({results}: State): Problem | null {
  const problem = results.exposure?.problem ?? null
  return problem === null || chosenUnderProtect(problem) ? null : problem
}

/// What stands where the exposure would, as long as it is not known.
export function unmeasuredId(state: State): string {
  return misfit(state) !== null
    ? "line-not-measured"
    : state.results.exposure?.problem != null
      ? "line-not-measured-protect"
      : "line-measuring"
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
  // What a recipe asks for to be put into it.
  if (recipe.earlier === "floors" || recipe.earlier === "columns") return {id: "earlier", step: "attack"}
  // What a file would show beside its quasi-identifiers is decided before it is written.
  if (leftBy(solutionOf(state), recipe, openQuestions(state, recipe)).length > 0)
    return {id: "columns", step: "describe"}
  return unprotectedColumns(state, recipe).length > 0 ? {id: "sensitive", step: "protect"} : null
}

/// Whether the worker has the table and can be asked about it.
export function answers({engine, reading, table}: State): boolean {
  return engine.status === "ready" && reading === null && table !== null
}

/// Whether a release was written that nobody has saved with its report.
export function unsavedRelease({results: {fates, release}}: State): boolean {
  return release?.status === "done" && !hasRelease(fates)
}

/// What files hold that may be saved again after a change, as it is now.
export function contentsNow({keys, texts, pins}: State): Contents {
  return {recipe: keys?.release ?? "", texts: JSON.stringify(texts), pins: JSON.stringify(pins)}
}

/// Whether leaving the page would lose work. Pins alone are quickly set again.
export function unsaved(state: State): boolean {
  const {history, texts, results} = state
  if (unsavedRelease(state)) return true
  if (history === null) return false
  const now = contentsNow(state)
  if (Object.keys(texts).length > 0 && !hasPart(results.fates, "texts", now)) return true
  return history.entries.length > 1 && !hasPart(results.fates, "recipe", now)
}
