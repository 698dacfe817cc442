/// What follows from what a person does. The only place that knows both the state and the
/// worker.

import type {Hierarchy} from "../../generated/protocol.js"
import type {Death} from "../client.js"
import type {Example} from "../examples/example.js"
import {entryText} from "../history-list/entry-text.js"
import {changeLanguage} from "../languages.js"
import {pastText} from "../outcome/past-text.js"
import {samplePatients} from "../sample.js"
import {saveBlob, savedName, typeOf} from "../save.js"
import type {Action} from "../state/actions.js"
import {visit} from "../state/history.js"
import {attributeOf, fileOf, withK} from "../state/recipe.js"
import {untried, type Way, withWay} from "../state/searches.js"
import {type Pair, withPin} from "../state/frontier.js"
import {cleared} from "../state/results.js"
import {type Engine, entryOf, type OpenedColumn, recipeOf, inspectionOf} from "../state/state.js"
import {withText} from "../state/texts.js"
import {percent, spoken, words} from "../words.js"
import {commitRecipe, type Context} from "./context.js"
import {Attacking} from "./attacking.js"
import {Costing} from "./costing.js"
import {Editing} from "./editing.js"
import {Finding} from "./finding.js"
import {Giving} from "./giving.js"
import {Hierarchies} from "./hierarchies.js"
import {Loading} from "./loading.js"
import {Previewing} from "./previewing.js"
import {Saving} from "./saving.js"
import {Simulating} from "./simulating.js"
import {Surveying} from "./surveying.js"
import {Tables} from "./tables.js"
import {TradeOffs} from "./trade-offs.js"
import {Mixing} from "./mixing.js"
import {Portals} from "./portals.js"
import {Offering} from "./offering.js"
import {Remedying} from "./remedying.js"
import {Trying} from "./trying.js"

/// What the worker must have the table for.
const asking: readonly Action["kind"][] = [
  "search",
  "release",
  "evaluate",
  "try-others",
  "take-over",
  "survey",
  "weigh-pairs",
  "take-point",
  "seek-special",
  "ask-conditions",
  "look-at",
  "try-hierarchy",
  "take-ladder",
  "begin-cuts",
  "import-hierarchy",
  "export-hierarchy",
  "attach-table",
  "attach-to-recipe",
  "give-files",
  "use-files",
  "play-neighbour",
  "defend",
  "defend-earlier",
  "simulate",
]

export class Controller {
  readonly #context: Context
  readonly #editing: Editing
  readonly #loading: Loading
  readonly #giving: Giving
  readonly #hierarchies: Hierarchies
  readonly #finding: Finding
  readonly #costing: Costing
  readonly #tables: Tables
  readonly #trying: Trying
  readonly #saving: Saving
  readonly #surveying: Surveying
  readonly #tradeOffs: TradeOffs
  readonly #attacking: Attacking
  readonly #offering: Offering
  readonly #portals: Portals
  readonly #simulating: Simulating
  /// The attributes whose hierarchies are looked at: they are kept up to date.
  readonly #looked = new Set<string>()
  /// Whether a new worker is being given what the one before had, and what waits for that.
  #restoring = false
  #later: Action[] = []

  constructor(context: Context) {
    this.#context = context
    this.#editing = new Editing(context)
    this.#loading = new Loading(context)
    this.#giving = new Giving(context, this.#loading, (files, options) => this.do({kind: "load", files, options}))
    this.#hierarchies = new Hierarchies(context)
    this.#finding = new Finding(context, () => this.#hierarchies.settled())
    this.#costing = new Costing(context)
    this.#tables = new Tables(context)
    this.#trying = new Trying(context)
    this.#saving = new Saving(context)
    new Mixing(context)
    new Previewing(context)
    new Remedying(context)
    this.#offering = new Offering(context)
    this.#portals = new Portals(
      context,
      action => this.do(action),
      () => this.#saving.whole(),
    )
    this.#surveying = new Surveying(context)
    this.#tradeOffs = new TradeOffs(context)
    this.#attacking = new Attacking(context)
    this.#simulating = new Simulating(context)
    context.store.listen(state => {
      if (state.step === "compare") this.#finding.lookAtRelease()
    })
    context.store.listen(({step, results}) => {
      // Only a comparison that was there to be seen counts as looked at.
      const comparison = step === "compare" ? results.comparison : null
      if (comparison?.status === "done" && results.lookedAt !== comparison.key)
        context.store.updateResults({lookedAt: comparison.key})
    })
    context.store.listen((state, previous) => {
      if (
        state.history === previous.history
        && state.table === previous.table
        && state.engine === previous.engine
        && state.reading === previous.reading
      )
        return
      if (state.table === null || state.engine.status !== "ready" || state.reading !== null) return
      this.#finding.refresh()
      for (const attribute of this.#looked) void this.#hierarchies.look(attribute)
    })
  }

  /// Called whenever a worker has become ready, the first time and after a death.
  async ready(version: string): Promise<void> {
    const {store, client} = this.#context
    // At once, so that nobody can ask about a table that the worker does not have.
    store.update({engine: {status: "ready", version}, reading: this.#loading.awaited()})
    const again = this.#loading.again(() => this.#finding.recall())
    const description = await client.call("describe", {}).outcome
    if (description.ok) store.update({description: description.value})
    const room = await client.call("room", {}).outcome
    if (room.ok) store.update({room: room.value})
    await again
    if (store.state.engine.status !== "ready") return
    this.#restoring = false
    for (const action of this.#later.splice(0)) this.do(action)
  }

  /// What the worker was doing is over; what the user has set is not, nor what was found. One that
  /// was ended because it did not hear is replaced at once: that was the user's own wish.
  died(death: Death): void {
    const {store, announce} = this.#context
    const {reading} = store.state
    this.#later = []
    this.#end({status: "dead", death, reading: reading?.name ?? null})
    if (death.unheard === true) {
      announce(words("dead-unheard"))
      this.#restart()
    } else if (death.memory !== undefined && this.#loading.exhausted(death.memory, reading)) {
      this.#restart()
    }
  }

  #restart(): void {
    this.#end({status: "starting"})
    this.#restoring = true
    this.#context.client.start()
  }

  /// There is no worker any more, or not yet the next.
  #end(engine: Engine): void {
    const {store} = this.#context
    store.update({engine, reading: null, silence: null, results: cleared(store.state.results, "death")})
  }

  do(action: Action): void {
    const {store} = this.#context
    if (this.#restoring && asking.includes(action.kind)) return void this.#later.push(action)
    switch (action.kind) {
      case "go": {
        // What was said of a step is of no use in another, unless it holds the only copy of a recipe.
        const {message} = store.state
        const kept = message?.recipe === undefined ? null : message
        return store.update({step: action.step, opened: openedBy(action), message: kept})
      }
      case "theme":
        return store.update({theme: action.theme})
      case "speak":
        return void changeLanguage(action.language).then(() => store.update({language: spoken()}))
      case "explain":
        return store.update({explained: action.explained})
      case "load":
        if (store.state.engine.status !== "dead")
          return void this.#loading.load(action.files, action.options, action.anyway)
        this.#loading.next(action.files, action.options)
        return this.#restart()
      case "open-example":
        return void this.#openExample(action.example)
      case "load-sample":
        return void this.#loading.load([samplePatients()], {})
      case "load-first-sheet":
        return void this.#loading.loadFirstSheet(action.files)
      case "cancel-load":
        return this.#loading.cancel()
      case "open-recipe":
        return void this.#loading.openRecipe(action.file)
      case "conform":
        return void this.#loading.conform()
      case "forget-policy":
        return void this.#loading.forgetPolicy()
      case "attach-to-recipe":
        return void this.#loading.attach(action.file)
      case "give-files":
        return void this.#giving.take(action.files)
      case "load-among-files":
        return this.#giving.loadAmong(action.indices, action.below)
      case "load-together":
        return this.#giving.loadTogether(action.only)
      case "choose-column":
        return this.#giving.choose(action.index, action.attribute)
      case "use-files":
        return void this.#giving.use()
      case "forget-files":
        return this.#giving.forget()
      case "forget-recipe":
        return void this.#loading.forgetRecipe()
      case "use-session-anyway":
        return void this.#loading.useSessionAnyway()
      case "look-at":
        this.#looked.add(action.attribute)
        this.#offering.look(action.attribute)
        return void this.#hierarchies.look(action.attribute)
      case "look-away":
        return this.#offering.look(null)
      case "try-hierarchy":
        return void this.#hierarchies.try(action.attribute, action.hierarchy, action.label)
      case "take-ladder":
        return void this.#takeLadder(action.attribute, action.hierarchy)
      case "begin-cuts":
        return void this.#hierarchies.beginCuts(action.attribute, action.hierarchy)
      case "import-hierarchy":
        return void this.#hierarchies.import(action.attribute, action.file)
      case "export-hierarchy":
        return void this.#hierarchies.export(action.attribute)
      case "weigh-columns":
        return void this.#costing.weigh(action.attributes)
      case "weigh-person":
        return this.#finding.weighPerson(action.attribute)
      case "attach-table":
        return void this.#tables.attach(action.file, action.use)
      case "ask-conditions":
        return void this.#trying.ask(action.ways)
      case "try-others":
        return void this.#trying.all()
      case "stop-trying":
        return this.#trying.stop()
      case "survey":
        return void this.#surveying.survey()
      case "weigh-pairs":
        return void this.#tradeOffs.workOut()
      case "take-point":
        return this.#takePoint(action.pair, action.way)
      case "pin":
        return store.update({pins: withPin(store.state.pins, action.pin)})
      case "take-over":
        return this.#takeOver(action.way)
      case "search":
        return void this.#finding.search()
      case "stop-search":
        return this.#finding.stop()
      case "seek-special":
        return this.#finding.seekSpecial()
      case "evaluate":
        return this.#finding.evaluate()
      case "release":
        return void this.#release(action.seed, action.download ?? false)
      case "stop-release":
        return this.#finding.stopRelease()
      case "set-attacker":
        return this.#attacking.set(action.attacker)
      case "play-neighbour":
        return this.#attacking.ask(action.person)
      case "stop-attacks":
        return this.#attacking.stop()
      case "try-attacks":
        return this.#attacking.again()
      case "defend":
        this.#attacking.defend(action.recipe, action, action.name)
        return void this.#finding.search()
      case "defend-earlier":
        return void this.#attacking.defendEarlier(action.defence, () => this.#finding.search())
      case "audit":
        return void this.#attacking.audit(action.file, action.roles)
      case "stop-audit":
        return this.#attacking.stopAudit()
      case "advise":
        return void this.#simulating.advise(action.answers)
      case "simulate":
        return void this.#simulating.simulate(action.question)
      case "stop-simulation":
        return this.#simulating.stop()
      case "set-text":
        return store.update({texts: withText(store.state.texts, action.field, action.text)})
      case "save":
        return void this.#saving.save(action.what, action.download ?? false)
      case "answer-portal":
        return this.#portals.answer(action.open)
      case "leave-portal":
        return this.#portals.leave()
      case "give-back":
        return this.#portals.giveBack(action.click, action)
      case "confirm-saved":
        return this.#saving.confirm(action.what, action.has)
      case "save-lost-recipe":
        return this.#saveLost()
      case "put-away-message":
        return store.update({message: null})
      case "visit":
        return this.#visit(action.index)
      case "restart":
        return this.#restart()
      default:
        return this.#editing.do(action)
    }
  }

  async #openExample(example: Example): Promise<void> {
    await this.#loading.openExample(example)
    // One that is about levels is nothing without them.
    if (this.#context.store.state.step === "find") void this.#finding.search()
  }

  /// A ladder in place of what left nothing of a column. Should it not fit, the column is where that shows.
  async #takeLadder(attribute: string, hierarchy: Hierarchy): Promise<void> {
    const {store} = this.#context
    await this.#hierarchies.try(attribute, hierarchy)
    const recipe = recipeOf(store.state)
    if (recipe !== null && attributeOf(recipe, attribute)?.hierarchy !== hierarchy)
      store.update({step: "describe", opened: {name: attribute, isToGroup: false}})
    else if (store.state.step === "find") void this.#finding.search()
  }

  /// Another way becomes that of the recipe, and what was found so far is what it is compared with.
  #takeOver(way: Way): void {
    const {store} = this.#context
    this.#trying.remember()
    commitRecipe(this.#context, recipe => withWay(recipe, way, store.state.description), {
      id: "history-search",
      args: {name: words(`search-${way.algorithm}-name`)},
    })
    void this.#finding.search()
  }

  #takePoint({k, limit}: Pair, way: Way): void {
    commitRecipe(
      this.#context,
      recipe => ({
        ...withWay(withK(recipe, k), way, this.#context.store.state.description),
        suppression: {...recipe.suppression, limit},
      }),
      {id: "history-point", args: {k, limit: percent(limit)}},
    )
    void this.#finding.search()
  }

  /// Ways that the recipe names for comparison are part of what its release is evidence of.
  async #release(seed: string | undefined, download: boolean): Promise<void> {
    const {store} = this.#context
    // First of all, since a browser asks for a file only while a click is being answered.
    const taker = await this.#saving.taker(download)
    if (taker === null) return
    await this.#trying.all()
    if (untried(store.state).length > 0) return taker.drop()
    this.#saving.adopt(taker)
    await this.#finding.release(seed, taker)
  }

  #visit(index: number): void {
    const {store, announce} = this.#context
    if (store.state.history === null) return
    // What was said of an opened recipe was said of other settings.
    const isOpened = /^message-(recipe|session)-in-force$/.test(store.state.message?.id ?? "")
    store.update({history: visit(store.state.history, index), ...(isOpened ? {message: null} : {})})
    const entry = entryOf(store.state)
    if (entry === null) return
    const came = pastText(entry, inspectionOf(store.state)?.records ?? 0)
    announce(`${words("history-announce", {label: entryText(entry, store.state.history.entries)})} ${came}`.trimEnd())
  }

  #saveLost(): void {
    const {store} = this.#context
    const recipe = store.state.message?.recipe
    if (recipe === undefined) return
    const name = String(store.state.message?.args["name"] ?? "table")
    saveBlob(new Blob([fileOf(recipe)], {type: typeOf("recipe", recipe)}), savedName(name, "recipe", recipe))
  }
}

/// The column whose levels somebody goes to.
function openedBy({column, isToGroup = false}: Extract<Action, {kind: "go"}>): OpenedColumn | null {
  return column === undefined ? null : {name: column, isToGroup}
}
