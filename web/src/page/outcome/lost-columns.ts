/// Columns of which nothing is left, and what can be done about each.

import {html, nothing, type TemplateResult} from "lit"
import type {ComparedColumn, Comparison, Detail} from "../../generated/protocol.js"
import {own} from "../../shared/own.js"
import type {Action} from "../state/actions.js"
import {mixedBest} from "../state/searches.js"
import type {State} from "../state/state.js"
import {cellOf, nameOf, words} from "../words.js"
import {detailLeft} from "./level-words.js"

/// So many columns are told of one by one.
const most = 5

export function lostColumns(
  comparison: Comparison,
  state: State,
  act: (action: Action) => void,
): TemplateResult | typeof nothing {
  const lost = comparison.columns.filter(column => detailLeft(column) === "gone")
  const mixed = mixedBest(state, comparison.solution)
  const detail = mixed?.solution.recoding.kind === "full-domain" ? {} : (mixed?.solution.recoding.detail ?? {})
  const mixing = (name: string): TemplateResult | typeof nothing =>
    mixed === null || !shows(own(detail, name))
      ? nothing
      : html`<button type="button" @click=${() => act({kind: "take-over", way: mixed.way})}>${words(
          "lost-mixed",
        )}</button>`
  return lost.length === 0
    ? nothing
    : html`${lost.slice(0, most).map(column => lostColumn(column, mixing(column.name), act))}
      ${lost.length > most ? html`<p class="exposed">${words("lost-more", {count: lost.length - most})}</p>` : nothing}`
}

/// Ways to the levels of the columns of which nothing would be left.
export function lostLinks(comparison: Comparison, act: (action: Action) => void): TemplateResult | typeof nothing {
  const lost = comparison.columns.filter(column => detailLeft(column) === "gone").slice(0, most)
  return lost.length === 0
    ? nothing
    : html`<p class="row">${lost.map(
        ({name}) =>
          html`<button type="button" class="quiet" @click=${() =>
            act({kind: "go", step: "describe", column: name})}>${words("lost-group", {name: nameOf(name)})}</button>`,
      )}</p>`
}

/// Whether some records show more of a column than that it has a value.
function shows(detail: Detail | undefined): boolean {
  return detail !== undefined && (detail.ranges > 0 || detail.levels.slice(0, -1).some(records => records > 0))
}

/// `mixing`: how some of it may be kept by levels that are mixed within a column, if it is known.
function lostColumn(
  {name, height, level, example}: ComparedColumn,
  mixing: TemplateResult | typeof nothing,
  act: (action: Action) => void,
): TemplateResult {
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
        ${mixing}
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
