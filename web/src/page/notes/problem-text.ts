/// The words of a problem: what happened, where, and what to do.

import type {Problem} from "../../generated/protocol.js"
import type {Words} from "../elements/words.js"
import {bytes, estimate, hasWords, nameOf, words} from "../words.js"

/// Problems whose numbers are bytes of memory, and records that a file may have by its beginning.
const memoryCodes: readonly string[] = ["too-large", "no-memory"]

/// Every field that a message may name, as it is given where a problem does not have it.
export const unsaid = {
  file: "none",
  attribute: "none",
  column: "none",
  record: "none",
  line: "none",
  otherLine: "none",
  policy: "none",
  level: "none",
  expected: "none",
  found: "none",
  field: "none",
  detail: "none",
  range: "none",
  records: "none",
}

/// The message of a problem. Fields that it does not have are given as `none`, which the
/// messages know how to leave out.
export function problemText(problem: Problem, say: Words = words): string {
  const {code, "other-line": otherLine, ...rest} = problem
  // A setting that a person knows by another name than the recipe's has words of its own.
  const id =
    [`problem-${code}-${rest.field?.replaceAll(".", "-") ?? ""}`, `problem-${code}`].find(hasWords)
    ?? "problem-internal"
  return say(id, {
    ...unsaid,
    ...rest,
    ...(rest.attribute === undefined ? {} : {attribute: nameOf(rest.attribute)}),
    ...(rest.detail === undefined ? {} : {detail: detailText(problem.code, rest.detail)}),
    ...(rest.range === undefined ? {} : {range: rangeText(rest.range)}),
    ...(otherLine === undefined ? {} : {otherLine}),
    ...(memoryCodes.includes(code) ? memoryOf(rest) : {}),
  }).trim()
}

function memoryOf({found = 0, expected = 0, records}: Omit<Problem, "code">): Record<string, string | number> {
  return {
    found: bytes(found),
    expected: bytes(expected),
    ...(records === undefined ? {} : {records: estimate(records)}),
  }
}

/// A detail in words: a search or a loss by its name, a range as people say it.
function detailText(code: string, detail: string): string {
  if (code === "search-needs-loss") return words(`loss-${detail}`)
  // Levels that were given were not searched for.
  if (code === "no-solution" && detail === "fixed") return detail
  const search = `search-${detail}-name`
  return hasWords(search) ? words(search) : rangeText(detail)
}

/// A range as people say it: `2..` is "at least 2", `0..=1` is "from 0 to 1", `0<..` is "above 0".
function rangeText(detail: string): string {
  const [, low, isAbove, isBelow, high] = /^(-?[\d.]+?|min)(<?)\.\.(?:(=|<)(-?[\d.]+))?$/.exec(detail) ?? []
  if (low === undefined) return detail
  if (high === undefined) return words(isAbove === "<" ? "range-above" : "range-from", {low})
  return words(isBelow === "<" ? "range-inside" : isAbove === "<" ? "range-above-most" : "range-between", {low, high})
}
