/// In which language the page speaks. Each is named by itself, for whoever reads no other.

import {html, type TemplateResult} from "lit"
import {languages} from "../languages.js"
import type {Act} from "../state/actions.js"
import {words} from "../words.js"

export function languageChooser(language: string, act: Act): TemplateResult {
  return html`
    <select class="language" aria-label=${words("language-label")} title=${words("language-label")} .value=${language}
      @change=${(event: Event) => act({kind: "speak", language: (event.target as HTMLSelectElement).value})}>
      ${Object.entries(languages).map(
        ([code, name]) => html`<option value=${code} lang=${code} ?selected=${code === language}>${name}</option>`,
      )}
    </select>`
}
