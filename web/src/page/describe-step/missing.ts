/// What means "missing" in this table.

import {html, nothing, type TemplateResult} from "lit"
import type {Recipe} from "../../generated/protocol.js"
import type {Action} from "../state/actions.js"
import {words} from "../words.js"

export function missingMarkers({missing}: Recipe, act: (action: Action) => void): TemplateResult {
  const set = (values: readonly string[]): void => act({kind: "set-missing", missing: {...missing, values: [...values]}})
  const add = (event: SubmitEvent): void => {
    event.preventDefault()
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    const value = String(new FormData(form).get("marker") ?? "")
    if (!missing.values.includes(value)) set([...missing.values, value])
    form.reset()
  }
  return html`
    <section class="missing" data-why="missing" aria-labelledby="missing">
      <h2 id="missing">${words("missing-title")}</h2>
      <p>${words("missing-text", {count: missing.values.length})}</p>
      <ul class="markers">
        ${missing.values.map((value, i) => html`
          <li><code>${show(value)}</code>${i === 0 ? html`<span class="small">${words("missing-first")}</span>` : nothing}
            <button type="button" class="quiet icon" aria-label=${words("missing-remove", {marker: show(value)})} @click=${() => set(missing.values.filter(other => other !== value))}><span aria-hidden="true">×</span></button></li>`)}
      </ul>
      <form class="row" @submit=${add}>
        <label class="field"><span>${words("missing-add-label")}</span><input name="marker" autocomplete="off" spellcheck="false" size="12"></label>
        <button type="submit">${words("missing-add")}</button>
      </form>
    </section>`
}

function show(value: string): string {
  return value === "" ? words("cell-empty") : value
}
