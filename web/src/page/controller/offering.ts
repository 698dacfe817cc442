/// What the ladders that are offered for the column on hand would keep: tried one after the other in
/// the background, by the short search that the look at the table takes.

import type {Recipe} from "../../generated/protocol.js"
import type {Call} from "../client.js"
import {type Gain, type Gains, gainOf, hierarchyOf, isInForce} from "../state/offers.js"
import {attributeOf, columnOf, withHierarchy} from "../state/recipe.js"
import {exposureLately, inspectionOf, recipeOf, type State} from "../state/state.js"
import {outcomeOf} from "./ask.js"
import type {Context} from "./context.js"
import {looked} from "./previewing.js"

/// Above so many different combinations of quasi-identifiers a search for each ladder takes too long.
const MOST_TUPLES = 20_000

export class Offering {
  readonly #context: Context
  #attribute: string | null = null
  #call: Call<"preview"> | null = null

  constructor(context: Context) {
    this.#context = context
    context.store.listen((state, previous) => {
      if (state.keys?.search !== previous.keys?.search) this.#stop()
      this.#go()
    })
  }

  /// The column that is looked at, if one is.
  look(attribute: string | null): void {
    if (attribute !== this.#attribute) this.#stop()
    this.#attribute = attribute
    this.#go()
  }

  /// Ends what is under way, so that it begins anew should it be wanted again.
  #stop(): void {
    const {store} = this.#context
    const call = this.#call
    this.#call = null
    call?.cancel()
    if (store.state.results.gains?.running === true) store.updateResults({gains: null})
  }

  #go(): void {
    const {state} = this.#context.store
    if (this.#attribute !== null && isWanted(state, this.#attribute)) void this.#weigh(this.#attribute)
  }

  async #weigh(attribute: string): Promise<void> {
    const {store, client} = this.#context
    const {state} = store
    const recipe = recipeOf(state)
    const column = columnOf(inspectionOf(state)?.columns ?? [], attribute)
    const key = state.keys?.search
    if (recipe === null || column === undefined || key === undefined) return
    const present = attributeOf(recipe, attribute)?.hierarchy
    const gains: Record<string, Gain | null> = {}
    const put = (running: boolean): void =>
      store.updateResults({gains: {key, attribute, running, ladders: {...gains}} satisfies Gains})
    put(true)
    for (const offer of column.offers ?? []) {
      if (isInForce(offer, present)) continue
      const hierarchy = hierarchyOf(offer, column, present)
      const text = looked(withHierarchy(recipe, attribute, hierarchy), state)
      if (text === null) break
      const call = client.call("preview", {recipe: text, records: 0})
      this.#call = call
      const outcome = await outcomeOf(this.#context, call, () => this.#call === call)
      if (outcome === null) return
      if (!outcome.ok) {
        if (outcome.failure.kind !== "problem") break
        // A ladder that is refused keeps nothing; why is said to whoever chooses it.
        continue
      }
      const {found} = outcome.value
      gains[offer.ladder] = found === null ? null : gainOf(found.comparison, attribute)
      put(true)
    }
    this.#call = null
    put(false)
  }
}

/// Once the table of this moment is known, which ladders are held against.
function isWanted(state: State, attribute: string): boolean {
  const {keys, results, step} = state
  const {gains, preview} = results
  if (step !== "describe" || keys === null || preview?.key !== keys.search || preview.status !== "done") return false
  if (gains?.key === keys.search && gains.attribute === attribute) return false
  const recipe: Recipe | null = recipeOf(state)
  if (recipe === null || attributeOf(recipe, attribute)?.role !== "quasi-identifier") return false
  const offers = columnOf(inspectionOf(state)?.columns ?? [], attribute)?.offers ?? []
  return offers.length > 0 && (exposureLately(state)?.classes ?? Infinity) <= MOST_TUPLES
}
