/// A problem in words: what happened, where, and what to do.

import {html, type TemplateResult} from "lit"
import type {Problem} from "../../generated/protocol.js"
import {problemText} from "./problem-text.js"

export {problemText}

/// A problem at the place where it can be solved.
export function problemNote(title: string, problem: Problem, more: TemplateResult = html``): TemplateResult {
  return html`
    <section class="note fault" role="alert">
      <h2>${title}</h2>
      <p>${problemText(problem)}</p>
      ${more}
    </section>`
}
