/// One protection: the danger, what is asked for, whether it is met, and what it does not stop.

import {html, nothing, type TemplateResult} from "lit"
import {live} from "lit/directives/live.js"
import type {Model, Problem, Recipe} from "../../generated/protocol.js"
import {own} from "../../shared/own.js"
import {modelOutcome} from "../model-outcome/model-outcome.js"
import {askedText, modelArgs} from "../model-outcome/model-words.js"
import {problemText} from "../notes/problem.js"
import "../own-values/own-values.js"
import {examplesOf} from "../outcome/examples.js"
import {Piece} from "../piece.js"
import {familyOf, itemOf, modelField, parametersShown, valueOf, withValue} from "../state/models.js"
import {keyOf, quasiIdentifiers} from "../state/recipe.js"
import {exposureLately, recipeOf, inspectionOf} from "../state/state.js"
import {listUpTo, nameOf, words} from "../words.js"
import {parameterField} from "./parameter-field.js"

export class ModelCard extends Piece {
  static override properties = {...Piece.properties, index: {attribute: false}}

  /// The place of the model in the recipe.
  declare index: number

  protected override render(): TemplateResult | typeof nothing {
    const recipe = recipeOf(this.state)
    const model = recipe?.models[this.index]
    if (recipe === null || model === undefined) return nothing
    const id = `model-${this.index}`
    const problem = this.#problem(recipe, model)
    const outcome = exposureLately(this.state)?.models[this.index]
    return html`
      <section class="panel model" aria-labelledby="${id}-title" data-why="model-${model.model}"
        data-why-of=${String(valueOf(model, "attribute") ?? "")}>
        <div class="row between">
          <div><p class="eyebrow">${words(`family-${familyOf(this.state.description, model.model)}`)}</p>
            <h2 id="${id}-title">${words(`model-${model.model}-danger`)}</h2></div>
          <span class="term">${words(`model-${model.model}-name`)}${words("between-name")}${askedText(
            model,
            words,
          )}</span>
        </div>
        <p>${words(`model-${model.model}-means`)} ${this.#example(recipe, model)}</p>
        ${this.#parameters(recipe, model, problem)}
        ${
          problem !== null && !this.#shows(model, problem)
            ? html`<p class="field-problem"
          role="alert">${problemText(problem)}</p>
            <own-values .problem=${problem}></own-values>`
            : nothing
        }
        ${
          outcome?.model !== model.model || this.state.results.exposure?.problem != null
            ? nothing
            : modelOutcome(outcome, "now", this.state)
        }
        <div class="halves">
          <div><h3 class="stops">${words("protect-stops")}</h3><p>${words(
            `model-${model.model}-stops`,
            modelArgs(model, words),
          )}</p></div>
          <div><h3 class="stops-not">${words("protect-stops-not")}</h3><p>${words(
            `model-${model.model}-not`,
            modelArgs(model, words),
          )}</p></div>
        </div>
        <div class="row between">${this.#source(model)}
          <button type="button" class="quiet"
            @click=${() => this.act({kind: "remove-model", index: this.index})}>${words("protect-remove", {
              name: words(`model-${model.model}-name`),
            })}</button></div>
      </section>`
  }

  #example(recipe: Recipe, model: Model): string | typeof nothing {
    const names = quasiIdentifiers(recipe).map(attribute => nameOf(keyOf(attribute)))
    const attribute = String(valueOf(model, "attribute") ?? "")
    if (names.length === 0 || valueOf(model, "attribute") === "") return nothing
    return words(`model-${model.model}-example`, {
      ...modelArgs(model, words),
      attribute: nameOf(attribute),
      names: listUpTo(4, names),
    })
  }

  #parameters(recipe: Recipe, model: Model, problem: Problem | null): TemplateResult | typeof nothing {
    const item = itemOf(this.state.description, model.model)
    if (item === undefined) return nothing
    const id = `model-${this.index}`
    const columns = inspectionOf(this.state)?.columns ?? []
    return html`${model.model === "distinct-l-diversity" ? this.#dialect(recipe) : nothing}
      <div class="parameters">${parametersShown(model, item).map(parameter =>
        parameterField(parameter, {
          examples: name => examplesOf(this.state, name),
          description: this.state.description,
          recipe,
          model,
          id,
          columns,
          problem: problem !== null && modelField(problem)?.name === parameter.name ? problem : null,
          set: value =>
            this.act({kind: "set-model", index: this.index, model: withValue(model, parameter.name, value, item)}),
          act: action => this.act(action),
          attach: file => this.act({kind: "attach-table", file, use: {model: this.index}}),
        }),
      )}</div>`
  }

  /// What becomes of an ℓ that does not fit k.
  #dialect(recipe: Recipe): TemplateResult {
    const isFollowed = recipe.dialect === "anon"
    return html`<label class="check"><input type="checkbox" name="dialect" .checked=${live(isFollowed)}
      @change=${() => this.act({kind: "set-anon", isFollowed: !isFollowed})}>
      <span>${words("protect-anon")} <span class="small">${words("protect-anon-text")}</span></span></label>`
  }

  /// The problem with this model, if there is one.
  #problem(recipe: Recipe, model: Model): Problem | null {
    const problem = this.state.results.exposure?.problem ?? null
    if (problem === null) return null
    if (modelField(problem) !== null) return modelField(problem)?.index === this.index ? problem : null
    // What is wrong with its file is said beside its file.
    const file = own(recipe.tables, String(valueOf(model, "population")))?.file
    return file !== undefined && problem.file === file ? {...problem, field: `models[${this.index}].population`} : null
  }

  /// Whether a field shows it.
  #shows(model: Model, problem: Problem): boolean {
    const item = itemOf(this.state.description, model.model)
    return item !== undefined && parametersShown(model, item).some(({name}) => name === modelField(problem)?.name)
  }

  #source(model: Model): TemplateResult | typeof nothing {
    const item = itemOf(this.state.description, model.model)
    if (item === undefined) return nothing
    return html`<details class="more"><summary>${words("protect-source")}</summary>
      ${item.formula === "" ? nothing : html`<p class="formula">${item.formula}</p>`}
      <p class="small">${item.source}</p></details>`
  }
}

customElements.define("model-card", ModelCard)
