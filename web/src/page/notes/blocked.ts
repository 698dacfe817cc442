/// What a step still needs, said in place, with the way there.

import {html, type TemplateResult} from "lit"
import type {Act} from "../state/actions.js"
import type {Blocked} from "../state/state.js"
import {words} from "../words.js"

export function blockedNote({id, step}: Blocked, act: Act): TemplateResult {
  return html`
    <section class="needs">
      <p>${words(`blocked-${id}-long`)}</p>
      <p><button type="button" class="primary"
        @click=${() => act({kind: "go", step})}>${words(`blocked-${id}-go`)}</button></p>
    </section>`
}

/// The one action that takes a step further, always at the same place.
export function primaryAction(label: string, go: () => void, other: TemplateResult = html``): TemplateResult {
  return html`<div class="action">${other}<button type="button" class="primary" @click=${go}>${label}</button></div>`
}
