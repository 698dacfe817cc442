/// What can be done to cut points, and how many records lie between them. Each function leaves what
/// it is given as it is.

import type {ColumnView, CutScale, CutStop, Hierarchy} from "../../generated/protocol.js"

export type CutsHierarchy = Extract<Hierarchy, {kind: "cuts"}>
export type Cuts = CutsHierarchy["cuts"]
export type Point = Cuts[number][number]

/// What lies between two points of a level, or beyond one.
export interface Range {
  /// The stops at which it begins and ends; null where it is open.
  readonly low: CutStop | null
  readonly high: CutStop | null
  readonly records: number
}

/// The number of a point's stop; -1 for one that the scale does not have.
export function stopOf({stops}: CutScale, point: Point): number {
  return stops.findIndex(stop => stop.point === point)
}

/// The stops of a level's points; null as long as the scale does not have all of them.
export function stopsOf(scale: CutScale, points: readonly Point[]): readonly number[] | null {
  const stops = points.map(point => stopOf(scale, point))
  return stops.includes(-1) ? null : stops
}

/// What a level with points on these stops puts together, from the least values to the greatest.
export function rangesOf({stops, records}: CutScale, points: readonly number[]): readonly Range[] {
  // They may have been typed in any order.
  const bounds = [...new Set(points)].toSorted((one, other) => one - other).map(number => stops[number] ?? null)
  return [null, ...bounds].map((low, i) => {
    const high = bounds[i] ?? null
    return {low, high, records: (high?.below ?? records) - (low?.below ?? 0)}
  })
}

/// The points with one of them at another place, on all levels that have it.
export function withMoved(cuts: Cuts, point: Point, place: Point): Cuts {
  return cuts.map(level => level.map(known => (known === point ? place : known)))
}

/// The points without one of them; without the levels that have no other.
export function withoutPoint(cuts: Cuts, point: Point): Cuts {
  return cuts.map(level => level.filter(known => known !== point)).filter(level => level.length > 0)
}

/// The points with one more on the finest level, which stands at this stop.
export function withPoint(cuts: Cuts, scale: CutScale, stop: number): Cuts {
  const added = scale.stops[stop]
  const [finest = [], ...coarser] = cuts
  if (added === undefined) return cuts
  const points = [...finest, added.point].toSorted((one, other) => stopOf(scale, one) - stopOf(scale, other))
  return [points, ...coarser]
}

/// The cuts with these points on a level. What coarser levels have of it goes with its points to the place
/// that these have now, so that no level is lost but one that would put nothing more together.
export function withTyped(cuts: Cuts, level: number, points: readonly Point[]): Cuts {
  const before = cuts[level] ?? []
  const share = (points.length - 1) / Math.max(1, before.length - 1)
  const heirOf = (point: Point): Point | undefined =>
    points.includes(point) ? point : points[Math.round(before.indexOf(point) * share)]
  const kept = cuts.map((known, i) =>
    i < level ? known : i === level ? [...points] : [...new Set(known.flatMap(point => heirOf(point) ?? []))],
  )
  return kept.filter((known, i) => i <= level || (known.length > 0 && known.length < (kept[i - 1]?.length ?? 0)))
}

/// The number of the coarsest level that has a point, from 0.
export function reachOf(cuts: Cuts, point: Point): number {
  return cuts.findLastIndex(level => level.includes(point))
}

/// The points with one of them on all levels up to this one, and on none above; without the levels
/// that are left with none.
export function withReach(cuts: Cuts, point: Point, reach: number): Cuts {
  const finest = cuts[0] ?? []
  return cuts
    .map((level, i) => finest.filter(known => (known === point ? i <= reach : level.includes(known))))
    .filter(level => level.length > 0)
}

/// The first and the last stop that a point may be moved to: past no other. `number` counts the
/// points of the finest level.
export function roomOf({stops}: CutScale, points: readonly number[], number: number): readonly [number, number] {
  return [(points[number - 1] ?? -1) + 1, (points[number + 1] ?? stops.length) - 1]
}

/// The stop nearest to a place among those that a point may be moved to.
export function nearestStop(scale: CutScale, points: readonly number[], number: number, place: number): number {
  const [first, last] = roomOf(scale, points, number)
  const away = (stop: number): number => Math.abs((scale.stops[stop]?.place ?? Infinity) - place)
  let nearest = first
  for (let stop = first; stop <= last; stop++) if (away(stop) < away(nearest)) nearest = stop
  return nearest
}

/// Where one more point parts a range most evenly, of all ranges that with the most records on
/// either side. -1 where nothing can be parted.
export function evenStop(scale: CutScale, points: readonly number[]): number {
  const bounds = [-1, ...points, scale.stops.length]
  let [best, most] = [-1, 0]
  for (const [i, {low, records}] of rangesOf(scale, points).entries()) {
    for (let stop = (bounds[i] ?? 0) + 1; stop < (bounds[i + 1] ?? 0); stop++) {
      const left = (scale.stops[stop]?.below ?? 0) - (low?.below ?? 0)
      const smaller = Math.min(left, records - left)
      if (smaller > most) [best, most] = [stop, smaller]
    }
  }
  return best
}

/// Midnight of the first day of 1980 as the parts of a format write it. Names of months are read in any
/// language.
const midnight: Readonly<Record<string, string>> = {
  "Y": "1980",
  "y": "80",
  "m": "01",
  "a": "Tue",
  "B": "January",
  "b": "Jan",
  "d": "01",
  "H": "00",
  "I": "12",
  "p": "AM",
  "z": "+0000",
  ":z": "+00:00",
  "Z": "UTC",
  "M": "00",
  "S": "00",
  ".f": "",
}

/// What a form begins with as long as it is not known where points part the records evenly: points
/// that part the range of numbers in four, and in two.
export function begunCuts({distribution, type}: ColumnView, known?: Hierarchy): CutsHierarchy {
  if (type === "date") {
    const format = known?.kind === "date" ? known.format : "%Y-%m-%d"
    const pivot = known?.kind === "date" ? known.pivot : undefined
    const begin = format.replace(/%(\.f|:z|[a-z])/gi, (whole, part: string) => midnight[part] ?? whole)
    return {kind: "cuts", cuts: [[begin]], closed: "left", format, ...(pivot === undefined ? {} : {pivot})}
  }
  const [least, most] = distribution.kind === "histogram" ? [distribution.from, distribution.to] : [0, 100]
  const quarter = Math.max(1, Math.round((most - least) / 4))
  const middle = Math.round(least) + 2 * quarter
  return {kind: "cuts", cuts: [[middle - quarter, middle, middle + quarter], [middle]], closed: "left"}
}

/// Points that part the records in four and, on the next level, in two, at the roundest numbers that
/// do so nearly; null where nothing can be parted.
export function evenCuts({stops, records}: CutScale): Cuts | null {
  const parting = stops.filter(({below}) => below > 0 && below < records)
  const chosen = [1, 2, 3].flatMap(quarter => {
    const away = ({below}: CutStop): number => Math.abs(below - (records * quarter) / 4)
    const [nearest] = parting.toSorted((one, other) => away(one) - away(other))
    const near = parting.filter(stop => away(stop) <= records / 16)
    const [roundest] = near.toSorted((one, other) => digits(one) - digits(other) || away(one) - away(other))
    return roundest ?? nearest ?? []
  })
  const finest = parting.filter(stop => chosen.includes(stop)).map(({point}) => point)
  const middle = chosen[1]?.point
  if (middle === undefined) return null
  return finest.length === 1 ? [finest] : [finest, [middle]]
}

/// How many digits of a number say something; dates are equally round.
function digits({point}: CutStop): number {
  return typeof point === "number" ? String(point).replaceAll(/\D/g, "").replace(/0+$/, "").length : 0
}
