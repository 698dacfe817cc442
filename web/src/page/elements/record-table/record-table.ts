/// A table of records of any length and width, of which only what is seen is drawn.
///
/// Rows come from `fetchRows` as they are needed. If they come in two versions, cells
/// that changed show both, with an arrow between them. What a cell holds is text,
/// whatever it looks like.

import {elementScroll, observeElementOffset, observeElementRect, Virtualizer} from "@tanstack/virtual-core"
import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from "lit"
import {breakable} from "../../breakable.js"
import {shown} from "../../direction.js"
import type {Words} from "../words.js"
import {type FetchRows, RecordPages, type RecordPair} from "./record-pages.js"
import {recordTableStyles} from "./record-table-styles.js"
import {type RowRange, RowScroll} from "./row-scroll.js"

/// A column of the table; `role` is a word shown under its name.
export interface ShownColumn {
  readonly name: string
  readonly role?: string
}

/// How two versions of a record are shown: one above the other or side by side.
export type VersionLayout = "stacked" | "beside"

/// The column that the rows are sorted by.
export interface SortedBy {
  readonly column: number
  /// Whether the last value comes first.
  readonly descending: boolean
}

/// Somebody wants the rows sorted by a column, or in their own order again.
export class SortEvent extends Event {
  static readonly type = "outis-sort"
  constructor(readonly sorted: SortedBy | null) {
    super(SortEvent.type, {bubbles: true, composed: true})
  }
}

/// Rows drawn beyond those seen, so that scrolling does not show gaps.
const overscan = 4
/// How wide a column may become by itself, in pixels.
const narrowest = 72
const widest = 280

function sameColumns(one: readonly ShownColumn[], other: readonly ShownColumn[]): boolean {
  return (
    one.length === other.length && one.every(({name, role}, i) => name === other[i]?.name && role === other[i]?.role)
  )
}

export class RecordTable extends LitElement {
  static override styles = recordTableStyles
  static override properties = {
    words: {attribute: false},
    label: {},
    // The same columns in a new array are no reason to fetch everything again.
    columns: {
      attribute: false,
      hasChanged: (now: readonly ShownColumn[], was?: readonly ShownColumn[]) => !sameColumns(now, was ?? []),
    },
    count: {type: Number},
    fetchRows: {attribute: false},
    layout: {},
    sortable: {type: Boolean},
    sorted: {attribute: false},
  }

  /// Where words come from.
  declare words: Words
  /// What the table is called by assistive technology.
  declare label: string
  /// The columns, in the order of the cells.
  declare columns: readonly ShownColumn[]
  /// How many records there are.
  declare count: number
  /// Gives records. A new function empties the table and asks again.
  declare fetchRows: FetchRows
  /// How two versions are shown.
  declare layout: VersionLayout
  /// Whether a click or Enter on the head of a column asks for the rows to be sorted by it.
  declare sortable: boolean
  /// What the rows are sorted by.
  declare sorted: SortedBy | null

  private pages: RecordPages
  private across: Virtualizer<HTMLElement, HTMLElement> | undefined
  private unmount: (() => void) | undefined
  private readonly observer = new ResizeObserver(() => this.requestUpdate())
  private widths: readonly number[] = []
  private versions = false
  private measured = false
  /// How far the rows are scrolled, exactly; the scroll bar may be coarser.
  private offset = 0
  /// The cell that holds the tab stop; row -1 is the head.
  private active = {row: -1, column: 0}
  private focusNext = false

  constructor() {
    super()
    this.words = id => id
    this.label = ""
    this.columns = []
    this.count = 0
    this.fetchRows = async () => ({before: []})
    this.layout = "stacked"
    this.sortable = false
    this.sorted = null
    this.pages = this.emptyPages()
  }

  override disconnectedCallback(): void {
    this.observer.disconnect()
    this.unmount?.()
    this.unmount = undefined
    super.disconnectedCallback()
  }

  override connectedCallback(): void {
    super.connectedCallback()
    if (this.hasUpdated) this.mount()
  }

  /// Brings a record into view and gives its cell the tab stop. Records count from 0.
  showRecord(index: number): void {
    this.activate(Math.min(this.count - 1, Math.max(0, Math.floor(index))), this.active.column)
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("fetchRows") || changed.has("columns") || changed.has("count")) {
      this.pages = this.emptyPages()
      this.measured = false
      this.versions = false
      this.active = {row: -1, column: Math.min(this.active.column, Math.max(0, this.columns.length - 1))}
      this.offset = 0
      const grid = this.grid()
      if (grid !== null) grid.scrollTop = 0
    }
    const first = this.measured ? undefined : this.pages.record(0)
    if (first !== undefined) {
      this.measured = true
      this.versions = first.after !== undefined
    }
    if (first !== undefined || changed.has("columns") || changed.has("layout")) {
      this.widths = this.columnWidths()
      this.across?.setOptions({...this.across.options, count: this.columns.length})
      this.across?.measure()
    }
  }

  protected override firstUpdated(): void {
    this.mount()
  }

  protected override updated(): void {
    this.across?._willUpdate()
    const grid = this.grid()
    if (grid === null) return
    const scroll = this.rowScroll()
    const height = grid.clientHeight
    const columns = this.across?.getVirtualItems() ?? []
    const set = (name: string, value: string): void => grid.style.setProperty(name, value)
    set("--_head", `${scroll.head}px`)
    set("--_row", `${scroll.rowHeight}px`)
    set("--_height", `${scroll.spacer}px`)
    set("--_width", `${this.across?.getTotalSize() ?? 0}px`)
    set("--_view-width", `${grid.clientWidth}px`)
    set("--_view-height", `${height}px`)
    set("--_columns", columns.map(column => `${column.size}px`).join(" "))
    set("--_x", `${(columns[0]?.start ?? 0) - grid.scrollLeft}px`)
    set("--_y", `${this.drawn().first * scroll.rowHeight - this.offset}px`)
    const {first, end} = this.drawn()
    if (end > first) this.pages.need(first, end)
    this.keepFocus(grid)
  }

  protected override render(): TemplateResult {
    const {words, label, columns, count} = this
    const {first, end} = this.drawn()
    const seen = this.rowScroll().seen(this.offset)
    const across = this.across?.getVirtualItems() ?? []
    const holdsTabStop =
      across.some(({index}) => index === this.active.column)
      && (this.active.row === -1 || (this.active.row >= first && this.active.row < end))
    const rows = Array.from({length: Math.max(0, end - first)}, (_, i) => first + i)
    const isWide = (this.across?.getTotalSize() ?? 0) > (this.grid()?.clientWidth ?? Infinity)
    const isLong = seen.end - seen.first < count
    return html`
      <div class="grid ${this.layout}" role="grid" aria-label=${label} aria-readonly="true"
        aria-rowcount=${count + 1} aria-colcount=${columns.length} tabindex=${holdsTabStop ? "-1" : "0"}
        @scroll=${this.onScroll} @keydown=${this.onKey} @mousedown=${this.onPress} @click=${this.onClick}
        @wheel=${this.onWheel}>
        <div class="spacer" role="presentation"><div class="window" role="presentation">
          <div class="head" role="rowgroup"><div class="row" role="row" aria-rowindex="1">
            ${across.map(({index}) => this.head(index))}
          </div></div>
          <div class="rows" role="rowgroup">
            ${rows.map(
              row => html`<div class="row" role="row"
              aria-rowindex=${row + 2}>${across.map(({index}) => this.cell(row, index))}</div>`,
            )}
          </div>
        </div></div>
      </div>
      <div class="foot">
        ${
          this.pages.failed
            ? html`<span role="alert">${words("records-failed")} <button type="button"
              @click=${() => this.pages.retry()}>${words("records-retry")}</button></span>`
            : html`<span>${
                count === 0
                  ? words("records-none")
                  : words("records-shown", {from: seen.first + 1, to: seen.end, count})
              }${
                isLong || isWide
                  ? html`<span class="how"> · ${
                      isWide ? `${words("records-wide", {count: columns.length})} ` : ""
                    }${words("records-scroll-how")}</span>`
                  : nothing
              }</span>`
        }
        ${
          isLong
            ? html`
          <form @submit=${this.onGo}>
            <label for="go">${words("records-go")}</label>
            <input id="go" name="record" type="number" inputmode="numeric" min="1" max=${count} required>
            <button>${words("records-go-button")}</button>
          </form>`
            : nothing
        }
      </div>`
  }

  private head(index: number): TemplateResult {
    const column = this.columns[index]
    const sorted = this.sorted?.column === index ? this.sorted : null
    const order = sorted === null ? "none" : sorted.descending ? "descending" : "ascending"
    const mark =
      sorted === null ? nothing : html`<span class="order" aria-hidden="true">${sorted.descending ? " ▼" : " ▲"}</span>`
    return html`
      <div class=${this.sortable ? "cell sorts" : "cell"} role="columnheader" aria-colindex=${index + 1}
        aria-sort=${this.sortable ? order : nothing} tabindex=${this.tabIndexOf(-1, index)}
        data-row="-1" data-column=${index} title=${shown(column?.name ?? "")}>
        <div class=${this.isBroken() ? "name broken" : "name"}>${breakable(shown(column?.name ?? ""))}${mark}</div>
        ${column?.role === undefined ? nothing : html`<div class="role">${column.role}</div>`}
      </div>`
  }

  private cell(row: number, index: number): TemplateResult {
    const record = this.pages.record(row)
    const isGone = record !== undefined && isLeftOut(record)
    const was = shown(record?.before[index] ?? "")
    const now = isGone ? this.words("records-gone") : shown(record?.after?.[index] ?? record?.before[index] ?? "")
    const changed = isGone || was !== now
    return html`
      <div class=${isGone ? "cell gone" : changed ? "cell changed" : "cell"} role="gridcell"
        aria-colindex=${index + 1} tabindex=${this.tabIndexOf(row, index)}
        data-row=${row} data-column=${index}
        title=${changed ? `${was} → ${now}` : was}>${
          isGone ? this.gone(was, now) : this.content(record, was, now)
        }</div>`
  }

  private content(record: RecordPair | undefined, was: string, now: string): TemplateResult {
    if (record === undefined) return html`<div class="waiting" aria-label=${this.words("records-waiting")}>…</div>`
    if (was === now) return html`<div>${was}</div>`
    return html`
      <div class="was"><span class="spoken">${this.words("records-was")} </span>${was}</div>
      <div class="now"><span class="spoken">${this.words("records-now")} </span>${now}</div>`
  }

  private gone(was: string, now: string): TemplateResult {
    return html`
      <div class="was"><span class="spoken">${this.words("records-was")} </span><s>${was}</s></div>
      <div class="now">${now}</div>`
  }

  private tabIndexOf(row: number, column: number): "0" | "-1" {
    return this.active.row === row && this.active.column === column ? "0" : "-1"
  }

  /// Cells are drawn into the same elements again and again. If the focused one has become
  /// another cell, or a key asked for it, the focus goes to the cell with the tab stop, or
  /// to the grid while that cell is out of sight.
  private keepFocus(grid: HTMLElement): void {
    const focused = this.shadowRoot?.activeElement
    const stale = focused instanceof HTMLElement && focused.classList.contains("cell") && focused.tabIndex !== 0
    if (!stale && !this.focusNext) return
    const cell = this.renderRoot.querySelector<HTMLElement>(".cell[tabindex='0']")
    const target = cell ?? grid
    target.focus({preventScroll: true})
    this.focusNext = cell === null && this.focusNext
  }

  private grid(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>(".grid")
  }

  private rowScroll(): RowScroll {
    const view = this.grid()?.clientHeight ?? 0
    const rowHeight = this.versions && this.layout === "stacked" ? 52 : 32
    const head = (this.columns.some(({role}) => role !== undefined) ? 44 : 32) + (this.isBroken() ? 20 : 0)
    return new RowScroll(this.count, rowHeight, Math.max(0, view - head), head)
  }

  /// The rows drawn. Before there is a height, enough to take one.
  private drawn(): RowRange {
    const {first, end} = this.rowScroll().seen(this.offset)
    return {first: Math.max(0, first - overscan), end: Math.min(this.count, end + overscan)}
  }

  private emptyPages(): RecordPages {
    // A page of a wide table has fewer records, so that it does not take longer to come.
    const size = Math.max(20, Math.min(100, Math.floor(40_000 / Math.max(1, this.columns.length))))
    return new RecordPages(this.fetchRows, size, () => this.requestUpdate())
  }

  private columnWidths(): number[] {
    const texts = Array.from({length: 20}, (_, row) => this.pages.record(row)).filter(record => record !== undefined)
    const sideBySide = this.versions && this.layout === "beside"
    return this.columns.map(({name, role}, i) => {
      const longest = (rows: readonly (readonly string[] | undefined)[]): number =>
        Math.max(0, ...rows.map(cells => cells?.[i]?.length ?? 0))
      const was = longest(texts.map(({before}) => before))
      const now = this.versions ? longest(texts.map(({after}) => after)) + 2 : 0
      const letters = Math.max((role?.length ?? 0) * 0.9, sideBySide ? was + now : Math.max(was, now))
      return Math.round(
        Math.min(sideBySide ? 1.5 * widest : widest, Math.max(narrowest, nameWidth(name), letters * 9 + 20)),
      )
    })
  }

  /// Whether a name is wider than any column, and stands on two lines.
  private isBroken(): boolean {
    return this.columns.some(({name}) => nameWidth(name) > widest)
  }

  private readonly columnWidth = (index: number): number => this.widths[index] ?? narrowest

  private mount(): void {
    const grid = this.grid()
    if (grid === null) return
    this.observer.observe(grid)
    this.across = new Virtualizer<HTMLElement, HTMLElement>({
      horizontal: true,
      count: this.columns.length,
      overscan: 2,
      getScrollElement: () => this.grid(),
      estimateSize: this.columnWidth,
      observeElementRect,
      observeElementOffset,
      scrollToFn: elementScroll,
      onChange: () => this.requestUpdate(),
    })
    this.unmount = this.across._didMount()
    this.across._willUpdate()
    this.requestUpdate()
  }

  private scrollRows(offset: number): void {
    const grid = this.grid()
    const scroll = this.rowScroll()
    this.offset = scroll.clamp(offset)
    if (grid !== null) grid.scrollTop = scroll.scrollTop(this.offset)
    this.requestUpdate()
  }

  private readonly onScroll = (): void => {
    const grid = this.grid()
    if (grid === null) return
    const scroll = this.rowScroll()
    // Where the scroll bar was put by us, the exact offset is known already.
    if (Math.abs(grid.scrollTop - scroll.scrollTop(this.offset)) >= 1) this.offset = scroll.offset(grid.scrollTop)
    this.requestUpdate()
  }

  /// Where one pixel of the scroll bar is many rows, the wheel still moves by pixels. Without the focus
  /// it moves the page, not the rows.
  private readonly onWheel = {
    handleEvent: (event: WheelEvent): void => {
      if (this.shadowRoot?.activeElement == null) return
      if (this.rowScroll().scale === 1 || event.deltaY === 0 || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      this.scrollRows(this.offset + event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 32 : 1))
    },
    passive: false,
  }

  private readonly onPress = (event: MouseEvent): void => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>(".cell") : null
    if (cell === null) return
    this.active = {row: Number(cell.dataset["row"]), column: Number(cell.dataset["column"])}
    this.requestUpdate()
  }

  private readonly onClick = (event: MouseEvent): void => {
    const head = event.target instanceof Element ? event.target.closest<HTMLElement>(".head .cell") : null
    if (head !== null) this.sort(Number(head.dataset["column"]))
  }

  /// Asks for the first value first, then for the last, then for the order that the rows have.
  private sort(column: number): void {
    if (!this.sortable) return
    const {sorted} = this
    const next =
      sorted?.column !== column ? {column, descending: false} : sorted.descending ? null : {column, descending: true}
    this.dispatchEvent(new SortEvent(next))
  }

  private readonly onKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return
    const {row, column} = this.active
    if (row === -1 && this.sortable && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault()
      return this.sort(column)
    }
    const page = Math.max(1, Math.floor(this.rowScroll().view / this.rowScroll().rowHeight))
    const lastRow = this.count - 1
    const lastColumn = this.columns.length - 1
    const go: Record<string, readonly [row: number, column: number]> = event.ctrlKey
      ? {Home: [-1, 0], End: [lastRow, lastColumn]}
      : {
          ArrowUp: [row - 1, column],
          ArrowDown: [row + 1, column],
          ArrowLeft: [row, column - 1],
          ArrowRight: [row, column + 1],
          PageUp: [row - page, column],
          PageDown: [row + page, column],
          Home: [row, 0],
          End: [row, lastColumn],
        }
    const target = go[event.key]
    if (target === undefined) return
    event.preventDefault()
    this.focusNext = true
    this.activate(Math.min(lastRow, Math.max(-1, target[0])), Math.min(lastColumn, Math.max(0, target[1])))
  }

  private activate(row: number, column: number): void {
    this.active = {row, column}
    this.across?.scrollToIndex(column, {align: "auto"})
    if (row >= 0) this.scrollRows(this.rowScroll().reveal(row, this.offset))
    this.requestUpdate()
  }

  private readonly onGo = (event: SubmitEvent): void => {
    event.preventDefault()
    const input = this.renderRoot.querySelector<HTMLInputElement>("#go")
    if (input === null) return
    const row = Math.min(this.count, Math.max(1, input.valueAsNumber)) - 1
    this.scrollRows(row * this.rowScroll().rowHeight)
    this.focusNext = true
    this.activate(row, this.active.column)
  }
}

/// Whether a record is not written: then it has no cells after.
function isLeftOut({before, after}: RecordPair): boolean {
  return after !== undefined && after.length === 0 && before.length > 0
}

/// About how many pixels a name takes on one line, with the room around it.
function nameWidth(name: string): number {
  return name.length * 9.9 + 20
}

customElements.define("record-table", RecordTable)

declare global {
  interface HTMLElementTagNameMap {
    "record-table": RecordTable
  }
  interface HTMLElementEventMap {
    "outis-sort": SortEvent
  }
}
