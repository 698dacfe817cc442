/// What settings came to is kept with them in the history: whoever goes back to them has it again, and
/// need not search anew.

import type {Recipe} from "../../generated/protocol.js"
import {type Outcome, withOutcome} from "../state/history.js"
import {textOf} from "../state/recipe.js"
import {answers, entryOf, recipeOf, resultNow, type State} from "../state/state.js"
import type {Context} from "./context.js"

/// A search that took so many seconds at most is made again without being asked for.
const patience = 10

export class Outcomes {
  readonly #context: Context

  constructor(context: Context) {
    this.#context = context
    context.store.listen(state => this.#keep(state))
  }

  /// Keeps what the settings in force have come to.
  #keep(state: State): void {
    const {store} = this.#context
    const known = entryOf(state)?.outcome
    const outcome = outcomeNow(state)
    if (state.history === null || outcome === null) return
    if (known?.search === outcome.search && known.comparison === outcome.comparison) return
    store.update({history: withOutcome(state.history, outcome)})
  }

  /// Shows again what the settings in force came to, where something else was shown since, and gives
  /// it back to the worker, who keeps what was found last. Of cells that no levels describe nothing can
  /// be given back: the recipe is returned whose search is to be made again.
  restore(): Recipe | null {
    const {store, client} = this.#context
    const {state} = store
    const recipe = recipeOf(state)
    const {search = null, comparison = null} = entryOf(state)?.outcome ?? {}
    if (recipe === null || search === null || !answers(state)) return null
    if (search.key !== state.keys?.search || resultNow(state, "search") !== null) return null
    if (search.status === "done") {
      if (search.memory === undefined) return (search.took ?? Infinity) <= patience ? recipe : null
      client.call("recall", {recipe: textOf(recipe), memory: search.memory})
    }
    store.updateResults({search, ...(comparison === null ? {} : {comparison})})
    return null
  }
}

/// What the settings in force have come to; null as long as that is not known.
function outcomeNow(state: State): Outcome | null {
  const search = resultNow(state, "search")
  const comparison = resultNow(state, "comparison")
  if (comparison?.status === "done") return {search: search?.status === "done" ? search : null, comparison}
  // That levels chosen by hand do not hold is an outcome, too, and that nothing does.
  if (comparison?.problem?.code === "no-solution") return {search: null, comparison}
  return search?.status === "failed" && !search.stopped ? {search, comparison: null} : null
}
