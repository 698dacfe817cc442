/// Every measure of risk before and, unless only the table itself is measured, after, with its
/// picture where there is more than one number.

import {html, nothing, type TemplateResult} from "lit"
import type {Recipe, Report, RiskFigures, SpecialUniques} from "../../generated/protocol.js"
import {own} from "../../shared/own.js"
import "../elements/share-chart/share-chart.js"
import type {Share} from "../elements/share-chart/share-chart.js"
import {riskRows, riskText} from "../report/risk-rows.js"
import type {Answer} from "../state/results.js"
import {inFileOrder} from "../state/recipe.js"
import {list, nameOf, words} from "../words.js"

/// Special uniques that are sought by themselves, and how to seek them.
export interface Special {
  readonly answer: Answer<SpecialUniques> | null
  seek(): void
}

export function riskTable(
  before: RiskFigures,
  after: RiskFigures | null | undefined,
  report: Report | null,
  recipe: Recipe | null,
  special: Special | null = null,
): TemplateResult {
  const rows = riskRows([before, after ?? null], words)
  const isMeasured = after !== undefined && after !== null
  const sought = report?.risk.before?.["special-uniques"] ?? special?.answer?.value ?? null
  return html`
    <div class="scroll" role="group" tabindex="0" aria-label=${words("compare-risk-table")}>
      <table class="records measures">
        <caption class="unseen">${words("compare-risk-table")}</caption>
        <thead><tr><th scope="col">${words("report-measure")}</th><th scope="col"
          class="figures">${words(after === undefined ? "report-now" : "report-before")}</th>${
            isMeasured ? html`<th scope="col" class="figures">${words("report-after")}</th>` : nothing
          }</tr></thead>
        <tbody>${rows.map(
          row => html`<tr data-why=${row.why}><th scope="row">${words(`report-${row.id}`)}<span class="small">${words(
            `report-${row.id}-note`,
          )}</span></th>
          <td class="figures">${riskText(row, before, null, words)}</td>${
            isMeasured ? html`<td class="figures">${riskText(row, after, before, words)}</td>` : nothing
          }</tr>`,
        )}</tbody>
      </table>
    </div>
    ${after === null ? html`<p>${words("compare-risk-nothing")}</p>` : nothing}
    ${populationChart(before, after ?? null)}
    ${
      report === null && special === null
        ? nothing
        : specialUniques(sought, report?.risk.after?.["special-uniques"] ?? null, recipe, special)
    }`
}

function populationChart(
  {"population-uniques": before}: RiskFigures,
  after: RiskFigures | null,
): TemplateResult | typeof nothing {
  if (before === null) return nothing
  const estimators = ["dankar", "pitman", "zayatz", "slide-negative-binomial"] as const
  const shares: Share[] = estimators.map(id => ({
    name: words(`choice-estimator-${id}`),
    before: before[id],
    after: after?.["population-uniques"]?.[id] ?? null,
  }))
  return html`<div data-why="population-uniques"><share-chart .shares=${shares}
    .caption=${words("population-uniques-caption")} .words=${words}></share-chart></div>`
}

/// Behind a click: it names records, by their numbers.
function specialUniques(
  before: SpecialUniques | null,
  after: SpecialUniques | null,
  recipe: Recipe | null,
  special: Special | null,
): TemplateResult {
  // Without a sampling fraction no score is a risk.
  const hasRisk = before?.largest.some(one => one["dis-score"] !== null) === true
  return html`
    <details class="more" data-why="special-uniques">
      <summary>${words("special-title")}</summary>
      ${
        before !== null
          ? html`<p>${
              after === null
                ? words("special-text-before", {before: before.records})
                : words("special-text", {before: before.records, after: after.records})
            }</p>`
          : special?.answer?.status === "asking"
            ? html`<p>${words("special-asking")}</p>`
            : special?.answer?.status === "done"
              ? html`<p>${words("special-none")}</p>`
              : html`<p>${words("special-skipped")}</p>${
                  special === null
                    ? nothing
                    : html`<p><button type="button"
                @click=${special.seek}>${words("special-go")}</button></p>`
                }`
      }
      ${
        before === null || before.records === 0
          ? nothing
          : html`
        <share-chart .shares=${contributions(before, after, recipe)} .caption=${words("special-contributions")}
          .words=${words}></share-chart>
        <div class="scroll" role="group" tabindex="0" aria-label=${words("special-largest")}>
          <table class="records special"><caption class="unseen">${words("special-largest")}</caption>
            <thead><tr><th scope="col">${words("special-record")}</th><th scope="col"
              class="figures">${words("special-score")}</th>${
                hasRisk ? html`<th scope="col" class="figures">${words("special-risk")}</th>` : nothing
              }<th scope="col">${words("special-sets")}</th></tr></thead>
            <tbody>${before.largest.map(
              one => html`<tr><th scope="row">${one.record}</th><td class="figures">${words("model-number", {
                n: one.score,
              })}</td>
              ${
                hasRisk
                  ? html`<td class="figures">${
                      one["dis-score"] === null
                        ? words("report-none")
                        : words("report-percent", {n: 100 * one["dis-score"]})
                    }</td>`
                  : nothing
              }
              <td>${one.sets.map(set => list(set.map(nameOf))).join(words("between-clauses"))}</td></tr>`,
            )}</tbody>
          </table>
        </div>`
      }
    </details>`
}

function contributions(before: SpecialUniques, after: SpecialUniques | null, recipe: Recipe | null): readonly Share[] {
  return inFileOrder(before.contributions, recipe).map(([name, share]) => ({
    name: nameOf(name),
    before: share,
    after: after === null || after.records === 0 ? null : (own(after.contributions, name) ?? null),
  }))
}
