/// What stands in the person's own file where a problem says that something is wrong: beside the
/// message, which never holds it, and in an element of its own, which no announcement, report or print
/// takes along. Draws nothing within a part of the page that is read out by itself.

import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from "lit"
import type {Problem} from "../../generated/protocol.js"
import type {RecipeText} from "../../shared/calls.js"
import {cellOf, words} from "../words.js"
import {type OwnAnswer, OwnValuesEvent} from "./question.js"

/// Where whatever changes is read out.
const live = "[role=alert], [role=status], [role=log], [aria-live]:not([aria-live=off])"

/// So many letters of a value are shown.
const letters = 200

export class OwnValues extends LitElement {
  static override properties = {
    problem: {attribute: false},
    recipe: {attribute: false},
    file: {attribute: false},
    answer: {state: true},
  }

  declare problem: Problem
  /// The recipe that was tried; the one in force if null.
  declare recipe: RecipeText | null
  /// The file that lines are of, where the problem names none.
  declare file: File | null
  declare private answer: OwnAnswer | null
  #asked = ""

  constructor() {
    super()
    this.recipe = null
    this.file = null
    this.answer = null
  }

  protected override createRenderRoot(): this {
    return this
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("problem") || changed.has("recipe") || changed.has("file")) void this.#ask()
  }

  async #ask(): Promise<void> {
    const {problem, recipe, file} = this
    const asked = JSON.stringify([problem, recipe, file?.name, file?.size, file?.lastModified])
    if (asked === this.#asked) return
    this.#asked = asked
    this.answer = null
    const event = new OwnValuesEvent({problem, recipe, file})
    this.dispatchEvent(event)
    const answer = await event.answer
    if (this.#asked !== asked) return
    this.answer = answer
    // What could not be said now may be later.
    if (answer === null) this.#asked = ""
  }

  protected override render(): TemplateResult | typeof nothing {
    const {answer} = this
    if (answer === null || this.closest(live) !== null) return nothing
    return html`
      <section class="own" data-why="own-values">
        <h3>${answer.kind === "values" ? words("own-values") : words("own-lines", {file: answer.file})}</h3>
        ${
          answer.kind === "values"
            ? html`<ul class="cells">${answer.values.map(value => html`<li><code>${plain(value)}</code></li>`)}${
                answer.more === 0 ? nothing : html`<li>${words("own-more", {more: answer.more})}</li>`
              }</ul>`
            : html`<dl class="cells">${answer.lines.map(
                ({number, text, isCut}) =>
                  html`<div><dt>${words("own-line", {number})}</dt><dd><code>${plain(text)}${
                    isCut ? "…" : ""
                  }</code></dd></div>`,
              )}</dl>`
        }
        <p class="small">${words("own-values-text")}</p>
      </section>`
  }
}

/// A text with what cannot be seen of it made visible.
function plain(text: string): string {
  const cut = text.length > letters ? `${text.slice(0, letters)}…` : text
  // The pictures of the control characters stand in their order.
  return cellOf(cut.replace(/[\0-\x1f]/g, control => String.fromCharCode(0x2400 + control.charCodeAt(0))))
}

customElements.define("own-values", OwnValues)
