/// The map and the task list: what is done, where one is, what is still missing and why.

import {html, nothing, type TemplateResult} from "lit"
import type {Recipe} from "../../generated/protocol.js"
import type {KindState} from "../kinds/work.js"
import {Piece} from "../piece.js"
import {attackNow, attacksFound} from "../state/attack.js"
import {isEmpty, keptOf} from "../state/loss.js"
import {openQuestions, unprotectedColumns} from "../state/questions.js"
import {quasiIdentifiers} from "../state/recipe.js"
import {
  type Blocked,
  blocked,
  hasLevels,
  openPerson,
  recipeOf,
  resultNow,
  solutionOf,
  type State,
  type Step,
  steps,
  recordsIn,
} from "../state/state.js"
import {percent, words} from "../words.js"
import "../history-list/history-list.js"
import "../session-saver/session-saver.js"

type Mark = "done" | "here" | "open" | "blocked"

/// The steps for a file that is no table, as they stand below each other on its page.
const kindSteps = ["load", "describe", "protect", "find", "release"] as const

export class StepRail extends Piece {
  static override properties = {...Piece.properties, other: {attribute: false}}

  /// What is known of a file that is no table, while that is the work.
  declare other: KindState | null

  constructor() {
    super()
    this.other = null
  }

  protected override render(): TemplateResult {
    const {state, other} = this
    if (other !== null)
      return html`<nav aria-label=${words("rail-name")}><ol class="steps">${kindSteps.map((step, i) =>
        kindStep(other, step, i + 1),
      )}</ol></nav>`
    return html`
      <nav aria-label=${words("rail-name")}>
        <ol class="steps">
          ${steps.map((step, i) => this.#step(step, i + 1))}
        </ol>
      </nav>
      ${
        state.history === null
          ? nothing
          : html`<history-list .state=${state}></history-list>
            <session-saver .state=${state}></session-saver>`
      }`
  }

  #step(step: Step, number: number): TemplateResult {
    const {state} = this
    const mark = markOf(state, step)
    const here = state.step === step
    return html`
      <li>
        <button type="button" class="step ${mark}" data-why="step-${step}" aria-current=${here ? "step" : nothing}
          @click=${() => this.act({kind: "go", step})}>
          <span class="number" aria-hidden="true">${number}</span>
          <span class="what">
            <span class="title">${words(`step-${step}`)}<span class="mark"
              aria-hidden="true">${mark === "done" ? "✓" : ""}</span></span>
            <span class="summary">${summary(state, step)}</span>
          </span>
          <span class="unseen">${
            mark === "done" ? words("rail-done") : mark === "blocked" ? words("rail-blocked") : ""
          }</span>
        </button>
      </li>`
  }
}

/// A step for a file that is no table: it leads to its part of the page, or to where the next thing is to be done.
function kindStep(other: KindState, step: (typeof kindSteps)[number], number: number): TemplateResult {
  const mark = kindMark(other, step)
  return html`<li><button type="button" class="step ${mark}" data-why="step-${step}" @click=${() => {
    const parts = [...document.querySelectorAll<HTMLElement>("kind-page .kind-part > h2")]
    const part = parts.find(({id}) => id === `kind-${step}`) ?? parts.at(-1)
    part?.scrollIntoView()
    part?.focus({preventScroll: true})
  }}><span class="number" aria-hidden="true">${number}</span>
    <span class="what"><span class="title">${words(`step-${step}`)}<span class="mark"
      aria-hidden="true">${mark === "done" ? "✓" : ""}</span></span></span>
    <span class="unseen">${
      mark === "done" ? words("rail-done") : mark === "blocked" ? words("rail-blocked") : ""
    }</span></button></li>`
}

function kindMark({look, before, run}: KindState, step: (typeof kindSteps)[number]): Mark {
  const isRead = look?.status === "done"
  const found = run?.status === "done" && run.end.problem === null ? run : null
  switch (step) {
    case "load":
      return isRead ? "done" : "here"
    case "describe":
      return before?.status === "done" ? "done" : isRead ? "here" : "blocked"
    case "protect":
      return found !== null ? "done" : isRead ? "open" : "blocked"
    case "find":
      return found !== null ? "done" : before?.status === "done" ? "open" : "blocked"
    case "release":
      return found === null ? "blocked" : found.saved ? "done" : "open"
  }
}

function markOf(state: State, step: Step): Mark {
  if (isDone(state, step)) return "done"
  if (state.step === step) return "here"
  return missingOf(state, step) === null ? "open" : "blocked"
}

function isDone(state: State, step: Step): boolean {
  const recipe = recipeOf(state)
  if (state.table === null || recipe === null) return false
  switch (step) {
    case "load":
      return true
    case "describe":
      return (
        quasiIdentifiers(recipe).length > 0
        && state.results.exposure?.problem == null
        && openPerson(state) === null
        && openQuestions(state, recipe).length === 0
      )
    case "protect":
      return holds(state) && unprotectedColumns(state, recipe).length === 0
    case "find":
      return holds(state)
    case "compare":
      return holds(state) && state.results.lookedAt === state.keys?.outcome
    case "attack":
      return holds(state) && attackNow(state, "table")?.status === "done"
    case "release":
      return resultNow(state, "release")?.status === "done"
  }
}

/// What a step lacks. Levels that do not hold lead no further than none.
function missingOf(state: State, step: Step): Blocked | null {
  const isFurther = step === "compare" || step === "attack" || step === "release"
  return blocked(state, step) ?? (isFurther && !holds(state) ? {id: "search", step: "find"} : null)
}

/// Whether there are levels, and not such that were fixed and do not hold.
function holds(state: State): boolean {
  const isNothing = resultNow(state, "search")?.status === "failed"
  return hasLevels(state) && !isNothing && resultNow(state, "comparison")?.problem == null
}

/// What a step comes to, in a few words; for a blocked one what is missing.
function summary(state: State, step: Step): string {
  const recipe = recipeOf(state)
  const missing = missingOf(state, step)
  if (missing !== null) return words(`blocked-${missing.id}`)
  if (step === "load") {
    if (state.reading !== null) return words("rail-reading")
    return state.table === null ? words("rail-load-first") : words("rail-records", {records: recordsIn(state)})
  }
  if (recipe === null) return ""
  switch (step) {
    case "describe":
      return words("rail-quasi-identifiers", {count: quasiIdentifiers(recipe).length})
    case "protect":
      return protections(recipe)
    case "find": {
      const search = resultNow(state, "search")
      if (search?.status === "running") return words("rail-searching")
      if (search?.status === "failed") return words(search.stopped ? "rail-find-next" : "rail-not-found")
      const solution = solutionOf(state)
      if (solution !== null && isEmpty(solution)) return words("compare-nothing-left")
      const kept = solution === null ? null : keptOf(solution.loss, state.description, recipe)
      if (kept !== null) return words("rail-kept", {kept: percent(kept)})
      if (!hasLevels(state)) return words("rail-find-next")
      return words(holds(state) ? "rail-levels" : "rail-levels-fail")
    }
    case "compare":
      return words("rail-compare")
    case "attack":
      return attacksText(state)
    case "release":
      return words(resultNow(state, "release")?.status === "done" ? "rail-checked" : "rail-not-written")
  }
}

/// How many attacks succeed.
function attacksText(state: State): string {
  const found = attacksFound(state)
  return found === null ? words("rail-attack") : words("rail-attacked", {found: found.length})
}

function protections({models, suppression}: Recipe): string {
  const [only] = models
  const limit = percent(suppression.limit)
  return models.length === 1 && only?.model === "k-anonymity"
    ? words("rail-k", {k: only.k, limit})
    : words("rail-models", {count: models.length, limit})
}

customElements.define("step-rail", StepRail)
