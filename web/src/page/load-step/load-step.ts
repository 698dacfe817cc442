/// Load: one file, by dropping or choosing it, a sample, or a recipe first.

import {html, nothing, type TemplateResult} from "lit"
import {repeat} from "lit/directives/repeat.js"
import type {Encoding, Inspection, Notice} from "../../generated/protocol.js"
import type {ReadOptions, Room} from "../../shared/calls.js"
import {AuditEvent} from "../audit-page/audit-event.js"
import {dateFront} from "../date-front.js"
import {breakable} from "../breakable.js"
import {shown} from "../direction.js"
import {ofLayout} from "../controller/loading.js"
import {readOptionsOf, says} from "../controller/read-options.js"
import {kindOffer} from "../kinds/kind-offer.js"
import {exampleList} from "./example-list.js"
import {delimiterChoice, encodingChoice, facts} from "./facts.js"
import {fileLines, leaving, naming} from "./layout.js"
import {pastedText} from "./pasted.js"
import {waitingSession} from "./waiting-session.js"
import {primaryAction} from "../notes/blocked.js"
import {tableEndings} from "../notes/file-button.js"
import {problemNote} from "../notes/problem.js"
import "../session-saver/session-saver.js"
import {placedNotice} from "../notes/notice.js"
import {Piece} from "../piece.js"
import "../plain-words/plain-words.js"
import {isJob, isRecipe} from "../recipe-file.js"
import {dateFormat} from "../state/front.js"
import type {Mark, Parted} from "../state/recipe.js"
import {entryOf, recipeOf, unsavedRelease, type LoadProblem, type Reading, type LoadedTable} from "../state/state.js"
import {bytes, estimate, nameOf, tableName, words} from "../words.js"

/// So many columns of the first records are shown at once: all of a wide table would keep the page busy.
const columnsAtOnce = 40

/// What the commas or points of numbers may part.
const parted: readonly Parted[] = ["thousands", "decimals"]

/// Bytes of memory that a tab can have, and of which a file's need is worth saying.
const room = 2 ** 32
const worthSaying = 1 << 28

/// Endings of recipes, sessions and jobs of ANON.
const recipeEndings = ".json,application/json,.xml,text/xml"

export class LoadStep extends Piece {
  static override properties = {...Piece.properties, dragged: {state: true}, columns: {state: true}}

  /// Whether something is held over the drop target.
  declare private dragged: boolean
  /// How many columns of the first records are shown; more on request.
  declare private columns: number
  /// The table that these belong to.
  #table: LoadedTable | null = null
  /// The session that waits for its file.
  #waits: string | null = null

  constructor() {
    super()
    this.dragged = false
    this.columns = columnsAtOnce
  }

  protected override willUpdate(): void {
    if (this.state.table === this.#table) return
    this.#table = this.state.table
    this.columns = columnsAtOnce
  }

  /// Whoever opened a session stands before what it asks for.
  protected override updated(): void {
    const {pending} = this.state
    const waits = pending?.problem === null && pending.session !== undefined ? pending.name : null
    if (waits !== null && waits !== this.#waits) this.querySelector<HTMLElement>(".waiting-session h2")?.focus()
    this.#waits = waits
  }

  override connectedCallback(): void {
    super.connectedCallback()
    document.addEventListener("paste", this.#paste)
  }

  override disconnectedCallback(): void {
    document.removeEventListener("paste", this.#paste)
    super.disconnectedCallback()
  }

  protected override render(): TemplateResult {
    const {table, reading, loadProblem} = this.state
    return html`
      <div class="work">
        <h1 tabindex="-1">${
          table === null ? words("load-title") : breakable(words("load-title-table", {name: tableName(table.files)}))
        }</h1>
        ${table === null ? html`<p class="lead">${words("load-lead")}</p>` : nothing}
        <plain-words .state=${this.state} .step=${"load"}></plain-words>
        ${
          loadProblem === null
            ? nothing
            : problemNote(
                words(table === null ? "load-failed" : "load-failed-kept", {
                  name: loadProblem.name,
                  kept: table === null ? "" : tableName(table.files),
                }),
                loadProblem.problem,
                this.#otherwise(loadProblem),
                {file: loadProblem.source},
              )
        }
        ${loadProblem === null ? nothing : this.#elsewhere(loadProblem)}
        ${this.#pending()}
        ${reading === null ? nothing : this.#reading(reading)}
        ${table === null ? (reading === null ? this.#begin() : nothing) : this.#found(table)}
      </div>
      ${table === null ? nothing : primaryAction(words("load-next"), () => this.act({kind: "go", step: "describe"}))}`
  }

  #begin(): TemplateResult {
    const {room} = this.state
    return html`
      <div class=${this.dragged ? "drop over" : "drop"} data-why="step-load"
        @dragover=${this.#hold} @dragleave=${this.#letGo} @drop=${this.#letGo}>
        <svg viewBox="0 0 48 48" width="48" height="48"
          aria-hidden="true"><path d="M12 6h17l9 9v27H12z M29 6v9h9 M18 24h14 M18 30h14 M18 36h9" fill="none"
            stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></svg>
        <p class="drop-title">${words("load-drop")}</p>
        <p class="small">${words("load-drop-small")}</p>
        ${room === null ? nothing : html`<p class="small">${words("load-room", fitting(room))}</p>`}
        ${this.#fileButton("data-file", words("load-choose"), "primary", tableEndings, this.#chosen)}
      </div>
      ${this.#others()}
      ${exampleList(action => this.act(action))}
      <p class="small promise">${words("load-promise")}</p>`
  }

  #others(): TemplateResult {
    return html`
      <ul class="choices">
        <li class="choice" data-why="sample">
          <h2>${words("load-sample-title")}</h2>
          <p>${words("load-sample-text")}</p>
          <button type="button" @click=${() => this.act({kind: "load-sample"})}>${words("load-sample")}</button>
        </li>
        <li class="choice" data-why="recipe">
          <h2>${words("load-recipe-title")}</h2>
          <p>${words("load-recipe-text")}</p>
          ${this.#fileButton("recipe-file", words("load-recipe"), "", recipeEndings, this.#recipeChosen)}
        </li>
        <li class="choice" data-why="audit">
          <h2>${words("load-audit-title")}</h2>
          <p>${words("load-audit-text")}</p>
          <button type="button" @click=${() => this.dispatchEvent(new AuditEvent())}>${words("load-audit")}</button>
        </li>
        ${kindOffer()}
      </ul>`
  }

  /// A button that opens the browser's file dialogue; the input itself is not seen.
  #fileButton(id: string, label: string, look: string, accept: string, then: (event: Event) => void): TemplateResult {
    return html`
      <span class="file-button">
        <button type="button" class=${look}
          @click=${() => this.querySelector<HTMLInputElement>(`#${id}`)?.click()}>${label}</button>
        <input id=${id} type="file" accept=${accept} ?multiple=${id === "data-file"}
          tabindex="-1" aria-hidden="true" hidden @change=${then}>
      </span>`
  }

  /// How a refused file may be read all the same: as the person says its letters are written, or
  /// although an estimate, which may be wrong, says that it needs too much.
  #otherwise({files, options, problem}: LoadProblem): TemplateResult {
    if (files === null || ofLayout.includes(problem.code)) return html``
    if (problem.code === "missing-sheet")
      return html`<p><button type="button"
        @click=${() => this.act({kind: "load-first-sheet", files})}>${words("load-first-sheet")}</button></p>`
    return problem.code === "encoding"
      ? html`<p class="row">${encodingChoice(files, options, null, action => this.act(action))}</p>`
      : html`<p><button type="button"
        @click=${() => this.act({kind: "load", files, options, anyway: true})}>${words("load-anyway")}</button></p>`
  }

  /// The first lines of a refused file, where its table may begin elsewhere. They stand apart: what is
  /// said of a problem holds nothing of a file.
  #elsewhere({files, name, options, problem, lines}: LoadProblem): TemplateResult | typeof nothing {
    if (files === null || !ofLayout.includes(problem.code)) return nothing
    const again = (options: ReadOptions): void => this.act({kind: "load", files, options})
    return html`
      <section class="note refused-lines" aria-label=${words("load-lines-refused", {name})}>
        ${fileLines(lines, {options, chosen: options["header-line"] ?? null, named: true, again})}
        <p class="row">${delimiterChoice(files, options, options.delimiter ?? null, action => this.act(action))}</p>
        ${leaving(options, {layout: null, again})}
      </section>`
  }

  #reading({name, size, read, records, need}: Reading): TemplateResult {
    return html`
      <section class="note reading">
        <h2>${words("load-reading", {name})}</h2>
        <progress max=${size} value=${read} aria-label=${words("load-reading", {name})}></progress>
        <p class="row between"><span class="figures">${words("load-read", {
          read: bytes(read),
          size: bytes(size),
          records,
        })}</span>
          <button type="button" @click=${() => this.act({kind: "cancel-load"})}>${words("load-cancel")}</button></p>
        ${
          need === null || need.bytes < worthSaying
            ? nothing
            : html`<p class="small">${words("load-need", {
                records: estimate(need.records),
                need: bytes(need.bytes),
                room: bytes(room),
              })}</p>`
        }
      </section>`
  }

  #pending(): TemplateResult | typeof nothing {
    const {pending, table} = this.state
    if (pending === null) return nothing
    const forget = html`<button type="button" class="quiet"
      @click=${() => this.act({kind: "forget-recipe"})}>${words("recipe-forget")}</button>`
    if (pending.problem === null) {
      if (pending.session !== undefined)
        // Whoever gave its own file sees it put into force in a moment.
        return pending.session.sha256 === table?.sha256
          ? html`<p class="note" role="status">${words("session-fits", {name: pending.name})}</p>`
          : waitingSession(pending.name, pending.session, table, action => this.act(action))
      if (table !== null) return nothing
      const {join} = readOptionsOf(pending.text)
      return html`<section class="note"><p>${words(join === undefined ? "recipe-waits" : "recipe-waits-join", {
        name: pending.name,
        files: (join ?? []).length + 1,
      })}</p><p class="row">${forget}</p></section>`
    }
    return problemNote(
      words("recipe-refused", {name: pending.name}),
      pending.problem,
      html`
      <p class="row">
        ${
          pending.wants !== null
            ? this.#fileButton(
                "hierarchy-file",
                words("recipe-attach", {file: pending.wants.file}),
                "primary",
                ".csv,.txt,text/csv",
                this.#attached,
              )
            : nothing
        }
        ${forget}
      </p>`,
      {recipe: pending.text},
    )
  }

  #found(table: LoadedTable): TemplateResult {
    const {inspection} = table
    return html`
      <p class="lead">${words("load-found", {
        records: inspection.records,
        columns: inspection.columns.length,
        size: bytes(table.files.reduce((sum, {size}) => sum + size, 0)),
      })}</p>
      ${facts(table, this.#released(), action => this.act(action))}
      ${
        inspection.warnings.length === 0
          ? nothing
          : html`<ul class="warnings">${repeat(
              inspection.warnings,
              ({code, attribute, file}) => `${code} ${attribute ?? ""} ${file ?? ""}`,
              warning => html`<li>${placedNotice(warning)}${this.#remedy(table, warning)}</li>`,
            )}</ul>`
      }
      ${this.#layout(table)}
      <h2 id="first-records">${words("load-first", {count: table.first.rows.length})}</h2>
      ${inspection.format.source === "text" ? html`<p class="small">${words("load-first-small")}</p>` : nothing}
      <div class="scroll" role="region" aria-labelledby="first-records" tabindex="0">
        <table class="records">
          <thead><tr>${inspection.columns
            .slice(0, this.columns)
            .map(
              column => html`<th scope="col"><span class="heading">${breakable(nameOf(column.name))}</span></th>`,
            )}</tr></thead>
          <tbody>${table.first.rows.map(
            row =>
              html`<tr>${row
                .slice(0, this.columns)
                .map(
                  (cell, i) =>
                    html`<td class=${inspection.columns[i]?.type === "text" ? "" : "figures"}>${
                      cell === "" ? html`<span class="empty">${words("cell-empty")}</span>` : shown(cell)
                    }</td>`,
                )}</tr>`,
          )}</tbody>
        </table>
      </div>
      ${
        inspection.columns.length > this.columns
          ? html`<p class="row"><button type="button" @click=${() => {
              this.columns += columnsAtOnce
            }}>${words("compare-more-columns", {
              count: Math.min(columnsAtOnce, inspection.columns.length - this.columns),
            })}</button>
        <span class="small figures">${words("describe-shown", {
          shown: this.columns,
          all: inspection.columns.length,
        })}</span></p>`
          : nothing
      }
      <session-saver class="where-no-rail" .state=${this.state}></session-saver>
      <section class="another" aria-labelledby="another">
        <h2 id="another">${words("load-another")}</h2>
        ${
          unsavedRelease(this.state)
            ? html`<p class="note">${words("load-another-unsaved", {name: nameOf(tableName(table.files))})}</p>`
            : nothing
        }
        <div class="row">
          ${this.#fileButton("data-file", words("load-choose-another"), "", tableEndings, this.#chosen)}
          <button type="button" @click=${() => this.act({kind: "load-sample"})}>${words("load-sample")}</button>
          ${this.#fileButton("recipe-file", words("load-recipe"), "", recipeEndings, this.#recipeChosen)}
        </div>
        ${exampleList(action => this.act(action))}
      </section>`
  }

  /// Mends what a warning tells of, which nothing but the person decides.
  #remedy({files, options, inspection}: LoadedTable, {code, attribute, file}: Notice): TemplateResult | typeof nothing {
    const again = (label: string, changed: ReadOptions, said: Record<string, number> = {}): TemplateResult =>
      html` <button type="button" @click=${() => {
        this.act({kind: "load", files, options: {...options, ...changed}})
        // What is pressed here is gone then.
        this.querySelector<HTMLElement>("h1")?.focus()
      }}>${words(label, said)}</button>`
    // What is said of how a table is read is said of the persons' alone.
    const isOfFurther = inspection.join != null && (file ?? 1) > 1
    if (isOfFurther && ["leading-zeros-lost", "blocks-unfilled", "ditto-marks"].includes(code)) return nothing
    if (inspection.join != null && code === "totals-line") return nothing
    // What is left out at the end is left out of each file.
    const alike = inspection.warnings.filter(warning => warning.code === code)
    if (code === "totals-line" && alike.length === files.length) {
      const last = inspection.format.layout["left-out"]?.last ?? 0
      const records = Math.min(...alike.map(warning => warning.records ?? 1))
      return again("load-skip-totals", {"skip-last": last + records}, {records})
    }
    if (code === "ambiguous-dates" && attribute != null)
      return dateFront(attribute, this.#dateFormat(attribute, inspection), action => this.act(action))
    if (code === "ambiguous-numbers" && attribute != null) return this.#mark(alike, ",")
    if (code === "ambiguous-points" && attribute != null) return this.#mark(alike, ".")
    if (code === "ambiguous-blanks" && attribute != null) return this.#mark(alike, " ")
    if (code === "leading-zeros-lost" && attribute != null) {
      const others = options["leading-zeros"] ?? []
      return again("load-restore-zeros", {"leading-zeros": [...others, {name: attribute, digits: 5}]})
    }
    if (code === "ditto-marks" && attribute != null) {
      const marked = alike.flatMap(({attribute}) => attribute ?? [])
      return again("load-fill-down", {"fill-down": [...new Set([...(options["fill-down"] ?? []), ...marked])]})
    }
    if (code === "blocks-unfilled" && attribute != null) {
      // Blocks within blocks are filled up from the outermost, all at once.
      const leads = new Set(alike.flatMap(({attribute}) => attribute ?? []))
      const fill = again("load-fill-down", {"fill-down": [...leads]})
      return html`${fill} ${again("load-fill-down-none", {"fill-down": []})}`
    }
    return nothing
  }

  /// How a column's dates are read under the present settings.
  #dateFormat(attribute: string, inspection: Inspection): string | null {
    const entry = entryOf(this.state)
    return entry === null ? null : dateFormat(entry, attribute, inspection)
  }

  /// What the commas, points or blanks of numbers part: asked, and shown once it is said. What one column
  /// that is asked about means holds for all of them.
  #mark(asked: readonly Notice[], mark: Mark): TemplateResult {
    const attributes = asked.flatMap(({attribute}) => attribute ?? [])
    const {thousands, decimal} = recipeOf(this.state)?.data.format ?? {}
    const said = thousands === mark ? "thousands" : decimal === mark ? "decimals" : null
    const name = {",": "commas", ".": "points", " ": "blanks"}[mark]
    const parts = mark === " " ? parted.slice(0, 1) : parted
    return html` <span class="row" role="group" aria-label=${words(`load-${name}`)}>${parts.map(
      part =>
        html`<button type="button" aria-pressed=${String(part === said)} @click=${() => {
          if (part !== said) this.act({kind: "set-mark", attributes, mark, part})
        }}>${words(`load-${name}-${part}`)}</button>`,
    )}</span>`
  }

  /// Where the table stands in its file, to be changed; open where something is left out, or where
  /// somebody has said something of it.
  #layout({files, options, inspection, lines}: LoadedTable): TemplateResult {
    const {layout, header, source} = inspection.format
    const again = (options: ReadOptions): void => this.act({kind: "load", files, options})
    const chosen = layout["header-line"] ?? layout["first-line"]
    const {sheet: _sheet, ...said} = options
    const isAround = layout.trim || layout["fit-records"] || layout.wrapping !== "nothing"
    const isWhole = layout["left-out"] === null && layout.heading === "whole"
    const isChanged = !isWhole || layout.cleaned || isAround || says(said)
    return html`
      <details class="more layout" .open=${isChanged}>
        <summary>${words("load-layout-change")}</summary>
        ${
          source === "json"
            ? nothing
            : fileLines(lines, {options, chosen, first: layout["first-line"], named: header, again})
        }
        ${leaving(options, {layout, again, isText: source === "text"})}
        ${inspection.join == null ? naming(options, {inspection, again}) : nothing}
      </details>`
  }

  /// How the letters of a release are written under the present settings.
  #released(): Encoding {
    return recipeOf(this.state)?.output.encoding ?? "utf-8"
  }

  readonly #hold = (event: DragEvent): void => {
    event.preventDefault()
    this.dragged = true
  }

  /// What is dropped here is taken like anything that is dropped on the page.
  readonly #letGo = (): void => {
    this.dragged = false
  }

  /// Cells that were copied in a spreadsheet or from a web page, as text: one line for each row, cells
  /// apart by tabs.
  readonly #paste = (event: ClipboardEvent): void => {
    const [file] = event.clipboardData?.files ?? []
    const text = event.clipboardData?.getData("text/plain") ?? ""
    if (this.state.table !== null || this.state.reading !== null) return
    if (file === undefined && text.trim() === "") return
    event.preventDefault()
    const cells = pastedText(text, event.clipboardData?.getData("text/html") ?? "")
    void this.#take(file ?? new File([cells], words("load-pasted"), {type: "text/tab-separated-values"}))
  }

  readonly #chosen = (event: Event): void => {
    const files = event.target instanceof HTMLInputElement ? [...(event.target.files ?? [])] : []
    if (files.length > 1) this.act({kind: "give-files", files})
    this.#withFile(event, file => {
      if (files.length === 1) void this.#take(file)
    })
  }
  readonly #recipeChosen = (event: Event): void => this.#withFile(event, file => this.act({kind: "open-recipe", file}))
  readonly #attached = (event: Event): void => this.#withFile(event, file => this.act({kind: "attach-to-recipe", file}))

  /// A recipe is known by what is in it: data are written as JSON too.
  async #take(file: File): Promise<void> {
    const named = file.name.toLowerCase().endsWith(".json")
    if ((named && (await isRecipe(file))) || (await isJob(file))) this.act({kind: "open-recipe", file})
    else this.act({kind: "load", files: [file], options: {}})
  }

  #withFile(event: Event, then: (file: File) => void): void {
    if (!(event.target instanceof HTMLInputElement)) return
    const file = event.target.files?.[0]
    // So that the same file can be chosen again after it was changed.
    if (file !== undefined) then(file)
    event.target.value = ""
  }
}

/// What fits, as it is said.
function fitting({records, columns}: Room): {millions: number; columns: number} {
  return {millions: Math.floor(records / 1e6), columns}
}

customElements.define("load-step", LoadStep)
