/// The way to where the values of a column are put into groups by hand.

import {html, type TemplateResult} from "lit"
import type {Act} from "../state/actions.js"
import {nameOf, words} from "../words.js"

/// `look`: the class of the button, empty for one that stands out.
export function groupButton(column: string, look: "quiet" | "", act: Act): TemplateResult {
  return html`<button type="button" class=${look} @click=${() =>
    act({
      kind: "go",
      step: "describe",
      column,
      isToGroup: true,
    })}>${words("lost-group", {name: nameOf(column)})}</button>`
}
