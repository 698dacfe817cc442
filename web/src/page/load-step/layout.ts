/// Where the table stands in its file: shown, and changed by the person.

import {html, nothing, type TemplateResult} from "lit"
import {live} from "lit/directives/live.js"
import type {FirstLine, FoundLayout, Inspection} from "../../generated/protocol.js"
import type {ReadOptions} from "../../shared/calls.js"
import {shown} from "../direction.js"
import {fieldValue} from "../field-value.js"
import {leftOutText} from "../notes/left-out.js"
import {nameOf, words} from "../words.js"

/// Reads the file again.
type Again = (options: ReadOptions) => void

/// Columns that can be named here; whoever has more names them in the file.
const nameable = 40

/// The same but for where the table begins and what its columns are called.
function elsewhere(options: ReadOptions): ReadOptions {
  const {"header-line": _line, "first-line": _first, names: _names, ...others} = options
  return others
}

/// A table that begins in this line, with its names or without any.
export function beginning(options: ReadOptions, line: number, named: boolean): ReadOptions {
  return {...elsewhere(options), header: named, [named ? "header-line" : "first-line"]: line}
}

/// The first lines of a file, of which the person chooses that with the names or, without names, the
/// first record.
export function fileLines(
  lines: readonly FirstLine[],
  {
    options,
    chosen,
    first = chosen ?? 0,
    named,
    again,
  }: {options: ReadOptions; chosen: number | null; first?: number; named: boolean; again: Again},
): TemplateResult | typeof nothing {
  if (lines.length === 0) return nothing
  const pick = (line: number): void => {
    if (line !== chosen) again(beginning(options, line, named))
  }
  return html`
    <fieldset class="file-lines">
      <legend>${words(named ? "load-lines-title" : "load-lines-title-record")}</legend>
      <p class="small">${words(named ? "load-lines-small" : "load-lines-small-record")}</p>
      <div class="scroll" role="region" aria-label=${words("load-lines-region")} tabindex="0">
        <table class="records">
          <tbody>${lines.map(
            ({line, cells, count}) => html`
            <tr class=${line === chosen ? "chosen" : chosen !== null && line < first ? "left-out" : ""}
              @click=${() => pick(line)}>
              <th scope="row"><label><input type="radio" name="table-begins" .checked=${live(line === chosen)}
                @change=${() => pick(line)}> ${words("load-lines-line", {line})}</label></th>
              ${
                cells.length === 0
                  ? html`<td><span class="empty">${words("load-lines-blank")}</span></td>`
                  : cells.map(cell => html`<td>${shown(cell)}</td>`)
              }
              ${
                count > cells.length
                  ? html`<td class="small">${words("load-lines-more", {count: count - cells.length})}</td>`
                  : nothing
              }
            </tr>`,
          )}</tbody>
        </table>
      </div>
    </fieldset>`
}

/// What can be left out of a file beside what stands above its table, and in files of text around its
/// cells.
export function leaving(
  options: ReadOptions,
  {layout, again, isText = true}: {layout: FoundLayout | null; again: Again; isText?: boolean},
): TemplateResult {
  const check = (label: string, checked: boolean, changed: ReadOptions): TemplateResult =>
    html`<label class="check"><input type="checkbox" .checked=${live(checked)}
      @change=${() => again({...options, ...changed})}><span>${words(label)}</span></label>`
  const flags = [
    "skip-empty",
    "skip-repeated-names",
    "skip-pages",
    ...(isText ? (["trim", "fit-records"] as const) : []),
  ] as const
  const last = layout === null ? (options["skip-last"] ?? 0) : (layout["left-out"]?.last ?? 0)
  const zeros = options["leading-zeros"] ?? []
  const {"fill-down": leads = [], ...unfilled} = options
  return html`
    <div class="leaving">
      ${
        layout === null || layout["header-line"] === null
          ? nothing
          : number("load-first-line", layout["first-line"], layout["header-line"] + 1, line =>
              again({...options, "first-line": line}),
            )
      }
      ${number("load-skip-last", last, 0, count => again({...options, "skip-last": count}))}
      ${flags.map(field => {
        const does = layout === null ? options[field] === true : layout[field]
        return check(`load-${field}`, does, {[field]: !does})
      })}
      ${(isText ? (["quotes", "frame", "aligned"] as const) : []).map(around => {
        const isOff = (layout === null ? options.wrapping : layout.wrapping) === around
        return check(`load-wrapping-${around}`, isOff, {wrapping: isOff ? "nothing" : around})
      })}
      ${zeros.map(
        (filled, index) => html`<label class="check"><input type="checkbox" .checked=${live(true)}
          @change=${() => again({...options, "leading-zeros": zeros.toSpliced(index, 1)})}><span>${words(
            "load-zeros-restored",
            {name: nameOf(filled.name ?? String(filled.column)), digits: filled.digits},
          )}</span></label>`,
      )}
      ${leads.map(
        (name, index) => html`<label class="check"><input type="checkbox" .checked=${live(true)}
          @change=${() =>
            // Whoever fills up none any more has not said that there are none.
            again(leads.length === 1 ? unfilled : {...options, "fill-down": leads.toSpliced(index, 1)})}><span>${words(
            "load-filled-down",
            {name: nameOf(name)},
          )}</span></label>`,
      )}
    </div>`
}

function number(label: string, value: number, least: number, then: (value: number) => void): TemplateResult {
  return html`<label>${words(label)} <input type="number" min=${least} step="1" .value=${fieldValue(String(value))}
    @change=${(event: Event) => {
      if (!(event.target instanceof HTMLInputElement)) return
      const wanted = event.target.valueAsNumber
      if (Number.isInteger(wanted) && wanted >= least && wanted !== value) then(wanted)
      else event.target.value = String(value)
    }}></label>`
}

/// Names for the columns, in place of those of the file or of numbers.
export function naming(
  options: ReadOptions,
  {inspection, again}: {inspection: Inspection; again: Again},
): TemplateResult | typeof nothing {
  const {columns, format} = inspection
  if (columns.length > nameable) return nothing
  const give = (event: SubmitEvent): void => {
    event.preventDefault()
    if (!(event.target instanceof HTMLFormElement)) return
    const names = new FormData(event.target).getAll("name").map(String)
    again({...options, header: format.header, names})
  }
  return html`
    <details class="more">
      <summary>${words("load-name-columns")}</summary>
      <form class="naming" @submit=${give}>
        ${columns.map(
          ({number, name}) => html`<label>${words("load-name-column", {number})}
            <input name="name" required .value=${name}></label>`,
        )}
        <p class="row"><button type="submit">${words("load-name-apply")}</button>
        ${
          format.layout.renamed
            ? html`<button type="button" @click=${() => again({...options, names: []})}>${words(
                "load-name-forget",
              )}</button>`
            : nothing
        }</p>
      </form>
    </details>`
}

/// What was found of where the table stands, in words. What was said of it is not called found.
export function found(layout: FoundLayout, options: ReadOptions): string {
  const left = layout["left-out"]
  const isSaid = options["first-line"] !== undefined && layout["header-line"] !== null && layout.reason !== null
  const said = words("load-layout", {
    header: layout["header-line"] ?? 0,
    first: layout["first-line"],
    reason: layout.reason ?? "given",
    said: String(isSaid),
    heading: layout.heading,
    cleaned: String(layout.cleaned),
  })
  const {trim, "fit-records": fit, wrapping} = layout
  const around = words("load-around", {trim: String(trim), fit: String(fit), wrapping})
  return left === null ? `${said}${around}` : `${said}${around} ${leftOutText(left)}`
}
