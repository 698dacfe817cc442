/// Shares by name, before and after: bars that are small enough to stand beside a text.

import {ruleX} from "@observablehq/plot"
import {ChartElement, type ChartTable} from "../../charts/chart-element.js"
import {colour, draw} from "../../charts/draw.js"
import {pairedBars, rowHeight} from "../../charts/paired-bars.js"

export interface Share {
  readonly name: string
  /// From 0 to 1; null where it is not known.
  readonly before: number | null
  readonly after: number | null
}

export class ShareChart extends ChartElement {
  static override properties = {
    ...ChartElement.properties,
    shares: {attribute: false},
    caption: {attribute: false},
    most: {attribute: false},
  }

  declare shares: readonly Share[]
  /// What the shares are of.
  declare caption: string
  /// The end of the scale; null for the largest share.
  declare most: number | null

  constructor() {
    super()
    this.shares = []
    this.caption = ""
    this.most = null
  }

  protected override sentence(): string {
    if (this.shares.length === 0) return ""
    const said = this.shares.map(({name, before, after}) =>
      [
        ...(before === null ? [] : [this.words("chart-share-said", {name, share: 100 * before})]),
        ...(after === null ? [] : [this.words("chart-share-after", {share: 100 * after})]),
      ].join(", "),
    )
    return this.caption + this.words("between-name") + said.join(this.words("between-clauses"))
  }

  protected override heading(): string {
    return this.caption
  }

  protected override drawing(width: number): Element {
    const {words} = this
    const bars = this.shares
      .flatMap(({name, before, after}) => [
        ...(before === null ? [] : [{name, when: "before" as const, share: before}]),
        ...(after === null ? [] : [{name, when: "after" as const, share: after}]),
      ])
      .map(bar => ({...bar, label: words("report-percent", {n: 100 * bar.share})}))
    const series = ["before", "after"].filter(when => bars.some(bar => bar.when === when))
    const tall = rowHeight(series)
    const left = Math.min(width / 2, 12 + 7 * Math.max(...this.shares.map(({name}) => name.length)))
    const most = this.most ?? Math.max(1e-9, ...bars.map(bar => bar.share))
    return draw({
      width,
      height: this.shares.length * tall + 8,
      marginTop: 0,
      marginBottom: 8,
      marginLeft: left,
      marginRight: 64,
      x: {axis: null, domain: [0, most]},
      y: {axis: null, domain: series, padding: 0.1},
      fy: {domain: this.shares.map(({name}) => name), padding: 8 / tall, label: null},
      marks: [...pairedBars(bars, "name", "share"), ruleX([0], {stroke: colour.quiet})],
    })
  }

  protected override table(): ChartTable {
    const {words} = this
    const cell = (share: number | null): string =>
      share === null ? words("report-none") : words("report-percent", {n: 100 * share})
    const after = this.shares.some(share => share.after !== null)
    return {
      caption: this.caption,
      head: [words("report-measure"), words("report-before"), ...(after ? [words("report-after")] : [])],
      rows: this.shares.map(share => [share.name, cell(share.before), ...(after ? [cell(share.after)] : [])]),
    }
  }
}

customElements.define("share-chart", ShareChart)

declare global {
  interface HTMLElementTagNameMap {
    "share-chart": ShareChart
  }
}
