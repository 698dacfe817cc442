/// A small graph: people on a circle, and the connections of input and release.

import {dot, link, text} from "@observablehq/plot"
import type {EdgeFate, GraphDrawing as Drawing} from "../../generated/protocol.js"
import {ChartElement, type ChartTable} from "../charts/chart-element.js"
import {colour, draw} from "../charts/draw.js"
import {nameOf} from "../words.js"

/// Names are legible for so many people.
const NAMED = 40

/// How a connection is drawn: what is new is thick, what is gone is broken.
const strokes: Readonly<Record<EdgeFate, {readonly stroke: string; readonly width: number; readonly dash: string}>> = {
  kept: {stroke: colour.quiet, width: 1, dash: "none"},
  added: {stroke: colour.after, width: 3, dash: "none"},
  removed: {stroke: colour.before, width: 2, dash: "4 4"},
}

export class GraphDrawing extends ChartElement {
  static override properties = {...ChartElement.properties, drawn: {attribute: false}}

  declare drawn: Drawing

  constructor() {
    super()
    this.drawn = {names: [], edges: []}
  }

  protected override sentence(): string {
    const {names, edges} = this.drawn
    if (names.length === 0) return ""
    const count = (fate: EdgeFate): number => edges.filter(edge => edge.fate === fate).length
    return this.words("kind-drawing-said", {
      people: names.length,
      kept: count("kept"),
      added: count("added"),
      removed: count("removed"),
    })
  }

  protected override heading(): string {
    return this.words("kind-drawing-heading")
  }

  protected override drawing(width: number): Element {
    const {names, edges} = this.drawn
    const side = Math.min(width, 480)
    const places = names.map((name, i) => {
      const turn = (2 * Math.PI * i) / names.length
      return {
        name: nameOf(name),
        x: Math.cos(turn),
        y: Math.sin(turn),
        outX: 1.14 * Math.cos(turn),
        outY: 1.1 * Math.sin(turn),
      }
    })
    const lines = (fate: EdgeFate): readonly {x1: number; y1: number; x2: number; y2: number}[] =>
      edges.flatMap(edge => {
        const [one, other] = [places[edge.ends[0]], places[edge.ends[1]]]
        return edge.fate !== fate || one === undefined || other === undefined
          ? []
          : [{x1: one.x, y1: one.y, x2: other.x, y2: other.y}]
      })
    return draw({
      width: side,
      height: side,
      margin: 40,
      x: {axis: null, domain: [-1.1, 1.1]},
      y: {axis: null, domain: [-1.1, 1.1]},
      marks: [
        ...(["kept", "removed", "added"] as const).map(fate =>
          link(lines(fate), {
            x1: "x1",
            y1: "y1",
            x2: "x2",
            y2: "y2",
            stroke: strokes[fate].stroke,
            strokeWidth: strokes[fate].width,
            strokeDasharray: strokes[fate].dash,
          }),
        ),
        dot(places, {x: "x", y: "y", r: 4, fill: colour.text}),
        ...(names.length > NAMED ? [] : [text(places, {x: "outX", y: "outY", text: "name", fontSize: 12})]),
      ],
    })
  }

  protected override table(): ChartTable {
    const {names, edges} = this.drawn
    return {
      caption: this.words("kind-drawing-caption"),
      head: [this.words("kind-drawing-one"), this.words("kind-drawing-other"), this.words("kind-drawing-fate")],
      rows: edges.map(({ends: [one, other], fate}) => [
        nameOf(names[one] ?? ""),
        nameOf(names[other] ?? ""),
        this.words(`kind-edge-${fate}`),
      ]),
    }
  }
}

customElements.define("graph-drawing", GraphDrawing)

declare global {
  interface HTMLElementTagNameMap {
    "graph-drawing": GraphDrawing
  }
}
