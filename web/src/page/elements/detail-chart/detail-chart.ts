/// What was coarsened where: for each column a bar of its records, from exact cells to suppressed
/// ones, with its parts written under it, and a table of the numbers.
///
/// Drawn without Plot, as the bars in tables are: the words under a bar break where the page is
/// narrow, which no drawing does.

import {css, html, LitElement, nothing, svg, type TemplateResult} from "lit"
import type {Detail} from "../../../generated/protocol.js"
import {chartStyles} from "../../charts/chart-styles.js"
import {type DetailPart, detailParts, partInWords, partName, partStrength} from "../../charts/detail.js"
import type {Words} from "../words.js"

const height = 14

export class DetailChart extends LitElement {
  static override properties = {columns: {attribute: false}, caption: {attribute: false}, words: {attribute: false}}
  static override styles = [
    chartStyles,
    css`
    .column { padding-block: 8px; }
    .name { margin: 0 0 4px; font-weight: 600; overflow-wrap: anywhere; }
    .parts {
      margin: 4px 0 0; font-size: 0.875rem; line-height: 1.45;
      color: var(--_quiet); font-variant-numeric: tabular-nums;
    }
    .part {
      display: inline-block; padding-inline: 4px; border-radius: 4px;
      border: 1px solid color-mix(in oklab, currentColor 35%, transparent);
    }
    svg { display: block; inline-size: 100%; block-size: ${height}px; overflow: visible; }
    rect { fill: var(--_after); stroke: var(--_surface); stroke-width: 2px; vector-effect: non-scaling-stroke; }
    rect.whole { fill: none; stroke: var(--_quiet); stroke-width: 1px; }
    rect.cells { fill: var(--_quiet); fill-opacity: 0.35; }
    rect.root { fill: none; }
    @media (forced-colors: active) {
      svg { forced-color-adjust: none; }
      rect { stroke: Canvas; }
      rect.whole { stroke: CanvasText; }
    }
  `,
  ]

  /// `shown`: how each level is told, in words.
  declare columns: readonly {
    readonly name: string
    readonly detail: Detail
    readonly shown: readonly string[]
  }[]
  declare caption: string
  declare words: Words

  constructor() {
    super()
    this.columns = []
    this.caption = ""
    this.words = id => id
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.columns.length === 0) return nothing
    const {words} = this
    return html`
      <figure>
        ${this.columns.map(({name, detail, shown}) =>
          this.#column(name, detailParts(detail), detail.levels.length - 1, shown),
        )}
        <details>
          <summary>${words("chart-as-table")}</summary>
          <div class="scroll" tabindex="0" role="group" aria-label=${this.caption}>${this.#table()}</div>
        </details>
      </figure>`
  }

  #column(name: string, parts: readonly DetailPart[], top: number, shown: readonly string[]): TemplateResult {
    return html`
      <div class="column">
        <p class="name">${name}</p>
        <svg viewBox="0 0 100 ${height}" preserveAspectRatio="none" aria-hidden="true">
          ${parts.map(
            part => svg`<rect class=${part.kind} x=${100 * part.start} width=${100 * part.share}
            height=${height} fill-opacity=${partStrength(part, top)}></rect>`,
          )}
          <rect class="whole" width="100" height=${height}></rect>
        </svg>
        <p class="parts">${parts.map(
          part => html`<span class="part">${partInWords(part, shown[part.level] ?? null, this.words)}</span> `,
        )}</p>
      </div>`
  }

  #table(): TemplateResult {
    const {words} = this
    const heights = Math.max(...this.columns.map(({detail}) => detail.levels.length - 1))
    const levels = Array.from({length: heights + 1}, (_, level) => level)
    const ranges = this.columns.some(({detail}) => detail.ranges > 0)
    const cells = this.columns.some(({detail}) => detail["suppressed-cells"] > 0)
    const missing = this.columns.some(({detail}) => (detail.missing ?? 0) > 0)
    const cell = (records: number | undefined): TemplateResult =>
      html`<td>${records === undefined ? "–" : words("chart-number", {n: records})}</td>`
    return html`
      <table>
        <caption>${this.caption}</caption>
        <thead><tr><th scope="col">${words("report-attribute")}</th>${levels.map(
          level => html`<th scope="col">${partName({kind: level === 0 ? "exact" : "level", level}, words)}</th>`,
        )}
          ${
            ranges ? html`<th scope="col">${words("detail-ranges")}</th>` : nothing
          }${cells ? html`<th scope="col">${words("detail-cells")}</th>` : nothing}${
            missing ? html`<th scope="col">${words("detail-missing")}</th>` : nothing
          }</tr></thead>
        <tbody>${this.columns.map(
          ({name, detail}) => html`<tr><th scope="row">${name}</th>${levels.map(level => cell(detail.levels[level]))}
          ${ranges ? cell(detail.ranges) : nothing}${cells ? cell(detail["suppressed-cells"]) : nothing}${
            missing ? cell(detail.missing ?? 0) : nothing
          }</tr>`,
        )}</tbody>
      </table>`
  }
}

customElements.define("detail-chart", DetailChart)

declare global {
  interface HTMLElementTagNameMap {
    "detail-chart": DetailChart
  }
}
