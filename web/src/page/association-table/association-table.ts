/// How strongly columns go together before and after: each cell two tones and two numbers.
/// Whether an analysis is still possible shows here before anywhere else.

import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from "lit"
import {breakable} from "../breakable.js"
import type {Association} from "../../generated/protocol.js"
import {hasRisen, riseText} from "../report/utility-rows.js"
import {listUpTo, nameOf, words} from "../words.js"

/// So many columns are shown; the ones that go together most.
const most = 10

export class AssociationTable extends LitElement {
  static override properties = {associations: {attribute: false}}

  declare associations: readonly Association[]

  constructor() {
    super()
    this.associations = []
  }

  protected override createRenderRoot(): this {
    return this
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.associations.length === 0) return nothing
    const names = this.#names()
    const alone = this.#alone()
    const left = this.#all().length - names.length - alone.length
    const columns = names.slice(0, -1)
    const grid = html`
      <div class="scroll" role="group" tabindex="0" aria-label=${words("associations-caption")}>
        <table class="heat">
          <caption class="unseen">${words("associations-caption")}</caption>
          <thead><tr><td></td>${columns.map(
            name => html`<th scope="col"><span class="heading">${breakable(nameOf(name))}</span></th>`,
          )}</tr></thead>
          <tbody>${names
            .slice(1)
            .map(
              (row, i) =>
                html`<tr><th scope="row"><span class="heading">${breakable(nameOf(row))}</span></th>${columns.map(
                  (column, j) => (j > i ? html`<td></td>` : this.#cell(row, column)),
                )}</tr>`,
            )}</tbody>
        </table>
      </div>`
    return html`
      ${names.length === 0 ? nothing : grid}
      ${this.#rise(names)}
      ${left > 0 ? html`<p class="small">${words("associations-more", {count: left})}</p>` : nothing}${
        alone.length === 0
          ? nothing
          : html`<p class="small">${words("associations-alone", {
              names: listUpTo(5, alone.map(nameOf)),
              count: alone.length,
            })}</p>`
      }`
  }

  #cell(one: string, other: string): TemplateResult {
    const found = this.associations.find(
      pair => (pair.one === one && pair.other === other) || (pair.one === other && pair.other === one),
    )
    const part = (when: "was" | "is", value: number | null): TemplateResult =>
      html`<span class="tone ${when}" data-strength=${value ?? 0}><span class="unseen">${words(
        when === "was" ? "compare-was" : "compare-is",
      )}</span> ${value === null ? "–" : words("association-number", {n: value})}</span>`
    return html`<td>${
      found === undefined
        ? nothing
        : html`${part("was", found.before)}${part("is", found.after)}${
            hasRisen(found) ? html`<span class="risen" aria-hidden="true">↑</span>` : nothing
          }`
    }</td>`
  }

  /// What it means that two columns go together more than before.
  #rise(names: readonly string[]): TemplateResult | typeof nothing {
    const text = riseText(
      this.associations.filter(({one, other}) => names.includes(one) && names.includes(other)),
      words,
    )
    return text === null ? nothing : html`<p class="small">${text}</p>`
  }

  #all(): readonly string[] {
    return [...new Set(this.associations.flatMap(({one, other}) => [one, other]))]
  }

  /// Columns that can be compared with no other.
  #alone(): readonly string[] {
    const compared = this.associations.filter(({before, after}) => before !== null && after !== null)
    const names = new Set(compared.flatMap(({one, other}) => [one, other]))
    return this.#all().filter(name => !names.has(name))
  }

  /// In the order of the file, but for those that go together least, or cannot be compared.
  #names(): readonly string[] {
    const alone = new Set(this.#alone())
    const all = this.#all().filter(name => !alone.has(name))
    if (all.length <= most) return all
    const strength = (name: string): number =>
      Math.max(
        0,
        ...this.associations.filter(({one, other}) => one === name || other === name).map(({before}) => before ?? 0),
      )
    const kept = new Set(all.toSorted((a, b) => strength(b) - strength(a)).slice(0, most))
    return all.filter(name => kept.has(name))
  }

  protected override updated(_: PropertyValues): void {
    for (const tone of this.querySelectorAll<HTMLElement>(".tone"))
      tone.style.setProperty("--strength", `${Math.round(Number(tone.dataset["strength"]) * 70)}%`)
  }
}

customElements.define("association-table", AssociationTable)
