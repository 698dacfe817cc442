/// What a report proves of people, in sentences: before, and in the release.

import type {
  GraphReport,
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

/// Who is found in the file as it is.
export function beforeText(report: OtherReport): string {
  return exposures(report)
    .filter(({when}) => when === "before")
    .map(({text}) => text)
    .join(" ")
}

/// The bottom line: people who are singled out before and after, by what is known most easily.
export function exposureOf({before, run}: KindState): OtherExposure {
  const report = run?.status === "done" ? run.end.report : before?.status === "done" ? before.value.report : null
  const [first, released] = report === null ? [null, null] : foundBy(report)
  return {
    before: first === null ? words("kind-line-none") : words("kind-line-before", {unique: first.unique}),
    after:
      released === null
        ? words("kind-line-not-yet")
        : words("kind-line-after", {unique: released.unique, fewest: released.fewest ?? 0}),
  }
}

type FoundPeople = {readonly unique: number; readonly fewest: number | null}

/// Who is found by what the protection is about: in the input, and in the release.
function foundBy(report: OtherReport): readonly [FoundPeople, FoundPeople | null] {
  if (isPlaceReport(report)) return [report.risk.before, report.risk.after?.observation ?? null]
  if (isGraphReport(report)) return [report.risk.before.degree, report.risk.after?.degree ?? null]
  return isSetReport(report) ? [report.risk.before, report.risk.after] : [{unique: 0, fewest: null}, null]
}

export interface ExposureSaid {
  readonly when: "before" | "after"
  readonly text: string
  /// Whether somebody is singled out.
  readonly alone: boolean
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
  if (!isGraphReport(report)) return []
  return [
    {when: "before" as const, risk: before},
    {when: "after" as const, risk: after},
  ].flatMap(({when, risk}) =>
    risk === null || !("degree" in risk)
      ? []
      : (["degree", "neighbourhood"] as const).map(known => ofGraph(when, known, risk[known])),
  )
}

function ofSets(
  when: "before" | "after",
  {known, fewest, unique, "below-k": few, likeliest}: SetExposure,
): ExposureSaid {
  const text = words("kind-risk-transactions", {
    when,
    known,
    unique,
    fewest: fewest ?? 0,
    few: few ?? "none",
    likeliest: likeliest == null || when === "before" ? "none" : percent(likeliest),
  })
  return {when, text, alone: unique > 0}
}

function ofPlaces(when: "before" | "after", attack: string, exposure: PlaceExposure): ExposureSaid {
  const {fewest, unique, "below-k": few} = exposure
  return {when, text: words("kind-risk-locations", {attack, unique, few, fewest: fewest ?? 0}), alone: unique > 0}
}

function ofGraph(when: "before" | "after", known: string, {fewest, unique, "below-k": few}: VertexRisk): ExposureSaid {
  return {when, text: words("kind-risk-graph", {when, known, unique, few, fewest: fewest ?? 0}), alone: unique > 0}
}

/// What was done, people first, and what the file achieves.
export function doneTexts(report: OtherReport): readonly string[] {
  if (isSetReport(report)) return ofSetSolution(report)
  if (isPlaceReport(report)) return ofPlaceSolution(report)
  return isGraphReport(report) ? ofGraphSolution(report) : []
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

function ofGraphSolution({solution, input, models}: GraphReport): readonly string[] {
  if (solution === null) return []
  const {added, removed, bound, optimal} = solution
  return [
    words("kind-done-graph", {people: input.vertices, edges: input.edges, added, removed}),
    words("kind-done-bound", {bound, optimal: String(optimal)}),
    ...models.map(model => words("kind-k-degree-anonymity-achieved", {achieved: model.achieved ?? "none"})),
  ]
}
