/// What several ways lose: a bar for each, or the loss against the time that it took. Where the loss is a
/// share of the detail, it is told as everywhere beside it: by what is kept. The recipe's own is solid, the
/// others are hollow.

import {axisFy, axisX, axisY, barX, dot, ruleX, text} from "@observablehq/plot"
import {ChartElement, type ChartTable} from "../../charts/chart-element.js"
import {colour, draw} from "../../charts/draw.js"

export interface LostBy {
  readonly name: string
  readonly loss: number
  readonly seconds: number
  /// Whether it is the recipe's own way.
  readonly own: boolean
}

/// The drawing of losses over time, in pixels.
const height = 220
const above = 16
const below = 36
const left = 48
const right = 16

/// What a letter and a line of a label take, in pixels.
const letter = 6.4
const line = 15

interface PointLabel {
  readonly name: string
  readonly x: number
  readonly y: number
  /// Whether the text ends at its point.
  readonly end: boolean
}

/// Labels beside their points, on the side where there is room, and moved up or down where they
/// would lie on others.
function placed(points: readonly Omit<PointLabel, "end">[], width: number): readonly PointLabel[] {
  const done: PointLabel[] = []
  for (const {name, x, y} of points) {
    const end = x + 9 + letter * name.length > width
    const tries = [0, -1, 1, -2, 2, -3, 3].map(step => ({name, x, y: y + step * line, end}))
    done.push(tries.find(label => isFree(label, done, points)) ?? {name, x, y, end})
  }
  return done
}

/// Whether a label lies on no other, and on no point but its own.
function isFree(label: PointLabel, others: readonly PointLabel[], points: readonly Omit<PointLabel, "end">[]): boolean {
  const [first, last] = extent(label)
  return (
    label.y > -above
    && label.y < height
    && others.every(other => Math.abs(label.y - other.y) >= line || last < extent(other)[0] || extent(other)[1] < first)
    && points.every(
      ({name, x, y}) => name === label.name || Math.abs(label.y - y) >= line || x + 6 < first || last < x - 6,
    )
  )
}

/// Where a label begins and ends.
function extent({name, x, end}: PointLabel): readonly [first: number, last: number] {
  return end ? [x - 9 - letter * name.length, x] : [x, x + 9 + letter * name.length]
}

/// Shorter times cannot be told apart.
const shortest = 0.001

export class LossChart extends ChartElement {
  static override properties = {...ChartElement.properties, found: {attribute: false}, axis: {}, share: {type: Boolean}}

  declare found: readonly LostBy[]
  /// What the losses are set against, if anything is.
  declare axis: "" | "time"
  /// Whether a loss is a share of the detail.
  declare share: boolean

  constructor() {
    super()
    this.found = []
    this.axis = ""
    this.share = false
  }

  /// What is drawn of a loss.
  #figure(loss: number): number {
    return this.share ? 1 - loss : loss
  }

  #number(figure: number): string {
    return this.share ? this.words("chart-kept-number", {n: 100 * figure}) : this.words("tried-number", {n: figure})
  }

  protected override sentence(): string {
    const {words} = this
    if (this.found.length === 0) return ""
    return [
      this.heading(),
      ...this.found.map(({name, loss, seconds}) => {
        const id = this.axis === "time" ? "chart-lost-in" : "chart-lost"
        return words(id, {name, loss: this.#number(this.#figure(loss)), seconds})
      }),
    ].join(" ")
  }

  protected override heading(): string {
    const {share} = this
    return this.words(
      this.axis === "time" ? (share ? "chart-kept-time" : "chart-losses-time") : share ? "chart-kept" : "chart-losses",
    )
  }

  protected override drawing(width: number): Element {
    return this.axis === "time" ? this.#overTime(width) : this.#bars(width)
  }

  #bars(width: number): Element {
    const {found} = this
    const row = 28
    const names = Math.min(width / 2, 12 + 6.4 * Math.max(...found.map(({name}) => name.length)))
    const shown = found.map(one => ({
      ...one,
      loss: this.#figure(one.loss),
      label: this.#number(this.#figure(one.loss)),
    }))
    return draw({
      width,
      height: found.length * row + 8,
      marginTop: 0,
      marginBottom: 8,
      marginLeft: names,
      marginRight: 56,
      x: {axis: null, domain: [0, Math.max(1e-9, ...shown.map(({loss}) => loss))]},
      fy: {domain: found.map(({name}) => name), padding: 0.35, label: null},
      marks: [
        axisFy({anchor: "left", tickSize: 0, fontSize: 12, label: null, lineWidth: names / 12}),
        barX(
          shown.filter(one => one.own),
          {fy: "name", x: "loss", fill: colour.after},
        ),
        barX(
          shown.filter(one => !one.own),
          {
            fy: "name",
            x: "loss",
            fill: colour.after,
            fillOpacity: 0.2,
            stroke: colour.after,
            strokeWidth: 1.5,
            inset: 1,
          },
        ),
        ruleX(
          shown.filter(one => one.own),
          {x: "loss", stroke: colour.after, strokeWidth: 1.5, strokeDasharray: "4 3"},
        ),
        text(shown, {
          fy: "name",
          x: "loss",
          text: "label",
          textAnchor: "start",
          dx: 6,
          fontSize: 12,
          fill: colour.text,
        }),
        ruleX([0], {stroke: colour.quiet}),
      ],
    })
  }

  #overTime(width: number): Element {
    const {words, found} = this
    const times = found.map(({seconds}) => Math.max(shortest, seconds))
    const shown = found.map((one, i) => ({...one, loss: this.#figure(one.loss), seconds: times[i] ?? shortest}))
    const high = Math.max(1e-9, ...shown.map(({loss}) => loss))
    const soonest = Math.min(...times) / 1.6
    const latest = Math.max(...times) * 1.6
    const top = high * 1.08
    const labels = placed(
      shown.map(({name, seconds, loss}) => ({
        name,
        x: left + ((width - left - right) * Math.log(seconds / soonest)) / Math.log(latest / soonest),
        y: height * (1 - loss / top),
      })),
      width,
    ).map(({name, x, y, end}) => ({
      name,
      seconds: soonest * (latest / soonest) ** ((x - left) / (width - left - right)),
      loss: top * (1 - y / height),
      end,
    }))
    const label = (end: boolean): ReturnType<typeof text> =>
      text(
        labels.filter(one => one.end === end),
        {
          x: "seconds",
          y: "loss",
          text: "name",
          textAnchor: end ? "end" : "start",
          dx: end ? -9 : 9,
          fontSize: 12,
          stroke: colour.surface,
          strokeWidth: 4,
          fill: colour.text,
        },
      )
    return draw({
      width,
      height: height + above + below,
      marginTop: above,
      marginBottom: below,
      marginLeft: left,
      marginRight: right,
      x: {type: "log", domain: [soonest, latest]},
      y: {domain: [0, top]},
      marks: [
        axisX({
          fontSize: 12,
          tickSize: 0,
          ticks: Math.max(2, Math.floor(width / 120)),
          tickFormat: (n: number) => words("chart-short-seconds", {n}),
          label: words("chart-seconds"),
          labelAnchor: "right",
        }),
        axisY({
          fontSize: 12,
          tickSize: 0,
          ticks: 4,
          tickFormat: (n: number) => this.#number(n),
          label: words(this.share ? "tried-kept" : "tried-loss"),
          labelAnchor: "top",
        }),
        label(true),
        label(false),
        dot(shown, {
          x: "seconds",
          y: "loss",
          r: 5,
          fill: one => (one.own ? colour.after : colour.surface),
          stroke: colour.after,
          strokeWidth: 2,
        }),
      ],
    })
  }

  protected override table(): ChartTable {
    const {words} = this
    return {
      caption: this.heading(),
      head: [words("tried-way"), words(this.share ? "tried-kept" : "tried-loss"), words("chart-seconds")],
      rows: this.found.map(({name, loss, seconds}) => [
        name,
        this.#number(this.#figure(loss)),
        words("chart-short-seconds", {n: seconds}),
      ]),
    }
  }
}

customElements.define("loss-chart", LossChart)

declare global {
  interface HTMLElementTagNameMap {
    "loss-chart": LossChart
  }
}
