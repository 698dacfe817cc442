/// A problem in words: what happened, where, and what to do.

import {html, type TemplateResult} from "lit"
import type {Problem} from "../../generated/protocol.js"
import {hasWords, nameOf, words} from "../words.js"

/// The message of a problem. Fields that it does not have are given as `none`, which the
/// messages know how to leave out.
export function problemText(problem: Problem): string {
  const {code, "other-line": otherLine, ...rest} = problem
  const id = `problem-${code}`
  const none = {file: "none", attribute: "none", column: "none", record: "none", line: "none", otherLine: "none", level: "none", expected: "none", found: "none", field: "none", detail: "none"}
  return words(hasWords(id) ? id : "problem-internal", {
    ...none, ...rest,
    ...(rest.attribute === undefined ? {} : {attribute: nameOf(rest.attribute)}),
    ...(rest.detail === undefined ? {} : {detail: detailText(problem.code, rest.detail)}),
    ...(otherLine === undefined ? {} : {otherLine}),
  }).trim()
}

/// A detail in words: a search or a loss by its name, a range as people say it.
function detailText(code: string, detail: string): string {
  if (code === "search-needs-loss") return words(`loss-${detail}`)
  const search = `search-${detail}-name`
  return hasWords(search) ? words(search) : rangeText(detail)
}

/// A range as people say it: `2..` is "at least 2", `0..=1` is "from 0 to 1", `0<..` is "above 0".
function rangeText(detail: string): string {
  const [, low, above, inside, high] = /^(-?[\d.]+?)(<?)\.\.(?:(=|<)(-?[\d.]+))?$/.exec(detail) ?? []
  if (low === undefined) return detail
  if (high === undefined) return words(above === "<" ? "range-above" : "range-from", {low})
  return words(inside === "<" ? "range-inside" : above === "<" ? "range-above-most" : "range-between", {low, high})
}

/// A problem at the place where it can be solved.
export function problemNote(title: string, problem: Problem, more: TemplateResult = html``): TemplateResult {
  return html`
    <section class="note fault" role="alert">
      <h2>${title}</h2>
      <p>${problemText(problem)}</p>
      ${more}
    </section>`
}
