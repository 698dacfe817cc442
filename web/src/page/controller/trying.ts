/// Other ways to find a table, tried on the same study for comparison, one after the other.

import type {Recipe} from "../../generated/protocol.js"
import type {Call} from "../client.js"
import {searchKey, studyKey, textOf} from "../state/recipe.js"
import {type Attempt, triedOf, untried, type Way, wayItem, wayKey, wholeWay} from "../state/searches.js"
import {recipeOf, type State} from "../state/state.js"
import {percent, words} from "../words.js"
import {keptOf} from "../state/loss.js"
import {type Context, sameTable} from "./context.js"

export class Trying {
  readonly #context: Context
  #call: Call<"attempt"> | null = null
  /// Everyone who waits for all to be tried waits for the same.
  #all: Promise<void> | null = null
  #stopped = false

  constructor(context: Context) {
    this.#context = context
    context.store.listen((state, before) => {
      if (this.#call !== null && studyOf(state) !== studyOf(before)) this.stop()
    })
  }

  /// Asks which of the ways have conditions that are not met.
  async ask(ways: readonly Way[]): Promise<void> {
    const {store, client} = this.#context
    const before = store.state
    const recipe = recipeOf(before)
    if (recipe === null || before.engine.status !== "ready" || before.reading !== null) return
    const key = studyKey(recipe, store.state.description)
    const known = before.conditions?.key === key ? before.conditions.found : {}
    const open = ways.map(way => wayKey(way, before.description)).filter(way => !Object.hasOwn(known, way))
    if (open.length === 0) return
    // What is asked for is not asked for again before it is answered.
    const found = (problems: readonly (NonNullable<State["conditions"]>["found"][string])[]): NonNullable<State["conditions"]> =>
      ({key, found: {...store.state.conditions?.key === key ? store.state.conditions.found : {}, ...Object.fromEntries(open.map((way, i) => [way, problems[i] ?? null]))}})
    store.update({conditions: found([])})
    const outcome = await client.call("conditions", {recipe: textOf(recipe), searches: open}).outcome
    if (outcome.ok && sameTable(before, store.state) && studyOf(store.state) === key) store.update({conditions: found(outcome.value)})
  }

  /// Tries what the recipe names and was not tried on its study yet.
  all(): Promise<void> {
    this.#all ??= this.#each().finally(() => { this.#all = null })
    return this.#all
  }

  stop(): void {
    this.#stopped = true
    this.#call?.cancel()
  }

  /// Keeps what was found by the recipe's own search, as if it had been tried for comparison.
  remember(recipe: Recipe): void {
    const {store} = this.#context
    const {search, description} = store.state
    const best = search?.progress?.best ?? null
    if (search === null || best === null || search.status !== "done" || search.stopped || search.key !== searchKey(recipe, description) || recipe.search.algorithm === "fixed") return
    const tried = triedOf(wholeWay(recipe.search, wayItem(description, recipe.search.algorithm)), best, search.progress?.visited ?? 0, search.took ?? search.seconds)
    this.#put({key: studyKey(recipe, description), way: wayKey(recipe.search, description), status: "done", progress: null, tried, text: JSON.stringify(tried)})
  }

  async #each(): Promise<void> {
    const {store, client, announce} = this.#context
    this.#stopped = false
    const key = studyOf(store.state)
    for (;;) {
      const {state} = store
      const recipe = recipeOf(state)
      const [way] = recipe === null || state.engine.status !== "ready" ? [] : untried(state, recipe)
      if (recipe === null || way === undefined || this.#stopped || studyKey(recipe, store.state.description) !== key) return
      const attempt: Attempt = {key, way: wayKey(way, state.description), status: "running", progress: null, tried: null, text: ""}
      this.#put(attempt)
      this.#call = client.call("attempt", {recipe: textOf(recipe), search: attempt.way}, progress => {
        if (this.#call !== null) this.#put({...attempt, progress})
      })
      const outcome = await this.#call.outcome
      this.#call = null
      if (!sameTable(state, store.state)) return
      if (!outcome.ok) return this.#drop(attempt)
      const {tried, text} = outcome.value
      this.#put({...attempt, status: "done", tried, text})
      const loss = tried.trial.solution?.loss
      const kept = loss === undefined ? null : keptOf(loss)
      announce(words("tried-announce", {name: words(`search-${way.algorithm}-name`), outcome: tried.trial.problem !== undefined ? "refused" : loss === undefined ? "nothing" : "found", kept: kept === null ? String(loss?.value.toFixed(4)) : percent(1 - kept)}))
    }
  }

  #put(attempt: Attempt): void {
    const {store} = this.#context
    const others = store.state.attempts.filter(({key, way}) => key === attempt.key && way !== attempt.way)
    store.update({attempts: [...others, attempt]})
  }

  #drop(attempt: Attempt): void {
    const {store} = this.#context
    store.update({attempts: store.state.attempts.filter(({way, status}) => way !== attempt.way || status === "done")})
  }
}

function studyOf(state: State): string {
  const recipe = recipeOf(state)
  return recipe === null ? "" : studyKey(recipe, state.description)
}
