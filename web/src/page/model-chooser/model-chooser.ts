/// Which protections there are: by the danger that they prevent, each with one sentence and
/// when to use it.

import {html, nothing, type TemplateResult} from "lit"
import type {Item, Recipe} from "../../generated/protocol.js"
import {Piece} from "../piece.js"
import {type Family, families, familyOf, itemOf, type ModelId} from "../state/models.js"
import {usualProtection as suggested} from "../protect-step/unprotected.js"
import {keyOf} from "../state/recipe.js"
import {recipeOf} from "../state/state.js"
import {nameOf, words} from "../words.js"

export class ModelChooser extends Piece {
  static override properties = {...Piece.properties, open: {state: true}, filter: {state: true}}

  declare private open: boolean
  declare private filter: string

  constructor() {
    super()
    this.open = false
    this.filter = ""
  }

  protected override render(): TemplateResult | typeof nothing {
    const recipe = recipeOf(this.state)
    if (recipe === null) return nothing
    const bare = this.#bare(recipe)
    return html`
      <section class="chooser" aria-labelledby="chooser-button" data-why="protections">
        <p><button id="chooser-button" type="button" aria-expanded=${this.open} @click=${() => {
          this.open = !this.open
        }}>${words("chooser-open")}</button></p>
        ${this.open ? this.#choices(recipe, bare) : nothing}
      </section>`
  }

  /// A sensitive column that no protection is about.
  #bare(recipe: Recipe): string | null {
    const named = new Set(recipe.models.flatMap(model => ("attribute" in model ? [model.attribute] : [])))
    const found = recipe.attributes.find(
      attribute => attribute.role === "sensitive" && attribute.protection === undefined && !named.has(keyOf(attribute)),
    )
    return found === undefined ? null : keyOf(found)
  }

  #choices(recipe: Recipe, bare: string | null): TemplateResult {
    const wanted = this.filter.trim().toLowerCase()
    const items = (this.state.description?.models ?? []).filter(
      item => this.#matches(item, wanted) && !this.#there(recipe, item),
    )
    return html`
      <label class="field grow"><span>${words("chooser-filter")}</span>
        <input type="search" .value=${this.filter} @input=${(event: Event) => {
          if (event.target instanceof HTMLInputElement) this.filter = event.target.value
        }}></label>
      ${
        bare !== null && wanted === ""
          ? html`<p class="note">${words("chooser-suggestion", {
              attribute: nameOf(bare),
              name: words(`model-${suggested}-name`),
            })}</p>`
          : nothing
      }
      ${items.length === 0 ? html`<p>${words("chooser-none", {filter: this.filter})}</p>` : nothing}
      ${families.map(family => this.#family(family, items, bare))}`
  }

  #family(family: Family, items: readonly Item[], bare: string | null): TemplateResult | typeof nothing {
    const here = items.filter(item => familyOf(this.state.description, item.id as ModelId) === family)
    if (here.length === 0) return nothing
    // What most are here for stands open; searching opens all.
    const open =
      this.filter.trim() !== ""
      || (family === "value" && recipeOf(this.state)?.attributes.some(({role}) => role === "sensitive") === true)
    return html`
      <details class="family" .open=${open}>
      <summary><strong>${words(`family-${family}`)}</strong> <span class="small">${words(
        `family-${family}-text`,
      )}</span></summary>
      <ul class="models">${here.map(
        item => html`
        <li data-why="model-${item.id}">
          <div><h3>${words(`model-${item.id}-danger`)}${
            bare !== null && item.id === suggested
              ? html` <span class="mark">${words("chooser-suggested")}</span>`
              : nothing
          }</h3>
            <p class="small"><span class="term">${words(`model-${item.id}-name`)}.</span> ${words(
              `model-${item.id}-means`,
            )}</p>
            <p class="small">${words(`model-${item.id}-when`)}</p></div>
          <button type="button" aria-label=${words("chooser-add", {name: words(`model-${item.id}-name`)})}
            @click=${() => this.#add(item.id as ModelId, bare)}>${words("chooser-add-short")}</button>
        </li>`,
      )}</ul>
      </details>`
  }

  #matches({id}: Item, wanted: string): boolean {
    return (
      wanted === ""
      || [`model-${id}-name`, `model-${id}-danger`, `model-${id}-means`, `model-${id}-when`].some(text =>
        words(text).toLowerCase().includes(wanted),
      )
    )
  }

  /// Models without an attribute make sense once.
  #there(recipe: Recipe, item: Item): boolean {
    return !item.parameters.some(({name}) => name === "attribute") && recipe.models.some(({model}) => model === item.id)
  }

  #add(model: ModelId, bare: string | null): void {
    this.open = false
    this.filter = ""
    const attribute = itemOf(this.state.description, model)?.parameters.find(({name}) => name === "attribute")
    const takesAttribute = attribute !== undefined && attribute["any-role"] !== true
    this.act({kind: "add-model", model, ...(takesAttribute && bare !== null ? {attribute: bare} : {})})
    requestAnimationFrame(() => {
      const title = [...document.querySelectorAll<HTMLElement>("model-card h2")].at(-1)
      if (title === undefined) return
      title.tabIndex = -1
      title.focus()
    })
  }
}

customElements.define("model-chooser", ModelChooser)
