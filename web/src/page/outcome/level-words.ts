/// What a level of a column shows, in words and by an example.

import type {ComparedColumn, Hierarchy} from "../../generated/protocol.js"
import {cellOf, words} from "../words.js"

/// How much of a column a release shows.
export type DetailLeft = "exact" | "coarser" | "mixed" | "nearly" | "gone"

/// Of a column that so many of the released records hide, next to nothing is left.
const nearlyAll = 0.9

/// What becomes of a quasi-identifier; null for other columns. Nothing is left where all records that
/// have a value show the same one, whatever it is and on whatever level.
export function detailLeft(column: ComparedColumn): DetailLeft | null {
  const {level, detail, height} = column
  if (height === null || (level === null && detail === null)) return null
  if (textsShown(column) <= 1 && column["values-before"] > 1) return "gone"
  if (level === 0) return "exact"
  if (detail === null) return "coarser"
  if (hiddenShare(column) >= nearlyAll) return "nearly"
  const coarser = detail.levels.slice(1).some(records => records > 0) || detail.ranges > 0
  return coarser || detail["suppressed-cells"] > 0 ? "mixed" : "exact"
}

/// Which share of the released records shows nothing of a column on several levels.
function hiddenShare({detail, example}: ComparedColumn): number {
  if (detail === null) return 0
  const {levels, ranges} = detail
  const hidden = detail["suppressed-cells"] + (example.at(-1) === "*" ? (levels.at(-1) ?? 0) : 0)
  const all = levels.reduce((sum, records) => sum + records, ranges + detail["suppressed-cells"])
  return all === 0 ? 0 : hidden / all
}

/// The highest level below the one on which a column is lost that shows more than one text, coarser than
/// exact and no finer than its floor; null where there is none.
export function keepable({level, labels}: ComparedColumn, floor: number): number | null {
  const found = level === null ? -1 : labels.slice(0, level).findLastIndex(differing => differing > 1)
  return found < Math.max(1, floor) ? null : found
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
    case "ready":
      return words("level-ready", {ladder: hierarchy.ladder, level, groups})
    case "mask":
      return words("level-mask", {from: hierarchy.from, characters: level})
  }
  return words("level-groups", {groups})
}

/// A value as the file and as the release shows it; empty where nothing changes.
export function exampleOf({example}: Pick<ComparedColumn, "example">, level: number): string {
  const [exact, shown] = [example[0], example[level]]
  return exact === undefined || shown === undefined || level === 0
    ? ""
    : words("level-example", {exact: cellOf(exact), shown: cellOf(shown)})
}
