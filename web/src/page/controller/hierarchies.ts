/// Looking at hierarchies, and replacing one only by one that was found to be whole.

import type {Hierarchy, HierarchyView, Problem, Role} from "../../generated/protocol.js"
import {own} from "../../shared/own.js"
import type {Outcome} from "../client.js"
import {attributeOf, hierarchyKey, keyOf, textOf, withHierarchy} from "../state/recipe.js"
import {type HierarchyState, recipeOf} from "../state/state.js"
import {saveBlob} from "../save.js"
import {nameOf} from "../words.js"
import {commitRecipe, type Context, sameTable} from "./context.js"

export class Hierarchies {
  readonly #context: Context

  constructor(context: Context) {
    this.#context = context
  }

  /// Asks for the hierarchy as it stands, unless it is known or asked for already.
  async look(attribute: string): Promise<void> {
    const {store, client} = this.#context
    const before = store.state
    const recipe = recipeOf(before)
    if (recipe === null || !hasLevels(attributeOf(recipe, attribute)?.role)) return
    const key = hierarchyKey(recipe, attribute)
    const known = own(before.hierarchies, attribute)
    if (known?.key === key) return
    this.#put(attribute, {key, status: "asking", value: known?.value ?? null, problem: null, refused: null})
    const outcome = await client.call("hierarchy", {recipe: textOf(recipe), attribute}).outcome
    if (sameTable(before, store.state) && own(store.state.hierarchies, attribute)?.key === key) this.#settle(attribute, key, outcome)
  }

  /// Tries another hierarchy; it replaces the present one only if it covers the column.
  async try(attribute: string, hierarchy: Hierarchy | undefined): Promise<void> {
    const {store, client} = this.#context
    const before = store.state
    const recipe = recipeOf(before)
    if (recipe === null) return
    const candidate = withHierarchy(recipe, attribute, hierarchy)
    const outcome = await client.call("hierarchy", {recipe: textOf(candidate), attribute}).outcome
    this.#replace(before.table, attribute, hierarchy, outcome)
  }

  /// Tries a hierarchy file. It is kept by the worker under its own name.
  async import(attribute: string, file: File): Promise<void> {
    const {store, client} = this.#context
    const before = store.state
    const recipe = recipeOf(before)
    if (recipe === null) return
    const bytes = await file.arrayBuffer()
    const delimiter = delimiterOf(bytes)
    const hierarchy: Hierarchy = {kind: "levels", file: file.name, ...(delimiter === ";" ? {} : {delimiter})}
    const candidate = withHierarchy(recipe, attribute, hierarchy)
    // A recipe knows files by name: a second one of the same name would replace the first.
    const other = recipe.attributes.find(other => keyOf(other) !== attribute
      && other.hierarchy?.kind === "levels" && other.hierarchy.file === file.name)
    if (other !== undefined && !sameBytes(bytes, this.#context.files.get(file.name))) {
      this.#refuse(attribute, hierarchy, {code: "file-name-taken", file: file.name, attribute: keyOf(other)})
      return
    }
    const outcome = await client.call("attach", {name: file.name, bytes, recipe: textOf(candidate), attribute}).outcome
    if (outcome.ok) this.#context.files.set(file.name, bytes)
    this.#replace(before.table, attribute, hierarchy, outcome)
  }

  async export(attribute: string): Promise<void> {
    const {store, client} = this.#context
    const recipe = recipeOf(store.state)
    if (recipe === null) return
    const outcome = await client.call("hierarchyCsv", {recipe: textOf(recipe), attribute}).outcome
    if (outcome.ok) saveBlob(new Blob([outcome.value], {type: "text/csv"}), `${attribute}-hierarchy.csv`)
    else if (outcome.failure.kind === "problem") this.#refuse(attribute, attributeOf(recipe, attribute)?.hierarchy, outcome.failure.problem)
  }

  #replace(table: unknown, attribute: string, hierarchy: Hierarchy | undefined, outcome: Outcome<HierarchyView>): void {
    const {store} = this.#context
    if (store.state.table !== table) return
    if (!outcome.ok) {
      if (outcome.failure.kind === "problem") this.#refuse(attribute, hierarchy, outcome.failure.problem)
      return
    }
    commitRecipe(this.#context, recipe => withHierarchy(recipe, attribute, hierarchy), {id: "history-hierarchy", args: {name: nameOf(attribute)}})
    const recipe = recipeOf(store.state)
    if (recipe !== null) this.#settle(attribute, hierarchyKey(recipe, attribute), outcome)
  }

  #settle(attribute: string, key: string, outcome: Outcome<HierarchyView>): void {
    if (outcome.ok) this.#put(attribute, {key, status: "done", value: outcome.value, problem: null, refused: null})
    else if (outcome.failure.kind === "problem") this.#put(attribute, {key, status: "failed", value: null, problem: outcome.failure.problem, refused: null})
  }

  #refuse(attribute: string, hierarchy: Hierarchy | undefined, problem: Problem): void {
    const known = own(this.#context.store.state.hierarchies, attribute)
    if (known !== undefined) this.#put(attribute, {...known, refused: {hierarchy, problem}})
  }

  #put(attribute: string, state: HierarchyState): void {
    const {store} = this.#context
    store.update({hierarchies: {...store.state.hierarchies, [attribute]: state}})
  }
}

/// Whether a column of this role may have levels: those of a sensitive one say how near its
/// values are to each other.
function hasLevels(role: Role | undefined): boolean {
  return role === "quasi-identifier" || role === "sensitive"
}

/// What separates the levels: the first of the usual characters that the first line has.
function delimiterOf(bytes: ArrayBuffer): string {
  const [line = ""] = new TextDecoder().decode(bytes.slice(0, 1 << 16)).split(/[\r\n]/, 1)
  return [";", "\t", "|", ","].find(character => line.includes(character)) ?? ";"
}

function sameBytes(bytes: ArrayBuffer, others: ArrayBuffer | undefined): boolean {
  if (others === undefined || bytes.byteLength !== others.byteLength) return false
  const theirs = new Uint8Array(others)
  return new Uint8Array(bytes).every((byte, at) => byte === theirs[at])
}
