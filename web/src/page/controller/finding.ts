/// Exposure, search, comparison and release: what is asked of the worker as settings change.

import type {Description, Problem, Recipe, SearchProgress, Solution} from "../../generated/protocol.js"
import type {Method} from "../../shared/calls.js"
import {noneFound} from "../../shared/none-found.js"
import type {Call} from "../client.js"
import type {Taker} from "../saving/taker.js"
import {keptOf} from "../state/loss.js"
import {standing} from "../state/questions.js"
import {foldKey} from "../state/keys.js"
import {isPacked, textOf} from "../state/recipe.js"
import {cleared, keyOfResult, type SearchState} from "../state/results.js"
import {attemptOf, recodes, type Way, wayItem, wholeWay} from "../state/searches.js"
import {answers, blocked, comparisonNow, hasLevels, recipeOf, searchedNow, type State} from "../state/state.js"
import {bytes, percent, plain, tableName, words} from "../words.js"
import {ask, outcomeOf, type Question, resultAt} from "./ask.js"
import {commitRecipe, type Context} from "./context.js"
import {Outcomes} from "./outcomes.js"
import {workbookModule} from "../modules.js"

/// A number that is being typed or dragged should not be answered at every step.
const settleMilliseconds = 200
/// How often the sparkline takes a point, and how often a listener hears of the search.
const pointMilliseconds = 100
const speakMilliseconds = 8_000
/// Up to so many records the release is measured as soon as it is looked at.
const evaluatedAtOnce = 50_000

/// The calls that are made with the recipe alone, by the results that they give.
const methods = {
  exposure: "exposure",
  advice: "advice",
  comparison: "compare",
  evaluation: "evaluate",
  special: "specialUniques",
} as const

/// What is kept, in words.
function keptText(
  {loss, classes, suppressed}: Solution,
  description: Description | null,
  recipe: Recipe | null,
): string {
  if (classes === 0) return words("outcome-nothing", {records: suppressed})
  const kept = keptOf(loss, description, recipe)
  return kept === null
    ? words("find-kept-loss", {loss: plain(loss.value, 4)})
    : words("find-kept-share", {kept: percent(kept)})
}

/// What may be saved of a search whose worker has ended: the levels of the best table so far.
function lostLevels(
  recipe: Recipe,
  best: Solution | null,
  name: string,
  description: Description | null,
): Partial<State> {
  if (best?.recoding.kind !== "full-domain") return {}
  const {levels} = best.recoding
  return {
    message: {
      id: "message-search-ended",
      args: {name, kept: keptText(best, description, recipe)},
      recipe: {...recipe, search: {algorithm: "fixed", levels}},
    },
  }
}

export class Finding {
  readonly #context: Context
  readonly #settled: () => Promise<void>
  readonly #outcomes: Outcomes
  #timer: ReturnType<typeof setTimeout> | undefined
  #searching: Call<"search"> | null = null
  #releasing: Call<"release"> | null = null

  /// `settled`: waits for hierarchies that are being tried.
  constructor(context: Context, settled: () => Promise<void>) {
    this.#context = context
    this.#settled = settled
    this.#outcomes = new Outcomes(context)
    context.store.listen((state, previous) => {
      if (state.table !== previous.table) this.#searching?.cancel()
    })
  }

  /// Asks for whatever the present settings make necessary.
  refresh(): void {
    const {state} = this.#context.store
    const {keys, results} = state
    if (keys === null || !answers(state)) return
    this.#inspectFolded()
    if (results.exposure?.key !== keys.exposure) {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => this.#expose(), results.exposure === null ? 0 : settleMilliseconds)
    }
    if (this.#searching !== null) return
    const again = this.#outcomes.restore()
    if (again !== null) void this.#seek(again)
    else if (hasLevels(this.#context.store.state)) this.#askNow("comparison")
  }

  /// Asks what is in the table with one record for each person, where the settings ask for that.
  #inspectFolded(): void {
    const recipe = recipeOf(this.#context.store.state)
    const key = recipe === null ? null : foldKey(recipe)
    if (recipe === null || key === null) return
    void ask(this.#context, {
      key,
      place: resultAt("folded"),
      method: "inspectFor",
      params: () => ({recipe: textOf(recipe)}),
      keeps: () => true,
    })
  }

  #expose(): void {
    // A worker that took another's place reads the table first; then it is asked again.
    if (!answers(this.#context.store.state)) return
    // A protection that is not yet filled in takes nothing from what was measured.
    this.#askNow("exposure", {keeps: problem => problem === null || problem.field?.startsWith("models") === true})
    this.#askNow("advice", {keeps: problem => problem === null})
  }

  /// Asks for what is shown beside a comparison.
  lookAtRelease(): void {
    const {state} = this.#context.store
    const recipe = recipeOf(state)
    const comparison = comparisonNow(state)
    if (recipe === null || state.keys === null || comparison === null || !answers(state)) return
    if (comparison.after !== null) {
      void ask(this.#context, {
        key: state.keys.outcome,
        place: resultAt("firstCompared"),
        method: "compareRows",
        params: () => ({recipe: textOf(recipe), first: 0, count: 1}),
      })
    }
    if ((state.table?.inspection.records ?? Infinity) <= evaluatedAtOnce) this.evaluate()
  }

  /// Measures what would be released, once for the settings in force.
  evaluate(): void {
    if (this.#context.store.state.engine.status === "ready" && this.#searching === null) this.#askNow("evaluation")
  }

  /// Seeks what single people out, which a report gives up where it takes too long.
  seekSpecial(): void {
    this.#askNow("special", {again: true})
  }

  /// Asks what it changes whether records are counted or the persons of a column.
  weighPerson(attribute: string): void {
    const {state} = this.#context.store
    const recipe = recipeOf(state)
    if (recipe === null || state.keys === null) return
    void ask(this.#context, {
      key: state.keys.exposure + attribute,
      place: resultAt("personEffect"),
      method: "personEffect",
      params: () => ({recipe: textOf(recipe), attribute}),
      again: true,
    })
  }

  /// Asks for a result that depends on the settings alone.
  #askNow(name: keyof typeof methods, manner: Pick<Question<Method>, "again" | "keeps"> = {}): void {
    const {state} = this.#context.store
    const recipe = recipeOf(state)
    if (recipe === null || state.keys === null) return
    void ask(this.#context, {
      key: keyOfResult(state.keys, name),
      place: resultAt(name),
      method: methods[name],
      params: () => ({recipe: textOf(recipe)}),
      ...manner,
    })
  }

  async search(): Promise<void> {
    const {store} = this.#context
    if (this.#searching !== null || recipeOf(store.state) === null) return
    // What a session did not hold is found anew.
    const isResumed = store.state.message?.id === "message-session-in-force"
    store.update({step: "find", ...(isResumed ? {message: null} : {})})
    // Whoever changes a hierarchy and searches at once means the changed one.
    await this.#settled()
    if (this.#searching !== null) return
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
    const search = searchedNow(store.state)
    const recipe = recipeOf(store.state)
    if (search === null || recipe === null || recipe.search.algorithm === "fixed") return
    if (search.memory === undefined) return this.#seek(recipe)
    await client.call("recall", {recipe: textOf(recipe), memory: search.memory}).outcome
  }

  /// Searches by the recipe's own way, and shows how it goes.
  async #seek(recipe: Recipe): Promise<void> {
    const {store, client, announce} = this.#context
    const {table, description, keys} = store.state
    const key = keys?.search ?? ""
    const started = performance.now()
    let search: SearchState = {
      key,
      way: recipe.search,
      status: "running",
      progress: null,
      points: [],
      seconds: 0,
      took: null,
      trail: null,
      memory: undefined,
      stopped: false,
      problem: null,
    }
    let pointed = 0
    let spoken = started
    const put = (change: Partial<SearchState>): void => {
      search = {...search, ...change, seconds: (performance.now() - started) / 1000}
      store.updateResults({search})
    }
    const hear = (progress: SearchProgress): void => {
      const now = performance.now()
      const point = {seconds: (now - started) / 1000, best: progress.best?.loss.value ?? null, bound: progress.bound}
      if (now - pointed >= pointMilliseconds || progress.done) {
        pointed = now
        put({progress, points: [...search.points, point], status: store.state.results.search?.status ?? search.status})
      }
      if (now - spoken >= speakMilliseconds && progress.best !== null) {
        spoken = now
        announce(
          words("find-announce", {
            kept: keptText(progress.best, store.state.description, recipe),
            visited: progress.visited,
          }),
        )
      }
    }
    put({})
    const call = client.call("search", {recipe: textOf(recipe)}, progress => {
      if (this.#searching === call) hear(progress)
    })
    this.#searching = call
    const outcome = await outcomeOf(this.#context, call)
    this.#searching = null
    if (outcome === null) return
    const asked = store.state.results.search?.status === "stopping"
    if (!outcome.ok) {
      if (asked) announce(words("find-announce-cancelled"))
      const ended = outcome.failure.kind === "problem" && outcome.failure.problem.code === "cancelled"
      // Nothing was found that could be lost.
      if (asked && ended && !recodes(description, search.way)) return store.updateResults({search: null})
      if (outcome.failure.kind === "problem")
        return put({status: "failed", stopped: asked, problem: outcome.failure.problem})
      const known = search.progress?.best ?? null
      if (asked && known?.recoding.kind === "full-domain") {
        if (store.state.keys?.search !== key) return this.#forget()
        // The worker did not hear, but its levels are known.
        put({status: "done", stopped: true})
        return this.#fix(known, key, fixed => put({key: fixed}))
      }
      return store.update({
        results: {...store.state.results, search: null},
        ...lostLevels(recipe, known, table === null ? "" : tableName(table.files), store.state.description),
      })
    }
    hear({...outcome.value, done: true})
    const {best, spent, seconds: took, trail, memory} = outcome.value
    const {"proves-none": proves} = outcome.value
    const starred = recipe.suppression.style === "star" && recipe.suppression.limit > 0
    const stopped = asked && !(best?.loss.optimal ?? false)
    // Its levels cannot be written into the recipe of other settings; and should these be taken back, the
    // recipe would come to another table.
    if (stopped && best?.recoding.kind === "full-domain" && store.state.keys?.search !== key) return this.#forget()
    put({
      status: best === null && !stopped ? "failed" : "done",
      stopped,
      progress: outcome.value,
      took,
      trail,
      memory,
      problem: best === null && !stopped ? noneFound(recipe, outcome.value) : null,
    })
    if (best !== null && stopped) this.#fix(best, key, fixed => put({key: fixed}))
    announce(
      words(
        best === null
          ? spent
            ? "find-nothing-yet"
            : proves
              ? "find-announce-none"
              : "find-announce-none-way"
          : "find-announce-done",
        {stars: starred ? "yes" : "no", kept: best === null ? "" : keptText(best, store.state.description, recipe)},
      ),
    )
    this.refresh()
  }

  /// As if the search had not begun.
  #forget(): void {
    this.#context.announce(words("find-announce-cancelled"))
    this.#context.store.updateResults({search: null})
  }

  stop(): void {
    const {store} = this.#context
    const {search} = store.state.results
    if (this.#searching === null || search === null) return
    store.updateResults({search: {...search, status: "stopping"}})
    // What a recoding has found halfway could not be made again from the recipe; and where
    // nothing is found, there is nothing to wait for.
    if (recodes(store.state.description, search.way) || (search.progress?.best ?? null) === null)
      this.#searching.cancel()
    else this.#searching.keep()
  }

  /// Writes the levels of a search that was ended early into the recipe, so that the same
  /// release can be made again. Not if the settings have changed meanwhile.
  #fix(best: Solution, key: string, fixed: (key: string) => void): void {
    const {store} = this.#context
    const {recoding} = best
    if (store.state.keys?.search !== key || recoding.kind !== "full-domain") return
    commitRecipe(this.#context, recipe => ({...recipe, search: {algorithm: "fixed", levels: recoding.levels}}), {
      id: "history-fixed",
      args: {},
    })
    fixed(store.state.keys.search)
  }

  /// Writes a release to `taker`, who keeps it only if it is found good.
  async release(seed: string | undefined, taker: Taker): Promise<void> {
    const {store, client, announce} = this.#context
    const {state} = store
    const recipe = recipeOf(state)
    if (recipe === null || state.keys === null || state.results.release?.status === "running") return taker.drop()
    const made = {key: state.keys.release, recipe, progress: null, outcome: null, problem: null}
    const tried = (recipe.compare ?? []).map(way => attemptOf(state, way)?.text ?? "")
    store.updateResults({...cleared(state.results, "release"), release: {...made, status: "running"}})
    const call = client.call(
      "release",
      {
        recipe: textOf(recipe),
        tried,
        earlier: state.attacker.earlier,
        port: taker.port,
        workbook: isPacked(recipe.output) || state.attacker.earlier.length > 0 ? workbookModule() : "",
        ...(seed === undefined ? {} : {seed}),
      },
      progress => {
        const {release} = store.state.results
        if (release?.status === "running" && release.key === made.key)
          store.updateResults({release: {...release, progress}})
      },
      [taker.port],
    )
    this.#releasing = call
    const outcome = await outcomeOf(this.#context, call)
    this.#releasing = null
    if (outcome === null) return taker.drop()
    // What nobody has decided about becomes no file: it is written anew once somebody has.
    const open = outcome.ok && standing(outcome.value.report).length > 0
    if (open) taker.drop()
    if (outcome.ok && (open || (await taker.complete(outcome.value.size)))) {
      const results = cleared(store.state.results, "release")
      const written = !open && taker.give === null
      store.updateResults({
        release: {...made, status: "done", outcome: outcome.value},
        fates: written ? {...results.fates, release: {fate: "written"}} : results.fates,
      })
      const told = open ? "release-done-open" : written ? "release-announce-written" : "release-announce"
      announce(words(told, {records: outcome.value.report.output?.records ?? 0, size: bytes(outcome.value.size)}))
    } else {
      taker.drop()
      const problem: Problem | null = outcome.ok
        ? {code: "file-not-written"}
        : outcome.failure.kind === "problem" && outcome.failure.problem.code !== "cancelled"
          ? outcome.failure.problem
          : null
      store.updateResults({release: problem === null ? null : {...made, status: "failed", problem}})
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
