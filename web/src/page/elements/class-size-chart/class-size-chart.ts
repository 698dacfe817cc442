/// How many people look like how many others, before and after.

import {frame, ruleX, text} from "@observablehq/plot"
import {type ClassSizes, people, sizeGroups, type SizeGroup} from "../../charts/bins.js"
import {ChartElement, type ChartTable} from "../../charts/chart-element.js"
import {colour, draw} from "../../charts/draw.js"
import {pairedBars, rowHeight} from "../../charts/paired-bars.js"
import {sizeLabel} from "../../charts/size-label.js"

export class ClassSizeChart extends ChartElement {
  static override properties = {
    ...ChartElement.properties,
    sizesBefore: {attribute: false},
    sizesAfter: {attribute: false},
    k: {type: Number},
  }

  /// Classes of the table as read; null if not known.
  declare sizesBefore: ClassSizes | null
  /// Classes of the release; null if there is none yet.
  declare sizesAfter: ClassSizes | null
  /// The smallest class allowed; null if none was asked for.
  declare k: number | null

  constructor() {
    super()
    this.sizesBefore = null
    this.sizesAfter = null
    this.k = null
  }

  protected override sentence(): string {
    const {sizesBefore: before, sizesAfter: after, k, words} = this
    const said = (when: "before" | "after", sizes: ClassSizes | null): string =>
      sizes === null
        ? ""
        : words(`chart-sizes-${when}`, {
            people: people(sizes),
            alone: sizeGroups(sizes, k)[0]?.people ?? 0,
            small: people(sizes.filter(([size]) => size < (k ?? 2))),
            k: k ?? 2,
          })
    return [said("before", before), said("after", after)].filter(part => part !== "").join(" ")
  }

  protected override heading(): string {
    return this.words("chart-sizes-heading")
  }

  protected override drawing(width: number): Element {
    const {k, words} = this
    const series = this.series()
    const bars = series.flatMap(({when, groups}) =>
      groups.map((group, row) => ({
        when,
        row: sizeLabel(group, words),
        people: group.people,
        label: words(row === 0 ? `chart-n-${when}` : "chart-number", {n: group.people}),
      })),
    )
    const groups = series[0]?.groups ?? []
    const rows = groups.map(group => sizeLabel(group, words))
    const enough = k === null ? undefined : groups.find(group => group.least === k)
    const marginTop = 4
    const left = 88
    // Room for the longest label beyond the longest bar.
    const right = 16 + 7 * Math.max(...bars.map(bar => bar.label.length))
    const tall = rowHeight(series)
    return draw({
      width,
      height: marginTop + rows.length * tall + 8,
      marginTop,
      marginBottom: 8,
      marginLeft: left,
      marginRight: right,
      x: {axis: null, domain: [0, Math.max(1, ...bars.map(bar => bar.people))]},
      y: {axis: null, domain: series.map(({when}) => when), padding: 0.1},
      fy: {domain: rows, padding: 8 / tall, label: null},
      marks: [
        ...pairedBars(bars, "row", "people", bar => (bar.people === 0 ? colour.quiet : colour.text)),
        ruleX([0], {stroke: colour.quiet}),
        ...(enough === undefined
          ? []
          : [
              frame({
                fy: sizeLabel(enough, words),
                anchor: "top",
                dy: -4,
                insetLeft: -left,
                insetRight: -right,
                stroke: colour.text,
                strokeDasharray: "4 3",
              }),
              text([words("chart-k-line", {k: enough.least})], {
                fy: [sizeLabel(enough, words)],
                frameAnchor: "top-right",
                textAnchor: "end",
                dx: right,
                dy: -20,
                fontSize: 12,
                fontWeight: 600,
                stroke: colour.surface,
                strokeWidth: 4,
                fill: colour.text,
              }),
            ]),
      ],
    })
  }

  protected override table(): ChartTable {
    const {words} = this
    const series = this.series()
    return {
      caption: words("chart-sizes-caption"),
      head: [words("chart-size-axis"), ...series.map(({when}) => words(`chart-people-${when}`))],
      rows: (series[0]?.groups ?? []).map((group, row) => [
        sizeLabel(group, words),
        ...series.map(({groups}) => words("chart-number", {n: groups[row]?.people ?? 0})),
      ]),
    }
  }

  private series(): {when: "before" | "after"; groups: SizeGroup[]}[] {
    const {sizesBefore: before, sizesAfter: after, k} = this
    return [
      ...(before === null ? [] : [{when: "before" as const, groups: sizeGroups(before, k)}]),
      ...(after === null ? [] : [{when: "after" as const, groups: sizeGroups(after, k)}]),
    ]
  }
}

customElements.define("class-size-chart", ClassSizeChart)

declare global {
  interface HTMLElementTagNameMap {
    "class-size-chart": ClassSizeChart
  }
}
