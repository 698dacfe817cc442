/// Looking at hierarchies, and replacing one only by one that was found to be whole.

import type {CutScale, Hierarchy, HierarchyView, Problem, Role} from "../../generated/protocol.js"
import {own} from "../../shared/own.js"
import type {Outcome} from "../client.js"
import {type CutsHierarchy, evenCuts} from "../cut-studio/cut-points.js"
import {saveBlob} from "../save.js"
import {cutScaleKey, hierarchyKey, isSameScale} from "../state/keys.js"
import {attributeOf, fileOfLevels, keyOf, textOf, withHierarchy} from "../state/recipe.js"
import {recipeOf} from "../state/state.js"
import {nameOf} from "../words.js"
import {ask, outcomeOf, type Place} from "./ask.js"
import {sameBytes} from "./bytes.js"
import {commitRecipe, type Context} from "./context.js"

export class Hierarchies {
  readonly #context: Context
  /// What is being tried: neither in force nor refused yet.
  readonly #trials = new Set<Promise<void>>()

  constructor(context: Context) {
    this.#context = context
  }

  /// Waits until whatever is being tried is in force or refused.
  async settled(): Promise<void> {
    while (this.#trials.size > 0) await Promise.allSettled(this.#trials)
  }

  async #awaited(trial: Promise<void>): Promise<void> {
    this.#trials.add(trial)
    try {
      await trial
    } finally {
      this.#trials.delete(trial)
    }
  }

  /// Asks for the hierarchy as it stands, unless it is known or asked for already.
  async look(attribute: string): Promise<void> {
    const recipe = recipeOf(this.#context.store.state)
    if (recipe === null || !mayHaveLevels(attributeOf(recipe, attribute)?.role)) return
    await ask(this.#context, {
      key: hierarchyKey(recipe, attribute),
      place: placeOf(attribute),
      method: "hierarchy",
      params: () => ({recipe: textOf(recipe), attribute}),
      keeps: problem => problem === null,
    })
    await this.#lookAtScale(attribute)
  }

  /// Asks where its cut points may stand. Counts of before stay as long as only points have moved.
  async #lookAtScale(attribute: string): Promise<void> {
    const {store} = this.#context
    const recipe = recipeOf(store.state)
    const key = recipe === null ? null : cutScaleKey(recipe, attribute)
    if (recipe === null || key === null) return
    const known = own(store.state.results.scales, attribute)
    await ask(this.#context, {
      key,
      place: scaleOf(attribute),
      method: "cutScale",
      params: () => ({recipe: textOf(recipe), attribute}),
      keeps: problem => problem === null && known !== undefined && isSameScale(known.key, key),
    })
  }

  /// Cuts where the records are parted evenly, or else where it is said.
  beginCuts(attribute: string, hierarchy: CutsHierarchy): Promise<void> {
    return this.#awaited(this.#beginCuts(attribute, hierarchy))
  }

  async #beginCuts(attribute: string, hierarchy: CutsHierarchy): Promise<void> {
    const {store, client} = this.#context
    const recipe = recipeOf(store.state)
    if (recipe === null) return
    const text = textOf(withHierarchy(recipe, attribute, hierarchy))
    const outcome = await outcomeOf(this.#context, client.call("cutScale", {recipe: text, attribute}))
    if (outcome === null) return
    const cuts = outcome.ok && outcome.value !== null ? evenCuts(outcome.value) : null
    await this.#try(attribute, cuts === null ? hierarchy : {...hierarchy, cuts})
  }

  /// Tries another hierarchy; it replaces the present one only if it covers the column. Changes in a
  /// row that are called alike by a label of their own are one entry of the history.
  try(attribute: string, hierarchy: Hierarchy | undefined, label?: string): Promise<void> {
    return this.#awaited(this.#try(attribute, hierarchy, label))
  }

  async #try(attribute: string, hierarchy: Hierarchy | undefined, label?: string): Promise<void> {
    const {store, client} = this.#context
    const recipe = recipeOf(store.state)
    if (recipe === null) return
    const candidate = withHierarchy(recipe, attribute, hierarchy)
    this.#replace(
      attribute,
      hierarchy,
      await outcomeOf(this.#context, client.call("hierarchy", {recipe: textOf(candidate), attribute})),
      label,
    )
  }

  /// Tries a hierarchy file. It is kept by the worker under its own name.
  import(attribute: string, file: File): Promise<void> {
    return this.#awaited(this.#import(attribute, file))
  }

  async #import(attribute: string, file: File): Promise<void> {
    const {store, client, files} = this.#context
    const bytes = await file.arrayBuffer()
    const recipe = recipeOf(store.state)
    if (recipe === null) return
    this.#context.given.set(file.name, file)
    const delimiter = delimiterOf(bytes)
    const hierarchy: Hierarchy = {kind: "levels", file: file.name, ...(delimiter === ";" ? {} : {delimiter})}
    const candidate = withHierarchy(recipe, attribute, hierarchy)
    // A recipe knows files by name: a second one of the same name would replace the first.
    const other = recipe.attributes.find(
      other => keyOf(other) !== attribute && fileOfLevels(other.hierarchy) === file.name,
    )
    if (other !== undefined && !sameBytes(bytes, files.get(file.name))) {
      this.#refuse(attribute, hierarchy, {code: "file-name-taken", file: file.name, attribute: keyOf(other)})
      return
    }
    const outcome = await outcomeOf(
      this.#context,
      client.call("attach", {name: file.name, bytes, recipe: textOf(candidate), attribute}),
    )
    if (outcome?.ok === true) files.set(file.name, bytes)
    this.#replace(attribute, hierarchy, outcome)
  }

  async export(attribute: string): Promise<void> {
    const {store, client} = this.#context
    const recipe = recipeOf(store.state)
    if (recipe === null) return
    const outcome = await client.call("hierarchyCsv", {recipe: textOf(recipe), attribute}).outcome
    if (outcome.ok) saveBlob(new Blob([outcome.value], {type: "text/csv"}), `${attribute}-hierarchy.csv`)
    else if (outcome.failure.kind === "problem")
      this.#refuse(attribute, attributeOf(recipe, attribute)?.hierarchy, outcome.failure.problem)
  }

  #replace(
    attribute: string,
    hierarchy: Hierarchy | undefined,
    outcome: Outcome<HierarchyView> | null,
    label?: string,
  ): void {
    const {store} = this.#context
    if (outcome?.ok === false && outcome.failure.kind === "problem")
      this.#refuse(attribute, hierarchy, outcome.failure.problem)
    if (outcome?.ok !== true) return
    commitRecipe(
      this.#context,
      recipe => withHierarchy(recipe, attribute, hierarchy),
      {id: label ?? "history-hierarchy", args: {name: nameOf(attribute)}},
      label !== undefined,
    )
    const recipe = recipeOf(store.state)
    if (recipe === null) return
    const answer = {key: hierarchyKey(recipe, attribute), status: "done", value: outcome.value, problem: null} as const
    store.updateResults(placeOf(attribute).change(store.state.results, answer))
  }

  #refuse(attribute: string, hierarchy: Hierarchy | undefined, problem: Problem): void {
    const {store} = this.#context
    const {hierarchies} = store.state.results
    const known = own(hierarchies, attribute)
    if (known !== undefined)
      store.updateResults({hierarchies: {...hierarchies, [attribute]: {...known, refused: {hierarchy, problem}}}})
  }
}

/// The place of a column's hierarchy. Each answer takes the place of what was refused before.
function placeOf(attribute: string): Place<HierarchyView> {
  return {
    known: ({hierarchies}) => own(hierarchies, attribute) ?? null,
    change: ({hierarchies}, answer) => ({hierarchies: {...hierarchies, [attribute]: {...answer, refused: null}}}),
  }
}

/// The place of a column's scale.
function scaleOf(attribute: string): Place<CutScale | null> {
  return {
    known: ({scales}) => own(scales, attribute) ?? null,
    change: ({scales}, answer) => ({scales: {...scales, [attribute]: answer}}),
  }
}

/// Whether a column of this role may have levels: those of a sensitive one say how near its
/// values are to each other.
function mayHaveLevels(role: Role | undefined): boolean {
  return role === "quasi-identifier" || role === "sensitive"
}

/// What separates the levels: the first of the usual characters that the first line has.
function delimiterOf(bytes: ArrayBuffer): string {
  const [line = ""] = new TextDecoder().decode(bytes.slice(0, 1 << 16)).split(/[\r\n]/, 1)
  return [";", "\t", "|", ","].find(character => line.includes(character)) ?? ";"
}
