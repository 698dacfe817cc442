/// Other ways to find a table, tried on the same study for comparison, one after the other.

import type {Call} from "../client.js"
import type {Keys} from "../state/keys.js"
import {keptOf} from "../state/loss.js"
import {textOf} from "../state/recipe.js"
import {holding} from "../state/results.js"
import {
  type Attempt,
  type Conditions,
  triedOf,
  untried,
  type Way,
  wayItem,
  wayKey,
  wholeWay,
} from "../state/searches.js"
import {recipeOf, searchedNow} from "../state/state.js"
import {percent, plain, words} from "../words.js"
import {outcomeOf} from "./ask.js"
import type {Context} from "./context.js"

export class Trying {
  readonly #context: Context
  #call: Call<"attempt"> | null = null
  /// Everyone who waits for all to be tried waits for the same.
  #all: Promise<void> | null = null
  #stopped = false

  constructor(context: Context) {
    this.#context = context
    context.store.listen((state, previous) => {
      if (this.#call !== null && state.keys?.study !== previous.keys?.study) this.stop()
    })
  }

  /// Asks which of the ways have conditions that are not met.
  async ask(ways: readonly Way[]): Promise<void> {
    const {store, client} = this.#context
    const {description, engine, keys, reading, results} = store.state
    const recipe = recipeOf(store.state)
    if (recipe === null || keys === null || engine.status !== "ready" || reading !== null) return
    const known = holding(results, keys, "conditions")?.found ?? {}
    const open = ways.map(way => wayKey(way, description)).filter(way => !Object.hasOwn(known, way))
    if (open.length === 0) return
    // What is asked for is not asked for again before it is answered.
    this.#putConditions(keys, open, [])
    const call = client.call("conditions", {recipe: textOf(recipe), searches: open})
    const outcome = await outcomeOf(this.#context, call, () => store.state.keys?.study === keys.study)
    if (outcome?.ok === true) this.#putConditions(keys, open, outcome.value)
  }

  #putConditions(keys: Keys, ways: readonly string[], problems: readonly Conditions["found"][string][]): void {
    const {store} = this.#context
    const found = Object.fromEntries(ways.map((way, i) => [way, problems[i] ?? null]))
    store.updateResults({
      conditions: {key: keys.study, found: {...holding(store.state.results, keys, "conditions")?.found, ...found}},
    })
  }

  /// Tries what the recipe names and was not tried on its study yet.
  all(): Promise<void> {
    this.#all ??= this.#each().finally(() => {
      this.#all = null
    })
    return this.#all
  }

  stop(): void {
    this.#stopped = true
    this.#call?.cancel()
  }

  /// Keeps what was found by the recipe's own search, as if it had been tried for comparison.
  remember(): void {
    const {state} = this.#context.store
    const {description, keys} = state
    const recipe = recipeOf(state)
    const search = searchedNow(state)
    const best = search?.progress?.best ?? null
    if (
      recipe === null
      || keys === null
      || search === null
      || best === null
      || search.stopped
      || recipe.search.algorithm === "fixed"
    )
      return
    const tried = triedOf(
      wholeWay(recipe.search, wayItem(description, recipe.search.algorithm)),
      best,
      search.progress?.visited ?? 0,
      search.took ?? search.seconds,
    )
    this.#put({
      key: keys.study,
      way: wayKey(recipe.search, description),
      status: "done",
      progress: null,
      tried,
      text: JSON.stringify(tried),
    })
  }

  async #each(): Promise<void> {
    const {store, client, announce} = this.#context
    this.#stopped = false
    const key = store.state.keys?.study ?? ""
    for (;;) {
      const {state} = store
      const recipe = recipeOf(state)
      const [way] = recipe === null || state.engine.status !== "ready" ? [] : untried(state)
      if (recipe === null || way === undefined || this.#stopped || state.keys?.study !== key) return
      const attempt: Attempt = {
        key,
        way: wayKey(way, state.description),
        status: "running",
        progress: null,
        tried: null,
        text: "",
      }
      this.#put(attempt)
      this.#call = client.call("attempt", {recipe: textOf(recipe), search: attempt.way}, progress => {
        if (this.#call !== null) this.#put({...attempt, progress})
      })
      const outcome = await outcomeOf(this.#context, this.#call)
      this.#call = null
      if (outcome === null) return
      if (!outcome.ok) return this.#drop(attempt)
      const {tried, text} = outcome.value
      this.#put({...attempt, status: "done", tried, text})
      const loss = tried.trial.solution?.loss
      const kept = loss === undefined ? null : keptOf(loss, this.#context.store.state.description, recipe)
      announce(
        words("tried-announce", {
          name: words(`search-${way.algorithm}-name`),
          outcome:
            tried.trial.problem !== undefined
              ? "refused"
              : loss === undefined
                ? "nothing"
                : kept === null
                  ? "found"
                  : "kept",
          kept: kept === null ? "" : percent(kept),
          loss: loss === undefined ? "" : plain(loss.value, 4),
        }),
      )
    }
  }

  #put(attempt: Attempt): void {
    const {store} = this.#context
    const others = store.state.results.attempts.filter(({key, way}) => key === attempt.key && way !== attempt.way)
    store.updateResults({attempts: [...others, attempt]})
  }

  #drop(attempt: Attempt): void {
    const {store} = this.#context
    store.updateResults({
      attempts: store.state.results.attempts.filter(({way, status}) => way !== attempt.way || status === "done"),
    })
  }
}
