/// What is not as in the file of a column that is released as it is, or exact: cells with an apostrophe
/// before them, and missing ones that are gone or written otherwise.

import type {ComparedColumn, Recipe} from "../../generated/protocol.js"
import {isPacked} from "../state/recipe.js"

/// Whether cells of a column, or its name, stand in the release with an apostrophe before them.
export function isGuarded({formulas}: Pick<ComparedColumn, "formulas">, {output}: Pick<Recipe, "output">): boolean {
  return formulas && output["formula-guard"] && !isPacked(output)
}

/// Whether a column had missing cells, of which none is left.
export function hasLostMissing({groups}: Pick<ComparedColumn, "groups">): boolean {
  const missing = groups.filter(group => group.missing === true)
  return missing.some(({before}) => before > 0) && missing.every(({after}) => after === 0)
}

/// Whether nothing of an exact column is otherwise than in the file, as far as is known, but for records
/// that are not there.
export function isAsInFile(column: ComparedColumn, recipe: Pick<Recipe, "output">): boolean {
  const isWhole = column["values-after"] >= column["values-before"] && !hasLostMissing(column)
  return isWhole && !column["rewrites-missing"] && !isGuarded(column, recipe)
}

/// What is written in each missing cell.
export function markerOf({missing, output}: Pick<Recipe, "missing" | "output">): string {
  return output.missing ?? missing.values[0] ?? ""
}
