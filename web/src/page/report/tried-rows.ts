/// What other ways have found, as lines of a table, the same on the page and in the report.

import type {Parameter, Problem, Search, Solution} from "../../generated/protocol.js"
import type {Words} from "../elements/words.js"
import {starsArg} from "../state/loss.js"
import {savedOf} from "../state/searches.js"

/// A way with what came of it.
export interface TriedWay {
  readonly name: string
  readonly solution: Solution | null
  readonly problem: Problem | null
  /// Not known of levels that were given, or where nothing was carried out.
  readonly seconds: number | null
  readonly visited: number | null
}

/// A way by its name, and by what was chosen for it beside that.
export function wayName(
  search: Search,
  words: Words,
  chosen: readonly (readonly [name: string, value: unknown])[] = said(search),
): string {
  // What may be remembered changes nothing; which levels were fixed says too much.
  const parts = chosen.flatMap(([name, value]) =>
    value === false || name === "memory" || (typeof value === "object" && !Array.isArray(value))
      ? []
      : [
          value === true || typeof value === "object"
            ? words(`search-parameter-${name}`)
            : typeof value === "string"
              ? words(`search-choice-${name}-${value}`)
              : words("outcome-facet", {name: words(`search-parameter-${name}`), value: Number(value)}),
        ],
  )
  const name = words(`search-${search.algorithm}-name`)
  return parts.length === 0 ? name : words("tried-with", {name, parts: parts.join(", ")})
}

/// Everything that a way says.
function said({algorithm: _, ...rest}: Search): readonly (readonly [Parameter["name"], unknown])[] {
  return Object.entries(rest)
}

/// The same numbers in the same order: loss, time, tries, groups, left out, proof.
export const triedColumns = [
  "tried-loss",
  "tried-against",
  "tried-time",
  "tried-visited",
  "tried-classes",
  "tried-suppressed",
  "tried-proven",
] as const

/// The cells of a way that found something; `own` is what it is set against. Where a loss is a `share` of
/// the detail, what is kept stands in its place.
export function triedCells(
  {solution, seconds, visited}: TriedWay,
  own: Solution | null,
  words: Words,
  share = false,
): readonly string[] {
  if (solution === null) return []
  const none = "–"
  return [
    share
      ? words("chart-kept-number", {n: 100 * (1 - solution.loss.value)})
      : words("tried-number", {n: solution.loss.value}),
    own === null || own === solution ? none : againstText(solution, own, words),
    seconds === null ? none : words("chart-short-seconds", {n: seconds}),
    visited === null ? none : words("chart-number", {n: visited}),
    words("chart-number", {n: solution.classes}),
    words("chart-number", {n: solution.suppressed}),
    solution.loss.optimal ? words("tried-yes", {stars: starsArg(solution.loss)}) : words("tried-no"),
  ]
}

/// How much less or more a way loses, of what the other loses.
export function againstText({loss}: Solution, own: Solution, words: Words): string {
  const saved = savedOf(loss, own.loss)
  if (loss.value === own.loss.value) return words("tried-same")
  if (saved === null) return words("tried-more-than-none")
  return words(saved > 0 ? "tried-less" : "tried-more", {share: 100 * Math.abs(saved)})
}
