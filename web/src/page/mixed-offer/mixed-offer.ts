/// The best table whose columns mix levels, beside the one that has one level for each: what it
/// keeps, what it costs whoever analyses it, and how to take it.

import {html, nothing, type TemplateResult} from "lit"
import {detailLeft, isLost} from "../outcome/level-words.js"
import {most} from "../outcome/outcome-parts.js"
import {lostOf} from "../outcome/remedies.js"
import {Piece} from "../piece.js"
import {wayName} from "../report/tried-rows.js"
import {keptOf} from "../state/loss.js"
import {type Mixed, mixedBest, mixedTried} from "../state/searches.js"
import {comparisonNow, recipeOf, solutionOf, recordsIn} from "../state/state.js"
import {listUpTo, nameOf, percent, plain, words} from "../words.js"

export class MixedOffer extends Piece {
  protected override render(): TemplateResult | typeof nothing {
    const own = solutionOf(this.state)
    const best = own === null ? null : mixedBest(this.state, own)
    if (own === null) return nothing
    if (best === null) return this.#without(mixedTried(this.state, own))
    const {way, solution} = best
    const kept = keptOf(solution.loss, this.state.description, recipeOf(this.state))
    const {kind} = solution.recoding
    return html`
      <section class="note plain mixed" aria-labelledby="mixed-title" data-why="others">
        <h2 id="mixed-title">${words("mixed-title")}</h2>
        <p>${words(kept === null ? "mixed-loss" : "mixed-kept", {
          kept: kept === null ? plain(solution.loss.value, 4) : percent(kept),
          suppressed: solution.suppressed,
          records: recordsIn(this.state),
          style: recipeOf(this.state)?.suppression.style ?? "drop",
        })} ${kind === "full-domain" ? nothing : words(`others-mixed-${kind}`)}</p>
        ${this.#lost(best)}
        <p class="row"><button type="button"
          @click=${() => this.act({kind: "take-over", way})}>${words("mixed-take")}</button>
          <span class="small">${words("mixed-way", {name: wayName(way, words, [])})}</span></p>
      </section>`
  }

  /// What stands in its place while it is awaited, as large, so that nothing below moves when it comes; or
  /// that it would keep no more.
  #without(tried: "running" | "done" | null): TemplateResult | typeof nothing {
    if (tried === null) return nothing
    return tried === "done"
      ? html`<p class="small" data-why="others">${words("mixed-none")}</p>`
      : html`<section class="note plain mixed awaited" data-why="others"><p>${words("mixed-trying")}</p></section>`
  }

  /// What it would show of the columns of which the table with one level for each shows nothing.
  #lost({columns}: Mixed): TemplateResult | typeof nothing {
    const comparison = comparisonNow(this.state)
    const lost = comparison === null ? [] : lostOf(comparison).map(({name}) => name)
    const kinds = {part: [], nearly: [], none: []} as Record<"part" | "nearly" | "none", string[]>
    for (const column of columns.filter(({name}) => lost.includes(name)))
      kinds[isLost(column) ? "none" : detailLeft(column) === "nearly" ? "nearly" : "part"].push(nameOf(column.name))
    const parts = (["part", "nearly", "none"] as const).filter(kind => kinds[kind].length > 0)
    return parts.length === 0
      ? nothing
      : html`<p>${parts.map(kind => html`${words(`mixed-lost-${kind}`, {names: listUpTo(most, kinds[kind])})} `)}</p>`
  }
}

customElements.define("mixed-offer", MixedOffer)
