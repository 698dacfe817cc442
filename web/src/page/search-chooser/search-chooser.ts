/// Which other ways there are to find a table: by what they promise, each with what it does and
/// when it is right.

import {html, nothing, type TemplateResult} from "lit"
import type {Item, Recipe} from "../../generated/protocol.js"
import {problemText} from "../notes/problem.js"
import {Piece} from "../piece.js"
import {begunWay, choosableWays, hindrance, type WayFamily, wayFamilies} from "../state/searches.js"
import {recipeOf} from "../state/state.js"
import {words} from "../words.js"

export class SearchChooser extends Piece {
  static override properties = {...Piece.properties, open: {state: true}}

  declare private open: boolean

  constructor() {
    super()
    this.open = false
  }

  protected override render(): TemplateResult | typeof nothing {
    const recipe = recipeOf(this.state)
    if (recipe === null) return nothing
    return html`
      <section class="chooser" aria-labelledby="ways-button" data-why="ways">
        <p><button id="ways-button" type="button" aria-expanded=${this.open} @click=${() => {
          this.open = !this.open
        }}>${words("ways-open")}</button></p>
        ${this.open ? wayFamilies.map(family => this.#family(family, recipe)) : nothing}
      </section>`
  }

  protected override updated(): void {
    if (this.open) this.act({kind: "ask-conditions", ways: choosableWays(this.state.description).map(begunWay)})
  }

  #family(family: WayFamily, recipe: Recipe): TemplateResult | typeof nothing {
    const items = choosableWays(this.state.description).filter(item => item.family === family)
    if (items.length === 0) return nothing
    return html`
      <details class="family">
        <summary><strong>${words(`ways-${family}`)}</strong> <span class="small">${words(
          `ways-${family}-text`,
        )}</span></summary>
        <ul class="models">${items.map(item => this.#item(item, recipe))}</ul>
      </details>`
  }

  #item(item: Item, recipe: Recipe): TemplateResult {
    const {id} = item
    const problem = hindrance(this.state, begunWay(item))
    const chosen = recipe.search.algorithm === id
    return html`
      <li data-why="search-${id}">
        <div><h3>${words(`search-${id}-name`)}${
          chosen ? html` <span class="mark">${words("ways-chosen")}</span>` : nothing
        }</h3>
          <p class="small">${words(`search-${id}-what`)}</p>
          <p class="small">${words(`search-${id}-when`)}</p>
          ${
            problem === null
              ? nothing
              : html`<p class="small exposed">${words("way-hindered", {problem: problemText(problem)})}</p>`
          }</div>
        ${
          chosen
            ? nothing
            : html`<button type="button" aria-label=${words("ways-take", {name: words(`search-${id}-name`)})}
              @click=${() => this.#take(item)}>${words("ways-take-short")}</button>`
        }
      </li>`
  }

  #take(item: Item): void {
    this.open = false
    this.act({kind: "set-search", search: begunWay(item)})
    // What was chosen stands there now, with what it still asks.
    void this.updateComplete.then(() => requestAnimationFrame(() => document.getElementById("way-title")?.focus()))
  }
}

customElements.define("search-chooser", SearchChooser)
