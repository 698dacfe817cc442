/// What a report proves of people, in sentences: before, and in the release.

import type {
  GraphReport,
  LogExposure,
  LogReport,
  OtherReport,
  PlaceExposure,
  PlaceReport,
  SetExposure,
  SetReport,
  VertexRisk,
} from "../../generated/protocol.js"
import type {OtherExposure} from "../exposure-line/exposure-line.js"
import {percent, plain, words} from "../words.js"
import type {KindState} from "./work.js"

export function isSetReport(report: OtherReport): report is SetReport {
  return report.data === "transactions"
}

export function isPlaceReport(report: OtherReport): report is PlaceReport {
  return report.data === "locations"
}

export function isGraphReport(report: OtherReport): report is GraphReport {
  return report.data === "graph"
}

export function isLogReport(report: OtherReport): report is LogReport {
  return report.data === "queries"
}

/// The bottom line: people who are singled out before and after, by whoever finds most of them.
export function exposureOf({file, before, run}: KindState): OtherExposure {
  const report = run?.status === "done" ? run.end.report : before?.status === "done" ? before.value.report : null
  if (report === null)
    return {
      before: words(file === null ? "kind-line-none" : "kind-line-waiting"),
      after: words("kind-line-not-yet"),
    }
  const said = exposures(report)
  const [first, released] = (["before", "after"] as const).map(when => said.filter(one => one.when === when))
  return {
    before: words("kind-line-before", {unique: mostAlone(first ?? [])}),
    after:
      released === undefined || released.length === 0
        ? words("kind-line-not-yet")
        : released.some(({isPartial}) => isPartial)
          ? words("kind-line-look")
          : words("kind-line-after", {
              unique: mostAlone(released),
              fewest: Math.min(...released.map(({fewest}) => fewest)),
            }),
  }
}

function mostAlone(said: readonly ExposureSaid[]): number {
  return Math.max(0, ...said.map(({unique}) => unique))
}

export interface ExposureSaid {
  readonly when: "before" | "after"
  readonly text: string
  /// People who are singled out, and the fewest that somebody is found among.
  readonly unique: number
  readonly fewest: number
  /// Whether somebody may know what was not counted.
  readonly isPartial: boolean
}

/// Who is found by whom: in the input, and in the release if there is one.
export function exposures(report: OtherReport): readonly ExposureSaid[] {
  const {before, after} = report.risk
  if (isSetReport(report)) {
    return [
      ofSets("before", report.risk.before),
      ...(report.risk.after === null ? [] : [ofSets("after", report.risk.after)]),
    ]
  }
  if (isPlaceReport(report)) {
    const {before, after} = report.risk
    return [
      ofPlaces("before", "before", before),
      ...(after === null
        ? []
        : (["observation", "restricted-space", "reciprocity", "intersection"] as const).map(attack =>
            ofPlaces("after", attack, after[attack]),
          )),
    ]
  }
  if (isLogReport(report)) return ofLogRisk(report)
  if (!isGraphReport(report)) return []
  return [
    {when: "before" as const, risk: before},
    {when: "after" as const, risk: after},
  ].flatMap(({when, risk}) =>
    risk === null || !("degree" in risk)
      ? []
      : (["degree", "neighbourhood"] as const).map(known =>
          ofGraph(when, known, risk[known], known === "neighbourhood" ? risk.undecided : 0),
        ),
  )
}

function ofLogRisk({risk}: LogReport): readonly ExposureSaid[] {
  return (["before", "after"] as const).flatMap(when => {
    const found = risk[when]
    if (found === null) return []
    return (["query", "two-queries", "all-queries", "lines", "intents"] as const).flatMap(known => {
      const exposure = found[known]
      return exposure === null ? [] : [ofLog(when, known, exposure, known === "two-queries" ? found.undecided : 0)]
    })
  })
}

function ofLog(
  when: "before" | "after",
  known: string,
  {fewest, unique, "below-k": few}: LogExposure,
  undecided: number,
): ExposureSaid {
  const text = words("kind-risk-queries", {known, unique, few, fewest: fewest ?? 0})
  const all = undecided > 0 ? `${text} ${words("kind-risk-queries-undecided", {undecided})}` : text
  return {when, text: all, unique, fewest: fewest ?? 0, isPartial: undecided > 0}
}

function ofSets(
  when: "before" | "after",
  {known, fewest, unique, "below-k": few, likeliest}: SetExposure,
): ExposureSaid {
  // Groups alone have a likeliest sensitive item, and their releases are measured without those that are known.
  const isPartial = when === "after" && likeliest != null
  const text = words("kind-risk-transactions", {
    when,
    known,
    unique,
    fewest: fewest ?? 0,
    few: few ?? "none",
    likeliest: likeliest == null || when === "before" ? "none" : percent(likeliest),
  })
  const all = isPartial ? `${text} ${words("kind-risk-sensitive")}` : text
  return {when, text: all, unique, fewest: fewest ?? 0, isPartial}
}

function ofPlaces(when: "before" | "after", attack: string, exposure: PlaceExposure): ExposureSaid {
  const {fewest, unique, "below-k": few} = exposure
  const text = words("kind-risk-locations", {attack, unique, few, fewest: fewest ?? 0})
  return {when, text, unique, fewest: fewest ?? 0, isPartial: false}
}

function ofGraph(
  when: "before" | "after",
  known: string,
  {fewest, unique, "below-k": few}: VertexRisk,
  undecided: number,
): ExposureSaid {
  const text = words("kind-risk-graph", {when, known, unique, few, fewest: fewest ?? 0})
  const all = undecided > 0 ? `${text} ${words("kind-risk-undecided", {undecided})}` : text
  return {when, text: all, unique, fewest: fewest ?? 0, isPartial: false}
}

/// What was done, people first, and what the file achieves.
export function doneTexts(report: OtherReport): readonly string[] {
  if (isSetReport(report)) return ofSetSolution(report)
  if (isPlaceReport(report)) return ofPlaceSolution(report)
  if (isLogReport(report)) return ofLogSolution(report)
  return isGraphReport(report) ? ofGraphSolution(report) : []
}

function ofLogSolution({solution, output, input, models}: LogReport): readonly string[] {
  if (solution === null || output === null) return []
  const removed = input.removed.reduce((all, {found}) => all + found, 0)
  return [
    ...(removed === 0 ? [] : [words("kind-done-removed", {removed})]),
    words("kind-done-queries", {
      lines: output.records,
      people: solution.people,
      all: input.people,
      searches: input.searches,
    }),
    words("kind-done-intents", {
      intents: solution.intents,
      queries: input.queries,
      ambiguous: solution.ambiguous,
      complete: String(solution.complete),
    }),
    words("kind-done-log-loss", {
      added: percent(solution["added-share"]),
      lost: percent(solution["lost-share"]),
      distance: plain(solution.distance, 3),
    }),
    ...models.map(({achieved, ...model}) =>
      words("kind-query-k-anonymity-achieved", {
        achieved: achieved ?? "none",
        same: "same" in model ? String(model.same) : "lines",
      }),
    ),
  ]
}

function ofSetSolution({solution, output, input, models}: SetReport): readonly string[] {
  if (solution === null || output === null) return []
  const {recoding, loss, suppressed} = solution
  return [
    words("kind-done-transactions", {released: output.records, people: input.records, suppressed, empty: input.empty}),
    recoding.kind === "cut"
      ? words("kind-done-cut", {raised: Object.keys(recoding.cut).length, items: input.items})
      : recoding.kind === "groups"
        ? words("kind-done-groups", {groups: recoding.groups, smallest: recoding.smallest})
        : words("kind-done-local"),
    ...(recoding.kind === "groups"
      ? []
      : [
          words("kind-done-loss", {
            loss: percent(loss.value),
            proof: loss.optimal ? "optimal" : loss.bound === null ? "none" : "bound",
            bound: percent(loss.bound ?? 0),
          }),
        ]),
    ...(recoding.kind !== "groups" && loss.value === 1 ? [words("kind-done-all-lost")] : []),
    ...models.map(model =>
      words(`kind-${String(model.model)}-achieved`, {
        achieved: model.achieved === null ? "none" : plain(model.achieved, 2),
      }),
    ),
  ]
}

function ofPlaceSolution({solution, input, models}: PlaceReport): readonly string[] {
  if (solution === null) return []
  const {released, loss, projection, ends} = solution
  return [
    words("kind-done-locations", {
      released,
      requests: input.requests,
      people: input.people,
      share: percent(solution["success-rate"]),
    }),
    words("kind-done-regions", {
      area: plain(solution["mean-area"], 1),
      people: plain(solution["mean-people"], 1),
      metres: String(projection !== undefined),
    }),
    words("kind-done-place-loss", {
      place: percent(loss.place),
      time: loss.time === null ? "none" : percent(loss.time),
    }),
    ...(ends.place === "exact" || ends.time === "exact" ? [words("kind-done-exact")] : []),
    ...(projection === undefined
      ? []
      : [
          words("kind-done-middle", {
            longitude: plain(projection.longitude, 6),
            latitude: plain(projection.latitude, 6),
          }),
        ]),
    ...models.map(model => words("kind-location-k-anonymity-achieved", {achieved: model.achieved ?? "none"})),
  ]
}

function ofGraphSolution({algorithm, solution, input, models}: GraphReport): readonly string[] {
  if (solution === null) return []
  const {added, removed, bound, optimal} = solution
  return [
    words("kind-done-graph", {people: input.vertices, edges: input.edges, added, removed}),
    words(algorithm === "supergraph" ? "kind-done-bound-added" : "kind-done-bound", {
      bound,
      optimal: String(optimal),
    }),
    ...models.map(model => words("kind-k-degree-anonymity-achieved", {achieved: model.achieved ?? "none"})),
  ]
}
