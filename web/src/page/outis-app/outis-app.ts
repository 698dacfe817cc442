/// The frame that never goes away: head, rail, the work of one step, the panel that says
/// why, and the line of exposure.

import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from "lit"
import "../about-page/about-page.js"
import "../attack-step/attack-step.js"
import {AuditEvent} from "../audit-page/audit-event.js"
import "../audit-page/audit-page.js"
import "../compare-step/compare-step.js"
import "../describe-step/describe-step.js"
import {AboutEvent} from "../exposure-line/exposure-line.js"
import "../find-step/find-step.js"
import "../help-page/help-page.js"
import "../from-portal/from-portal.js"
import "../policy-note/policy-note.js"
import "../given-files/given-files.js"
import {KindEngine} from "../kinds/engine.js"
import {kindsModule} from "../modules.js"
import {exposureOf} from "../kinds/exposure-words.js"
import {KindEvent} from "../kinds/kind-event.js"
import "../kinds/kind-page.js"
import {KindWork} from "../kinds/work.js"
import "../load-step/load-step.js"
import {Piece} from "../piece.js"
import {HelpEvent} from "../plain-words/help-event.js"
import "../protect-step/protect-step.js"
import {SimulationEvent} from "../simulation-page/simulation-event.js"
import "../simulation-page/simulation-page.js"
import "../release-step/release-step.js"
import "../plain-words/plain-words.js"
import type {Sources} from "../sources.js"
import {startWorker} from "../start.js"
import {ActEvent} from "../state/actions.js"
import {keepFocusInSight} from "./focus-in-sight.js"
import {languageChooser} from "./language-chooser.js"
import {inspectionOf, type Step, type Theme, recordsIn} from "../state/state.js"
import "../step-rail/step-rail.js"
import "../why-panel/why-panel.js"
import type {Topic} from "../why-panel/topics.js"
import {drawn} from "../turns.js"
import {nameOf, tableName, words} from "../words.js"
import {notices} from "./notices.js"

/// Pointing at something for this long means it.
const hoverMilliseconds = 180

/// What stands in the place of the work: nothing, what this file is, a published file that is checked, help,
/// a file that is no table, or samples of a population.
type Aside = "about" | "audit" | "help" | "kind" | "simulation" | null

const nextTheme: Readonly<Record<Theme, Theme>> = {system: "light", light: "dark", dark: "system"}

export class OutisApp extends Piece {
  static override properties = {
    ...Piece.properties,
    sources: {attribute: false},
    topic: {state: true},
    sheet: {state: true},
    aside: {state: true},
    wanted: {state: true},
    spoken: {state: true},
  }

  declare sources: Sources
  /// What is said to people who listen; each new text is read once.
  declare spoken: string
  declare private topic: Topic | null
  /// Whether the panel is open as a sheet, where the screen has no room beside the work.
  declare private sheet: boolean
  declare private aside: Aside
  /// The word that somebody wants help with.
  declare private wanted: HelpEvent | null
  /// The work on a file that is no table.
  readonly kinds = new KindWork(new KindEngine(startWorker, kindsModule))
  #timer: ReturnType<typeof setTimeout> | undefined
  #shownAside: Aside = null
  /// What had the focus last.
  #focused: Element | null = null
  /// The part of the page that it stands in.
  #section: Element | null = null

  constructor() {
    super()
    this.topic = null
    this.sheet = false
    this.aside = null
    this.wanted = null
    this.spoken = ""
    this.addEventListener(AboutEvent.type, () => {
      this.aside = "about"
    })
    this.addEventListener(AuditEvent.type, () => {
      this.aside = "audit"
    })
    this.addEventListener(SimulationEvent.type, () => {
      this.aside = "simulation"
      this.topic = {id: "simulation", subject: null}
    })
    this.kinds.addEventListener("change", () => this.requestUpdate())
    this.addEventListener(KindEvent.type, ({dataKind, example}) => {
      this.aside = "kind"
      this.kinds.description = this.state.description
      if (example === null) this.kinds.choose(dataKind)
      else void this.kinds.openExample(example)
    })
    this.addEventListener(HelpEvent.type, event => {
      this.aside = "help"
      this.wanted = event
      this.sheet = false
    })
    // Whoever goes to a step goes back to the work.
    this.addEventListener(ActEvent.type, event => {
      if (event.action.kind === "go" || event.action.kind === "answer-portal") this.aside = null
    })
    this.addEventListener("focusin", event => {
      this.#focused = event.target instanceof Element ? event.target : null
      this.#section = this.#focused?.closest("main section[aria-labelledby]") ?? null
      this.#explain(event.target)
    })
    this.addEventListener("pointerover", event => {
      clearTimeout(this.#timer)
      if (event.pointerType !== "mouse") return
      this.#timer = setTimeout(() => this.#explain(event.target), hoverMilliseconds)
    })
    this.addEventListener("keydown", event => {
      if (event.key === "Escape" && this.sheet) this.#closeSheet()
    })
  }

  /// Says everything once more, as in another language.
  sayAnew(): void {
    document.documentElement.lang = this.state.language
    this.spoken = ""
    for (const element of this.querySelectorAll("*")) if (element instanceof LitElement) element.requestUpdate()
  }

  #explain(target: EventTarget | null): void {
    const place = target instanceof Element ? target.closest("[data-why]") : null
    const id = place?.getAttribute("data-why")
    if (place === null || id === null || id === undefined) return
    this.topic = {id, subject: place.getAttribute("data-why-of")}
  }

  #closeSheet(): void {
    this.sheet = false
    this.querySelector<HTMLElement>(".why-button")?.focus()
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const previous = changed.get("state")
    // A new step begins with what it is about.
    if (previous !== undefined && previous.step !== this.state.step) this.topic = null
    const {otherRecipe} = this.state
    if (previous === undefined || otherRecipe === null || otherRecipe === previous.otherRecipe) return
    this.aside = "kind"
    this.kinds.description = this.state.description
    void this.kinds.openRecipe(otherRecipe.name, otherRecipe.text)
  }

  protected override firstUpdated(): void {
    const work = this.querySelector<HTMLElement>("#work")
    if (work !== null) keepFocusInSight(work)
  }

  protected override updated(changed: PropertyValues<this>): void {
    const previous = changed.get("state")
    const moved = this.aside !== this.#shownAside
    this.#shownAside = this.aside
    if (previous !== undefined || moved)
      void this.#keepFocus(moved || (previous !== undefined && previous.step !== this.state.step))
  }

  /// A new step begins at its heading. Whoever stood on something that is gone, such as the button
  /// that has just been replaced by its result, goes on at the heading of what it stood in.
  async #keepFocus(moved: boolean): Promise<void> {
    await new Promise(requestAnimationFrame)
    if (moved) window.scrollTo(0, 0)
    if (!moved && this.#focused?.isConnected !== false) return
    const label = this.#section?.isConnected === true ? this.#section.getAttribute("aria-labelledby") : null
    const title = moved || label === null ? null : document.getElementById(label)
    if (title !== null) {
      title.tabIndex = -1
      title.focus()
      return
    }
    // A step that waits for its turn to be drawn has no heading yet.
    const heading = await drawn(() => this.querySelector<HTMLElement>("main h1"))
    heading?.focus({preventScroll: true})
  }

  protected override render(): TemplateResult {
    const {state} = this
    const topic = this.topic ?? {id: this.aside === "about" ? "network" : `step-${state.step}`, subject: null}
    return html`
      <a class="skip" href="#work" @click=${this.#skip}>${words("skip-link")}</a>
      <header class="head">
        <p class="name">${words("app-name")}</p>
        <p class="file">${this.#file()}</p>
        <button class="quiet icon" type="button" data-why="theme"
          @click=${() => this.act({kind: "theme", theme: nextTheme[state.theme]})}
          aria-label=${words("theme-button", {theme: words(`theme-${state.theme}`)})}
          title=${words("theme-button", {theme: words(`theme-${state.theme}`)})}>
          <span aria-hidden="true">${state.theme === "system" ? "◐" : state.theme === "light" ? "○" : "●"}</span>
        </button>
        ${languageChooser(state.language, action => this.act(action))}
        <button class="quiet" type="button" aria-pressed=${this.aside === "about"} @click=${() => {
          this.aside = this.aside === "about" ? null : "about"
        }}>${words("about-button")}</button>
        <button class="quiet icon" type="button" aria-pressed=${this.aside === "help"}
          aria-label=${words("help-button")} title=${words("help-button")} @click=${() => {
            this.wanted = null
            this.aside = this.aside === "help" ? null : "help"
          }}><span aria-hidden="true">?</span></button>
        <button class="quiet icon why-button" type="button" aria-expanded=${this.sheet} aria-controls="why"
          aria-label=${words("why-button")} @click=${() => {
            this.sheet = !this.sheet
          }}>
          <span aria-hidden="true">i</span>
        </button>
      </header>
      <step-rail .state=${state} .other=${this.aside === "kind" ? this.kinds.state : null}></step-rail>
      <main id="work" tabindex="-1">
        ${state.portal === null ? nothing : html`<from-portal .state=${state}></from-portal>`}
        ${state.policy === null ? nothing : html`<policy-note .state=${state}></policy-note>`}
        ${notices(state, action => this.act(action))}
        ${state.given === null ? nothing : html`<given-files .state=${state}></given-files>`}
        ${
          this.aside === "about"
            ? html`<about-page .state=${state}></about-page>`
            : this.aside === "audit"
              ? html`<audit-page .state=${state}></audit-page>`
              : this.aside === "help"
                ? html`<help-page .state=${state} .wanted=${this.wanted}></help-page>`
                : this.aside === "simulation"
                  ? html`<simulation-page .state=${state}></simulation-page>`
                  : this.aside === "kind"
                    ? html`<kind-page .state=${state} .work=${this.kinds}></kind-page>`
                    : this.#work(state.step)
        }
      </main>
      <aside id="why" class=${this.sheet ? "why open" : "why"} aria-label=${words("why-panel-name")}>
        <why-panel .state=${state} .topic=${topic}></why-panel>
        ${this.aside === null ? html`<plain-words .state=${state} .step=${state.step}></plain-words>` : nothing}
        <button class="quiet close" type="button" @click=${this.#closeSheet}>${words("why-close")}</button>
      </aside>
      <exposure-line .state=${state}
        .other=${this.aside === "kind" ? exposureOf(this.kinds.state) : null}></exposure-line>
      <p class="unseen" role="status" aria-live="polite">${this.spoken}</p>`
  }

  readonly #skip = (event: Event): void => {
    event.preventDefault()
    this.querySelector<HTMLElement>("#work")?.focus()
  }

  /// The file and what is in it; less of that where there is no room.
  #file(): string | TemplateResult {
    const {table} = this.state
    if (this.aside === "kind") return nameOf(this.kinds.state.file?.name ?? words("kind-no-file"))
    if (table === null) return words("app-no-file")
    const inspection = inspectionOf(this.state)
    const isFolded = inspection !== null && inspection !== table.inspection
    const name = tableName(table.files)
    const {columns} = table.inspection
    const persons = inspection?.records ?? 0
    const records = isFolded ? table.inspection.records : recordsIn(this.state)
    return html`<span class="in-full">${words(isFolded ? "app-file-folded" : "app-file", {
      name,
      records,
      columns: columns.length,
      persons,
    })}</span><span class="in-short">${words("app-file-short", {name, records: isFolded ? persons : records})}</span>`
  }

  #work(step: Step): TemplateResult {
    const {state, sources} = this
    switch (step) {
      case "load":
        return html`<load-step .state=${state}></load-step>`
      case "describe":
        return html`<describe-step .state=${state}></describe-step>`
      case "protect":
        return html`<protect-step .state=${state}></protect-step>`
      case "find":
        return html`<find-step .state=${state}></find-step>`
      case "compare":
        return html`<compare-step .state=${state} .sources=${sources}></compare-step>`
      case "attack":
        return html`<attack-step .state=${state}></attack-step>`
      case "release":
        return html`<release-step .state=${state}></release-step>`
    }
  }
}

customElements.define("outis-app", OutisApp)
