/// Protect: what nobody should be able to do, and what it may cost.

import {html, nothing, type TemplateResult} from "lit"
import {ifDefined} from "lit/directives/if-defined.js"
import type {Exposure, Problem, Recipe} from "../../generated/protocol.js"
import {bound, modelParameter} from "../describe.js"
import {livingLine} from "../living-table/living-line.js"
import "../living-table/living-table.js"
import "../model-card/model-card.js"
import "../model-chooser/model-chooser.js"
import {blockedNote, primaryAction} from "../notes/blocked.js"
import {misfitNote, problemText} from "../notes/problem.js"
import {Piece} from "../piece.js"
import "../plain-words/plain-words.js"
import "../scenario-advisor/scenario-advisor.js"
import {modelField, shownModels} from "../state/models.js"
import {keyOf, quasiIdentifiers} from "../state/recipe.js"
import {answers, blocked, exposureLately, misfit, recipeOf} from "../state/state.js"
import {listUpTo, nameOf, percent, words} from "../words.js"
import {budget} from "./budget.js"
import {lossSettings} from "./loss.js"
import {exposureNowSection} from "./now.js"
import {unprotectedSection} from "./unprotected.js"

export class ProtectStep extends Piece {
  protected override render(): TemplateResult {
    const {state} = this
    const recipe = recipeOf(state)
    const missing = blocked(state, "protect")
    return html`
      <div class="work">
        <h1 tabindex="-1">${words("protect-title")}</h1>
        <plain-words .state=${this.state} .step=${"protect"}></plain-words>
        ${
          missing !== null || recipe === null
            ? missing === null
              ? nothing
              : blockedNote(missing, action => this.act(action))
            : this.#protections(recipe)
        }
      </div>
      ${
        missing !== null || !answers(state)
          ? nothing
          : primaryAction(words("find-go"), () => this.act({kind: "search"}), livingLine(state))
      }`
  }

  #protections(recipe: Recipe): TemplateResult {
    const {state} = this
    const exposure = exposureLately(state)
    const problem = state.results.exposure?.problem ?? null
    const unfit = misfit(state)
    const field = problem?.field ?? ""
    const first = recipe.models.findIndex(({model}) => model === "k-anonymity")
    return html`
      <p class="lead">${words("protect-lead")}</p>
      <scenario-advisor .state=${state}></scenario-advisor>
      ${unfit === null ? nothing : misfitNote(unfit, action => this.act(action))}
      ${shownModels(recipe, state.description).map(({model, index}) =>
        model.model === "k-anonymity" && index === first
          ? this.#k(
              recipe,
              model.k,
              index,
              exposure,
              problem !== null && modelField(problem)?.index === index ? problem : null,
            )
          : html`<model-card .state=${state} .index=${index}></model-card>`,
      )}
      ${unprotectedSection(state, recipe, action => this.act(action))}
      <model-chooser .state=${state}></model-chooser>
      ${budget(state, recipe, problem !== null && field.startsWith("suppression") ? problem : null, action =>
        this.act(action),
      )}
      <living-table .state=${state}></living-table>
      ${exposureNowSection(
        state,
        recipe,
        exposure,
        problem !== null && field.startsWith("risk") ? problem : null,
        action => this.act(action),
      )}
      ${lossSettings(recipe, state.description, problem !== null && field.startsWith("loss") ? problem : null, action =>
        this.act(action),
      )}`
  }

  #k(recipe: Recipe, k: number, index: number, exposure: Exposure | null, problem: Problem | null): TemplateResult {
    const names = quasiIdentifiers(recipe).map(attribute => nameOf(keyOf(attribute)))
    const secret = recipe.attributes.find(({role}) => role === "sensitive")
    const range = modelParameter(this.state.description, "k-anonymity", "k")
    const set = (value: number): void => {
      if (Number.isFinite(value)) this.act({kind: "set-k", k: Math.round(value)})
    }
    const low = range?.min ?? 1
    return html`
      <section class="panel" aria-labelledby="k-title" data-why="k">
        <div class="row between"><h2 id="k-title">${words(
          "model-k-anonymity-danger",
        )}</h2><span class="term">${words("protect-k-term", {k})}</span></div>
        <p>${words("model-k-anonymity-example", {names: listUpTo(5, names)})}
          ${
            exposure === null
              ? nothing
              : html`<strong>${words("protect-alone-now", {
                  alone: exposure.risk["sample-uniques"],
                  records: exposure.all,
                  share: percent(exposure.risk["sample-uniques"] / exposure.all),
                })}</strong>`
          }</p>
        <div class="dial">
          <label for="k">${words("protect-k-before")}</label>
          <span class="stepper">
            <button type="button" class="icon" aria-label=${words("protect-k-less")} @click=${() => {
              if (k > low) set(k - 1)
            }}><span aria-hidden="true">−</span></button>
            <input id="k" type="number" inputmode="numeric" step="1" min=${ifDefined(bound(range?.min))}
              max=${ifDefined(bound(range?.max))} .value=${String(k)}
              aria-describedby="k-means" aria-invalid=${problem !== null} @change=${(event: Event) => {
                if (event.target instanceof HTMLInputElement) set(event.target.valueAsNumber)
              }}>
            <button type="button" class="icon" aria-label=${words("protect-k-more")}
              @click=${() => set(k + 1)}><span aria-hidden="true">+</span></button>
          </span>
          <span>${words("protect-k-after")}</span>
        </div>
        ${problem === null ? nothing : html`<p class="field-problem" role="alert">${problemText(problem)}</p>`}
        <div id="k-means" class="halves">
          <div><h3 class="stops">${words("protect-stops")}</h3>
            <p>${words("model-k-anonymity-stops", {k, others: k - 1})}</p>
            ${
              exposure === null
                ? nothing
                : html`<p>${words("protect-below-k", {
                    k,
                    below: exposure.models[index]?.failing ?? exposure["below-k"],
                    records: exposure.all,
                  })}</p>`
            }</div>
          <div><h3 class="stops-not">${words("protect-stops-not")}</h3>
            <p>${words("model-k-anonymity-not", {
              k,
              sensitive: secret === undefined ? "none" : nameOf(keyOf(secret)),
            })}</p></div>
        </div>
        ${
          recipe.models.length === 1
            ? nothing
            : html`<div class="row between"><span></span>
          <button type="button" class="quiet" @click=${() => this.act({kind: "remove-model", index})}>${words(
            "protect-remove",
            {name: words("model-k-anonymity-name")},
          )}</button></div>`
        }
      </section>`
  }
}

customElements.define("protect-step", ProtectStep)
