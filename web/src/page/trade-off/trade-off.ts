/// What is kept under other k and other suppression limits: curves and a map of both, drawn as it is
/// worked out.
/// One stop for the keyboard; arrows go from pair to pair. A pair is looked at, taken, or pinned and
/// set beside another.

import {html, nothing, type TemplateResult} from "lit"
import type {FrontierPoint} from "../../generated/protocol.js"
import "../elements/frontier-chart/frontier-chart.js"
import type {KeptPoint} from "../elements/frontier-chart/frontier-chart.js"
import {problemNote} from "../notes/problem.js"
import {Piece} from "../piece.js"
import {
  type FrontierState,
  frontierNow,
  isSamePin,
  mostPins,
  type Pair,
  pairOf,
  pairsFor,
  pointAt,
  recodings,
} from "../state/frontier.js"
import {recipeOf} from "../state/state.js"
import {percent, plain, words} from "../words.js"
import {pairName, pointFacts} from "./point-words.js"
import {pinnedTable} from "./pinned.js"

/// Shades of a point with a table, from the most kept to the least.
const shades = 5

type Recoding = FrontierPoint["recoding"]

export class TradeOff extends Piece {
  static override properties = {
    ...Piece.properties,
    recoding: {state: true},
    looked: {state: true},
  }

  /// The way to recode that is shown.
  declare recoding: Recoding
  /// The pair that is looked at.
  declare looked: Pair | null

  constructor() {
    super()
    this.recoding = "full-domain"
    this.looked = null
  }

  protected override render(): TemplateResult | typeof nothing {
    const {state} = this
    const recipe = recipeOf(state)
    if (recipe === null || pairsFor(recipe) === null) return nothing
    const frontier = frontierNow(state.results.frontier, recipe, state.keys)
    return html`
      <details class="more" data-why="trade-off" @toggle=${(event: Event) => {
        if (event.target instanceof HTMLDetailsElement && event.target.open) this.act({kind: "weigh-pairs"})
      }}><summary>${words("trade-off-title")}</summary>
        ${
          frontier === null
            ? html`<p><button type="button" @click=${() => this.act({kind: "weigh-pairs"})}>${words(
                "trade-off-go",
              )}</button></p>`
            : frontier.problem !== null
              ? problemNote(words("trade-off-failed"), frontier.problem)
              : this.#map(frontier, pairOf(recipe))
        }
      </details>`
  }

  #map(frontier: FrontierState, own: Pair | null): TemplateResult {
    const looked = this.looked ?? own
    const kept = frontier.points.flatMap(point => (point.recoding === this.recoding ? [point.kept] : []))
    const known = kept.filter(share => share !== null)
    const [least, most] = [Math.min(...known), Math.max(...known)]
    const {points, k, limits} = frontier
    const all = k.length * limits.length * recodings.length
    return html`
      <p class="small">${words("trade-off-lead")}</p>
      <fieldset class="plain-choices"><legend>${words("trade-off-recoding")}</legend>${recodings.map(
        recoding => html`<label class="check"><input type="radio" name="trade-off-recoding"
          .checked=${recoding === this.recoding} @change=${() => {
            this.recoding = recoding
          }}> ${words(`trade-off-${recoding}`)}</label>`,
      )}</fieldset>
      <p class="small" role="status">${
        frontier.status === "asking"
          ? words("trade-off-asking", {known: points.length, all})
          : words("trade-off-legend")
      }</p>
      ${
        known.length === 0
          ? nothing
          : html`<frontier-chart .k=${k} .limits=${limits} .points=${this.#curve(frontier)} .own=${own}
              .words=${words}></frontier-chart>`
      }
      <div class="scroll" tabindex="-1"><table class="trade-off" @keydown=${(event: KeyboardEvent) =>
        this.#go(event, frontier, looked)}>
        <caption>${words("trade-off-caption")}</caption>
        <thead><tr><th scope="col">${words("trade-off-k")}</th>${limits.map(
          limit => html`<th scope="col" class="figures">${percent(limit)}</th>`,
        )}</tr></thead>
        <tbody>${k.map(
          one =>
            html`<tr><th scope="row" class="figures">${one}</th>${limits.map(limit => {
              const pair = {k: one, limit}
              const point = pointAt(frontier, pair, this.recoding)
              const share = point?.kept ?? null
              const shade =
                share === null
                  ? "fails"
                  : `shade-${most > least ? Math.round(((most - share) / (most - least)) * (shades - 1)) : 0}`
              const [isOwn, isLooked] = [isSame(pair, own), isSame(pair, looked)]
              return html`<td>${this.#button(pair, point, {shade, isOwn, isLooked})}</td>`
            })}</tr>`,
        )}</tbody></table></div>
      ${looked === null ? nothing : this.#looked(frontier, looked, own)}
      ${this.state.pins.length === 0 ? nothing : this.#pinned(frontier)}`
  }

  /// Every pair with what is known of it.
  #curve(frontier: FrontierState): readonly KeptPoint[] {
    return frontier.k.flatMap(k =>
      frontier.limits.map(limit => {
        const point = pointAt(frontier, {k, limit}, this.recoding)
        return {k, limit, kept: point?.kept ?? null, known: point !== null}
      }),
    )
  }

  #button(
    pair: Pair,
    point: FrontierPoint | null,
    {shade, isOwn, isLooked}: {shade: string; isOwn: boolean; isLooked: boolean},
  ): TemplateResult {
    const share = point?.kept ?? null
    const text =
      point === null
        ? words("trade-off-open")
        : point.loss === null
          ? words("trade-off-none")
          : share === null
            ? plain(point.loss, 4)
            : percent(share)
    return html`<button type="button" class="node ${shade}" tabindex=${isLooked ? 0 : -1} aria-pressed=${isLooked}
      aria-label="${pairName(pair)}: ${text}${isOwn ? `, ${words("trade-off-own")}` : ""}" @click=${() => {
        this.looked = pair
      }}>${isOwn ? "★ " : ""}${text}</button>`
  }

  #looked(frontier: FrontierState, pair: Pair, own: Pair | null): TemplateResult {
    const point = pointAt(frontier, pair, this.recoding)
    const isPinned = point !== null && this.state.pins.some(pin => isSamePin(pin, point))
    return html`
      <div class="note plain" role="status">
        <p class="name">${pairName(pair)}</p>
        ${
          point === null
            ? html`<p>${words("trade-off-not-yet")}</p>`
            : html`${pointFacts(this.state, point)}
              <p class="row">${
                point.search === null || point.loss === null || (isSame(pair, own) && point.recoding === "full-domain")
                  ? nothing
                  : html`<button type="button" @click=${() => this.#take(point)}>${words(
                      point.recoding === "mixed" ? "trade-off-take-mixed" : "trade-off-take",
                    )}</button>`
              }<button type="button" class="quiet" aria-pressed=${isPinned} @click=${() =>
                this.act({kind: "pin", pin: point})}>${words("trade-off-pin")}</button></p>`
        }
      </div>`
  }

  /// Those pinned beside each other, as far as they are of what is shown.
  #pinned(frontier: FrontierState): TemplateResult | typeof nothing {
    const pins = this.state.pins.flatMap(pin => pointAt(frontier, pin, pin.recoding) ?? [])
    if (pins.length < mostPins) return html`<p class="small">${words("trade-off-one-pin")}</p>`
    return pinnedTable(this.state, pins)
  }

  #take({k, limit, enough = limit, search}: FrontierPoint): void {
    if (search !== null) this.act({kind: "take-point", pair: {k, limit: enough}, way: search})
  }

  #go(event: KeyboardEvent, {k, limits}: FrontierState, looked: Pair | null): void {
    if (looked === null) return
    const [row, column] = [k.indexOf(looked.k), limits.indexOf(looked.limit)]
    const ways: Readonly<Record<string, readonly [row: number, column: number]>> = {
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      Home: [row, 0],
      End: [row, limits.length - 1],
    }
    const [nextRow, nextColumn] = ways[event.key] ?? [-1, -1]
    const [nextK, nextLimit] = [k[nextRow], limits[nextColumn]]
    if (nextK === undefined || nextLimit === undefined) return
    event.preventDefault()
    this.looked = {k: nextK, limit: nextLimit}
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('.trade-off [tabindex="0"]')?.focus())
  }
}

function isSame(one: Pair, other: Pair | null): boolean {
  return one.k === other?.k && one.limit === other.limit
}

customElements.define("trade-off", TradeOff)
