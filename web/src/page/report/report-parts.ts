/// What the sections of a report are made of.

import type {Words} from "../elements/words.js"
import {markup, type Markup, nothing, type Part} from "./markup.js"

/// The title of a section.
export function section(title: string): Markup {
  return markup`<h2>${title}</h2>`
}

/// A list of names with what they stand for; a note explains, if there is one.
export function facts(rows: readonly (readonly [name: string, value: Part, note?: string])[]): Markup {
  return markup`<table class="facts"><tbody>${rows.map(
    ([name, value, note]) => markup`<tr>
<th scope="row">${name}</th><td>${value}${
      note === undefined || note === "" ? nothing : markup`<span class="note">${note}</span>`
    }</td>
</tr>`,
  )}</tbody></table>`
}

/// A hash, or another text without gaps.
export function hash(text: string): Markup {
  return markup`<span class="hash">${text}</span>`
}

/// Texts beside each other, each in a frame of its own: what they hold may look like what parts them.
export function toldApart(texts: readonly string[]): Part {
  const [only] = texts
  return texts.length === 1 && only !== undefined
    ? only
    : texts.map(text => markup`<span class="apart">${text}</span> `)
}

/// A number, grouped.
export function count(n: number, words: Words): string {
  return words("chart-number", {n})
}

/// A figure as people read it, with four digits or all of its whole part, unless that takes ten; the report
/// as JSON has every digit. Nothing that is there is rounded to nothing.
export function rounded(n: number, words: Words): string {
  const size = Math.abs(n)
  const power = Math.floor(Math.log10(size))
  if (power >= 9) return words("report-vast", {n: n / 10 ** power, power: String(power)})
  return words(size >= 1000 ? "report-large" : size > 0 && size < 0.001 ? "report-tiny" : "report-rounded", {n})
}

/// A number of any length, grouped if it fits.
export function digits(text: string, words: Words): string {
  const n = Number(text)
  return Number.isSafeInteger(n) ? words("chart-number", {n}) : text
}
