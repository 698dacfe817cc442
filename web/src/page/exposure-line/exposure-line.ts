/// The bottom line: who is exposed before and after, in people, and that nothing may be sent.

import {html, type TemplateResult} from "lit"
import {Piece} from "../piece.js"
import {previewNow} from "../living-table/preview-now.js"
import {keptColumns, leftBy, openQuestions} from "../state/questions.js"
import {quasiIdentifiers} from "../state/recipe.js"
import {recodes} from "../state/searches.js"
import {comparisonNow, exposureLately, recipeOf, solutionOf, unmeasuredId} from "../state/state.js"
import {words} from "../words.js"

/// Somebody wants to know what this file is, or how to check what it says of itself.
export class AboutEvent extends Event {
  static readonly type = "about"

  constructor() {
    super(AboutEvent.type, {bubbles: true})
  }
}

/// Who is found in a file that is no table, and in its release.
export interface OtherExposure {
  readonly before: string
  readonly after: string
}

export class ExposureLine extends Piece {
  /// What stands above the line has to know how high it is: it wraps where there is no room.
  readonly #observer = new ResizeObserver(() => {
    const height = this.firstElementChild?.getBoundingClientRect().height ?? 0
    if (height > 0) document.documentElement.style.setProperty("--bar", `${height}px`)
  })

  static override properties = {...Piece.properties, other: {attribute: false}}

  /// What is said of a file that is no table, while that stands on the screen.
  declare other: OtherExposure | null

  constructor() {
    super()
    this.other = null
  }

  protected override firstUpdated(): void {
    if (this.firstElementChild !== null) this.#observer.observe(this.firstElementChild)
  }

  protected override render(): TemplateResult {
    return html`
      <footer class="line" aria-label=${words("line-name")}>
        <p data-why="exposure"><span class="before-mark" aria-hidden="true"></span>${this.#before()}</p>
        <p data-why="exposure"><span class="after-mark" aria-hidden="true"></span>${this.#after()}</p>
        <p class="network" data-why="network">${words("line-network")} <button class="quiet" type="button"
          @click=${() => this.dispatchEvent(new AboutEvent())}>${words("line-network-check")}</button></p>
      </footer>`
  }

  #before(): string {
    const {state} = this
    if (this.other !== null) return this.other.before
    const recipe = recipeOf(state)
    const exposure = exposureLately(state)
    if (state.table === null || recipe === null) return words("line-no-table")
    if (quasiIdentifiers(recipe).length === 0) return words("line-no-quasi-identifiers")
    if (exposure === null) return words(unmeasuredId(state))
    const {risk} = exposure
    const most = Math.round(1 / risk.prosecutor.max)
    if (risk["sample-uniques"] > 0) return words("line-before-alone", {people: risk["sample-uniques"]})
    return words("line-before", {
      most,
      people: risk["class-sizes"][0]?.[1] === undefined ? 0 : most * risk["class-sizes"][0][1],
    })
  }

  #after(): string {
    const {state} = this
    if (this.other !== null) return this.other.after
    const recipe = recipeOf(state)
    // Another way to search would come to another table than the one that is looked at meanwhile.
    const isLooked = recipe !== null && !recodes(state.description, recipe.search)
    const looked = isLooked ? previewNow(state)?.value?.found?.comparison : undefined
    const comparison = comparisonNow(state) ?? (solutionOf(state) === null ? looked : undefined)
    // Who keeps such a column on purpose keeps what it shows.
    const told =
      recipe === null
        ? []
        : leftBy(comparison?.solution ?? null, recipe, [...openQuestions(state, recipe), ...keptColumns(state, recipe)])
    const columns = new Set(told.map(({key}) => key)).size
    if (comparison === undefined) return words(solutionOf(state) === null ? "line-after-open" : "line-measuring-after")
    const {after} = comparison
    return after === null
      ? words("line-after-none")
      : words(columns === 0 ? "line-after" : "line-after-columns", {
          most: Math.round(1 / after.prosecutor.max),
          people: after["sample-uniques"],
          columns,
        })
  }
}

customElements.define("exposure-line", ExposureLine)
