/// One record for each person: what each column keeps of their records, and what that throws away.

import {html, nothing, type TemplateResult} from "lit"
import type {ColumnView, Fold, FoldedFile, Inspection, Keep, Recipe} from "../../generated/protocol.js"
import {dateFront} from "../date-front.js"
import {fieldValue} from "../field-value.js"
import {foldFigures, lostBy} from "../folded.js"
import {problemNote} from "../notes/problem.js"
import type {Act} from "../state/actions.js"
import {isMade, type FoldChange} from "../state/fold.js"
import {attributeOf, keyOf} from "../state/recipe.js"
import {isAmbiguous} from "../state/front.js"
import {recipeOf, type State} from "../state/state.js"
import {count, list, nameOf, words} from "../words.js"

/// What a column of texts or dates may keep, and what one of numbers may keep besides.
const keeps: readonly Keep[] = ["first", "last", "count"]
const ofNumbers: readonly Keep[] = ["sum", "min", "max"]

/// What a column is called, with those that it is read together with.
export function wholeName(recipe: Recipe | null, key: string): string {
  return list([key, ...(recipe?.data.together?.[key] ?? [])].map(nameOf))
}

/// The answer that each person has one record, with what it means and a form to change it.
export function foldAnswer(state: State, fold: Fold, act: Act): TemplateResult {
  const answer = state.results.folded
  const told = answer?.status === "done" ? answer.value?.fold : undefined
  const file = state.table?.inspection
  return html`
    <section class="question answered fold" aria-labelledby="person-question" data-why="records-entity">
      <h2 id="person-question">${words("fold-answered", {name: wholeName(recipeOf(state), fold.by)})}</h2>
      <div role="status">${
        answer?.problem != null
          ? nothing
          : told === undefined
            ? words("fold-asking")
            : html`<p>${words("fold-came", foldFigures(told))}</p>`
      }</div>
      ${answer?.problem == null ? nothing : problemNote(words("fold-failed"), answer.problem)}
      ${file === undefined ? nothing : editor(state, file, fold, told, act)}
      <div class="row"><button type="button"
        @click=${() => act({kind: "set-fold", fold: null})}>${words("person-again")}</button></div>
    </section>`
}

function editor(state: State, file: Inspection, fold: Fold, told: FoldedFile | undefined, act: Act): TemplateResult {
  const change = (changed: FoldChange): void => act({kind: "change-fold", change: changed})
  const attributes = file.recipe.attributes.map(keyOf)
  const others = file.columns.map((column, i) => ({column, key: attributes[i] ?? column.name}))
  const folded = others.filter(({key}) => key !== fold.by)
  const counted = Object.keys(fold.columns ?? {}).find(name => !attributes.includes(name))
  const nameOfCount = counted ?? freeName(attributes)
  const orderable = folded.filter(({column}) => column.type !== "text")
  const row = (column: ColumnView, key: string): TemplateResult =>
    columnRow(column, key, fold, told, keep => change({column: key, keep}))
  return html`
    <div class="fold-order"><label for="fold-order">${words("fold-order")}</label>
      <select id="fold-order" @change=${(event: Event) => {
        const {value} = event.target as HTMLSelectElement
        change({order: value === "" ? null : value})
      }}>
        <option value="" ?selected=${fold.order === undefined}>${words("fold-order-file")}</option>
        ${orderable.map(({key}) => html`<option value=${key} ?selected=${fold.order === key}>${nameOf(key)}</option>`)}
      </select>${
        fold.order !== undefined && isAmbiguous(file, fold.order)
          ? dateFront(fold.order, fold.format ?? formatOfLevels(recipeOf(state), fold.order), act)
          : nothing
      }${
        // What is ambiguous is asked with two answers.
        orderable.some(({key, column}) => key === fold.order && column.type === "date")
        && !isAmbiguous(file, fold.order ?? "")
          ? html` <label for="fold-format">${words("date-format")}</label>
              <input id="fold-format" autocomplete="off" spellcheck="false" aria-describedby="fold-format-text"
                placeholder=${words("fold-format-found")} .value=${fieldValue(fold.format ?? "")}
                @change=${(event: Event) => change({format: (event.target as HTMLInputElement).value.trim()})}>
              <p class="small" id="fold-format-text">${words("date-format-text")}</p>`
          : nothing
      }</div>
    <div class="scroll" tabindex="0" role="region" aria-label=${words("fold-columns")}><table>
      <caption>${words("fold-columns")}</caption>
      <thead><tr><th scope="col">${words("fold-column")}</th><th scope="col">${words("fold-keep")}</th><th
        scope="col" class="figures">${words("fold-lost")}</th></tr></thead>
      <tbody>${folded.map(({column, key}) => row(column, key))}</tbody>
    </table></div>
    <label class="check"><input type="checkbox" .checked=${counted !== undefined} @change=${(event: Event) =>
      change({name: nameOfCount, counts: (event.target as HTMLInputElement).checked})}>
      ${words("fold-count", {name: nameOfCount})}</label>
    ${madeKnown(recipeOf(state), fold)}
    ${
      told === undefined || told.unassigned === 0
        ? nothing
        : html`<p class="small">${words("fold-unassigned", {records: count(told.unassigned)})}</p>`
    }`
}

/// Which counts and sums are quasi-identifiers, whatever the columns were that they are made of.
function madeKnown(recipe: Recipe | null, fold: Fold): TemplateResult | typeof nothing {
  const made = recipe?.attributes.filter(one => isMade(fold, keyOf(one)) !== null && one.role === "quasi-identifier")
  if (made === undefined || made.length === 0) return nothing
  return html`<p class="small">${words("fold-made", {
    count: made.length,
    names: list(made.map(one => nameOf(keyOf(one)))),
  })}</p>`
}

/// A column with what it keeps, and what that has thrown away.
function columnRow(
  column: ColumnView,
  key: string,
  fold: Fold,
  told: FoldedFile | undefined,
  choose: (keep: Keep) => void,
): TemplateResult {
  const keep = fold.columns?.[key]?.keep ?? "first"
  const isNumber = column.type === "integer" || column.type === "decimal"
  const offered = isNumber || ofNumbers.includes(keep) ? [...keeps, ...ofNumbers] : keeps
  const chosen = (event: Event): void => choose((event.target as HTMLSelectElement).value as Keep)
  return html`
    <tr><th scope="row">${nameOf(key)}</th><td><select aria-label=${words("fold-keep-of", {name: nameOf(key)})}
      @change=${chosen}>${offered.map(
        one => html`<option value=${one} ?selected=${one === keep}>${words(`keep-${one}`)}</option>`,
      )}</select></td><td class="figures" data-label=${words("fold-lost")}>${
        told === undefined ? nothing : lostBy(told.columns[key])
      }</td></tr>`
}

/// How the dates of a column are written, as its levels have it.
function formatOfLevels(recipe: Recipe | null, key: string): string | undefined {
  const hierarchy = recipe === null ? undefined : attributeOf(recipe, key)?.hierarchy
  return hierarchy?.kind === "date" ? hierarchy.format : undefined
}

/// A name for the count of records that no column has.
function freeName(taken: readonly string[]): string {
  const name = words("fold-count-name")
  let free = name
  for (let number = 2; taken.includes(free); number += 1) free = `${name} ${number}`
  return free
}
