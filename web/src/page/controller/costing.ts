/// What each of many quasi-identifiers costs: the detail that is kept without it, by a short search.

import type {Recipe} from "../../generated/protocol.js"
import type {Call} from "../client.js"
import {keptOf} from "../state/loss.js"
import {textOf, withRole} from "../state/recipe.js"
import type {Costs} from "../state/results.js"
import {entryOf} from "../state/state.js"
import {outcomeOf} from "./ask.js"
import type {Context} from "./context.js"

/// A search that ends after so many nodes is a moment's work, and comes near the best.
const search = JSON.stringify({algorithm: "optimal", nodes: 200})

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
    const {keys, table, description} = store.state
    const entry = entryOf(store.state)
    if (keys === null || table === null || entry === null || this.#call !== null) return
    const {exposure: key} = keys
    for (const left of [null, ...attributes]) {
      const {recipe} = left === null ? entry : withRole(entry, [left], "identifier", table.inspection.recipe)
      this.#call = client.call("attempt", {recipe: textOf({...recipe, loss: detail, compare: []}), search})
      this.#put({key, running: true}, {})
      const outcome = await outcomeOf(this.#context, this.#call, () => store.state.keys?.exposure === key)
      if (outcome === null || !outcome.ok) {
        this.#call = null
        return this.#put({key, running: false}, {})
      }
      const {solution, problem} = outcome.value.tried.trial
      // What cannot be searched, such as a protection of the very column, says nothing of its cost.
      if (problem !== undefined) continue
      const share = solution === null ? null : keptOf(solution.loss, description)
      // A share of fewer columns is larger by that alone, so that it is told of how many it is one.
      const columns = columnsOf(recipe)
      const kept = share === null ? null : {kept: share * columns, columns}
      this.#put({key, running: true}, left === null ? {all: kept} : {without: {[left]: kept}})
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

/// The quasi-identifiers of a recipe, each as many as it weighs.
function columnsOf({attributes}: Recipe): number {
  const quasi = attributes.filter(({role}) => role === "quasi-identifier")
  return quasi.reduce((sum, {weight = 1}) => sum + weight, 0)
}
