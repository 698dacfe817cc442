/// What a record is, where a line is not one person who counts once.

import {html, noChange, type TemplateResult} from "lit"
import type {Recipe} from "../../generated/protocol.js"
import type {Act} from "../state/actions.js"
import {keyOf, type RecordColumn} from "../state/recipe.js"
import {nameOf, words} from "../words.js"

const columns: readonly RecordColumn[] = ["entity", "household", "count", "sampling-weight"]

export function recordMeaning({attributes, records = {}}: Recipe, act: Act): TemplateResult {
  const field = (column: RecordColumn): TemplateResult => html`
    <label class="field" data-why="records-${column}"><span>${words(`records-${column}`)}</span>
      <select id="records-${column}" @change=${(event: Event) => {
        if (!(event.target instanceof HTMLSelectElement)) return
        act({
          kind: "set-record-column",
          column,
          attribute: event.target.selectedIndex === 0 ? null : event.target.value,
        })
      }}><option value="" .selected=${records[column] === undefined}>${words(`records-${column}-none`)}</option>
        ${attributes.map(keyOf).map(
          key => html`<option value=${key}
          .selected=${records[column] === key}>${nameOf(key)}</option>`,
        )}</select></label>`
  return html`
    <details class="more"
      .open=${columns.some(column => records[column] !== undefined) ? true : noChange}>
      <summary>${words("records-title")}</summary>
      <p>${words("records-text")}</p>
      <div class="fields">${columns.map(field)}</div>
    </details>`
}

/// Opens the list of columns that may tell persons apart, and goes there.
export function showEntity(describe: HTMLElement): void {
  const list = describe.querySelector<HTMLElement>("#records-entity")
  const more = list?.closest("details")
  if (more != null) more.open = true
  list?.scrollIntoView({block: "center"})
  list?.focus({preventScroll: true})
}
