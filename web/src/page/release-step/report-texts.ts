/// What a person may write upon the first page of the report.

import {html, type TemplateResult} from "lit"
import {live} from "lit/directives/live.js"
import type {Act} from "../state/actions.js"
import {longestText, textFields, type Texts} from "../state/texts.js"
import {words} from "../words.js"

export function reportTexts(texts: Texts, act: Act): TemplateResult {
  return html`
    <section class="report-texts" aria-labelledby="report-texts" data-why="report-texts">
      <h2 id="report-texts">${words("texts-title")}</h2>
      <p class="small">${words("texts-lead")}</p>
      <div class="fields">${textFields.map(
        field => html`<label class="field grow"><span>${words(`text-${field}`)}</span>
          <input type="text" autocomplete="off" maxlength=${longestText} .value=${live(texts[field] ?? "")}
            @input=${(event: Event) => {
              if (event.target instanceof HTMLInputElement) act({kind: "set-text", field, text: event.target.value})
            }}></label>`,
      )}</div>
    </section>`
}
