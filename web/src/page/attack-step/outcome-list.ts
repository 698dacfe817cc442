/// What attacks on a file came to, one below the other, each with its first findings.

import {html, type TemplateResult} from "lit"
import type {AttackOutcome} from "../../generated/protocol.js"
import {percent, words} from "../words.js"
import {type Found, findingText} from "./finding-words.js"

/// So many findings are told of each attack.
const told = 3

/// Attacks that were tried on somebody, or not to their end. `said` is the message on what one came to, and
/// `heading` has its name on the level of what stands around it.
export function outcomeList(
  attacks: readonly AttackOutcome[],
  said: "audit-success" | "kind-attack-outcome",
  found: Found,
  heading: (name: string) => TemplateResult,
): TemplateResult {
  return html`<ul class="attacks">${attacks
    .filter(({tried, complete}) => tried > 0 || !complete)
    .map(({attack, tried, succeeded, highest, complete, findings}) => {
      const isMet = succeeded === 0 && complete
      // What makes nobody sure enough may still be told.
      const sign = !isMet ? "✕" : findings.length === 0 ? "✓" : "–"
      return html`<li class="attack check-item ${isMet ? "" : "fails"}">
        <span class="tick" aria-hidden="true">${sign}</span>
        <div>${heading(words(`attack-${attack}-name`))}
        <p class="figures">${
          complete
            ? words(said, {tried, succeeded, highest: highest === null ? "none" : percent(highest)})
            : words("attack-cut-short")
        }</p>
        <ul class="findings">${findings
          .slice(0, told)
          .map(finding => html`<li class="small">${findingText(finding, {found, ordered: true, attack})}</li>`)}</ul>
        </div></li>`
    })}</ul>`
}
