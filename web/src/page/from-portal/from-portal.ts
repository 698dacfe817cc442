/// The file that the page around gave: where it is from, whether it may be opened, and where it goes.

import {html, nothing, type PropertyValues, type TemplateResult} from "lit"
import {breakable} from "../breakable.js"
import {shown} from "../direction.js"
import {Piece} from "../piece.js"
import {InSight} from "../portal/in-sight.js"
import {isPortals, placeName, type Portal} from "../state/portal.js"
import {bytes, nameOf, words} from "../words.js"

export class FromPortal extends Piece {
  static override properties = {...Piece.properties, hasty: {state: true}}

  /// Whether the button was clicked before it can have been seen.
  declare private hasty: boolean
  readonly #sight = new InSight()

  constructor() {
    super()
    this.hasty = false
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    this.#sight.watch(null)
  }

  protected override updated(_: PropertyValues<this>): void {
    this.#sight.watch(this.querySelector("button.open"))
  }

  protected override render(): TemplateResult | typeof nothing {
    const {portal} = this.state
    if (portal === null) return nothing
    return portal.stage === "asked" ? this.#asked(portal) : this.#opened(portal)
  }

  #asked(portal: Portal): TemplateResult {
    const place = placeName(portal)
    const name = nameOf(portal.file.name)
    return html`
      <section class="note" aria-labelledby="portal-title" data-why="portal">
        <h2 id="portal-title" tabindex="-1">${words("portal-asked", {place})}</h2>
        <p>${breakable(name)}, ${bytes(portal.file.size)}</p>
        ${this.#said(portal, place)}
        <p>${words(this.state.table === null ? "portal-asked-text" : "portal-asked-text-table", {place})}</p>
        ${portal.recipe === null ? nothing : html`<p>${words("portal-asked-recipe")}</p>`}
        ${
          portal.policy === null ? nothing : html`<p>${words("portal-asked-policy", {id: portal.policy.policy.id})}</p>`
        }
        <p class="row"><button type="button" class="primary open" @click=${this.#open}>${words("portal-open", {
          name,
        })}</button>
          <button type="button" class="quiet" @click=${() =>
            this.act({kind: "answer-portal", open: false})}>${words("portal-refuse")}</button></p>
        ${this.hasty ? html`<p class="exposed" role="alert">${words("portal-hasty")}</p>` : nothing}
      </section>`
  }

  readonly #open = (event: Event): void => {
    this.hasty = !this.#sight.isMeant
    if (event.isTrusted && !this.hasty) this.act({kind: "answer-portal", open: true})
  }

  #opened(portal: Portal): TemplateResult {
    const place = placeName(portal)
    const text =
      portal.stage === "returned" ? "portal-returned" : isPortals(this.state) ? "portal-from" : "portal-other-table"
    return html`
      <section class="note portal" aria-label=${words("portal-name")} data-why="portal">
        <p>${words(text, {place, name: nameOf(portal.file.name)})}</p>
        <p class="row"><button type="button" class="quiet" @click=${() => this.act({kind: "leave-portal"})}>${words(
          portal.stage === "returned" ? "message-put-away" : "portal-leave",
        )}</button></p>
      </section>`
  }

  /// What the page around says is its word, not that of this page.
  #said({note}: Portal, place: string): TemplateResult | typeof nothing {
    if (note === null || note.trim() === "") return nothing
    return html`<p class="small">${words("portal-note", {place})}</p><blockquote>${shown(note)}</blockquote>`
  }
}

customElements.define("from-portal", FromPortal)
