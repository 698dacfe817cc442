/// What is said with the page around this one: it gives a file, the person decides whether it is opened,
/// and at the end gives the release back by a click.

import {type Channel, channelTo, type PortalMessage} from "../portal/channel.js"
import {preferred} from "../languages.js"
import {isForTable} from "../recipe-file.js"
import {savedName, typeOf} from "../save.js"
import type {Act, Saved} from "../state/actions.js"
import {contentsOf} from "../state/fates.js"
import type {ReleaseState} from "../state/results.js"
import type {PolicyState} from "../state/policy.js"
import {placeName, type Portal, portalProgress, returnable} from "../state/portal.js"
import {fileOf} from "../state/recipe.js"
import {contentsNow, type State, type Theme} from "../state/state.js"
import {words} from "../words.js"
import type {Context} from "./context.js"

const themes: readonly string[] = ["system", "light", "dark"] satisfies readonly Theme[]

/// What may go back beside release and summary, as the person ticks it.
export interface Extras {
  readonly report: boolean
  readonly recipe: boolean
}

export class Portals {
  readonly #context: Context
  readonly #act: Act
  /// The release, wherever it is kept.
  readonly #read: () => Promise<Blob | null>
  readonly #channel: Channel | null
  /// Greetings that wait for the engine.
  #greetings: string[] = []
  #said = ""
  /// The bytes of the release that was prepared.
  #release: Blob | null = null
  #preparing: ReleaseState["outcome"] = null
  /// The file that will be asked about once its policy was looked at.
  #coming: string | null = null

  constructor(context: Context, act: Act, read: () => Promise<Blob | null>) {
    this.#context = context
    this.#act = act
    this.#read = read
    this.#channel = channelTo(message => this.#hear(message))
    if (this.#channel === null) return
    context.store.listen((state, previous) => {
      this.#greet()
      this.#report(state)
      if (state.portal?.stage === "opened" && state.loadProblem !== null && state.loadProblem !== previous.loadProblem)
        this.#channel?.say("error", state.portal.id, {code: "file-not-read"})
      void this.#prepare(state)
    })
  }

  /// The person lets the file be opened, or does not.
  answer(open: boolean): void {
    const {store} = this.#context
    const {portal} = store.state
    if (portal?.stage !== "asked") return
    if (!open) return this.leave()
    const pending =
      portal.recipe === null
        ? null
        : {name: words("portal-recipe", {place: placeName(portal)}), text: portal.recipe, problem: null, wants: null}
    store.update({portal: {...portal, stage: "opened"}, pending, given: null})
    this.#act({kind: "load", files: [portal.file], options: {}})
  }

  /// The person gives nothing back.
  leave(): void {
    const {store} = this.#context
    const {portal} = store.state
    if (portal === null) return
    if (portal.stage !== "returned") this.#channel?.say("cancel", portal.id, {})
    this.#forget()
  }

  /// Gives the release back, while this click is being answered.
  giveBack(click: Event, extras: Extras): void {
    const {store} = this.#context
    const {portal, engine} = store.state
    const release = returnable(store.state)
    const outcome = release?.outcome ?? null
    if (portal === null || release === null || outcome === null || this.#release === null) return
    if (portal.prepared !== outcome || outcome.summaryText === null || engine.status !== "ready") return
    const {recipe} = release
    const file = (what: Saved, content: BlobPart): File =>
      new File([content], savedName(portal.file.name, what, recipe), {type: typeOf(what, recipe)})
    const given = this.#channel?.give(click, portal.id, {
      release: file("release", this.#release),
      sha256: outcome.report.output?.sha256 ?? "",
      summary: file("summary", outcome.summaryText),
      version: engine.version,
      ...(extras.report ? {report: file("report-json", outcome.reportText)} : {}),
      ...(extras.recipe ? {recipe: file("recipe", fileOf(recipe))} : {}),
    })
    const id = given === true ? "portal-returned" : "portal-not-returned"
    this.#context.announce(words(id, {place: placeName(portal)}))
    if (given !== true) return store.update({message: {id, args: {place: placeName(portal)}}})
    store.update({portal: {...portal, stage: "returned"}})
    const now = contentsNow(store.state)
    const saved: Saved[] = ["release", "summary"]
    if (extras.report) saved.push("report-json")
    if (extras.recipe) saved.push("recipe")
    const fates = saved.map(what => [what, {fate: "returned", contents: contentsOf(what, now)}])
    store.updateResults({fates: {...store.state.results.fates, ...Object.fromEntries(fates)}})
  }

  #hear(message: PortalMessage): void {
    const {store} = this.#context
    const {portal} = store.state
    switch (message.type) {
      case "hello":
        if (message.theme !== undefined && themes.includes(message.theme))
          this.#act({kind: "theme", theme: message.theme as Theme})
        if (message.lang !== undefined) this.#act({kind: "speak", language: preferred([message.lang])})
        this.#greetings.push(message.id)
        return this.#greet()
      case "open":
        return void this.#ask(message)
      case "cancel":
        if (this.#coming === message.id) this.#coming = null
        if (portal?.id === message.id && portal.stage !== "returned") this.#withdrawn(portal)
        return
      case "close":
        this.#coming = null
        if (portal !== null) this.#withdrawn(portal)
    }
  }

  /// Nothing is opened before the person says so, whoever asks.
  async #ask({id, origin, file, name, recipe, policy: given, note}: PortalMessage): Promise<void> {
    const {store, client, announce} = this.#context
    if (file === undefined || name === undefined) return
    if (recipe !== undefined && !isForTable(recipe))
      return this.#channel?.say("error", id, {code: "malformed", field: "recipe"})
    const before = store.state.portal
    if (this.#coming !== null || (before !== null && before.stage !== "returned"))
      return this.#channel?.say("error", id, {code: "busy"})
    let policy: PolicyState | null = null
    if (given !== undefined) {
      this.#coming = id
      const outcome = await client.call("policy", {text: given}).outcome
      // Meanwhile there may be nobody who waits for it.
      if (this.#coming !== id) return
      this.#coming = null
      if (!outcome.ok) return this.#channel?.say("error", id, {code: "malformed", field: "policy"})
      policy = {
        name: words("portal-policy", {place: placeName({origin})}),
        text: given,
        policy: outcome.value,
        isPortals: true,
      }
    }
    const portal: Portal = {
      id,
      origin,
      file: new File([file], name, {type: file.type}),
      recipe: recipe ?? null,
      policy,
      note: note ?? null,
      stage: "asked",
      prepared: null,
    }
    this.#forget()
    store.update({portal})
    announce(words("portal-asked", {place: placeName(portal)}))
  }

  #withdrawn(portal: Portal): void {
    const {store} = this.#context
    if (portal.stage !== "returned") store.update({message: {id: "portal-withdrawn", args: {place: placeName(portal)}}})
    this.#forget()
  }

  #forget(): void {
    this.#release = null
    this.#preparing = null
    this.#said = ""
    this.#context.store.update({portal: null})
  }

  /// The page around hears that it may begin once this one can.
  #greet(): void {
    const {engine} = this.#context.store.state
    if (engine.status !== "ready" || this.#greetings.length === 0) return
    for (const id of this.#greetings.splice(0)) this.#channel?.say("ready", id, {version: engine.version})
  }

  #report(state: State): void {
    const progress = portalProgress(state)
    if (progress === null || state.portal === null) return
    const {stage, share} = progress
    const said = `${stage} ${share ?? ""}`
    if (said === this.#said) return
    this.#said = said
    this.#channel?.say("progress", state.portal.id, progress)
  }

  /// Reads a release once more when it is there, so that it goes out with the click and nothing else does.
  async #prepare(state: State): Promise<void> {
    const {store, client} = this.#context
    const outcome = returnable(state)?.outcome ?? null
    if (outcome === null || outcome === this.#preparing) return
    this.#preparing = outcome
    this.#release = null
    const release = await this.#read()
    const sums = release === null ? null : await client.call("fingerprints", {contents: [release]}).outcome
    const {portal} = store.state
    if (portal === null || returnable(store.state)?.outcome !== outcome) return
    if (sums?.ok !== true || sums.value[0] !== outcome.report.output?.sha256) {
      store.update({message: {id: "portal-not-returned", args: {place: placeName(portal)}}})
      return
    }
    this.#release = release
    store.update({portal: {...portal, prepared: outcome}})
  }
}
