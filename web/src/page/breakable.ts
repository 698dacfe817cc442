/// A name that is broken between its syllables where it does not fit. No hyphen is shown there, since
/// nobody could tell it from one of the name itself, and none is copied with it.

import {html, type TemplateResult} from "lit"
import {syllables} from "./syllables.js"

export function breakable(name: string): TemplateResult {
  return html`${syllables(name).map((part, i) => (i === 0 ? part : html`<wbr>${part}`))}`
}
