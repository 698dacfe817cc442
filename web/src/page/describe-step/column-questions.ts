/// Columns that would be released word for word and may point to people by themselves: listed
/// above all others, and asked about at each with what can be done.

import {html, nothing, type TemplateResult} from "lit"
import type {ColumnView, Recipe} from "../../generated/protocol.js"
import {noticeText} from "../notes/notice.js"
import type {Act} from "../state/actions.js"
import {acceptedBy, type ColumnQuestion, keptColumns, openQuestions, type Remedy, remedies} from "../state/questions.js"
import type {State} from "../state/state.js"
import {nameOf, words} from "../words.js"

/// From so many columns on that are only nearly unique, such as the measurements of a
/// laboratory, they can be kept at once: their figures stand one below the other.
const manyAlike = 5

/// The columns that are to be decided about, each with its figures and the way there.
export function openColumns(
  state: State,
  recipe: Recipe,
  go: (key: string) => void,
  act: Act,
): TemplateResult | typeof nothing {
  const open = openQuestions(state, recipe)
  if (open.length === 0) return nothing
  const unlike = open
    .filter(({notices}) => notices.every(({code}) => code === "nearly-unique-column"))
    .map(({key}) => key)
  return html`
    <section class="note exposed-note" aria-labelledby="columns-open" data-why="columns-alone">
      <h2 id="columns-open">${words("columns-open", {count: open.length})}</h2>
      <p>${words("columns-open-text")}</p>
      <ul class="asked-columns">${open.map(
        ({key, notices}) => html`
        <li><p><strong>${nameOf(key)}.</strong> ${notices.map(notice => noticeText(notice)).join(" ")}</p>
          <button type="button" class="quiet" aria-label=${words("columns-decide-name", {name: nameOf(key)})}
            @click=${() => go(key)}>${words("columns-decide")}</button></li>`,
      )}</ul>
      ${
        unlike.length < manyAlike
          ? nothing
          : html`
        <p><button type="button" class="quiet" @click=${() =>
          act({
            kind: "set-accepted",
            attributes: unlike,
            accepted: ["nearly-unique-column"],
          })}>${words("columns-keep-many", {count: unlike.length})}</button></p>`
      }
    </section>`
}

/// What is asked at a column, or was answered there.
export function columnQuestion(
  state: State,
  recipe: Recipe,
  key: string,
  column: ColumnView,
  act: Act,
): TemplateResult | typeof nothing {
  const open = openQuestions(state, recipe).find(question => question.key === key)
  if (open !== undefined) return asked(open, column, remedies(recipe, column, key), act)
  const kept = keptColumns(state, recipe).find(question => question.key === key)
  return kept === undefined ? nothing : answered(kept, act)
}

function asked(
  question: ColumnQuestion,
  {grouping, number}: ColumnView,
  offered: readonly Remedy[],
  act: Act,
): TemplateResult {
  const {key, notices} = question
  const kind = words(`hierarchy-${grouping?.kind ?? "none"}`)
  const name = nameOf(key)
  const id = `column-${number}-asked`
  return html`
    <section class="column-open note exposed-note" aria-labelledby=${id} data-why="columns-alone" data-why-of=${key}>
      <h3 id=${id} tabindex="-1">${words("columns-ask", {name})}</h3>
      ${notices.map(notice => html`<p>${noticeText(notice)}</p>`)}
      <p class="row">
        <button type="button" aria-label=${words("columns-leave-out-name", {name})} @click=${() =>
          act({kind: "set-role", attributes: [key], role: "identifier"})}>${words("columns-leave-out")}</button>
        ${
          !offered.includes("quasi-identifier")
            ? nothing
            : html`
          <button type="button" aria-label=${words("columns-quasi-name", {name})} @click=${() =>
            act({kind: "set-role", attributes: [key], role: "quasi-identifier"})}>${words("columns-quasi")}</button>`
        }
        ${
          !offered.includes("group")
            ? nothing
            : html`
          <button type="button" aria-label=${words("columns-group-name", {name, kind})}
            @click=${() => act({kind: "group", attribute: key})}>${words("columns-group", {kind})}</button>`
        }
        <button type="button" class="quiet" aria-label=${words("columns-keep-name", {name})} @click=${() =>
          act({
            kind: "set-accepted",
            attributes: [key],
            accepted: acceptedBy(question),
          })}>${words("columns-keep")}</button>
      </p>
      <p class="small">${words("columns-keep-text")}</p>
    </section>`
}

function answered({key, notices}: ColumnQuestion, act: Act): TemplateResult {
  const name = nameOf(key)
  return html`
    <section class="column-open kept" data-why="columns-alone" data-why-of=${key}>
      <p><strong>${words("columns-kept")}</strong> ${notices.map(notice => noticeText(notice)).join(" ")}</p>
      <p><button type="button" class="quiet" aria-label=${words("columns-ask-again-name", {name})} @click=${() =>
        act({kind: "set-accepted", attributes: [key], accepted: []})}>${words("columns-ask-again")}</button></p>
    </section>`
}
