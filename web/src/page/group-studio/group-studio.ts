/// Where groups of values are made by hand: values are ticked and named, put into groups or dragged
/// there, groups put into larger ones, renamed, split, merged, put in order and dissolved. Everything
/// is a button or a field, so that it works by keyboard alone; what has happened is said.

import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from "lit"
import {repeat} from "lit/directives/repeat.js"
import type {GroupView, ValueGroup} from "../../generated/protocol.js"
import {own} from "../../shared/own.js"
import {Awaited} from "../awaited.js"
import {cellOf, count, words} from "../words.js"
import {Dragging} from "./dragging.js"
import {
  described,
  dissolved,
  type Groups,
  labelsOf,
  merged,
  renamed,
  valuesOf,
  withGroup,
  withInto,
  withMovedGroup,
  withMovedValue,
  withoutValue,
  withSplit,
} from "./value-groups.js"

/// So many values stand there at once; a filter finds the others.
const most = 200

/// Other groups are wanted than those there were, or another meaning of their order.
export class GroupsEvent extends Event {
  static readonly type = "outis-groups"

  constructor(
    readonly groups: Groups,
    readonly scale: boolean,
  ) {
    super(GroupsEvent.type, {bubbles: true})
  }
}

/// A group or a value that is put one place up or down.
interface Moved {
  readonly kind: "group" | "value"
  readonly name: string
  readonly step: -1 | 1
}

export class GroupStudio extends LitElement {
  static override properties = {
    groups: {attribute: false},
    scale: {attribute: false},
    values: {attribute: false},
    all: {attribute: false},
    ticked: {state: true},
    picked: {state: true},
    chosen: {state: true},
    filter: {state: true},
    said: {state: true},
  }

  declare groups: Groups
  /// Whether the order of groups and values is that of a scale.
  declare scale: boolean
  /// Values of the column with their records.
  declare values: readonly GroupView[]
  /// How many values the column has.
  declare all: number
  declare private ticked: ReadonlySet<string>
  /// Values in groups.
  declare private picked: ReadonlySet<string>
  /// Labels of outermost groups.
  declare private chosen: ReadonlySet<string>
  declare private filter: string
  declare private said: string
  /// What was moved by its button, which then has the focus again.
  #moved: Moved | null = null
  /// What had the focus last, and in which group that stands.
  #focused: {readonly element: Element; readonly label: string | undefined} | null = null
  /// What was made here last.
  #made: {readonly groups: Groups; readonly scale: boolean} | null = null
  readonly #awaited = new Awaited()
  readonly #dragging = new Dragging(this, (value, label) => {
    const dragged = [...this.ticked, ...this.picked]
    this.#putInto(label, dragged.includes(value) ? dragged : [value])
  })

  constructor() {
    super()
    this.groups = []
    this.scale = false
    this.values = []
    this.all = 0
    this.ticked = new Set()
    this.picked = new Set()
    this.chosen = new Set()
    this.filter = ""
    this.said = ""
    this.addEventListener("focusin", ({target}) => {
      if (!(target instanceof Element)) return
      this.#focused = {element: target, label: target.closest<HTMLElement>("[data-group]")?.dataset["group"]}
    })
  }

  protected override createRenderRoot(): this {
    return this
  }

  /// Groups that were made meanwhile stay when those before them come into force. What was ticked or
  /// chosen may have been grouped or dissolved since, here or by undoing.
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("groups") || changed.has("scale")) this.#take()
    const grouped = new Set(valuesOf(this.groups))
    const outermost = new Set(this.groups.map(({label}) => label))
    this.ticked = new Set([...this.ticked].filter(value => !grouped.has(value)))
    this.picked = new Set([...this.picked].filter(value => grouped.has(value)))
    this.chosen = new Set([...this.chosen].filter(label => outermost.has(label)))
  }

  /// Takes in groups that have come into force, were refused or stood there before.
  #take(): void {
    const {groups, scale} = this
    if (groups === this.#made?.groups && scale === this.#made.scale) return
    const isKnown = this.#awaited.come({groups, scale})
    // What was said is of groups that are no longer these.
    if (!isKnown && JSON.stringify({groups, scale}) !== JSON.stringify(this.#made)) this.said = ""
    if (this.#made === null || !this.#awaited.isOpen) return
    this.groups = this.#made.groups
    this.scale = this.#made.scale
  }

  /// The list is drawn anew in its new order, and what was moved is found in it again.
  protected override updated(changed: PropertyValues<this>): void {
    this.#refocus()
    if (this.#moved === null || !changed.has("groups")) return
    const {kind, name, step} = this.#moved
    this.#moved = null
    for (const button of this.querySelectorAll<HTMLElement>(`[data-moves="${kind}"][data-step="${step}"]`))
      if (button.dataset["name"] === name) button.focus()
  }

  /// Whoever stood on what is gone, such as the button that put values into a group, goes on at that
  /// group, or where values are looked for.
  #refocus(): void {
    const gone = this.#focused
    if (gone === null || gone.element.isConnected || document.activeElement !== document.body) return
    this.#focused = null
    const group = [...this.querySelectorAll<HTMLElement>("[data-group]")].find(
      ({dataset}) => dataset["group"] === gone.label,
    )
    const place = group?.querySelector<HTMLElement>("summary") ?? this.querySelector<HTMLElement>("[type=search]")
    place?.focus()
  }

  protected override render(): TemplateResult {
    const grouped = new Set(valuesOf(this.groups))
    const free = this.values.filter(({label}) => !grouped.has(label)).toSorted((a, b) => b.records - a.records)
    const sought = this.filter.toLowerCase()
    // An empty cell is found by the word that stands for it.
    const found = free.filter(({label}) => (label === "" ? cellOf(label) : label).toLowerCase().includes(sought))
    return html`
      <div class="studio">
        <section aria-labelledby="studio-free">
          <h3 id="studio-free">${words("studio-free", {free: free.length, all: this.all})}</h3>
          ${
            this.all > this.values.length
              ? html`<p class="small">${words("studio-some", {shown: this.values.length})}</p>`
              : nothing
          }
          <div class="row">
            <label class="field"><span>${words("studio-filter")}</span><input type="search" autocomplete="off"
              .value=${this.filter} @input=${(event: Event) => {
                if (event.target instanceof HTMLInputElement) this.filter = event.target.value
              }}></label>
            ${
              found.length === 0
                ? nothing
                : html`<button type="button" class="quiet" @click=${() => {
                    this.ticked = new Set([...this.ticked, ...found.map(({label}) => label)])
                  }}>${words("studio-tick-all", {count: found.length})}</button>`
            }
          </div>
          <p class="small" role="status">${
            this.filter === "" ? nothing : words("studio-found", {found: found.length, sought: this.filter})
          }</p>
          <ul class="studio-values" aria-labelledby="studio-free">
            ${repeat(
              found.slice(0, most),
              ({label}) => label,
              ({label, records}) => this.#value(label, records),
            )}
          </ul>
          ${
            found.length > most
              ? html`<p class="small">${words("studio-more", {shown: most, found: found.length})}</p>`
              : nothing
          }
        </section>
        ${this.#naming()}
        ${
          this.groups.length === 0
            ? nothing
            : html`<section aria-labelledby="studio-groups"><h3 id="studio-groups">${words("studio-groups")}</h3>
                <label class="check" data-why="scale"><input type="checkbox" .checked=${this.scale} @change=${() =>
                  this.#make(this.groups, !this.scale)}>
                  <span>${words("studio-scale")}</span></label>
                ${this.#tree(this.groups, true)}</section>`
        }
        <p class="small studio-said" role="status">${this.said}</p>
      </div>`
  }

  #value(label: string, records: number): TemplateResult {
    return html`<li @pointerdown=${(event: PointerEvent) => this.#dragging.grasp(event, label)}><label
      class="check"><input type="checkbox" .checked=${this.ticked.has(label)} @change=${() => {
        this.ticked = toggled(this.ticked, label)
      }}> <span class=${label === "" ? "empty" : nothing}>${cellOf(label)}</span>
      <span class="small figures">${count(records)}</span></label></li>`
  }

  /// Names what is ticked: a new group, or one that other groups become.
  #naming(): TemplateResult {
    const [values, groups] = [this.ticked.size + this.picked.size, this.chosen.size]
    return html`
      <form class="row studio-naming" @submit=${(event: Event) => {
        event.preventDefault()
        this.#name(withGroup)
      }}>
        <label class="field"><span>${words("studio-name")}</span><input name="label" autocomplete="off"
          required></label>
        <button type="submit">${words("studio-group", {values, groups})}</button>
        ${
          groups === 0
            ? nothing
            : html`<button type="button" @click=${() => this.#name(merged)}>${words("studio-merge")}</button>`
        }
      </form>`
  }

  #name(make: typeof withGroup): void {
    const field = this.querySelector<HTMLInputElement>(".studio-naming [name=label]")
    const label = field?.value.trim() ?? ""
    const values = [...this.ticked, ...this.picked]
    if (field === null || label === "") return field?.focus()
    if (values.length + this.chosen.size === 0) {
      this.said = words("studio-nothing")
      return
    }
    // Of groups that become one the names are free again.
    const staying =
      make === merged
        ? this.groups.flatMap(one => (this.chosen.has(one.label) ? (one.groups ?? []) : [one]))
        : this.groups
    if (this.#isTaken(label, [...values, ...valuesOf(this.groups.filter(one => this.chosen.has(one.label)))], staying))
      return field.focus()
    this.#change(make(this.groups, label, values, this.chosen), words("studio-grouped", {label, values: values.length}))
    field.value = ""
    this.#untick()
    field.focus()
  }

  #untick(): void {
    this.ticked = new Set()
    this.picked = new Set()
    this.chosen = new Set()
  }

  /// What is done next begins with this, even before it is known to be whole.
  #change(groups: Groups, said: string): void {
    this.said = said
    this.#make(groups, this.scale)
  }

  #make(groups: Groups, scale: boolean): void {
    this.groups = groups
    this.scale = scale
    this.#made = {groups, scale}
    this.#awaited.ask(this.#made)
    this.dispatchEvent(new GroupsEvent(groups, scale))
  }

  #putInto(label: string, values: readonly string[]): void {
    this.#change(withInto(this.groups, label, values), words("studio-put", {label, values: values.length}))
    this.#untick()
  }

  #tree(groups: Groups, outermost: boolean): TemplateResult {
    return html`<ul class="studio-groups">${groups.map(group => this.#group(group, outermost))}</ul>`
  }

  #group(group: ValueGroup, outermost: boolean): TemplateResult {
    const {label, description = "", values = [], groups = [], meanings} = group
    const records = new Map(this.values.map(value => [value.label, value.records]))
    const all = valuesOf([group])
    const sum = all.reduce((sum, value) => sum + (records.get(value) ?? 0), 0)
    // What is in it already is not put there again.
    const others = [...this.ticked, ...this.picked].filter(value => !values.includes(value))
    return html`
      <li data-group=${label}>
        <div class="row">
          ${
            outermost
              ? html`<label class="check"><input type="checkbox" .checked=${this.chosen.has(label)} @change=${() => {
                  this.chosen = toggled(this.chosen, label)
                }}><span class="unseen">${words("studio-choose", {label})}</span></label>`
              : nothing
          }
          <label class="field"><span class="unseen">${words("studio-rename", {label})}</span><input autocomplete="off"
            .value=${label} @change=${(event: Event) => {
              if (!(event.target instanceof HTMLInputElement)) return
              const name = event.target.value.trim()
              if (name === "" || this.#isTaken(name, all)) event.target.value = label
              else this.#change(renamed(this.groups, label, name), words("studio-renamed", {label, name}))
            }}></label>
          <span class="small figures">${words("studio-holds", {values: all.length, records: sum})}</span>
          ${this.scale ? this.#movers({kind: "group", name: label}, label) : nothing}
          ${
            others.length === 0
              ? nothing
              : html`<button type="button" aria-label=${words("studio-put-into", {label, values: others.length})}
                @click=${() => this.#putInto(label, others)}>${words("studio-put-here")}</button>`
          }
          <button type="button" class="quiet" aria-label=${words("studio-dissolve", {label})} @click=${() =>
            this.#change(dissolved(this.groups, label), words("studio-dissolved", {label}))}>${words(
            "studio-dissolve-short",
          )}</button>
        </div>
        <label class="field studio-meaning"><span class="small">${words("studio-meaning", {label})}</span><input
          autocomplete="off" .value=${description} @change=${(event: Event) => {
            if (!(event.target instanceof HTMLInputElement)) return
            const meaning = event.target.value.trim()
            this.#change(described(this.groups, label, meaning), words("studio-meant", {label}))
          }}></label>
        ${
          values.length === 0
            ? nothing
            : html`<details class="more"><summary>${words("studio-values", {count: values.length})}</summary>
          <ul class="studio-values">${repeat(
            values,
            value => value,
            value => this.#grouped(value, label, meanings),
          )}</ul>
          ${this.#splitting(label, values)}</details>`
        }
        ${groups.length === 0 ? nothing : this.#tree(groups, false)}
      </li>`
  }

  #grouped(value: string, label: string, meanings: ValueGroup["meanings"]): TemplateResult {
    const shown = cellOf(value)
    return html`<li @pointerdown=${(event: PointerEvent) => this.#dragging.grasp(event, value)}><span
      class="row tight"><label class="check"><input type="checkbox" .checked=${this.picked.has(value)} @change=${() => {
        this.picked = toggled(this.picked, value)
      }}> <span>${shown} ${meaningOf(value, meanings)}</span></label>
      ${this.scale ? this.#movers({kind: "value", name: value}, shown) : nothing}
      <button type="button" class="quiet small" aria-label=${words("studio-take-out", {value: shown, label})}
        @click=${() =>
          this.#change(
            withoutValue(this.groups, value),
            words("studio-taken-out", {value: shown}),
          )}>${words("studio-take-out-short")}</button></span></li>`
  }

  /// Makes some of a group's values a group of their own beside it.
  #splitting(label: string, values: readonly string[]): TemplateResult | typeof nothing {
    const parted = values.filter(value => this.picked.has(value))
    if (parted.length === 0 || parted.length === values.length) return nothing
    return html`<form class="row" @submit=${(event: Event) => {
      event.preventDefault()
      const field = event.target instanceof HTMLFormElement ? event.target.querySelector("input") : null
      const name = field?.value.trim() ?? ""
      if (name === "" || this.#isTaken(name, parted)) return field?.focus()
      this.#change(
        withSplit(this.groups, label, parted, name),
        words("studio-grouped", {label: name, values: parted.length}),
      )
      this.#untick()
    }}><label class="field"><span>${words("studio-split-name", {label})}</span><input autocomplete="off"
      required></label><button type="submit">${words("studio-split", {values: parted.length})}</button></form>`
  }

  /// Whether one of these groups is called so, or a value that is none of its `members`, or none may be; then
  /// that is said.
  #isTaken(name: string, members: readonly string[], groups: Groups = this.groups): boolean {
    const isValue = this.values.some(({label}) => label === name) && !members.includes(name)
    const why = name === "*" ? "star" : labelsOf(groups).includes(name) ? "taken" : isValue ? "value" : null
    if (why !== null) this.said = words(`studio-name-${why}`, {label: name})
    return why !== null
  }

  /// Two buttons that move a group or a value among those beside it.
  #movers({kind, name}: Omit<Moved, "step">, shown: string): TemplateResult {
    const move = kind === "group" ? withMovedGroup : withMovedValue
    return html`${([-1, 1] as const).map(
      step => html`<button type="button" class="quiet icon" data-moves=${kind} data-step=${step} data-name=${name}
        aria-label=${words(step < 0 ? "studio-up" : "studio-down", {name: shown})} @click=${() => {
          this.#moved = {kind, name, step}
          this.#change(
            move(this.groups, name, step),
            words(step < 0 ? "studio-moved-up" : "studio-moved-down", {
              name: shown,
            }),
          )
        }}><span aria-hidden="true">${step < 0 ? "↑" : "↓"}</span></button>`,
    )}`
  }
}

/// What a value means, behind it.
function meaningOf(value: string, meanings: ValueGroup["meanings"]): TemplateResult | typeof nothing {
  const meaning = own(meanings, value)
  return meaning === undefined ? nothing : html`<span class="small">${cellOf(meaning)}</span>`
}

function toggled(set: ReadonlySet<string>, value: string): ReadonlySet<string> {
  const changed = new Set(set)
  if (!changed.delete(value)) changed.add(value)
  return changed
}

customElements.define("group-studio", GroupStudio)
