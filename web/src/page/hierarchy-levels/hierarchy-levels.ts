/// A hierarchy level by level: how many groups, the smallest group, and what moves into each.

import {html, LitElement, nothing, type TemplateResult} from "lit"
import type {GroupView, HierarchyView, LevelView} from "../../generated/protocol.js"
import {cellOf, count, words} from "../words.js"

/// Labels of a level that stand beside it while it is closed.
const glimpses = 4

/// Groups of a level that stand in its table.
const most = 100

export class HierarchyLevels extends LitElement {
  static override properties = {
    view: {attribute: false},
    limit: {attribute: false},
    floor: {attribute: false},
    open: {state: true},
  }

  declare view: HierarchyView
  /// The highest level allowed; null if all are.
  declare limit: number | null
  /// The lowest level allowed.
  declare floor: number
  declare private open: number | null

  constructor() {
    super()
    this.open = null
    this.floor = 0
  }

  protected override createRenderRoot(): this {
    return this
  }

  protected override render(): TemplateResult {
    const {view} = this
    return html`
      <ol class="levels" aria-label=${words("levels-name", {name: view.attribute})}>
        ${view.levels.map(level => this.#level(level))}
      </ol>`
  }

  #level(level: LevelView): TemplateResult {
    const open = this.open === level.level
    const barred = level.level < this.floor || (this.limit !== null && level.level > this.limit)
    const id = `level-${this.view.attribute}-${level.level}`.replaceAll(/[^\w-]/g, "_")
    return html`
      <li class=${barred ? "level barred" : "level"} data-why="levels" data-why-of=${this.view.attribute}>
        <button type="button" class="level-head" aria-expanded=${open} aria-controls=${id} @click=${() => {
          this.open = open ? null : level.level
        }}>
          <span class="arrow" aria-hidden="true">${open ? "▾" : "▸"}</span>
          <span class="level-number">${words("levels-level", {level: level.level})}</span>
          <span class="figures">${words("levels-groups", {groups: level.groups})}</span>
          <span class=${level.smallest === 1 ? "figures exposed" : "figures"}>${
            level.smallest === 1 ? html`<span aria-hidden="true">▲ </span>` : nothing
          }${words("levels-smallest", {people: level.smallest})}</span>
          <span class="glimpse">${glimpse(level.shown, level.groups)}${
            barred ? html` <span class="small">${words("levels-barred")}</span>` : nothing
          }</span>
        </button>
        ${open ? this.#groups(level, id) : nothing}
      </li>`
  }

  #groups(level: LevelView, id: string): TemplateResult {
    const shown = level.shown.slice(0, most)
    return html`
      <div class="scroll tall" id=${id} role="region"
        aria-label=${words("levels-level", {level: level.level})} tabindex="0">
        <table class="records">
          <thead><tr><th scope="col">${words("levels-group")}</th><th scope="col"
            class="figures">${words("levels-people")}</th>${
              level.level === 0 ? nothing : html`<th scope="col">${words("levels-members")}</th>`
            }</tr></thead>
          <tbody>${shown.map(
            group => html`
            <tr><th scope="row">${label(group.label)}${
              group.meaning === undefined ? nothing : html`<br><span class="small">${label(group.meaning)}</span>`
            }</th><td class="figures">${count(group.records)}</td>${
              level.level === 0 ? nothing : html`<td>${membersOf(group)}</td>`
            }</tr>`,
          )}</tbody>
        </table>
        ${
          level.groups > shown.length
            ? html`<p class="small">${words("levels-shown", {shown: shown.length, groups: level.groups})}</p>`
            : nothing
        }
      </div>`
  }
}

function membersOf({members, "member-count": all}: GroupView): string {
  const labels = members.map(label).join(", ")
  const more = all - members.length
  return more > 0 ? words("levels-members-more", {labels, more}) : labels
}

function label(text: string): string {
  return cellOf(text)
}

function glimpse(shown: readonly GroupView[], groups: number): string {
  const labels = shown
    .slice(0, glimpses)
    .map(group => label(group.label))
    .join(", ")
  return groups > glimpses ? words("levels-glimpse-more", {labels}) : labels
}

customElements.define("hierarchy-levels", HierarchyLevels)
