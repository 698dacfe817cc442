/// A session that was opened and waits for its own file, or found another one here.

import {html, nothing, type TemplateResult} from "lit"
import {breakable} from "../breakable.js"
import {shown} from "../direction.js"
import type {Act} from "../state/actions.js"
import type {Session} from "../state/session.js"
import type {LoadedTable} from "../state/state.js"
import {bytes, count, words} from "../words.js"

/// So many files are told of one by one.
const mostFiles = 20

export function waitingSession(
  name: string,
  {files, sha256}: Session,
  table: LoadedTable | null,
  act: Act,
): TemplateResult {
  const kind = table === null ? "note" : "note exposed-note"
  return html`
    <section class=${`${kind} waiting-session`} role="status" data-why="download-session">
      <h2 tabindex="-1">${words(table === null ? "session-waits" : "session-differs", {name})}</h2>
      <p>${words(table === null ? "session-waits-text" : differenceIn(files, table), {files: files.length})}</p>
      <ul>${files.slice(0, mostFiles).map(
        file =>
          html`<li>${breakable(shown(file.name))}, ${bytes(file.size)} (${words("session-bytes", {
            bytes: count(file.size),
          })})</li>`,
      )}</ul>
      ${
        files.length > mostFiles
          ? html`<p class="small">${words("list-more", {more: files.length - mostFiles})}</p>`
          : nothing
      }
      <p class="hash">${words("session-hash")} <code>${sha256}</code></p>
      ${table === null ? nothing : html`<p class="hash">${words("session-hash-here")} <code>${table.sha256}</code></p>`}
      <p class="row">
        ${
          table === null
            ? nothing
            : html`<button type="button" @click=${() => act({kind: "use-session-anyway"})}>${words(
                "session-anyway",
              )}</button>`
        }
        <button type="button" class="quiet" @click=${() => act({kind: "forget-recipe"})}>${words(
          "session-forget",
        )}</button>
      </p>
    </section>`
}

/// In what the files that are here differ from the session's, as far as that can be seen from outside.
function differenceIn(files: Session["files"], table: LoadedTable): string {
  const isAlike = (field: "name" | "size"): boolean =>
    files.length === table.files.length && files.every((file, i) => file[field] === table.files[i]?.[field])
  if (!isAlike("size")) return isAlike("name") ? "session-differs-size" : "session-differs-text"
  return isAlike("name") ? "session-differs-within" : "session-differs-text"
}
