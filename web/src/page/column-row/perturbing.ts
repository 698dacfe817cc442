/// Whether the values of a column that is released word for word are true of the persons beside
/// them, and if not, what is done to them.

import {html, nothing, type TemplateResult} from "lit"
import {ifDefined} from "lit/directives/if-defined.js"
import type {Attribute, Parameter, Perturbation, Recipe} from "../../generated/protocol.js"
import {bound} from "../describe.js"
import type {Act} from "../state/actions.js"
import {begunPerturbation, mayPerturb} from "../state/perturbation.js"
import {keyOf} from "../state/recipe.js"
import type {State} from "../state/state.js"
import {nameOf, words} from "../words.js"

export function perturbing(
  state: State,
  recipe: Recipe,
  attribute: Attribute,
  act: Act,
): TemplateResult | typeof nothing {
  const {perturb} = attribute
  if (perturb === undefined && !mayPerturb(recipe, attribute)) return nothing
  const key = keyOf(attribute)
  const set = (changed: Perturbation | undefined): void => act({kind: "set-perturb", attribute: key, perturb: changed})
  const kinds = state.description?.perturbations ?? []
  return html`<details class="more perturbing" data-why="perturb" data-why-of=${key} ?open=${perturb !== undefined}>
    <summary>${words("perturb-of", {name: nameOf(key)})}</summary>
    <label class="field"><span class="unseen">${words("perturb-choice", {name: nameOf(key)})}</span>
      <select @change=${(event: Event) => {
        if (event.target instanceof HTMLSelectElement) set(begunPerturbation(state.description, event.target.value))
      }}><option value="" .selected=${perturb === undefined}>${words("perturb-none")}</option>${kinds.map(
        ({id}) => html`<option value=${id} .selected=${perturb?.kind === id}>${words(`perturb-${id}`)}</option>`,
      )}</select></label>
    ${
      perturb === undefined
        ? nothing
        : html`${kinds.find(({id}) => id === perturb.kind)?.parameters.map(one => number(one, key, perturb, set))}
      <p class="small">${words(`perturb-${perturb.kind}-text`)}</p>`
    }
    <p class="small">${words("perturb-text")}</p></details>`
}

function number(
  {name, min, max}: Parameter,
  key: string,
  perturb: Perturbation,
  set: (changed: Perturbation) => void,
): TemplateResult {
  const value = (perturb as unknown as Readonly<Record<string, number>>)[name]
  return html`<label class="field"><span>${words(`perturb-${name}`)}<span class="unseen"> ${nameOf(key)}</span></span>
    <input type="number" inputmode="decimal" step="0.01" min=${ifDefined(bound(min))} max=${ifDefined(bound(max))}
      .value=${String(value)} @change=${(event: Event) => {
        if (!(event.target instanceof HTMLInputElement)) return
        const typed = event.target.valueAsNumber
        if (Number.isFinite(typed)) set({...perturb, [name]: typed})
        else event.target.value = String(value)
      }}></label>`
}
