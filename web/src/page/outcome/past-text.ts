/// What settings of the history came to, in a sentence.

import type {Entry} from "../state/history.js"
import {kOf} from "../state/recipe.js"
import {words} from "../words.js"
import {outcomeText} from "./outcome-headline.js"

/// `records`: how many the table has. Empty as long as nothing came of them.
export function pastText({outcome, recipe}: Entry, records: number): string {
  if (outcome === undefined) return ""
  const comparison = outcome.comparison?.value ?? null
  const text = comparison === null ? words("history-came-none") : outcomeText(comparison, recipe, records)
  const k = kOf(recipe)
  return k === null ? text : words("history-came", {k, text})
}
