/// A list that is shown a page at a time: which part is shown, and the way to the others.

import {html, nothing, type TemplateResult} from "lit"
import {words} from "./words.js"

export interface PageOf {
  /// The first that is shown, from 0.
  readonly first: number
  readonly size: number
  readonly all: number
}

/// Nothing where one page holds all. `label` names what is gone through.
export function pager(
  {first, size, all}: PageOf,
  label: string,
  go: (first: number) => void,
): TemplateResult | typeof nothing {
  if (all <= size) return nothing
  return html`
    <nav class="row pager" aria-label=${label}>
      ${
        first === 0
          ? nothing
          : html`<button type="button" @click=${() => go(Math.max(0, first - size))}>${words("pager-before")}</button>`
      }
      <span class="small figures">${words("pager-shown", {
        from: first + 1,
        to: Math.min(all, first + size),
        all,
      })}</span>
      ${
        first + size >= all
          ? nothing
          : html`<button type="button" @click=${() => go(first + size)}>${words("pager-after")}</button>`
      }
    </nav>`
}
