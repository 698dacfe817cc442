/// The way back: what the page around gets, and the click without which it gets nothing.

import {html, nothing, type PropertyValues, type TemplateResult} from "lit"
import {Piece} from "../piece.js"
import {InSight} from "../portal/in-sight.js"
import {savedName} from "../save.js"
import {placeName, returnable} from "../state/portal.js"
import {nameOf, words} from "../words.js"

export class ReturnRelease extends Piece {
  static override properties = {
    ...Piece.properties,
    held: {attribute: false},
    hasty: {state: true},
    report: {state: true},
    recipe: {state: true},
  }

  /// Which values of the table stand in report and recipe, in words.
  declare held: {readonly report: string; readonly recipe: string}
  /// Whether the button was clicked before it can have been seen.
  declare private hasty: boolean
  declare private report: boolean
  declare private recipe: boolean
  readonly #sight = new InSight()

  constructor() {
    super()
    this.held = {report: "", recipe: ""}
    this.hasty = false
    this.report = false
    this.recipe = false
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#sight.watch(null)
  }

  protected override updated(_: PropertyValues<this>): void {
    this.#sight.watch(this.querySelector("button.give-back"))
  }

  protected override render(): TemplateResult | typeof nothing {
    const {portal} = this.state
    const release = returnable(this.state)
    if (portal === null || release === null || portal.stage === "returned") return nothing
    const place = placeName(portal)
    return html`
      <section class="note" aria-labelledby="give-back-title" data-why="portal">
        <h2 id="give-back-title">${words("portal-return-title", {place})}</h2>
        <p>${words("portal-return-text", {
          place,
          release: nameOf(savedName(portal.file.name, "release", release.recipe)),
        })}</p>
        ${this.#extra("report")}
        ${this.#extra("recipe")}
        ${
          portal.prepared === release.outcome
            ? html`<p class="row"><button type="button" class="primary give-back"
              @click=${this.#giveBack}>${words("portal-return", {place})}</button></p>`
            : html`<p role="status">${words("portal-preparing")}</p>`
        }
        ${this.hasty ? html`<p class="exposed" role="alert">${words("portal-hasty")}</p>` : nothing}
      </section>`
  }

  #extra(what: "report" | "recipe"): TemplateResult {
    return html`<label class="check"><input type="checkbox" .checked=${this[what]} @change=${(event: Event) => {
      if (event.target instanceof HTMLInputElement) this[what] = event.target.checked
    }}><span>${words(`portal-return-${what}`)} <span class="small">${words(`portal-return-${what}-text`)} ${
      this.held[what]
    }</span></span></label>`
  }

  readonly #giveBack = (click: Event): void => {
    this.hasty = !this.#sight.isMeant
    const {report, recipe} = this
    if (!this.hasty) this.act({kind: "give-back", click, report, recipe})
  }
}

customElements.define("return-release", ReturnRelease)
