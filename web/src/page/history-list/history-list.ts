/// Undo, redo, and the list of all settings there have been, each by its name and with what came of it.

import {html, nothing, type TemplateResult} from "lit"
import {pastText} from "../outcome/past-text.js"
import {Piece} from "../piece.js"
import type {Entry} from "../state/history.js"
import {recordsIn} from "../state/state.js"
import {words} from "../words.js"
import {entryText} from "./entry-text.js"

export class HistoryList extends Piece {
  protected override render(): TemplateResult {
    const {history} = this.state
    if (history === null) return html``
    const {entries, index} = history
    const previous = entries[index]
    const next = entries[index + 1]
    const undo =
      index > 0 && previous !== undefined
        ? words("history-undo", {label: entryText(previous, entries)})
        : words("history-undo-none")
    const redo =
      next !== undefined ? words("history-redo", {label: entryText(next, entries)}) : words("history-redo-none")
    return html`
      <section class=${entries.length === 1 ? "history first" : "history"}
        aria-label=${words("history-name")} data-why="history">
        <div class="row tight">
          <h2>${words("history-title")}</h2>
          <button type="button" class="quiet icon" aria-label=${undo} title=${undo}
            aria-disabled=${index === 0} aria-keyshortcuts="Control+Z Meta+Z"
            @click=${() => this.#go(index - 1)}><span aria-hidden="true">↶</span></button>
          <button type="button" class="quiet icon" aria-label=${redo} title=${redo}
            aria-disabled=${next === undefined} aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
            @click=${() => this.#go(index + 1)}><span aria-hidden="true">↷</span></button>
        </div>
        <details>
          <summary>${words("history-steps", {count: entries.length})}</summary>
          <ol>
            ${entries.map(
              (entry, i) => html`
              <li><button type="button" class="quiet entry" aria-current=${i === index ? "true" : "false"}
                @click=${() => this.#go(i)}>
                <span aria-hidden="true">${i === index ? "●" : "○"}</span> ${entryText(
                  entry,
                  entries,
                )}</button>${this.#came(entries, i)}</li>`,
            )}
          </ol>
        </details>
      </section>`
  }

  /// What an entry came to, unless that is what the one before it came to.
  #came(entries: readonly Entry[], i: number): TemplateResult | typeof nothing {
    const entry = entries[i]
    if (entry?.outcome === undefined || entry.outcome.comparison === entries[i - 1]?.outcome?.comparison) return nothing
    return html`<p class="small came">${pastText(entry, recordsIn(this.state))}</p>`
  }

  #go(index: number): void {
    const entries = this.state.history?.entries.length ?? 0
    if (index >= 0 && index < entries) this.act({kind: "visit", index})
  }
}

customElements.define("history-list", HistoryList)
