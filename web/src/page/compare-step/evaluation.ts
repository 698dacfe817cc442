/// What the release would measure: each protection with the group that decides, and whether an
/// analysis is still possible.

import {html, nothing, type TemplateResult} from "lit"
import {breakable} from "../breakable.js"
import type {Recipe, Report, Utility} from "../../generated/protocol.js"
import "../association-table/association-table.js"
import {modelOutcome} from "../model-outcome/model-outcome.js"
import {askedText} from "../model-outcome/model-words.js"
import {problemNote} from "../notes/problem.js"
import {rounded} from "../report/report-parts.js"
import {utilityOfAttributes, utilityRows} from "../report/utility-rows.js"
import type {Act} from "../state/actions.js"
import type {Answer} from "../state/results.js"
import {type State, recordsIn} from "../state/state.js"
import {nameOf, words} from "../words.js"

export function protectionsAfter(state: State, evaluation: Answer<Report> | null, act: Act): TemplateResult {
  const report = evaluation?.value ?? null
  return html`
    <section aria-labelledby="compare-protections" data-why="protections">
      <h2 id="compare-protections">${words("compare-protections")}</h2>
      ${
        report !== null
          ? html`<ul class="met">${report.models.map(
              outcome => html`
          <li data-why="model-${outcome.model}"><h3>${words(
            `model-${outcome.model}-danger`,
          )} <span class="term">${words(
            `model-${outcome.model}-name`,
          )}${words("between-name")}${askedText(outcome, words)}</span></h3>
          ${modelOutcome(outcome, "after", state)}</li>`,
            )}</ul>`
          : evaluation?.problem != null
            ? problemNote(words("compare-failed"), evaluation.problem)
            : evaluation !== null
              ? html`<p>${words("line-measuring-after")}</p>`
              : html`<p>${words("evaluate-text", {
                  records: recordsIn(state),
                })}</p><p><button type="button"
                  @click=${() => act({kind: "evaluate"})}>${words("evaluate-go")}</button></p>`
      }
    </section>`
}

export function usefulness(evaluation: Answer<Report> | null, recipe: Recipe | null): TemplateResult | typeof nothing {
  const utility = evaluation?.value?.utility ?? null
  if (utility === null) return nothing
  return html`
    <section aria-labelledby="compare-useful" data-why="usefulness">
      <h2 id="compare-useful">${words("compare-useful")}</h2>
      <p>${words("compare-useful-text")}</p>
      ${
        utility.associations === null
          ? html`<p>${words("associations-skipped")}</p>`
          : utility.associations.length === 0
            ? nothing
            : html`<div data-why="associations"><h3>${words("associations-title")}</h3><p class="small">${words(
                "associations-text",
              )}</p><association-table .associations=${utility.associations}></association-table></div>`
      }
      <details class="more" data-why="utility">
        <summary>${words("utility-title")}</summary>
        <dl class="measures-list">${utilityRows(utility, words).map(
          ({name, means, value}) =>
            html`<div><dt>${name}<span class="small">${means}</span></dt><dd class="figures">${value}</dd></div>`,
        )}</dl>
        ${attributes(utility, recipe)}
      </details>
    </section>`
}

/// The same column by column, for measures that are made of columns.
function attributes(utility: Utility, recipe: Recipe | null): TemplateResult | typeof nothing {
  const {measures, rows} = utilityOfAttributes(utility, recipe)
  if (measures.length === 0) return nothing
  return html`
    <h3>${words("utility-columns")}</h3>
    <div class="scroll" role="group" tabindex="0" aria-label=${words("utility-columns")}>
      <table class="records"><caption class="unseen">${words("utility-columns")}</caption>
        <thead><tr><th scope="col">${words("report-attribute")}</th>${measures.map(
          measure => html`<th scope="col"
          class="figures">${words(`short-${measure}`)}</th>`,
        )}</tr></thead>
        <tbody>${rows.map(
          ({name, values}) =>
            html`<tr><th scope="row"><span class="heading">${breakable(nameOf(name))}</span></th>${values.map(
              value => html`<td class="figures">${value === null ? "–" : rounded(value, words)}</td>`,
            )}</tr>`,
        )}</tbody>
      </table>
    </div>`
}
