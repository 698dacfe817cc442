/// The records of a table before and after, of which some can be looked for: by a text, by what became of
/// them, or sorted by a column. All records are looked at, not only those that are on the screen.

import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from "lit"
import type {RecordChoice, RecordFilter} from "../../generated/protocol.js"
import type {FetchRows} from "../elements/record-table/record-pages.js"
import "../elements/record-table/record-table.js"
import type {ShownColumn, SortedBy, SortEvent} from "../elements/record-table/record-table.js"
import type {Sources} from "../sources.js"
import {words} from "../words.js"

const filters: readonly RecordFilter[] = ["written", "changed", "left-out", "deciding"]

/// The released records in the order of the file, which nobody has to look for.
const begun: RecordChoice = {filter: "written", search: "", sort: null, descending: false}

export class RecordBrowser extends LitElement {
  static override properties = {
    sources: {attribute: false},
    table: {attribute: false},
    columns: {attribute: false},
    released: {type: Number},
    choice: {state: true},
    found: {state: true},
    isLooking: {state: true},
    failed: {state: true},
  }

  declare sources: Sources
  /// The table that the records are of: with another one everything begins anew.
  declare table: unknown
  declare columns: readonly ShownColumn[]
  /// How many records are released; null where lines are shown that stand for several, so that they are
  /// counted first.
  declare released: number | null
  declare private choice: RecordChoice
  /// How many records are chosen.
  declare private found: number
  declare private isLooking: boolean
  declare private failed: boolean
  #fetch: FetchRows = async () => ({before: []})
  #asked = 0

  constructor() {
    super()
    this.columns = []
    this.released = 0
    this.found = 0
    this.isLooking = false
    this.failed = false
    this.choice = begun
  }

  protected override createRenderRoot(): this {
    return this
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("table")) return
    this.#asked += 1
    this.choice = begun
    this.isLooking = this.failed = false
    this.#show(begun, this.released ?? 0)
    if (this.released === null) void this.#choose({})
  }

  /// From now on the table shows these records.
  #show(choice: RecordChoice, found: number): void {
    const {sources} = this
    const chosen = choice === begun ? undefined : choice
    this.found = found
    this.#fetch = async (first, count) => {
      const rows = await sources.compareRows(first, count, chosen)
      if (rows === null) throw new Error("the records are not to be had")
      return {before: rows.before, after: rows.after}
    }
  }

  async #choose(change: Partial<RecordChoice>): Promise<void> {
    const choice = {...this.choice, ...change}
    this.choice = choice
    const asked = ++this.#asked
    this.isLooking = true
    const found = await this.sources.findRecords(choice)
    if (asked !== this.#asked) return
    this.isLooking = false
    this.failed = found === null
    if (found !== null) this.#show(choice, found)
  }

  protected override render(): TemplateResult {
    const {choice, columns, released} = this
    const sorted: SortedBy | null = choice.sort === null ? null : {column: choice.sort, descending: choice.descending}
    const isAll = choice.filter === "written" && choice.search === ""
    return html`
      <form class="row tools" role="search" aria-label=${words("compare-rows")} @submit=${(event: Event) => {
        event.preventDefault()
        void this.#choose({search: this.querySelector<HTMLInputElement>("#record-search")?.value ?? ""})
      }}>
        <label class="field"><span>${words("records-search")}</span><input id="record-search" type="search"
          autocomplete="off" .value=${choice.search}></label>
        <button>${words("records-search-go")}</button>
        <label class="field"><span>${words("records-filter")}</span><select id="record-filter"
          @change=${(event: Event) => {
            if (!(event.target instanceof HTMLSelectElement)) return
            void this.#choose({filter: filters[event.target.selectedIndex] ?? "written"})
          }}>${filters.map(
            filter =>
              html`<option value=${filter} .selected=${choice.filter === filter}>${words(
                `records-filter-${filter}`,
              )}</option>`,
          )}</select></label>
      </form>
      <p class="small figures" role="status">${
        this.failed
          ? words("records-failed")
          : this.isLooking
            ? words("records-looking")
            : isAll
              ? words(released === null ? "compare-rows-lines" : "compare-rows-text", {
                  released: released ?? this.found,
                  sorted: sorted === null ? "no" : "yes",
                })
              : words(`records-found-${choice.filter}`, {
                  found: this.found,
                  searching: choice.search.trim() === "" ? "no" : "yes",
                })
      }${
        this.found === 0 && choice.search.trim().toLowerCase() === words("cell-empty")
          ? html` ${words("records-empty-how")}`
          : nothing
      }</p>
      <record-table .words=${words} .label=${words("compare-rows")} .columns=${columns} .count=${this.found}
        .fetchRows=${this.#fetch} .sorted=${sorted} sortable layout="stacked"
        @outis-sort=${({sorted: order}: SortEvent) => {
          void this.#choose({sort: order?.column ?? null, descending: order?.descending ?? false})
        }}></record-table>
      ${columns.length === 0 ? nothing : html`<p class="small">${words("records-sort-how")}</p>`}`
  }
}

customElements.define("record-browser", RecordBrowser)
