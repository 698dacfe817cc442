/// What several ways lose: a bar for each, or the loss against the time that it took. The recipe's
/// own is solid, the others are hollow.

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

/// Shorter times cannot be told apart.
const shortest = 0.001

export class LossChart extends ChartElement {
  static override properties = {...ChartElement.properties, found: {attribute: false}, against: {}}

  declare found: readonly LostBy[]
  /// `time` sets the loss against it.
  declare against: "" | "time"

  constructor() {
    super()
    this.found = []
    this.against = ""
  }

  protected override sentence(): string {
    const {words} = this
    if (this.found.length === 0) return ""
    return [this.heading(), ...this.found.map(({name, loss, seconds}) => words(this.against === "time" ? "chart-lost-in" : "chart-lost", {name, loss, seconds}))].join(" ")
  }

  protected override heading(): string {
    return this.words(this.against === "time" ? "chart-losses-time" : "chart-losses")
  }

  protected override drawing(width: number): Element {
    return this.against === "time" ? this.#overTime(width) : this.#bars(width)
  }

  #bars(width: number): Element {
    const {words, found} = this
    const row = 28
    const left = Math.min(width / 2, 12 + 6.4 * Math.max(...found.map(({name}) => name.length)))
    const own = found.filter(one => one.own)
    const shown = found.map(one => ({...one, label: words("tried-number", {n: one.loss})}))
    return draw({
      width, height: found.length * row + 8, marginTop: 0, marginBottom: 8, marginLeft: left, marginRight: 56,
      x: {axis: null, domain: [0, Math.max(1e-9, ...found.map(({loss}) => loss))]},
      fy: {domain: found.map(({name}) => name), padding: 0.35, label: null},
      marks: [
        axisFy({anchor: "left", tickSize: 0, fontSize: 12, label: null, lineWidth: left / 12}),
        barX(shown.filter(one => one.own), {fy: "name", x: "loss", fill: colour.after}),
        barX(shown.filter(one => !one.own), {fy: "name", x: "loss", fill: colour.after, fillOpacity: 0.2, stroke: colour.after, strokeWidth: 1.5, inset: 1}),
        ruleX(own, {x: "loss", stroke: colour.after, strokeWidth: 1.5, strokeDasharray: "4 3"}),
        text(shown, {fy: "name", x: "loss", text: "label", textAnchor: "start", dx: 6, fontSize: 12, fill: colour.text}),
        ruleX([0], {stroke: colour.quiet}),
      ],
    })
  }

  #overTime(width: number): Element {
    const {words, found} = this
    const times = found.map(({seconds}) => Math.max(shortest, seconds))
    const high = Math.max(1e-9, ...found.map(({loss}) => loss))
    const shown = found.map((one, i) => ({...one, seconds: times[i] ?? shortest}))
    const middle = Math.sqrt(Math.min(...times) * Math.max(...times))
    const label = (right: boolean): ReturnType<typeof text> => text(shown.filter(({seconds}) => (seconds <= middle) === right), {x: "seconds", y: "loss", text: "name", textAnchor: right ? "start" : "end", dx: right ? 9 : -9, fontSize: 12, stroke: colour.surface, strokeWidth: 4, fill: colour.text})
    return draw({
      width, height: 260, marginTop: 16, marginBottom: 36, marginLeft: 48, marginRight: 16,
      x: {type: "log", domain: [Math.min(...times) / 1.6, Math.max(...times) * 1.6]},
      y: {domain: [0, high * 1.08]},
      marks: [
        axisX({fontSize: 12, tickSize: 0, ticks: Math.max(2, Math.floor(width / 120)), tickFormat: (n: number) => words("chart-short-seconds", {n}), label: words("chart-seconds"), labelAnchor: "right"}),
        axisY({fontSize: 12, tickSize: 0, ticks: 4, tickFormat: (n: number) => words("tried-number", {n}), label: words("tried-loss"), labelAnchor: "top"}),
        dot(shown, {x: "seconds", y: "loss", r: 5, fill: one => one.own ? colour.after : colour.surface, stroke: colour.after, strokeWidth: 2}),
        label(true), label(false),
      ],
    })
  }

  protected override table(): ChartTable {
    const {words} = this
    return {
      caption: this.heading(),
      head: [words("tried-way"), words("tried-loss"), words("chart-seconds")],
      rows: this.found.map(({name, loss, seconds}) => [name, words("tried-number", {n: loss}), words("chart-short-seconds", {n: seconds})]),
    }
  }
}

customElements.define("loss-chart", LossChart)

declare global {
  interface HTMLElementTagNameMap { "loss-chart": LossChart }
}
