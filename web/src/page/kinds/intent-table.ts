/// A table of intents: what people searched for, before and in the release.

import {html, nothing, type TemplateResult} from "lit"
import type {IntentPicture} from "../../generated/protocol.js"
import {count, nameOf, words} from "../words.js"

export function intentTable({intents, more}: IntentPicture): TemplateResult {
  return html`
    <h3 id="kind-intents">${words("kind-intents")}</h3>
    <p class="small">${words("kind-intents-text")}</p>
    <div class="scroll" role="region" aria-labelledby="kind-intents" tabindex="0">
      <table class="records">
        <thead><tr><th scope="col">${words("kind-intents-query")}</th>${(
          ["queries", "before", "after", "searches", "written"] as const
        ).map(name => html`<th scope="col">${words(`kind-intents-${name}`)}</th>`)}</tr></thead>
        <tbody>${intents.map(
          ({query, queries, before, after, searches, written}) =>
            html`<tr><th scope="row">${query === null ? words("kind-intents-rare") : nameOf(query)}</th>${[
              queries,
              before,
              after,
              searches,
              written,
            ].map(number => html`<td>${count(number)}</td>`)}</tr>`,
        )}</tbody>
      </table>
    </div>
    ${more === 0 ? nothing : html`<p class="small">${words("kind-intents-more", {more})}</p>`}`
}
