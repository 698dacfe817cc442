/// Sensitive columns that nothing protects: for each it is decided, in so many words, whether it
/// gets a protection or none.

import {html, nothing, type TemplateResult} from "lit"
import type {Recipe} from "../../generated/protocol.js"
import type {Act} from "../state/actions.js"
import type {ModelId} from "../state/models.js"
import {declinedColumns, unprotectedColumns} from "../state/questions.js"
import type {State} from "../state/state.js"
import {nameOf, words} from "../words.js"

/// What serves most tables with a sensitive column.
export const usualProtection: ModelId = "distinct-l-diversity"

/// So many columns are decided together, if that is wanted.
const SEVERAL = 3

export function unprotectedSection(state: State, recipe: Recipe, act: Act): TemplateResult | typeof nothing {
  const open = unprotectedColumns(state, recipe)
  const declined = declinedColumns(recipe)
  if (open.length + declined.length === 0) return nothing
  const model = words(`model-${usualProtection}-name`)
  return html`
    <section class=${open.length > 0 ? "note exposed-note" : "note plain"}
      aria-labelledby="unprotected" data-why="unprotected">
      <h2 id="unprotected">${words(open.length > 0 ? "unprotected-title" : "unprotected-title-declined")}</h2>
      ${open.map(
        key => html`
        <div class="unprotected">
          <p>${words("unprotected-open", {name: nameOf(key)})}</p>
          <p class="row">
            <button type="button" aria-label=${words("unprotected-add-name", {name: nameOf(key), model})} @click=${() =>
              act({
                kind: "add-model",
                model: usualProtection,
                attribute: key,
              })}>${words("unprotected-add", {model})}</button>
            <button type="button" class="quiet"
              aria-label=${words("unprotected-decline-name", {name: nameOf(key)})} @click=${() =>
                act({kind: "decline", attributes: [key], declined: true})}>${words("unprotected-decline")}</button>
          </p>
        </div>`,
      )}
      ${
        open.length < SEVERAL
          ? nothing
          : html`<p><button type="button" class="quiet" @click=${() =>
              act({
                kind: "decline",
                attributes: open,
                declined: true,
              })}>${words("unprotected-decline-all", {count: open.length})}</button></p>`
      }
      ${declined.map(
        key => html`
        <div class="unprotected">
          <p>${words("unprotected-declined", {name: nameOf(key)})}</p>
          <p><button type="button" class="quiet"
            aria-label=${words("unprotected-again-name", {name: nameOf(key)})} @click=${() =>
              act({kind: "decline", attributes: [key], declined: false})}>${words("unprotected-again")}</button></p>
        </div>`,
      )}
      ${open.length > 0 ? html`<p class="small">${words("unprotected-text")}</p>` : nothing}
    </section>`
}
