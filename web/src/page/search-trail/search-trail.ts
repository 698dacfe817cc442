/// What a search came to, one combination of levels after the other, with what was found there.

import {html, LitElement, nothing, type TemplateResult} from "lit"
import type {Recoding, Trail, TrailStep} from "../../generated/protocol.js"
import {own} from "../../shared/own.js"
import {nameOf, plain, words} from "../words.js"

export class SearchTrail extends LitElement {
  static override properties = {
    trail: {attribute: false},
    name: {attribute: false},
    recoding: {attribute: false},
    shown: {attribute: false},
    open: {state: true},
  }

  declare trail: Trail | null
  declare name: string
  /// What was chosen in the end, if anything.
  declare recoding: Recoding | null
  /// What a column shows on a level.
  declare shown: (name: string, level: number) => string
  declare private open: boolean

  constructor() {
    super()
    this.trail = null
    this.name = ""
    this.recoding = null
    this.shown = (_, level) => String(level)
    this.open = false
  }

  protected override createRenderRoot(): this {
    return this
  }

  /// Nothing of a search that does not say.
  protected override render(): TemplateResult | typeof nothing {
    const {trail} = this
    if (trail === null || trail.steps.length === 0) return nothing
    return html`
      <details class="more" @toggle=${(event: Event) => {
        this.open = event.target instanceof HTMLDetailsElement && event.target.open
      }}>
        <summary>${words("trail-title")}</summary>${this.open ? this.#steps(trail) : nothing}
      </details>`
  }

  #steps({attributes, steps, more}: Trail): TemplateResult {
    const chosen = this.recoding?.kind === "full-domain" ? this.recoding.levels : null
    const parts = steps.some(({levels}) => levels.includes(null))
    return html`
      <p class="small">${words("trail-text", {name: this.name})}${parts ? ` ${words("trail-parts")}` : nothing}</p>
      <div class="scroll tall" role="group" tabindex="0" aria-label=${words("trail-title")}>
        <table class="records"><caption class="unseen">${words("trail-title")}</caption>
          <thead><tr><th scope="col" class="figures">${words("trail-step")}</th><th scope="col">${words(
            "trail-outcome",
          )}</th><th scope="col" class="figures">${words("tried-loss")}</th>
            ${attributes.map(attribute => html`<th scope="col">${nameOf(attribute)}</th>`)}</tr></thead>
          <tbody>${steps.map((step, i) => {
            const isChosen =
              chosen !== null
              && !step.known
              && attributes.every((attribute, j) => step.levels[j] === own(chosen, attribute))
            return row(
              step,
              step.levels.map((level, j) => (level === null ? "–" : this.shown(attributes[j] ?? "", level))),
              i + 1,
              isChosen,
            )
          })}</tbody>
        </table>
      </div>
      ${more === 0 ? nothing : html`<p class="small">${words("trail-more", {more})}</p>`}`
  }
}

function row(
  {holds, known, loss}: TrailStep,
  shown: readonly string[],
  number: number,
  chosen: boolean,
): TemplateResult {
  return html`<tr class=${chosen ? "own" : nothing}><th scope="row"
    class="figures">${number}</th><td>${holds ? html`<span class="tick" aria-hidden="true">✓</span> ` : nothing}${words(
      `trail-${holds ? "holds" : "fails"}${chosen ? "-chosen" : known ? "-known" : ""}`,
    )}</td>
    <td class="figures">${loss === null ? "–" : plain(loss, 4)}</td>${shown.map(
      text => html`<td class="figures">${text}</td>`,
    )}</tr>`
}

customElements.define("search-trail", SearchTrail)
