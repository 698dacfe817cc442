/// What comes of each remedy for columns of which nothing is left, and of each protection that stops an
/// attack: tried one after the other in the background, so that none is offered that helps nobody.

import type {Recipe} from "../../generated/protocol.js"
import type {Call} from "../client.js"
import {isLost} from "../outcome/level-words.js"
import {remediedRecipe, remedyKey, triedRemedies, untriedDefence, untriedRemedy} from "../outcome/remedies.js"
import {isEmpty} from "../state/loss.js"
import {keyOf, quasiIdentifiers, textOf} from "../state/recipe.js"
import type {Remedied, Remedy} from "../state/remedies.js"
import {begunWay, wayItem, wayKey} from "../state/searches.js"
import {answers, recipeOf, type State} from "../state/state.js"
import {outcomeOf} from "./ask.js"
import type {Context} from "./context.js"

/// A search that ends after so many nodes is a moment's work, and comes near the best.
const NODES = 2_000

export class Remedying {
  readonly #context: Context
  #call: Call<"attempt"> | null = null

  constructor(context: Context) {
    this.#context = context
    context.store.listen((state, previous) => {
      if (state.keys?.search !== previous.keys?.search) this.#call?.cancel()
      if (state.results !== previous.results || state.step !== previous.step) void this.#try()
    })
  }

  async #try(): Promise<void> {
    const {store, client} = this.#context
    for (;;) {
      const {state} = store
      const key = state.keys?.search
      const recipe = recipeOf(state)
      if (this.#call !== null || key === undefined || recipe === null || !answers(state)) return
      if (state.results.search?.status === "running") return
      const remedy = untriedRemedy(state)
      const asked = remedy === null ? untriedDefence(state) : remediedRecipe(recipe, remedy)
      const search = wayTried(recipe, state)
      if (asked === null || search === null) return
      this.#call = client.call("attempt", {recipe: textOf({...asked, compare: []}), search, columns: true})
      const outcome = await outcomeOf(this.#context, this.#call, () => store.state.keys?.search === key)
      this.#call = null
      if (outcome === null) return
      if (!outcome.ok && (outcome.failure.kind !== "problem" || outcome.failure.problem.code === "cancelled")) return
      // A remedy that is refused helps nobody.
      const found = outcome.ok
        ? foundBy(remedy, outcome.value.tried.trial.solution, outcome.value.columns, asked)
        : null
      store.updateResults({
        remedies: {
          key,
          tried: {...triedRemedies(store.state), [remedy === null ? textOf(asked) : remedyKey(remedy)]: found},
        },
      })
    }
  }
}

/// What keeps a part of the column that the remedy is for, or of any column; null for another table.
function foundBy(
  remedy: Remedy | null,
  solution: Remedied["solution"] | null,
  columns: Remedied["columns"],
  asked: Recipe,
): Remedied | null {
  if (solution === null || isEmpty(solution)) return null
  const names = remedy === null ? quasiIdentifiers(asked).map(keyOf) : [remedy.attribute]
  const isKept = columns.some(column => !isLost(column) && names.includes(column.name))
  return isKept ? {solution, columns} : null
}

/// The recipe's own way, as far as that is quick; levels that were chosen are what a search replaces.
function wayTried({search}: Recipe, {description}: State): string | null {
  const optimal = wayItem(description, "optimal")
  if (optimal === undefined) return null
  const isOptimal = search.algorithm === "fixed" || wayItem(description, search.algorithm)?.family === "optimal"
  return isOptimal ? JSON.stringify({...begunWay(optimal), nodes: NODES}) : wayKey(search, description)
}
