/// What samples of a population come to under four rules: how exposed their people are, what it costs and
/// who is left out, by the share that is drawn.

import {html, nothing, type TemplateResult} from "lit"
import type {SimulationReport} from "../../generated/protocol.js"
import {breakable} from "../breakable.js"
import {type SampleFigure, sampleLooks} from "../elements/sample-chart/sample-chart.js"
import {fieldValue} from "../field-value.js"
import {fileButton} from "../notes/file-button.js"
import {problemNote} from "../notes/problem.js"
import {Piece} from "../piece.js"
import {samplePatients} from "../sample.js"
import {saveBlob} from "../save.js"
import {keyOf, quasiIdentifiers, textOf} from "../state/recipe.js"
import {isOutdated, type Population, populations, type Simulated, usualK} from "../state/simulation.js"
import {answers, recipeOf} from "../state/state.js"
import {count, list, nameOf, percent, plain, tableName, words} from "../words.js"
import {exampleRecipe} from "./example.js"

/// Shares that may be drawn, and those of the paper.
const shares = [0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
const usualShares = shares.filter(share => share >= 0.1 && share < 1)

/// Samples of each share, so that nobody waits long at first; the paper drew 1,000.
const usualSamples = 20

const figures: readonly SampleFigure[] = ["risk", "discernibility", "suppressed"]

/// What stands in the form; it outlives the page.
interface Form {
  population: Population | null
  file: File | null
  k: number | null
  fractions: readonly number[]
  samples: number
  seed: string
}

const form: Form = {population: null, file: null, k: null, fractions: usualShares, samples: usualSamples, seed: ""}

export class SimulationPage extends Piece {
  protected override render(): TemplateResult {
    const {simulated, step} = this.state
    const isRunning = simulated?.status === "asking" || simulated?.status === "stopping"
    return html`
      <div class="work wide">
        <h1 tabindex="-1">${words("simulation-title")}</h1>
        <p class="lead">${words("simulation-lead")}</p>
        ${this.#form()}
        <div role="status">${
          simulated !== null && isRunning
            ? html`<p>${words("simulation-running", {...simulated.progress})}</p>`
            : nothing
        }</div>
        ${simulated !== null && isRunning ? this.#progress(simulated) : nothing}
        ${
          simulated === null || simulated.problem === null
            ? nothing
            : problemNote(words("simulation-failed"), simulated.problem)
        }
        ${simulated?.value == null ? nothing : this.#result(simulated, simulated.value.report)}
      </div>
      <div class="action"><button type="button" class="quiet" @click=${() => this.act({kind: "go", step})}>${words(
        "about-back",
        {step: words(`step-${step}`)},
      )}</button>
      ${
        isRunning || !this.#isReady()
          ? nothing
          : html`<button type="button" class="primary" @click=${() => this.#go()}>${words("simulation-go")}</button>`
      }</div>`
  }

  /// Where the population comes from: what was chosen, or what there is.
  #population(): Population {
    const recipe = recipeOf(this.state)
    const hasColumns = recipe !== null && quasiIdentifiers(recipe).length > 0 && this.state.table !== null
    return hasColumns ? (form.population ?? "file") : "example"
  }

  #isReady(): boolean {
    const population = this.#population()
    if (this.state.engine.status !== "ready" || form.fractions.length === 0) return false
    return population === "example" || (population === "table" ? answers(this.state) : form.file !== null)
  }

  #form(): TemplateResult {
    const {table} = this.state
    const population = this.#population()
    const recipe = recipeOf(this.state)
    const hasColumns = recipe !== null && quasiIdentifiers(recipe).length > 0 && table !== null
    return html`
      <fieldset class="plain-choices stacked" data-why="simulation">
        <legend>${words("simulation-population")}</legend>${populations.map(
          one => html`<label class="check"><input type="radio" name="simulation-population"
            .checked=${one === population} ?disabled=${one !== "example" && !hasColumns} @change=${() => {
              form.population = one
              this.requestUpdate()
            }}><span>${words(`simulation-from-${one}`, {
              name: table === null ? "none" : tableName(table.files),
            })} <span class="small">${words(`simulation-from-${one}-text`)}</span></span></label>`,
        )}</fieldset>
      ${hasColumns ? nothing : html`<p class="small">${words("simulation-no-columns")}</p>`}
      ${population === "file" ? this.#file() : nothing}
      <div class="fields">
        <label class="field"><span>${words("simulation-k")}</span>
          <input type="number" id="simulation-k" step="1" min="2" inputmode="numeric"
            .value=${fieldValue(String(this.#k()))} @change=${(event: Event) => {
              form.k = whole(event)
              this.requestUpdate()
            }}></label>
        <label class="field"><span>${words("simulation-samples")}</span>
          <input type="number" id="simulation-samples" step="1" min="1" max="100000" inputmode="numeric"
            .value=${fieldValue(String(form.samples))} @change=${(event: Event) => {
              form.samples = whole(event) ?? usualSamples
              this.requestUpdate()
            }}></label>
      </div>
      <fieldset class="plain-choices"><legend>${words("simulation-shares")}</legend>${shares.map(
        share => html`<label class="check"><input type="checkbox" .checked=${form.fractions.includes(share)}
          @change=${() => {
            form.fractions = shares.filter(one => (one === share) !== form.fractions.includes(one))
            this.requestUpdate()
          }}><span>${percent(share)}</span></label>`,
      )}</fieldset>
      ${form.fractions.length === 0 ? html`<p class="small">${words("simulation-no-shares")}</p>` : nothing}
      <details class="more"><summary>${words("simulation-seed-title")}</summary>
        <label class="field"><span>${words("simulation-seed")}</span>
          <input type="text" id="simulation-seed" class="code" autocomplete="off" spellcheck="false"
            pattern="[0-9a-fA-F]{64}" .value=${fieldValue(form.seed)} title=${words("release-seed-title-text")}
            @input=${(event: Event) => {
              if (event.target instanceof HTMLInputElement) form.seed = event.target.value.trim()
            }}></label>
        <p class="small">${words("simulation-seed-text")}</p></details>`
  }

  #file(): TemplateResult {
    const recipe = recipeOf(this.state)
    const names = recipe === null ? [] : quasiIdentifiers(recipe).map(keyOf)
    return html`<div class="drop small-drop" @dragover=${(event: DragEvent) => event.preventDefault()}
      @drop=${(event: DragEvent) => {
        event.preventDefault()
        this.#give([...(event.dataTransfer?.files ?? [])])
      }}>
      <p class="drop-title">${form.file === null ? words("simulation-drop") : breakable(nameOf(form.file.name))}</p>
      <p class="small">${words("simulation-drop-text", {names: list(names.map(nameOf))})}</p>
      ${fileButton(
        "simulation-file",
        words(form.file === null ? "simulation-choose" : "simulation-another"),
        {look: form.file === null ? "primary" : ""},
        files => this.#give(files),
      )}
    </div>`
  }

  #give([file]: readonly File[]): void {
    if (file === undefined) return
    form.file = file
    this.requestUpdate()
  }

  #k(): number {
    return form.k ?? usualK(recipeOf(this.state))
  }

  #go(): void {
    for (const id of ["simulation-k", "simulation-samples", "simulation-seed"]) {
      const field = this.querySelector<HTMLInputElement>(`#${id}`)
      if (field !== null && !field.reportValidity()) return
    }
    const population = this.#population()
    const recipe = recipeOf(this.state)
    if (population !== "example" && recipe === null) return
    const {fractions, samples, seed} = form
    this.act({
      kind: "simulate",
      question: {
        population,
        file: population === "example" ? samplePatients() : population === "file" ? form.file : null,
        recipe: population === "example" || recipe === null ? exampleRecipe : textOf(recipe),
        request: {k: this.#k(), fractions: [...fractions], samples, seed: seed === "" ? null : seed.toLowerCase()},
      },
    })
  }

  #progress({status, progress: {done, all}}: Simulated): TemplateResult {
    return html`<p class="row"><progress max=${all} value=${done} aria-label=${words("simulation-title")}></progress>
      ${
        status === "stopping"
          ? nothing
          : html`<button type="button" @click=${() => this.act({kind: "stop-simulation"})}>${words(
              "simulation-stop",
            )}</button>`
      }</p>`
  }

  #result({question, progress, value}: Simulated, report: SimulationReport): TemplateResult {
    const {population, file} = question
    const {table} = this.state
    const name = population === "table" && table !== null ? tableName(table.files) : (file?.name ?? "")
    const none = report.fractions.every(fraction => fraction.rules.every(rule => rule.released === 0))
    return html`
      <section class="kind-part" aria-labelledby="simulation-result">
        <h2 id="simulation-result" tabindex="-1">${words("simulation-result")}</h2>
        ${
          isOutdated(question, recipeOf(this.state))
            ? html`<p class="note">${words("simulation-outdated")}</p>`
            : nothing
        }
        <p>${words("simulation-told", {
          name,
          records: report.records,
          k: report.k,
          risk: plain(report.threshold, 4),
          limit: percent(report.limit),
          samples: report.samples,
        })}</p>
        ${
          progress.done < progress.all
            ? html`<p class="note">${words("simulation-stopped", {...progress})}</p>`
            : nothing
        }
        <ul class="sample-rules">${sampleLooks.map(
          ({rule, sign}) => html`<li><span class="sign" aria-hidden="true">${sign}</span>
            <span><strong>${words(`sample-rule-${rule}-short`)}</strong> ${words("simulation-rule", {
              rule: words(`sample-rule-${rule}`),
              text: words(`sample-rule-${rule}-text`, {k: report.k}),
            })}</span></li>`,
        )}</ul>
        ${
          none
            ? html`<p>${words("simulation-none")}</p>`
            : html`${figures.map(
                figure => html`<h3>${words(`simulation-${figure}`)}</h3>
                  <p class="small">${words(`simulation-${figure}-text`, {k: report.k})}</p>
                  <sample-chart .report=${report} .figure=${figure} .words=${words}></sample-chart>`,
              )}`
        }
        ${this.#smallest(report)}
        <p class="row"><button type="button" @click=${() => {
          if (value === null) return
          saveBlob(new Blob([value.table], {type: "text/csv"}), `${name.replace(/\.[^.]{1,5}$/, "")}-simulation.csv`)
        }}>${words("simulation-save")}</button></p>
        <p class="small">${words("simulation-limits")}</p>
      </section>`
  }

  /// The fewest records that each rule asks of a class, and in how many samples there is a release.
  #smallest({fractions}: SimulationReport): TemplateResult {
    return html`<details class="more"><summary>${words("simulation-sizes")}</summary>
      <div class="scroll" role="group" tabindex="0" aria-label=${words("simulation-sizes")}>
        <table class="records"><caption class="unseen">${words("simulation-sizes")}</caption>
          <thead><tr><th scope="col">${words("chart-samples-across")}</th><th scope="col"
            class="figures">${words("simulation-records")}</th>${sampleLooks.map(
              ({rule}) => html`<th scope="col" class="figures">${words(`sample-rule-${rule}-short`)}</th>`,
            )}</tr></thead>
          <tbody>${fractions.map(
            ({fraction, records, rules: told}) => html`<tr><th scope="row">${percent(fraction)}</th>
              <td class="figures">${count(records)}</td>${told.map(
                ({smallest, released}) =>
                  html`<td class="figures">${words("simulation-size", {smallest, released})}</td>`,
              )}</tr>`,
          )}</tbody>
        </table></div></details>`
  }
}

function whole({target}: Event): number | null {
  return target instanceof HTMLInputElement && Number.isFinite(target.valueAsNumber)
    ? Math.round(target.valueAsNumber)
    : null
}

customElements.define("simulation-page", SimulationPage)
