/// Other ways to find a table, tried on the same study: which, how far they are, and what each
/// would lose.

import {html, nothing, type TemplateResult} from "lit"
import type {Problem, Recipe, Solution} from "../../generated/protocol.js"
import "../elements/loss-chart/loss-chart.js"
import {problemText} from "../notes/problem.js"
import {Piece} from "../piece.js"
import {againstText, triedCells, triedColumns, type TriedWay, wayName} from "../report/tried-rows.js"
import {keptOf} from "../state/loss.js"
import {
  type Attempt,
  attemptOf,
  begunWay,
  choosableWays,
  hindrance,
  sameWay,
  unusual,
  untried,
  type Way,
  wayFamilies,
  wayItem,
} from "../state/searches.js"
import {recipeOf, searchedNow, solutionOf} from "../state/state.js"
import {words} from "../words.js"
import {stageText} from "./stage.js"

interface Row extends TriedWay {
  readonly way: Way
  readonly attempt: Attempt | null
}

export class OtherWays extends Piece {
  static override properties = {...Piece.properties, open: {state: true}}

  declare private open: boolean

  constructor() {
    super()
    this.open = false
  }

  protected override render(): TemplateResult | typeof nothing {
    const recipe = recipeOf(this.state)
    const own = solutionOf(this.state)
    if (recipe === null || own === null) return nothing
    const open = this.open || (recipe.compare ?? []).length > 0
    return html`
      <section class="other-ways" aria-labelledby="others-title" data-why="others">
        <h2 id="others-title">${words("others-title")}</h2>
        <p>${words("others-text")}</p>
        ${
          open
            ? html`${this.#choices(recipe)}${this.#actions(recipe)}${this.#found(recipe, own)}`
            : html`<p><button type="button" aria-expanded="false" @click=${() => {
                this.open = true
              }}>${words("others-open")}</button></p>`
        }
      </section>`
  }

  protected override updated(): void {
    if (this.open || (recipeOf(this.state)?.compare ?? []).length > 0)
      this.act({kind: "ask-conditions", ways: choosableWays(this.state.description).map(begunWay)})
  }

  /// What may be compared: every way but the recipe's own, and those of the recipe that are set otherwise.
  #offered({search, compare = []}: Recipe): readonly Way[] {
    const {description} = this.state
    const usual = choosableWays(description)
      .map(begunWay)
      .filter(way => way.algorithm !== search.algorithm)
    return [...usual, ...compare.filter(way => !usual.some(other => sameWay(way, other, description)))]
  }

  #name(way: Way): string {
    return wayName(way, words, unusual(way, this.state.description))
  }

  #choices(recipe: Recipe): TemplateResult {
    const {description} = this.state
    const offered = this.#offered(recipe)
    const {compare = []} = recipe
    const chosen = (way: Way): boolean => compare.some(other => sameWay(way, other, description))
    const hindered = (way: Way): Problem | null => (chosen(way) ? null : hindrance(this.state, way))
    const set = (way: Way): void =>
      this.act({
        kind: "set-compare",
        compare: chosen(way) ? compare.filter(other => !sameWay(way, other, description)) : [...compare, way],
      })
    return html`${wayFamilies.map(family => {
      const here = offered.filter(({algorithm}) => wayItem(description, algorithm)?.family === family)
      return here.length === 0
        ? nothing
        : html`
        <fieldset class="plain-choices ways"><legend>${words(`ways-${family}`)}</legend>
          ${here
            .filter(way => hindered(way) === null)
            .map(
              way => html`
            <label class="check" data-why="search-${way.algorithm}"><input type="checkbox" .checked=${chosen(way)}
              @change=${() => set(way)}> <span>${this.#name(way)}</span></label>`,
            )}
          ${here.map(way => {
            const problem = hindered(way)
            return problem === null
              ? nothing
              : html`<p class="small hindered"><strong>${this.#name(way)}.</strong> ${words("way-hindered", {
                  problem: problemText(problem),
                })}</p>`
          })}
        </fieldset>`
    })}`
  }

  #actions(recipe: Recipe): TemplateResult | typeof nothing {
    const {attempts} = this.state.results
    const running = attempts.find(({status}) => status === "running")
    const open = untried(this.state).length
    if (running !== undefined)
      return html`
      <div class="row trying"><p class="figures">${words("others-running", {
        name: this.#name(JSON.parse(running.way) as Way),
        left: open - 1,
      })} ${running.progress === null ? nothing : html`<span class="small">${stageText(running.progress)}</span>`}</p>
        <button type="button" @click=${() => this.act({kind: "stop-trying"})}>${words("others-stop")}</button></div>`
    return open > 0
      ? html`<p class="row"><button type="button"
        @click=${() => this.act({kind: "try-others"})}>${words("others-go", {count: open})}</button></p>`
      : (recipe.compare ?? []).length === 0
        ? html`<p class="small">${words("others-none")}</p>`
        : nothing
  }

  #rows(recipe: Recipe): readonly Row[] {
    return (recipe.compare ?? []).flatMap(way => {
      const attempt = attemptOf(this.state, way)
      if (attempt === null) return []
      const {tried} = attempt
      return [
        {
          way,
          attempt,
          name: this.#name(way),
          solution: tried?.trial.solution ?? null,
          problem: tried?.trial.problem ?? null,
          seconds: tried?.run.seconds ?? null,
          visited: tried?.run.visited ?? null,
        },
      ]
    })
  }

  #found(recipe: Recipe, own: Solution): TemplateResult | typeof nothing {
    const rows = this.#rows(recipe)
    if (rows.length === 0) return nothing
    const searched = searchedNow(this.state)
    const mine: TriedWay = {
      name: this.#name(recipe.search),
      solution: own,
      problem: null,
      seconds: searched?.took ?? null,
      visited: searched?.progress?.visited ?? null,
    }
    const found = rows.filter((row): row is Row & {solution: Solution} => row.solution !== null)
    const lost = [mine, ...found].flatMap(({name, solution, seconds}) =>
      solution === null ? [] : [{name, loss: solution.loss.value, seconds: seconds ?? 0, own: solution === own}],
    )
    const isShare = keptOf(own.loss, this.state.description, recipe) !== null
    return html`
      ${found.length === 0 ? nothing : sentence(mine.name, own, found, isShare)}
      <div class="scroll" role="group" tabindex="0" aria-label=${words("tried-caption")}>
        <table class="records tried"><caption class="unseen">${words("tried-caption")}</caption>
          <thead><tr><th scope="col">${words("tried-way")}</th>${triedColumns.map(
            id => html`<th scope="col"
            class="figures">${words(id === "tried-loss" && isShare ? "tried-kept" : id)}</th>`,
          )}</tr></thead>
          <tbody>
            <tr class="own"><th scope="row">${mine.name} <span class="mark">${words(
              "tried-yours",
            )}</span></th>${triedCells(mine, own, words, isShare).map(
              cell => html`<td class="figures">${cell}</td>`,
            )}</tr>
            ${rows.map(row => this.#row(row, own, isShare))}
          </tbody>
        </table>
      </div>
      ${
        lost.length < 2
          ? nothing
          : html`
        <div class="charts">
          <loss-chart .found=${lost} .share=${isShare} .words=${words}></loss-chart>
          ${
            mine.seconds === null
              ? nothing
              : html`<loss-chart .found=${lost} .share=${isShare} axis="time"
            .words=${words}></loss-chart>`
          }
        </div>`
      }
      <p class="small">${words("others-kept")}</p>`
  }

  #row(row: Row, own: Solution, isShare: boolean): TemplateResult {
    const {name, attempt, solution, problem, way} = row
    return html`<tr><th scope="row">${name}${
      solution === null
        ? nothing
        : html`
        <button type="button" class="quiet small" aria-label=${words("ways-take", {name})}
          @click=${() => this.act({kind: "take-over", way})}>${words("ways-take-short")}</button>`
    }</th>
      ${
        solution !== null
          ? triedCells(row, own, words, isShare).map(cell => html`<td class="figures">${cell}</td>`)
          : html`<td class="said" colspan=${triedColumns.length}>${
              attempt?.status === "running"
                ? attempt.progress === null
                  ? words("tried-running")
                  : stageText(attempt.progress)
                : problem !== null
                  ? words("way-hindered", {problem: problemText(problem)})
                  : words("tried-nothing")
            }</td>`
      }</tr>`
  }
}

/// What the comparison comes to: the way that loses least, and what to think of it.
function sentence(
  mine: string,
  own: Solution,
  found: readonly (Row & {solution: Solution})[],
  kept: boolean,
): TemplateResult {
  const best = found.reduce((a, b) => (b.solution.loss.value < a.solution.loss.value ? b : a))
  if (best.solution.loss.value >= own.loss.value)
    return html`<p class="lead-figure">${words("others-best-yours", {name: mine})}</p>`
  const mixed = best.solution.recoding.kind !== "full-domain"
  return html`
    <p class="lead-figure">${words("others-best", {
      name: best.name,
      own: mine,
      less: againstText(best.solution, own, words),
    })}</p>
    <p class="small">${words(kept ? "others-means-share" : "others-means", {
      loss: kept ? 100 * (1 - best.solution.loss.value) : best.solution.loss.value,
      own: kept ? 100 * (1 - own.loss.value) : own.loss.value,
    })}${mixed ? ` ${words(`others-mixed-${best.solution.recoding.kind}`)}` : nothing}</p>`
}

customElements.define("other-ways", OtherWays)
