/// What stands in front in dates of which nothing tells whether it is the day or the month: in a
/// column's levels, and in the order that a fold goes by.

import type {ColumnView, Fold, Hierarchy, Inspection} from "../../generated/protocol.js"
import {attributeOf, columnOf, type Settings} from "./recipe.js"

export type Front = "day" | "month"

/// The formats of dates that differ in nothing else begin with these.
const beginnings: Readonly<Record<Front, RegExp>> = {day: /^%d(.?)%m/, month: /^%m(.?)%d/}

/// Whether nothing in a column tells what stands in front.
export function isAmbiguous({warnings}: Inspection, key: string): boolean {
  return warnings.some(({code, attribute}) => code === "ambiguous-dates" && attribute === key)
}

/// What stands in front as a format has it; null if it has neither there, or is none.
export function frontIn(format: string | null | undefined): Front | null {
  if (format == null) return null
  return beginnings.day.test(format) ? "day" : beginnings.month.test(format) ? "month" : null
}

/// The format by which a column's dates are read: that of its levels, or of those it would have.
export function dateFormat({recipe, shelf}: Settings, key: string, {columns, recipe: own}: Inspection): string | null {
  const {fold} = recipe.data
  if (fold?.order === key && fold.format !== undefined) return fold.format
  const hierarchy =
    attributeOf(recipe, key)?.hierarchy ?? shelf.get(key)?.hierarchy ?? suggested(columns, attributeOf(own, key), key)
  return hierarchy?.kind === "date" ? hierarchy.format : null
}

/// With the day or the month in front, wherever the column's dates are read.
export function withFront(settings: Settings, key: string, front: Front, file: Inspection): Settings {
  const format = dateFormat(settings, key, file)
  if (format === null) return settings
  const turned = format.replace(beginnings[front === "day" ? "month" : "day"], front === "day" ? "%d$1%m" : "%m$1%d")
  const {recipe, shelf} = settings
  const {fold} = recipe.data
  const read = (hierarchy: Hierarchy | undefined): Hierarchy | undefined =>
    hierarchy?.kind === "date" ? {...hierarchy, format: turned} : hierarchy
  const attributes = recipe.attributes.map(one => {
    const hierarchy = one === attributeOf(recipe, key) ? read(one.hierarchy) : undefined
    return hierarchy === undefined ? one : {...one, hierarchy}
  })
  // A column without levels has them on the shelf, should it become a quasi-identifier.
  const shelved = read(shelf.get(key)?.hierarchy ?? suggested(file.columns, attributeOf(file.recipe, key), key))
  const changed: Fold | null | undefined = fold?.order === key ? {...fold, format: turned} : fold
  return {
    recipe: {...recipe, attributes, data: {...recipe.data, ...(changed == null ? {} : {fold: changed})}},
    shelf: shelved === undefined ? shelf : new Map([...shelf, [key, {...shelf.get(key), hierarchy: shelved}]]),
  }
}

/// The levels that a column is suggested to have, or could have.
function suggested(
  columns: readonly ColumnView[],
  own: {readonly hierarchy?: Hierarchy} | undefined,
  key: string,
): Hierarchy | undefined {
  return own?.hierarchy ?? columnOf(columns, key)?.grouping
}
