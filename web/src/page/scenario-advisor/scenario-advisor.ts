/// Which protection suits whom the release is to withstand: three questions, and an answer with its
/// reasons that one press puts into the recipe. What is advised is decided in Rust.

import {html, nothing, type PropertyValues, type TemplateResult} from "lit"
import type {AdvisedProtection, Model, Recipe, ScenarioAnswers} from "../../generated/protocol.js"
import {fieldValue} from "../field-value.js"
import {problemText} from "../notes/problem-text.js"
import {Piece} from "../piece.js"
import {SimulationEvent} from "../simulation-page/simulation-event.js"
import {hasAdvised} from "../state/simulation.js"
import {answers as isAnswering, inspectionOf, recipeOf} from "../state/state.js"
import {count, percent, plain, words} from "../words.js"

/// What the file is of the people who could be meant.
const extents = ["unknown", "everybody", "sample"] as const
type Extent = (typeof extents)[number]

export class ScenarioAdvisor extends Piece {
  static override properties = {
    ...Piece.properties,
    open: {state: true},
    knows: {state: true},
    extent: {state: true},
    share: {state: true},
    counted: {state: true},
    risk: {state: true},
  }

  declare private open: boolean
  /// Whether somebody may know of a person that they are in the file.
  declare private knows: boolean
  declare private extent: Extent
  /// The share of the population that the file is; null as long as nobody has said.
  declare private share: number | null
  /// Whether a file of the population is at hand.
  declare private counted: boolean
  /// The largest risk; null for that above which records count as exposed.
  declare private risk: number | null

  constructor() {
    super()
    this.open = false
    // Neighbours often know.
    this.knows = true
    this.extent = "unknown"
    this.share = null
    this.counted = false
    this.risk = null
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed)
    if (!this.open || !isAnswering(this.state)) return
    const answers = this.#answers()
    const asked = this.state.advised?.answers
    if (JSON.stringify(asked) !== JSON.stringify(answers)) this.act({kind: "advise", answers})
  }

  #answers(): ScenarioAnswers {
    const recipe = recipeOf(this.state)
    const isFound = !this.knows && this.counted
    return {
      "knows-membership": this.knows,
      "sampling-fraction": this.extent === "sample" && !this.knows && !isFound ? this.#share(recipe) : null,
      "has-population": isFound,
      "risk": this.risk ?? recipe?.risk.threshold ?? 0,
    }
  }

  /// The share that was said here, or before.
  #share(recipe: Recipe | null): number | null {
    return this.share ?? recipe?.risk["sampling-fraction"] ?? null
  }

  protected override render(): TemplateResult | typeof nothing {
    const recipe = recipeOf(this.state)
    if (recipe === null) return nothing
    return html`
      <details class="more" data-why="advisor" @toggle=${(event: Event) => {
        if (event.target instanceof HTMLDetailsElement) this.open = event.target.open
      }}><summary>${words("advisor-title")}</summary>
        <p>${words("advisor-lead")}</p>
        ${choices("knows", ["yes", "no"], this.knows ? "yes" : "no", choice => {
          this.knows = choice === "yes"
        })}
        ${this.knows ? nothing : this.#population(recipe)}
        <label class="field inline"><span>${words("advisor-risk")}</span>
          <input type="number" step="0.01" min="0.001" max="0.999" .value=${fieldValue(
            String(this.risk ?? recipe.risk.threshold),
          )} @change=${(event: Event) => {
            this.risk = numberIn(event)
          }}></label>
        <div role="status" class="advised">${this.#advised(recipe)}</div>
        <p class="small">${words("advisor-see")} <button type="button" class="quiet" @click=${() =>
          this.dispatchEvent(new SimulationEvent())}>${words("simulation-open")}</button></p>
      </details>`
  }

  #population(recipe: Recipe): TemplateResult {
    const share = this.#share(recipe)
    const records = inspectionOf(this.state)?.records ?? 0
    return html`
      ${choices("counted", ["no", "yes"], this.counted ? "yes" : "no", choice => {
        this.counted = choice === "yes"
      })}
      ${
        this.counted
          ? nothing
          : html`${choices("extent", extents, this.extent, choice => {
              this.extent = choice
            })}
            ${
              this.extent === "sample"
                ? html`<div class="fields">
                    <label class="field"><span>${words("advisor-people")}</span>
                      <input type="number" step="1" min=${records} inputmode="numeric" placeholder="–"
                        .value=${fieldValue(share === null ? "" : String(Math.round(records / share)))}
                        @change=${(event: Event) => {
                          const people = numberIn(event)
                          this.share = people === null || people <= 0 ? null : records / people
                        }}></label>
                    <label class="field"><span>${words("advisor-share")}</span>
                      <input type="number" step="any" min="0" max="100" inputmode="decimal" placeholder="–"
                        .value=${fieldValue(share === null ? "" : String(Number((100 * share).toFixed(6))))}
                        @change=${(event: Event) => {
                          const percent = numberIn(event)
                          this.share = percent === null ? null : percent / 100
                        }}></label></div>
                  ${
                    share === null
                      ? html`<p class="small">${words("advisor-share-unsaid")}</p>`
                      : html`<p class="small">${words("advisor-share-said", {
                          records,
                          share: percent(share),
                        })}</p>`
                  }`
                : nothing
            }`
      }`
  }

  #advised(recipe: Recipe): TemplateResult | typeof nothing {
    const {advised} = this.state
    if (!this.open || advised === null) return nothing
    if (advised.problem !== null) return html`<p class="field-problem">${problemText(advised.problem)}</p>`
    const {value} = advised
    if (value === null) return nothing
    const {scenario, reason, k, sizes, instead} = value
    return html`
      <p>${words("advice-scenario", {scenario, k, risk: plain(1 / k, 4)})}</p>
      <p>${words("advice-reason", {reason})}</p>
      ${
        sizes.length === 0
          ? nothing
          : html`<ul class="kind-told">${sizes.map(
              ({rule, smallest}) => html`<li>${words("advice-size", {rule, smallest: count(smallest)})}</li>`,
            )}</ul>`
      }
      ${reason === "population-at-hand" ? html`<p>${words("advisor-attach")}</p>` : nothing}
      ${value.models.map(model => this.#take(recipe, model, value, false))}
      ${instead.map(model => this.#take(recipe, model, value, true))}`
  }

  #take(recipe: Recipe, model: Model, {k, reason}: AdvisedProtection, isInstead: boolean): TemplateResult {
    const name = words("advisor-protection", {
      name: words(`model-${model.model}-name`),
      k,
      estimator: "estimator" in model && model.estimator !== undefined ? model.estimator : "none",
    })
    // A population that is to be attached is asked for at the protection itself.
    if (hasAdvised(recipe, model)) return html`<p>${words("advisor-there", {name})}</p>`
    return html`<p>${isInstead ? words("advice-instead") : nothing}
      <button type="button" data-why="model-${model.model}" class=${isInstead ? "" : "primary"} @click=${() =>
        this.act({kind: "take-advice", model})}>${words("advisor-take", {name, reason})}</button></p>`
  }
}

/// Choices of which one holds; they are words by the name of the question.
function choices<Choice extends string>(
  question: string,
  all: readonly Choice[],
  now: Choice,
  choose: (choice: Choice) => void,
): TemplateResult {
  return html`<fieldset class="plain-choices stacked"><legend>${words(`advisor-${question}`)}</legend>${all.map(
    choice => html`<label class="check"><input type="radio" name="advisor-${question}" .checked=${choice === now}
      @change=${() => choose(choice)}><span>${words(`advisor-${question}-${choice}`)}</span></label>`,
  )}</fieldset>`
}

function numberIn({target}: Event): number | null {
  return target instanceof HTMLInputElement && Number.isFinite(target.valueAsNumber) ? target.valueAsNumber : null
}

customElements.define("scenario-advisor", ScenarioAdvisor)
