/// What stands in front in a column's dates: asked where nothing tells, and shown once it is said.

import {html, type TemplateResult} from "lit"
import type {Act} from "./state/actions.js"
import {type Front, frontIn} from "./state/front.js"
import {words} from "./words.js"

const fronts: readonly Front[] = ["day", "month"]

/// Two buttons, of which the one is pressed that `format`, by which the dates are read, has in front.
export function dateFront(attribute: string, format: string | null | undefined, act: Act): TemplateResult {
  const said = frontIn(format)
  return html` <span class="row" role="group" aria-label=${words("load-dates")}>${fronts.map(
    front => html`<button type="button" aria-pressed=${String(front === said)}
      @click=${() => act({kind: "set-dates", attribute, front})}>${words(`load-dates-${front}`)}</button>`,
  )}</span>`
}
