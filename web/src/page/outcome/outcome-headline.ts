/// A release in one sentence: what each column would show, and who would be left out.

import {html, nothing, type TemplateResult} from "lit"
import type {ComparedColumn, Comparison, Recipe, Solution} from "../../generated/protocol.js"
import {attributeOf} from "../state/recipe.js"
import {listUpTo, nameOf, words} from "../words.js"
import {type DetailLeft, detailLeft, levelWords, textsShown} from "./level-words.js"

/// So many columns are named of each kind; a list below has them all.
const most = 5

/// A part of the sentence; of what is lost, or nearly so, it warns.
interface Part {
  readonly text: string
  readonly isGone: boolean
}

export function outcomeHeadline(comparison: Comparison, recipe: Recipe, records: number): TemplateResult {
  const parts = partsOf(comparison, recipe, records)
  return html`<p class="headline">${parts.map(
    ({text, isGone}, i) =>
      html`${i === 0 ? nothing : "; "}${isGone ? html`<strong class="exposed">${text}</strong>` : text}`,
  )}.</p>`
}

/// Whether all records are left out.
export function isEmpty({classes}: Solution): boolean {
  return classes === 0
}

/// The same as mere text.
export function outcomeText(comparison: Comparison, recipe: Recipe, records: number): string {
  return `${partsOf(comparison, recipe, records)
    .map(({text}) => text)
    .join("; ")}.`
}

/// Columns that are as they were but for values that only records had that are left out.
function valuesGone(exact: readonly ComparedColumn[]): readonly Part[] {
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

function partsOf({columns, solution}: Comparison, recipe: Recipe, records: number): readonly Part[] {
  if (isEmpty(solution)) return [{text: words("outcome-nothing", {records}), isGone: true}]
  const named = (left: DetailLeft): readonly ComparedColumn[] => columns.filter(column => detailLeft(column) === left)
  const coarser = named("coarser").map(column =>
    words("outcome-coarser", {
      name: nameOf(column.name),
      how: levelWords(attributeOf(recipe, column.name)?.hierarchy, column.level ?? 0, textsShown(column)),
    }),
  )
  const told = (left: DetailLeft): readonly Part[] => {
    const names = named(left).map(({name}) => nameOf(name))
    const text = words(`outcome-${left}`, {names: listUpTo(most, names), count: names.length})
    return names.length === 0 ? [] : [{text, isGone: left === "gone" || left === "nearly"}]
  }
  const {suppressed} = solution
  const left = recipe.suppression.style === "star" ? "outcome-starred" : "outcome-left-out"
  return [
    ...(coarser.length === 0 ? [] : [{text: listUpTo(most, coarser), isGone: false}]),
    ...told("mixed"),
    ...told("nearly"),
    ...told("gone"),
    ...told("exact"),
    ...(left === "outcome-left-out" ? valuesGone(named("exact")) : []),
    {text: words(left, {suppressed, records}), isGone: false},
  ]
}
