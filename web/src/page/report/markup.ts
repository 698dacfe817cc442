/// Markup as text. Here, and nowhere else, text becomes markup: whatever is put into
/// `markup` is escaped, unless it is markup already.

import {shownWithin} from "../direction.js"

/// Text that is markup. Only this module makes it.
class Markup {
  constructor(readonly text: string) {}
}

export type {Markup}

/// What may be put into markup.
export type Part = Markup | string | number | readonly Markup[]

/// Markup with parts put in; fit for text and for attributes in double quotes.
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.map((string, i) => string + (i < parts.length ? put(parts[i] ?? "") : "")).join(""))
}

/// A style sheet of ours as the content of a style element, where nothing is escaped.
export function sheet(css: string): Markup {
  if (/<\/style/i.test(css)) throw new Error("a style sheet may not end its element")
  return new Markup(css)
}

/// No markup.
export const nothing: Markup = new Markup("")

function put(part: Part): string {
  if (part instanceof Markup) return part.text
  if (typeof part === "string" || typeof part === "number") return escape(String(part))
  return part.map(({text}) => text).join("")
}

const entities: Readonly<Record<string, string>> = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}

/// Control characters are not allowed in HTML and are shown as what they are: something odd.
/// Nor may marks turn the direction of the text after them around.
function escape(text: string): string {
  return shownWithin(text)
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, "\ufffd")
    .replace(/[&<>"']/g, character => entities[character] ?? "")
}
