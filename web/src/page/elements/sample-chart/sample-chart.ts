/// What samples of a population come to by the share that is drawn: a line for each of four rules, with
/// their numbers at the right end. Where no sample has a release there is a gap.

import {axisX, axisY, dot, line, ruleY, text} from "@observablehq/plot"
import type {SampleRule, SampleSpread, SimulatedFraction, SimulationReport} from "../../../generated/protocol.js"
import {percentOf} from "../../charts/bins.js"
import {ChartElement, type ChartTable} from "../../charts/chart-element.js"
import {colour, draw} from "../../charts/draw.js"
import {stacked} from "../../charts/stacked.js"

/// What is drawn: the largest risk, what it costs beside k-anonymity, or who is left out.
export type SampleFigure = "risk" | "discernibility" | "suppressed"

/// The rules in the order of the paper, D1 to D4, and how their lines and points differ.
const looks: readonly {rule: SampleRule; dash: string; symbol: "circle" | "square" | "triangle" | "diamond"}[] = [
  {rule: "k-anonymity", dash: "none", symbol: "circle"},
  {rule: "individual-risk", dash: "2 3", symbol: "square"},
  {rule: "poisson", dash: "7 3", symbol: "triangle"},
  {rule: "truncated-poisson", dash: "4 3", symbol: "diamond"},
]

/// Pixels.
const height = 232
const margin = {top: 20, right: 72, bottom: 40, left: 52}
const labelHeight = 15

interface Point {
  readonly fraction: number
  readonly mean: number | null
  readonly title: string
}

export class SampleChart extends ChartElement {
  static override properties = {
    ...ChartElement.properties,
    report: {attribute: false},
    figure: {attribute: false},
  }

  declare report: SimulationReport | null
  declare figure: SampleFigure

  constructor() {
    super()
    this.report = null
    this.figure = "risk"
  }

  protected override sentence(): string {
    const {report, figure, words} = this
    const ends = this.#sorted()
    const [first, last] = [ends[0], ends.at(-1)]
    if (report === null || first === undefined || last === undefined) return ""
    const told = ({fraction, rules}: SimulatedFraction): string =>
      words("chart-samples-share", {
        share: percentOf(fraction, 1),
        d1: this.#shown(rules[0]?.[figure] ?? null),
        d2: this.#shown(rules[1]?.[figure] ?? null),
        d3: this.#shown(rules[2]?.[figure] ?? null),
        d4: this.#shown(rules[3]?.[figure] ?? null),
      })
    return [this.heading(), told(first), ...(last === first ? [] : [told(last)])].join(" ")
  }

  protected override heading(): string {
    return this.words(`chart-samples-${this.figure}`, {k: this.report?.k ?? 0})
  }

  protected override drawing(width: number): Element {
    const {report, figure, words} = this
    const lines = looks.map((look, place) => ({
      ...look,
      name: words(`sample-rule-${look.rule}-short`),
      points: this.#sorted().map(({fraction, rules}): Point => {
        const spread = rules[place]?.[figure] ?? null
        return {
          fraction,
          mean: spread?.mean ?? null,
          title: `${words(`sample-rule-${look.rule}`)}, ${words("chart-percent", {
            share: percentOf(fraction, 1),
          })}: ${this.#shown(spread)}`,
        }
      }),
    }))
    const threshold = figure === "risk" ? (report?.threshold ?? 0) : null
    const [low, high] = this.#domain(
      lines.flatMap(({points}) => points.flatMap(({mean}) => mean ?? [])),
      threshold,
    )
    const across = {x: "fraction", y: "mean"} as const
    const inner = height - margin.top - margin.bottom
    return draw({
      width,
      height,
      marginTop: margin.top,
      marginBottom: margin.bottom,
      marginLeft: margin.left,
      marginRight: margin.right,
      x: {domain: [0, 1], label: null},
      y: {domain: [low, high], label: null},
      marks: [
        axisX([0, 0.25, 0.5, 0.75, 1], {
          tickSize: 0,
          fontSize: 12,
          label: words("chart-samples-across"),
          labelAnchor: "center",
          labelArrow: "none",
          tickFormat: (share: number) => words("chart-percent", {share: percentOf(share, 1)}),
        }),
        axisY({
          tickSize: 0,
          fontSize: 12,
          ticks: 4,
          label: null,
          tickFormat: (value: number) =>
            figure === "suppressed"
              ? words("chart-percent", {share: percentOf(value, 1)})
              : words("chart-axis-number", {n: value}),
        }),
        ...(threshold === null
          ? []
          : [
              ruleY([threshold], {stroke: colour.text, strokeDasharray: "4 3"}),
              text([words("chart-threshold", {n: report?.k ?? 0})], {
                frameAnchor: "left",
                y: () => threshold,
                dx: 4,
                dy: -8,
                textAnchor: "start",
                fontSize: 12,
                fontWeight: 600,
                fill: colour.text,
                stroke: colour.surface,
                strokeWidth: 4,
              }),
            ]),
        // The baseline lies under the others, which come up to it.
        ...lines.flatMap(({points, rule, dash, symbol}) => {
          const isBaseline = rule === "k-anonymity"
          return [
            line(points, {
              ...across,
              stroke: isBaseline ? colour.before : colour.after,
              strokeWidth: isBaseline ? 4 : 2,
              strokeDasharray: dash,
            }),
            dot(points, {
              ...across,
              symbol,
              r: 4,
              fill: isBaseline ? colour.before : colour.after,
              stroke: colour.surface,
              strokeWidth: 1,
              title: "title",
            }),
          ]
        }),
        ...this.#labels(lines, [low, high], inner).map(({label, fraction, mean, dy}) =>
          text([{mean}], {
            x: () => fraction,
            y: "mean",
            text: () => label,
            textAnchor: "start",
            dx: 10,
            dy,
            fontSize: 12,
            fontWeight: 600,
            fill: colour.text,
            stroke: colour.surface,
            strokeWidth: 4,
          }),
        ),
      ],
    })
  }

  /// The numbers of the rules at the ends of their lines; those that end in one place share a label.
  #labels(
    lines: readonly {readonly name: string; readonly points: readonly Point[]}[],
    [low, high]: readonly [number, number],
    inner: number,
  ): readonly {readonly label: string; readonly fraction: number; readonly mean: number; readonly dy: number}[] {
    const ends = new Map<string, {names: string[]; fraction: number; mean: number}>()
    for (const {name, points} of lines) {
      const last = points.findLast(({mean}) => mean !== null)
      if (last?.mean == null) continue
      const key = `${last.fraction} ${last.mean}`
      const known = ends.get(key)
      if (known === undefined) ends.set(key, {names: [name], fraction: last.fraction, mean: last.mean})
      else known.names.push(name)
    }
    const placed = [...ends.values()].map(({names, fraction, mean}) => ({
      label: names.join(" "),
      fraction,
      mean,
      y: ((high - mean) / Math.max(1e-9, high - low)) * inner,
    }))
    return stacked(placed, labelHeight)
  }

  #domain(means: readonly number[], threshold: number | null): [number, number] {
    const all = threshold === null ? means : [...means, threshold]
    const high = Math.max(...all, this.figure === "discernibility" ? 1 : 0.01)
    const low = this.figure === "discernibility" ? Math.min(...all) : 0
    const room = (high - low) * 0.1 || 0.05
    return [Math.max(0, low - (low > 0 ? room : 0)), high + room]
  }

  protected override table(): ChartTable {
    const {report, figure, words} = this
    return {
      caption: words("chart-samples-caption", {what: this.heading(), samples: report?.samples ?? 0}),
      head: [words("chart-samples-across"), ...looks.map(({rule}) => words(`sample-rule-${rule}-short`))],
      rows: this.#sorted().map(({fraction, rules}) => [
        words("chart-percent", {share: percentOf(fraction, 1)}),
        ...rules.map(rule => {
          const shown = this.#shown(rule[figure])
          return figure === "risk" && rule.above > 0
            ? words("chart-samples-above", {shown, above: rule.above, samples: rule.released})
            : shown
        }),
      ]),
    }
  }

  #sorted(): readonly SimulatedFraction[] {
    return (this.report?.fractions ?? []).toSorted((one, other) => one.fraction - other.fraction)
  }

  /// Mean and standard deviation.
  #shown(spread: SampleSpread | null): string {
    if (spread === null) return this.words("chart-samples-none")
    const {mean, deviation} = spread
    return this.figure === "suppressed"
      ? this.words("chart-samples-percent", {mean: percentOf(mean, 1), deviation: percentOf(deviation, 1)})
      : this.words("chart-samples-number", {mean, deviation})
  }
}

customElements.define("sample-chart", SampleChart)

declare global {
  interface HTMLElementTagNameMap {
    "sample-chart": SampleChart
  }
}
