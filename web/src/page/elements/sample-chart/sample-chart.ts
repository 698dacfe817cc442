/// What samples of a population come to by the share that is drawn: a line for each of four rules, with
/// their numbers at that end at which lines lie further apart. Where no sample has a release there is a gap.

import {axisX, axisY, dot, line, ruleY, text} from "@observablehq/plot"
import type {SampleRule, SampleSpread, SimulatedFraction, SimulationReport} from "../../../generated/protocol.js"
import {percentOf} from "../../charts/bins.js"
import {ChartElement, type ChartTable} from "../../charts/chart-element.js"
import {colour, draw} from "../../charts/draw.js"
import {stacked} from "../../charts/stacked.js"

/// What is drawn: the largest risk, what it costs beside k-anonymity, or who is left out.
export type SampleFigure = "risk" | "discernibility" | "suppressed"

/// The rules in the order of the paper, and how their lines and points differ.
/// `sign` is the shape of the points in a text.
export const sampleLooks: readonly {
  readonly rule: SampleRule
  readonly dash: string
  readonly symbol: "circle" | "square" | "triangle" | "diamond"
  readonly sign: string
}[] = [
  {rule: "k-anonymity", dash: "none", symbol: "circle", sign: "●"},
  {rule: "individual-risk", dash: "2 3", symbol: "square", sign: "■"},
  {rule: "poisson", dash: "7 3", symbol: "triangle", sign: "▲"},
  {rule: "truncated-poisson", dash: "4 3", symbol: "diamond", sign: "◆"},
]

/// Pixels: the drawing, what stands above and below it, and at its sides, on one of which are the
/// labels of the lines and on the other the axis; and between the labels of two lines.
const height = 232
const [above, below] = [20, 40]
const [labelSide, axisSide] = [80, 52]
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
    const lines = sampleLooks.map((look, place) => ({
      ...look,
      name: words(`sample-rule-${look.rule}-short`),
      points: this.#sorted().map(({fraction, rules}): Point => {
        const spread = rules[place]?.[figure] ?? null
        return {
          fraction,
          mean: spread?.mean ?? null,
          title: words("chart-samples-point", {
            rule: words(`sample-rule-${look.rule}`),
            share: percentOf(fraction, 1),
            shown: this.#shown(spread),
          }),
        }
      }),
    }))
    const threshold = figure === "risk" ? (report?.threshold ?? 0) : null
    const [low, high] = this.#domain(
      lines.flatMap(({points}) => points.flatMap(({mean}) => mean ?? [])),
      threshold,
    )
    const across = {x: "fraction", y: "mean"} as const
    const isFirst = apart(lines, 0) >= apart(lines, -1)
    return draw({
      width,
      height,
      marginTop: above,
      marginBottom: below,
      marginLeft: isFirst ? labelSide : axisSide,
      marginRight: isFirst ? axisSide : labelSide,
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
          anchor: isFirst ? "right" : "left",
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
                frameAnchor: isFirst ? "right" : "left",
                y: () => threshold,
                dx: isFirst ? -4 : 4,
                dy: -8,
                textAnchor: isFirst ? "end" : "start",
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
        ...this.#labels(lines, [low, high], isFirst).map(({label, fraction, mean, dy}) =>
          text([{mean}], {
            x: () => fraction,
            y: "mean",
            text: () => label,
            textAnchor: isFirst ? "end" : "start",
            dx: isFirst ? -10 : 10,
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

  /// The numbers of the rules at these ends of their lines; those that end in one place share a label.
  #labels(
    lines: readonly {readonly name: string; readonly points: readonly Point[]}[],
    [low, high]: readonly [number, number],
    isFirst: boolean,
  ): readonly {readonly label: string; readonly fraction: number; readonly mean: number; readonly dy: number}[] {
    const ends = new Map<string, {names: string[]; fraction: number; mean: number}>()
    for (const {name, points} of lines) {
      const known = points.filter(({mean}) => mean !== null)
      const end = isFirst ? known[0] : known.at(-1)
      if (end?.mean == null) continue
      const key = `${end.fraction} ${end.mean}`
      const there = ends.get(key)
      if (there === undefined) ends.set(key, {names: [name], fraction: end.fraction, mean: end.mean})
      else there.names.push(name)
    }
    const placed = [...ends.values()].map(({names, fraction, mean}) => ({
      label: names.join(" "),
      fraction,
      mean,
      y: ((high - mean) / Math.max(1e-9, high - low)) * (height - above - below),
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
      head: [words("chart-samples-across"), ...sampleLooks.map(({rule}) => words(`sample-rule-${rule}-short`))],
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

/// In how many places lines begin, or end.
function apart(lines: readonly {readonly points: readonly Point[]}[], place: 0 | -1): number {
  return new Set(lines.map(({points}) => points.at(place)?.mean)).size
}

customElements.define("sample-chart", SampleChart)

declare global {
  interface HTMLElementTagNameMap {
    "sample-chart": SampleChart
  }
}
