/// What other k and other suppression limits would cost, worked out while somebody looks at it.

import type {Call} from "../client.js"
import {frontierNow, type FrontierState, pairsFor} from "../state/frontier.js"
import {textOf} from "../state/recipe.js"
import {answers, recipeOf} from "../state/state.js"
import {outcomeOf} from "./ask.js"
import type {Context} from "./context.js"

export class TradeOffs {
  readonly #context: Context
  #call: Call<"frontier"> | null = null

  constructor(context: Context) {
    this.#context = context
    context.store.listen(state => {
      const recipe = recipeOf(state)
      const isWanted = recipe !== null && frontierNow(state.results.frontier, recipe, state.keys) !== null
      if (this.#call !== null && !isWanted) this.#call.cancel()
    })
  }

  /// Works out every point, unless that was done.
  async workOut(): Promise<void> {
    const {store, client} = this.#context
    const {state} = store
    const recipe = recipeOf(state)
    const pairs = recipe === null ? null : pairsFor(recipe)
    if (recipe === null || state.keys === null || pairs === null || !answers(state)) return
    if (frontierNow(state.results.frontier, recipe, state.keys) !== null) return
    const begun: FrontierState = {
      ...pairs,
      key: state.keys.frontier,
      status: "asking",
      points: [],
      problem: null,
    }
    const put = (change: Partial<FrontierState>): void => {
      if (this.#call === call) store.updateResults({frontier: {...begun, ...store.state.results.frontier, ...change}})
    }
    const call = client.call("frontier", {recipe: textOf(recipe), ...pairs}, points => put({points}))
    this.#call = call
    store.updateResults({frontier: begun})
    const outcome = await outcomeOf(this.#context, call, () => this.#call === call)
    if (outcome?.ok === true) put({status: "done", points: outcome.value})
    else if (outcome?.failure.kind === "problem") {
      const {problem} = outcome.failure
      // Settings that have changed ended it.
      if (problem.code === "cancelled") store.updateResults({frontier: null})
      else put({status: "failed", problem})
    }
    if (this.#call === call) this.#call = null
  }
}
