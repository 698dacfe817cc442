/// The share of records above each risk of being singled out, before and after.

import {axisY, dot, line, ruleX, ruleY, text} from "@observablehq/plot"
import {type ClassSizes, people, peopleAbove, percentOf, riskSteps} from "../../charts/bins.js"
import {ChartElement, type ChartTable} from "../../charts/chart-element.js"
import {colour, draw} from "../../charts/draw.js"

/// Risks are spoken of as "1 in n".
const spoken = [100, 50, 20, 10, 5, 3, 2, 1]
const least = 0.01
const margin = {top: 28, right: 24, bottom: 28, left: 44}

export class RiskChart extends ChartElement {
  static override properties = {
    ...ChartElement.properties,
    sizesBefore: {attribute: false},
    sizesAfter: {attribute: false},
    threshold: {type: Number},
  }

  /// Classes of the table as read; null if not known.
  declare sizesBefore: ClassSizes | null
  /// Classes of the release; null if there is none yet.
  declare sizesAfter: ClassSizes | null
  /// Above this probability a person counts as exposed.
  declare threshold: number

  constructor() {
    super()
    this.sizesBefore = null
    this.sizesAfter = null
    this.threshold = 0.2
  }

  protected override sentence(): string {
    const {threshold, words} = this
    return this.series()
      .map(({when, sizes}) =>
        words(`chart-risk-${when}`, {
          above: peopleAbove(sizes, threshold),
          share: percentOf(peopleAbove(sizes, threshold), people(sizes)),
          n: 1 / threshold,
        }),
      )
      .join(" ")
  }

  protected override heading(): string {
    return this.words("chart-risk-heading")
  }

  protected override drawing(width: number): Element {
    const {threshold, words} = this
    const marked = Math.min(1, Math.max(least, threshold))
    const height = 224
    const series = this.series().map(({when, sizes}) => {
      const above = peopleAbove(sizes, threshold)
      return {
        when,
        steps: riskSteps(sizes, least),
        share: above / people(sizes),
        label: words(`chart-n-${when}`, {n: above}),
      }
    })
    // Beside the threshold, inside the frame, a line's height apart.
    const lineHeight = 18 / (height - margin.top - margin.bottom)
    const labels = apart(
      series.map(({share}) => (share > 0.5 ? share - lineHeight : share + lineHeight)),
      lineHeight,
    )
    const curve = (when: string): {risk: number; share: number}[] => series.find(one => one.when === when)?.steps ?? []
    const inner = width - margin.left - margin.right
    const right =
      inner * (1 - Math.log(marked / least) / Math.log(1 / least))
      > 24 + 7.5 * Math.max(...series.map(({label}) => label.length))
    const ticks = (inner < 480 ? [100, 20, 5, 2, 1] : spoken).map(n => ({
      risk: 1 / n,
      label: words("chart-one-in", {n}),
    }))
    return draw({
      width,
      height,
      marginTop: margin.top,
      marginBottom: margin.bottom,
      marginLeft: margin.left,
      marginRight: margin.right,
      x: {type: "log", domain: [least, 1], axis: null},
      y: {domain: [0, 1], label: null},
      marks: [
        // Plot leaves labels out of a logarithmic axis.
        ruleY([0], {stroke: colour.quiet}),
        text(ticks, {x: "risk", text: "label", frameAnchor: "bottom", dy: 18, fontSize: 12}),
        axisY([0, 0.5, 1], {
          fontSize: 12,
          tickSize: 0,
          tickFormat: (share: number) => words("chart-percent", {share: 100 * share}),
        }),
        ruleX([marked], {stroke: colour.text, strokeDasharray: "4 3"}),
        line(curve("before"), {
          x: "risk",
          y: "share",
          curve: "step-after",
          stroke: colour.before,
          strokeWidth: 2,
          strokeDasharray: "7 3",
        }),
        line(curve("after"), {x: "risk", y: "share", curve: "step-after", stroke: colour.after, strokeWidth: 3}),
        dot(series, {
          x: marked,
          y: "share",
          r: 4,
          fill: one => (one.when === "after" ? colour.after : colour.surface),
          stroke: one => (one.when === "after" ? colour.after : colour.before),
          strokeWidth: 2,
        }),
        text(series, {
          x: marked,
          y: (_, i: number) => labels[i] ?? 0,
          dx: right ? 10 : -10,
          textAnchor: right ? "start" : "end",
          text: "label",
          fontSize: 12,
          fontWeight: 600,
          fill: colour.text,
          stroke: colour.surface,
          strokeWidth: 5,
        }),
        text([words("chart-threshold", {n: 1 / threshold})], {
          x: marked,
          frameAnchor: "top",
          dy: -16,
          fontSize: 12,
          fontWeight: 600,
        }),
      ],
    })
  }

  protected override table(): ChartTable {
    const {threshold, words} = this
    const series = this.series()
    const risks = [...new Set([...spoken.map(n => 1 / n), threshold])].filter(risk => risk < 1).sort((a, b) => a - b)
    return {
      caption: words("chart-risk-caption"),
      head: [words("chart-risk-above"), ...series.map(({when}) => words(`chart-people-${when}`))],
      rows: risks.map(risk => [
        words(risk === threshold ? "chart-one-in-threshold" : "chart-one-in", {n: 1 / risk}),
        ...series.map(({sizes}) =>
          words("chart-people-share", {
            n: peopleAbove(sizes, risk),
            share: percentOf(peopleAbove(sizes, risk), people(sizes)),
          }),
        ),
      ]),
    }
  }

  private series(): {when: "before" | "after"; sizes: ClassSizes}[] {
    const {sizesBefore: before, sizesAfter: after} = this
    return [
      ...(before === null || before.length === 0 ? [] : [{when: "before" as const, sizes: before}]),
      ...(after === null || after.length === 0 ? [] : [{when: "after" as const, sizes: after}]),
    ]
  }
}

/// Moves two heights apart, if they are closer than `least`, without leaving 0 to 1.
function apart(heights: readonly number[], least: number): number[] {
  const [one, other] = heights
  if (one === undefined || other === undefined || Math.abs(one - other) >= least) return [...heights]
  const low = Math.min(1 - least, Math.max(0, (one + other - least) / 2))
  return one < other ? [low, low + least] : [low + least, low]
}

customElements.define("risk-chart", RiskChart)

declare global {
  interface HTMLElementTagNameMap {
    "risk-chart": RiskChart
  }
}
