/// A technical word that leads to its entry in the glossary.

import {html, type TemplateResult} from "lit"
import {HelpEvent} from "./help-event.js"
import {type Term, termName} from "./terms.js"

export function termLink(term: Term): TemplateResult {
  return html`<button type="button" class="term-link" @click=${(event: Event) =>
    event.target?.dispatchEvent(new HelpEvent(term))}>${termName(term)}</button>`
}
