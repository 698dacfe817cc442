/// Columns of which nothing is left, and what can be done about each: first what was found to help, with
/// what gives way in return.

import {html, nothing, type TemplateResult} from "lit"
import type {ComparedColumn, Comparison} from "../../generated/protocol.js"
import type {Action} from "../state/actions.js"
import type {Remedied, Remedy} from "../state/remedies.js"
import {recipeOf, type State} from "../state/state.js"
import {cellOf, nameOf, percent, words} from "../words.js"
import {givesWay} from "./gives-way.js"
import {groupButton} from "./group-button.js"
import {countedKept, detailLeft, onlyShown} from "./level-words.js"
import {areRemediesTried, lostOf, mostLost, remediesOf, remedyKey, triedRemedies} from "./remedies.js"

export function lostColumns(
  comparison: Comparison,
  state: State,
  act: (action: Action) => void,
): TemplateResult | typeof nothing {
  const lost = lostOf(comparison)
  const nearly = comparison.columns.filter(column => detailLeft(column) === "nearly")
  return lost.length + nearly.length === 0
    ? nothing
    : html`${lost.slice(0, mostLost).map(column => lostColumn(column, comparison, state, act))}
      ${nearly.slice(0, Math.max(0, mostLost - lost.length)).map(column => nearlyLost(column, act))}
      ${
        lost.length > mostLost
          ? html`<p class="exposed">${words("lost-more", {count: lost.length - mostLost})}</p>`
          : nothing
      }`
}

/// Ways to the levels of the columns of which nothing would be left.
export function lostLinks(
  comparison: Comparison,
  state: State,
  act: (action: Action) => void,
): TemplateResult | typeof nothing {
  const lost = lostOf(comparison).slice(0, mostLost)
  return lost.length === 0
    ? nothing
    : html`<p class="row">${lost.map(column => {
        const {helping, untried} = sorted(column, state)
        const shown = [...helping.map(({remedy}) => remedy), ...untried].filter(({kind}) => kind === "ladder")
        return html`${shown.map(remedy => remedyButton(remedy, column, true, act))}${levelsButton(
          column,
          "quiet",
          act,
        )}`
      })}</p>`
}

/// The remedies for a column that were found to help, and those that are not tried where that would take
/// long; whether others are being tried.
interface Sorted {
  readonly helping: readonly {readonly remedy: Remedy; readonly remedied: Remedied}[]
  readonly untried: readonly Remedy[]
  readonly isTrying: boolean
}

function sorted(column: ComparedColumn, state: State): Sorted {
  const tried = triedRemedies(state)
  const all = remediesOf(state, column)
  const helping = all.flatMap(remedy => {
    const remedied = tried[remedyKey(remedy)]
    return remedied == null ? [] : [{remedy, remedied}]
  })
  if (!areRemediesTried(state)) {
    const limit = all.find(({kind}) => kind === "limit")
    const untried = [...all.filter(({kind}) => kind === "ladder"), ...(limit === undefined ? [] : [limit])]
    return {helping: [], untried, isTrying: false}
  }
  const isKept = helping.some(({remedy}) => remedy.kind === "limit")
  const isTrying = all.some(remedy => tried[remedyKey(remedy)] === undefined && !(isKept && remedy.kind === "limit"))
  return {helping, untried: [], isTrying}
}

function lostColumn(
  column: ComparedColumn,
  comparison: Comparison,
  state: State,
  act: (action: Action) => void,
): TemplateResult {
  const {name, level} = column
  const shown = nameOf(name)
  const kept = countedKept(column)
  const isUngrouped = hasNoGroups(column)
  const isGone = detailLeft(column) === "gone"
  const why =
    !isGone && (level === 0 || isUngrouped)
      ? "lost-text-left"
      : isUngrouped
        ? "lost-text-ungrouped"
        : recipeOf(state)?.search.algorithm === "fixed"
          ? "lost-text-chosen"
          : "lost-text"
  const {helping, untried, isTrying} = sorted(column, state)
  return html`
    <section class="note exposed-note lost">
      <h2><span aria-hidden="true">▲ </span>${
        isGone ? words("lost-title", {name: shown}) : words("lost-title-same", {name: shown, ...onlyShown(column)})
      }</h2>
      <p>${words(why)}${kept === null ? nothing : html` ${words("lost-counted", {kept: percent(kept)})}`}</p>
      <ul class="remedies">
        ${helping.map(
          ({remedy, remedied}) =>
            html`<li>${remedyButton(remedy, column, true, act)} ${small(
              givesWay(name, comparison, remedied, state),
            )}</li>`,
        )}
        ${isTrying ? html`<li>${small(words("remedy-trying"))}</li>` : nothing}
        <li>${levelsButton(column, "", act)} ${small(words(isUngrouped ? "remedy-group" : "remedy-levels"))}</li>
        ${untried.map(
          remedy => html`<li>${remedyButton(remedy, column, false, act)} ${small(words("remedy-untried"))}</li>`,
        )}
        ${leaveOut(column, act)}
      </ul>
    </section>`
}

/// A column of a table with mixed levels that nearly all records hide.
function nearlyLost(column: ComparedColumn, act: (action: Action) => void): TemplateResult {
  return html`
    <section class="note exposed-note lost nearly">
      <h2><span aria-hidden="true">▲ </span>${words("nearly-title", {name: nameOf(column.name)})}</h2>
      <p>${words("nearly-text")}</p>
      <ul class="remedies">
        <li>${levelsButton(column, "", act)} ${small(
          words(hasNoGroups(column) ? "remedy-group" : "remedy-weight"),
        )}</li>
        ${leaveOut(column, act)}
      </ul>
    </section>`
}

/// Whether nothing stands between the exact values of a column and the level of all.
function hasNoGroups({height}: ComparedColumn): boolean {
  return (height ?? 0) < 2
}

/// The way to the levels of a column, or to where its values are grouped by hand.
function levelsButton(column: ComparedColumn, look: "quiet" | "", act: (action: Action) => void): TemplateResult {
  const {name} = column
  return hasNoGroups(column)
    ? groupButton(name, look, act)
    : html`<button type="button" class=${look} @click=${() =>
        act({kind: "go", step: "describe", column: name})}>${words("lost-levels", {name: nameOf(name)})}</button>`
}

function leaveOut({name}: ComparedColumn, act: (action: Action) => void): TemplateResult {
  const shown = nameOf(name)
  return html`<li><button type="button" @click=${() =>
    act({kind: "set-role", attributes: [name], role: "identifier"})}>${words("lost-leave-out", {
    name: shown,
  })}</button> ${small(words("remedy-leave-out", {name: shown}))}</li>`
}

function small(text: string): TemplateResult {
  return html`<span class="small">${text}</span>`
}

/// `isKnown`: whether it is known that a table holds the protection then.
function remedyButton(
  remedy: Remedy,
  column: ComparedColumn,
  isKnown: boolean,
  act: (action: Action) => void,
): TemplateResult {
  const {attribute} = remedy
  if (remedy.kind === "ladder") {
    const {hierarchy, ladder} = remedy
    return html`<button type="button" @click=${() => act({kind: "take-ladder", attribute, hierarchy})}>${words(
      "lost-ladder",
      {name: nameOf(attribute), ladder: words(`ladder-${ladder}`)},
    )}</button>`
  }
  const {limit} = remedy
  return html`<button type="button" @click=${() => {
    act({kind: "set-limit", attribute, limit})
    act({kind: "search"})
  }}>${words("lost-limit", {shown: cellOf(column.example[limit] ?? ""), known: isKnown ? "yes" : "no"})}</button>`
}
