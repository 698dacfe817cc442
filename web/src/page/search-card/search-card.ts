/// The way that is gone to find the table: what it does, what it promises, when it is right.

import {html, noChange, nothing, type TemplateResult} from "lit"
import type {Item, Problem, Recipe} from "../../generated/protocol.js"
import {parameterField} from "../model-card/parameter-field.js"
import {problemText} from "../notes/problem.js"
import {examplesOf} from "../outcome/examples.js"
import {Piece} from "../piece.js"
import {hindrance, isAsked, unusual, type Way, wayItem, wholeWay} from "../state/searches.js"
import {recipeOf} from "../state/state.js"
import {words} from "../words.js"

export class SearchCard extends Piece {
  protected override render(): TemplateResult | typeof nothing {
    const recipe = recipeOf(this.state)
    const item = recipe === null ? undefined : wayItem(this.state.description, recipe.search.algorithm)
    if (recipe === null || item === undefined) return nothing
    const problem = hindrance(this.state, recipe.search)
    return html`
      <section class="panel model" aria-labelledby="way-title" data-why="search-${item.id}">
        <div><p class="eyebrow">${words("way-eyebrow", {family: words(`ways-${item.family}`)})}</p>
          <h2 id="way-title" tabindex="-1">${words(`search-${item.id}-name`)}</h2></div>
        <p>${words(`search-${item.id}-what`)} ${words(`search-${item.id}-when`)}</p>
        ${item.parameters.length === 0 || item.family === "given" ? nothing : this.#parameters(recipe, item, problem)}
        ${
          problem === null || named(problem, item)
            ? nothing
            : html`<p class="field-problem"
          role="alert">${words("way-hindered", {problem: problemText(problem)})}</p>`
        }
        <details class="more"><summary>${words("way-source")}</summary><p class="small">${item.source}</p></details>
      </section>`
  }

  protected override updated(): void {
    const search = recipeOf(this.state)?.search
    if (search === undefined || search.algorithm === "fixed") return
    // The optimal search can be hindered by nothing but what it is told.
    if (search.algorithm !== "optimal" || unusual(search, this.state.description).length > 0)
      this.act({kind: "ask-conditions", ways: [search]})
  }

  #parameters(recipe: Recipe, item: Item, problem: Problem | null): TemplateResult {
    const asked = item.parameters.filter(parameter => isAsked(parameter, wholeWay(recipe.search, item)))
    const parameters = html`<div class="parameters">${asked.map(parameter =>
      parameterField(parameter, {
        examples: name => examplesOf(this.state, name),
        description: this.state.description,
        recipe,
        model: recipe.search,
        id: "way",
        columns: [],
        problem: problem !== null && isAt(problem, parameter.name) ? problem : null,
        set: value =>
          this.act({kind: "set-search", search: wholeWay({...recipe.search, [parameter.name]: value} as Way, item)}),
        act: action => this.act(action),
      }),
    )}</div>`
    // Hardly anybody has to limit a search that ends with a proof.
    return item.family !== "optimal"
      ? parameters
      : html`
      <details class="more" .open=${
        unusual(recipe.search, this.state.description).length > 0 ? true : noChange
      }><summary>${words("way-limits")}</summary>${parameters}</details>`
  }
}

/// Whether the problem is with one of the fields, and said there.
function named(problem: Problem, {parameters}: Item): boolean {
  return parameters.some(({name}) => isAt(problem, name))
}

/// Whether it is with a parameter, or with a place in it.
function isAt({field}: Problem, name: string): boolean {
  return field === `search.${name}` || field?.startsWith(`search.${name}[`) === true
}

customElements.define("search-card", SearchCard)
