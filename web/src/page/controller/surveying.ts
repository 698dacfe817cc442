/// What else could be released beside the table that was found: the nodes around it, and all nodes of
/// the lattice, worked out in the background once there is a table with one level for each column.

import type {Recipe} from "../../generated/protocol.js"
import type {Call} from "../client.js"
import {levelsOf, neighboursKey} from "../state/lattice.js"
import {textOf} from "../state/recipe.js"
import {holding, mostPreviewed} from "../state/results.js"
import {answers, exposureLately, recipeOf, solutionOf, type State} from "../state/state.js"
import {ask, resultAt} from "./ask.js"
import type {Context} from "./context.js"

/// So many nodes of so many different combinations of quasi-identifiers are looked at unasked.
const mostNodes = 2_000
const mostClasses = 20_000

export class Surveying {
  readonly #context: Context
  #call: Call<"lattice"> | null = null

  constructor(context: Context) {
    this.#context = context
    context.store.listen((state, previous) => {
      if (state.keys?.study !== previous.keys?.study) this.#call?.cancel()
      const isChanged = state.results !== previous.results || state.step !== previous.step
      if (!isChanged || state.step !== "find" || !answers(state) || state.results.search?.status === "running") return
      this.#lookAround(state)
      if (isQuick(state)) void this.survey()
    })
  }

  /// Looks at every node.
  async survey(): Promise<void> {
    const {store} = this.#context
    const {keys} = store.state
    const recipe = recipeOf(store.state)
    if (keys === null || recipe === null) return
    await ask(this.#context, {
      key: keys.study,
      place: resultAt("lattice"),
      method: "lattice",
      params: () => ({recipe: textOf(recipe)}),
      // Settings that change end it.
      begun: call => (this.#call = call),
    })
  }

  #lookAround(state: State): void {
    const recipe = recipeOf(state)
    const levels = levelsOf(solutionOf(state))
    const classes = exposureLately(state)?.classes ?? Infinity
    if (state.keys === null || recipe === null || levels === null || classes > mostPreviewed) return
    const fixed: Recipe = {...recipe, compare: [], search: {algorithm: "fixed", levels: {...levels}}}
    void ask(this.#context, {
      key: neighboursKey(state.keys.study, levels),
      place: resultAt("neighbours"),
      method: "neighbours",
      params: () => ({recipe: textOf(fixed)}),
    })
  }
}

/// Whether all nodes can be looked at in a moment, once there is a table to compare them with.
function isQuick(state: State): boolean {
  const exposure = state.keys === null ? null : holding(state.results, state.keys, "exposure")
  if (levelsOf(solutionOf(state)) === null || exposure?.status !== "done" || exposure.value === null) return false
  return Number(exposure.value.lattice) <= mostNodes && exposure.value.classes <= mostClasses
}
