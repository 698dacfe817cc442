/// The technical words of a step with their plain meanings: beside the work, or above it where there
/// is no room beside it. Who knows them closes the list for all steps.

import {html, type TemplateResult} from "lit"
import {Piece} from "../piece.js"
import {countedIn, type Step} from "../state/state.js"
import {words} from "../words.js"
import {termLink} from "./term-link.js"
import {stepTerms} from "./terms.js"

export class PlainWords extends Piece {
  static override properties = {...Piece.properties, step: {attribute: false}}

  declare step: Step

  protected override render(): TemplateResult {
    return html`
      <details .open=${this.state.explained} @toggle=${(event: Event) => {
        if (event.target instanceof HTMLDetailsElement && event.target.open !== this.state.explained)
          this.act({kind: "explain", explained: event.target.open})
      }}><summary>${words("plain-words")}</summary>
        <ul>${stepTerms(this.step, countedIn(this.state)).map(
          term => html`<li>${termLink(term)} ${words(`term-${term}-means`)}</li>`,
        )}</ul>
      </details>`
  }
}

customElements.define("plain-words", PlainWords)
