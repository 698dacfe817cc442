/// What means "missing" in this table, and how missing cells are taken.

import {html, nothing, type TemplateResult} from "lit"
import type {Recipe} from "../../generated/protocol.js"
import type {Act} from "../state/actions.js"
import {cellOf, words} from "../words.js"

const matches = ["own-value", "wildcard", "remove-row"] as const
const sensitive = ["excluded", "own-value"] as const

export function missingMarkers({missing, attributes, suppression}: Recipe, act: Act): TemplateResult {
  const set = (values: readonly string[]): void =>
    act({kind: "set-missing", missing: {...missing, values: [...values]}})
  const isSuppressed = missing["suppressed-equals-missing"] ?? false
  return html`
    <section class="missing" data-why="missing" aria-labelledby="missing">
      <h2 id="missing">${words("missing-title")}</h2>
      <p>${words("missing-text", {count: missing.values.length})}</p>
      <ul class="markers">
        ${missing.values.map(
          (value, i) => html`
          <li><code>${show(value)}</code>${
            i === 0 ? html`<span class="small">${words("missing-first")}</span>` : nothing
          }
            <button type="button" class="quiet icon"
              aria-label=${words("missing-remove", {marker: show(value)})} @click=${() =>
                set(missing.values.filter(other => other !== value))}><span aria-hidden="true">×</span></button></li>`,
        )}
      </ul>
      <form class="row" @submit=${(event: SubmitEvent) => {
        event.preventDefault()
        const form = event.target
        if (!(form instanceof HTMLFormElement)) return
        const value = String(new FormData(form).get("marker") ?? "")
        if (!missing.values.includes(value)) set([...missing.values, value])
        form.reset()
      }}>
        <label class="field"><span>${words("missing-add-label")}</span><input name="marker" autocomplete="off"
          spellcheck="false" size="12"></label>
        <button type="submit">${words("missing-add")}</button>
      </form>
      <fieldset class="plain-choices column-choices" data-why="missing-match"><legend>${words("missing-match")}</legend>
        ${matches.map(
          match => html`<label class="check"><input type="radio" name="missing-match"
            .checked=${missing.match === match} @change=${() =>
              act({kind: "set-missing", missing: {...missing, match}})}>
          <span>${words(`match-${match}`)} <span class="small">${words(`match-${match}-text`, {
            style: suppression.style,
          })}</span></span></label>`,
        )}
      </fieldset>
      ${
        isSuppressed || (missing.match !== "remove-row" && suppression.style !== "star")
          ? html`
        <label class="check"><input type="checkbox" .checked=${isSuppressed} @change=${() =>
          act({kind: "set-missing", missing: {...missing, "suppressed-equals-missing": !isSuppressed}})}>
          <span>${words("missing-suppressed")} <span class="small">${words(
            "missing-suppressed-text",
          )}</span></span></label>`
          : nothing
      }
      ${
        attributes.some(({role}) => role === "sensitive")
          ? html`
        <fieldset class="plain-choices column-choices"
          data-why="missing-sensitive"><legend>${words("missing-sensitive")}</legend>
          ${sensitive.map(
            rule => html`<label class="check"><input type="radio" name="missing-sensitive"
              .checked=${missing.sensitive === rule} @change=${() =>
                act({kind: "set-missing", missing: {...missing, sensitive: rule}})}>
            <span>${words(`missing-sensitive-${rule}`)} <span class="small">${words(
              `missing-sensitive-${rule}-text`,
            )}</span></span></label>`,
          )}
        </fieldset>`
          : nothing
      }
    </section>`
}

function show(value: string): string {
  return cellOf(value)
}
