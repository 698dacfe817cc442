/// What this file is: its version, what it sends and how to check that, and the terms of
/// everything in it.

import {html, nothing, type TemplateResult} from "lit"
import packed from "outis:notices"
import {Piece} from "../piece.js"
import {words} from "../words.js"

/// What `web/notices.mjs` makes. `texts` of a package are numbers among all texts.
interface Notices {
  readonly packages: readonly {
    readonly name: string
    readonly version: string
    readonly licence: string
    readonly texts: readonly number[]
  }[]
  readonly texts: readonly string[]
}

export class AboutPage extends Piece {
  /// Read once somebody looks: few do.
  readonly #notices = JSON.parse(packed) as Notices

  protected override render(): TemplateResult {
    const {engine, step} = this.state
    return html`
      <div class="work">
        <h1 tabindex="-1">${words("about-title")}</h1>
        <p class="lead">${words("about-lead")}</p>
        ${engine.status === "ready" ? html`<p>${words("about-version", {version: engine.version})}</p>` : nothing}
        <h2>${words("about-network")}</h2>
        ${paragraphs("about-network-text")}
        ${globalThis.parent === globalThis.self ? nothing : paragraphs("about-framed")}
        <h3>${words("about-check")}</h3>
        <ol class="checks">${["cable", "panel", "hash", "policy"].map(
          way => html`<li>${words(`about-check-${way}`)}</li>`,
        )}</ol>
        <h2>${words("about-licence")}</h2>
        ${paragraphs("about-licence-text")}
        <h2>${words("about-parts", {count: this.#notices.packages.length})}</h2>
        <div class="scroll" tabindex="0" role="group" aria-label=${words("about-parts-table")}>
          <table class="records">
            <thead><tr>${["about-part", "about-part-version", "about-part-licence", "about-part-texts"].map(
              id => html`<th scope="col">${words(id)}</th>`,
            )}</tr></thead>
            <tbody>${this.#notices.packages.map(
              ({name, version, licence, texts}) => html`
              <tr><th scope="row">${name}</th><td>${version}</td><td>${licence}</td><td>${texts
                .map(index => index + 1)
                .join(", ")}</td></tr>`,
            )}</tbody>
          </table>
        </div>
        ${this.#notices.texts.map(
          (text, index) => html`
          <section class="terms">
            <h3>${words("about-text", {number: index + 1})}</h3>
            <p class="small">${words("about-text-of", {names: this.#names(index)})}</p>
            <pre>${text}</pre>
          </section>`,
        )}
      </div>
      <div class="action"><button type="button" class="primary" @click=${() => this.act({kind: "go", step})}>${words(
        "about-back",
        {step: words(`step-${step}`)},
      )}</button></div>`
  }

  #names(text: number): string {
    return this.#notices.packages
      .filter(({texts}) => texts.includes(text))
      .map(({name, version}) => `${name} ${version}`)
      .join(", ")
  }
}

function paragraphs(id: string): TemplateResult[] {
  return words(id)
    .split("\n\n")
    .map(paragraph => html`<p>${paragraph}</p>`)
}

customElements.define("about-page", AboutPage)
