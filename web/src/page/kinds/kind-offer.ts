/// What Load offers for files that are no table.

import {html, type TemplateResult} from "lit"
import {dataKinds} from "../../shared/kinds.js"
import {words} from "../words.js"
import {kindExamples} from "./examples.js"
import {KindEvent} from "./kind-event.js"

/// A choice of what the file holds.
export function kindOffer(): TemplateResult {
  return html`
    <li class="choice" data-why="kinds">
      <h2>${words("kind-offer-title")}</h2>
      <p>${words("kind-offer-text")}</p>
      <p class="row">${dataKinds.map(
        kind =>
          html`<button type="button" @click=${(event: Event) =>
            event.target?.dispatchEvent(new KindEvent(kind))}>${words(`kind-${kind}-name`)}</button>`,
      )}</p>
    </li>`
}

/// Their examples, below those of tables.
export function kindExampleItems(): TemplateResult {
  return html`${kindExamples.map(
    example => html`
      <li><div><h3>${words(`example-${example.kind}-title`)}</h3><p class="small">${words(
        `example-${example.kind}-text`,
      )}</p></div>
        <button type="button" aria-label=${words("example-open", {title: words(`example-${example.kind}-title`)})}
          @click=${(event: Event) => event.currentTarget?.dispatchEvent(new KindEvent(example.kind, example))}>${words(
            "example-open-short",
          )}</button></li>`,
  )}`
}
