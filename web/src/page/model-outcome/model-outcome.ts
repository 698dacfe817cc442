/// Whether a protection holds: met or not, what is achieved, how many people stand in groups
/// that fail, and the group that decides.

import {html, nothing, type TemplateResult} from "lit"
import type {DecidingClass, ModelOutcome, Recipe} from "../../generated/protocol.js"
import {rounded} from "../report/report-parts.js"
import {inFileOrder} from "../state/recipe.js"
import {recipeOf, type State} from "../state/state.js"
import {cellOf, hasWords, nameOf, words} from "../words.js"
import {achievedText, failingText, sizeOf, unitOf} from "./model-words.js"

/// What is measured: the table as it stands, or what is released.
export type When = "now" | "after"

export function modelOutcome(outcome: ModelOutcome, when: When, state: State): TemplateResult {
  const achieved = achievedText(outcome, words)
  return html`
    <div class=${outcome.holds ? "outcome holds" : "outcome fails"} data-why="met">
      <p><span class="tick" aria-hidden="true">${outcome.holds ? "✓" : "✕"}</span> <strong>${words(
        `outcome-${when}-${outcome.holds ? "met" : "not-met"}`,
      )}</strong>${achieved === "" ? nothing : html` ${achieved}`}</p>
      ${
        outcome.failing === 0
          ? nothing
          : html`<p data-why="failing">${failingText(outcome, when, state.description, words)}</p>`
      }
      ${facets(outcome)}
      ${outcome.deciding === null ? nothing : deciding(outcome, outcome.deciding, recipeOf(state))}
    </div>`
}

/// Further figures of the model, where they were measured.
function facets({facets: found = {}}: ModelOutcome): TemplateResult | typeof nothing {
  const known = Object.entries(found).filter(([name, value]) => value !== null && hasWords(`facet-${name}`))
  return known.length === 0
    ? nothing
    : html`<p class="small">${known.map(
        ([name, value], i) =>
          html`${i === 0 ? "" : " · "}${words("outcome-facet", {
            name: words(`facet-${name}`),
            value: rounded(value ?? 0, words),
          })}`,
      )}</p>`
}

function deciding(
  outcome: ModelOutcome,
  {labels, "equally-weak": several}: DecidingClass,
  recipe: Recipe | null,
): TemplateResult {
  return html`
    <div class="deciding" data-why="deciding">
      <p class="small">${words("outcome-deciding", {
        several,
        records: sizeOf(outcome),
        ...unitOf(outcome),
      })}</p>
      <dl>${inFileOrder(labels, recipe).map(
        ([name, label]) => html`<div><dt>${nameOf(name)}</dt><dd>${cellOf(label)}</dd></div>`,
      )}</dl>
    </div>`
}
