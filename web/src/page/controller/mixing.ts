/// Whether levels that are mixed within a column keep more: tried in the background once the best
/// table with one level for each column is found, so that nobody has to know of such ways to hear of
/// what they would keep.

import type {Recipe} from "../../generated/protocol.js"
import type {Call} from "../client.js"
import {textOf} from "../state/recipe.js"
import {attemptOf, mixedWays, recodes, type Way, wayKey} from "../state/searches.js"
import {exposureLately, recipeOf, searchedNow} from "../state/state.js"
import {outcomeOf} from "./ask.js"
import type {Context} from "./context.js"

/// Above so many different combinations of quasi-identifiers nobody is kept waiting for this.
const MOST_TUPLES = 100_000

export class Mixing {
  readonly #context: Context
  #call: Call<"attempt"> | null = null

  constructor(context: Context) {
    this.#context = context
    context.store.listen((state, previous) => {
      if (state.keys?.study !== previous.keys?.study) this.#call?.cancel()
      if (state.results.search !== previous.results.search && searchedNow(state) !== null) void this.#try()
    })
  }

  async #try(): Promise<void> {
    const {store} = this.#context
    const {state} = store
    const {keys, description} = state
    const recipe = recipeOf(state)
    const best = searchedNow(state)?.progress?.best ?? null
    const tuples = exposureLately(state)?.classes ?? Infinity
    if (this.#call !== null || keys === null || recipe === null || best === null) return
    if (recodes(description, recipe.search) || best.loss.value === 0 || tuples > MOST_TUPLES) return
    store.updateResults({mixing: keys.study})
    try {
      await this.#each(mixedWays(description), recipe, keys.study)
    } finally {
      if (store.state.results.mixing === keys.study) store.updateResults({mixing: null})
    }
  }

  async #each(ways: readonly Way[], recipe: Recipe, study: string): Promise<void> {
    const {store, client} = this.#context
    const {description} = store.state
    for (const way of ways) {
      if (attemptOf(store.state, way) !== null) continue
      const id = wayKey(way, description)
      this.#call = client.call("attempt", {recipe: textOf(recipe), search: id, columns: true})
      const outcome = await outcomeOf(this.#context, this.#call, () => store.state.keys?.study === study)
      this.#call = null
      if (outcome === null || !outcome.ok) return
      const {tried, text, columns} = outcome.value
      // Somebody may have begun to try the same way for comparison meanwhile.
      if (attemptOf(store.state, way) !== null) continue
      const attempt = {key: study, way: id, status: "done", progress: null, tried, text, columns} as const
      store.updateResults({attempts: [...store.state.results.attempts, attempt]})
    }
  }
}
