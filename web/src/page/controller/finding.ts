/// Exposure, search, comparison and release: what is asked of the worker as settings change.

import type {Problem, Recipe, SearchProgress, Solution} from "../../generated/protocol.js"
import type {Call} from "../client.js"
import type {Taker} from "../saving/taker.js"
import {withoutRelease} from "../state/fates.js"
import {keptOf} from "../state/loss.js"
import {standing} from "../state/questions.js"
import {exposureKey, outcomeKey, releaseKey, searchKey, textOf} from "../state/recipe.js"
import {attemptOf, recodes, type Way, wayItem, wholeWay} from "../state/searches.js"
import {answers, blocked, hasLevels, recipeOf, type Search, type State} from "../state/state.js"
import {bytes, percent, plain, words} from "../words.js"
import {commitRecipe, type Context, sameTable} from "./context.js"

/// A number that is being typed or dragged should not be answered at every step.
const settleMilliseconds = 200
/// How often the sparkline takes a point, and how often a listener hears of the search.
const pointMilliseconds = 100
const speakMilliseconds = 8_000

/// What is kept, in words.
function keptText({loss}: Solution): string {
  const kept = keptOf(loss)
  return kept === null ? words("find-kept-loss", {loss: plain(loss.value, 4)}) : words("find-kept-share", {kept: percent(kept)})
}

/// What may be saved of a search whose worker has ended: the levels of the best table so far.
function lostLevels(recipe: Recipe, best: Solution | null, name: string): Partial<State> {
  if (best?.recoding.kind !== "full-domain") return {}
  const {levels} = best.recoding
  return {message: {id: "message-search-ended", args: {name, kept: keptText(best)}, recipe: {...recipe, search: {algorithm: "fixed", levels}}}}
}

export class Finding {
  readonly #context: Context
  #timer: ReturnType<typeof setTimeout> | undefined
  #searching: Call<"search"> | null = null
  #releasing: Call<"release"> | null = null

  constructor(context: Context) {
    this.#context = context
    context.store.listen((state, before) => {
      if (state.table !== before.table) this.#searching?.cancel()
    })
  }

  /// Asks for whatever the present settings make necessary.
  refresh(): void {
    const {store} = this.#context
    const recipe = recipeOf(store.state)
    if (recipe === null || store.state.table === null || store.state.engine.status !== "ready" || store.state.reading !== null) return
    if (store.state.exposure?.key !== exposureKey(recipe)) {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => void this.#expose(), store.state.exposure === null ? 0 : settleMilliseconds)
    }
    if (hasLevels(store.state) && this.#searching === null && store.state.comparison?.key !== outcomeKey(recipe, store.state.description)) void this.#compare(recipe)
  }

  async #expose(): Promise<void> {
    const {store, client} = this.#context
    const before = store.state
    const recipe = recipeOf(before)
    // A worker that took another's place reads the table first; then it is asked again.
    if (recipe === null || !answers(before)) return
    const key = exposureKey(recipe)
    if (before.exposure?.key === key) return
    store.update({exposure: {key, status: "asking", value: before.exposure?.value ?? null, problem: null}})
    const outcome = await client.call("exposure", {recipe: textOf(recipe)}).outcome
    if (store.state.exposure?.key !== key || !sameTable(before, store.state)) return
    if (outcome.ok) store.update({exposure: {key, status: "done", value: outcome.value, problem: null}})
    else if (outcome.failure.kind === "problem") {
      const {problem} = outcome.failure
      // A protection that is not yet filled in takes nothing from what was measured.
      const value = problem.field?.startsWith("models") === true ? before.exposure?.value ?? null : null
      store.update({exposure: {key, status: "failed", value, problem}})
    }
  }

  /// Asks what it changes whether records are counted or the persons of a column.
  async weighPerson(attribute: string): Promise<void> {
    const {store, client} = this.#context
    const before = store.state
    const recipe = recipeOf(before)
    if (recipe === null) return
    const key = exposureKey(recipe) + attribute
    if (before.personEffect?.key === key && before.personEffect.status !== "failed") return
    store.update({personEffect: {key, status: "asking", value: null, problem: null}})
    const outcome = await client.call("personEffect", {recipe: textOf(recipe), attribute}).outcome
    if (store.state.personEffect?.key !== key || !sameTable(before, store.state)) return
    if (outcome.ok) store.update({personEffect: {key, status: "done", value: outcome.value, problem: null}})
    else if (outcome.failure.kind === "problem") store.update({personEffect: {key, status: "failed", value: null, problem: outcome.failure.problem}})
  }

  async search(): Promise<void> {
    const {store} = this.#context
    if (this.#searching !== null || recipeOf(store.state) === null) return
    store.update({step: "find"})
    // The step says what is missing first.
    if (blocked(store.state, "find") !== null) return
    // Levels that were fixed before are what this search replaces.
    if (recipeOf(store.state)?.search.algorithm === "fixed") {
      const search = wholeWay({algorithm: "optimal"} as Way, wayItem(store.state.description, "optimal"))
      commitRecipe(this.#context, recipe => ({...recipe, search}), {id: "history-search-again", args: {}})
    }
    const recipe = recipeOf(store.state)
    if (recipe !== null) await this.#seek(recipe)
  }

  /// Gives a worker that has taken the place of a dead one what was found under the present
  /// settings, so that it is compared and released as before. Cells that no levels describe are
  /// found again by the same search.
  async recall(): Promise<void> {
    const {store, client} = this.#context
    const {search, description} = store.state
    const recipe = recipeOf(store.state)
    if (search?.status !== "done" || recipe === null || search.key !== searchKey(recipe, description) || recipe.search.algorithm === "fixed") return
    if (search.memory === undefined) return this.#seek(recipe)
    await client.call("recall", {recipe: textOf(recipe), memory: search.memory}).outcome
  }

  /// Searches by the recipe's own way, and shows how it goes.
  async #seek(recipe: Recipe): Promise<void> {
    const {store, client, announce} = this.#context
    const {table, description} = store.state
    const key = searchKey(recipe, description)
    const started = performance.now()
    let search: Search = {key, way: recipe.search, status: "running", progress: null, points: [], seconds: 0, took: null, trail: null, memory: undefined, stopped: false, problem: null}
    let pointed = 0
    let spoken = started
    const put = (change: Partial<Search>): void => {
      search = {...search, ...change, seconds: (performance.now() - started) / 1000}
      store.update({search})
    }
    const hear = (progress: SearchProgress): void => {
      const now = performance.now()
      const point = {seconds: (now - started) / 1000, best: progress.best?.loss.value ?? null, bound: progress.bound}
      if (now - pointed >= pointMilliseconds || progress.done) {
        pointed = now
        put({progress, points: [...search.points, point], status: store.state.search?.status ?? search.status})
      }
      if (now - spoken >= speakMilliseconds && progress.best !== null) {
        spoken = now
        announce(words("find-announce", {kept: keptText(progress.best), visited: progress.visited}))
      }
    }
    put({})
    const call = client.call("search", {recipe: textOf(recipe)}, progress => { if (this.#searching === call) hear(progress) })
    this.#searching = call
    const outcome = await call.outcome
    this.#searching = null
    if (store.state.table !== table) return
    const asked = store.state.search?.status === "stopping"
    if (!outcome.ok) {
      if (asked) announce(words("find-announce-cancelled"))
      const ended = outcome.failure.kind === "problem" && outcome.failure.problem.code === "cancelled"
      // Nothing was found that could be lost: it is as if it had not begun.
      if (asked && ended && !recodes(description, search.way)) return store.update({search: null})
      if (outcome.failure.kind === "problem") return put({status: "failed", stopped: asked, problem: outcome.failure.problem})
      const known = search.progress?.best ?? null
      if (asked && known?.recoding.kind === "full-domain") {
        // The worker did not hear, but its levels are known.
        put({status: "done", stopped: true})
        return this.#fix(known, key, fixed => put({key: fixed}))
      }
      return store.update({search: null, ...lostLevels(recipe, known, table?.file.name ?? "")})
    }
    hear({...outcome.value, done: true})
    const {best, spent, seconds: took, trail, memory} = outcome.value
    const {"proves-none": proves} = outcome.value
    const starred = recipe.suppression.style === "star" && recipe.suppression.limit > 0
    const none: Problem = spent ? {code: "nodes-spent"} : proves && !starred ? {code: "no-solution"} : {code: "no-solution", detail: proves ? "star" : recipe.search.algorithm}
    const stopped = asked && !(best?.loss.optimal ?? false)
    put({status: best === null && !stopped ? "failed" : "done", stopped, progress: outcome.value, took, trail, memory, problem: best === null && !stopped ? none : null})
    if (best !== null && stopped) this.#fix(best, key, fixed => put({key: fixed}))
    announce(words(best === null ? spent ? "find-nothing-yet" : proves ? "find-announce-none" : "find-announce-none-way" : "find-announce-done", {stars: starred ? "yes" : "no", kept: best === null ? "" : keptText(best)}))
    this.refresh()
  }

  stop(): void {
    const {store} = this.#context
    const {search} = store.state
    if (this.#searching === null || search === null) return
    store.update({search: {...search, status: "stopping"}})
    // What a recoding has found halfway could not be made again from the recipe; and where
    // nothing is found, there is nothing to wait for.
    if (recodes(store.state.description, search.way) || (search.progress?.best ?? null) === null) this.#searching.cancel()
    else this.#searching.keep()
  }

  /// Writes the levels of a search that was ended early into the recipe, so that the same
  /// release can be made again. Not if the settings have changed meanwhile.
  #fix(best: Solution, key: string, fixed: (key: string) => void): void {
    const {description} = this.#context.store.state
    const recipe = recipeOf(this.#context.store.state)
    const {recoding} = best
    if (recipe === null || searchKey(recipe, description) !== key || recoding.kind !== "full-domain") return
    commitRecipe(this.#context, now => ({...now, search: {algorithm: "fixed", levels: recoding.levels}}), {id: "history-fixed", args: {}})
    const now = recipeOf(this.#context.store.state)
    if (now !== null) fixed(searchKey(now, description))
  }

  async #compare(recipe: Recipe): Promise<void> {
    const {store, client} = this.#context
    const before = store.state
    const key = outcomeKey(recipe, before.description)
    store.update({comparison: {key, status: "asking", value: null, problem: null}})
    const outcome = await client.call("compare", {recipe: textOf(recipe)}).outcome
    if (store.state.comparison?.key !== key || !sameTable(before, store.state)) return
    if (outcome.ok) store.update({comparison: {key, status: "done", value: outcome.value, problem: null}})
    else if (outcome.failure.kind === "problem") store.update({comparison: {key, status: "failed", value: null, problem: outcome.failure.problem}})
  }

  /// Measures what would be released, once for the settings in force.
  async evaluate(): Promise<void> {
    const {store, client} = this.#context
    const before = store.state
    const recipe = recipeOf(before)
    if (recipe === null || before.engine.status !== "ready" || this.#searching !== null) return
    const key = outcomeKey(recipe, before.description)
    if (before.evaluation?.key === key) return
    store.update({evaluation: {key, status: "asking", value: null, problem: null}})
    const outcome = await client.call("evaluate", {recipe: textOf(recipe)}).outcome
    if (store.state.evaluation?.key !== key || !sameTable(before, store.state)) return
    if (outcome.ok) store.update({evaluation: {key, status: "done", value: outcome.value, problem: null}})
    else if (outcome.failure.kind === "problem") store.update({evaluation: {key, status: "failed", value: null, problem: outcome.failure.problem}})
  }

  /// Seeks what single people out, which a report gives up where it takes too long.
  async seekSpecial(): Promise<void> {
    const {store, client} = this.#context
    const before = store.state
    const recipe = recipeOf(before)
    if (recipe === null) return
    const key = exposureKey(recipe)
    if (before.special?.key === key && before.special.status !== "failed") return
    store.update({special: {key, status: "asking", value: null, problem: null}})
    const outcome = await client.call("specialUniques", {recipe: textOf(recipe)}).outcome
    if (store.state.special?.key !== key || !sameTable(before, store.state)) return
    if (outcome.ok) store.update({special: {key, status: "done", value: outcome.value, problem: null}})
    else if (outcome.failure.kind === "problem") store.update({special: {key, status: "failed", value: null, problem: outcome.failure.problem}})
  }

  /// Writes a release to `taker`, who keeps it only if it is found good.
  async release(seed: string | undefined, taker: Taker): Promise<void> {
    const {store, client, announce} = this.#context
    const before = store.state
    const recipe = recipeOf(before)
    if (recipe === null || before.release?.status === "running") return taker.drop()
    const key = releaseKey(recipe)
    const tried = (recipe.compare ?? []).map(way => attemptOf(before, recipe, way)?.text ?? "")
    store.update({release: {key, recipe, status: "running", progress: null, outcome: null, problem: null}, fates: withoutRelease(before.fates)})
    const call = client.call("release", {recipe: textOf(recipe), tried, to: taker.port, ...(seed === undefined ? {} : {seed})}, progress => {
      const {release} = store.state
      if (release?.status === "running" && release.key === key) store.update({release: {...release, progress}})
    }, [taker.port])
    this.#releasing = call
    const outcome = await call.outcome
    this.#releasing = null
    if (!sameTable(before, store.state)) return taker.drop()
    // What nobody has decided about becomes no file: it is written anew once somebody has.
    const open = outcome.ok && standing(outcome.value.report).length > 0
    if (open) taker.drop()
    if (outcome.ok && (open || await taker.complete(outcome.value.size))) {
      const fates = withoutRelease(store.state.fates)
      const written = !open && taker.give === null
      store.update({release: {key, recipe, status: "done", progress: null, outcome: outcome.value, problem: null}, fates: written ? {...fates, release: {fate: "written"}} : fates})
      const told = open ? "release-done-open" : written ? "release-announce-written" : "release-announce"
      announce(words(told, {records: outcome.value.report.output?.records ?? 0, size: bytes(outcome.value.size)}))
    } else {
      taker.drop()
      const problem: Problem | null = outcome.ok ? {code: "file-not-written"} : outcome.failure.kind === "problem" && outcome.failure.problem.code !== "cancelled" ? outcome.failure.problem : null
      store.update({release: problem === null ? null : {key, recipe, status: "failed", progress: null, outcome: null, problem}})
    }
  }

  /// Ends the writing of a release. What was written is dropped.
  stopRelease(): void {
    const {announce} = this.#context
    if (this.#releasing === null) return
    this.#releasing.cancel()
    announce(words("release-announce-stopped"))
  }
}
