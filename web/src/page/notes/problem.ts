/// A problem in words: what happened, where, and what to do.

import {html, type TemplateResult} from "lit"
import type {Problem} from "../../generated/protocol.js"
import type {Act} from "../state/actions.js"
import {chosenUnderProtect} from "../state/state.js"
import "../own-values/own-values.js"
import {words} from "../words.js"
import {problemText} from "./problem-text.js"

export {problemText}

/// A problem at the place where it can be solved. What stands in the person's file is shown below, and
/// not in the note, which is read out: `file` is what they gave where the problem names no file,
/// `recipe` what was tried where it is not in force.
export function problemNote(
  title: string,
  problem: Problem,
  more: TemplateResult = html``,
  {file = null, recipe = null}: {readonly file?: File | null; readonly recipe?: string | null} = {},
): TemplateResult {
  return html`
    <section class="note fault" role="alert">
      <h2>${title}</h2>
      <p>${problemText(problem)}</p>
      ${more}
    </section>
    <own-values .problem=${problem} .file=${file} .recipe=${recipe}></own-values>`
}

/// The way to the step in which a problem is put right.
export function remedy(problem: Problem, act: Act): TemplateResult {
  const step = chosenUnderProtect(problem) ? "protect" : "describe"
  return html`<p class="row"><button type="button"
    @click=${() => act({kind: "go", step})}>${words(`find-none-${step}`)}</button></p>`
}

/// What does not fit the table, wherever it keeps anything from being measured or searched.
export function misfitNote(problem: Problem, act: Act): TemplateResult {
  return problemNote(words("describe-problem"), problem, remedy(problem, act))
}
