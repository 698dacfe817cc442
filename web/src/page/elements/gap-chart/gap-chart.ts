/// The gap between the best loss found and the least loss still possible, closing. Where no
/// bound is searched for, the best loss alone. Where the loss is a share of the detail, it is told as
/// everywhere beside it: by what is kept.

import {areaY, dot, line, text} from "@observablehq/plot"
import {type GapPoint, thinned} from "../../charts/bins.js"
import {ChartElement, type ChartTable} from "../../charts/chart-element.js"
import {colour, draw} from "../../charts/draw.js"

/// More points than this cannot be seen.
const drawn = 400
const tabled = 12

export class GapChart extends ChartElement {
  static override properties = {...ChartElement.properties, points: {attribute: false}, share: {type: Boolean}}

  /// The search so far, in order of time. A new array is drawn, a changed one is not.
  declare points: readonly GapPoint[]
  /// Whether a loss is a share of the detail.
  declare share: boolean

  constructor() {
    super()
    this.points = []
    this.share = false
  }

  /// What is drawn of a loss: shares in percent.
  #figure(loss: number): number {
    return this.share ? 100 * (1 - loss) : loss
  }

  protected override sentence(): string {
    const last = this.points.at(-1)
    if (last === undefined) return ""
    const {seconds, ...losses} = last
    const best = losses.best === null ? null : this.#figure(losses.best)
    const bound = losses.bound === null ? null : this.#figure(losses.bound)
    const {share} = this
    if (bound === null)
      return best === null ? "" : this.words(share ? "chart-best-share-alone" : "chart-best-alone", {best, seconds})
    return best === null
      ? this.words(share ? "chart-gap-share-nothing" : "chart-gap-nothing", {bound, seconds})
      : this.words(share ? "chart-gap-share" : "chart-gap", {best, bound, seconds})
  }

  protected override heading(): string {
    return ""
  }

  protected override drawing(width: number): Element {
    const {words, share} = this
    const points = thinned(this.points, drawn).map(({seconds, best, bound}) => ({
      seconds,
      best: best === null ? null : this.#figure(best),
      bound: bound === null ? null : this.#figure(bound),
    }))
    const last = points.at(-1)
    const found = points.filter((point): point is GapPoint & {best: number} => point.best !== null)
    const bounded = points.filter((point): point is GapPoint & {bound: number} => point.bound !== null)
    const heights = [...found.map(point => point.best), ...bounded.map(point => point.bound)]
    const low = Math.min(...heights)
    const high = Math.max(...heights)
    const room = high === low ? 0.01 : (high - low) * 0.05
    const ends =
      last === undefined
        ? []
        : [
            ...(last.best === null
              ? []
              : [
                  {
                    value: last.best,
                    label: words(share ? "chart-best-share" : "chart-best", {loss: last.best}),
                    isBest: true,
                  },
                ]),
            ...(last.bound === null
              ? []
              : [
                  {
                    value: last.bound,
                    label: words(share ? "chart-bound-share" : "chart-bound", {loss: last.bound}),
                    isBest: false,
                  },
                ]),
          ]
    return draw({
      width,
      height: 116,
      marginTop: 24,
      marginBottom: 24,
      marginLeft: 4,
      marginRight: 8,
      x: {axis: null, domain: [0, Math.max(last?.seconds ?? 0, 0.001)]},
      y: {axis: null, domain: [low - room, high + room]},
      marks: [
        areaY(
          found.filter(point => point.bound !== null),
          {x: "seconds", y1: "bound", y2: "best", curve: "step-after", fill: colour.text, fillOpacity: 0.08},
        ),
        line(bounded, {
          x: "seconds",
          y: "bound",
          curve: "step-after",
          stroke: colour.quiet,
          strokeWidth: 1.5,
          strokeDasharray: "4 3",
        }),
        line(found, {x: "seconds", y: "best", curve: "step-after", stroke: colour.after, strokeWidth: 2.5}),
        dot(ends, {
          x: () => last?.seconds ?? 0,
          y: "value",
          r: 3.5,
          fill: end => (end.isBest ? colour.after : colour.surface),
          stroke: end => (end.isBest ? colour.after : colour.quiet),
          strokeWidth: 1.5,
        }),
        text(
          ends.filter(end => end.isBest),
          {
            x: () => last?.seconds ?? 0,
            y: "value",
            text: "label",
            textAnchor: "end",
            dy: share ? 15 : -14,
            dx: 4,
            fontSize: 12,
            fontWeight: 600,
            stroke: colour.surface,
            strokeWidth: 4,
            fill: colour.text,
          },
        ),
        text(
          ends.filter(end => !end.isBest),
          {
            x: () => last?.seconds ?? 0,
            y: "value",
            text: "label",
            textAnchor: "end",
            dy: share ? -14 : 15,
            dx: 4,
            fontSize: 12,
            stroke: colour.surface,
            strokeWidth: 4,
            fill: colour.text,
          },
        ),
      ],
    })
  }

  protected override table(): ChartTable {
    const {words, share} = this
    const number = (loss: number): string =>
      share ? words("chart-kept-number", {n: this.#figure(loss)}) : words("chart-loss", {n: loss})
    const bounded = this.points.some(point => point.bound !== null)
    return {
      caption: words(
        share
          ? bounded
            ? "chart-gap-share-caption"
            : "chart-best-share-caption"
          : bounded
            ? "chart-gap-caption"
            : "chart-best-caption",
      ),
      head: [
        words("chart-seconds"),
        words(share ? "chart-best-share-head" : "chart-best-head"),
        ...(bounded ? [words(share ? "chart-bound-share-head" : "chart-bound-head")] : []),
      ],
      rows: thinned(this.points, tabled).map(({seconds, best, bound}) => [
        words("chart-decimal", {n: seconds}),
        best === null ? words("chart-none-yet") : number(best),
        ...(bound === null ? [] : [number(bound)]),
      ]),
    }
  }
}

customElements.define("gap-chart", GapChart)

declare global {
  interface HTMLElementTagNameMap {
    "gap-chart": GapChart
  }
}
