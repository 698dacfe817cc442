/// A release in one sentence: what each column would show, and who would be left out.

import {html, nothing, type TemplateResult} from "lit"
import type {ComparedColumn, Comparison, Recipe} from "../../generated/protocol.js"
import {attributeOf} from "../state/recipe.js"
import {listUpTo, nameOf, words} from "../words.js"
import {type DetailLeft, detailLeft, levelWords, textsShown} from "./level-words.js"

/// So many columns are named of each kind; a list below has them all.
const most = 5

export function outcomeHeadline(
  {columns, solution}: Comparison,
  recipe: Recipe,
  records: number,
): TemplateResult | typeof nothing {
  const named = (left: DetailLeft): readonly ComparedColumn[] => columns.filter(column => detailLeft(column) === left)
  const names = (left: DetailLeft): readonly string[] => named(left).map(({name}) => nameOf(name))
  const coarser = named("coarser").map(column =>
    words("outcome-coarser", {
      name: nameOf(column.name),
      how: levelWords(attributeOf(recipe, column.name)?.hierarchy, column.level ?? 0, textsShown(column)),
    }),
  )
  const [mixed, gone, exact] = [names("mixed"), names("gone"), names("exact")]
  const {suppressed} = solution
  const starred = recipe.suppression.style === "star"
  const parts = [
    ...(coarser.length === 0 ? [] : [html`${listUpTo(most, coarser)}`]),
    ...(mixed.length === 0
      ? []
      : [html`${words("outcome-mixed", {names: listUpTo(most, mixed), count: mixed.length})}`]),
    ...(gone.length === 0
      ? []
      : [
          html`<strong class="exposed">${words("outcome-gone", {
            names: listUpTo(most, gone),
            count: gone.length,
          })}</strong>`,
        ]),
    ...(exact.length === 0
      ? []
      : [html`${words("outcome-exact", {names: listUpTo(most, exact), count: exact.length})}`]),
    html`${words(starred ? "outcome-starred" : "outcome-left-out", {suppressed, records})}`,
  ]
  return html`<p class="headline">${parts.map((part, i) => (i === 0 ? part : html`; ${part}`))}.</p>`
}
