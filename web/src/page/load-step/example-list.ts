/// Small tables to learn from, closed until somebody wants to.

import {html, type TemplateResult} from "lit"
import {examples} from "../examples/examples.js"
import {kindExampleItems} from "../kinds/kind-offer.js"
import type {Act} from "../state/actions.js"
import {words} from "../words.js"

export function exampleList(act: Act): TemplateResult {
  return html`
    <details class="more examples" data-why="examples">
      <summary>${words("examples-title")}</summary>
      <p class="small">${words("examples-text")}</p>
      <ul class="models">${examples.map(
        example => html`
        <li><div><h3>${words(
          `example-${example.id}-title`,
        )}</h3><p class="small">${words(`example-${example.id}-text`)}</p></div>
          <button type="button" aria-label=${words("example-open", {title: words(`example-${example.id}-title`)})}
            @click=${() => act({kind: "open-example", example})}>${words("example-open-short")}</button></li>`,
      )}${kindExampleItems()}</ul>
    </details>`
}
