/// The figures behind the charts: counts of people out of what a report holds. Nothing
/// here draws.

import type {Distribution, RiskFigures} from "../../generated/protocol.js"

/// `[size, number of classes of that size]`.
export type ClassSizes = RiskFigures["class-sizes"]

/// People whose class has at least and at most so many members; there is no most in the last group.
export interface SizeGroup {
  readonly least: number
  readonly most: number | null
  readonly people: number
}

const sizeEdges = [1, 2, 3, 5, 10, 20, 50, 100]

/// Counts people (not classes) by the size of their class. A group that `k` would fall
/// into is split there, so that whoever is in a class that is too small is never counted
/// together with someone who is not.
export function sizeGroups(sizes: ClassSizes, k: number | null): SizeGroup[] {
  const edges = k === null || sizeEdges.includes(k) ? sizeEdges : [...sizeEdges, k].sort((a, b) => a - b)
  return edges.map((least, i) => {
    const next = edges[i + 1]
    const people = sizes.reduce(
      (sum, [size, classes]) => (size >= least && (next === undefined || size < next) ? sum + size * classes : sum),
      0,
    )
    return {least, most: next === undefined ? null : next - 1, people}
  })
}

/// The records counted by a list of class sizes.
export function people(sizes: ClassSizes): number {
  return sizes.reduce((sum, [size, classes]) => sum + size * classes, 0)
}

/// Thresholds are compared with this tolerance, in favour of "not above", as in core.
const tolerance = 1e-9

/// People whose risk is above `threshold`, where each person's risk is one over the size
/// of their class. A risk equal to the threshold is not above it.
export function peopleAbove(sizes: ClassSizes, threshold: number): number {
  return people(sizes.filter(([size]) => 1 / size > threshold + tolerance))
}

/// A step of the risk curve: `share` of the records have a risk above `risk`, and so on
/// up to the next step's risk.
export interface RiskStep {
  readonly risk: number
  readonly share: number
}

/// The share of records whose risk is above each risk, from `least` to 1. It falls only
/// at risks that occur (one over a class size), so these are its steps; the last is 0.
export function riskSteps(sizes: ClassSizes, least: number): RiskStep[] {
  const all = people(sizes)
  if (all === 0) return []
  const risks = [
    least,
    ...sizes
      .map(([size]) => 1 / size)
      .filter(risk => risk > least)
      .sort((a, b) => a - b),
  ]
  const steps = [...new Set(risks)].map(risk => ({risk, share: peopleAbove(sizes, risk) / all}))
  return steps.at(-1)?.risk === 1 ? steps : [...steps, {risk: 1, share: 0}]
}

/// A distribution as it may be shown: no value that a single record holds.
export type Shown =
  | {
      readonly kind: "bars"
      readonly bars: readonly {readonly label: string; readonly records: number}[]
      readonly others: number
      readonly otherRecords: number
    }
  | {readonly kind: "histogram"; readonly from: number; readonly to: number; readonly bins: readonly number[]}

/// At most `limit` lines for the values of a column, most frequent first. Values that
/// occur only once would show a single cell, so they are counted among the others, and
/// the others take the last line if there are any.
export function shownDistribution(distribution: Distribution, limit: number): Shown {
  if (distribution.kind === "histogram") return distribution
  const repeated = distribution.bars.filter(bar => bar.records > 1)
  const complete = distribution.others === 0 && repeated.length === distribution.bars.length && repeated.length <= limit
  const bars = complete ? repeated : repeated.slice(0, limit - 1)
  const hidden = distribution.bars.length - bars.length
  const all = (records: readonly {readonly records: number}[]): number =>
    records.reduce((sum, bar) => sum + bar.records, 0)
  return {
    kind: "bars",
    bars,
    others: distribution.others + hidden,
    otherRecords: distribution.other_records + all(distribution.bars) - all(bars),
  }
}

/// The moment of a search: the best loss found, if any, and the least loss that is still
/// possible, if that is searched for.
export interface GapPoint {
  readonly seconds: number
  readonly best: number | null
  readonly bound: number | null
}

/// At most `limit` of the points, evenly spread, the first and the last among them.
export function thinned<T>(points: readonly T[], limit: number): T[] {
  if (points.length <= limit) return [...points]
  return Array.from({length: limit}, (_, i) => points[Math.round((i * (points.length - 1)) / (limit - 1))]).filter(
    point => point !== undefined,
  )
}

/// A share in percent with one decimal, or as many as it takes that a few are not shown as
/// none, nor all but a few as all.
export function percentOf(part: number, whole: number): number {
  if (whole === 0) return 0
  const exact = (100 * part) / whole
  for (let decimals = 1; decimals < 12; decimals++) {
    const rounded = Number(exact.toFixed(decimals))
    if ((rounded === 0) === (part === 0) && (rounded === 100) === (part === whole)) return rounded
  }
  return exact
}
