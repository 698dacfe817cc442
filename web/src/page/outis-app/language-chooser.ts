/// In which language the page speaks. Each is named by itself, for whoever reads no other. Where there is no
/// room for names, the code of the one that is spoken stands for it.

import {html, type TemplateResult} from "lit"
import {languages} from "../languages.js"
import type {Act} from "../state/actions.js"
import {words} from "../words.js"

export function languageChooser(language: string, act: Act): TemplateResult {
  return html`
    <span class="language"><span class="language-code" aria-hidden="true">${language}</span>
      <select aria-label=${words("language-label")} title=${words("language-label")}
        @change=${(event: Event) => act({kind: "speak", language: (event.target as HTMLSelectElement).value})}>
        ${Object.entries(languages).map(
          ([code, name]) => html`<option value=${code} lang=${code} ?selected=${code === language}>${name}</option>`,
        )}
      </select></span>`
}
