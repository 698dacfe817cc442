/// What a level of a column shows, in words and by an example.

import type {ComparedColumn, Hierarchy} from "../../generated/protocol.js"
import {cellOf, words} from "../words.js"

/// How much of a column a release shows.
export type DetailLeft = "exact" | "coarser" | "mixed" | "gone"

/// What becomes of a quasi-identifier; null for other columns. Nothing is left where all records that
/// have a value show the same one, whatever it is and on whatever level.
export function detailLeft(column: ComparedColumn): DetailLeft | null {
  const {level, detail, height} = column
  if (height === null || (level === null && detail === null)) return null
  if (textsShown(column) <= 1 && column["values-before"] > 1) return "gone"
  if (level === 0) return "exact"
  if (detail === null) return "coarser"
  const coarser = detail.levels.slice(1).some(records => records > 0) || detail.ranges > 0
  return coarser || detail["suppressed-cells"] > 0 ? "mixed" : "exact"
}

/// How many different texts the release shows in a column; an empty cell is none.
export function textsShown(column: Pick<ComparedColumn, "groups" | "values-after">): number {
  const empty = column.groups.some(({label, after}) => label === "" && after > 0)
  return column["values-after"] - (empty ? 1 : 0)
}

/// How a column stands on a level, to be read behind its name: “by decade”, “in steps of 10”.
/// `groups`: how many different texts the release shows.
export function levelWords(hierarchy: Hierarchy | undefined, level: number, groups: number): string {
  if (level === 0) return words("level-exact")
  switch (hierarchy?.kind) {
    case "date": {
      const part = hierarchy.levels[level - 1]
      if (part !== undefined) return words("level-date", {part: words(`date-level-${part}`)})
      break
    }
    case "intervals": {
      const step = hierarchy.steps[level - 1]
      if (step !== undefined) return words("level-intervals", {step})
      break
    }
    case "cuts":
      return words("level-cuts", {groups})
    case "rare":
      return words("level-rare", {label: hierarchy.label})
    case "mask":
      return words("level-mask", {from: hierarchy.from, characters: level})
  }
  return words("level-groups", {groups})
}

/// The commonest value as the file and as the release shows it; empty where nothing changes.
export function exampleOf({example}: Pick<ComparedColumn, "example">, level: number): string {
  const [exact, shown] = [example[0], example[level]]
  return exact === undefined || shown === undefined || level === 0
    ? ""
    : words("level-example", {exact: cellOf(exact), shown: cellOf(shown)})
}
