/// A k with a suppression limit in words: what a table under both keeps, and what it shows.

import {html, nothing, type TemplateResult} from "lit"
import type {FrontierPoint} from "../../generated/protocol.js"
import {own} from "../../shared/own.js"
import {detailParts, partText} from "../charts/detail.js"
import {levelText, withLeft} from "../lattice-view/node-words.js"
import {examplesOf, shownOn, untoldLevel} from "../outcome/examples.js"
import type {Pair} from "../state/frontier.js"
import {inFileOrder} from "../state/recipe.js"
import {recipeOf, type State} from "../state/state.js"
import {cellOf, nameOf, percent, plain, words} from "../words.js"

export function pairName({k, limit}: Pair): string {
  return words("trade-off-pair", {k, limit: percent(limit)})
}

/// What such a table keeps and leaves out.
export function pointKept({kept, loss, suppressed, recoding, optimal}: FrontierPoint, state: State): string {
  if (loss === null || suppressed === null)
    return words(
      recoding === "mixed" ? "trade-off-none-mixed" : optimal ? "trade-off-none-proven" : "trade-off-none-found",
    )
  return withLeft(
    kept === null ? words("find-kept-loss", {loss: plain(loss, 4)}) : words("find-kept-share", {kept: percent(kept)}),
    suppressed,
    state,
  )
}

/// The columns of which a point tells what its table shows.
export function pointColumns({levels, detail}: FrontierPoint, state: State): readonly string[] {
  return inFileOrder<unknown>(levels ?? detail ?? {}, recipeOf(state)).map(([name]) => name)
}

/// What its table shows of a column; null where there is no table.
export function pointShows({levels, detail}: FrontierPoint, name: string, state: State): string | null {
  const level = own(levels ?? {}, name)
  if (level !== undefined)
    return untoldLevel(state, name, level) ?? words("trade-off-shown", {level, shown: shownOn(state, name, level)})
  const mixed = own(detail ?? {}, name)
  if (mixed === undefined) return null
  const shown = examplesOf(state, name).map(cellOf)
  return detailParts(mixed)
    .map(part => partText(part, words, shown))
    .join("; ")
}

/// All that is known of a point.
export function pointFacts(state: State, point: FrontierPoint): TemplateResult {
  const {levels, search, recoding, loss, optimal, enough} = point
  return html`
    <p>${pointKept(point, state)} ${
      loss === null || recoding === "mixed" ? nothing : words(optimal ? "trade-off-proven" : "trade-off-unproven")
    } ${enough === undefined ? nothing : words("trade-off-enough", {limit: percent(enough)})}</p>
    ${
      levels !== null
        ? html`<ul>${inFileOrder(levels, recipeOf(state)).map(
            ([name, level]) => html`<li>${levelText(state, name, level)}</li>`,
          )}</ul>`
        : recoding === "mixed" && search !== null
          ? html`<p class="small">${words("trade-off-way", {name: words(`search-${search.algorithm}-name`)})}</p>
            <ul>${pointColumns(point, state).map(
              name => html`<li>${nameOf(name)}: ${pointShows(point, name, state)}</li>`,
            )}</ul>`
          : nothing
    }`
}
