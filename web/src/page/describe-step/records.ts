/// What a record is, where it is not one person who counts once.

import {html, noChange, type TemplateResult} from "lit"
import type {Recipe, Records} from "../../generated/protocol.js"
import type {Action} from "../state/actions.js"
import {keyOf} from "../state/recipe.js"
import {nameOf, words} from "../words.js"

/// What a column may say of a record.
type Column = Exclude<keyof Records, "person">

export function recordMeaning({attributes, records = {}}: Recipe, act: (action: Action) => void): TemplateResult {
  const set = (name: Column) => (event: Event): void => {
    if (!(event.target instanceof HTMLSelectElement)) return
    const {[name]: _, ...others} = records
    const {person: __, ...columns} = others
    if (event.target.value === "") act({kind: "set-records", records: others})
    // Whoever names the column that tells persons apart takes back that each record is one.
    else act({kind: "set-records", records: {...name === "entity" ? columns : others, [name]: event.target.value}})
  }
  const field = (name: Column): TemplateResult => html`
    <label class="field" data-why="records-${name}"><span>${words(`records-${name}`)}</span>
      <select @change=${set(name)}><option value="" .selected=${records[name] === undefined}>${words(`records-${name}-none`)}</option>
        ${attributes.filter(attribute => attribute.role !== "quasi-identifier" || keyOf(attribute) === records[name]).map(keyOf).map(key => html`<option value=${key} .selected=${records[name] === key}>${nameOf(key)}</option>`)}</select></label>`
  return html`
    <details class="more" .open=${records.entity !== undefined || records["sampling-weight"] !== undefined ? true : noChange}>
      <summary>${words("records-title")}</summary>
      <p>${words("records-text")}</p>
      <div class="fields">${field("entity")}${field("sampling-weight")}</div>
    </details>`
}
