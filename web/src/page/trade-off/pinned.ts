/// Two pairs of k and suppression limit beside each other, column by column.

import {html, type TemplateResult} from "lit"
import type {FrontierPoint} from "../../generated/protocol.js"
import {shownOn} from "../outcome/examples.js"
import type {State} from "../state/state.js"
import {nameOf, words} from "../words.js"
import {pairName, pointKept} from "./point-words.js"

export function pinnedTable(state: State, pins: readonly FrontierPoint[]): TemplateResult {
  const names = [...new Set(pins.flatMap(({levels}) => Object.keys(levels ?? {})))]
  return html`
    <div class="scroll" role="group" tabindex="0" aria-label=${words("trade-off-pinned")}><table>
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
            html`<tr><th scope="row">${nameOf(name)}</th>${pins.map(({levels}) => {
              const level = levels?.[name]
              return html`<td>${
                level === undefined
                  ? words("trade-off-mixed-cells")
                  : words("trade-off-shown", {level, shown: shownOn(state, name, level)})
              }</td>`
            })}</tr>`,
        )}
      </tbody></table></div>`
}
