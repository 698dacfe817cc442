/// Find: the search, how far it is, and what it has found.

import {html, nothing, type TemplateResult} from "lit"
import type {Description, LossOutcome, Problem, Recipe, Solution} from "../../generated/protocol.js"
import "../elements/gap-chart/gap-chart.js"
import {detailView} from "../compare-step/detail.js"
import "../lattice-view/lattice-view.js"
import "../trade-off/trade-off.js"
import "../level-sliders/level-sliders.js"
import "../mixed-offer/mixed-offer.js"
import {verdictLine} from "../level-sliders/verdict.js"
import {blockedNote, primaryAction} from "../notes/blocked.js"
import {askedText} from "../model-outcome/model-words.js"
import {lostColumns} from "../outcome/lost-columns.js"
import {shownOn} from "../outcome/examples.js"
import {outcomeHeadline, outcomeNames} from "../outcome/outcome-headline.js"
import {misfitNote, problemNote, problemText, remedy} from "../notes/problem.js"
import "../other-ways/other-ways.js"
import {stageText} from "../other-ways/stage.js"
import {Piece} from "../piece.js"
import "../plain-words/plain-words.js"
import "../search-card/search-card.js"
import "../search-chooser/search-chooser.js"
import "../search-trail/search-trail.js"
import {isEmpty, keptOf, starsArg} from "../state/loss.js"
import {shownModels} from "../state/models.js"
import {keyOf, kOf, quasiIdentifiers} from "../state/recipe.js"
import {recodes, wayItem} from "../state/searches.js"
import type {SearchState} from "../state/results.js"
import {
  answers,
  blocked,
  comparisonNow,
  exposureLately,
  hasLevels,
  misfit,
  recipeOf,
  resultNow,
  solutionOf,
  type State,
  recordsIn,
} from "../state/state.js"
import {count, digits, duration, list, nameOf, percent, plain, words} from "../words.js"

export class FindStep extends Piece {
  protected override render(): TemplateResult {
    const {state} = this
    const recipe = recipeOf(state)
    const missing = blocked(state, "find")
    return html`
      <div class="work">
        <h1 tabindex="-1">${words("find-title")}</h1>
        <plain-words .state=${this.state} .step=${"find"}></plain-words>
        ${
          missing !== null ? blockedNote(missing, action => this.act(action)) : recipe === null ? nothing : this.#body()
        }
      </div>
      ${missing === null ? this.#action() : nothing}`
  }

  #body(): TemplateResult {
    const {state} = this
    const recipe = recipeOf(state)
    const {search, comparison} = state.results
    if (search !== null && (search.status === "running" || search.status === "stopping")) return this.#running(search)
    const unfit = misfit(state)
    if (unfit !== null) return misfitNote(unfit, action => this.act(action))
    const current = resultNow(state, "search")
    if (current?.status === "failed") {
      return html`${this.#failed(current)}<trade-off .state=${state}></trade-off>
        ${trail(state, current, null)}${this.#way()}`
    }
    const solution = solutionOf(state)
    if (solution !== null || hasLevels(state)) {
      // The levels stay where they are, so that somebody can go on to change what does not hold.
      return html`
        ${
          solution !== null
            ? this.#found(solution, current)
            : comparison?.status === "failed"
              ? this.#fault("find-fixed-fails", comparison.problem ?? {code: "internal"})
              : html`<p class="lead">${words("line-measuring-after")}</p>`
        }
        <level-sliders .state=${state}></level-sliders>
        ${solution === null ? nothing : this.#beside(solution, current)}`
    }
    return html`
      <p class="lead">${words(
        search !== null ? "find-stale" : proving(state.description, recipe) ? "find-lead" : "find-lead-way",
      )}</p>
      ${recipe === null ? nothing : this.#asked(recipe)}
      ${this.#way()}`
  }

  /// How the table is looked for, and which other ways there are.
  #way(): TemplateResult {
    return html`<search-card .state=${this.state}></search-card><search-chooser .state=${this.state}></search-chooser>`
  }

  /// What the search is going to be asked for, to be read once more.
  #asked(recipe: Recipe): TemplateResult {
    const exposure = exposureLately(this.state)
    const {limit} = recipe.suppression
    const records = recordsIn(this.state)
    return html`
      <dl class="facts">
        <div data-why="protections"><dt>${words("find-asked-protection")}</dt><dd>${shownModels(
          recipe,
          this.state.description,
        ).map(
          ({model}) => html`
          <p>${
            model.model === "k-anonymity"
              ? words("find-asked-k", {k: model.k})
              : words("find-asked-model", {means: words(`model-${model.model}-means`), asked: askedText(model, words)})
          }</p>`,
        )}</dd></div>
        <div data-why="suppression"><dt>${words("find-asked-limit")}</dt><dd>${words("find-asked-limit-text", {
          limit: percent(limit),
          people: Math.floor(records * limit),
        })}</dd></div>
        <div data-why="role-quasi-identifier"><dt>${words("find-asked-columns")}</dt><dd>${list(
          quasiIdentifiers(recipe).map(attribute => nameOf(keyOf(attribute))),
        )}</dd></div>
        ${
          exposure === null
            ? nothing
            : html`<div data-why="nodes"><dt>${words("find-asked-size")}</dt><dd>${words("find-asked-size-text", {
                lattice: digits(exposure.lattice),
              })}</dd></div>`
        }
      </dl>`
  }

  #running(search: SearchState): TemplateResult {
    const {progress, status} = search
    const best = progress?.best ?? null
    const lost = recodes(this.state.description, search.way)
    return html`
      ${
        best === null
          ? html`<div class="hero"><p class="hero-figure quiet">${words(
              "find-nothing-yet-figure",
            )}</p><p class="hero-caption">${words("find-nothing-yet")}</p></div>`
          : hero(best.loss, this.state, progress?.bound ?? null, "find-not-proven-way")
      }
      ${
        progress === null
          ? nothing
          : html`<p class="figures stage">${stageText(progress)}${
              progress["stage-of"] > 0
                ? html`<progress aria-hidden="true" max=${progress["stage-of"]}
                  value=${progress["stage-at"]}></progress>`
                : nothing
            }</p>`
      }
      ${this.#chart(search, 1)}
      ${this.#counts(search)}
      <p class="small">${words(
        status === "stopping" ? "find-stopping" : lost ? "find-stop-text-nothing" : "find-stop-text",
      )}</p>`
  }

  #found(solution: Solution, search: SearchState | null): TemplateResult {
    const recipe = recipeOf(this.state)
    const fixed = recipe?.search.algorithm === "fixed"
    const comparison = comparisonNow(this.state)
    const records = recordsIn(this.state)
    return html`
      ${
        comparison === null || recipe === null
          ? nothing
          : html`${outcomeHeadline(comparison, recipe, records)}${outcomeNames(comparison, recipe, records)}`
      }
      ${
        isEmpty(solution)
          ? nothing
          : hero(
              solution.loss,
              this.state,
              search?.progress?.bound ?? solution.loss.bound,
              fixed ? "find-not-proven" : "find-not-proven-way",
              "small-hero",
            )
      }
      <mixed-offer .state=${this.state}></mixed-offer>
      ${comparison === null ? nothing : lostColumns(comparison, this.state, action => this.act(action))}
      ${
        fixed
          ? html`<p class="note plain">${words(search?.stopped === true ? "find-stopped-fixed" : "find-fixed")}</p>`
          : nothing
      }
      ${
        search?.progress?.spent !== true
          ? nothing
          : html`<p class="note plain">${words("find-spent", {nodes: search.progress.visited})}</p>`
      }
      ${search === null ? nothing : html`${this.#chart(search, 3)}${this.#counts(search)}`}
      ${solution.recoding.kind === "full-domain" ? nothing : detailView(solution.recoding, this.state)}`
  }

  /// What stands below the levels: who is left out, what else there is, and how it was found.
  #beside(solution: Solution, search: SearchState | null): TemplateResult {
    const recipe = recipeOf(this.state)
    return html`
      <p data-why="suppression">${words(
        isEmpty(solution)
          ? "find-nothing"
          : recipe?.suppression.style === "star" && solution.suppressed > 0
            ? "find-starred"
            : "find-suppressed",
        {suppressed: solution.suppressed, classes: solution.classes},
      )}</p>
      ${
        recipe?.search.algorithm === "fixed"
          ? html`<p><button type="button"
        @click=${() => this.act({kind: "search"})}>${words("find-search-again")}</button></p>`
          : nothing
      }
      <lattice-view .state=${this.state}></lattice-view>
      <trade-off .state=${this.state}></trade-off>
      ${trail(this.state, search, solution)}
      <other-ways .state=${this.state}></other-ways>
      <details class="more how"><summary>${words("find-how", {
        name: words(`search-${solution.algorithm}-name`),
      })}</summary>${this.#way()}</details>`
  }

  /// How the gap closed, if there is that much to be seen.
  #chart(search: SearchState, least: number): TemplateResult | typeof nothing {
    if (search.points.filter(({best, bound}) => best !== null || bound !== null).length < least) return nothing
    const best = search.progress?.best?.loss ?? null
    const isShare = best !== null && keptOf(best, this.state.description, recipeOf(this.state)) !== null
    return html`<div data-why="gap"><gap-chart .points=${search.points} .share=${isShare}
      .words=${words}></gap-chart></div>`
  }

  #counts({progress, seconds, way}: SearchState): TemplateResult {
    return html`
      <dl class="figures-row small-figures">
        <div data-why="nodes"><dd>${count(progress?.visited ?? 0)}</dd><dt>${
          recodes(this.state.description, way)
            ? words("find-tries")
            : words("find-nodes", {lattice: digits(progress?.lattice ?? exposureLately(this.state)?.lattice ?? "0")})
        }</dt></div>
        <div><dd>${duration(seconds)}</dd><dt>${words("find-elapsed")}</dt></div>
      </dl>`
  }

  #failed(search: SearchState): TemplateResult {
    const recipe = recipeOf(this.state)
    const exposure = exposureLately(this.state)
    if (search.stopped)
      return html`<section class="note"><h2>${words("find-cancelled-title")}</h2><p>${words("find-cancelled", {
        name: words(`search-${search.way.algorithm}-name`),
      })}</p></section>`
    const none: Problem = search.problem ?? {code: "internal"}
    if (none.code === "nodes-spent")
      return html`<section class="note"
        role="alert"><h2>${words("find-nothing-yet")}</h2><p>${problemText(none)}</p></section>`
    if (none.code !== "no-solution" || recipe === null) return this.#fault("find-failed", none)
    const way = none.detail
    const star = recipe.suppression.style === "star"
    const only = recipe.models.length === 1 && kOf(recipe) !== null
    const isBeyond = exposure !== null && (kOf(recipe) ?? 0) > exposure.all
    const limited = recipe.attributes.filter(attribute => attribute.limit !== undefined).length
    return html`
      <section class="note exposed-note" role="alert">
        <h2>${words(way === undefined ? "find-none-title" : "find-none-title-way")}</h2>
        <p>${
          way !== undefined
            ? words("find-none-way", {name: words(`search-${way}-name`)})
            : only && !star
              ? words("find-none-text", {k: kOf(recipe) ?? 0, limit: percent(recipe.suppression.limit)})
              : words("find-none-models", {limit: percent(recipe.suppression.limit)})
        }</p>
        <ul>
          ${
            isBeyond
              ? nothing
              : html`<li>${words("find-none-limit", {
                  limit: percent(recipe.suppression.limit),
                  people: Math.floor((exposure?.records ?? 0) * recipe.suppression.limit),
                })}</li>`
          }
          ${
            only
              ? nothing
              : html`<li>${words("find-none-weaker", {
                  names: list(recipe.models.map(({model}) => words(`model-${model}-name`))),
                })}</li>`
          }
          ${
            !only && !isBeyond
              ? nothing
              : html`<li>${words(isBeyond ? "find-none-k-table" : "find-none-k", {
                  k: kOf(recipe) ?? 0,
                  records: exposure?.all ?? 0,
                })}</li>`
          }
          ${isBeyond ? nothing : html`<li>${words("find-none-fewer")}</li>`}
          ${limited === 0 || isBeyond ? nothing : html`<li>${words("find-none-limits", {count: limited})}</li>`}
          ${star ? html`<li>${words("find-none-star")}</li>` : nothing}
        </ul>
        <p class="row"><button type="button"
          @click=${() => this.act({kind: "go", step: "protect"})}>${words("find-none-protect")}</button>
          <button type="button"
            @click=${() => this.act({kind: "go", step: "describe"})}>${words("find-none-describe")}</button></p>
      </section>`
  }

  #fault(title: string, problem: Problem): TemplateResult {
    return problemNote(
      words(title),
      problem,
      problem.attribute === undefined && problem.field === undefined
        ? undefined
        : remedy(problem, action => this.act(action)),
    )
  }

  #action(): TemplateResult | typeof nothing {
    const {search, comparison} = this.state.results
    if (search !== null && (search.status === "running" || search.status === "stopping")) {
      return primaryAction(words(recodes(this.state.description, search.way) ? "find-stop-nothing" : "find-stop"), () =>
        this.act({kind: "stop-search"}),
      )
    }
    if (misfit(this.state) !== null) return nothing
    // Levels that were fixed and do not hold lead nowhere but to a search.
    if (hasLevels(this.state) && comparison?.status !== "failed")
      return primaryAction(words("find-next"), () => this.act({kind: "go", step: "compare"}), verdictLine(this.state))
    const recipe = recipeOf(this.state)
    const label =
      recipe === null || recipe.search.algorithm === "fixed" || proving(this.state.description, recipe)
        ? words("find-go")
        : words("find-go-way", {name: words(`search-${recipe.search.algorithm}-name`)})
    return answers(this.state)
      ? primaryAction(label, () => this.act({kind: "search"}), verdictLine(this.state))
      : nothing
  }
}

/// Whether the least coarse table is what is looked for.
function proving(description: Description | null, recipe: Recipe | null): boolean {
  const family = recipe === null ? undefined : wayItem(description, recipe.search.algorithm)?.family
  return family === undefined || family === "optimal"
}

/// The way of a search, for whoever wants to follow it.
function trail(state: State, search: SearchState | null, solution: Solution | null): TemplateResult | typeof nothing {
  return search === null
    ? nothing
    : html`<search-trail .trail=${search.trail} .recoding=${solution?.recoding ?? null}
      .shown=${(name: string, level: number) => shownOn(state, name, level)}
      .name=${words(`search-${search.way.algorithm}-name`)}></search-trail>`
}

/// How much detail is kept, and how much more could be at most. A sum of losses has no
/// whole that something could be kept of.
function hero(
  loss: LossOutcome,
  state: State,
  bound: number | null,
  unproven: "find-not-proven" | "find-not-proven-way",
  size: "large-hero" | "small-hero" = "large-hero",
): TemplateResult {
  const kept = keptOf(loss, state.description, recipeOf(state))
  const gap = bound === null ? null : Math.max(0, loss.value - bound)
  const stars = starsArg(loss)
  const proof = loss.optimal
    ? words("find-proven", {stars})
    : gap === null
      ? words(unproven)
      : words("find-gap", {stars, gap: kept === null ? plain(gap, 4) : percent(gap)})
  return html`
    <div class="hero ${size}" data-why="kept">
      <p class="hero-figure">${kept === null ? plain(loss.value, 4) : percent(kept)}</p>
      <p class="hero-caption">${
        kept !== null
          ? words("find-kept")
          : words(loss.aggregate === "sum" ? "find-loss-sum" : "find-loss-own", {metric: words(`loss-${loss.metric}`)})
      }</p>
      <p class="hero-proof" data-why="gap">${
        loss.optimal
          ? html`<span class="tick"
        aria-hidden="true">✓</span> `
          : nothing
      }${proof}</p>
    </div>`
}

customElements.define("find-step", FindStep)
