/// What the charts have in common: a drawing as wide as its place, a sentence that says
/// the same, and the table behind it.

import {html, LitElement, nothing, type PropertyDeclarations, type TemplateResult} from "lit"
import type {Words} from "../elements/words.js"
import {turns} from "../turns.js"
import {chartStyles} from "./chart-styles.js"

/// The figures behind a chart. The first cell of each row names it.
export interface ChartTable {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export abstract class ChartElement extends LitElement {
  static override styles = chartStyles
  static override properties: PropertyDeclarations = {
    words: {attribute: false},
    width: {state: true},
  }

  /// Where words come from.
  declare words: Words
  declare protected width: number
  private readonly observer = new ResizeObserver(([entry]) => {
    this.width = Math.floor(entry?.contentRect.width ?? 0)
  })

  constructor() {
    super()
    this.words = id => id
    this.width = 0
  }

  override connectedCallback(): void {
    super.connectedCallback()
    this.observer.observe(this)
  }

  override disconnectedCallback(): void {
    this.observer.disconnect()
    super.disconnectedCallback()
  }

  protected override scheduleUpdate(): void | Promise<unknown> {
    return turns.ask()?.then(() => super.scheduleUpdate()) ?? super.scheduleUpdate()
  }

  /// What the chart says, for whoever does not see it; empty if there is nothing to draw.
  protected abstract sentence(): string
  /// What the drawing measures, set above it; empty if it speaks for itself.
  protected abstract heading(): string
  /// The drawing, `width` pixels wide.
  protected abstract drawing(width: number): Element
  /// The figures drawn.
  protected abstract table(): ChartTable

  protected override render(): TemplateResult | typeof nothing {
    const sentence = this.sentence()
    if (sentence === "" || this.width === 0) return nothing
    const {caption, head, rows} = this.table()
    return html`
      <figure>
        ${this.heading() === "" ? nothing : html`<figcaption aria-hidden="true">${this.heading()}</figcaption>`}
        <div role="img" aria-label=${sentence}>${this.drawing(this.width)}</div>
        <details>
          <summary>${this.words("chart-as-table")}</summary>
          <div class="scroll" tabindex="0" role="group" aria-label=${caption}>
            <table>
              <caption>${caption}</caption>
              <thead><tr>${head.map(cell => html`<th scope="col">${cell}</th>`)}</tr></thead>
              <tbody>${rows.map(
                ([name, ...cells]) =>
                  html`<tr><th scope="row">${name}</th>${cells.map(cell => html`<td>${cell}</td>`)}</tr>`,
              )}</tbody>
            </table>
          </div>
        </details>
      </figure>`
  }
}
