/// Saves what was decided so far, at any step, to go on with it another day.

import {html, nothing, type TemplateResult} from "lit"
import {heldText} from "../notes/held.js"
import {Piece} from "../piece.js"
import {savedName} from "../save.js"
import {savedFile, savedNote} from "../saved-file/saved-file.js"
import {fateNow} from "../state/fates.js"
import {heldBySession} from "../state/held.js"
import {contentsNow, entryOf} from "../state/state.js"
import {words} from "../words.js"

export class SessionSaver extends Piece {
  protected override render(): TemplateResult {
    const {table, description, results} = this.state
    const entry = entryOf(this.state)
    if (table === null || entry === null) return html``
    const fate = fateNow(results.fates, "session", contentsNow(this.state))
    const name = savedName(table.files[0].name, "session", entry.recipe)
    return html`
      <section class="session" aria-label=${words("session-title")} data-why="download-session">
        <h2>${words("session-title")}</h2>
        ${savedFile(name, fate, false, {
          save: download => this.act({kind: "save", what: "session", download}),
          confirm: has => this.act({kind: "confirm-saved", what: "session", has}),
        })}
        ${this.state.step === "release" ? nothing : savedNote([fate])}
        <details><summary>${words("session-holds")}</summary>
          <p class="small">${words("download-session-text")} ${
            description === null ? "" : heldText(heldBySession(entry, description))
          }</p></details>
      </section>`
  }
}

customElements.define("session-saver", SessionSaver)
