/// What each of many quasi-identifiers costs: the detail that the others keep without it, beside what
/// they keep with it, by short searches.

import type {ComparedColumn, Recipe} from "../../generated/protocol.js"
import type {Call} from "../client.js"
import {keyOf, quasiIdentifiers, textOf, withRole} from "../state/recipe.js"
import type {Costs} from "../state/results.js"
import {entryOf} from "../state/state.js"
import {outcomeOf} from "./ask.js"
import type {Context} from "./context.js"
import {nodesOf} from "./previewing.js"

/// Whatever a job minimises, what is shown is how much detail is kept.
const detail = {metric: "loss", aggregate: "arithmetic-mean", "gs-factor": 0.5} as const

export class Costing {
  readonly #context: Context
  #call: Call<"attempt"> | null = null

  constructor(context: Context) {
    this.#context = context
    context.store.listen((state, previous) => {
      if (state.keys?.study !== previous.keys?.study) this.stop()
    })
  }

  /// Searches with all of these columns, and then without each one.
  async weigh(attributes: readonly string[]): Promise<void> {
    const {store, client} = this.#context
    const {keys, table} = store.state
    const entry = entryOf(store.state)
    if (keys === null || table === null || entry === null || this.#call !== null) return
    const {exposure: key} = keys
    // As long a search as that of the table beside it, so that both say the same.
    const search = JSON.stringify({algorithm: "optimal", nodes: nodesOf(store.state)})
    let beside: Readonly<Record<string, number>> = {}
    for (const left of [null, ...attributes]) {
      const {recipe} = left === null ? entry : withRole(entry, [left], "identifier", table.inspection.recipe)
      const text = textOf({...recipe, loss: detail, compare: []})
      this.#call = client.call("attempt", {recipe: text, search, columns: left === null})
      this.#put({key, running: true}, {})
      const outcome = await outcomeOf(this.#context, this.#call, () => store.state.keys?.exposure === key)
      if (outcome === null || !outcome.ok) {
        this.#call = null
        return this.#put({key, running: false}, {})
      }
      const {solution, problem} = outcome.value.tried.trial
      // What cannot be searched, such as a protection of the very column, says nothing of its cost.
      if (problem !== undefined) continue
      // A share of fewer columns is larger by that alone, so that it is told of how many it is one.
      const columns = columnsOf(recipe)
      const lost = solution === null ? null : solution.loss.value * quasiIdentifiers(recipe).length
      const kept = lost === null ? null : {kept: columns - lost, columns}
      if (left === null) {
        beside = kept === null ? {} : besideEach(kept.kept, recipe, outcome.value.columns)
        this.#put({key, running: true}, {all: kept})
        continue
      }
      const others = beside[left]
      const more = kept === null || others === undefined ? null : kept.kept - others
      this.#put({key, running: true}, {without: {[left]: kept === null ? null : {...kept, more}}})
    }
    this.#call = null
    this.#put({key, running: false}, {})
  }

  stop(): void {
    this.#call?.cancel()
  }

  /// Adds to what is known under the same settings.
  #put(now: Pick<Costs, "key" | "running">, more: Partial<Pick<Costs, "all" | "without">>): void {
    const {store} = this.#context
    if (store.state.keys?.exposure !== now.key) return
    const {costs} = store.state.results
    const known = costs?.key === now.key ? costs : {all: null, without: {}}
    store.updateResults({
      costs: {...now, all: more.all ?? known.all, without: {...known.without, ...more.without}},
    })
  }
}

/// What all others keep beside each quasi-identifier, where all of them together keep so much.
function besideEach(
  kept: number,
  {attributes}: Recipe,
  columns: readonly ComparedColumn[],
): Readonly<Record<string, number>> {
  const weights = new Map(attributes.map(attribute => [keyOf(attribute), attribute.weight ?? 1]))
  return Object.fromEntries(
    columns.flatMap(({name, loss}) => (loss === null ? [] : [[name, kept - (weights.get(name) ?? 1) * (1 - loss)]])),
  )
}

/// The quasi-identifiers of a recipe, each as many as it weighs.
function columnsOf(recipe: Recipe): number {
  return quasiIdentifiers(recipe).reduce((sum, {weight = 1}) => sum + weight, 0)
}
