/// One parameter of a protection or of a search, drawn from what `describe` says of it. Ranges are hints for
/// the hand; what is allowed is for Rust to say, and stands at the field.

import {html, noChange, nothing, type TemplateResult} from "lit"
import {ifDefined} from "lit/directives/if-defined.js"
import type {ColumnView, Model, Parameter, Problem, Recipe} from "../../generated/protocol.js"
import {own} from "../../shared/own.js"
import {bound} from "../describe.js"
import {problemText} from "../notes/problem.js"
import type {Action} from "../state/actions.js"
import {eligible, type Value, valueOf} from "../state/models.js"
import {columnOf, keyOf, needsLevels, quasiIdentifiers} from "../state/recipe.js"
import {type Way, wayValue} from "../state/searches.js"
import {cellOf, nameOf, words} from "../words.js"
import {orderField, recodingField} from "./list-fields.js"

/// What a field stands in.
export interface Place {
  readonly recipe: Recipe
  readonly model: Model | Way
  /// What the ids of its fields begin with.
  readonly id: string
  readonly columns: readonly ColumnView[]
  /// The problem with this parameter, if there is one.
  readonly problem: Problem | null
  set(value: Value): void
  act(action: Action): void
  /// Takes the file with the people that a protection is about.
  attach?(file: File): void
}

/// Parameters with an explanation of their own; of others the model's says enough.
const explained: readonly string[] = ["joint", "sampling-fraction", "significance", "population", "estimator", "distance"]

export function parameterField(parameter: Parameter, place: Place): TemplateResult {
  const id = `${place.id}-${parameter.name}`
  const field = fieldOf(parameter, place, id)
  return html`<div class="parameter kind-${parameter.kind}" data-why=${ifDefined(explained.includes(parameter.name) ? `parameter-${parameter.name}` : undefined)}>${field}
    ${place.problem === null || unsaid(parameter, place) ? nothing : html`<p id="${id}-problem" class="field-problem" role="alert">${problemText(place.problem)}</p>`}</div>`
}

/// Whether a column or file is still to be chosen: the field then says so itself.
function unsaid({kind, name}: Parameter, place: Place): boolean {
  return (kind === "attribute" || kind === "table") && valueIn(place, name) === ""
}

function fieldOf(parameter: Parameter, place: Place, id: string): TemplateResult {
  switch (parameter.kind) {
    case "switch": return html`
      <label class="check"><input type="checkbox" .checked=${valueIn(place, parameter.name) === true} @change=${(event: Event) => place.set(event.target instanceof HTMLInputElement && event.target.checked)}>
        <span>${label(parameter, place)} <span class="small">${words(isWay(place.model) ? `search-parameter-${parameter.name}-text` : `parameter-${parameter.name}-text`)}</span></span></label>`
    case "choice": return choice(parameter, place)
    case "attribute": return attribute(parameter, place)
    case "values": return values(parameter, place)
    case "combinations": return combinations(parameter, place)
    case "table": return table(place, id)
    case "order": return orderField(listing(parameter, place, id))
    case "recoding": return recodingField(listing(parameter, place, id))
    default: return number(parameter, place, id)
  }
}

function listing(parameter: Parameter, place: Place, id: string): Parameters<typeof orderField>[0] {
  return {parameter, recipe: place.recipe, value: valueIn(place, parameter.name), id, set: value => place.set(value)}
}

function label({name}: Parameter, {model}: Place): string {
  return words(isWay(model) ? `search-parameter-${name}` : `parameter-${name}`)
}

/// A search names its choices apart: words such as “strict” mean something else in a protection.
function isWay(model: Model | Way): model is Way {
  return "algorithm" in model
}

function choiceId({name}: Parameter, {model}: Place, chosen: string): string {
  return isWay(model) ? `search-choice-${name}-${chosen}` : `choice-${name}-${chosen}`
}

function valueIn({model}: Place, name: string): Value {
  return isWay(model) ? wayValue(model, name) : valueOf(model, name)
}

function number(parameter: Parameter, place: Place, id: string): TemplateResult {
  const value = valueIn(place, parameter.name)
  const optional = !parameter.required && (!isWay(place.model) || parameter.default === null)
  const step = parameter.kind === "integer" ? "1" : parameter.max !== null && parameter.max <= 1 ? "0.01" : "0.1"
  return html`
    <label class="field"><span>${label(parameter, place)}${optional ? ` ${words("parameter-optional")}` : ""}</span>
      <input type="number" inputmode="decimal" step=${step} min=${ifDefined(bound(parameter.min))} max=${ifDefined(bound(parameter.max))}
        .value=${value === undefined ? "" : String(value)} placeholder=${ifDefined(bound(parameter.default))}
        aria-invalid=${place.problem !== null} aria-describedby=${ifDefined(place.problem === null ? undefined : `${id}-problem`)}
        @change=${(event: Event) => {
          if (!(event.target instanceof HTMLInputElement)) return
          const typed = event.target.valueAsNumber
          if (Number.isFinite(typed)) place.set(parameter.kind === "integer" ? Math.round(typed) : typed)
          else if (optional) place.set(undefined)
          else event.target.value = String(value ?? "")
        }}></label>
    ${isWay(place.model) ? html`<p class="small">${words(`search-parameter-${parameter.name}-text`)}</p>` : nothing}`
}

function choice(parameter: Parameter, place: Place): TemplateResult {
  const value = valueIn(place, parameter.name)
  const none = !isWay(place.model) && place.model.model === "k-map"
  return html`
    <label class="field"><span>${label(parameter, place)}</span>
      <select @change=${(event: Event) => {
        if (event.target instanceof HTMLSelectElement) place.set(event.target.value === "" ? undefined : event.target.value)
      }}>
        ${none ? html`<option value="" .selected=${value === undefined}>${words("estimator-none")}</option>` : nothing}
        ${parameter.choices.map((known, i) => html`<option value=${known} .selected=${known === value || (value === undefined && !none && i === 0)}>${words(choiceId(parameter, place, known))}</option>`)}
      </select></label>
    ${typeof value !== "string" && none ? nothing : html`<p class="small">${words(`${choiceId(parameter, place, String(value ?? parameter.choices[0]))}-text`)}</p>`}`
}

/// The way to the levels that say how near the values are.
function levelsLink(place: Place): TemplateResult {
  const key = String(valueIn(place, "attribute"))
  return html`<p><button type="button" class="quiet" @click=${() => place.act({kind: "go", step: "describe", column: key})}>${words("distance-tree", {name: nameOf(key)})}</button></p>`
}

function attribute(parameter: Parameter, place: Place): TemplateResult {
  const {recipe, model} = place
  const choices = isWay(model) ? [] : eligible(recipe, model.model, parameter.name).map(keyOf)
  const value = String(valueIn(place, parameter.name) ?? "")
  if (choices.length === 0 && value === "") {
    const others = recipe.attributes.filter(({role}) => role !== "identifier").map(keyOf)
    return html`
      <p>${words("attribute-none")}</p>
      <label class="field"><span>${words("attribute-mark")}</span>
        <select @change=${(event: Event) => {
          if (!(event.target instanceof HTMLSelectElement) || event.target.value === "") return
          place.act({kind: "set-role", attributes: [event.target.value], role: "sensitive"})
          place.set(event.target.value)
        }}><option value="" selected>${words("attribute-choose")}</option>${others.map(key => html`<option value=${key}>${nameOf(key)}</option>`)}</select></label>`
  }
  const shown = choices.includes(value) ? choices : [value, ...choices]
  return html`
    <label class="field"><span>${label(parameter, place)}</span>
      <select aria-invalid=${place.problem !== null} @change=${(event: Event) => {
        if (event.target instanceof HTMLSelectElement) place.set(event.target.value)
      }}>${shown.map(key => html`<option value=${key} .selected=${key === value}>${key === "" ? words("attribute-choose") : nameOf(key)}</option>`)}</select></label>
    ${parameter.name === "attribute" && needsLevels(recipe, value) ? levelsLink(place) : nothing}`
}

/// Values of the attribute: those that its picture shows to tick, others to write.
function values(parameter: Parameter, place: Place): TemplateResult {
  const found = valueIn(place, parameter.name)
  const chosen = Array.isArray(found) ? found.map(String) : []
  const column = columnOf(place.columns, String(valueIn(place, "attribute")))
  const seen = column?.distribution.kind === "bars" ? column.distribution.bars.map(bar => bar.label) : []
  const all = [...new Set([...seen, ...chosen])]
  const set = (next: readonly string[]): void => place.set(next.length === 0 && !parameter.required ? undefined : next)
  return html`
    <fieldset class="plain-choices"><legend>${label(parameter, place)}</legend>
      ${all.map(value => html`<label class="check"><input type="checkbox" .checked=${chosen.includes(value)}
        @change=${() => set(chosen.includes(value) ? chosen.filter(other => other !== value) : [...chosen, value])}> <span>${cellOf(value)}</span></label>`)}
    </fieldset>
    <form class="row" @submit=${(event: SubmitEvent) => {
      event.preventDefault()
      if (!(event.target instanceof HTMLFormElement)) return
      const value = String(new FormData(event.target).get("value") ?? "")
      if (value !== "" && !chosen.includes(value)) set([...chosen, value])
      event.target.reset()
    }}>
      <label class="field"><span>${words("values-other")}</span><input name="value" autocomplete="off" spellcheck="false"></label>
      <button type="submit">${words("values-add")}</button>
    </form>
    <p class="small">${words(`parameter-${parameter.name}-text`)}</p>`
}

/// Combinations of quasi-identifiers that someone may know together.
function combinations(parameter: Parameter, place: Place): TemplateResult {
  const found = valueIn(place, parameter.name)
  const chosen = Array.isArray(found) ? found.filter(Array.isArray).map(one => one.map(String)) : []
  const set = (next: readonly (readonly string[])[]): void => place.set(next.length === 0 ? undefined : next)
  return html`
    <details class="more" .open=${chosen.length > 0 ? true : noChange}>
      <summary>${label(parameter, place)}</summary>
      <p class="small">${words("combinations-text")}</p>
      <ul class="markers">${chosen.map((names, i) => html`<li><span>${names.map(nameOf).join(" + ")}</span>
        <button type="button" class="quiet icon" aria-label=${words("combinations-remove", {names: names.map(nameOf).join(" + ")})} @click=${() => set(chosen.filter((_, j) => j !== i))}><span aria-hidden="true">×</span></button></li>`)}</ul>
      <form @submit=${(event: SubmitEvent) => {
        event.preventDefault()
        if (!(event.target instanceof HTMLFormElement)) return
        const names = new FormData(event.target).getAll("name").map(String)
        if (names.length > 0) set([...chosen, names])
        event.target.reset()
      }}>
        <fieldset class="plain-choices"><legend>${words("combinations-legend")}</legend>
          ${quasiIdentifiers(place.recipe).map(keyOf).map(key => html`<label class="check"><input type="checkbox" name="name" value=${key}> <span>${nameOf(key)}</span></label>`)}
        </fieldset>
        <button type="submit">${words("combinations-add")}</button>
      </form>
    </details>`
}

function table(place: Place, id: string): TemplateResult {
  return populationField({
    id, recipe: place.recipe, value: String(valueIn(place, "population") ?? ""), needed: true,
    choose: name => place.set(name), attach: file => place.attach?.(file),
  })
}

/// A file with the whole population: to choose, to drop, or one that is already here.
export function populationField({id, recipe, value, needed, choose, attach}: {
  readonly id: string, readonly recipe: Recipe, readonly value: string, readonly needed: boolean, choose(name: string): void, attach(file: File): void,
}): TemplateResult {
  const known = Object.keys(recipe.tables ?? {})
  return html`
    <div class="attach" @dragover=${(event: DragEvent) => event.preventDefault()} @drop=${(event: DragEvent) => {
      event.preventDefault()
      const file = event.dataTransfer?.files[0]
      if (file !== undefined) attach(file)
    }}>
      <p>${value !== "" ? words("population-attached", {file: own(recipe.tables, value)?.file ?? value})
        : needed ? html`<strong class="exposed">${words("population-needed")}</strong>` : words("population-none")}</p>
      <p class="small">${words("population-text")}</p>
      <span class="file-button">
        <button type="button" @click=${(event: Event) => { if (event.target instanceof HTMLElement) event.target.parentElement?.querySelector("input")?.click() }}>${words(value === "" ? "population-choose" : "population-choose-another")}</button>
        <input id="${id}-file" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" tabindex="-1" aria-hidden="true" hidden @change=${(event: Event) => {
          if (!(event.target instanceof HTMLInputElement)) return
          const file = event.target.files?.[0]
          if (file !== undefined) attach(file)
          event.target.value = ""
        }}>
      </span>
      ${known.filter(name => name !== value).map(name => html`<button type="button" class="quiet" @click=${() => choose(name)}>${words("population-take", {file: name})}</button>`)}
    </div>`
}
