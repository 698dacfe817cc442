/// How loss is measured: closed, because what stands there by default serves most tables.

import {html, noChange, nothing, type TemplateResult} from "lit"
import {ifDefined} from "lit/directives/if-defined.js"
import type {Description, Item, Loss, Parameter, Problem, Recipe} from "../../generated/protocol.js"
import {bound, setting} from "../describe.js"
import {problemText} from "../notes/problem.js"
import type {Act} from "../state/actions.js"
import {lossItem} from "../state/loss.js"
import {keyOf} from "../state/recipe.js"
import {nameOf, words} from "../words.js"

export function lossSettings(
  recipe: Recipe,
  description: Description | null,
  problem: Problem | null,
  act: Act,
): TemplateResult {
  const {loss} = recipe
  const set = (change: Partial<Loss>): void => {
    const changed = {...loss, ...change}
    act({kind: "set-loss", loss: fitting(changed, lossItem(description, changed.metric), recipe)})
  }
  const metric = lossItem(description, loss.metric)
  const aggregates = description?.aggregates.map(({id}) => id) ?? []
  const range = setting(description, "loss.gs-factor")
  return html`
    <details class="more" .open=${problem !== null ? true : noChange}>
      <summary data-why="loss">${words("loss-title")}</summary>
      <p>${words("loss-text")}</p>
      <div class="fields">
        <label class="field" data-why="metric"><span>${words("loss-metric")}</span>
          <select @change=${(event: Event) => {
            if (event.target instanceof HTMLSelectElement) set({metric: event.target.value as Loss["metric"]})
          }}>
            ${description?.losses.map(
              ({id}) => html`<option value=${id}
              .selected=${id === loss.metric}>${words(`loss-${id}`)}</option>`,
            )}</select></label>
        ${asked(metric, "label") === undefined ? nothing : label(recipe, set)}
        ${steps(loss, asked(metric, "steps")?.choices ?? [], set)}
        ${loss.steps === "height" ? beta(loss, asked(metric, "beta"), set) : nothing}
        <label class="field" data-why="aggregate"><span>${words("loss-aggregate")}</span>
          <select @change=${(event: Event) => {
            if (event.target instanceof HTMLSelectElement) set({aggregate: event.target.value as Loss["aggregate"]})
          }}>
            ${aggregates.map(
              id => html`<option value=${id}
              .selected=${id === loss.aggregate}>${words(`aggregate-${id}`)}</option>`,
            )}</select></label>
        <label class="field" data-why="gs-factor"><span>${words("loss-gs-factor")}</span>
          <input type="number" step="0.05" min=${ifDefined(bound(range?.min))} max=${ifDefined(bound(range?.max))}
            .value=${String(loss["gs-factor"])}
            @change=${(event: Event) => {
              if (event.target instanceof HTMLInputElement && Number.isFinite(event.target.valueAsNumber))
                set({"gs-factor": event.target.valueAsNumber})
            }}></label>
      </div>
      ${problem === null ? nothing : html`<p class="field-problem" role="alert">${problemText(problem)}</p>`}
      <p>${words(`loss-${loss.metric}-means`)}</p>
      ${metric?.family === "levels" ? html`<p class="small">${words("loss-levels-hint")}</p>` : nothing}
      ${
        metric === undefined
          ? nothing
          : html`<p class="formula">${metric.formula}</p><p class="small">${metric.source}</p>`
      }
    </details>`
}

/// A field of the loss, if the measure asks for it.
function asked(metric: Item | undefined, name: string): Parameter | undefined {
  return metric?.parameters.find(parameter => parameter.name === `loss.${name}`)
}

/// How much the steps of a hierarchy weigh.
function steps(
  loss: Loss,
  choices: readonly string[],
  set: (change: Partial<Loss>) => void,
): TemplateResult | typeof nothing {
  if (choices.length === 0) return nothing
  return html`
    <label class="field" data-why="steps"><span>${words("loss-steps")}</span>
      <select @change=${(event: Event) => {
        if (event.target instanceof HTMLSelectElement) set({steps: event.target.value as NonNullable<Loss["steps"]>})
      }}>
        ${choices.map(
          id => html`<option value=${id}
          .selected=${id === (loss.steps ?? choices[0])}>${words(`steps-${id}`)}</option>`,
        )}</select></label>`
}

/// How fast the weights of steps grow towards the top.
function beta(
  loss: Loss,
  parameter: Parameter | undefined,
  set: (change: Partial<Loss>) => void,
): TemplateResult | typeof nothing {
  if (parameter === undefined) return nothing
  return html`
    <label class="field" data-why="steps"><span>${words("loss-beta")}</span>
      <input type="number" step="any" min=${ifDefined(bound(parameter.min))} max=${ifDefined(bound(parameter.max))}
        .value=${String(loss.beta ?? parameter.default ?? "")}
        @change=${(event: Event) => {
          if (event.target instanceof HTMLInputElement && Number.isFinite(event.target.valueAsNumber))
            set({beta: event.target.valueAsNumber})
        }}></label>`
}

/// The column that the release should still be able to predict.
function label(recipe: Recipe, set: (change: Partial<Loss>) => void): TemplateResult {
  const choices = recipe.attributes.filter(({role}) => role === "sensitive" || role === "insensitive").map(keyOf)
  const value = recipe.loss.label ?? ""
  return html`
    <label class="field" data-why="label"><span>${words("loss-label")}</span>
      <select @change=${(event: Event) => {
        if (event.target instanceof HTMLSelectElement) set({label: event.target.value})
      }}>
        ${
          value === "" || !choices.includes(value)
            ? html`<option value=${value}
          selected>${value === "" ? words("attribute-choose") : nameOf(value)}</option>`
            : nothing
        }
        ${choices.map(
          key => html`<option value=${key}
          .selected=${key === value}>${nameOf(key)}</option>`,
        )}</select></label>`
}

/// Without what only another measure needs, and with what this one does.
function fitting(
  {label: predicted, steps: weights, beta: power, ...loss}: Loss,
  metric: Item | undefined,
  recipe: Recipe,
): Loss {
  const {attributes} = recipe
  const first = attributes.find(({role}) => role === "sensitive") ?? attributes.find(({role}) => role === "insensitive")
  return {
    ...loss,
    ...(weights === undefined || asked(metric, "steps") === undefined ? {} : {steps: weights}),
    ...(power === undefined || weights !== "height" || asked(metric, "beta") === undefined ? {} : {beta: power}),
    ...(asked(metric, "label") === undefined ? {} : {label: predicted ?? (first === undefined ? "" : keyOf(first))}),
  }
}
