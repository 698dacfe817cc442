/// What is worth a second look: asked about at once, ranked, and said of single columns.

import {html, nothing, type TemplateResult} from "lit"
import type {ColumnView, Notice, RankedColumn, Recipe, Role} from "../../generated/protocol.js"
import {placedNotice} from "../notes/notice.js"
import {groupButton} from "../outcome/group-button.js"
import type {Act} from "../state/actions.js"
import {adviceNow, unsaid} from "../state/advice.js"
import {holding, type Costs, type KeptDetail, type KeptWithout} from "../state/results.js"
import type {State} from "../state/state.js"
import {list as listOf, nameOf, percent, plain, words} from "../words.js"

/// So many columns are listed at once; once they are decided about, the next are.
const listed = 40

const roles: readonly Role[] = ["identifier", "quasi-identifier", "sensitive", "insensitive"]

type Columns = readonly ColumnView[]

/// Columns that nothing is known of, to be decided about together.
export function unsaidColumns(recipe: Recipe, columns: Columns, act: Act): TemplateResult | typeof nothing {
  const keys = unsaid(recipe, columns)
  if (keys.length < 2) return nothing
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (!(event.target instanceof HTMLFormElement)) return
    const form = new FormData(event.target)
    const role = roles.find(known => known === form.get("role"))
    const attributes = form.getAll("column").map(String)
    if (role !== undefined && attributes.length > 0) act({kind: "set-role", attributes, role})
  }
  return html`
    <section class="note" aria-labelledby="columns-unsaid" data-why="role-quasi-identifier">
      <h2 id="columns-unsaid">${words("unsaid-title", {count: keys.length})}</h2>
      <p>${words("unsaid-text")}</p>
      <form class="unsaid" @submit=${submit}>
        <fieldset class="row wrap"><legend class="unseen">${words("unsaid-which")}</legend>
          ${keys.slice(0, listed).map(
            key => html`<label class="check"><input type="checkbox" name="column" value=${key} checked>
            <span>${nameOf(key)}</span></label>`,
          )}</fieldset>
        ${more(keys.length)}
        <div class="row">
          <label class="field"><span>${words("unsaid-role")}</span>
            <select name="role">${roles
              .filter(role => role !== "quasi-identifier")
              .map(role => html`<option value=${role}>${words(`role-${role}-short`)}</option>`)}</select></label>
          <button type="submit">${words("unsaid-set")}</button>
        </div>
      </form>
    </section>`
}

/// More quasi-identifiers than a table can bear: what each gives an attacker and, on request, costs.
export function manyQuasiIdentifiers(
  state: State,
  go: (key: string) => void,
  act: Act,
): TemplateResult | typeof nothing {
  const advice = adviceNow(state)
  if (advice === null || advice.ranked.length === 0) return nothing
  const {ranked, largest = 1} = advice
  const costs = holding(state.results, state.keys, "costs")
  const running = costs?.running === true
  const measured = costs === null || running ? {} : costs.without
  // Once it is known what each costs, the dearest comes first; of those that are said to cost the same
  // the one that adds more.
  const cost = ({attribute}: RankedColumn): number => Math.round(100 * (measured[attribute]?.more ?? 0))
  const ordered = [...ranked].sort((one, other) => cost(other) - cost(one))
  return html`
    <section class="note" aria-labelledby="columns-many">
      <h2 id="columns-many">${words("many-quasi-title", {count: ranked.length})}</h2>
      <p>${words("many-quasi-text")}</p>
      <div class="row">
        <button type="button" aria-disabled=${running} @click=${() => {
          if (!running) act({kind: "weigh-columns", attributes: ranked.map(({attribute}) => attribute)})
        }}>${words("many-quasi-weigh")}</button>
        <span role="status">${
          running
            ? words("many-quasi-weighing", {done: Object.keys(costs.without).length, all: ranked.length})
            : costs !== null && costs.all !== null
              ? words("many-quasi-kept", keptFigures(costs.all))
              : ""
        }</span>
      </div>
      <div class="scroll" role="region" aria-labelledby="columns-many" tabindex="0">
        <table class="ranked">
          <thead><tr>${headings.map(id => html`<th scope="col">${words(id)}</th>`)}</tr></thead>
          <tbody>${ordered.slice(0, listed).map(column => rankedRow(column, costs, go))}</tbody>
        </table>
      </div>
      ${more(ranked.length)}
      <p class="small">${words("many-quasi-note", {largest})}</p>
    </section>`
}

const headings = [
  "many-quasi-column",
  "many-quasi-without",
  "many-quasi-gain",
  "many-quasi-separation",
  "many-quasi-unique",
] as const

function rankedRow(
  {attribute, gain, separation, strongest, unique}: RankedColumn,
  costs: Costs | null,
  go: (key: string) => void,
): TemplateResult {
  const others = strongest.filter(name => name !== attribute).map(nameOf)
  const effect = costs?.without[attribute]
  return html`<tr>
    <th scope="row"><button type="button" class="quiet" @click=${() => go(attribute)}>${nameOf(attribute)}</button></th>
    <td class="figures">${
      effect === undefined ? "–" : effect === null ? words("many-quasi-nothing") : keptWithout(effect)
    }</td>
    <td class="figures">${percent(gain)}</td>
    <td class="figures">${percent(separation)}</td>
    <td>${words("many-quasi-singled", {columns: strongest.length, others: listOf(others), unique})}</td>
  </tr>`
}

/// What stands out about single columns.
export function columnAdvice(state: State, go: (key: string) => void, act: Act): TemplateResult | typeof nothing {
  const list = (adviceNow(state)?.notices ?? []).flatMap(notice => (notice.attribute == null ? [] : [notice]))
  if (list.length === 0) return nothing
  return html`
    <section class="note" aria-labelledby="columns-advice">
      <h2 id="columns-advice">${words("advice-title", {count: list.length})}</h2>
      <ul class="asked-columns">${list
        .slice(0, listed)
        .map(notice => html`<li><p>${placedNotice(notice)}</p>${remedy(notice, go, act)}</li>`)}</ul>
      ${more(list.length)}
    </section>`
}

function remedy({code, attribute}: Notice, go: (key: string) => void, act: Act): TemplateResult {
  const key = attribute ?? ""
  if (code === "no-levels") return groupButton(key, "quiet", act)
  if (code !== "free-text") return decide(key, go)
  return html`<button type="button" class="quiet" aria-label=${words("columns-leave-out-name", {name: nameOf(key)})}
    @click=${() => act({kind: "set-role", attributes: [key], role: "identifier"})}>${words(
      "columns-leave-out",
    )}</button>`
}

/// Kept detail as messages have it.
function keptFigures({kept, columns}: KeptDetail): Record<string, string> {
  return {kept: plain(kept, 2), columns: plain(columns, 2)}
}

/// What the others keep without a column, and how much more that is. A short search may find less than
/// they keep beside it, which is no gain.
function keptWithout({more, ...kept}: KeptWithout): string {
  const figures = keptFigures(kept)
  if (more === null) return words("many-quasi-columns", figures)
  if (more < 0.005) return words("many-quasi-no-more", figures)
  return words("many-quasi-more", {...figures, more: plain(more, 2)})
}

/// How many of so many columns are listed, unless all are.
function more(all: number): TemplateResult | typeof nothing {
  return all <= listed ? nothing : html`<p class="small figures">${words("describe-shown", {shown: listed, all})}</p>`
}

function decide(key: string, go: (key: string) => void): TemplateResult {
  return html`<button type="button" class="quiet" aria-label=${words("advice-show-name", {name: nameOf(key)})}
    @click=${() => go(key)}>${words("advice-show")}</button>`
}
