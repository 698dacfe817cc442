/// A release in one sentence: what each column would show, and who would be left out.

import {html, nothing, type TemplateResult} from "lit"
import type {ComparedColumn, Comparison, Recipe} from "../../generated/protocol.js"
import {isEmpty} from "../state/loss.js"
import {attributeOf} from "../state/recipe.js"
import {listUpTo, nameOf, words} from "../words.js"
import {type DetailLeft, detailLeft, levelWords, onlyShown} from "./level-words.js"

/// So many columns are named of each kind; below the sentence all of them can be unfolded.
const most = 5

/// A part of the sentence; of what is lost, or nearly so, it warns.
interface Part {
  readonly text: string
  readonly isGone: boolean
}

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
      html`${i === 0 ? nothing : "; "}${isGone ? html`<strong class="exposed">${text}</strong>` : text}`,
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

/// The same as mere text.
export function outcomeText(comparison: Comparison, recipe: Recipe, records: number): string {
  return `${partsOf(comparison, recipe, records, most)
    .map(({text}) => text)
    .join("; ")}.`
}

/// Columns that are as they were but for values that only records had that are left out.
function valuesGone(exact: readonly ComparedColumn[], most: number): readonly Part[] {
  const fewer = exact.filter(column => column["values-after"] < column["values-before"])
  const names = fewer.map(column =>
    words("outcome-values-part", {
      name: nameOf(column.name),
      gone: column["values-before"] - column["values-after"],
      values: column["values-before"],
    }),
  )
  return names.length === 0 ? [] : [{text: words("outcome-values-gone", {names: listUpTo(most, names)}), isGone: true}]
}

/// `most`: how many columns are named of each kind.
function partsOf({columns, solution}: Comparison, recipe: Recipe, records: number, most: number): readonly Part[] {
  if (isEmpty(solution)) return [{text: words("outcome-nothing", {records}), isGone: true}]
  const named = (left: DetailLeft): readonly ComparedColumn[] => columns.filter(column => detailLeft(column) === left)
  const coarser = named("coarser").map(column =>
    words("outcome-coarser", {
      name: nameOf(column.name),
      how: levelWords(attributeOf(recipe, column.name)?.hierarchy, column.level ?? 0, column["values-after"]),
    }),
  )
  const told = (left: DetailLeft): readonly Part[] => {
    const names = named(left).map(({name}) => nameOf(name))
    const text = words(`outcome-${left}`, {names: listUpTo(most, names), count: names.length})
    return names.length === 0 ? [] : [{text, isGone: left === "gone" || left === "nearly"}]
  }
  const same = named("same").map(column => words("outcome-same", {name: nameOf(column.name), ...onlyShown(column)}))
  const {suppressed} = solution
  const left = recipe.suppression.style === "star" ? "outcome-starred" : "outcome-left-out"
  return [
    ...(coarser.length === 0 ? [] : [{text: listUpTo(most, coarser), isGone: false}]),
    ...told("mixed"),
    ...told("nearly"),
    ...(same.length === 0 ? [] : [{text: listUpTo(most, same), isGone: true}]),
    ...told("gone"),
    ...told("exact"),
    ...(left === "outcome-left-out" ? valuesGone(named("exact"), most) : []),
    {text: words(left, {suppressed, records}), isGone: false},
  ]
}
