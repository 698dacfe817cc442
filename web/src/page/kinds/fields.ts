/// Fields of a form: choices, numbers, switches.

import {html, nothing, type TemplateResult} from "lit"
import {live} from "lit/directives/live.js"
import type {Item, Parameter} from "../../generated/protocol.js"
import {bound} from "../describe.js"
import {fieldValue} from "../field-value.js"
import {hasWords, words} from "../words.js"
import {parameterName} from "./parameter-name.js"
import {type Chosen, withParameter} from "./recipes.js"

/// One of several.
export function choiceField<Value extends string>(
  label: string,
  value: Value,
  options: readonly (readonly [Value, string])[],
  then: (value: Value) => void,
): TemplateResult {
  return html`<label class="field"><span>${label}</span>
    <select @change=${(event: Event) => {
      if (!(event.target instanceof HTMLSelectElement)) return
      const chosen = options.find(([id]) => id === (event.target as HTMLSelectElement).value)
      if (chosen !== undefined) then(chosen[0])
    }}>${options.map(
      ([id, said]) => html`<option value=${id} .selected=${live(id === value)}>${said}</option>`,
    )}</select></label>`
}

export function checkField(
  label: string,
  checked: boolean,
  then: (checked: boolean) => void,
  text = "",
): TemplateResult {
  return html`<label class="check"><input type="checkbox" .checked=${live(checked)} @change=${(event: Event) => {
    if (event.target instanceof HTMLInputElement) then(event.target.checked)
  }}><span>${label}${text === "" ? nothing : html` <span class="small">${text}</span>`}</span></label>`
}

/// A number within a range; silence where it need not be said.
export function numberField(
  label: string,
  value: number | undefined,
  {
    min,
    max,
    step = "any",
    required = false,
    text = "",
    hint = "",
  }: {
    readonly min?: number | null
    readonly max?: number | null
    readonly step?: string
    readonly required?: boolean
    readonly text?: string
    /// What silence means.
    readonly hint?: string
  },
  then: (value: number | undefined) => void,
): TemplateResult {
  return html`<label class="field"><span>${label}</span>
    <input type="number" min=${bound(min) ?? nothing} max=${bound(max) ?? nothing} step=${step} ?required=${required}
      placeholder=${hint === "" ? nothing : hint} .value=${fieldValue(value === undefined ? "" : String(value))}
      @change=${(event: Event) => {
        if (!(event.target instanceof HTMLInputElement) || !event.target.reportValidity()) return
        const {value: typed, valueAsNumber} = event.target
        then(typed === "" ? undefined : valueAsNumber)
      }}>${text === "" ? nothing : html`<span class="small">${text}</span>`}</label>`
}

/// The parameters of a model or a search, as Rust declares them.
export function parameterFields(
  {id, parameters}: Item,
  chosen: Chosen,
  then: (chosen: Chosen) => void,
): TemplateResult | typeof nothing {
  if (parameters.length === 0) return nothing
  return html`<div class="parameters">${parameters.map(
    parameter => html`<div class="parameter">${parameterOf(id, parameter, chosen, then)}</div>`,
  )}</div>`
}

function parameterOf(id: string, parameter: Parameter, chosen: Chosen, then: (chosen: Chosen) => void): TemplateResult {
  const {name, kind, required, min, max, default: silent} = parameter
  const own = `kind-${id}-${name}`
  const label = parameterName(id, name)
  const explained = hasWords(`${own}-text`) ? `${own}-text` : `kind-parameter-${name}-text`
  const text = hasWords(explained) ? words(explained) : ""
  const value = chosen[name]
  if (kind === "switch")
    return checkField(
      label,
      value === true,
      checked => then(withParameter(chosen, parameter, checked || undefined)),
      text,
    )
  if (kind === "choice") {
    const [first = ""] = parameter.choices
    return choiceField(
      label,
      typeof value === "string" ? value : first,
      parameter.choices.map(choice => [choice, words(`kind-parameter-${name}-${choice}`)] as const),
      choice => then(withParameter(chosen, parameter, choice)),
    )
  }
  return numberField(
    label,
    typeof value === "number" ? value : undefined,
    {
      min,
      max,
      step: kind === "integer" ? "1" : "any",
      required: required || parameter["spelled-out"] === true,
      text,
      hint: silent === null ? "" : String(silent),
    },
    typed => then(withParameter(chosen, parameter, typed)),
  )
}
