/// Bars before and after, in pairs: before is hollow and after is solid, so that neither needs its
/// colour.

import {axisFy, barX, text, type Markish} from "@observablehq/plot"
import {colour} from "./draw.js"

/// A bar with what is written at its end.
export interface Bar {
  readonly when: "before" | "after"
  readonly label: string
}

/// Pixels that a row of so many bars takes.
export const rowHeight = (series: readonly unknown[]): number => 18 * series.length + 8

/// The bars with their labels; `row` and `length` are the fields that say where each stands and how
/// long it is, `fill` colours what is written.
export function pairedBars<B extends Bar>(
  bars: readonly B[],
  row: keyof B & string,
  length: keyof B & string,
  fill: (bar: B) => string = () => colour.text,
): Markish[] {
  const place = {fy: row, y: "when", x: length}
  return [
    axisFy({anchor: "left", tickSize: 0, fontSize: 12, label: null}),
    barX(
      bars.filter(bar => bar.when === "before"),
      {...place, fill: colour.before, fillOpacity: 0.25, stroke: colour.before, strokeWidth: 1.5, inset: 1},
    ),
    barX(
      bars.filter(bar => bar.when === "after"),
      {...place, fill: colour.after, inset: 0.5},
    ),
    text(bars, {...place, text: "label", textAnchor: "start", dx: 6, fontSize: 12, fill}),
  ]
}
