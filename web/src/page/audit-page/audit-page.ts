/// Check a file: what somebody learns who is handed a file, without the recipe that it came from.

import {html, nothing, type TemplateResult} from "lit"
import {breakable} from "../breakable.js"
import {type AuditedColumn, type AuditReport, roles} from "../../generated/protocol.js"
import {outcomeList} from "../attack-step/outcome-list.js"
import {fileButton} from "../notes/file-button.js"
import {placedNotice} from "../notes/notice.js"
import {problemNote} from "../notes/problem.js"
import {Piece} from "../piece.js"
import {hasWords, nameOf, plain, words} from "../words.js"

export class AuditPage extends Piece {
  /// Where the list stood in the window in which somebody says what a column is.
  #stood: {readonly list: Element; readonly top: number} | null = null

  protected override willUpdate(): void {
    const list = document.activeElement
    this.#stood =
      list instanceof HTMLSelectElement && this.contains(list) ? {list, top: list.getBoundingClientRect().top} : null
  }

  /// What is said above it may have become longer or shorter.
  protected override updated(): void {
    const {list, top} = this.#stood ?? {}
    if (list === undefined || top === undefined || !list.isConnected) return
    window.scrollBy(0, list.getBoundingClientRect().top - top)
  }

  protected override render(): TemplateResult {
    const {audited, step} = this.state
    const isAsked = audited?.status === "asking"
    const isFirst = isAsked && audited.value === null
    return html`
      <div class="work">
        <h1 tabindex="-1">${words("audit-title")}</h1>
        <p class="lead">${words("audit-lead")}</p>
        <div class="drop" @dragover=${(event: DragEvent) => event.preventDefault()} @drop=${(event: DragEvent) => {
          event.preventDefault()
          this.#give([...(event.dataTransfer?.files ?? [])])
        }}>
          <p class="drop-title">${audited === null ? words("audit-drop") : breakable(nameOf(audited.file.name))}</p>
          ${fileButton(
            "audit-file",
            words(audited === null ? "audit-choose" : "audit-another"),
            {look: audited === null ? "primary" : ""},
            files => this.#give(files),
          )}
        </div>
        <div role="status">${isFirst ? html`<p>${words("audit-reading")}</p>` : nothing}</div>
        ${isFirst ? this.#progress(audited.part) : nothing}
        ${audited?.problem == null ? nothing : problemNote(words("audit-failed"), audited.problem)}
        ${audited?.value == null ? nothing : this.#report(audited.value, isAsked ? audited.part : null)}
      </div>
      <div class="action"><button type="button" class="primary" @click=${() => this.act({kind: "go", step})}>${words(
        "about-back",
        {step: words(`step-${step}`)},
      )}</button></div>`
  }

  #give([file]: readonly File[]): void {
    if (file !== undefined) this.act({kind: "audit", file, roles: {}})
  }

  #progress(part: number): TemplateResult {
    return html`<p class="row"><progress max="1" value=${part} aria-label=${words("audit-reading")}></progress>
      <button type="button" @click=${() => this.act({kind: "stop-audit"})}>${words("attack-stop")}</button></p>`
  }

  /// `part` of what is looked at anew is done, in columns of other roles.
  #report(audited: AuditReport, part: number | null): TemplateResult {
    const {records, empty, columns, k, uniques, classes, sensitive, attacks, report} = audited
    const lines = report.input["left-out"]?.empty ?? 0
    return html`
      <dl class="pairs audit-figures">
        ${figure(words("audit-k"), k === null ? words("report-none") : plain(k, 0), words("audit-k-text"))}
        ${figure(words("audit-uniques"), plain(uniques, 0), words("audit-uniques-text", {records, classes}))}
        ${
          empty + lines === 0
            ? nothing
            : figure(words("audit-empty"), plain(empty, 0), words("audit-empty-text", {lines}))
        }
        ${sensitive.map(({attribute, l, t}) =>
          figure(
            words("audit-values", {attribute: nameOf(attribute)}),
            words("audit-l-t", {
              l: l === null ? words("report-none") : plain(l, 0),
              t: t === null ? words("report-none") : plain(t, 3),
            }),
            words("audit-values-text"),
          ),
        )}
      </dl>
      ${
        report.warnings.length === 0
          ? nothing
          : html`<ul class="warnings">${report.warnings.map(
              warning => html`<li>${placedNotice(warning, true)}</li>`,
            )}</ul>`
      }
      <section aria-labelledby="audit-attacks">
        <h2 id="audit-attacks">${words("audit-attacks")}</h2>
        ${k === null ? html`<p>${words("audit-no-columns")}</p>` : nothing}
        ${outcomeList(attacks, "audit-success", "group", name => html`<h3>${name}</h3>`)}
      </section>
      <section aria-labelledby="audit-columns">
        <h2 id="audit-columns">${words("audit-columns")}</h2>
        <p class="small">${words("audit-columns-text")}</p>
        <ul class="audited">${columns.map(column => html`<li>${this.#column(column, columns)}</li>`)}</ul>
        <div role="status">${part === null ? nothing : html`<p class="small">${words("audit-reading")}</p>`}</div>
        ${part === null ? nothing : this.#progress(part)}
      </section>`
  }

  #column(column: AuditedColumn, all: readonly AuditedColumn[]): TemplateResult {
    const {name, number, role, reason} = column
    const key = keyOfColumn(column)
    return html`<label class="field"><span>${breakable(nameOf(name === "" ? String(number) : name))}
      <span class="small">${
        hasWords(`reason-${reason}`) ? words(`reason-${reason}`) : words("audit-given")
      }</span></span>
      <select @change=${(event: Event) => {
        const {audited} = this.state
        if (!(event.target instanceof HTMLSelectElement) || audited === null) return
        const {value} = event.target
        const chosen = roles.find(one => one === value)
        if (chosen === undefined) return
        // What was suggested stays as it is shown, whatever else is said.
        const others = Object.fromEntries(all.map(other => [keyOfColumn(other), other.role]))
        this.act({kind: "audit", file: audited.file, roles: {...others, ...audited.roles, [key]: chosen}})
      }}>${roles.map(
        one => html`<option value=${one} ?selected=${one === role}>${words(`role-${one}-short`)}</option>`,
      )}</select></label>`
  }
}

function keyOfColumn({name, number}: AuditedColumn): string {
  return name === "" ? String(number) : name
}

function figure(name: string, value: string, text: string): TemplateResult {
  return html`<div class="pair"><dt>${name}</dt><dd class="is">${value}</dd><dd
    class="small note-line">${text}</dd></div>`
}

customElements.define("audit-page", AuditPage)
