/// The level of each column, with what it shows there, and a slider to try another: what is released
/// with that is measured at once.

import {html, nothing, type PropertyValues, type TemplateResult} from "lit"
import {breakable} from "../breakable.js"
import type {ComparedColumn} from "../../generated/protocol.js"
import {own} from "../../shared/own.js"
import {allTheSame, countedKept, exampleOf, isLost, levelWords, lostWords} from "../outcome/level-words.js"
import {Piece} from "../piece.js"
import {type Levels, levelsOf} from "../state/lattice.js"
import {isEmpty} from "../state/loss.js"
import {attributeOf, keyOf, quasiIdentifiers} from "../state/recipe.js"
import {comparisonNow, recipeOf, solutionOf} from "../state/state.js"
import {examplesOf, shownOn, toldLevel} from "../outcome/examples.js"
import {cellOf, list, nameOf, percent, words} from "../words.js"
import {verdictText} from "./verdict.js"

/// A way to search again with columns held to the levels that they are on.
interface Holding {
  readonly id: "sliders-limit" | "sliders-floor" | "sliders-here"
  readonly columns: readonly [string, number][]
  readonly holds: readonly ("set-limit" | "set-floor")[]
}

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
        .map(name =>
          this.#row(name, levels, own(solution === null || isEmpty(solution) ? {} : solution.loss.attributes, name)),
        )}</ul>
      <p class="small">${words("sliders-hint")}</p>
      ${this.#holding(levels)}
      <p class="unseen" role="status">${verdictText(state)}</p>`
  }

  #row(name: string, levels: Levels, loss: number | undefined): TemplateResult {
    const level = levels[name] ?? 0
    const column = this.#columns.find(column => column.name === name)
    // Whoever comes from another step to levels that do not hold sees no comparison of them.
    const examples = examplesOf(this.state, name)
    const height = column?.height ?? Math.max(0, examples.length - 1)
    const attribute = recipeOf(this.state)?.attributes.find(one => keyOf(one) === name)
    const {floor = 0, limit = height} = attribute ?? {}
    const isCounted = column?.level === level && countedKept(column) !== null
    // As everywhere beside it, what is kept is told, and not what is lost.
    const kept =
      loss === undefined
        ? nothing
        : words(isCounted ? "compare-column-kept-counted" : "compare-column-kept-share", {kept: percent(1 - loss)})
    return html`
      <li data-why="levels" data-why-of=${name}><span class="name">${breakable(nameOf(name))}</span>
        <span>${column === undefined ? uncompared(examples, level) : this.#shown(column, level)}${
          floor === limit
            ? nothing
            : html`<br><input type="range" min=${floor} max=${limit} step="1" .value=${String(level)}
              aria-label=${words("sliders-level", {name: nameOf(name)})}
              aria-valuetext=${toldLevel(this.state, name, level).text}
              @change=${({target}: Event) =>
                this.act({
                  kind: "choose-levels",
                  levels: {...levels, [name]: Number((target as HTMLInputElement).value)},
                })}>`
        }${height === 0 ? nothing : this.#bounds(name, height, floor, limit)}</span>
        <span class="figures">${kept}</span></li>`
  }

  /// What levels a column is held to, and how to let go of that.
  #bounds(name: string, height: number, floor: number, limit: number): TemplateResult | typeof nothing {
    const isHeld = floor > 0 || limit < height
    if (!isHeld) return nothing
    const text = (level: number): string => shownOn(this.state, name, level)
    const held =
      floor === limit
        ? words("sliders-held-here", {lowest: text(floor)})
        : limit === height
          ? words("sliders-held-floor", {lowest: text(floor)})
          : floor === 0
            ? words("sliders-held-limit", {highest: text(limit)})
            : words("sliders-held-both", {lowest: text(floor), highest: text(limit)})
    return html`<br><span class="small">${held}</span> <button type="button" class="quiet"
      aria-label=${words("sliders-free-label", {name: nameOf(name)})} @click=${() => {
        this.act({kind: "set-limit", attribute: name, limit: undefined})
        this.act({kind: "set-floor", attribute: name, floor: 0})
        this.act({kind: "search"})
      }}>${words("sliders-free")}</button>`
  }

  /// What a column shows on its level, and how a value is written there.
  #shown(column: ComparedColumn, level: number): TemplateResult {
    const recipe = recipeOf(this.state)
    const example = exampleOf(column, level)
    // What does not hold was not compared: its groups were not counted.
    const isCompared = column.level === level && comparisonNow(this.state) !== null
    const texts = isCompared ? column["values-after"] : (column.labels[level] ?? 0)
    const isGone = isCompared ? isLost(column) : level > 0 && texts === 1
    const how =
      recipe === null || (!isCompared && texts === 0)
        ? words(level === 0 ? "level-exact" : "find-level", {level})
        : isGone
          ? html`<strong class="exposed">${isCompared ? lostWords(column) : allTheSame(column.example[level])}</strong>`
          : levelWords(attributeOf(recipe, column.name)?.hierarchy, level, texts, isCompared ? column : undefined)
    return html`${how}${example === "" ? nothing : html`<br><span class="small figures">${example}</span>`}`
  }

  /// Columns that were moved away from the levels that the search found, to search again with them held:
  /// those that are finer at most as coarse, those that are coarser at least, or all of them as they are.
  #holding(levels: Levels): TemplateResult | typeof nothing {
    const {search} = this.state.results
    const found = levelsOf(search?.progress?.best ?? null)
    if (found === null || recipeOf(this.state)?.search.algorithm !== "fixed") return nothing
    const moved = Object.entries(levels).filter(([name, level]) => level !== (found[name] ?? level))
    const isFiner = ([name, level]: [string, number]): boolean => level < (found[name] ?? 0)
    const ways: readonly Holding[] = [
      {id: "sliders-limit", columns: moved.filter(isFiner), holds: ["set-limit"]},
      {id: "sliders-floor", columns: moved.filter(one => !isFiner(one)), holds: ["set-floor"]},
      {id: "sliders-here", columns: moved, holds: ["set-limit", "set-floor"]},
    ]
    const possible = ways.filter(({columns}) => columns.length > 0)
    if (possible.length === 0) return nothing
    return html`<p class="row">${possible.map(
      way =>
        html`<button type="button" @click=${() => this.#hold(way)}>${words(way.id, {
          count: way.columns.length,
          names: list(way.columns.map(([name]) => nameOf(name))),
        })}</button>`,
    )}</p>`
  }

  #hold({columns, holds}: Holding): void {
    for (const [attribute, level] of columns)
      for (const kind of holds)
        this.act(kind === "set-limit" ? {kind, attribute, limit: level} : {kind, attribute, floor: level})
    this.act({kind: "search"})
  }
}

/// A level of a column that was not compared, with one of its values.
function uncompared(examples: readonly string[], level: number): TemplateResult {
  const [exact, shown] = [examples[0], examples[level]]
  const how = level === 0 ? words("level-exact") : shown === "*" ? allTheSame() : words("find-level", {level})
  return html`${how}${
    level === 0 || exact === undefined || shown === undefined || shown === "*"
      ? nothing
      : html`<br><span class="small figures">${words("level-example", {
          exact: cellOf(exact),
          shown: cellOf(shown),
        })}</span>`
  }`
}

customElements.define("level-sliders", LevelSliders)
