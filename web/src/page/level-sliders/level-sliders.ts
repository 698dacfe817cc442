/// The level of each column, with what it shows there, and a slider to try another: what is released
/// with that is measured at once.

import {html, nothing, type PropertyValues, type TemplateResult} from "lit"
import {breakable} from "../breakable.js"
import type {ComparedColumn} from "../../generated/protocol.js"
import {own} from "../../shared/own.js"
import {detailLeft, exampleOf, levelWords, textsShown} from "../outcome/level-words.js"
import {Piece} from "../piece.js"
import {type Levels, levelsOf} from "../state/lattice.js"
import {attributeOf, keyOf, quasiIdentifiers} from "../state/recipe.js"
import {comparisonNow, recipeOf, solutionOf} from "../state/state.js"
import {shownOn} from "../outcome/examples.js"
import {list, nameOf, percent, words} from "../words.js"

export class LevelSliders extends Piece {
  /// The columns as they were compared last, which levels that do not hold are chosen by as well, and
  /// what they were compared under.
  #columns: readonly ComparedColumn[] = []
  #study: string | null = null

  protected override willUpdate(_: PropertyValues<this>): void {
    const {keys} = this.state
    const comparison = comparisonNow(this.state)
    if (comparison === null && keys?.study === this.#study) return
    this.#columns = comparison?.columns ?? []
    this.#study = keys?.study ?? null
  }

  protected override render(): TemplateResult | typeof nothing {
    const {state} = this
    const recipe = recipeOf(state)
    const solution = solutionOf(state)
    const levels = recipe?.search.algorithm === "fixed" ? recipe.search.levels : levelsOf(solution)
    if (recipe === null || levels === null) return nothing
    return html`
      <h2>${words("find-levels")}</h2>
      <ul class="found-levels">${quasiIdentifiers(recipe)
        .map(keyOf)
        .map(name => this.#row(name, levels, own(solution?.loss.attributes ?? {}, name)))}</ul>
      ${this.#columns.length === 0 ? nothing : html`<p class="small">${words("sliders-hint")}</p>`}
      ${this.#limiting(levels)}`
  }

  #row(name: string, levels: Levels, loss: number | undefined): TemplateResult {
    const level = levels[name] ?? 0
    const column = this.#columns.find(column => column.name === name)
    const height = column?.height ?? 0
    const lost = loss === undefined ? nothing : words("find-level-loss", {loss: percent(loss)})
    return html`
      <li data-why="levels" data-why-of=${name}><span class="name">${breakable(nameOf(name))}</span>
        <span>${column === undefined ? words("find-level", {level}) : this.#shown(column, level)}${
          height === 0
            ? nothing
            : html`<br><input type="range" min="0" max=${height} step="1" .value=${String(level)}
              aria-label=${words("sliders-level", {name: nameOf(name)})}
              aria-valuetext=${shownOn(this.state, name, level)}
              @change=${({target}: Event) =>
                this.act({
                  kind: "choose-levels",
                  levels: {...levels, [name]: Number((target as HTMLInputElement).value)},
                })}>`
        }</span>
        <span class="figures">${lost}</span></li>`
  }

  /// What a column shows on its level, and how its commonest value is written there.
  #shown(column: ComparedColumn, level: number): TemplateResult {
    const recipe = recipeOf(this.state)
    const example = exampleOf(column, level)
    // What does not hold was not compared: its groups were not counted.
    const isCompared = column.level === level && comparisonNow(this.state) !== null
    const how =
      recipe === null || !isCompared
        ? level === 0 || example === ""
          ? words(level === 0 ? "level-exact" : "find-level", {level})
          : words("level-coarser")
        : detailLeft(column) === "gone"
          ? html`<strong class="exposed">${words("level-gone")}</strong>`
          : levelWords(attributeOf(recipe, column.name)?.hierarchy, level, textsShown(column))
    return html`${how}${example === "" ? nothing : html`<br><span class="small figures">${example}</span>`}`
  }

  /// Columns that were moved to finer levels than those that the search found, to search again with
  /// none of them coarser.
  #limiting(levels: Levels): TemplateResult | typeof nothing {
    const {search} = this.state.results
    const found = levelsOf(search?.progress?.best ?? null)
    if (found === null || recipeOf(this.state)?.search.algorithm !== "fixed") return nothing
    const finer = Object.entries(levels).filter(([name, level]) => level < (found[name] ?? 0))
    if (finer.length === 0) return nothing
    return html`<p><button type="button" @click=${() => {
      for (const [attribute, limit] of finer) this.act({kind: "set-limit", attribute, limit})
      this.act({kind: "search"})
    }}>${words("sliders-limit", {count: finer.length, names: list(finer.map(([name]) => nameOf(name)))})}</button></p>`
  }
}

customElements.define("level-sliders", LevelSliders)
