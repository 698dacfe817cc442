/// Describe: what each column is, and how quasi-identifiers grow coarser.

import {html, nothing, type TemplateResult} from "lit"
import type {ColumnView, Recipe, Role} from "../../generated/protocol.js"
import "../column-row/column-row.js"
import {HierarchyEditor} from "../hierarchy-editor/hierarchy-editor.js"
import {livingLine} from "../living-table/living-line.js"
import "../living-table/living-table.js"
import {blockedNote, primaryAction} from "../notes/blocked.js"
import {problemNote} from "../notes/problem.js"
import {Piece} from "../piece.js"
import "../plain-words/plain-words.js"
import {keyOf, quasiIdentifiers} from "../state/recipe.js"
import {
  blocked,
  exposureLately,
  misfit,
  recipeOf,
  type LoadedTable,
  type OpenedColumn,
  inspectionOf,
} from "../state/state.js"
import {drawn} from "../turns.js"
import {listUpTo, nameOf, percent, words} from "../words.js"
import {columnAdvice, manyQuasiIdentifiers, unsaidColumns} from "./advice-notes.js"
import {openColumns} from "./column-questions.js"
import {hierarchyFiles} from "./hierarchy-files.js"
import {missingMarkers} from "./missing.js"
import {personQuestion} from "./person-question.js"
import {recordMeaning, showEntity} from "./records.js"

export const roles = ["identifier", "quasi-identifier", "sensitive", "insensitive"] as const

/// So many columns are drawn at once; more are paged.
const pageSize = 50
/// From so many columns on, finding and setting many at once is worth its controls.
const manyColumns = 13

export class DescribeStep extends Piece {
  static override properties = {
    ...Piece.properties,
    filter: {state: true},
    page: {state: true},
    chosen: {state: true},
    open: {state: true},
  }

  declare private filter: string
  declare private page: number
  declare private chosen: ReadonlySet<string>
  declare private open: string | null

  constructor() {
    super()
    this.filter = ""
    this.page = 0
    this.chosen = new Set()
    this.open = null
  }

  /// Whoever came for the levels of one column finds them open.
  protected override updated(): void {
    if (this.state.opened !== null) void this.#reveal(this.state.opened)
  }

  protected override render(): TemplateResult {
    const {state} = this
    const {table} = state
    const recipe = recipeOf(state)
    const missing = blocked(state, "describe")
    return html`
      <div class="work wide">
        <h1 tabindex="-1">${words("describe-title")}</h1>
        <plain-words .state=${this.state} .step=${"describe"}></plain-words>
        ${
          missing !== null
            ? blockedNote(missing, action => this.act(action))
            : table !== null && recipe !== null
              ? this.#columns(table, recipe)
              : nothing
        }
      </div>
      ${
        table === null
          ? nothing
          : primaryAction(words("describe-next"), () => this.act({kind: "go", step: "protect"}), livingLine(state))
      }`
  }

  #columns(table: LoadedTable, recipe: Recipe): TemplateResult {
    const {state} = this
    const {columns, records} = inspectionOf(state) ?? table.inspection
    const problem = misfit(this.state)
    const byKey = new Map(recipe.attributes.map(attribute => [keyOf(attribute), attribute]))
    const wanted = this.filter.trim().toLowerCase()
    const matching = wanted === "" ? columns : columns.filter(column => column.name.toLowerCase().includes(wanted))
    const pages = Math.max(1, Math.ceil(matching.length / pageSize))
    const page = Math.min(this.page, pages - 1)
    const shown = matching.slice(page * pageSize, (page + 1) * pageSize)
    return html`
      ${personQuestion(
        this.state,
        recipe,
        action => this.act(action),
        () => showEntity(this),
      )}
      <p class="lead">${this.#lead(recipe)}</p>
      ${problem === null ? nothing : problemNote(words("describe-problem"), problem)}
      ${openColumns(
        this.state,
        recipe,
        key => void this.#decide(key),
        action => this.act(action),
      )}
      ${unsaidColumns(recipe, columns, action => this.act(action))}
      ${manyQuasiIdentifiers(
        state,
        key => void this.#show(key),
        action => this.act(action),
      )}
      ${columnAdvice(
        state,
        key => void this.#show(key),
        action => this.act(action),
      )}
      <dl class="roles">${roles.map(
        role => html`<div data-why="role-${role}"><dt><span class="dot ${role}"
        aria-hidden="true"></span>${words(`role-${role}-short`)}</dt><dd>${words(`role-${role}-plain`)}</dd></div>`,
      )}</dl>
      ${hierarchyFiles(action => this.act(action))}
      ${
        columns.length >= manyColumns
          ? this.#tools(
              matching.map(column => keyIn(byKey, column)),
              columns.length,
            )
          : nothing
      }
      <ul class="columns">
        ${shown.map(column => {
          const key = keyIn(byKey, column)
          const attribute = byKey.get(key)
          return attribute === undefined
            ? nothing
            : html`<li><column-row .state=${this.state} .column=${column} .attribute=${attribute} .records=${records}
            .open=${this.open === key} .selectable=${columns.length >= manyColumns} .selected=${this.chosen.has(key)}
            @outis-open=${() => this.#toggle(key)} @outis-select=${() => this.#select(key)}></column-row></li>`
        })}
      </ul>
      ${matching.length === 0 ? html`<p>${words("describe-none-match", {filter: this.filter})}</p>` : nothing}
      ${pages === 1 ? nothing : this.#pager(page, pages, matching.length)}
      <living-table .state=${this.state}></living-table>
      ${missingMarkers(recipe, action => this.act(action))}
      ${recordMeaning(recipe, action => this.act(action))}`
  }

  #lead(recipe: Recipe): string {
    const names = quasiIdentifiers(recipe).map(attribute => nameOf(keyOf(attribute)))
    const exposure = exposureLately(this.state)
    if (names.length === 0) return words("describe-lead-none")
    if (exposure === null) return words("describe-lead")
    const alone = exposure.risk["sample-uniques"]
    return words("describe-lead-alone", {
      names: listUpTo(4, names),
      columns: names.length,
      alone,
      records: exposure.all,
      share: percent(alone / exposure.all),
    })
  }

  #tools(matching: readonly string[], all: number): TemplateResult {
    const {chosen} = this
    return html`
      <div class="tools">
        <label class="field grow"><span>${words("describe-filter")}</span>
          <input type="search" .value=${this.filter} @input=${(event: Event) => {
            if (event.target instanceof HTMLInputElement) [this.filter, this.page] = [event.target.value, 0]
          }}></label>
        <p class="figures" role="status">${words("describe-shown", {shown: matching.length, all})}</p>
        <button type="button" @click=${() => {
          this.chosen = new Set([...chosen, ...matching])
        }}>${words("describe-select-all", {count: matching.length})}</button>
      </div>
      ${
        chosen.size === 0
          ? nothing
          : html`
        <form class="tools chosen" @submit=${this.#setMany}>
          <p>${words("describe-selected", {count: chosen.size})}</p>
          <label class="field"><span>${words("describe-bulk-role")}</span>
            <select name="role">${roles.map(
              role => html`<option value=${role}>${words(`role-${role}-short`)}</option>`,
            )}</select></label>
          <button type="submit" class="primary">${words("describe-bulk-set", {count: chosen.size})}</button>
          <button type="button" class="quiet" @click=${() => {
            this.chosen = new Set()
          }}>${words("describe-select-none")}</button>
        </form>`
      }`
  }

  #pager(page: number, pages: number, all: number): TemplateResult {
    const turn = (step: number) => () => {
      this.page = Math.min(pages - 1, Math.max(0, page + step))
      this.querySelector("ul.columns")?.scrollIntoView()
    }
    return html`
      <nav class="row pager" aria-label=${words("describe-pages")}>
        ${page > 0 ? html`<button type="button" @click=${turn(-1)}>${words("describe-page-before")}</button>` : nothing}
        <span class="figures">${words("describe-page", {
          from: page * pageSize + 1,
          to: Math.min(all, (page + 1) * pageSize),
          all,
        })}</span>
        ${
          page < pages - 1
            ? html`<button type="button"
          @click=${turn(1)}>${words("describe-page-after")}</button>`
            : nothing
        }
      </nav>`
  }

  #toggle(key: string): void {
    this.open = this.open === key ? null : key
    this.act(this.open === null ? {kind: "look-away"} : {kind: "look-at", attribute: key})
  }

  /// Shows the column and what is asked there, on whatever page of columns it is.
  async #decide(key: string): Promise<void> {
    const id = await this.#turnTo(key)
    const asked = await drawn(() => this.querySelector<HTMLElement>(`${id}-asked`))
    asked?.closest("article")?.scrollIntoView()
    asked?.focus({preventScroll: true})
  }

  /// Shows the column, with the role that it has in focus.
  async #show(key: string): Promise<void> {
    const id = await this.#turnTo(key)
    const row = (await drawn(() => this.querySelector<HTMLElement>(id)))?.closest("article")
    row?.scrollIntoView()
    row?.querySelector<HTMLElement>(".column-role input:checked")?.focus({preventScroll: true})
  }

  /// Shows the levels of the column, and stands on the first that can be chosen there.
  async #reveal({name: key, isToGroup}: OpenedColumn): Promise<void> {
    // Who asks for the same again is heard again.
    this.act({kind: "go", step: "describe"})
    const id = await this.#turnTo(key)
    if (this.open !== key) this.#toggle(key)
    const row = (await drawn(() => this.querySelector<HTMLElement>(id)))?.closest("article")
    const open = await drawn(() => row?.querySelector<HTMLElement>(".column-open") ?? null)
    // A step that has just been gone to stands on its heading first.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const editor = open?.querySelector("hierarchy-editor")
    if (isToGroup && editor instanceof HierarchyEditor) return editor.toGroups()
    row?.scrollIntoView()
    open?.querySelector<HTMLElement>("select, button, input")?.focus({preventScroll: true})
  }

  /// Turns to the page on which a column is, and says what it is found by.
  async #turnTo(key: string): Promise<string> {
    const columns = inspectionOf(this.state)?.columns ?? []
    const keys = new Set((recipeOf(this.state)?.attributes ?? []).map(keyOf))
    const index = columns.findIndex(column => keyIn(keys, column) === key)
    ;[this.filter, this.page] = ["", Math.max(0, Math.floor(index / pageSize))]
    await this.updateComplete
    return `#column-${columns[index]?.number ?? 0}`
  }

  #select(key: string): void {
    const chosen = new Set(this.chosen)
    if (!chosen.delete(key)) chosen.add(key)
    this.chosen = chosen
  }

  readonly #setMany = (event: SubmitEvent): void => {
    event.preventDefault()
    if (!(event.target instanceof HTMLFormElement)) return
    const role = new FormData(event.target).get("role")
    const chosen = roles.find((known): known is Role => known === role)
    if (chosen !== undefined) this.act({kind: "set-role", attributes: [...this.chosen], role: chosen})
    this.chosen = new Set()
  }
}

/// The key under which the recipe has a column: its name, or its number.
function keyIn(byKey: {has(key: string): boolean}, column: ColumnView): string {
  const written = [column.name, column.name.normalize("NFC"), column.name.normalize("NFD")]
  return written.find(name => byKey.has(name)) ?? String(column.number)
}

customElements.define("describe-step", DescribeStep)
