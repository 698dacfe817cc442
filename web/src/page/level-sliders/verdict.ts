/// Whether levels that were chosen hold the protection, in short: it stays in sight wherever the slider is
/// that was moved.

import {html, type TemplateResult} from "lit"
import {isEmpty, keptOf} from "../state/loss.js"
import {comparisonNow, inspectionOf, recipeOf, resultNow, type State} from "../state/state.js"
import {percent, words} from "../words.js"

/// What is said of chosen levels; `holds` is null while that is measured.
interface Verdict {
  readonly holds: boolean | null
  readonly text: string
}

/// Null where no levels were chosen.
function verdictOf(state: State): Verdict | null {
  const recipe = recipeOf(state)
  if (recipe?.search.algorithm !== "fixed") return null
  const comparison = comparisonNow(state)
  if (comparison !== null) {
    const {solution} = comparison
    const kept = isEmpty(solution) ? null : keptOf(solution.loss, state.description, recipe)
    const {suppressed} = solution
    const records = inspectionOf(state)?.records ?? 0
    const args = {suppressed, records, style: recipe.suppression.style}
    return {
      holds: true,
      text: kept === null ? words("sliders-hold-left", args) : words("sliders-hold", {...args, kept: percent(kept)}),
    }
  }
  const asked = resultNow(state, "comparison")
  if (asked?.status !== "failed") return {holds: null, text: words("line-measuring-after")}
  const {found, expected} = asked.problem ?? {}
  return {
    holds: false,
    text:
      asked.problem?.code === "no-solution" && found !== undefined
        ? words("sliders-fail", {found, allowed: expected ?? 0})
        : words("find-fixed-fails"),
  }
}

/// For whoever moved a slider without seeing what became of it.
export function verdictText(state: State): string {
  return verdictOf(state)?.text ?? ""
}

/// The same to be seen, beside the button of the step.
export function verdictLine(state: State): TemplateResult {
  const verdict = verdictOf(state)
  if (verdict === null) return html``
  const {holds, text} = verdict
  const sign = holds === null ? "…" : holds ? "✓" : "▲"
  return html`<p class="living-line verdict ${holds === false ? "exposed" : ""}"><span><span class="tick"
    aria-hidden="true">${sign}</span> ${text}</span></p>`
}
