/// What a group of class sizes is called.

import type {Words} from "../elements/words.js"
import type {SizeGroup} from "./bins.js"

/// `1 (alone)`, `2`, `3–4`, `100 or more`.
export function sizeLabel({from, to}: SizeGroup, words: Words): string {
  if (to === null) return words("chart-size-or-more", {from})
  if (to === 1) return words("chart-size-alone")
  return from === to ? words("chart-number", {n: from}) : words("chart-size-range", {from, to})
}
