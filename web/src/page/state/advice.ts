/// What is worth a second look before a protection is chosen: columns that nobody has said anything
/// of, more quasi-identifiers than a table can bear, and columns that cannot be coarsened well.

import type {ColumnView, Recipe} from "../../generated/protocol.js"
import {columnOf, keyOf} from "./recipe.js"

/// From more quasi-identifiers on, hardly anybody looks like anybody else, however coarse they are.
export const manyQuasi = 10

/// From more distinct values on, exact or `*` is all or nothing.
const manyValues = 20

/// What stands out about a column.
export type Advice = "free-text" | "no-levels" | "day"

export interface Advised {
  readonly key: string
  readonly advice: Advice
}

export interface Ranked {
  readonly key: string
  readonly distinct: number
}

/// Finds columns as a recipe has them. Of thousands, most are found without a look at the others.
function finder(columns: readonly ColumnView[]): (key: string) => ColumnView | undefined {
  const named = new Map(columns.map(column => [column.name, column]))
  return key => named.get(key) ?? columnOf(columns, key)
}

/// Quasi-identifiers only because neither name nor values say what they are.
export function unsaid({attributes}: Recipe, columns: readonly ColumnView[]): readonly string[] {
  const find = finder(columns)
  return attributes
    .filter(({role}) => role === "quasi-identifier")
    .map(keyOf)
    .filter(key => find(key)?.reason === "nothing-rules-it-out")
}

/// The quasi-identifiers where there are too many, first those that tell most records apart.
export function ranked({attributes}: Recipe, columns: readonly ColumnView[]): readonly Ranked[] {
  const quasi = attributes.filter(({role}) => role === "quasi-identifier").map(keyOf)
  if (quasi.length <= manyQuasi) return []
  const find = finder(columns)
  return quasi
    .map(key => ({key, distinct: find(key)?.distinct ?? 0}))
    .sort((one, other) => other.distinct - one.distinct)
}

/// What stands out, in the order of the columns.
export function advised({attributes}: Recipe, columns: readonly ColumnView[]): readonly Advised[] {
  const find = finder(columns)
  return attributes.flatMap((attribute): readonly Advised[] => {
    const key = keyOf(attribute)
    const column = find(key)
    if (column === undefined || attribute.role === "identifier") return []
    const looks = column.looks?.detector
    if (looks === "long-text" || looks === "sentence") return [{key, advice: "free-text"}]
    if (attribute.role !== "quasi-identifier") return []
    if (attribute.hierarchy === undefined && column.distinct > manyValues) return [{key, advice: "no-levels"}]
    return (attribute.type ?? column.type) === "date" && column.distinct > manyValues ? [{key, advice: "day"}] : []
  })
}
