/// Ladders that are offered for a column by its values, and what each of them would keep.

import type {ColumnView, Comparison, Hierarchy, OfferedLadder} from "../../generated/protocol.js"

/// How much of a column a table shows, and what that costs.
export interface Gain {
  /// Different texts that the table shows in the column.
  readonly texts: number
  /// Records that are left out.
  readonly suppressed: number
  /// Other columns of which the table shows nothing any more.
  readonly gone: readonly string[]
}

/// What ladders would keep of a column, as far as that was tried.
export interface Gains {
  /// The settings upon which they were tried.
  readonly key: string
  readonly attribute: string
  readonly running: boolean
  /// By ladder; null where no table was found.
  readonly ladders: Readonly<Record<string, Gain | null>>
}

/// What a table shows of a column.
export function gainOf({columns, solution}: Comparison, attribute: string): Gain | null {
  const column = columns.find(({name}) => name === attribute)
  if (column === undefined) return null
  const gone = columns.filter(
    one => one !== column && one.role === "quasi-identifier" && one["values-before"] > 1 && one["values-after"] <= 1,
  )
  return {texts: column["values-after"], suppressed: solution.suppressed, gone: gone.map(({name}) => name)}
}

/// The hierarchy that an offer makes. Dates are read as they are already, since somebody may have
/// said whether the day or the month stands in front; what does not fit goes together
/// under a label that no cell holds.
export function hierarchyOf(
  {hierarchy, fitting, values}: OfferedLadder,
  {distinct, other}: ColumnView,
  present: Hierarchy | undefined,
): Hierarchy {
  if (hierarchy.kind === "date" && present?.kind === "date") {
    const {format, pivot} = present
    return {kind: "date", format, ...(pivot === undefined ? {} : {pivot}), levels: hierarchy.levels}
  }
  const isWhole = fitting === values && values === distinct
  return hierarchy.kind === "ready" && !isWhole ? {...hierarchy, others: other} : hierarchy
}

/// Whether an offer is in force, however what goes together is called.
export function isInForce({hierarchy}: OfferedLadder, present: Hierarchy | undefined): boolean {
  if (present === undefined) return false
  const {losses: _, ...bare} = present
  if (hierarchy.kind === "rare") return present.kind === "rare" && hierarchy.below.join() === present.below.join()
  if (hierarchy.kind === "ready") return present.kind === "ready" && present.ladder === hierarchy.ladder
  if (hierarchy.kind === "date") return present.kind === "date" && hierarchy.levels.join() === present.levels.join()
  return canonical(bare) === canonical(hierarchy)
}

/// The same text for objects with the same fields, in whatever order; a closed side that is not said
/// is the left one.
function canonical(hierarchy: Hierarchy | Omit<Hierarchy, "losses">): string {
  const said = {closed: "left", ...hierarchy}
  return JSON.stringify(Object.entries(said).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
