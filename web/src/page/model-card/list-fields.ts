/// Parameters of a search that are lists of columns: in the order in which they matter, or
/// recoded one after the other, each to its level.

import {html, nothing, type TemplateResult} from "lit"
import type {Parameter, Recipe, RecodeStep} from "../../generated/protocol.js"
import {keyOf, quasiIdentifiers} from "../state/recipe.js"
import type {Value} from "../state/models.js"
import {cellOf, nameOf, words} from "../words.js"

interface Listing {
  readonly parameter: Parameter
  readonly recipe: Recipe
  readonly value: Value
  /// What the ids of its fields begin with.
  readonly id: string
  /// How a value of a column is written on each level, as far as that is known.
  examples(name: string): readonly string[]
  set(value: Value): void
}

/// A list of columns without one twice; those not in it can be added at its end.
export function orderField({parameter, recipe, value, id, set}: Listing): TemplateResult {
  const names = Array.isArray(value) ? value.map(String) : []
  const open = quasiIdentifiers(recipe)
    .map(keyOf)
    .filter(key => !names.includes(key))
  const give = (next: readonly string[]): void => set(next.length === 0 ? undefined : next)
  return whole(parameter, id, names.map(nameOf), {
    raise: i => give(names.toSpliced(i, 1).toSpliced(i - 1, 0, names[i] ?? "")),
    remove: i => give(names.toSpliced(i, 1)),
    add: open.length === 0 ? null : form => give([...names, String(form.get("column"))]),
    fields: columnChoice(open),
  })
}

/// A list of columns with levels. A column may come again for a higher level.
export function recodingField({parameter, recipe, value, id, examples, set}: Listing): TemplateResult {
  const steps = Array.isArray(value) ? value.filter(isStep) : []
  const give = (next: readonly RecodeStep[]): void => set(next.length === 0 ? undefined : next)
  return whole(
    parameter,
    id,
    steps.map(({attribute, level}) =>
      words("listed-step", {name: nameOf(attribute), level, shown: shownAs(examples(attribute)[level])}),
    ),
    {
      raise: i => {
        const step = steps[i]
        if (step !== undefined) give(steps.toSpliced(i, 1).toSpliced(i - 1, 0, step))
      },
      remove: i => give(steps.toSpliced(i, 1)),
      add: form => give([...steps, {attribute: String(form.get("column")), level: Number(form.get("level"))}]),
      fields: html`${columnChoice(quasiIdentifiers(recipe).map(keyOf))}
      <label class="field"><span>${words("listed-level")}</span><input type="number" name="level" inputmode="numeric"
        min="1" step="1" value="1" required></label>
      <p class="small">${quasiIdentifiers(recipe)
        .map(keyOf)
        .filter(key => examples(key).length > 1)
        .map(key =>
          words("listed-levels", {
            name: nameOf(key),
            levels: examples(key)
              .slice(1)
              .map((shown, i) => words("listed-shown", {level: i + 1, shown: shownAs(shown)}))
              .join(", "),
          }),
        )
        .join(words("between-clauses"))}</p>`,
    },
  )
}

function shownAs(example: string | undefined): string {
  return example === undefined ? "none" : cellOf(example)
}

function isStep(one: unknown): one is RecodeStep {
  return typeof one === "object" && one !== null && "attribute" in one
}

function columnChoice(keys: readonly string[]): TemplateResult {
  return html`<label class="field"><span>${words("listed-column")}</span><select name="column">${keys.map(
    key => html`<option value=${key}>${nameOf(key)}</option>`,
  )}</select></label>`
}

interface ListActs {
  raise(i: number): void
  remove(i: number): void
  readonly add: ((form: FormData) => void) | null
  readonly fields: TemplateResult
}

function whole(
  {name}: Parameter,
  id: string,
  shown: readonly string[],
  {raise, remove, add, fields}: ListActs,
): TemplateResult {
  return html`
    <fieldset class="listed"><legend>${words(`search-parameter-${name}`)}</legend>
      <p class="small">${words(`search-parameter-${name}-text`)}</p>
      ${
        shown.length === 0
          ? nothing
          : html`<ol class="markers">${shown.map(
              (text, i) => html`<li><span>${i + 1}. ${text}</span><span>
        ${
          i === 0
            ? nothing
            : html`<button type="button" class="quiet icon" aria-label=${words("listed-up", {name: text})}
              @click=${() => raise(i)}><span aria-hidden="true">↑</span></button>`
        }
        <button type="button" class="quiet icon" aria-label=${words("listed-remove", {name: text})}
          @click=${() => remove(i)}><span aria-hidden="true">×</span></button></span></li>`,
            )}</ol>`
      }
      ${
        add === null
          ? nothing
          : html`<form class="row" id="${id}-form" @submit=${(event: SubmitEvent) => {
              event.preventDefault()
              if (!(event.target instanceof HTMLFormElement)) return
              add(new FormData(event.target))
              event.target.reset()
            }}>${fields}<button type="submit">${words("listed-add")}</button></form>`
      }
    </fieldset>`
}
