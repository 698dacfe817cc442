/// The place where hierarchy files are chosen for all columns at once; they can be dropped anywhere.

import {html, type TemplateResult} from "lit"
import type {Act} from "../state/actions.js"
import {words} from "../words.js"

export function hierarchyFiles(act: Act): TemplateResult {
  return html`
    <section class="hierarchy-files" data-why="given-files">
      <div><h2>${words("given-choose-title")}</h2><p class="small">${words("given-choose-text")}</p></div>
      <span class="file-button">
        <button type="button" @click=${(event: Event) => {
          if (event.target instanceof HTMLElement) event.target.parentElement?.querySelector("input")?.click()
        }}>${words("given-choose")}</button>
        <input id="hierarchy-files" type="file" multiple accept=".csv,.txt,text/csv,text/plain" tabindex="-1"
          aria-hidden="true" hidden @change=${(event: Event) => {
            if (!(event.target instanceof HTMLInputElement)) return
            const files = [...(event.target.files ?? [])]
            if (files.length > 0) act({kind: "give-files", files})
            event.target.value = ""
          }}>
      </span>
    </section>`
}
