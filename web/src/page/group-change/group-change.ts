/// The groups of one coarsened column: how many people each holds before and after some
/// were left out, the two overlaid, as a table that also draws.

import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from "lit"
import type {GroupChange, OtherGroups} from "../../generated/protocol.js"
import {cellOf, count, words} from "../words.js"

/// So many groups stand there at once; the rest on request.
const few = 6

export class GroupChangeElement extends LitElement {
  static override properties = {
    name: {},
    groups: {attribute: false},
    others: {attribute: false},
    more: {state: true},
  }

  declare name: string
  declare groups: readonly GroupChange[]
  /// Groups that are not among them.
  declare others: OtherGroups
  declare private more: boolean

  constructor() {
    super()
    this.more = false
    this.others = {groups: 0, before: 0, after: 0}
  }

  protected override createRenderRoot(): this {
    return this
  }

  protected override render(): TemplateResult {
    const shown = this.more ? this.groups : this.groups.slice(0, few)
    const hidden = this.groups.length - shown.length
    return html`
      <table class="groups">
        <caption class="unseen">${words("groups-caption", {name: this.name})}</caption>
        <thead class="unseen"><tr>${["levels-group", "groups-bar", "levels-people"].map(
          id => html`<th scope="col">${words(id)}</th>`,
        )}</tr></thead>
        <tbody>${shown.map(
          ({label, before, after}) => html`
          <tr class=${after === 0 ? "gone-group" : nothing}><th scope="row">${cellOf(label)}</th>
            <td class="bar-cell" aria-hidden="true"><span class="bar was"></span><span class="bar is"></span></td>
            <td class="figures">${before === after ? count(after) : words("groups-change", {before, after})}</td></tr>`,
        )}</tbody>
      </table>
      ${
        hidden > 0
          ? html`<button type="button" class="quiet small" @click=${() => {
              this.more = true
            }}>${words("groups-more", {count: hidden})}</button>`
          : nothing
      }
      ${
        this.others.groups > 0 && hidden === 0
          ? html`<p class="small">${words("groups-others", {
              count: this.others.groups,
              before: this.others.before,
              after: this.others.after,
            })}</p>`
          : nothing
      }`
  }

  protected override updated(_: PropertyValues): void {
    const most = Math.max(1, ...this.groups.flatMap(({before, after}) => [before, after]))
    this.querySelectorAll<HTMLElement>("tbody tr").forEach((row, i) => {
      const group = this.groups[i]
      if (group === undefined) return
      row.querySelector<HTMLElement>(".was")?.style.setProperty("inline-size", `${(100 * group.before) / most}%`)
      row.querySelector<HTMLElement>(".is")?.style.setProperty("inline-size", `${(100 * group.after) / most}%`)
    })
  }
}

customElements.define("group-change", GroupChangeElement)
