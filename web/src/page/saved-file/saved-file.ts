/// The button that saves a file, and what is known of it afterwards.

import {html, nothing, type TemplateResult} from "lit"
import type {Fate} from "../state/fates.js"
import {words} from "../words.js"

interface SavedFileActs {
  /// `download`: without asking for a file first.
  save(download: boolean): void
  confirm(has: boolean): void
}

/// `once`: what is written is not there to be saved again.
export function savedFile(
  name: string,
  fate: Fate | undefined,
  once: boolean,
  {save, confirm}: SavedFileActs,
): TemplateResult {
  const button = (id: string, download: boolean): TemplateResult =>
    html`<button type="button" @click=${() => save(download)}>${words(id, {name})}</button>`
  switch (fate) {
    case undefined:
      return html`<div class="fate">${button("download-save", false)}</div>`
    case "written":
      return html`<div class="fate"><p><span class="tick"
        aria-hidden="true">✓</span> ${words("save-written", {name})}</p>${
          once ? nothing : button("download-save", false)
        }</div>`
    case "returned":
      return html`<div class="fate"><p><span class="tick"
        aria-hidden="true">✓</span> ${words("save-returned")}</p>${button("download-save", false)}</div>`
    case "declined":
    case "failed":
      return html`<div class="fate"><p class="small">${words(`save-${fate}`)}</p>${button(
        "download-save",
        false,
      )}${button("save-download", true)}</div>`
    case "handed-over":
    case "confirmed":
      return html`
        <div class="fate">${button("download-save", false)}
          <label class="check"><input type="checkbox" .checked=${fate === "confirmed"} @change=${(event: Event) => {
            if (event.target instanceof HTMLInputElement) confirm(event.target.checked)
          }}>
            <span>${words("save-have", {name})}</span></label></div>`
  }
}

/// What holds of all files that the browser was given to save, once there is one.
export function savedNote(fates: readonly (Fate | undefined)[]): TemplateResult | typeof nothing {
  return fates.some(fate => fate === "handed-over" || fate === "confirmed")
    ? html`<p class="small">${words("save-unseen")}${
        globalThis.parent === globalThis.self ? nothing : ` ${words("save-framed")}`
      }</p>`
    : nothing
}
