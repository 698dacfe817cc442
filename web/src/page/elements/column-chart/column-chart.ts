/// How the values of one column are spread, small enough for a cell of a table.
///
/// Drawn without Plot: a table may have two thousand of these, and what is needed is a
/// few rectangles and labels that end in "…" where the cell does.

import {css, html, LitElement, nothing, svg, type TemplateResult} from "lit"
import type {Distribution} from "../../../generated/protocol.js"
import {type Shown, shownDistribution} from "../../charts/bins.js"
import {shown} from "../../direction.js"
import type {Words} from "../words.js"

const lines = 3
const binHeight = 26

export class ColumnChart extends LitElement {
  static override properties = {distribution: {attribute: false}, words: {attribute: false}}
  static override styles = css`
    :host {
      display: block;
      inline-size: 160px;
      max-inline-size: 100%;
      font: 12px/14px system-ui, sans-serif;
      font-variant-numeric: tabular-nums;
      --_bar: color-mix(in oklab, currentColor 16%, transparent);
      --_quiet: color-mix(in oklab, currentColor 72%, transparent);
    }
    :host([hidden]) { display: none; }
    .line { position: relative; display: flex; gap: 8px; justify-content: space-between; padding-inline: 3px; }
    .line + .line { margin-block-start: 1px; }
    .line svg { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; }
    .line span { position: relative; }
    .label { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-inline-size: 0; }
    .quiet { color: var(--_quiet); }
    rect { fill: var(--_bar); }
    .bins {
      display: block; inline-size: 100%; block-size: ${binHeight}px;
      border-block-end: 1px solid var(--_quiet); box-sizing: border-box;
    }
    .bins rect { fill: color-mix(in oklab, currentColor 45%, transparent); }
    .ends { display: flex; flex-wrap: wrap; gap: 0 8px; justify-content: space-between; }
    .ends span { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; }
    .ends span:last-child { margin-inline-start: auto; }
    @media (forced-colors: active) {
      :host { --_quiet: CanvasText; }
      svg { forced-color-adjust: none; }
      rect, .bins rect { fill: Canvas; stroke: GrayText; stroke-width: 1px; vector-effect: non-scaling-stroke; }
    }
  `

  /// The distribution; nothing is drawn without one.
  declare distribution: Distribution | null
  /// Where words come from.
  declare words: Words

  constructor() {
    super()
    this.distribution = null
    this.words = id => id
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.distribution === null) return nothing
    const drawn = shownDistribution(this.distribution, lines)
    return html`<div role="img"
      aria-label=${this.sentence(drawn)}>${drawn.kind === "bars" ? this.bars(drawn) : this.bins(drawn)}</div>`
  }

  private sentence(shown: Shown): string {
    const {words} = this
    if (shown.kind === "histogram") {
      const most = Math.max(...shown.bins)
      const index = shown.bins.indexOf(most)
      const width = (shown.to - shown.from) / Math.max(1, shown.bins.length)
      return words("chart-column-histogram", {
        from: shown.from,
        to: shown.to,
        records: most,
        low: shown.from + index * width,
        high: shown.from + (index + 1) * width,
      })
    }
    if (shown.bars.length === 0) return words("chart-column-all-differ", {others: shown.others})
    const values = shown.bars
      .map(({label, records}) =>
        words("chart-column-value", {label: label === "" ? words("chart-column-empty") : label, records}),
      )
      .join(", ")
    return words(shown.others > 0 ? "chart-column-bars-others" : "chart-column-bars", {
      values,
      others: shown.others,
      records: shown.otherRecords,
    })
  }

  private bars(drawn: Extract<Shown, {kind: "bars"}>): TemplateResult | TemplateResult[] {
    const {words} = this
    if (drawn.bars.length === 0)
      return html`<div class="line quiet">${words("chart-column-all-differ", {others: drawn.others})}</div>`
    const whole = Math.max(1, drawn.otherRecords, ...drawn.bars.map(bar => bar.records))
    const line = (label: string, records: number, quiet: boolean): TemplateResult => html`
      <div class="line">
        <svg viewBox="0 0 100 1" preserveAspectRatio="none"><rect width=${(100 * records) / whole}
          height="1"></rect></svg>
        <span class=${quiet ? "label quiet" : "label"}>${label}</span><span>${words("chart-number", {
          n: records,
        })}</span>
      </div>`
    return [
      ...drawn.bars.map(({label, records}) =>
        label === "" ? line(words("chart-column-empty"), records, true) : line(shown(label), records, false),
      ),
      ...(drawn.others > 0
        ? [line(words("chart-column-others", {others: drawn.others}), drawn.otherRecords, true)]
        : []),
    ]
  }

  private bins(shown: Extract<Shown, {kind: "histogram"}>): TemplateResult {
    const {words} = this
    const most = Math.max(1, ...shown.bins)
    const width = 100 / Math.max(1, shown.bins.length)
    return html`
      <svg class="bins" viewBox="0 0 100 ${binHeight}" preserveAspectRatio="none">
        ${shown.bins.map(
          (records, i) => svg`<rect x=${i * width} width=${width * 0.9}
          y=${binHeight * (1 - records / most)} height=${(binHeight * records) / most}></rect>`,
        )}
      </svg>
      <div class="ends"><span>${words("chart-axis-number", {
        n: shown.from,
      })}</span><span>${words("chart-axis-number", {n: shown.to})}</span></div>`
  }
}

customElements.define("column-chart", ColumnChart)

declare global {
  interface HTMLElementTagNameMap {
    "column-chart": ColumnChart
  }
}
