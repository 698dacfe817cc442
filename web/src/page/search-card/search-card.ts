/// The way that is gone to find the table: what it does, what it promises, when it is right.

import {html, nothing, type TemplateResult} from "lit"
import type {Item, Problem, Recipe} from "../../generated/protocol.js"
import {parameterField} from "../model-card/parameter-field.js"
import {problemText} from "../notes/problem.js"
import {Piece} from "../piece.js"
import {hindrance, type Way, wayItem, wholeWay} from "../state/searches.js"
import {recipeOf} from "../state/state.js"
import {words} from "../words.js"

export class SearchCard extends Piece {
  protected override render(): TemplateResult | typeof nothing {
    const recipe = recipeOf(this.state)
    const item = recipe === null ? undefined : wayItem(this.state.description, recipe.search.algorithm)
    if (recipe === null || item === undefined) return nothing
    const problem = hindrance(this.state, recipe, recipe.search)
    return html`
      <section class="panel model" aria-labelledby="way-title" data-why="search-${item.id}">
        <div><p class="eyebrow">${words("way-eyebrow", {family: words(`ways-${item.family}`)})}</p>
          <h2 id="way-title" tabindex="-1">${words(`search-${item.id}-name`)}</h2></div>
        <p>${words(`search-${item.id}-what`)} ${words(`search-${item.id}-when`)}</p>
        ${item.parameters.length === 0 || item.family === "given" ? nothing : this.#parameters(recipe, item, problem)}
        ${problem === null || named(problem, item) ? nothing : html`<p class="field-problem" role="alert">${words("way-hindered", {problem: problemText(problem)})}</p>`}
        <details class="more"><summary>${words("way-source")}</summary><p class="small">${item.source}</p></details>
      </section>`
  }

  protected override updated(): void {
    const search = recipeOf(this.state)?.search
    if (search !== undefined && search.algorithm !== "optimal" && search.algorithm !== "fixed") this.act({kind: "ask-conditions", ways: [search]})
  }

  #parameters(recipe: Recipe, item: Item, problem: Problem | null): TemplateResult {
    return html`<div class="parameters">${item.parameters.map(parameter => parameterField(parameter, {
      recipe, model: recipe.search, id: "way", columns: [],
      problem: problem?.field === `search.${parameter.name}` ? problem : null,
      set: value => this.act({kind: "set-search", search: wholeWay({...recipe.search, [parameter.name]: value} as Way, item)}),
      act: action => this.act(action),
    }))}</div>`
  }
}

/// Whether the problem is with one of the fields, and said there.
function named({field}: Problem, {parameters}: Item): boolean {
  return parameters.some(({name}) => field === `search.${name}`)
}

customElements.define("search-card", SearchCard)
