/// The table as it would be with the settings of this moment: in a sentence, and by its first records
/// before and after.

import {html, nothing, type TemplateResult} from "lit"
import {breakable} from "../breakable.js"
import type {ComparedRows, LossOutcome, Recipe} from "../../generated/protocol.js"
import type {PreviewFound} from "../../shared/calls.js"
import {exampleNote} from "../notes/example-note.js"
import {lostLinks} from "../outcome/lost-columns.js"
import {outcomeHeadline, outcomeNames} from "../outcome/outcome-headline.js"
import {Piece} from "../piece.js"
import {isEmpty, keptOf} from "../state/loss.js"
import {mostPreviewed} from "../state/results.js"
import {exposureLately, recipeOf, recordsIn} from "../state/state.js"
import {cellOf, nameOf, percent, words} from "../words.js"
import {nothingFound, previewNow} from "./preview-now.js"

/// So many columns are shown; all of them under Compare.
const most = 24

/// Searches that come to the table that is shown here, or whose levels it shows.
const same: readonly string[] = ["optimal", "exhaustive", "fixed"]

export class LivingTable extends Piece {
  protected override render(): TemplateResult | typeof nothing {
    const recipe = recipeOf(this.state)
    const now = previewNow(this.state)
    if (recipe === null || now === null) return nothing
    const {value, isGoing} = now
    const found = value?.found ?? null
    const classes = exposureLately(this.state)?.classes ?? 0
    return section(
      html`${classes > mostPreviewed ? html`<p>${words("living-large", {classes})}</p>` : nothing}${
        value === null
          ? html`<p class="small">${words("living-asking")}</p>`
          : found === null
            ? html`<p class="exposed" role="status">${words(nothingFound(recipe, value.spent))}</p>`
            : this.#found(found, recipe, isGoing)
      }`,
      isGoing,
    )
  }

  #found({comparison, rows, left}: PreviewFound, recipe: Recipe, isGoing: boolean): TemplateResult {
    const {loss} = comparison.solution
    const kept = isEmpty(comparison.solution) ? null : keptOf(loss, this.state.description, recipe)
    const all = recordsIn(this.state)
    const example = exampleNote(recipe)
    return html`
      <div role="status">${outcomeHeadline(comparison, recipe, all)}</div>
      ${outcomeNames(comparison, recipe, all)}
      ${lostLinks(comparison, this.state, action => {
        // Whoever takes a remedy goes on here, where its button was.
        this.querySelector<HTMLElement>("#living-title")?.focus({preventScroll: true})
        this.act(action)
      })}
      <p class="small">${kept === null ? nothing : words("find-kept-share", {kept: percent(kept)})}${
        loss.optimal ? nothing : html` ${gapText(loss, kept)}`
      }${isGoing ? html` ${words("living-going")}` : nothing}</p>
      ${
        same.includes(recipe.search.algorithm)
          ? nothing
          : html`<p>${words("living-way", {name: words(`search-${recipe.search.algorithm}-name`)})}</p>`
      }
      ${example === null ? nothing : html`<p class="note plain">${example}</p>`}
      ${rows.after.length === 0 ? nothing : records(rows)}
      ${left.before.length === 0 ? nothing : leftOut(left, comparison.solution.suppressed)}`
  }
}

function section(content: TemplateResult, isGoing = false): TemplateResult {
  return html`
      <section class="living" aria-labelledby="living-title" aria-busy=${isGoing} data-why="living">
        <h2 id="living-title" tabindex="-1">${words("living-title")}</h2>
        ${content}
      </section>`
}

/// How much more another table could keep at most, as far as that is known.
function gapText({value, bound}: LossOutcome, kept: number | null): string {
  if (bound === null || kept === null) return words("living-so-far")
  return words("living-gap", {gap: percent(Math.max(0, value - bound))})
}

/// The first of the records that would be left out, as they are in the file.
function leftOut({columns, before}: ComparedRows, all: number): TemplateResult {
  const title = words("living-left-out", {shown: before.length, all})
  return html`
    <div class="scroll" role="group" tabindex="0" aria-label=${title}>
      <table class="records"><caption>${title}</caption>
        <thead><tr>${columns
          .slice(0, most)
          .map(name => html`<th scope="col">${breakable(nameOf(name))}</th>`)}</tr></thead>
        <tbody>${before.map(
          record => html`<tr>${record.slice(0, most).map(cell => html`<td><s>${cellOf(cell)}</s></td>`)}</tr>`,
        )}</tbody>
      </table>
    </div>`
}

/// The first released records; a cell that changes shows both of what it was and is.
function records({columns, before, after}: ComparedRows): TemplateResult {
  return html`
    <div class="scroll" role="group" tabindex="0" aria-label=${words("living-records")}>
      <table class="records"><caption class="unseen">${words("living-records")}</caption>
        <thead><tr>${columns
          .slice(0, most)
          .map(name => html`<th scope="col">${breakable(nameOf(name))}</th>`)}</tr></thead>
        <tbody>${after.map(
          (record, row) =>
            html`<tr>${record.slice(0, most).map((cell, column) => {
              const was = before[row]?.[column] ?? ""
              return was === cell
                ? html`<td>${cellOf(cell)}</td>`
                : html`<td class="changed"><span class="small">${cellOf(was)}</span><br><span
                  aria-hidden="true">→ </span><span class="unseen">${words("compare-is")}</span><strong>${cellOf(
                    cell,
                  )}</strong></td>`
            })}</tr>`,
        )}</tbody>
      </table>
    </div>
    ${
      columns.length > most
        ? html`<p class="small">${words("living-columns", {shown: most, all: columns.length})}</p>`
        : nothing
    }`
}

customElements.define("living-table", LivingTable)
