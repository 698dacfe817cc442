/// The policy that all is done under: whose it is, what it asks for, and how to meet it at once.

import {html, nothing, type TemplateResult} from "lit"
import type {Model, Policy, Treatment} from "../../generated/protocol.js"
import {shown} from "../direction.js"
import {askedText} from "../model-outcome/model-words.js"
import {Piece} from "../piece.js"
import type {PolicyState} from "../state/policy.js"
import {answers} from "../state/state.js"
import {hasWords, list, percent, words} from "../words.js"

export class PolicyNote extends Piece {
  protected override render(): TemplateResult | typeof nothing {
    const {policy: known, step} = this.state
    if (known === null) return nothing
    const {policy} = known
    const introduced = step === "load" ? ["title", "introduction"] : []
    return html`
      <section class="note policy" aria-labelledby="policy-title" data-why="policy">
        <h2 id="policy-title" tabindex="-1">${words("policy-title", {id: policy.id})}</h2>
        ${introduced.map(name => said(policy.texts?.[name]))}
        <details>
          <summary>${words("policy-asks")}</summary>
          <ul>${demands(policy).map(demand => html`<li>${demand}</li>`)}</ul>
          <p class="small">${words("policy-held")}</p>
          ${
            policy.contact === undefined || policy.contact.trim() === ""
              ? nothing
              : html`<p class="small">${words("policy-contact")} ${shown(policy.contact)}</p>`
          }
        </details>
        ${this.#actions(known)}
      </section>`
  }

  #actions({isPortals}: PolicyState): TemplateResult | typeof nothing {
    const {table} = this.state
    if (table === null && isPortals) return nothing
    return html`
      <p class="row">
        ${
          table === null
            ? nothing
            : html`<button type="button" ?disabled=${!answers(this.state)} @click=${() =>
                this.act({kind: "conform"})}>${words("policy-conform")}</button>`
        }
        ${
          isPortals
            ? nothing
            : html`<button type="button" class="quiet" @click=${() =>
                this.act({kind: "forget-policy"})}>${words("policy-forget")}</button>`
        }
      </p>`
  }
}

/// What the institution says is its word, not that of this page.
function said(text: string | undefined): TemplateResult | typeof nothing {
  return text === undefined || text.trim() === "" ? nothing : html`<blockquote>${shown(text)}</blockquote>`
}

/// Each thing that it asks for, as a sentence.
function demands(policy: Policy): readonly string[] {
  const {models = [], forbidden = [], risk = {}, columns = {}, treatments = [], searches = [], earlier, strict} = policy
  const listed = (names: readonly string[], what: string): readonly string[] =>
    names.length === 0 ? [] : [words(`policy-${what}`, {names: list(names)})]
  return [
    ...models.map(demanded),
    ...(risk.max === undefined ? [] : [words("policy-risk", {share: percent(risk.max)})]),
    ...listed(columns.never ?? [], "never"),
    ...listed(columns["quasi-identifier"] ?? [], "quasi-identifier"),
    ...listed(columns.sensitive ?? [], "sensitive"),
    ...listed(columns.insensitive ?? [], "insensitive"),
    ...treatments.map(treated),
    ...listed(
      forbidden.map(id => nameOr(id, "model")),
      "forbidden",
    ),
    ...listed(
      searches.map(id => nameOr(id, "search")),
      "searches",
    ),
    ...(earlier === undefined ? [] : [words("policy-earlier")]),
    ...(strict === true ? [words("policy-strict")] : []),
  ]
}

function demanded(model: Model): string {
  return words("policy-model", {name: nameOr(model.model, "model"), asked: askedText(model, words)})
}

function treated({columns, hierarchy, floor = 0}: Treatment): string {
  const name = `hierarchy-${hierarchy.kind}`
  return words("policy-treatment", {
    names: list(columns),
    hierarchy: hasWords(name) ? words(name) : hierarchy.kind,
    level: floor,
  })
}

/// What people call a model or a search; what is not known here is called as the policy does.
function nameOr(id: string, kind: "model" | "search"): string {
  const name = `${kind}-${id}-name`
  return hasWords(name) ? words(name) : id
}

customElements.define("policy-note", PolicyNote)
