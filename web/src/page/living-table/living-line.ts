/// What the table would be, in a line that stays in sight and leads to it, since columns without end may
/// stand above it.

import {html, type TemplateResult} from "lit"
import {outcomeInShort} from "../outcome/outcome-headline.js"
import {recodes} from "../state/searches.js"
import {recipeOf, type State, recordsIn} from "../state/state.js"
import {words} from "../words.js"
import {nothingFound, previewNow} from "./preview-now.js"

export function livingLine(state: State): TemplateResult {
  const recipe = recipeOf(state)
  const now = previewNow(state)
  if (recipe === null || now === null) return html``
  const {value} = now
  return html`<button type="button" class="quiet living-line" data-why="living" @click=${showTable}>
    <span><strong>${words(recodes(state.description, recipe.search) ? "living-line-single" : "living-line")}</strong> ${
      value === null
        ? words("living-asking")
        : value.found === null
          ? words(nothingFound(recipe, value.spent))
          : outcomeInShort(value.found.comparison, recipe, recordsIn(state))
    }</span></button>`
}

function showTable(): void {
  const title = document.querySelector<HTMLElement>("#living-title")
  title?.scrollIntoView()
  title?.focus({preventScroll: true})
}
