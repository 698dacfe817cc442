/// One parameter of a protection or of a search, drawn from what `describe` says of it. Ranges are hints for
/// the hand; what is allowed is for Rust to say, and stands at the field.

import {html, noChange, nothing, type TemplateResult} from "lit"
import {ifDefined} from "lit/directives/if-defined.js"
import type {ColumnView, Description, Model, Parameter, Problem, Recipe} from "../../generated/protocol.js"
import {own} from "../../shared/own.js"
import {bound} from "../describe.js"
import {problemText} from "../notes/problem.js"
import "../own-values/own-values.js"
import type {Action} from "../state/actions.js"
import {eligible, mayStayOpen, needsLevels, type Value, valueOf} from "../state/models.js"
import {columnOf, keyOf, quasiIdentifiers} from "../state/recipe.js"
import {type Way, wayValue} from "../state/searches.js"
import {cellOf, nameOf, words} from "../words.js"
import {orderField, recodingField} from "./list-fields.js"

/// What a field stands in.
export interface Setting {
  readonly description: Description | null
  readonly recipe: Recipe
  readonly model: Model | Way
  /// What the ids of its fields begin with.
  readonly id: string
  readonly columns: readonly ColumnView[]
  /// The problem with this parameter, if there is one.
  readonly problem: Problem | null
  /// How a value of a column is written on each level, as far as that is known.
  examples(name: string): readonly string[]
  set(value: Value): void
  act(action: Action): void
  /// Takes the file with the people that a protection is about.
  attach?(file: File): void
}

/// Parameters with an explanation of their own; of others the model's says enough.
const explained: readonly string[] = [
  "joint",
  "sampling-fraction",
  "significance",
  "population",
  "estimator",
  "distance",
]

export function parameterField(parameter: Parameter, setting: Setting): TemplateResult {
  const id = `${setting.id}-${parameter.name}`
  const field = fieldOf(parameter, setting, id)
  return html`<div class="parameter kind-${parameter.kind}"
    data-why=${ifDefined(explained.includes(parameter.name) ? `parameter-${parameter.name}` : undefined)}>${field}
    ${
      setting.problem === null || unsaid(parameter, setting)
        ? nothing
        : html`<p id="${id}-problem"
      class="field-problem" role="alert">${problemText(setting.problem)}</p>
      <own-values .problem=${setting.problem}></own-values>`
    }</div>`
}

/// Whether a column or file is still to be chosen: the field then says so itself.
function unsaid({kind, name}: Parameter, setting: Setting): boolean {
  return (kind === "attribute" || kind === "table") && valueIn(setting, name) === ""
}

function fieldOf(parameter: Parameter, setting: Setting, id: string): TemplateResult {
  switch (parameter.kind) {
    case "switch":
      return html`
      <label class="check"><input type="checkbox" .checked=${valueIn(setting, parameter.name) === true}
        @change=${(event: Event) => setting.set(event.target instanceof HTMLInputElement && event.target.checked)}>
        <span>${label(parameter, setting)} <span class="small">${words(
          isWay(setting.model) ? `search-parameter-${parameter.name}-text` : `parameter-${parameter.name}-text`,
        )}</span></span></label>`
    case "choice":
      return choice(parameter, setting)
    case "attribute":
      return attribute(parameter, setting)
    case "values":
      return values(parameter, setting)
    case "combinations":
      return combinations(parameter, setting)
    case "table":
      return table(parameter, setting, id)
    case "order":
      return orderField(listing(parameter, setting, id))
    case "recoding":
      return recodingField(listing(parameter, setting, id))
    default:
      return number(parameter, setting, id)
  }
}

function listing(parameter: Parameter, setting: Setting, id: string): Parameters<typeof orderField>[0] {
  return {
    parameter,
    recipe: setting.recipe,
    value: valueIn(setting, parameter.name),
    id,
    examples: name => setting.examples(name),
    set: value => setting.set(value),
  }
}

function label({name}: Parameter, {model}: Setting): string {
  return words(isWay(model) ? `search-parameter-${name}` : `parameter-${name}`)
}

/// A search names its choices apart: words such as “strict” mean something else in a protection.
function isWay(model: Model | Way): model is Way {
  return "algorithm" in model
}

function choiceId({name}: Parameter, {model}: Setting, chosen: string): string {
  return isWay(model) ? `search-choice-${name}-${chosen}` : `choice-${name}-${chosen}`
}

function valueIn({model}: Setting, name: string): Value {
  return isWay(model) ? wayValue(model, name) : valueOf(model, name)
}

function number(parameter: Parameter, setting: Setting, id: string): TemplateResult {
  const value = valueIn(setting, parameter.name)
  const optional = !parameter.required && (!isWay(setting.model) || parameter.default === null)
  const step = parameter.kind === "integer" ? "1" : parameter.max !== null && parameter.max <= 1 ? "0.01" : "0.1"
  return html`
    <label class="field"><span>${label(parameter, setting)}${optional ? ` ${words("parameter-optional")}` : ""}</span>
      <input type="number" inputmode="decimal" step=${step} min=${ifDefined(bound(parameter.min))}
        max=${ifDefined(bound(parameter.max))}
        .value=${value === undefined ? "" : String(value)} placeholder=${ifDefined(bound(parameter.default))}
        aria-invalid=${setting.problem !== null}
        aria-describedby=${ifDefined(setting.problem === null ? undefined : `${id}-problem`)}
        @change=${(event: Event) => {
          if (!(event.target instanceof HTMLInputElement)) return
          const typed = event.target.valueAsNumber
          if (Number.isFinite(typed)) setting.set(parameter.kind === "integer" ? Math.round(typed) : typed)
          else if (optional) setting.set(undefined)
          else event.target.value = String(value ?? "")
        }}></label>
    ${isWay(setting.model) ? html`<p class="small">${words(`search-parameter-${parameter.name}-text`)}</p>` : nothing}`
}

function choice(parameter: Parameter, setting: Setting): TemplateResult {
  const value = valueIn(setting, parameter.name)
  const none = mayStayOpen(parameter)
  return html`
    <label class="field"><span>${label(parameter, setting)}</span>
      <select @change=${(event: Event) => {
        if (event.target instanceof HTMLSelectElement)
          setting.set(event.target.value === "" ? undefined : event.target.value)
      }}>
        ${
          none
            ? html`<option value=""
          .selected=${value === undefined}>${words(choiceId(parameter, setting, "none"))}</option>`
            : nothing
        }
        ${parameter.choices.map(
          (known, i) =>
            html`<option value=${known} .selected=${
              known === value || (value === undefined && !none && i === 0)
            }>${words(choiceId(parameter, setting, known))}</option>`,
        )}
      </select></label>
    ${
      typeof value !== "string" && none
        ? nothing
        : html`<p class="small">${words(
            `${choiceId(parameter, setting, String(value ?? parameter.choices[0]))}-text`,
          )}</p>`
    }`
}

/// The way to the levels that say how near the values are.
function levelsLink(setting: Setting): TemplateResult {
  const key = String(valueIn(setting, "attribute"))
  return html`<p><button type="button" class="quiet" @click=${() =>
    setting.act({
      kind: "go",
      step: "describe",
      column: key,
    })}>${words("distance-tree", {name: nameOf(key)})}</button></p>`
}

function attribute(parameter: Parameter, setting: Setting): TemplateResult {
  const {description, recipe, model} = setting
  const choices = isWay(model) ? [] : eligible(recipe, parameter).map(keyOf)
  const value = String(valueIn(setting, parameter.name) ?? "")
  if (choices.length === 0 && value === "") {
    const others = recipe.attributes.filter(({role}) => role !== "identifier").map(keyOf)
    return html`
      <p>${words("attribute-none")}</p>
      <label class="field"><span>${words("attribute-mark")}</span>
        <select @change=${(event: Event) => {
          if (!(event.target instanceof HTMLSelectElement) || event.target.value === "") return
          setting.act({kind: "set-role", attributes: [event.target.value], role: "sensitive"})
          setting.set(event.target.value)
        }}><option value="" selected>${words("attribute-choose")}</option>${others.map(
          key => html`<option value=${key}>${nameOf(key)}</option>`,
        )}</select></label>`
  }
  const shown = choices.includes(value) ? choices : [value, ...choices]
  return html`
    <label class="field"><span>${label(parameter, setting)}</span>
      <select aria-invalid=${setting.problem !== null} @change=${(event: Event) => {
        if (event.target instanceof HTMLSelectElement) setting.set(event.target.value)
      }}>${shown.map(
        key => html`<option value=${key}
        .selected=${key === value}>${key === "" ? words("attribute-choose") : nameOf(key)}</option>`,
      )}</select></label>
    ${parameter.name === "attribute" && needsLevels(recipe, value, description) ? levelsLink(setting) : nothing}`
}

/// Values of the attribute: those that its picture shows to tick, others to write.
function values(parameter: Parameter, setting: Setting): TemplateResult {
  const found = valueIn(setting, parameter.name)
  const chosen = Array.isArray(found) ? found.map(String) : []
  const column = columnOf(setting.columns, String(valueIn(setting, "attribute")))
  const seen = column?.distribution.kind === "bars" ? column.distribution.bars.map(bar => bar.label) : []
  const all = [...new Set([...seen, ...chosen])]
  const set = (next: readonly string[]): void =>
    setting.set(next.length === 0 && !parameter.required ? undefined : next)
  return html`
    <fieldset class="plain-choices"><legend>${label(parameter, setting)}</legend>
      ${all.map(
        value => html`<label class="check"><input type="checkbox" .checked=${chosen.includes(value)}
        @change=${() =>
          set(
            chosen.includes(value) ? chosen.filter(other => other !== value) : [...chosen, value],
          )}> <span>${cellOf(value)}</span></label>`,
      )}
    </fieldset>
    <form class="row" @submit=${(event: SubmitEvent) => {
      event.preventDefault()
      if (!(event.target instanceof HTMLFormElement)) return
      const value = String(new FormData(event.target).get("value") ?? "")
      if (value !== "" && !chosen.includes(value)) set([...chosen, value])
      event.target.reset()
    }}>
      <label class="field"><span>${words("values-other")}</span><input name="value" autocomplete="off"
        spellcheck="false"></label>
      <button type="submit">${words("values-add")}</button>
    </form>
    <p class="small">${words(`parameter-${parameter.name}-text`)}</p>`
}

/// Combinations of quasi-identifiers that someone may know together.
function combinations(parameter: Parameter, setting: Setting): TemplateResult {
  const found = valueIn(setting, parameter.name)
  const chosen = Array.isArray(found) ? found.filter(Array.isArray).map(one => one.map(String)) : []
  const set = (next: readonly (readonly string[])[]): void => setting.set(next.length === 0 ? undefined : next)
  return html`
    <details class="more" .open=${chosen.length > 0 ? true : noChange}>
      <summary>${label(parameter, setting)}</summary>
      <p class="small">${words("combinations-text")}</p>
      <ul class="markers">${chosen.map(
        (names, i) => html`<li><span>${names.map(nameOf).join(" + ")}</span>
        <button type="button" class="quiet icon" aria-label=${words("combinations-remove", {
          names: names.map(nameOf).join(" + "),
        })} @click=${() => set(chosen.filter((_, j) => j !== i))}><span aria-hidden="true">×</span></button></li>`,
      )}</ul>
      <form @submit=${(event: SubmitEvent) => {
        event.preventDefault()
        if (!(event.target instanceof HTMLFormElement)) return
        const names = new FormData(event.target).getAll("name").map(String)
        if (names.length > 0) set([...chosen, names])
        event.target.reset()
      }}>
        <fieldset class="plain-choices"><legend>${words("combinations-legend")}</legend>
          ${quasiIdentifiers(setting.recipe)
            .map(keyOf)
            .map(
              key =>
                html`<label class="check"><input type="checkbox" name="name"
                  value=${key}> <span>${nameOf(key)}</span></label>`,
            )}
        </fieldset>
        <button type="submit">${words("combinations-add")}</button>
      </form>
    </details>`
}

function table({others}: Parameter, setting: Setting, id: string): TemplateResult {
  return populationField({
    id,
    recipe: setting.recipe,
    value: String(valueIn(setting, "population") ?? ""),
    needed: true,
    whose: others === true ? "others" : "everybody",
    choose: name => setting.set(name),
    attach: file => setting.attach?.(file),
  })
}

/// A file with the whole population, or with people apart from the table's: to choose, to drop, or one that
/// is already here.
export function populationField({
  id,
  recipe,
  value,
  needed,
  whose = "everybody",
  choose,
  attach,
}: {
  readonly id: string
  readonly recipe: Recipe
  readonly value: string
  readonly needed: boolean
  readonly whose?: "everybody" | "others"
  choose(name: string): void
  attach(file: File): void
}): TemplateResult {
  const known = Object.keys(recipe.tables ?? {})
  return html`
    <div class="attach" @dragover=${(event: DragEvent) => event.preventDefault()} @drop=${(event: DragEvent) => {
      event.preventDefault()
      const file = event.dataTransfer?.files[0]
      if (file !== undefined) attach(file)
    }}>
      <p>${
        value !== ""
          ? words("population-attached", {file: own(recipe.tables, value)?.file ?? value})
          : needed
            ? html`<strong class="exposed">${words("population-needed")}</strong>`
            : words("population-none")
      }</p>
      <p class="small">${words("population-text", {whose})}</p>
      <span class="file-button">
        <button type="button" @click=${(event: Event) => {
          if (event.target instanceof HTMLElement) event.target.parentElement?.querySelector("input")?.click()
        }}>${words(value === "" ? "population-choose" : "population-choose-another")}</button>
        <input id="${id}-file" type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" tabindex="-1"
          aria-hidden="true" hidden @change=${(event: Event) => {
            if (!(event.target instanceof HTMLInputElement)) return
            const file = event.target.files?.[0]
            if (file !== undefined) attach(file)
            event.target.value = ""
          }}>
      </span>
      ${known
        .filter(name => name !== value)
        .map(
          name => html`<button type="button" class="quiet"
        @click=${() => choose(name)}>${words("population-take", {file: name})}</button>`,
        )}
    </div>`
}
