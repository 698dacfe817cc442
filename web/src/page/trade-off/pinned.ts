/// Two pairs of k and suppression limit beside each other, column by column.

import {html, type TemplateResult} from "lit"
import {breakable} from "../breakable.js"
import type {FrontierPoint} from "../../generated/protocol.js"
import type {State} from "../state/state.js"
import {nameOf, words} from "../words.js"
import {pairName, pointColumns, pointKept, pointShows} from "./point-words.js"

export function pinnedTable(state: State, pins: readonly FrontierPoint[]): TemplateResult {
  const names = [...new Set(pins.flatMap(pin => pointColumns(pin, state)))]
  return html`
    <div class="scroll" role="group" tabindex="0" aria-label=${words("trade-off-pinned")}><table class="records pinned">
      <caption>${words("trade-off-pinned")}</caption>
      <thead><tr><th scope="col">${words("trade-off-column")}</th>${pins.map(
        pin => html`<th scope="col">${pairName(pin)}, ${words(`trade-off-${pin.recoding}`)}</th>`,
      )}</tr></thead>
      <tbody>
        <tr><th scope="row">${words("trade-off-result")}</th>${pins.map(
          pin => html`<td>${pointKept(pin, state)}</td>`,
        )}</tr>
        ${names.map(
          name =>
            html`<tr><th scope="row">${breakable(nameOf(name))}</th>${pins.map(
              pin => html`<td>${pointShows(pin, name, state) ?? words("trade-off-none")}</td>`,
            )}</tr>`,
        )}
      </tbody></table></div>`
}
