/// What a level of a column shows, in words and by an example.

import type {ComparedColumn, Hierarchy} from "../../generated/protocol.js"
import {cellOf, words} from "../words.js"

/// What stands where nothing of a column is left.
const STAR = "*"

/// How much of a column a release shows.
export type DetailLeft = "exact" | "coarser" | "mixed" | "gone"

/// What becomes of a quasi-identifier; null for other columns. Nothing is left where all records show
/// the same: `*`, or the one text of a highest level that is called otherwise.
export function detailLeft(column: ComparedColumn): DetailLeft | null {
  const {level, detail, height, example} = column
  if (height === null) return null
  if (level !== null) {
    const same = example.at(-1) === STAR || (column["values-after"] <= 1 && column["values-before"] > 1)
    return level === 0 ? "exact" : level === height && same ? "gone" : "coarser"
  }
  if (detail === null) return null
  const finer = detail.levels.slice(0, -1).some(records => records > 0) || detail.ranges > 0
  if (!finer) return "gone"
  const coarser = detail.levels.slice(1).some(records => records > 0) || detail.ranges > 0
  return coarser || detail["suppressed-cells"] > 0 ? "mixed" : "exact"
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
