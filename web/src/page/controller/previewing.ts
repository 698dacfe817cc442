/// The table as it would be, worked out while settings change: by a short search of its own, of which
/// nothing is kept but what is looked at.

import type {Recipe} from "../../generated/protocol.js"
import type {Call} from "../client.js"
import {textOf} from "../state/recipe.js"
import {holding, mostPreviewed} from "../state/results.js"
import {begunWay, wayItem} from "../state/searches.js"
import {answers, exposureLately, recipeOf, type State} from "../state/state.js"
import {ask, resultAt} from "./ask.js"
import type {Context} from "./context.js"

/// A search that ends after so many nodes is a moment's work, and comes near the best.
const NODES = 2_000

/// Where each of them takes long.
const FEW_NODES = 50

/// Records that are shown before and after.
const RECORDS = 5

export class Previewing {
  readonly #context: Context
  #call: Call<"preview"> | null = null

  constructor(context: Context) {
    this.#context = context
    context.store.listen((state, previous) => {
      if (state.keys?.search !== previous.keys?.search) this.#call?.cancel()
      if (isWanted(state)) void this.#look()
    })
  }

  async #look(): Promise<void> {
    const {store} = this.#context
    const {keys} = store.state
    const recipe = recipeOf(store.state)
    const text = recipe === null ? null : looked(recipe, store.state)
    if (keys === null || text === null) return
    const key = keys.search
    await ask(this.#context, {
      key,
      place: resultAt("preview"),
      method: "preview",
      params: () => ({recipe: text, records: RECORDS}),
      // Other settings end it; what they come to is asked for by themselves.
      begun: call => (this.#call = call),
      progress: value => store.updateResults({preview: {key, status: "asking", value, problem: null}}),
    })
  }
}

/// The recipe by which the table is looked at that another one would come to; null before it is known
/// how to search.
export function looked(recipe: Recipe, state: State): string | null {
  const optimal = wayItem(state.description, "optimal")
  if (optimal === undefined) return null
  const search = recipe.search.algorithm === "fixed" ? recipe.search : {...begunWay(optimal), nodes: nodesOf(state)}
  return textOf({...recipe, compare: [], search: search as Recipe["search"]})
}

/// The most nodes that such a search looks at.
export function nodesOf(state: State): number {
  return (exposureLately(state)?.classes ?? 0) > mostPreviewed ? FEW_NODES : NODES
}

/// Once what is exposed is known, so that settings have settled and how large the work is.
function isWanted(state: State): boolean {
  const {keys, results, step} = state
  if ((step !== "describe" && step !== "protect") || keys === null || !answers(state)) return false
  if (results.preview?.key === keys.search || results.search?.status === "running") return false
  const exposure = holding(results, keys, "exposure")
  return exposure?.status === "done" && exposure.value !== null
}
