/// What a group of class sizes is called.

import type {Words} from "../elements/words.js"
import type {SizeGroup} from "./bins.js"

/// `1 (alone)`, `2`, `3–4`, `100 or more`.
export function sizeLabel({least, most}: SizeGroup, words: Words): string {
  if (most === null) return words("chart-size-or-more", {from: least})
  if (most === 1) return words("chart-size-alone")
  return least === most ? words("chart-number", {n: least}) : words("chart-size-range", {from: least, to: most})
}
