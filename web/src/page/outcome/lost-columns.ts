/// Columns of which nothing is left, and what can be done about each.

import {html, nothing, type TemplateResult} from "lit"
import type {ComparedColumn, Comparison} from "../../generated/protocol.js"
import type {Action} from "../state/actions.js"
import {cellOf, nameOf, words} from "../words.js"
import {detailLeft} from "./level-words.js"

/// So many columns are told of one by one.
const most = 5

export function lostColumns(comparison: Comparison, act: (action: Action) => void): TemplateResult | typeof nothing {
  const lost = comparison.columns.filter(column => detailLeft(column) === "gone")
  return lost.length === 0
    ? nothing
    : html`${lost.slice(0, most).map(column => lostColumn(column, act))}
      ${lost.length > most ? html`<p class="exposed">${words("lost-more", {count: lost.length - most})}</p>` : nothing}`
}

function lostColumn({name, height, level, example}: ComparedColumn, act: (action: Action) => void): TemplateResult {
  const shown = nameOf(name)
  const highest = (height ?? 0) - 1
  const below = example[highest]
  return html`
    <section class="note exposed-note lost">
      <h2><span aria-hidden="true">▲ </span>${words("lost-title", {name: shown})}</h2>
      <p>${words(highest < 1 ? "lost-text-ungrouped" : "lost-text")}</p>
      <p class="row">
        ${
          level === null || highest < 1 || below === undefined || below === example[0]
            ? nothing
            : html`<button type="button" @click=${() => {
                act({kind: "set-limit", attribute: name, limit: highest})
                act({kind: "search"})
              }}>${words("lost-limit", {shown: cellOf(below)})}</button>`
        }
        <button type="button" @click=${() => act({kind: "go", step: "describe", column: name})}>${words("lost-group", {
          name: shown,
        })}</button>
        <button type="button" @click=${() =>
          act({
            kind: "set-role",
            attributes: [name],
            role: "identifier",
          })}>${words("lost-leave-out", {name: shown})}</button>
      </p>
    </section>`
}
