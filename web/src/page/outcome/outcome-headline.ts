/// A release in one sentence: what each column would show, and who would be left out.

import {html, nothing, type TemplateResult} from "lit"
import type {Comparison, Recipe} from "../../generated/protocol.js"
import {words} from "../words.js"
import {most, type Part, partsOf} from "./outcome-parts.js"

export function outcomeHeadline(comparison: Comparison, recipe: Recipe, records: number): TemplateResult {
  return html`<p class="headline">${sentence(partsOf(comparison, recipe, records, most))}</p>`
}

/// The same as a part of something else, where its end may be cut off: who would be left out comes first.
export function outcomeInShort(comparison: Comparison, recipe: Recipe, records: number): TemplateResult {
  const parts = partsOf(comparison, recipe, records, most)
  return sentence([...parts.slice(-1), ...parts.slice(0, -1)])
}

function sentence(parts: readonly Part[]): TemplateResult {
  return html`${parts.map(
    ({text, isGone}, i) =>
      html`${i === 0 ? nothing : words("between-clauses")}${
        isGone ? html`<strong class="exposed">${text}</strong>` : text
      }`,
  )}.`
}

/// The same with every column by its name, folded away; nothing where the sentence names them all.
export function outcomeNames(comparison: Comparison, recipe: Recipe, records: number): TemplateResult | typeof nothing {
  const [parts, all] = [most, Infinity].map(named => partsOf(comparison, recipe, records, named))
  return JSON.stringify(parts) === JSON.stringify(all)
    ? nothing
    : html`<details class="more outcome-names"><summary>${words("outcome-names")}</summary><ul>${all?.map(
        ({text, isGone}) => html`<li class=${isGone ? "exposed" : ""}>${text}</li>`,
      )}</ul></details>`
}
