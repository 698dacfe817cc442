/// Help: the way in seven steps, the keyboard, the glossary, and what Outis does not do.

import {html, nothing, type PropertyValues, type TemplateResult} from "lit"
import {Piece} from "../piece.js"
import type {HelpEvent} from "../plain-words/help-event.js"
import {termName, terms} from "../plain-words/terms.js"
import {steps} from "../state/state.js"
import {words} from "../words.js"

/// Keys, and what they do.
const keys = ["tab", "space", "arrows", "ends", "escape"] as const

/// What nobody should expect.
const limits = ["law", "others", "roles", "names", "text", "noise", "models", "groups", "network"] as const

/// Something that can be found here.
interface Entry {
  readonly id: string
  readonly name: string
  readonly text: string
}

export class HelpPage extends Piece {
  static override properties = {...Piece.properties, wanted: {attribute: false}, sought: {state: true}}

  /// The word that somebody came for.
  declare wanted: HelpEvent | null
  declare private sought: string

  constructor() {
    super()
    this.wanted = null
    this.sought = ""
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // What is sought may hide the word that is wanted.
    if (changed.has("wanted") && this.wanted !== null) this.sought = ""
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has("wanted") || this.wanted === null) return
    const entry = this.querySelector<HTMLElement>(`#term-${this.wanted.term}`)
    // After the page has brought its heading into sight.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        entry?.scrollIntoView({block: "center"})
        entry?.focus({preventScroll: true})
      }),
    )
  }

  protected override render(): TemplateResult {
    const {step} = this.state
    const way = this.#found(
      steps.map(id => ({id: `step-${id}`, name: words(`step-${id}`), text: words(`why-step-${id}`)})),
    )
    const keyboard = this.#found(
      keys.map(id => ({id, name: words(`help-key-${id}`), text: words(`help-key-${id}-text`)})),
    )
    const glossary = this.#found(
      terms.map(term => ({id: `term-${term}`, name: termName(term), text: words(`term-${term}-means`)})),
    ).toSorted((one, other) => one.name.localeCompare(other.name))
    const not = this.#found(limits.map(id => ({id, name: "", text: words(`help-not-${id}`)})))
    const found = way.length + keyboard.length + glossary.length + not.length
    return html`
      <div class="work help">
        <h1 tabindex="-1">${words("help-title")}</h1>
        <p class="lead">${words("help-lead")}</p>
        <label class="field"><span>${words("help-search")}</span>
          <input type="search" autocomplete="off" .value=${this.sought} @input=${(event: Event) => {
            if (event.target instanceof HTMLInputElement) this.sought = event.target.value
          }}></label>
        <p class="small" role="status">${this.sought.trim() === "" ? nothing : words("help-found", {found})}</p>
        ${part(
          "help-way",
          way,
          html`<ol>${way.map(({name, text}) => html`<li><strong>${name}.</strong> ${text}</li>`)}</ol>`,
        )}
        ${part("help-keyboard", keyboard, list(keyboard))}
        ${part("help-glossary", glossary, list(glossary))}
        ${part("help-not", not, html`<ul>${not.map(({text}) => html`<li>${text}</li>`)}</ul>`)}
      </div>
      <div class="action"><button type="button" class="primary" @click=${() => this.act({kind: "go", step})}>${words(
        "about-back",
        {step: words(`step-${step}`)},
      )}</button></div>`
  }

  /// Those that hold every word that is sought.
  #found(entries: readonly Entry[]): readonly Entry[] {
    const parts = this.sought.toLowerCase().split(/\s+/)
    return entries.filter(({name, text}) => parts.every(part => `${name} ${text}`.toLowerCase().includes(part)))
  }
}

function part(id: string, entries: readonly Entry[], content: TemplateResult): TemplateResult | typeof nothing {
  return entries.length === 0
    ? nothing
    : html`<section aria-labelledby=${id}><h2 id=${id}>${words(id)}</h2>${content}</section>`
}

function list(entries: readonly Entry[]): TemplateResult {
  return html`<dl>${entries.map(
    ({id, name, text}) => html`<div id=${id} tabindex="-1"><dt>${name}</dt><dd>${text}</dd></div>`,
  )}</dl>`
}

customElements.define("help-page", HelpPage)
