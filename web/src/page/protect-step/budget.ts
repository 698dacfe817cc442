/// How many records may be left out, and what is written for them.

import {html, nothing, type TemplateResult} from "lit"
import type {Problem, Recipe} from "../../generated/protocol.js"
import {setting} from "../describe.js"
import {problemText} from "../notes/problem.js"
import type {Act} from "../state/actions.js"
import {type State, recordsIn} from "../state/state.js"
import {words} from "../words.js"

const styles = ["drop", "star"] as const

export function budget(state: State, {suppression}: Recipe, problem: Problem | null, act: Act): TemplateResult {
  const {limit, style} = suppression
  const range = setting(state.description, "suppression.limit")
  const records = recordsIn(state)
  const [low, high] = [range?.min ?? 0, range?.max ?? 1]
  const set = (event: Event): void => {
    if (event.target instanceof HTMLInputElement && Number.isFinite(event.target.valueAsNumber)) {
      act({
        kind: "set-suppression",
        suppression: {...suppression, limit: Number((event.target.valueAsNumber / 100).toFixed(6))},
      })
    }
  }
  return html`
    <section class="panel" aria-labelledby="budget-title" data-why="suppression">
      <h2 id="budget-title">${words("budget-title")}</h2>
      <p>${words("budget-text")}</p>
      <div class="dial">
        <label for="limit">${words("budget-label")}</label>
        <input id="limit" type="number" inputmode="decimal" step="0.1" min=${100 * low} max=${100 * high}
          .value=${plainPercent(limit)} aria-invalid=${problem !== null} @change=${set}>
        <span>%</span>
        <input type="range" aria-label=${words("budget-slider")} min=${100 * low} max=${100 * high} step="0.5"
          .value=${plainPercent(limit)} @input=${set}>
        <span class="term">${words("budget-people", {people: Math.floor(records * limit), records})}</span>
      </div>
      ${problem === null ? nothing : html`<p class="field-problem" role="alert">${problemText(problem)}</p>`}
      ${
        limit === 0 && style === "drop"
          ? nothing
          : html`
        <fieldset class="plain-choices" data-why="suppression-style"><legend>${words("style-legend")}</legend>
          ${styles.map(
            known => html`<label class="check"><input type="radio" name="suppression-style" .checked=${style === known}
              @change=${() => act({kind: "set-suppression", suppression: {...suppression, style: known}})}>
            <span>${words(`style-${known}`)} <span class="small">${words(`style-${known}-text`)}</span></span></label>`,
          )}
        </fieldset>`
      }
    </section>`
}

/// A share as a number of percent for a field: digits and a point, whatever the language.
export function plainPercent(share: number): string {
  return String(Number((share * 100).toFixed(4)))
}
