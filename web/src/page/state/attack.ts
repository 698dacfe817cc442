/// What somebody may have beside the release, and what is asked of attacks. Files are kept as such: they
/// are no settings, and go into no recipe.

import type {AttackName, AttackOutcome, AttackRequest, Problem, Recipe} from "../../generated/protocol.js"
import type {Attacked, OtherFiles} from "../../shared/calls.js"
import type {Answer} from "./results.js"
import {textOf} from "./recipe.js"
import {hasLevels, recipeOf, type State} from "./state.js"

/// Certainties from which on something may count as learned.
export const certainties: readonly number[] = [0.5, 0.7, 0.9, 1]

/// What somebody knows of one person: what stands in columns, by their names; empty where nothing is
/// known.
export type Person = Readonly<Record<string, string>>

export interface Attacker {
  /// Files of people with what is known of them.
  readonly known: readonly File[]
  readonly earlier: readonly File[]
  /// From which certainty on something counts as learned.
  readonly certainty: number
  /// Why a defence against earlier releases cannot be taken.
  readonly refused: Problem | null
  /// The one that is being tried.
  readonly trying: EarlierDefence | null
  /// Those that were tried on this recipe, as text, and lead to no release.
  readonly insufficient: {readonly recipe: string; readonly defences: readonly EarlierDefence[]} | null
}

/// Changes of a recipe after which its release parts nothing that earlier ones keep together, or counts
/// all that they show as known.
export const earlierDefences = ["floors", "columns"] as const
export type EarlierDefence = (typeof earlierDefences)[number]

export const nobody: Attacker = {
  known: [],
  earlier: [],
  certainty: 0.9,
  refused: null,
  trying: null,
  insufficient: null,
}

/// The defences that were tried on the recipe as it is, and lead to no release.
export function insufficientNow({attacker: {insufficient}}: State, recipe: Recipe | null): readonly EarlierDefence[] {
  return recipe !== null && insufficient?.recipe === textOf(recipe) ? insufficient.defences : []
}

/// Attacks on those of the table, on those of the files that others have, and on one person.
export const targets = ["table", "register", "person"] as const
export type Target = (typeof targets)[number]

/// Attacks under way, with what part of them is done, or what they came to.
export interface AttackAnswer extends Answer<Attacked> {
  readonly part: number
}

export type Attacks = Readonly<Record<Target, AttackAnswer | null>>

export const noAttacks: Attacks = {table: null, register: null, person: null}

/// What is asked about a target, and what the answer depends on; null if there is nothing to ask.
export interface AttackQuestion {
  readonly key: string
  readonly recipe: Recipe
  readonly others: OtherFiles
  readonly request: AttackRequest
}

const ofClasses: readonly AttackName[] = ["linking", "homogeneity", "background", "skewness", "similarity"]

export function attackQuestion(state: State, target: Target, person: Person | null = null): AttackQuestion | null {
  const recipe = recipeOf(state)
  if (recipe === null || state.keys === null || !hasLevels(state)) return null
  const {known, earlier, certainty} = state.attacker
  const others: OtherFiles | null =
    target === "table"
      ? {known: [], earlier}
      : target === "register"
        ? known.length === 0
          ? null
          : {known, earlier: []}
        : person === null
          ? null
          : {known: [fileOfPerson(person)], earlier: []}
  if (others === null) return null
  const request = {attacks: [...asked(target, recipe, earlier)], confidence: target === "person" ? least : certainty}
  const files = [...others.known, ...others.earlier].map(({name, size, lastModified}) => [name, size, lastModified])
  const basis = target === "person" ? person : files
  return {
    key: JSON.stringify([state.keys.outcome, recipe.output, basis, request]),
    recipe,
    others,
    request,
  }
}

/// So that of one person everything is told, however unlikely.
const least = 1e-9

function asked(target: Target, {output}: Recipe, earlier: readonly File[]): readonly AttackName[] {
  switch (target) {
    case "person":
      return ["linking", "homogeneity", "membership"]
    case "register":
      return [...ofClasses, "membership"]
    case "table":
      return [
        ...ofClasses,
        "minimality",
        ...(earlier.length === 0 ? [] : (["complementary", "temporal", "composition", "difference"] as const)),
        ...(earlier.length < 2 ? [] : (["joint"] as const)),
        // Nobody knows which rows belong together where the order is random.
        ...(earlier.length === 0 || output.shuffle ? [] : (["unsorted"] as const)),
      ]
  }
}

/// What is known of one person, as a file of one object, whose names nobody can take for values.
function fileOfPerson(person: Person): File {
  const known = Object.fromEntries(Object.entries(person).filter(([, text]) => text !== ""))
  return new File([JSON.stringify([known])], "person.json", {lastModified: 0})
}

/// What was found about a target, if it holds under the present settings.
export function attackNow(state: State, target: Exclude<Target, "person">): AttackAnswer | null {
  const answer = state.results.attacks[target]
  return answer !== null && answer.key === attackQuestion(state, target)?.key ? answer : null
}

export function hasFound({succeeded, refuted, complete}: AttackOutcome): boolean {
  return succeeded > 0 && refuted === undefined && complete
}

/// The attacks that are known to succeed: on those of the table, alone and beside earlier releases, and on
/// those of a register. Null before they were tried.
export function attacksFound(state: State): readonly AttackOutcome[] | null {
  const [table, register] = (["table", "register"] as const).map(target => attackNow(state, target)?.value?.after)
  return table === undefined ? null : [...table.attacks, ...(register?.attacks ?? [])].filter(hasFound)
}

/// The files with others added; one of the same name takes the other's place.
export function withFiles(files: readonly File[], more: readonly File[]): readonly File[] {
  const names = new Set(more.map(({name}) => name))
  return [...files.filter(({name}) => !names.has(name)), ...more]
}
