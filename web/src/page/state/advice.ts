/// What is worth a second look before a protection is chosen.

import type {Advice, ColumnView, Recipe} from "../../generated/protocol.js"
import {columnOf, keyOf} from "./recipe.js"
import {recipeOf, type State} from "./state.js"

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

/// What stands out about the columns in their present roles; until it is known, what stood out before.
export function adviceNow(state: State): Advice | null {
  if (state.table === null || recipeOf(state) === null) return null
  return state.results.advice?.value ?? state.table.inspection.advice
}
