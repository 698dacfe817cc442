/// How a file was understood, to be changed by the person.

import {html, nothing, type TemplateResult} from "lit"
import {live} from "lit/directives/live.js"
import {
  encodings,
  type Encoding,
  type FoundFormat,
  type Inspection,
  type JoinedTable,
  type Thousands,
  type Workbook,
  type WorkbookFormat,
} from "../../generated/protocol.js"
import type {ReadOptions, TableFiles} from "../../shared/calls.js"
import {breakable} from "../breakable.js"
import type {Act} from "../state/actions.js"
import type {LoadedTable} from "../state/state.js"
import {encodingName, list, nameOf, percent, words} from "../words.js"
import {beginning, found} from "./layout.js"

const delimiters = [",", ";", "\t", "|"] as const
const delimiterNames: Readonly<Record<string, string>> = {",": "comma", ";": "semicolon", "\t": "tab", "|": "pipe"}

/// What is said of files that name their columns by themselves, by their formats.
const named: Readonly<Partial<Record<WorkbookFormat, string>>> = {
  dta: "load-stata",
  parquet: "load-parquet",
  xml: "load-xml",
}

/// All of it; `released` is how a release is written under the present settings.
export function facts(table: LoadedTable, released: Encoding, act: Act): TemplateResult {
  const {inspection} = table
  const {format, workbook} = inspection
  // What names its columns by itself leaves nothing to say about lines.
  const own = workbook === undefined ? undefined : named[workbook.format]
  const hasLines = format.source !== "json" && own === undefined
  return html`
      ${filesOf(table)}
      <dl class="facts">
        ${
          own !== undefined
            ? html`<div data-why="json"><dt>${words("load-json-name")}</dt><dd>${words(own)}</dd></div>`
            : workbook !== undefined
              ? sheetFact(table, workbook, act)
              : format.source === "json"
                ? html`<div data-why="json"><dt>${words("load-json-name")}</dt><dd>${words("load-json")}</dd></div>`
                : delimiterFact(table, format, act)
        }
        ${hasLines ? headerFact(table, format, act) : nothing}
        ${
          !hasLines
            ? nothing
            : html`<div data-why="layout"><dt>${words("load-layout-name")}</dt><dd>${found(
                format.layout,
                table.options,
              )}</dd></div>`
        }
        ${format.source === "text" ? encodingFact(table, format, released, act) : nothing}
        <div data-why="types"><dt>${words("load-types-name")}</dt><dd>${types(
          inspection,
        )} ${numberForm(inspection)}</dd></div>
      </dl>`
}

/// The files that the table was read from, if they are several.
function filesOf({files, inspection}: LoadedTable): TemplateResult | typeof nothing {
  const parts = inspection.files ?? []
  const {join} = inspection
  if (join != null)
    return html`
    <section aria-labelledby="files">
      <h2 id="files">${words("load-files-name")}</h2>
      <ol class="files"><li>${words("load-files-part", {
        name: nameOf(files[0].name),
        records: join.persons,
      })}</li>${join.tables.map(
        (one, index) => html`<li>${belongs(files[index + 1]?.name ?? one.name, one)}</li>`,
      )}</ol>
    </section>`
  if (parts.length === 0) return nothing
  return html`
    <section aria-labelledby="files">
      <h2 id="files">${words("load-files-name")}</h2>
      <p class="small">${words("load-files-small")}${
        parts.some(({written}) => written != null) ? ` ${words("load-files-differ")}` : ""
      }</p>
      <ol class="files">${parts.map(({records, written}, index) => {
        const part = {name: nameOf(files[index]?.name ?? ""), records}
        return html`<li>${breakable(
          written == null
            ? words("load-files-part", part)
            : words("load-files-written", {
                ...part,
                delimiter: delimiterName(written.delimiter),
                encoding: encodingName(written.encoding),
              }),
        )}</li>`
      })}</ol>
    </section>`
}

/// What of a further table belongs to persons, and to whom nothing of it does.
export function belongs(
  name: string,
  figures: Pick<JoinedTable, "records" | "without-person" | "persons-without">,
): string {
  return words("given-belong-table", {
    name: nameOf(name),
    records: figures.records,
    without: figures["without-person"],
    lacking: figures["persons-without"],
  })
}

function furtherTables({join}: ReadOptions): Pick<ReadOptions, "join"> {
  return join === undefined ? {} : {join}
}

/// Which sheet of the workbook was read.
function sheetFact(table: LoadedTable, workbook: Workbook, act: Act): TemplateResult {
  const isVisible = workbook.sheets.some(({name, visible}) => visible && name === workbook.sheet)
  return html`<div data-why="sheet"><dt>${words("load-sheet-name")}</dt><dd>${words(
    workbook["sheet-detected"] ? "load-sheet-detected" : "load-sheet-given",
    {name: nameOf(workbook.sheet), visible: String(isVisible)},
  )}</dd><dd><label><span class="unseen">${words("load-sheet-label")}</span>
    <select @change=${(event: Event) => {
      if (event.target instanceof HTMLSelectElement)
        // Another sheet is another table: what was said of this one does not hold for it.
        act({kind: "load", files: table.files, options: {sheet: event.target.value, ...furtherTables(table.options)}})
    }}>${workbook.sheets.map(
      ({name, visible, rows}) =>
        html`<option value=${name} .selected=${live(name === workbook.sheet)}>${
          visible
            ? rows === null
              ? nameOf(name)
              : words("load-sheet-rows", {name: nameOf(name), rows})
            : words("load-sheet-hidden", {name: nameOf(name), rows: rows ?? "none"})
        }</option>`,
    )}</select></label></dd></div>`
}

function delimiterFact(table: LoadedTable, format: FoundFormat, act: Act): TemplateResult {
  return html`<div data-why="delimiter"><dt>${words("load-delimiter-name")}</dt><dd>${words(
    table.inspection.columns.length === 1
      ? "load-delimiter-none"
      : format["delimiter-detected"]
        ? "load-delimiter-detected"
        : "load-delimiter-given",
    {delimiter: delimiterName(format.delimiter)},
  )}</dd><dd>${delimiterChoice(table.files, table.options, format.delimiter, act)}</dd></div>`
}

function headerFact(table: LoadedTable, format: FoundFormat, act: Act): TemplateResult {
  return html`<div data-why="header"><dt>${words("load-header-name")}</dt><dd>${words(
    `load-header-${format.header ? "yes" : "no"}`,
    {
      named: String(format.layout.renamed),
      line: format.layout["header-line"] ?? format.layout["first-line"],
    },
  )}${format["header-detected"] ? words("load-detected") : ""}</dd><dd>${headerChoice(table, format, act)}</dd></div>`
}

function encodingFact(table: LoadedTable, format: FoundFormat, released: Encoding, act: Act): TemplateResult {
  return html`<div data-why="encoding"><dt>${words("load-encoding-name")}</dt><dd>${words("load-encoding", {
    name: encodingName(format.encoding),
    bom: String(format.bom),
    reason: format["encoding-reason"] ?? "given",
    ending: format["line-ending"],
    released: released === format.encoding ? "same" : "other",
    written: encodingName(released),
  })}</dd><dd>${encodingChoice(table.files, table.options, format.encoding, act)}</dd></div>`
}

/// The file read again with another separator; `chosen`: the one that it was read with, if that is known.
export function delimiterChoice(
  files: TableFiles,
  options: ReadOptions,
  chosen: string | null,
  act: Act,
): TemplateResult {
  const known: readonly string[] = delimiters
  const choices = chosen === null || known.includes(chosen) ? known : [...known, chosen]
  return html`<label><span class="unseen">${words("load-delimiter-label")}</span>
    <select @change=${(event: Event) => {
      if (event.target instanceof HTMLSelectElement && event.target.value !== "")
        act({kind: "load", files, options: {...options, delimiter: event.target.value}})
    }}>${chosen === null ? html`<option value="" selected>${words("load-delimiter-choose")}</option>` : nothing}
    ${choices.map(
      choice => html`<option value=${choice} .selected=${live(choice === chosen)}>${delimiterName(choice)}</option>`,
    )}</select></label>`
}

/// The file read again in another encoding; what is shown below then shows whether it is right.
export function encodingChoice(
  files: TableFiles,
  options: ReadOptions,
  chosen: Encoding | null,
  act: Act,
): TemplateResult {
  return html`<label><span class="unseen">${words("load-encoding-label")}</span>
    <select @change=${(event: Event) => {
      if (!(event.target instanceof HTMLSelectElement)) return
      const {value} = event.target
      const encoding = encodings.find(encoding => encoding === value)
      if (encoding !== undefined) act({kind: "load", files, options: {...options, encoding}})
    }}>${chosen === null ? html`<option value="" selected>${words("load-encoding-choose")}</option>` : nothing}
    ${encodings.map(
      encoding => html`<option value=${encoding}
      .selected=${live(encoding === chosen)}>${encodingName(encoding)}</option>`,
    )}</select></label>`
}

function headerChoice(table: LoadedTable, format: FoundFormat, act: Act): TemplateResult {
  return html`<label><span class="unseen">${words("load-header-label")}</span>
    <select @change=${(event: Event) => {
      const {layout} = format
      const line = layout["header-line"] ?? layout["first-line"]
      if (event.target instanceof HTMLSelectElement)
        act({
          kind: "load",
          files: table.files,
          options: beginning(table.options, line, event.target.value === "yes"),
        })
    }}><option value="yes" .selected=${format.header}>${words("load-header-names")}</option><option value="no"
      .selected=${!format.header}>${words("load-header-record")}</option></select></label>`
}

function delimiterName(delimiter: string): string {
  const name = delimiterNames[delimiter]
  return name === undefined
    ? words("delimiter-other", {character: delimiter.replace(" ", "␣")})
    : words(`delimiter-${name}`)
}

const thousandsNames: Readonly<Record<Thousands, string>> = {
  ".": "point",
  ",": "comma",
  "'": "apostrophe",
  " ": "space",
}

/// How numbers are written, unless with digits and a decimal separator alone.
function numberForm({recipe}: Inspection): string {
  const {thousands, currency = false} = recipe.data.format
  if (thousands === undefined && !currency) return ""
  return words("load-types-form", {
    thousands: thousands === undefined ? "none" : thousandsNames[thousands],
    currency: String(currency),
  })
}

function types({columns, records}: Inspection): string {
  const parts = (["integer", "decimal", "date", "text"] as const)
    .map(type => ({type, count: columns.filter(column => column.type === type).length}))
    .filter(({count}) => count > 0)
    .map(({type, count}) => words(`load-types-${type}`, {count}))
  const missing = columns.reduce((sum, column) => sum + column.missing, 0)
  return words("load-types", {types: list(parts), missing, share: percent(missing / (records * columns.length))})
}
