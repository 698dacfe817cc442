/// Columns of which nothing is left, and what can be done about each.

import {html, nothing, type TemplateResult} from "lit"
import type {ComparedColumn, Comparison} from "../../generated/protocol.js"
import type {Action} from "../state/actions.js"
import {isEmpty} from "../state/loss.js"
import {mixedBest, wayItem} from "../state/searches.js"
import {hierarchyOf} from "../state/offers.js"
import {attributeOf, columnOf} from "../state/recipe.js"
import {holding} from "../state/results.js"
import {inspectionOf, recipeOf, type State} from "../state/state.js"
import {cellOf, nameOf, percent, words} from "../words.js"
import {countedKept, detailLeft, isLost, keepable, onlyShown} from "./level-words.js"

/// So many columns are told of one by one.
const most = 5

export function lostColumns(
  comparison: Comparison,
  state: State,
  act: (action: Action) => void,
): TemplateResult | typeof nothing {
  const lost = lostOf(comparison)
  const mixed = mixedBest(state, comparison.solution)
  const mixing = (name: string): TemplateResult | typeof nothing =>
    mixed?.columns.some(column => column.name === name && !isLost(column)) !== true
      ? nothing
      : html`<button type="button" @click=${() => act({kind: "take-over", way: mixed.way})}>${words(
          "lost-mixed",
        )}</button>`
  return lost.length === 0
    ? nothing
    : html`${lost
        .slice(0, most)
        .map(column =>
          lostColumn(
            column,
            recipeOf(state)?.search.algorithm === "fixed",
            limitFor(column, state),
            html`${laddering(column.name, state, act)}${mixing(column.name)}`,
            act,
          ),
        )}
      ${lost.length > most ? html`<p class="exposed">${words("lost-more", {count: lost.length - most})}</p>` : nothing}`
}

/// Ways to the levels of the columns of which nothing would be left.
export function lostLinks(
  comparison: Comparison,
  state: State,
  act: (action: Action) => void,
): TemplateResult | typeof nothing {
  const lost = lostOf(comparison).slice(0, most)
  return lost.length === 0
    ? nothing
    : html`<p class="row">${lost.map(
        ({name}) =>
          html`${laddering(name, state, act)}<button type="button" class="quiet" @click=${() =>
            act({kind: "go", step: "describe", column: name})}>${words("lost-group", {name: nameOf(name)})}</button>`,
      )}</p>`
}

/// A level at which a column may be held, and whether it is known that a table holds the protection then.
interface Limit {
  readonly level: number
  readonly isKnown: boolean
}

/// What would keep some of a column; null where nothing would. All choices of levels tell for certain, as
/// soon as they have been looked at.
function limitFor(column: ComparedColumn, state: State): Limit | null {
  const recipe = recipeOf(state)
  const attribute = recipe === null ? undefined : attributeOf(recipe, column.name)
  const level = keepable(column, attribute?.floor ?? 0)
  const algorithm = recipe?.search.algorithm ?? "fixed"
  const lattice = holding(state.results, state.keys, "lattice")
  if (level === null || lattice?.status === "asking") return null
  const isSought = algorithm === "fixed" || wayItem(state.description, algorithm)?.family === "optimal"
  if (!isSought || lattice?.value == null) return {level, isKnown: false}
  const isKept = lattice.value.minimal.some(({levels}) => (levels[column.name] ?? 0) <= level)
  return isKept || !lattice.value.exact ? {level, isKnown: isKept} : null
}

/// The columns that tell nobody apart, unless no record is left.
function lostOf({columns, solution}: Comparison): readonly ComparedColumn[] {
  return isEmpty(solution) ? [] : columns.filter(isLost)
}

/// The first of the ladders that fit the values of a column without levels. Numbers that nobody
/// has called counts may be codes, which have no order.
function laddering(name: string, state: State, act: (action: Action) => void): TemplateResult | typeof nothing {
  const recipe = recipeOf(state)
  const column = columnOf(inspectionOf(state)?.columns ?? [], name)
  const present = recipe === null ? undefined : attributeOf(recipe, name)?.hierarchy
  const offer = column?.offers?.find(({ladder}) => ladder !== "counts")
  if (column === undefined || offer === undefined || present !== undefined) return nothing
  const hierarchy = hierarchyOf(offer, column, present)
  return html`<button type="button" @click=${() => act({kind: "take-ladder", attribute: name, hierarchy})}>${words(
    "lost-ladder",
    {name: nameOf(name), ladder: words(`ladder-${offer.ladder}`)},
  )}</button>`
}

/// `chosen`: whether somebody chose its level. `keeping`: how else some of it may be kept, as far as that is known.
function lostColumn(
  column: ComparedColumn,
  chosen: boolean,
  limit: Limit | null,
  keeping: TemplateResult,
  act: (action: Action) => void,
): TemplateResult {
  const {name, level, height, example} = column
  const shown = nameOf(name)
  const kept = countedKept(column)
  const isUngrouped = (height ?? 0) < 2
  const isGone = detailLeft(column) === "gone"
  const why =
    !isGone && (level === 0 || isUngrouped)
      ? "lost-text-left"
      : isUngrouped
        ? "lost-text-ungrouped"
        : chosen
          ? "lost-text-chosen"
          : "lost-text"
  const below = limit === null ? undefined : example[limit.level]
  return html`
    <section class="note exposed-note lost">
      <h2><span aria-hidden="true">▲ </span>${
        isGone ? words("lost-title", {name: shown}) : words("lost-title-same", {name: shown, ...onlyShown(column)})
      }</h2>
      <p>${words(why)}${kept === null ? nothing : html` ${words("lost-counted", {kept: percent(kept)})}`}</p>
      <p class="row">
        ${
          limit === null || below === undefined
            ? nothing
            : html`<button type="button" @click=${() => {
                act({kind: "set-limit", attribute: name, limit: limit.level})
                act({kind: "search"})
              }}>${words("lost-limit", {
                shown: cellOf(below),
                known: limit.isKnown ? "yes" : "no",
              })}</button>`
        }
        ${keeping}
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
