/// Cut points on the picture of a column: each is a slider that is dragged, or moved with the arrow
/// keys; what lies between them is counted meanwhile, from counts that Rust made. Everything that is
/// dragged stands below as a list, too.

import {html, LitElement, nothing, type PropertyValues, svg, type TemplateResult} from "lit"
import type {CutScale, CutStop} from "../../generated/protocol.js"
import {Awaited} from "../awaited.js"
import {count, words} from "../words.js"
import {
  type Cuts,
  type CutsHierarchy,
  evenStop,
  nearestStop,
  type Point,
  type Range,
  rangesOf,
  reachOf,
  roomOf,
  stopsOf,
  withMoved,
  withoutPoint,
  withPoint,
  withReach,
} from "./cut-points.js"

/// Heights of the picture in its own units.
const binHeight = 30

/// Pixels that a letter of a label takes at most, and pixels between two labels.
const letterWidth = 8
/// The same where there is little room.
const narrowLetter = 7
const labelGap = 12

/// So many places a point goes with one of the keys for large steps.
const leap = 10

/// Other cut points are wanted than those there were.
export class CutsEvent extends Event {
  static readonly type = "outis-cuts"

  /// `isMove`: a point stands elsewhere, and nothing else has changed.
  constructor(
    readonly cuts: Cuts,
    readonly isMove: boolean,
  ) {
    super(CutsEvent.type, {bubbles: true})
  }
}

export class CutStudio extends LitElement {
  static override properties = {
    hierarchy: {attribute: false},
    scale: {attribute: false},
    draft: {state: true},
    width: {state: true},
    said: {state: true},
  }

  declare hierarchy: CutsHierarchy
  declare scale: CutScale
  /// The points while one is on its way, until they are in force.
  declare private draft: Cuts | null
  declare private width: number
  declare private said: string
  /// The number of the point that is dragged.
  #dragged: number | null = null
  readonly #awaited = new Awaited()
  readonly #observer = new ResizeObserver(([entry]) => {
    this.width = Math.floor(entry?.contentRect.width ?? 0)
  })

  constructor() {
    super()
    this.draft = null
    this.width = 0
    this.said = ""
  }

  protected override createRenderRoot(): this {
    return this
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.#observer.observe(this)
  }

  override disconnectedCallback(): void {
    this.#observer.disconnect()
    super.disconnectedCallback()
  }

  /// What was asked for comes into force one after the other, or is refused; what comes otherwise,
  /// such as by undoing, takes the place of the draft.
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("hierarchy")) return
    const {cuts} = this.hierarchy
    const isKnown = this.#awaited.come(cuts)
    // What was said is of points that are no longer these.
    if (this.draft === null) this.said = ""
    if (this.draft === null || this.#dragged !== null) return
    if (!this.#awaited.isOpen && (!isKnown || JSON.stringify(cuts) === JSON.stringify(this.draft))) this.draft = null
  }

  protected override render(): TemplateResult | typeof nothing {
    const {scale} = this
    const cuts = this.draft ?? this.hierarchy.cuts
    const finest = cuts[0] ?? []
    const stops = stopsOf(scale, finest)
    if (stops === null) return nothing
    return html`
      <div class="cut-studio">
        <div class="cut-picture">
          ${picture(scale, stops)}
          <div class="cut-handles">${stops.map((stop, number) => this.#handle(cuts, stops, stop, number))}</div>
          <div class="ends small figures" aria-hidden="true">${this.#labels(stops)}</div>
        </div>
        <div aria-hidden="true">${cuts.map((points, level) => this.#level(points, level))}</div>
        ${this.#list(cuts, rangesOf(scale, stops))}
        <p><button type="button" class="quiet" @click=${() => this.#add(cuts, stops)}>${words("cuts-add")}</button></p>
        <p class="small" role="status">${this.said}</p>
      </div>`
  }

  #handle(cuts: Cuts, stops: readonly number[], stop: number, number: number): TemplateResult {
    const {scale} = this
    const here = scale.stops[stop]
    const [first, last] = roomOf(scale, stops, number)
    const ranges = rangesOf(scale, stops)
    return html`<div role="slider" tabindex="0" class="cut-handle" data-start=${here?.place ?? 0}
      aria-label=${words("cuts-handle", {number: number + 1, all: stops.length})}
      aria-valuemin=${first} aria-valuemax=${last} aria-valuenow=${stop}
      aria-valuetext=${words("cuts-handle-text", {
        point: here?.text ?? "",
        left: ranges[number]?.records ?? 0,
        right: ranges[number + 1]?.records ?? 0,
      })}
      @keydown=${(event: KeyboardEvent) => this.#press(event, cuts, stops, number)}
      @keyup=${() => this.#settle()} @blur=${() => this.#settle()}
      @pointerdown=${(event: PointerEvent) => this.#grasp(event, number)}
      @pointermove=${(event: PointerEvent) => this.#drag(event, cuts, stops)}
      @pointerup=${() => this.#drop()} @pointercancel=${() => this.#forget()}></div>`
  }

  /// The points where there is room for what they are called.
  #labels(stops: readonly number[]): readonly TemplateResult[] {
    let end = -Infinity
    return stops.flatMap(stop => {
      const {place = 0, text = ""} = this.scale.stops[stop] ?? {}
      const half = (text.length * letterWidth) / 2
      const middle = Math.min(Math.max(place * this.width, half), this.width - half)
      if (middle - half < end) return []
      end = middle + half + labelGap
      return [html`<span data-start=${middle / Math.max(1, this.width)}>${text}</span>`]
    })
  }

  /// What a level puts together, as bars under the picture with their records where they have room.
  #level(points: readonly Point[], level: number): TemplateResult | typeof nothing {
    const stops = stopsOf(this.scale, points)
    if (stops === null) return nothing
    return html`<div class=${level === 0 ? "cut-level" : "cut-level coarser"}>${rangesOf(this.scale, stops).map(
      ({low, high, records}) => {
        const [start, end] = [low?.place ?? 0, high?.place ?? 1]
        const text = count(records)
        const width = ((end - start) * this.width) / text.length
        return html`<span class=${width > letterWidth ? nothing : "narrow"} data-start=${start}
          data-end=${end}>${width > narrowLetter ? text : nothing}</span>`
      },
    )}</div>`
  }

  #list(cuts: Cuts, ranges: readonly Range[]): TemplateResult {
    const levels = cuts.length
    return html`
      <div class="scroll" tabindex="-1"><table class="cut-list">
        <caption class="unseen">${words("cuts-list")}</caption>
        <thead><tr><th scope="col">${words("cuts-list-range")}</th><th scope="col"
          class="figures">${words("levels-people")}</th>${
            levels < 2 ? nothing : html`<th scope="col">${words("cuts-reach")}</th>`
          }<td></td></tr></thead>
        <tbody>${ranges.map(
          range => html`<tr><th scope="row">${this.#range(range)}</th>
          <td class="figures">${count(range.records)}</td>${
            levels < 2 ? nothing : html`<td>${range.low === null ? nothing : this.#reach(cuts, range.low)}</td>`
          }<td>${range.low === null ? nothing : this.#remover(cuts, range.low)}</td></tr>`,
        )}</tbody>
      </table></div>`
  }

  #range({low, high}: Range): string {
    const {closed} = this.hierarchy
    if (low === null && high === null) return words("cuts-range-all")
    if (low === null) return words("cuts-range-below", {closed, high: high?.text ?? ""})
    if (high === null) return words("cuts-range-above", {closed, low: low.text})
    return words("cuts-range", {closed, low: low.text, high: high.text})
  }

  /// Up to which level a point stays.
  #reach(cuts: Cuts, {point, text}: CutStop): TemplateResult {
    const reach = reachOf(cuts, point)
    return html`<select aria-label=${words("cuts-reach-of", {point: text})} @change=${({target}: Event) => {
      if (target instanceof HTMLSelectElement) this.#change(withReach(cuts, point, Number(target.value)))
    }}>${cuts.map(
      (_, level) =>
        html`<option value=${level} .selected=${level === reach}>${words("cuts-reach-level", {
          level: level + 1,
          levels: cuts.length,
        })}</option>`,
    )}</select>`
  }

  #remover(cuts: Cuts, {point, text}: CutStop): TemplateResult {
    return html`<button type="button" class="quiet small" aria-label=${words("cuts-remove", {point: text})}
      @click=${() => this.#remove(cuts, point, text)}>${words("cuts-remove-short")}</button>`
  }

  /// Moves a point while a key is down; what it came to is in force once the key is up.
  #press(event: KeyboardEvent, cuts: Cuts, stops: readonly number[], number: number): void {
    const [first, last] = roomOf(this.scale, stops, number)
    const stop = stops[number] ?? first
    const point = this.scale.stops[stop]
    if (event.key === "Escape" && this.#dragged !== null) return this.#forget()
    if ((event.key === "Delete" || event.key === "Backspace") && point !== undefined) {
      event.preventDefault()
      return this.#remove(cuts, point.point, point.text)
    }
    const ways: Readonly<Record<string, number>> = {
      ArrowLeft: stop - 1,
      ArrowDown: stop - 1,
      ArrowRight: stop + 1,
      ArrowUp: stop + 1,
      PageDown: stop - leap,
      PageUp: stop + leap,
      Home: first,
      End: last,
    }
    const next = ways[event.key]
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    this.#move(cuts, stop, Math.min(Math.max(next, first), last))
  }

  #grasp(event: PointerEvent, number: number): void {
    if (event.button !== 0 || !(event.currentTarget instanceof HTMLElement)) return
    event.preventDefault()
    event.currentTarget.focus()
    event.currentTarget.setPointerCapture(event.pointerId)
    this.#dragged = number
  }

  #drag(event: PointerEvent, cuts: Cuts, stops: readonly number[]): void {
    const picture = this.querySelector(".cut-picture")?.getBoundingClientRect()
    const number = this.#dragged
    if (picture === undefined || number === null) return
    const place = (event.clientX - picture.left) / picture.width
    this.#move(cuts, stops[number] ?? 0, nearestStop(this.scale, stops, number, place))
  }

  #drop(): void {
    this.#dragged = null
    this.#settle()
  }

  /// As if nobody had touched the point.
  #forget(): void {
    this.#dragged = null
    this.draft = null
  }

  #move(cuts: Cuts, stop: number, next: number): void {
    const [point, place] = [this.scale.stops[stop]?.point, this.scale.stops[next]?.point]
    if (point !== undefined && place !== undefined && point !== place) this.draft = withMoved(cuts, point, place)
  }

  /// Puts into force what a point was moved to.
  #settle(): void {
    if (this.draft !== null && this.#dragged === null) this.#ask(this.draft, true)
  }

  #change(cuts: Cuts): void {
    this.draft = cuts
    this.#ask(cuts, false)
  }

  /// Once each.
  #ask(cuts: Cuts, isMove: boolean): void {
    if (JSON.stringify(cuts) === (this.#awaited.last ?? JSON.stringify(this.hierarchy.cuts))) return
    this.#awaited.ask(cuts)
    this.dispatchEvent(new CutsEvent(cuts, isMove))
  }

  #add(cuts: Cuts, stops: readonly number[]): void {
    const stop = evenStop(this.scale, stops)
    const added = this.scale.stops[stop]
    if (added === undefined) {
      this.said = words("cuts-no-room")
      return
    }
    this.#change(withPoint(cuts, this.scale, stop))
    this.said = words("cuts-added", {point: added.text})
    const number = stops.filter(known => known < stop).length
    void this.updateComplete.then(() => this.#focus(number))
  }

  #remove(cuts: Cuts, point: Point, text: string): void {
    const finest = cuts[0] ?? []
    if (finest.length < 2) {
      this.said = words("cuts-last")
      return
    }
    this.#change(withoutPoint(cuts, point))
    this.said = words("cuts-removed", {point: text, left: finest.length - 1})
    const number = Math.min(finest.indexOf(point), finest.length - 2)
    void this.updateComplete.then(() => this.#focus(number))
  }

  #focus(number: number): void {
    this.querySelectorAll<HTMLElement>(".cut-handle")[number]?.focus()
  }

  /// Places cannot be written into the document under its policy.
  protected override updated(): void {
    for (const element of this.querySelectorAll<HTMLElement>("[data-start]")) {
      const {start = "0", end} = element.dataset
      element.style.setProperty("inset-inline-start", `${100 * Number(start)}%`)
      if (end !== undefined) element.style.setProperty("inline-size", `${100 * (Number(end) - Number(start))}%`)
    }
  }
}

/// The records of each part of the scale, and where they are cut.
function picture({bins, stops}: CutScale, points: readonly number[]): TemplateResult {
  const most = Math.max(1, ...bins)
  const width = 100 / Math.max(1, bins.length)
  return html`<svg viewBox="0 0 100 ${binHeight}" preserveAspectRatio="none" aria-hidden="true">
    ${bins.map(
      (records, i) => svg`<rect x=${i * width} width=${width * 0.9} y=${binHeight * (1 - records / most)}
        height=${(binHeight * records) / most}></rect>`,
    )}
    ${points.map(point => {
      const x = 100 * (stops[point]?.place ?? 0)
      return svg`<line x1=${x} x2=${x} y2=${binHeight}></line>`
    })}
  </svg>`
}

customElements.define("cut-studio", CutStudio)
