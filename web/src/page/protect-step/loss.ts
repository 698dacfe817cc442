/// How loss is measured: closed, because what stands there by default serves most tables.

import {html, type TemplateResult} from "lit"
import {ifDefined} from "lit/directives/if-defined.js"
import type {Aggregate, Description, Metric, Recipe} from "../../generated/protocol.js"
import {bound, setting} from "../describe.js"
import type {Action} from "../state/actions.js"
import {words} from "../words.js"

export function lossSettings({loss}: Recipe, description: Description | null, act: (action: Action) => void): TemplateResult {
  const set = (change: Partial<typeof loss>): void => act({kind: "set-loss", loss: {...loss, ...change}})
  const metrics = description?.losses.map(({id}) => id) ?? []
  const aggregates = description?.aggregates.map(({id}) => id) ?? []
  const range = setting(description, "loss.gs-factor")
  return html`
    <details class="more">
      <summary data-why="loss">${words("loss-title")}</summary>
      <p>${words("loss-text")}</p>
      <div class="fields">
        <label class="field" data-why="metric"><span>${words("loss-metric")}</span>
          <select @change=${(event: Event) => { if (event.target instanceof HTMLSelectElement) set({metric: event.target.value as Metric}) }}>
            ${metrics.map(id => html`<option value=${id} .selected=${id === loss.metric}>${words(`loss-${id}`)}</option>`)}</select></label>
        <label class="field" data-why="aggregate"><span>${words("loss-aggregate")}</span>
          <select @change=${(event: Event) => { if (event.target instanceof HTMLSelectElement) set({aggregate: event.target.value as Aggregate}) }}>
            ${aggregates.map(id => html`<option value=${id} .selected=${id === loss.aggregate}>${words(`aggregate-${id}`)}</option>`)}</select></label>
        <label class="field" data-why="gs-factor"><span>${words("loss-gs-factor")}</span>
          <input type="number" step="0.05" min=${ifDefined(bound(range?.min))} max=${ifDefined(bound(range?.max))} .value=${String(loss["gs-factor"])}
            @change=${(event: Event) => { if (event.target instanceof HTMLInputElement && Number.isFinite(event.target.valueAsNumber)) set({"gs-factor": event.target.valueAsNumber}) }}></label>
      </div>
    </details>`
}
