/// The sections of a report on what was found and what it comes to: levels, loss, other ways,
/// risks, usefulness.

import type {
  Association,
  Description,
  LossOutcome,
  Recipe,
  Recoding,
  Report,
  RiskFigures,
  Solution,
  Utility,
} from "../../generated/protocol.js"
import {recodedColumns} from "../charts/detail.js"
import type {Words} from "../elements/words.js"
import {problemText} from "../notes/problem-text.js"
import {keptOf, starsArg} from "../state/loss.js"
import {smallestClassOf} from "../state/models.js"
import {inFileOrder} from "../state/recipe.js"
import {markup, type Markup, nothing} from "./markup.js"
import {detailBars, riskBars, shareBars, sizeBars} from "./report-bars.js"
import {count, digits, facts, rounded, section} from "./report-parts.js"
import {riskRows, riskText} from "./risk-rows.js"
import {triedCells, triedColumns, wayName} from "./tried-rows.js"
import {riseText, utilityOfAttributes, utilityRows} from "./utility-rows.js"

/// What the release loses, and whether less was possible.
export function loss(
  {run}: Report,
  {loss, algorithm, lattice, recoding}: Solution,
  recipe: Recipe | null,
  description: Description | null,
  words: Words,
): Markup {
  const kept = keptOf(loss, description, recipe)
  const counted = loss.optimal ? "proof" : recoding.kind === "full-domain" ? "levels" : "steps"
  const stars = starsArg(loss)
  const proof =
    loss.bound === null
      ? words(algorithm === "fixed" ? "report-proof-none" : "report-proof-unsought")
      : loss.optimal
        ? words("report-proof-optimal", {stars})
        : words("report-proof-gap", {stars, bound: loss.bound, gap: loss.value - loss.bound})
  return markup`
${section(words("report-loss"))}
<p><strong>${words("report-loss-value", {
    loss: loss.value,
    kept: kept === null ? "none" : words("chart-kept-number", {n: 100 * kept}),
  })}</strong> ${proof}</p>
${facts([
  [words("report-metric"), loss.metric, words(`loss-${loss.metric}-means`)],
  [words("report-aggregate"), loss.aggregate],
  [words("report-gs-factor"), rounded(loss["gs-factor"], words), words("report-gs-factor-note")],
  [words("report-value"), (loss.ranked ?? [loss.value]).map(value => rounded(value, words)).join(", ")],
  ...(loss.bound === null
    ? []
    : [[words("report-bound"), rounded(loss.bound, words), words("report-bound-note", {stars})] as const]),
  [words("report-algorithm"), algorithm],
  [
    words("report-lattice"),
    digits(lattice, words),
    run === null ? "" : words("report-visited", {n: run.visited, of: counted}),
  ],
])}`
}

/// Which level each column has, or what its cells show. `shown`: how a level of a column is shown, in
/// words, as far as that is known.
export function recoding(
  {recoding, loss}: Solution,
  recipe: Recipe | null,
  shown: (name: string, level: number) => string | null,
  words: Words,
): Markup {
  if (recoding.kind !== "full-domain") return recoded(recoding, loss, recipe, shown, words)
  return markup`
${section(words("report-levels"))}
<p>${words("report-levels-note")}</p>
<div class="scroll" role="group" tabindex="0" aria-label="${words("report-levels")}"><table>
<thead><tr><th scope="col">${words("report-attribute")}</th>${["report-level", "report-attribute-kept"].map(
    id => markup`<th scope="col" class="number">${words(id)}</th>`,
  )}</tr></thead>
<tbody>${inFileOrder(recoding.levels, recipe).map(
    ([name, level]) => markup`<tr>
<th scope="row">${name}</th>
<td class="number">${level === 0 ? words("report-level-exact") : count(level, words)}${note(
      level === 0 ? null : shown(name, level),
    )}</td>
<td class="number">${keptOrNone(Object.hasOwn(loss.attributes, name) ? loss.attributes[name] : undefined, words)}</td>
</tr>`,
  )}</tbody>
</table></div>`
}

function note(text: string | null): Markup | typeof nothing {
  return text === null ? nothing : markup`<span class="note">${text}</span>`
}

/// What the groups mean that the release shows, where the recipe says so.
export function meanings({meanings = {}}: Report, words: Words): Markup {
  const columns = Object.entries(meanings)
  if (columns.length === 0) return nothing
  return markup`
${section(words("report-meanings"))}
<div class="scroll"><table>
<thead><tr>${["report-attribute", "report-meaning-label", "report-meaning"].map(
    id => markup`<th scope="col">${words(id)}</th>`,
  )}</tr></thead>
<tbody>${columns.flatMap(([name, labels]) =>
    labels.map(({label, meaning}) => markup`<tr><th scope="row">${name}</th><td>${label}</td><td>${meaning}</td></tr>`),
  )}</tbody>
</table></div>`
}

/// Columns with cells on several levels: what was coarsened where.
function recoded(
  recoding: Recoding,
  loss: LossOutcome,
  recipe: Recipe | null,
  shown: (name: string, level: number) => string | null,
  words: Words,
): Markup {
  return markup`
${section(words("report-levels"))}
<p>${words(`detail-${recoding.kind}-text`)}</p>
${detailBars(
  recodedColumns(recoding, recipe).map(({name, detail}) => ({
    name,
    detail,
    kept: keptOrNone(Object.hasOwn(loss.attributes, name) ? loss.attributes[name] : undefined, words),
  })),
  shown,
  words,
)}`
}

function keptOrNone(loss: number | undefined, words: Words): string {
  return loss === undefined ? words("report-none") : words("chart-percent", {share: 100 * (1 - loss)})
}

/// What other ways found on the same study.
export function compared({compared = [], solution, run}: Report, words: Words): Markup {
  if (compared.length === 0) return nothing
  const ways = compared.map(({search, solution, problem = null}, i) => {
    const took = problem === null ? run?.compared?.[i] : undefined
    return {
      name: wayName(search, words),
      solution,
      problem,
      seconds: took?.seconds ?? null,
      visited: took?.visited ?? null,
    }
  })
  const own =
    solution === null
      ? []
      : [
          {
            name: words("report-compared-own", {name: words(`search-${solution.algorithm}-name`)}),
            solution,
            problem: null,
            seconds: null,
            visited: run?.visited ?? null,
          },
        ]
  return markup`
${section(words("report-compared"))}
<p>${words("report-compared-note")}</p>
<div class="scroll wide" role="group" tabindex="0" aria-label="${words("report-compared")}"><table class="tried">
<thead><tr><th scope="col">${words("tried-way")}</th>${triedColumns.map(
    id => markup`<th scope="col" class="number">${words(id)}</th>`,
  )}</tr></thead>
<tbody>${[...own, ...ways].map(
    way => markup`<tr>
<th scope="row">${way.name}</th>${
      way.solution !== null
        ? markup`${triedCells(way, solution, words).map(cell => markup`<td class="number">${cell}</td>`)}`
        : markup`<td colspan="${triedColumns.length}">${
            way.problem === null
              ? words("tried-nothing")
              : words("way-hindered", {problem: problemText(way.problem, words)})
          }</td>`
    }
</tr>`,
  )}</tbody>
</table></div>`
}

/// The risks before and after, in figures and bars.
export function risk(
  {risk: {before, after}, models}: Report,
  recipe: Recipe | null,
  description: Description | null,
  words: Words,
): Markup {
  if (before === null && after === null) return nothing
  const sizes = models.flatMap(model => smallestClassOf(model, description) ?? [])
  const k = sizes.length === 0 ? null : Math.max(...sizes)
  const shown = [
    ...(before === null ? [] : [{when: "before" as const, figures: before}]),
    ...(after === null ? [] : [{when: "after" as const, figures: after}]),
  ]
  const rows = riskRows([before, after], words).map(
    row => markup`<tr>
<th scope="row">${words(`report-${row.id}`)}<span class="note">${words(`report-${row.id}-note`)}</span></th>${shown.map(
      ({figures}) => markup`<td class="number">${riskText(row, figures, before, words)}</td>`,
    )}
</tr>`,
  )
  return markup`
${section(words("report-risk"))}
<p>${words("report-risk-note")}</p>
<div class="scroll" role="group" tabindex="0" aria-label="${words("report-risk")}"><table>
<thead><tr><th scope="col">${words("report-measure")}</th>${shown.map(
    ({when}) => markup`<th scope="col" class="number">${words(`report-${when}`)}</th>`,
  )}</tr></thead>
<tbody>
${rows}
</tbody>
</table></div>
<h3>${words("report-sizes")}</h3>
${sizeBars(before?.["class-sizes"] ?? null, after?.["class-sizes"] ?? null, k, words)}
<h3>${words("report-curve")}</h3>
${riskBars(before?.["class-sizes"] ?? null, after?.["class-sizes"] ?? null, words)}
${sequences(after ?? before, words)}
${specialUniques(before, recipe, words)}`
}

/// Whom several of their records single out, where records are told apart by person.
function sequences(figures: RiskFigures | null, words: Words): Markup {
  const found = figures?.sequences
  if (found === undefined) return nothing
  return markup`
<h3>${words("report-sequences")}</h3>
<p>${words("report-sequences-text", {
    persons: found.persons,
    sheltered: found.sheltered,
    two: found["sheltered-by-two"],
    three: found["sheltered-by-three"],
    least: found["two-at-least"] || found["three-at-least"] ? "yes" : "no",
  })}</p>`
}

/// In how much of what singles people out each detail has part.
function specialUniques(before: RiskFigures | null, recipe: Recipe | null, words: Words): Markup {
  const special = before?.["special-uniques"] ?? null
  if (special === null || special.records === 0) return nothing
  return markup`
<h3>${words("report-special")}</h3>
<p class="note">${words("report-special-note", {records: special.records})}</p>
${shareBars(
  words("special-contributions"),
  words("report-attribute"),
  inFileOrder(special.contributions, recipe).map(([name, before]) => ({name, before, after: null})),
  words,
)}`
}

/// Every measure of what is lost.
export function utility({utility}: Report, recipe: Recipe | null, words: Words): Markup {
  if (utility === null) return nothing
  return markup`
${section(words("report-utility"))}
<p class="note">${words("report-rounded-note")}</p>
${facts(utilityRows(utility, words).map(({name, value, means}) => [name, value, means]))}
${attributeLosses(utility, recipe, words)}
${associations(utility.associations ?? [], words)}`
}

/// How strongly columns go together, of the pairs that could be measured before and after.
function associations(pairs: readonly Association[], words: Words): Markup {
  if (pairs.length === 0) return nothing
  const measured = pairs.filter(({before, after}) => before !== null && after !== null)
  const rise = riseText(measured, words)
  const left = pairs.length - measured.length
  return markup`
<h3>${words("report-associations")}</h3>
${
  measured.length === 0
    ? nothing
    : shareBars(
        words("report-associations-note"),
        words("report-attribute"),
        measured.map(({one, other, before, after}) => ({name: words("report-pair", {one, other}), before, after})),
        words,
      )
}
${rise === null ? nothing : markup`<p class="note">${rise}</p>`}
${left === 0 ? nothing : markup`<p class="note">${words("report-associations-left", {count: left})}</p>`}`
}

function attributeLosses(utility: Utility, recipe: Recipe | null, words: Words): Markup {
  const {measures, rows} = utilityOfAttributes(utility, recipe)
  if (measures.length === 0) return nothing
  return markup`
<h3>${words("utility-columns")}</h3>
<div class="scroll wide" role="group" tabindex="0" aria-label="${words("utility-columns")}"><table>
<thead><tr><th scope="col">${words("report-attribute")}</th>${measures.map(
    measure => markup`<th scope="col" class="number">${words(`short-${measure}`)}</th>`,
  )}</tr></thead>
<tbody>${rows.map(
    ({name, values}) =>
      markup`<tr><th scope="row">${name}</th>${values.map(
        value => markup`<td class="number">${value === null ? "–" : rounded(value, words)}</td>`,
      )}</tr>`,
  )}</tbody>
</table></div>`
}
