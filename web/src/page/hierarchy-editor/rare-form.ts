/// The form of hierarchies that put rare values together.

import {html, type TemplateResult} from "lit"
import type {Hierarchy} from "../../generated/protocol.js"
import {words} from "../words.js"

export type RareHierarchy = Extract<Hierarchy, {kind: "rare"}>

export function rareForm(now: RareHierarchy, apply: (hierarchy: Hierarchy) => void): TemplateResult {
  return html`
    <p class="small">${words("rare-text")}</p>
    <div class="fields">
      <label class="field grow"><span>${words("rare-below")}</span><input autocomplete="off" inputmode="numeric"
        .value=${now.below.join(", ")} @change=${(event: Event) => {
          if (!(event.target instanceof HTMLInputElement)) return
          const below = event.target.value
            .split(/[\s,;]+/)
            .filter(part => part !== "")
            .map(Number)
          if (below.length > 0 && below.every(Number.isFinite)) apply({...now, below})
        }}></label>
      <label class="field"><span>${words("rare-label")}</span><input autocomplete="off"
        .value=${now.label} @change=${(event: Event) => {
          if (event.target instanceof HTMLInputElement) apply({...now, label: event.target.value.trim()})
        }}></label>
    </div>`
}
