/// What settings of the history came to, in a sentence.

import type {Entry} from "../state/history.js"
import {kOf} from "../state/recipe.js"
import {words} from "../words.js"
import {outcomeText} from "./outcome-parts.js"

/// `records`: how many the table has. Empty as long as nothing came of them.
export function pastText({outcome, recipe}: Entry, records: number): string {
  if (outcome === undefined) return ""
  const {value: comparison = null, problem = null} = outcome.comparison ?? {}
  const text =
    comparison !== null
      ? outcomeText(comparison, recipe, records)
      : problem !== null
        ? words("history-came-fails", {failing: problem.found ?? "none", allowed: problem.expected ?? 0})
        : words("history-came-none")
  const k = kOf(recipe)
  return k === null ? text : words("history-came", {k, text})
}
