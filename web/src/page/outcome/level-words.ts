/// What a level of a column shows, in words and by an example.

import type {ComparedColumn, GroupChange, Hierarchy} from "../../generated/protocol.js"
import {cellOf, words} from "../words.js"

/// How much of a column a release shows.
export type DetailLeft = "exact" | "coarser" | "mixed" | "nearly" | "same" | "gone"

/// Of a column that so many of the released records hide, next to nothing is left.
const nearlyAll = 0.9

/// What becomes of a quasi-identifier; null for other columns. Where all records that have a value show
/// the same one, it tells nobody apart: it is gone if that is what its highest level shows of everything,
/// and the same throughout if it is a value or a group, of which others were left out or never were. A value
/// that all missing cells have joined tells nobody apart either, though the levels count no loss of it.
export function detailLeft(column: ComparedColumn): DetailLeft | null {
  const {level, detail, height} = column
  if (height === null || (level === null && detail === null)) return null
  if (column["values-after"] <= 1 && (column["values-before"] > 1 || isOneJoined(column)))
    return isTop(column) ? "gone" : "same"
  if (level === 0) return "exact"
  if (detail === null) return "coarser"
  if (hiddenShare(column) >= nearlyAll) return "nearly"
  const coarser = detail.levels.slice(1).some(records => records > 0) || detail.ranges > 0
  return coarser || detail["suppressed-cells"] > 0 ? "mixed" : "exact"
}

/// Whether the only value of a column shows as something else, and missing cells with it.
function isOneJoined(column: ComparedColumn): boolean {
  const only = onlyText(column)
  const isApart = column.groups.some(({missing = false, after}) => missing && after > 0)
  return column["values-before"] === 1 && only !== undefined && only !== column.example[0] && !isApart
}

/// Whether a column is lost: it tells no two of the released records apart.
export function isLost(column: ComparedColumn): boolean {
  const left = detailLeft(column)
  return left === "gone" || left === "same"
}

/// The one text that a lost column shows, where it shows any.
export function onlyText({groups}: Pick<ComparedColumn, "groups">): string | undefined {
  const shown = groups.filter(({missing = false, after}) => !missing && after > 0)
  return (shown.find(({label}) => label !== "*") ?? shown[0])?.label
}

/// That text, to be put into words, and what else stands in some of the records: nothing, or a * where
/// suppressed ones stay.
export function onlyShown(column: Pick<ComparedColumn, "groups" | "others">): {shown: string; else: string} {
  const only = onlyText(column)
  const isThere = (is: (group: GroupChange) => boolean): boolean => column.groups.some(one => one.after > 0 && is(one))
  const isEmpty = column.others.after > 0 || isThere(({missing = false}) => missing)
  const isStarred = only !== "*" && isThere(({label}) => label === "*")
  return {shown: cellOf(only ?? ""), else: isEmpty ? (isStarred ? "both" : "empty") : isStarred ? "star" : "none"}
}

/// Whether the one text that a column shows stands for all of its values.
function isTop(column: ComparedColumn): boolean {
  const {level, height, labels, detail} = column
  const only = onlyText(column)
  if (only === undefined || only === "*") return true
  const isHighest = detail === null ? level === height : detail.levels.slice(0, -1).every(records => records === 0)
  return isHighest && (labels.at(-1) ?? 1) <= 1
}

/// Whether released records show a text, as far as that is known: the smallest groups are only counted.
export function mayShow({groups, others}: Pick<ComparedColumn, "groups" | "others">, text: string): boolean {
  return others.after > 0 || groups.some(({label, after}) => after > 0 && label === text)
}

/// What is counted as kept of a lost column: its levels provide for values that no released record has.
export function countedKept(column: ComparedColumn): number | null {
  const kept = 1 - (column.loss ?? 1)
  return isLost(column) && kept > 0.0005 ? kept : null
}

/// Which share of the released records shows nothing of a column on several levels.
function hiddenShare({detail, example}: ComparedColumn): number {
  if (detail === null) return 0
  const {levels, ranges} = detail
  const hidden = detail["suppressed-cells"] + (example.at(-1) === "*" ? (levels.at(-1) ?? 0) : 0)
  const all = levels.reduce(
    (sum, records) => sum + records,
    ranges + detail["suppressed-cells"] + (detail.missing ?? 0),
  )
  return all === 0 ? 0 : hidden / all
}

/// The highest level below the one on which a column is lost that shows more than one text, coarser than
/// exact and no finer than its floor; null where there is none.
export function keepable({level, labels}: ComparedColumn, floor: number): number | null {
  const found = level === null ? -1 : labels.slice(0, level).findLastIndex(differing => differing > 1)
  return found < Math.max(1, floor) ? null : found
}

/// How a column stands on a level, to be read behind its name: “by decade”, “in steps of 10”.
/// `groups`: how many different texts the release shows; `column`: what they are, where it was compared there.
export function levelWords(
  hierarchy: Hierarchy | undefined,
  level: number,
  groups: number,
  column?: Pick<ComparedColumn, "groups" | "others">,
): string {
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
      return column === undefined || mayShow(column, hierarchy.label)
        ? words("level-rare", {label: hierarchy.label})
        : words("level-frequent")
    case "ready":
      return words("level-ready", {ladder: hierarchy.ladder, level, groups})
    case "mask":
      return words("level-mask", {from: hierarchy.from, characters: level})
  }
  return words("level-groups", {groups})
}

/// How a lost column stands in the release.
export function lostWords(column: ComparedColumn): string {
  return detailLeft(column) === "gone" ? words("level-gone") : words("level-same", onlyShown(column))
}

/// The same of a level that no table was compared on, where all values have one label.
export function allTheSame(label = "*"): string {
  return label === "*" ? words("level-gone") : words("level-same", {shown: cellOf(label), else: "none"})
}

/// A value as the file and as the release shows it; empty where nothing changes, and where the release
/// has no such record.
export function exampleOf(column: ComparedColumn, level: number): string {
  const {example, level: compared} = column
  const [exact, shown] = [example[0], example[level]]
  return exact === undefined || shown === undefined || level === 0 || (level === compared && !mayShow(column, shown))
    ? ""
    : words("level-example", {exact: cellOf(exact), shown: cellOf(shown)})
}
