/// A list about the table that was found which is asked for once somebody opens it, page by page. All
/// that it shows stays in its own element.

import {html, LitElement, nothing, type PropertyValues, type TemplateResult} from "lit"
import type {Sources} from "./sources.js"

export abstract class PagedLook<Page> extends LitElement {
  static override properties = {
    sources: {attribute: false},
    table: {attribute: false},
    first: {state: true},
    page: {state: true},
    isOpen: {state: true},
    failed: {state: true},
  }

  declare sources: Sources
  /// The table that it is about: with another one everything begins anew.
  declare table: unknown
  declare protected first: number
  declare protected page: Page | null
  declare protected isOpen: boolean
  declare protected failed: boolean
  /// How often it was asked: an answer to an earlier question is not wanted any more.
  protected asked = 0

  constructor() {
    super()
    this.first = 0
    this.page = null
    this.isOpen = false
    this.failed = false
  }

  protected override createRenderRoot(): this {
    return this
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("table") || !this.hasUpdated) return
    this.page = null
    this.first = 0
    this.begin()
    if (this.isOpen) void this.ask()
  }

  /// What else begins anew with another table.
  protected begin(): void {}

  /// The page from `first` on; null if it is not to be had.
  protected abstract load(): Promise<Page | null>

  protected async ask(): Promise<void> {
    const asked = ++this.asked
    const page = await this.load()
    if (asked !== this.asked) return
    this.failed = page === null
    this.page = page
  }

  protected go(first: number): void {
    this.first = first
    void this.ask()
  }

  /// What opens and closes the list, which `why` explains beside it.
  protected disclosure(why: string, title: string, body: () => TemplateResult): TemplateResult {
    return html`
      <details class="more" data-why=${why} @toggle=${(event: Event) => {
        if (!(event.target instanceof HTMLDetailsElement) || event.target.open === this.isOpen) return
        this.isOpen = event.target.open
        if (this.isOpen && this.page === null) void this.ask()
      }}>
        <summary>${title}</summary>
        ${this.isOpen ? body() : nothing}
      </details>`
  }
}
