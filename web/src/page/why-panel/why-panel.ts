/// Answers "why" for whatever has the focus or is pointed at.

import {html, nothing, type TemplateResult} from "lit"
import {Piece} from "../piece.js"
import {termLink} from "../plain-words/term-link.js"
import {terms, termsOf, uses} from "../plain-words/terms.js"
import {words} from "../words.js"
import {explain, type Topic} from "./topics.js"

export class WhyPanel extends Piece {
  static override properties = {...Piece.properties, topic: {attribute: false}}

  declare topic: Topic

  protected override render(): TemplateResult {
    const {title, text, formula, example} = explain(this.topic, this.state)
    // Those of the step stand below with their meanings.
    const listed = termsOf[this.state.step]
    const used = terms.filter(term => !listed.includes(term) && uses(`${title} ${text}`, term))
    return html`
      <p class="eyebrow">${words("why-eyebrow")}</p>
      <h2>${title}</h2>
      ${text.split("\n\n").map(paragraph => html`<p>${paragraph}</p>`)}
      ${formula === null ? nothing : html`<p class="formula">${formula}</p>`}
      ${
        example === null
          ? nothing
          : html`<p class="example"><span class="eyebrow">${words("why-in-your-table")}</span>${example}</p>`
      }
      ${used.length === 0 ? nothing : html`<p class="small row">${words("why-terms")} ${used.map(termLink)}</p>`}`
  }
}

customElements.define("why-panel", WhyPanel)
