/// One column: what it holds, what it is for, and for a quasi-identifier how it grows coarser.

import {html, nothing, type TemplateResult} from "lit"
import type {Attribute, ColumnView, Recipe, Role} from "../../generated/protocol.js"
import {breakable} from "../breakable.js"
import {columnQuestion} from "../describe-step/column-questions.js"
import "../elements/column-chart/column-chart.js"
import "../hierarchy-editor/hierarchy-editor.js"
import {markerOf} from "../outcome/as-in-file.js"
import {groupButton} from "../outcome/group-button.js"
import {Piece} from "../piece.js"
import type {Action} from "../state/actions.js"
import {needsLevels} from "../state/models.js"
import {hierarchyOf} from "../state/offers.js"
import {keyOf} from "../state/recipe.js"
import {recipeOf} from "../state/state.js"
import {cellOf, list, nameOf, percent, words} from "../words.js"
import {perturbing} from "./perturbing.js"
import {reasonWords} from "./reason-words.js"

const types = ["integer", "decimal", "date", "text"] as const
const roles = ["identifier", "quasi-identifier", "sensitive", "insensitive"] as const

/// Of fewer values none can be grouped without losing most of what they say.
const fewestToGroup = 4

/// Whether nothing stands between the exact values of a quasi-identifier and *, although some could.
function isUngrouped({role, hierarchy}: Attribute, {distinct}: ColumnView): boolean {
  return role === "quasi-identifier" && hierarchy === undefined && distinct >= fewestToGroup
}

export class ColumnRow extends Piece {
  static override properties = {
    ...Piece.properties,
    column: {attribute: false},
    attribute: {attribute: false},
    records: {attribute: false},
    open: {attribute: false},
    selectable: {attribute: false},
    selected: {attribute: false},
  }

  declare column: ColumnView
  declare attribute: Attribute
  declare records: number
  declare open: boolean
  declare selectable: boolean
  declare selected: boolean

  protected override render(): TemplateResult {
    const {column, attribute, records, open} = this
    const key = keyOf(attribute)
    const id = `column-${column.number}`
    const recipe = recipeOf(this.state)
    const leveled =
      attribute.role === "quasi-identifier"
      || (attribute.role === "sensitive"
        && (attribute.hierarchy !== undefined || (recipe !== null && needsLevels(recipe, key, this.state.description))))
    return html`
      <article class="column ${attribute.role}" data-why="role-${attribute.role}"
        data-why-of=${key} aria-labelledby=${id}>
        ${
          this.selectable
            ? html`<label class="select"><input type="checkbox" .checked=${this.selected}
              @change=${() => this.dispatchEvent(new Event("outis-select"))}><span class="unseen">${words(
                "describe-select",
                {name: nameOf(column.name)},
              )}</span></label>`
            : nothing
        }
        <div class="column-name">
          <h2 id=${id}>${breakable(nameOf(column.name))}</h2>
          <label class="type"
            data-why="types"><span class="unseen">${words("column-type", {name: nameOf(column.name)})}</span>
            <select @change=${this.#type}>${types.map(
              type =>
                html`<option value=${type}
                  .selected=${type === (attribute.type ?? column.type)}>${words(`type-${type}`)}</option>`,
            )}</select></label>
        </div>
        <div class="column-values" data-why="distinct" data-why-of=${key}>
          <column-chart .distribution=${column.distribution} .words=${words}></column-chart>
          <p class="small figures">${words("column-values", {distinct: column.distinct})}${
            column.missing === 0
              ? nothing
              : html`<br>${words("column-missing", {
                  missing: column.missing,
                  share: percent(column.missing / records),
                })}${this.#markers(recipe)}`
          }</p>
        </div>
        <div class="column-role">
          ${this.#roles(id)}
          <p class="small reason">${this.#reason()}</p>
          ${
            leveled
              ? html`
            <button type="button" class="quiet disclose" data-why="hierarchy" data-why-of=${key} aria-expanded=${open}
              aria-controls="${id}-levels" @click=${() => this.dispatchEvent(new Event("outis-open"))}>
              <span class="arrow" aria-hidden="true">${open ? "▾" : "▸"}</span>${words(
                attribute.role === "sensitive" ? "column-levels-sensitive" : "column-levels",
                {kind: words(`hierarchy-${attribute.hierarchy?.kind ?? "none"}`)},
              )}</button>`
              : nothing
          }
          ${open || !isUngrouped(attribute, column) ? nothing : this.#ungrouped(key)}
          ${recipe === null ? nothing : perturbing(this.state, recipe, attribute, action => this.act(action))}
        </div>
        ${recipe === null ? nothing : columnQuestion(this.state, recipe, key, column, action => this.act(action))}
        ${
          leveled && open
            ? html`<div class="column-open" id="${id}-levels"><hierarchy-editor .state=${this.state}
          .column=${column} .attribute=${attribute}></hierarchy-editor></div>`
            : nothing
        }
      </article>`
  }

  /// What stands in missing cells, and what becomes of them.
  #markers(recipe: Recipe | null): TemplateResult | typeof nothing {
    const {attribute, column} = this
    const markers = (column.markers ?? []).filter(marker => recipe?.missing.values.includes(marker))
    if (recipe === null || markers.length === 0) return nothing
    const isRemoved = attribute.role === "quasi-identifier" && recipe.missing.match === "remove-row"
    return html`<br>${words("column-missing-as", {
      markers: list(markers.map(cellOf)),
      marker: cellOf(markerOf(recipe)),
      fate: isRemoved ? "removed" : attribute.role === "identifier" ? "none" : "written",
    })}`
  }

  /// What can be done about a column that is kept whole or not at all: first what is known of such values.
  #ungrouped(key: string): TemplateResult {
    const {column} = this
    const offer = column.offers?.find(({hierarchy}) => hierarchy.kind !== "rare")
    const act = (action: Action): void => this.act(action)
    return html`<div class="ungrouped"><p class="small">${words("column-ungrouped")}</p>${
      offer === undefined
        ? nothing
        : html`<button type="button" class="quiet" @click=${() => {
            // The button goes; whoever pressed it stays at what it changed.
            this.querySelector<HTMLElement>(".disclose")?.focus({preventScroll: true})
            act({kind: "take-ladder", attribute: key, hierarchy: hierarchyOf(offer, column, undefined)})
          }}>${words("lost-ladder", {
            name: nameOf(column.name),
            ladder: words(`ladder-${offer.ladder}`),
          })}</button>`
    }${groupButton(key, "quiet", act)}</div>`
  }

  #roles(id: string): TemplateResult {
    const {attribute, column} = this
    const key = keyOf(attribute)
    return html`
      <fieldset class="segments">
        <legend class="unseen">${words("describe-role-of", {name: nameOf(column.name)})}</legend>
        ${roles.map(
          role => html`
          <label class="segment ${role}" data-why="role-${role}" data-why-of=${key}>
            <input type="radio" name="${id}-role" value=${role} .checked=${attribute.role === role}
              @change=${() => this.#set(role)}>
            <span>${words(`role-${role}-short`)}</span></label>`,
        )}
      </fieldset>`
  }

  #set(role: Role): void {
    this.act({kind: "set-role", attributes: [keyOf(this.attribute)], role})
  }

  readonly #type = (event: Event): void => {
    const type = types.find(known => event.target instanceof HTMLSelectElement && event.target.value === known)
    if (type !== undefined) this.act({kind: "set-type", attribute: keyOf(this.attribute), type})
  }

  #reason(): string {
    const {column, attribute} = this
    const reason = reasonWords(column)
    const certainty = words(`certainty-${column.certainty}`)
    return column.role === attribute.role
      ? words("reason-same", {certainty, reason})
      : words("reason-other", {role: words(`role-${column.role}`), certainty, reason})
  }
}

customElements.define("column-row", ColumnRow)
