/// A map of regions that are written, over where requests were. Nothing of it comes from elsewhere.

import {dot, rect} from "@observablehq/plot"
import type {MapPicture} from "../../generated/protocol.js"
import {ChartElement, type ChartTable} from "../charts/chart-element.js"
import {colour, draw} from "../charts/draw.js"
import {plain} from "../words.js"

/// Regions that the table behind it lists.
const LISTED = 100

export class PlaceMap extends ChartElement {
  static override properties = {...ChartElement.properties, picture: {attribute: false}}

  declare picture: MapPicture

  constructor() {
    super()
    this.picture = {regions: [], more: 0, requests: [], metres: false}
  }

  protected override sentence(): string {
    const {regions, more} = this.picture
    if (regions.length === 0) return ""
    return this.words("kind-map-said", {
      regions: regions.length + more,
      lines: Math.max(...regions.map(({lines}) => lines)),
    })
  }

  protected override heading(): string {
    return this.words("kind-map-heading", {metres: String(this.picture.metres), more: this.picture.more})
  }

  protected override drawing(width: number): Element {
    const {regions, requests, metres} = this.picture
    const [left, right] = extent([...regions.flatMap(({x}) => x), ...requests.map(([x]) => x)])
    const [low, high] = extent([...regions.flatMap(({y}) => y), ...requests.map(([, y]) => y)])
    const most = Math.max(1, ...regions.map(({lines}) => lines))
    const margins = {marginTop: 16, marginRight: 16, marginBottom: 36, marginLeft: 64}
    const inner = Math.min(width - margins.marginLeft - margins.marginRight, 560)
    // A length is as long northwards as eastwards.
    const tall = Math.min(560, Math.max(120, (inner * (high - low)) / Math.max(right - left, 1e-9)))
    const wide = Math.min(inner, Math.max(120, (tall * (right - left)) / Math.max(high - low, 1e-9)))
    const unit = metres ? this.words("kind-map-metres") : ""
    return draw({
      ...margins,
      width: wide + margins.marginLeft + margins.marginRight,
      height: tall + margins.marginTop + margins.marginBottom,
      x: {domain: [left, right], label: unit === "" ? null : unit, ticks: Math.max(2, Math.round(wide / 90))},
      y: {domain: [low, high], label: unit === "" ? null : unit, ticks: Math.max(2, Math.round(tall / 60))},
      marks: [
        rect(
          regions.toReversed().map(({x, y, lines}) => ({
            left: x[0],
            right: x[1],
            low: y[0],
            high: y[1],
            share: 0.1 + (0.35 * lines) / most,
          })),
          {
            x1: "left",
            x2: "right",
            y1: "low",
            y2: "high",
            fill: colour.after,
            fillOpacity: "share",
            stroke: colour.after,
            strokeWidth: 1.5,
          },
        ),
        dot(requests, {x: "0", y: "1", r: requests.length > 200 ? 1.5 : 3, fill: colour.before}),
      ],
      opacity: {type: "identity"},
    })
  }

  protected override table(): ChartTable {
    const {regions} = this.picture
    return {
      caption: this.words("kind-map-caption"),
      head: [this.words("kind-map-x"), this.words("kind-map-y"), this.words("kind-map-lines")],
      rows: regions.slice(0, LISTED).map(({x, y, lines}) => [spanOf(x), spanOf(y), plain(lines, 0)]),
    }
  }
}

function spanOf([least, end]: readonly [number, number]): string {
  return `${plain(least, 3)} – ${plain(end, 3)}`
}

function extent(numbers: readonly number[]): [number, number] {
  // Not spread: there may be thousands.
  const least = numbers.reduce((least, number) => Math.min(least, number), Infinity)
  const greatest = numbers.reduce((greatest, number) => Math.max(greatest, number), -Infinity)
  return least < greatest ? [least, greatest] : [least - 1, greatest + 1]
}

customElements.define("place-map", PlaceMap)

declare global {
  interface HTMLElementTagNameMap {
    "place-map": PlaceMap
  }
}
