/// Compare: what the release keeps and what it costs, column by column, record by record
/// and person by person.

import {html, nothing, type TemplateResult} from "lit"
import {breakable} from "../breakable.js"
import type {ComparedColumn, Comparison, Recipe} from "../../generated/protocol.js"
import "../elements/class-size-chart/class-size-chart.js"
import "../class-table/class-table.js"
import "../left-out-list/left-out-list.js"
import "../record-browser/record-browser.js"
import "../elements/risk-chart/risk-chart.js"
import "../group-change/group-change.js"
import {detailView} from "./detail.js"
import {protectionsAfter, usefulness} from "./evaluation.js"
import {riskTable} from "./risk-table.js"
import {exampleNote} from "../notes/example-note.js"
import {perturbedWords} from "../model-outcome/perturbed-words.js"
import {blockedNote, primaryAction} from "../notes/blocked.js"
import {isGuarded, markerOf} from "../outcome/as-in-file.js"
import {countedKept, detailLeft, exampleOf, isLost, levelWords, lostWords} from "../outcome/level-words.js"
import {outcomeHeadline, outcomeNames} from "../outcome/outcome-headline.js"
import {problemNote, remedy} from "../notes/problem.js"
import {Piece} from "../piece.js"
import "../plain-words/plain-words.js"
import type {Sources} from "../sources.js"
import {keptOf} from "../state/loss.js"
import {attributeOf, kOf} from "../state/recipe.js"
import {blocked, comparisonNow, recipeOf, resultNow, recordsIn} from "../state/state.js"
import {cellOf, count, nameOf, percent, plain, words} from "../words.js"

/// So many columns are shown at once.
const columnsAtOnce = 40

export class CompareStep extends Piece {
  static override properties = {...Piece.properties, sources: {attribute: false}, shown: {state: true}}

  declare sources: Sources
  /// How many columns are shown; more on request.
  declare private shown: number

  constructor() {
    super()
    this.shown = columnsAtOnce
  }

  protected override render(): TemplateResult {
    const {state} = this
    const missing = blocked(state, "compare")
    const comparison = comparisonNow(state)
    const problem = state.results.comparison?.problem ?? null
    return html`
      <div class="work wide">
        <h1 tabindex="-1">${words("compare-title")}</h1>
        <plain-words .state=${this.state} .step=${"compare"}></plain-words>
        ${
          missing !== null
            ? blockedNote(missing, action => this.act(action))
            : comparison !== null
              ? this.#comparison(comparison)
              : problem !== null
                ? problemNote(
                    words("compare-failed"),
                    problem,
                    remedy(problem, action => this.act(action)),
                  )
                : html`<p class="lead">${words("line-measuring-after")}</p>`
        }
      </div>
      ${
        comparison === null
          ? nothing
          : primaryAction(words("compare-next"), () => this.act({kind: "go", step: "attack"}))
      }`
  }

  #comparison(comparison: Comparison): TemplateResult {
    const {solution, before, after, counted} = comparison
    const recipe = recipeOf(this.state)
    const records = recordsIn(this.state)
    const columnNames = resultNow(this.state, "firstCompared")?.value?.columns ?? null
    const starred = recipe?.suppression.style === "star"
    const released = starred ? records : records - solution.suppressed
    const kept = keptOf(solution.loss, this.state.description, recipe)
    const example = recipe === null ? null : exampleNote(recipe)
    // Measured with more patience than a screen has.
    const report = resultNow(this.state, "evaluation")?.value ?? null
    // What was made coarser is what one comes to see.
    const columns =
      comparison.columns.length <= columnsAtOnce
        ? comparison.columns
        : comparison.columns.toSorted((a, b) => Number(a.level === null) - Number(b.level === null))
    return html`
      ${
        recipe === null
          ? nothing
          : html`${outcomeHeadline(comparison, recipe, records)}${outcomeNames(comparison, recipe, records)}`
      }
      <dl class="pairs">
        ${pair("alone", words("compare-alone"), count(before["sample-uniques"]), count(after?.["sample-uniques"] ?? 0))}
        ${pair(
          "risk",
          words("compare-worst"),
          words("one-in", {n: plain(1 / before.prosecutor.max, 1)}),
          after === null ? words("compare-nothing-left") : words("one-in", {n: plain(1 / after.prosecutor.max, 1)}),
        )}
        ${pair(
          "suppression",
          words("compare-records"),
          count(records),
          count(released),
          solution.suppressed === 0
            ? words("compare-none-left-out")
            : words(starred ? "compare-starred" : "compare-left-out", {
                suppressed: solution.suppressed,
                share: percent(solution.suppressed / records),
              }),
        )}
        ${
          after === null
            ? nothing
            : pair(
                "kept",
                words("compare-kept"),
                percent(1),
                kept === null ? words("compare-loss", {loss: plain(solution.loss.value, 4)}) : percent(kept),
              )
        }
      </dl>
      ${
        counted["lost-some"] === null
          ? nothing
          : html`<p class="small" data-why="records-entity">${words("compare-lost", {
              some: counted["lost-some"],
              all: counted["lost-all"] ?? 0,
              persons: counted.persons ?? 0,
            })}</p>`
      }
      ${protectionsAfter(this.state, resultNow(this.state, "evaluation"), action => this.act(action))}
      ${detailView(solution.recoding, this.state)}
      <section aria-labelledby="compare-columns">
        <h2 id="compare-columns">${words("compare-columns")}</h2>
        <ul class="compared">${columns.slice(0, this.shown).map(column => html`<li>${this.#column(column)}</li>`)}</ul>
        ${
          columns.length > this.shown
            ? html`<p class="row"><button type="button" @click=${() => {
                this.shown += columnsAtOnce
              }}>${words("compare-more-columns", {
                count: Math.min(columnsAtOnce, columns.length - this.shown),
              })}</button>
          <span class="small figures">${words("describe-shown", {shown: this.shown, all: columns.length})}</span></p>`
            : nothing
        }
      </section>
      <section aria-labelledby="compare-rows" data-why="compare-rows">
        <h2 id="compare-rows">${words("compare-rows")}</h2>
        ${example === null ? nothing : html`<p class="note plain">${example}</p>`}
        ${
          columnNames === null
            ? nothing
            : html`<record-browser .sources=${this.sources} .table=${comparison} .columns=${this.#columns(
                columnNames,
                comparison,
              )} .released=${recipe?.records?.count === undefined ? released : null}></record-browser>`
        }
      </section>
      <section aria-labelledby="compare-near">
        <h2 id="compare-near">${words("compare-near")}</h2>
        <p class="small">${words("compare-near-text")}</p>
        <class-table .sources=${this.sources} .table=${comparison}></class-table>
        <left-out-list .sources=${this.sources} .table=${comparison} .suppressed=${solution.suppressed}
          .starred=${starred} .share=${kept !== null}></left-out-list>
      </section>
      <section aria-labelledby="compare-risk">
        <h2 id="compare-risk">${words("compare-risk")}</h2>
        <div class="charts">
          <div data-why="class-sizes"><class-size-chart .sizesBefore=${before["class-sizes"]}
            .sizesAfter=${after?.["class-sizes"] ?? null} .k=${
              recipe === null ? null : kOf(recipe)
            } .words=${words}></class-size-chart></div>
          <div data-why="risk"><risk-chart .sizesBefore=${before["class-sizes"]} .sizesAfter=${
            after?.["class-sizes"] ?? null
          } .threshold=${recipe?.risk.threshold ?? 0} .words=${words}></risk-chart></div>
        </div>
        ${riskTable(report?.risk.before ?? before, report?.risk.after ?? after, report, recipe, {
          answer: resultNow(this.state, "special"),
          seek: () => this.act({kind: "seek-special"}),
        })}
      </section>
      ${usefulness(resultNow(this.state, "evaluation"), recipe)}`
  }

  #columns(names: readonly string[], comparison: Comparison): {name: string; role?: string}[] {
    return names.map(name => {
      const role = comparison.columns.find(column => column.name === name)?.role
      return role === undefined ? {name: nameOf(name)} : {name: nameOf(name), role: words(`role-${role}`)}
    })
  }

  #column(column: ComparedColumn): TemplateResult {
    const {name, role, level, height, loss, detail} = column
    const recipe = recipeOf(this.state)
    const perturb = recipe === null ? undefined : attributeOf(recipe, name)?.perturb
    return html`
      <article class="compared-column ${role}" data-why="role-${role}" data-why-of=${name}>
        <div><h3>${breakable(nameOf(name))}</h3><p class="small"><span class="dot ${role}"
          aria-hidden="true"></span>${words(`role-${role}`)}</p></div>
        ${
          role === "identifier"
            ? html`<p>${words("compare-removed")}</p>`
            : column.perturbed === true
              ? html`<p>${words("compare-perturbed", {
                  how: perturb === undefined ? "" : perturbedWords(perturb, words),
                })}</p>`
              : (level === null && detail === null) || height === null
                ? html`
            <div><p>${words("compare-unchanged", {
              values: column["values-after"],
              before: column["values-before"],
              gone: column["values-before"] - column["values-after"],
            })}</p>${recipe === null ? nothing : changesOf(column, recipe)}</div>
            ${
              column.groups.length === 0
                ? nothing
                : html`<group-change .name=${nameOf(name)} .groups=${column.groups}
                  .others=${column.others}></group-change>`
            }`
                : html`
            <div data-why="levels" data-why-of=${name}>
              <p>${
                isLost(column)
                  ? html`<strong class="exposed">${lostWords(column)}</strong>`
                  : detail !== null && detailLeft(column) !== "exact"
                    ? words("detail-mixed")
                    : levelWords(
                        recipe === null ? undefined : attributeOf(recipe, name)?.hierarchy,
                        level ?? 0,
                        column["values-after"],
                        column,
                      )
              }</p>
              <p class="figures small">${level === null ? nothing : exampleOf(column, level)}</p>
              <p class="figures small">${words("compare-groups", {
                before: column["values-before"],
                after: column["values-after"],
              })}</p>
              ${recipe === null ? nothing : changesOf(column, recipe)}
              ${
                comparisonNow(this.state)?.after == null
                  ? nothing
                  : html`<meter class="loss" min="0" max="1" value=${1 - (loss ?? 0)}
                aria-label=${words("compare-column-kept", {name: nameOf(name)})}></meter>
              <p class="figures small">${words(
                countedKept(column) === null ? "compare-column-kept-share" : "compare-column-kept-counted",
                {kept: percent(1 - (loss ?? 0))},
              )}</p>`
              }
            </div>
            <group-change .name=${nameOf(name)} .groups=${column.groups}
              .others=${column.others}></group-change>`
        }
      </article>`
  }
}

/// What is not as in the file of a column.
function changesOf(column: ComparedColumn, recipe: Recipe): TemplateResult {
  const isExact = column.height === null || detailLeft(column) === "exact"
  return html`
    ${isGuarded(column, recipe) ? html`<p class="small">${words("compare-guarded")}</p>` : nothing}
    ${
      isExact && column["rewrites-missing"]
        ? html`<p class="small">${words("compare-missing-as", {marker: cellOf(markerOf(recipe))})}</p>`
        : nothing
    }`
}

function pair(why: string, name: string, before: string, after: string, note?: string): TemplateResult {
  return html`<div class="pair" data-why=${why}><dt>${name}</dt><dd class="was"><span class="unseen">${words(
    "compare-was",
  )}</span>${before}</dd><dd class="is"><span class="unseen">${words("compare-is")}</span><span class="arrow"
    aria-hidden="true">→</span>${after}</dd>${
      note === undefined ? nothing : html`<dd class="small note-line">${note}</dd>`
    }</div>`
}

customElements.define("compare-step", CompareStep)
