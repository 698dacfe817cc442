/// How much detail is kept with each k: a line for each suppression limit, with the limit written at
/// that end at which lines lie further apart. That of the settings in force is drawn strongly. What is
/// not known yet, or has no table, is a gap.

import {axisX, axisY, dot, line, text} from "@observablehq/plot"
import {percentOf} from "../../charts/bins.js"
import {ChartElement, type ChartTable} from "../../charts/chart-element.js"
import {colour, draw} from "../../charts/draw.js"
import {stacked} from "../../charts/stacked.js"

/// What a table under this k and limit keeps, from 0 to 1.
export interface KeptPoint {
  readonly k: number
  readonly limit: number
  /// Null where it is not known yet, or where there is no table.
  readonly kept: number | null
  /// Whether it is known.
  readonly known: boolean
}

/// Pixels: the drawing, what stands above and below it, and at its sides, on one of which are the
/// labels of the lines and on the other the axis.
const height = 240
const above = 16
const below = 40
const labelSide = 64
const axisSide = 48

/// Pixels between the labels of two lines.
const labelHeight = 15

/// How lines differ that are not those of the settings in force.
const dashes = ["none", "7 3", "4 3", "2 3", "1 4"] as const

export class FrontierChart extends ChartElement {
  static override properties = {
    ...ChartElement.properties,
    k: {attribute: false},
    limits: {attribute: false},
    points: {attribute: false},
    own: {attribute: false},
  }

  declare k: readonly number[]
  declare limits: readonly number[]
  /// One for each k and limit.
  declare points: readonly KeptPoint[]
  /// The k and limit in force.
  declare own: {readonly k: number; readonly limit: number} | null

  constructor() {
    super()
    this.k = []
    this.limits = []
    this.points = []
    this.own = null
  }

  protected override sentence(): string {
    const known = this.#kept()
    if (known.length === 0) return ""
    const [own] = known.filter(point => this.#isOwn(point))
    const kept = known.map(point => point.kept)
    const [least, most] = [percentOf(Math.min(...kept), 1), percentOf(Math.max(...kept), 1)]
    return this.words("chart-frontier", {
      least,
      most,
      differ: least === most ? "no" : "yes",
      k: own?.k ?? "none",
      own: own === undefined ? 0 : percentOf(own.kept, 1),
      limit: own === undefined ? 0 : percentOf(own.limit, 1),
    })
  }

  protected override heading(): string {
    return this.words("chart-frontier-heading")
  }

  protected override drawing(width: number): Element {
    const known = this.#kept()
    // What is drawn last lies on top.
    const lines = this.limits
      .map((limit, i) => ({
        limit,
        dash: dashes[i % dashes.length] ?? "none",
        isOwn: limit === this.own?.limit,
        points: this.points.filter(point => point.limit === limit),
      }))
      .toSorted((one, other) => Number(one.isOwn) - Number(other.isOwn) || one.limit - other.limit)
    const isFirst = this.#apart(this.k[0]) > this.#apart(this.k.at(-1))
    const kept = known.map(point => point.kept)
    const [low, high] = [Math.min(...kept), Math.max(...kept)]
    const room = Math.max((high - low) * 0.08, 0.005)
    const domain: [number, number] = [Math.max(0, low - room), Math.min(1, high + room)]
    const x = (k: number): string => this.words("chart-number", {n: k})
    const across = {x: (point: KeptPoint) => x(point.k), y: "kept"} as const
    return draw({
      width,
      height,
      marginTop: above,
      marginBottom: below,
      marginLeft: isFirst ? labelSide : axisSide,
      marginRight: isFirst ? axisSide : labelSide,
      x: {type: "point", domain: this.k.map(x), label: null, padding: 0.2},
      y: {domain, label: null},
      marks: [
        axisX({tickSize: 0, fontSize: 12, label: this.words("trade-off-k"), labelAnchor: "center", labelArrow: "none"}),
        axisY({
          anchor: isFirst ? "right" : "left",
          tickSize: 0,
          fontSize: 12,
          ticks: 4,
          label: null,
          tickFormat: (share: number) => this.words("chart-percent", {share: percentOf(share, 1)}),
        }),
        ...lines.flatMap(({points, isOwn, dash}) => [
          line(points, {
            ...across,
            stroke: isOwn ? colour.after : colour.quiet,
            strokeWidth: isOwn ? 3 : 1.5,
            strokeDasharray: isOwn ? "none" : dash,
          }),
          dot(points, {
            ...across,
            r: isOwn ? 4 : 2.5,
            fill: isOwn ? colour.after : colour.quiet,
            stroke: colour.surface,
            strokeWidth: 1,
          }),
        ]),
        dot(
          known.filter(point => this.#isOwn(point)),
          {...across, r: 8, stroke: colour.text, strokeWidth: 2},
        ),
        ...this.#labels(lines, domain, isFirst).map(({label, k, kept, dy, isOwn}) =>
          text([{kept}], {
            x: () => x(k),
            y: "kept",
            text: () => label,
            textAnchor: isFirst ? "end" : "start",
            dx: isFirst ? -12 : 12,
            dy,
            fontSize: 12,
            fontWeight: isOwn ? 600 : 400,
            fill: colour.text,
            stroke: colour.surface,
            strokeWidth: 4,
          }),
        ),
      ],
    })
  }

  /// How many different shares are kept with a k.
  #apart(k: number | undefined): number {
    return new Set(this.#kept().flatMap(point => (point.k === k ? [point.kept] : []))).size
  }

  /// The limit of each line at its first or last point, moved apart where they would lie on each other. Lines
  /// of neighbouring limits that end in one place share a label.
  #labels(
    lines: readonly {limit: number; isOwn: boolean; points: readonly KeptPoint[]}[],
    [low, high]: readonly [number, number],
    isFirst: boolean,
  ): readonly {label: string; k: number; kept: number; dy: number; isOwn: boolean}[] {
    const ends = lines
      .toSorted((one, other) => one.limit - other.limit)
      .flatMap(({limit, isOwn, points}) => {
        const known = points.filter(point => point.kept !== null)
        const end = isFirst ? known[0] : known.at(-1)
        return end?.kept == null ? [] : [{limits: [limit], isOwn, k: end.k, kept: end.kept}]
      })
    const joined: typeof ends = []
    for (const end of ends) {
      const same = joined.at(-1)
      if (same?.k !== end.k || same.kept !== end.kept) joined.push(end)
      else Object.assign(same, {limits: [...same.limits, ...end.limits], isOwn: same.isOwn || end.isOwn})
    }
    const pixels = (height - above - below) / Math.max(1e-9, high - low)
    const placed = stacked(
      joined.map(end => ({...end, y: (high - end.kept) * pixels})),
      labelHeight,
    )
    return placed.map(({limits, isOwn, k, kept, dy}) => {
      const [first = 0, last = 0] = [limits[0], limits.at(-1)]
      const label = this.words("chart-frontier-limits", {
        first: percentOf(first, 1),
        last: percentOf(last, 1),
        count: limits.length,
      })
      return {label, k, kept, dy, isOwn}
    })
  }

  protected override table(): ChartTable {
    const {words} = this
    return {
      caption: words("trade-off-caption"),
      head: [words("trade-off-k"), ...this.limits.map(limit => words("chart-percent", {share: percentOf(limit, 1)}))],
      rows: this.k.map(k => [
        words("chart-number", {n: k}),
        ...this.limits.map(limit => {
          const point = this.points.find(one => one.k === k && one.limit === limit)
          if (point?.known !== true) return words("trade-off-open")
          return point.kept === null
            ? words("trade-off-none")
            : words("chart-percent", {share: percentOf(point.kept, 1)})
        }),
      ]),
    }
  }

  #kept(): readonly (KeptPoint & {readonly kept: number})[] {
    return this.points.filter((point): point is KeptPoint & {kept: number} => point.kept !== null)
  }

  #isOwn({k, limit}: KeptPoint): boolean {
    return k === this.own?.k && limit === this.own.limit
  }
}

customElements.define("frontier-chart", FrontierChart)

declare global {
  interface HTMLElementTagNameMap {
    "frontier-chart": FrontierChart
  }
}
