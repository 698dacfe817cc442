/// The form of ready ladders: which one, and what is written for values that it does not know.

import {html, type TemplateResult} from "lit"
import type {Hierarchy} from "../../generated/protocol.js"
import {words} from "../words.js"

export type ReadyHierarchy = Extract<Hierarchy, {kind: "ready"}>

export function readyForm(
  now: ReadyHierarchy,
  ladders: readonly string[],
  apply: (hierarchy: Hierarchy) => void,
): TemplateResult {
  return html`
    <div class="fields">
      <label class="field"><span>${words("ready-ladder")}</span><select @change=${(event: Event) => {
        const chosen = event.target instanceof HTMLSelectElement ? event.target.value : null
        const ladder = ladders.find(known => known === chosen)
        if (ladder !== undefined) apply({...now, ladder: ladder as ReadyHierarchy["ladder"]})
      }}>${ladders.map(
        ladder =>
          html`<option value=${ladder} .selected=${ladder === now.ladder}>${words(`ladder-${ladder}`)}</option>`,
      )}</select></label>
      <label class="field"><span>${words("ready-others")}</span><input autocomplete="off"
        .value=${now.others ?? ""} @change=${(event: Event) => {
          if (!(event.target instanceof HTMLInputElement)) return
          const others = event.target.value.trim()
          const {others: _, ...bare} = now
          apply(others === "" ? bare : {...bare, others})
        }}></label>
    </div>
    <p class="small">${words(`ladder-${now.ladder}-text`)}</p>
    <p class="small">${words("ready-others-text")}</p>`
}
