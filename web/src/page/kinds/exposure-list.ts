/// Who is found by whom, in sentences.

import {html, type TemplateResult} from "lit"
import type {OtherReport} from "../../generated/protocol.js"
import {type ExposureSaid, exposures} from "./exposure-words.js"

/// What is known of the input, or of the release: each attacker has a line.
export function exposureList(report: OtherReport, when: ExposureSaid["when"]): TemplateResult {
  return html`<ul class="kind-told">${exposures(report)
    .filter(exposure => exposure.when === when)
    .map(({text, unique, isPartial}) => html`<li class=${unique > 0 || isPartial ? "alone" : ""}>${text}</li>`)}</ul>`
}
