/// Protect: what nobody should be able to do, and what it may cost.

import {html, nothing, type TemplateResult} from "lit"
import {ifDefined} from "lit/directives/if-defined.js"
import type {Exposure, Problem, Recipe} from "../../generated/protocol.js"
import {bound, modelParameter, setting} from "../describe.js"
import "../elements/class-size-chart/class-size-chart.js"
import {blockedNote, primaryAction} from "../notes/blocked.js"
import {problemNote, problemText} from "../notes/problem.js"
import {Piece} from "../piece.js"
import {keyOf, kOf, quasiIdentifiers} from "../state/recipe.js"
import {answers, blocked, exposureLately, recipeOf} from "../state/state.js"
import {count, listUpTo, nameOf, percent, plain, words} from "../words.js"
import {lossSettings} from "./loss.js"

export class ProtectStep extends Piece {
  protected override render(): TemplateResult {
    const {state} = this
    const recipe = recipeOf(state)
    const missing = blocked(state, "protect")
    return html`
      <div class="work">
        <h1 tabindex="-1">${words("protect-title")}</h1>
        ${missing !== null || recipe === null ? (missing === null ? nothing : blockedNote(missing, action => this.act(action))) : this.#protections(recipe)}
      </div>
      ${missing !== null || !answers(state) ? nothing : primaryAction(words("find-go"), () => this.act({kind: "search"}))}`
  }

  #protections(recipe: Recipe): TemplateResult {
    const exposure = exposureLately(this.state)
    const problem = this.state.exposure?.problem ?? null
    const atField = problem?.field ?? ""
    const elsewhere = problem !== null && !/^(models|suppression|risk|loss)\b/.test(atField)
    return html`
      <p class="lead">${words("protect-lead")}</p>
      ${elsewhere ? problemNote(words("describe-problem"), problem) : nothing}
      ${this.#k(recipe, exposure, atField.startsWith("models") ? problem : null)}
      ${this.#budget(recipe, exposure)}
      ${this.#now(recipe, exposure, atField.startsWith("risk") ? problem : null)}
      ${lossSettings(recipe, this.state.description, action => this.act(action))}`
  }

  #k(recipe: Recipe, exposure: Exposure | null, problem: Problem | null): TemplateResult {
    const k = kOf(recipe) ?? 0
    const names = quasiIdentifiers(recipe).map(attribute => nameOf(keyOf(attribute)))
    const range = modelParameter(this.state.description, "k-anonymity", "k")
    const set = (value: number): void => {
      if (Number.isFinite(value)) this.act({kind: "set-k", k: Math.round(value)})
    }
    const low = range?.min ?? 1
    return html`
      <section class="panel" aria-labelledby="k-title" data-why="k">
        <div class="row between"><h2 id="k-title">${words("model-k-anonymity-danger")}</h2><span class="term">${words("protect-k-term", {k})}</span></div>
        <p>${words("model-k-anonymity-example", {names: listUpTo(5, names)})}
          ${exposure === null ? nothing : html`<strong>${words("protect-alone-now", {alone: exposure.risk["sample-uniques"], records: exposure.records, share: percent(exposure.risk["sample-uniques"] / exposure.records)})}</strong>`}</p>
        <div class="dial">
          <label for="k">${words("protect-k-before")}</label>
          <span class="stepper">
            <button type="button" class="icon" aria-label=${words("protect-k-less")} @click=${() => { if (k > low) set(k - 1) }}><span aria-hidden="true">−</span></button>
            <input id="k" type="number" inputmode="numeric" step="1" min=${ifDefined(bound(range?.min))} max=${ifDefined(bound(range?.max))} .value=${String(k)}
              aria-describedby="k-means" aria-invalid=${problem !== null} @change=${(event: Event) => { if (event.target instanceof HTMLInputElement) set(event.target.valueAsNumber) }}>
            <button type="button" class="icon" aria-label=${words("protect-k-more")} @click=${() => set(k + 1)}><span aria-hidden="true">+</span></button>
          </span>
          <span>${words("protect-k-after")}</span>
        </div>
        ${problem === null ? nothing : html`<p class="field-problem" role="alert">${problemText(problem)}</p>`}
        <div id="k-means" class="halves">
          <div><h3 class="stops">${words("protect-stops")}</h3>
            <p>${words("model-k-anonymity-stops", {k, others: k - 1})}</p>
            ${exposure === null ? nothing : html`<p>${words("protect-below-k", {k, below: exposure["below-k"], records: exposure.records})}</p>`}</div>
          <div><h3 class="stops-not">${words("protect-stops-not")}</h3>
            <p>${words("model-k-anonymity-not", {k})}</p></div>
        </div>
      </section>`
  }

  #budget(recipe: Recipe, exposure: Exposure | null): TemplateResult {
    const {limit} = recipe.suppression
    const range = setting(this.state.description, "suppression.limit")
    const records = exposure?.records ?? this.state.table?.inspection.records ?? 0
    const [low, high] = [range?.min ?? 0, range?.max ?? 1]
    const set = (event: Event): void => {
      if (event.target instanceof HTMLInputElement && Number.isFinite(event.target.valueAsNumber)) {
        this.act({kind: "set-suppression", limit: Number((event.target.valueAsNumber / 100).toFixed(6))})
      }
    }
    return html`
      <section class="panel" aria-labelledby="budget-title" data-why="suppression">
        <h2 id="budget-title">${words("budget-title")}</h2>
        <p>${words("budget-text")}</p>
        <div class="dial">
          <label for="limit">${words("budget-label")}</label>
          <input id="limit" type="number" inputmode="decimal" step="0.1" min=${100 * low} max=${100 * high} .value=${plainPercent(limit)} @change=${set}>
          <span>%</span>
          <input type="range" aria-label=${words("budget-slider")} min=${100 * low} max=${100 * high} step="0.5" .value=${plainPercent(limit)} @input=${set}>
          <span class="term">${words("budget-people", {people: Math.floor(records * limit), records})}</span>
        </div>
      </section>`
  }

  #now(recipe: Recipe, exposure: Exposure | null, problem: Problem | null): TemplateResult {
    if (exposure === null) return html`<p>${words("line-measuring")}</p>`
    const {threshold} = recipe.risk
    const {prosecutor} = exposure.risk
    const k = kOf(recipe)
    const range = setting(this.state.description, "risk.threshold")
    return html`
      <section aria-labelledby="now-title">
        <h2 id="now-title">${words("now-title")}</h2>
        <dl class="figures-row">
          <div data-why="alone"><dd>${count(exposure.risk["sample-uniques"])}</dd><dt>${words("now-alone", {share: percent(exposure.risk["sample-uniques"] / exposure.records)})}</dt></div>
          <div data-why="k"><dd>${count(exposure["below-k"])}</dd><dt>${words("now-below-k", {k: k ?? 0, share: percent(exposure["below-k"] / exposure.records)})}</dt></div>
          <div data-why="threshold"><dd>${count(prosecutor["records-above-threshold"])}</dd><dt>${words("now-above", {most: plain(1 / threshold, 1), share: percent(prosecutor["above-threshold"])})}</dt></div>
          <div data-why="average-risk"><dd>${words("one-in", {n: plain(1 / prosecutor.average, 1)})}</dd><dt>${words("now-average")}</dt></div>
        </dl>
        <label class="field inline" data-why="threshold"><span>${words("threshold-label")}</span>
          <input type="number" step="0.01" min=${ifDefined(bound(range?.min))} max=${ifDefined(bound(range?.max))} .value=${String(threshold)} aria-invalid=${problem !== null} @change=${(event: Event) => {
            if (event.target instanceof HTMLInputElement && Number.isFinite(event.target.valueAsNumber)) this.act({kind: "set-threshold", threshold: event.target.valueAsNumber})
          }}></label>
        ${problem === null ? nothing : html`<p class="field-problem" role="alert">${problemText(problem)}</p>`}
        <div data-why="class-sizes"><class-size-chart .sizesBefore=${exposure.risk["class-sizes"]} .sizesAfter=${null} .k=${k} .words=${words}></class-size-chart></div>
      </section>`
  }
}

/// A share as a number of percent for a field: digits and a point, whatever the language.
function plainPercent(share: number): string {
  return String(Number((share * 100).toFixed(4)))
}

customElements.define("protect-step", ProtectStep)
