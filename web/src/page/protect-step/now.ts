/// Who is exposed as the table stands, and what the measures of risk need to know.

import {html, noChange, nothing, type TemplateResult} from "lit"
import {ifDefined} from "lit/directives/if-defined.js"
import type {Exposure, Problem, Recipe, Risk} from "../../generated/protocol.js"
import {bound, setting} from "../describe.js"
import "../elements/class-size-chart/class-size-chart.js"
import {populationField} from "../model-card/parameter-field.js"
import {problemText} from "../notes/problem.js"
import {riskTable} from "../compare-step/risk-table.js"
import {SimulationEvent} from "../simulation-page/simulation-event.js"
import type {Act} from "../state/actions.js"
import {kOf} from "../state/recipe.js"
import {resultNow, type State, unmeasuredId} from "../state/state.js"
import {count, percent, plain, words} from "../words.js"

export function exposureNowSection(
  state: State,
  recipe: Recipe,
  exposure: Exposure | null,
  problem: Problem | null,
  act: Act,
): TemplateResult {
  const {threshold} = recipe.risk
  const k = kOf(recipe)
  const range = setting(state.description, "risk.threshold")
  return html`
    <section aria-labelledby="now-title">
      <h2 id="now-title">${words("now-title")}</h2>
      ${
        exposure === null
          ? html`<p>${words(unmeasuredId(state))}</p>`
          : html`
        <dl class="figures-row">
          <div data-why="alone"><dd>${count(exposure.risk["sample-uniques"])}</dd><dt>${words("now-alone", {
            share: percent(exposure.risk["sample-uniques"] / exposure.all),
          })}</dt></div>
          ${
            k === null
              ? nothing
              : html`<div data-why="k"><dd>${count(exposure["below-k"])}</dd><dt>${words("now-below-k", {
                  k,
                  share: percent(exposure["below-k"] / exposure.all),
                })}</dt></div>`
          }
          <div data-why="threshold"><dd>${count(exposure.risk.prosecutor["records-above-threshold"])}</dd><dt>${words(
            "now-above",
            {most: plain(1 / threshold, 1), share: percent(exposure.risk.prosecutor["above-threshold"])},
          )}</dt></div>
          <div data-why="average-risk"><dd>${words("one-in", {
            n: plain(1 / exposure.risk.prosecutor.average, 1),
          })}</dd><dt>${words("now-average")}</dt></div>
        </dl>`
      }
      ${
        exposure === null || exposure.counted.persons === null || exposure.all === exposure.counted.persons
          ? nothing
          : html`<p class="small">${words("counted-often", {persons: exposure.counted.persons, all: exposure.all})}</p>`
      }
      <label class="field inline" data-why="threshold"><span>${words("threshold-label")}</span>
        <input type="number" step="0.01" min=${ifDefined(bound(range?.min))} max=${ifDefined(bound(range?.max))}
          .value=${String(threshold)} aria-invalid=${problem?.field === "risk.threshold"} @change=${(event: Event) => {
            if (event.target instanceof HTMLInputElement && Number.isFinite(event.target.valueAsNumber))
              act({kind: "set-risk", risk: {...recipe.risk, threshold: event.target.valueAsNumber}})
          }}></label>
      ${problem === null ? nothing : html`<p class="field-problem" role="alert">${problemText(problem)}</p>`}
      ${
        exposure === null
          ? nothing
          : html`<div data-why="class-sizes"><class-size-chart .sizesBefore=${exposure.risk["class-sizes"]}
            .sizesAfter=${null} .k=${k} .words=${words}></class-size-chart></div>`
      }
      ${
        exposure === null
          ? nothing
          : html`<details class="more"><summary>${words("now-measures")}</summary>${riskTable(
              exposure.risk,
              undefined,
              null,
              recipe,
              {answer: resultNow(state, "special"), seek: () => act({kind: "seek-special"})},
            )}<p class="small" data-why="simulation">${words("simulation-offer")} <button type="button"
              class="quiet" @click=${({currentTarget}: Event) =>
                currentTarget?.dispatchEvent(new SimulationEvent())}>${words("simulation-open")}</button></p></details>`
      }
      ${population(recipe, problem, act)}
    </section>`
}

/// What is known of the people from whom the table was drawn: closed, because many tables are
/// all there is.
function population(recipe: Recipe, problem: Problem | null, act: Act): TemplateResult {
  const {risk} = recipe
  const set = (change: Partial<Risk>, dropped?: keyof Risk): void => {
    const next: Record<string, unknown> = {...risk, ...change}
    if (dropped !== undefined) delete next[dropped]
    act({kind: "set-risk", risk: next as unknown as Risk})
  }
  const fraction = risk["sampling-fraction"]
  return html`
    <details class="more" data-why="population"
      .open=${fraction !== undefined || risk.population !== undefined ? true : noChange}>
      <summary>${words("population-title")}</summary>
      <p>${words("population-lead")}</p>
      <label class="field" data-why="parameter-sampling-fraction"><span>${words("population-fraction")}</span>
        <input type="number" step="0.01" min="0" max="1" placeholder="–" .value=${
          fraction === undefined ? "" : String(fraction)
        } aria-invalid=${problem?.field === "risk.sampling-fraction"} @change=${(event: Event) => {
          if (!(event.target instanceof HTMLInputElement)) return
          if (Number.isFinite(event.target.valueAsNumber)) set({"sampling-fraction": event.target.valueAsNumber})
          else set({}, "sampling-fraction")
        }}></label>
      <div data-why="parameter-population">
        ${populationField({
          id: "risk-population",
          recipe,
          value: risk.population ?? "",
          needed: false,
          choose: name => set({population: name}),
          attach: file => act({kind: "attach-table", file, use: "risk"}),
        })}
        ${
          risk.population === undefined
            ? nothing
            : html`<button type="button" class="quiet"
          @click=${() => set({}, "population")}>${words("population-without")}</button>`
        }
      </div>
    </details>`
}
