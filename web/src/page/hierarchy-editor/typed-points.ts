/// The field in which the cut points of a level are typed. What cannot be read is said beside it, and
/// stays in it until it is mended or the points become others.

import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from "lit"
import type {Point} from "../cut-studio/cut-points.js"
import {cellOf, words} from "../words.js"
import {isTooLong, type NumberForm, numbersOf, numbersText} from "./typed-numbers.js"

/// Other points were typed.
export class PointsEvent extends Event {
  static readonly type = "outis-points"

  constructor(readonly points: readonly Point[]) {
    super(PointsEvent.type, {bubbles: true})
  }
}

export class TypedPoints extends LitElement {
  static override properties = {
    label: {attribute: false},
    points: {attribute: false},
    form: {attribute: false},
    problem: {state: true},
  }

  declare label: string
  declare points: readonly Point[]
  /// How numbers are written; null of dates, which are written as in the column.
  declare form: NumberForm | null
  declare private problem: string | null

  constructor() {
    super()
    this.label = ""
    this.points = []
    this.form = null
    this.problem = null
  }

  protected override createRenderRoot(): this {
    return this
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get("points")
    if (before !== undefined && String(before) !== String(this.points)) this.problem = null
  }

  protected override render(): TemplateResult {
    const {label, points, form, problem} = this
    const text = form === null ? points.join(", ") : numbersText(points.map(Number), form)
    return html`
      <label class="field"><span>${label}</span><input autocomplete="off" .value=${text}
        aria-invalid=${problem === null ? nothing : "true"} @change=${(event: Event) => {
          if (event.target instanceof HTMLInputElement) this.#read(event.target.value)
        }}></label>
      ${problem === null ? nothing : html`<p class="field-problem" role="alert">${problem}</p>`}`
  }

  #read(text: string): void {
    const {form} = this
    const typed = form === null ? datesOf(text) : numbersOf(text, form)
    this.problem = typeof typed === "string" || typed.length === 0 ? problemOf(typed, form) : null
    if (typeof typed !== "string" && typed.length > 0) this.dispatchEvent(new PointsEvent(typed))
  }
}

/// The dates of a list. Whether they are some is for Rust to say.
function datesOf(text: string): readonly string[] {
  return text
    .split(/[;,]\s*/)
    .map(part => part.trim())
    .filter(part => part !== "")
}

function problemOf(typed: string | readonly Point[], form: NumberForm | null): string {
  if (form === null) return words("cuts-typed-dates")
  const example = numbersText([1500, 2500.5], form)
  if (typeof typed !== "string") return words("cuts-typed", {example})
  return words(isTooLong(typed) ? "cuts-too-long" : "cuts-unread", {text: cellOf(typed), example})
}

customElements.define("typed-points", TypedPoints)
