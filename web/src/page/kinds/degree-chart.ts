/// How many people have how many connections, before and after.

import {rectY, ruleY} from "@observablehq/plot"
import type {DegreePeople} from "../../generated/protocol.js"
import {ChartElement, type ChartTable} from "../charts/chart-element.js"
import {colour, draw} from "../charts/draw.js"
import {plain} from "../words.js"

export class DegreeChart extends ChartElement {
  static override properties = {...ChartElement.properties, degrees: {attribute: false}}

  declare degrees: readonly DegreePeople[]

  constructor() {
    super()
    this.degrees = []
  }

  protected override sentence(): string {
    if (this.degrees.length === 0) return ""
    return this.words("kind-degrees-said", {
      before: this.degrees.filter(({before}) => before > 0).length,
      after: this.degrees.filter(({after}) => after > 0).length,
    })
  }

  protected override heading(): string {
    return this.words("kind-degrees-heading")
  }

  protected override drawing(width: number): Element {
    const bars = this.degrees.map(({degree, before, after}) => ({
      before,
      after,
      left: degree - 0.42,
      right: degree + 0.42,
      inner: degree - 0.24,
      outer: degree + 0.24,
    }))
    const last = Math.max(...this.degrees.map(({degree}) => degree))
    const most = Math.max(...this.degrees.flatMap(({before, after}) => [before, after]))
    return draw({
      width: Math.min(width, 640),
      height: 220,
      marginLeft: 48,
      marginBottom: 40,
      x: {
        domain: [-0.5, last + 0.5],
        label: this.words("kind-degrees-x"),
        ticks: Math.min(last + 1, Math.max(2, Math.round(width / 60))),
        tickFormat: "d",
      },
      // Nobody is half a person.
      y: {label: this.words("kind-degrees-y"), ticks: Math.min(4, most), tickFormat: "d"},
      marks: [
        rectY(bars, {
          x1: "left",
          x2: "right",
          y: "before",
          fill: colour.before,
          fillOpacity: 0.25,
          stroke: colour.before,
          strokeWidth: 1.5,
        }),
        rectY(bars, {x1: "inner", x2: "outer", y: "after", fill: colour.after}),
        ruleY([0], {stroke: colour.quiet}),
      ],
    })
  }

  protected override table(): ChartTable {
    return {
      caption: this.words("kind-degrees-caption"),
      head: [this.words("kind-degrees-x"), this.words("kind-degrees-before"), this.words("kind-degrees-after")],
      rows: this.degrees.map(({degree, before, after}) => [plain(degree, 0), plain(before, 0), plain(after, 0)]),
    }
  }
}

customElements.define("degree-chart", DegreeChart)

declare global {
  interface HTMLElementTagNameMap {
    "degree-chart": DegreeChart
  }
}
