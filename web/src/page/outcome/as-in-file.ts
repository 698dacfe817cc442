/// What is not as in the file of a column that is released as it is, or exact: cells with an apostrophe
/// before them, and missing ones that are gone or written otherwise.

import type {ComparedColumn, Recipe} from "../../generated/protocol.js"

/// What programs may take for a formula, and for the beginning of one within a cell.
const formula = /^'*[=+\-@＝＋－＠\t\r]/u
const inner = /[,;\t|\n\r]["']*([=+\-@＝＋－＠][^,;\t|\n\r]*)/gu
/// Numbers are left alone.
const number = /^ *[+-]?(\d+([.,]\d+)?|[.,]\d+)(e[+-]?\d+)? *$/i

/// Whether a cell gets an apostrophe where formulas are guarded against, as the core decides it.
export function opensFormula(text: string): boolean {
  if (number.test(text)) return false
  return formula.test(text) || [...text.matchAll(inner)].some(([, begun = ""]) => !number.test(begun))
}

/// Whether cells of a column, or its name, stand in the release with an apostrophe before them, as far as
/// its texts are listed.
export function isGuarded({name, role, groups}: ComparedColumn, {output}: Pick<Recipe, "output">): boolean {
  const texts = groups.filter(({after, missing = false}) => after > 0 && !missing).map(({label}) => label)
  const isWritten = role !== "identifier" && output.format !== "xlsx"
  return isWritten && output["formula-guard"] && [name, ...texts].some(opensFormula)
}

/// Whether a column had missing cells, of which none is left.
export function hasLostMissing({groups}: Pick<ComparedColumn, "groups">): boolean {
  const missing = groups.filter(group => group.missing === true)
  return missing.some(({before}) => before > 0) && missing.every(({after}) => after === 0)
}

/// Whether nothing of an exact column is otherwise than in the file, as far as is known, but for records
/// that are not there.
export function isAsInFile(column: ComparedColumn, recipe: Pick<Recipe, "missing" | "output">): boolean {
  const isWhole = column["values-after"] >= column["values-before"] && !hasLostMissing(column)
  return isWhole && !hasNewMarker(column, recipe) && !isGuarded(column, recipe)
}

/// What is written in each missing cell.
export function markerOf({missing, output}: Pick<Recipe, "missing" | "output">): string {
  return output.missing ?? missing.values[0] ?? ""
}

/// Whether missing cells of a column may be written otherwise than in the file. Of a quasi-identifier it is
/// not told what stood there.
export function hasNewMarker(
  {groups, height}: Pick<ComparedColumn, "groups" | "height">,
  recipe: Pick<Recipe, "missing" | "output">,
): boolean {
  const left = groups.filter(({missing = false, after}) => missing && after > 0)
  return height === null
    ? left.some(({label}) => label !== markerOf(recipe))
    : left.length > 0 && recipe.missing.values.length > 1
}
