/// Every measure of what is left, as a line of a table, the same on the page and in the report.

import type {Words} from "../elements/words.js"
import type {Association, AttributeUtility, Loss, Recipe, Utility} from "../../generated/protocol.js"
import {inFileOrder} from "../state/recipe.js"
import {listUpTo, nameOf} from "../words.js"
import {rounded} from "./report-parts.js"

/// Measures in the order in which they are told: what became of values, of groups, of records.
const order: readonly (Loss["metric"] | "gcp" | "minimal-distortion")[] = [
  "loss",
  "precision",
  "minimal-distortion",
  "ncp",
  "gcp",
  "modification-rate",
  "normalized-non-uniform-entropy",
  "non-uniform-entropy",
  "monotonic-non-uniform-entropy",
  "discernibility",
  "discernibility-star",
  "average-class-size",
  "c-avg",
  "aecs",
  "ambiguity",
  "weighted-information-loss",
  "distortion",
  "height",
  "classification",
]

export interface UtilityRow {
  readonly name: string
  readonly means: string
  readonly value: string
}

export function utilityRows(utility: Utility, words: Words): readonly UtilityRow[] {
  return order.flatMap(metric => {
    const value = utility[metric]
    if (value === null) return []
    // The recipe makes 1 − precision small, and joins levels as it says; reports give precision
    // itself, and the sum of the levels.
    const own = metric === "precision" || metric === "gcp" || metric === "minimal-distortion" || metric === "height"
    const name = words(own ? `utility-${metric}` : `loss-${metric}`)
    const means = words(own ? `measure-${metric}-means` : `loss-${metric}-means`)
    return [{name, means, value: rounded(value, words)}]
  })
}

/// By less two columns do not go together more than before: the figures are shown with two digits.
const risen = 0.02

export function hasRisen({before, after}: Association): boolean {
  return before !== null && after !== null && after - before >= risen
}

/// What it means that some of these pairs go together more than before; null where none does.
export function riseText(associations: readonly Association[], words: Words): string | null {
  const rising = associations.filter(hasRisen)
  const pairs = rising.map(({one, other}) => words("association-pair", {one: nameOf(one), other: nameOf(other)}))
  return rising.length === 0 ? null : words("associations-rise", {pairs: listUpTo(5, pairs), count: rising.length})
}

/// The measures that are made of columns, in the order in which they are told.
const ofColumns: readonly (keyof AttributeUtility)[] = [
  "loss",
  "precision",
  "ncp",
  "range",
  "modification-rate",
  "normalized-non-uniform-entropy",
  "non-uniform-entropy",
  "distortion",
]

export interface AttributeRows {
  readonly measures: readonly (keyof AttributeUtility)[]
  readonly rows: readonly {readonly name: string; readonly values: readonly (number | null)[]}[]
}

/// The measures that are made of columns, for each quasi-identifier; none that no column has.
export function utilityOfAttributes({attributes}: Utility, recipe: Recipe | null): AttributeRows {
  const columns = inFileOrder(attributes, recipe)
  const measures = ofColumns.filter(measure => columns.some(([, found]) => found[measure] !== null))
  return {measures, rows: columns.map(([name, found]) => ({name, values: measures.map(measure => found[measure])}))}
}
