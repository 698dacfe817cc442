/// What was found out about a table: answers of the worker, searches, a release. Each says by its
/// key under which settings it holds. Changed settings take none away, since somebody may go back
/// to those before; what else happens takes away here, in `cleared`, what it makes wrong.

import type {
  Advice,
  ComparedRows,
  Comparison,
  CutScale,
  Exposure,
  Hierarchy,
  HierarchyView,
  Inspection,
  Lattice,
  Neighbours,
  PersonEffect,
  Problem,
  Recipe,
  ReleaseProgress,
  Report,
  SearchProgress,
  SpecialUniques,
  Trail,
} from "../../generated/protocol.js"
import type {Memory, Preview} from "../../shared/calls.js"
import {type Attacks, noAttacks} from "./attack.js"
import type {FrontierState} from "./frontier.js"
import {type Fates, withoutRelease} from "./fates.js"
import type {Keys} from "./keys.js"
import type {Gains} from "./offers.js"
import type {Remedies} from "./remedies.js"
import type {Attempt, Conditions, Way} from "./searches.js"

/// An answer of the worker, or the wait for one. `key` is what was asked last; `value` may still be
/// the answer to the question before.
export interface Answer<T> {
  readonly key: string
  readonly status: "asking" | "done" | "failed"
  readonly value: T | null
  readonly problem: Problem | null
}

/// Above so many different combinations of quasi-identifiers it would take too long to look closely at
/// what comes of each change.
export const mostPreviewed = 200_000

/// A hierarchy with what was tried and refused.
export interface HierarchyState extends Answer<HierarchyView> {
  readonly refused: {readonly hierarchy: Hierarchy | undefined; readonly problem: Problem} | null
}

export interface SearchState {
  readonly key: string
  /// The way that is gone.
  readonly way: Way
  readonly status: "running" | "stopping" | "done" | "failed"
  readonly progress: SearchProgress | null
  /// Best and bound over time, for the sparkline.
  readonly points: readonly {readonly seconds: number; readonly best: number | null; readonly bound: number | null}[]
  readonly seconds: number
  /// What the search alone took, to set beside others; null until it has ended.
  readonly took: number | null
  /// What it came to, once it has ended.
  readonly trail: Trail | null
  /// What another worker needs so as not to search again.
  readonly memory: Memory
  /// Whether the user ended it early.
  readonly stopped: boolean
  readonly problem: Problem | null
}

export interface ReleaseState {
  /// What it depends on.
  readonly key: string
  /// The recipe it was made by.
  readonly recipe: Recipe
  readonly status: "running" | "done" | "failed"
  readonly progress: ReleaseProgress | null
  readonly outcome: {
    readonly report: Report
    readonly size: number
    readonly reportText: string
    readonly summaryText: string | null
  } | null
  readonly problem: Problem | null
}

/// How much detail is kept: as much as so many whole columns have.
export interface KeptDetail {
  readonly kept: number
  /// Of so many.
  readonly columns: number
}

/// What the others keep without one of many quasi-identifiers.
export interface KeptWithout extends KeptDetail {
  /// How much more that is than they keep beside it; null where there is no table with all.
  readonly more: number | null
}

/// The detail that is kept with all of many quasi-identifiers and without each, as far as that was
/// measured; null where there is no table.
export interface Costs {
  /// The settings.
  readonly key: string
  readonly running: boolean
  readonly all: KeptDetail | null
  readonly without: Readonly<Record<string, KeptWithout | null>>
}

export interface Results {
  readonly hierarchies: Readonly<Record<string, HierarchyState>>
  /// Where the cut points of columns may stand, as far as it was looked at; null where nowhere.
  readonly scales: Readonly<Record<string, Answer<CutScale | null>>>
  readonly exposure: Answer<Exposure> | null
  /// What stands out about the columns.
  readonly advice: Answer<Advice> | null
  /// What each of many quasi-identifiers costs, if that was asked.
  readonly costs: Costs | null
  /// What is found in the table with one record for each person, where the recipe asks for that.
  readonly folded: Answer<Inspection> | null
  /// What it would change to count persons, if that was asked.
  readonly personEffect: Answer<PersonEffect> | null
  /// The table as it would be with the present settings, to look at.
  readonly preview: Answer<Preview> | null
  /// What ladders that are offered for the column on hand would keep.
  readonly gains: Gains | null
  /// What would keep a part of columns of which nothing is left.
  readonly remedies: Remedies | null
  /// All nodes of the lattice, if they are few enough or were asked for.
  readonly lattice: Answer<Lattice> | null
  /// The nodes around the one that was found or fixed last.
  readonly neighbours: Answer<Neighbours> | null
  /// What other k and limits would cost, if that was asked.
  readonly frontier: FrontierState | null
  readonly search: SearchState | null
  /// Other ways that were tried for comparison, and what is known of their conditions.
  readonly attempts: readonly Attempt[]
  readonly conditions: Conditions | null
  /// The study on which mixed levels are being tried in the background, by its key.
  readonly mixing: string | null
  readonly comparison: Answer<Comparison> | null
  /// The first released record before and after, with the names of the columns.
  readonly firstCompared: Answer<ComparedRows> | null
  /// What the release would measure, protections and usefulness among it.
  readonly evaluation: Answer<Report> | null
  /// Which details single people out, if that was sought by itself.
  readonly special: Answer<SpecialUniques> | null
  readonly attacks: Attacks
  /// The comparison that was looked at last, by its key.
  readonly lookedAt: string | null
  readonly release: ReleaseState | null
  /// What became of the files of the last release, and of the recipe.
  readonly fates: Fates
  /// Whether the person was asked where the release goes and picked no file.
  readonly unpicked: boolean
}

export const noResults: Results = {
  hierarchies: {},
  scales: {},
  exposure: null,
  advice: null,
  costs: null,
  folded: null,
  personEffect: null,
  preview: null,
  gains: null,
  remedies: null,
  lattice: null,
  neighbours: null,
  frontier: null,
  search: null,
  attempts: [],
  conditions: null,
  mixing: null,
  comparison: null,
  firstCompared: null,
  evaluation: null,
  special: null,
  attacks: noAttacks,
  lookedAt: null,
  release: null,
  fates: {},
  unpicked: false,
}

/// What results depend on that are asked for as soon as the settings call for them, and what a
/// search or a release was made with.
const dependencies = {
  exposure: "exposure",
  advice: "exposure",
  costs: "exposure",
  special: "exposure",
  conditions: "study",
  lattice: "study",
  search: "search",
  comparison: "outcome",
  firstCompared: "outcome",
  evaluation: "outcome",
  release: "release",
} as const satisfies {readonly [name in keyof Results]?: keyof Keys}

export type Dependent = keyof typeof dependencies

/// What a result depends on under these settings.
export function keyOfResult(keys: Keys, name: Dependent): string {
  return keys[dependencies[name]]
}

/// A result, if it holds under the settings with these keys, or is asked for them.
export function holding<Name extends Dependent>(results: Results, keys: Keys | null, name: Name): Results[Name] | null {
  const result = results[name]
  return keys !== null && result?.key === keyOfResult(keys, name) ? result : null
}

/// What happens to results while the settings stay as they are.
export type Upset =
  /// Another table takes the place of the one that they are about.
  | "table"
  /// Another release is written.
  | "release"
  /// The worker that was asked for them has ended. What was found stays. What is still awaited does
  /// not come; search, attempts and release end with their calls.
  | "death"

/// The results without what an upset makes wrong.
export function cleared(results: Results, upset: Upset): Results {
  switch (upset) {
    case "table":
      return {...noResults, fates: withoutRelease(results.fates)}
    case "release":
      return {...results, release: null, fates: withoutRelease(results.fates)}
    case "death":
      return {
        ...results,
        hierarchies: Object.fromEntries(
          Object.entries(results.hierarchies).filter(([, view]) => answered(view) !== null),
        ),
        scales: Object.fromEntries(Object.entries(results.scales).filter(([, scale]) => answered(scale) !== null)),
        exposure: answered(results.exposure),
        advice: answered(results.advice),
        costs: results.costs === null ? null : {...results.costs, running: false},
        folded: answered(results.folded),
        personEffect: answered(results.personEffect),
        preview: answered(results.preview),
        gains: results.gains?.running === true ? null : results.gains,
        lattice: answered(results.lattice),
        neighbours: answered(results.neighbours),
        frontier: results.frontier?.status === "asking" ? null : results.frontier,
        conditions: null,
        mixing: null,
        comparison: answered(results.comparison),
        firstCompared: answered(results.firstCompared),
        evaluation: answered(results.evaluation),
        special: answered(results.special),
        attacks: {
          table: answered(results.attacks.table),
          register: answered(results.attacks.register),
          person: answered(results.attacks.person),
        },
      }
  }
}

function answered<A extends Answer<unknown>>(answer: A | null): A | null {
  return answer?.status === "asking" ? null : answer
}
