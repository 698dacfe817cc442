/// Columns of which nothing is left, and what can be done about each: first what was found to help, with
/// what gives way in return.

import {html, nothing, type TemplateResult} from "lit"
import type {ComparedColumn, Comparison} from "../../generated/protocol.js"
import type {Action} from "../state/actions.js"
import type {Remedied, Remedy} from "../state/remedies.js"
import {mixedBest} from "../state/searches.js"
import {recipeOf, type State} from "../state/state.js"
import {cellOf, nameOf, percent, words} from "../words.js"
import {givesWay} from "./gives-way.js"
import {countedKept, detailLeft, isLost, onlyShown} from "./level-words.js"
import {areRemediesTried, lostOf, mostLost, remediesOf, remedyKey, triedRemedies} from "./remedies.js"

export function lostColumns(
  comparison: Comparison,
  state: State,
  act: (action: Action) => void,
): TemplateResult | typeof nothing {
  const lost = lostOf(comparison)
  return lost.length === 0
    ? nothing
    : html`${lost.slice(0, mostLost).map(column => lostColumn(column, comparison, state, act))}
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
        return html`${shown.map(remedy => remedyButton(remedy, column, true, act))}<button type="button" class="quiet"
          @click=${() => act({kind: "go", step: "describe", column: column.name})}>${words("lost-group", {
            name: nameOf(column.name),
          })}</button>`
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
  const {name, level, height} = column
  const shown = nameOf(name)
  const kept = countedKept(column)
  const isUngrouped = (height ?? 0) < 2
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
  const mixed = mixedBest(state, comparison.solution)
  const isMixedKept = mixed?.columns.some(one => one.name === name && !isLost(one)) === true
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
        ${
          mixed === null || !isMixedKept
            ? nothing
            : html`<li><button type="button" @click=${() => act({kind: "take-over", way: mixed.way})}>${words(
                "lost-mixed",
              )}</button> ${small(givesWay(name, comparison, mixed, state))}</li>`
        }
        ${isTrying ? html`<li>${small(words("remedy-trying"))}</li>` : nothing}
        <li><button type="button" @click=${() => act({kind: "go", step: "describe", column: name})}>${words(
          "lost-group",
          {name: shown},
        )}</button> ${small(words("remedy-group"))}</li>
        ${untried.map(
          remedy => html`<li>${remedyButton(remedy, column, false, act)} ${small(words("remedy-untried"))}</li>`,
        )}
        <li><button type="button" @click=${() =>
          act({kind: "set-role", attributes: [name], role: "identifier"})}>${words("lost-leave-out", {
          name: shown,
        })}</button> ${small(words("remedy-leave-out", {name: shown}))}</li>
      </ul>
    </section>`
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
