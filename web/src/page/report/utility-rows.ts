/// Every measure of what is left, as a line of a table, the same on the page and in the report.

import type {Words} from "../elements/words.js"
import type {Metric, Utility} from "../../generated/protocol.js"

/// Measures in the order in which they are told: what became of values, of groups, of records.
const order: readonly Metric[] = [
  "loss", "precision", "ncp", "modification-rate", "normalized-non-uniform-entropy", "non-uniform-entropy", "monotonic-non-uniform-entropy",
  "discernibility", "discernibility-star", "average-class-size", "c-avg", "aecs", "ambiguity",
  "weighted-information-loss", "distortion", "height", "classification",
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
    // The recipe makes 1 − precision small; reports give precision itself.
    const precision = metric === "precision"
    const name = words(precision ? "utility-precision" : `loss-${metric}`)
    const means = words(precision ? "utility-precision-means" : `loss-${metric}-means`)
    return [{name, means, value: words("report-exact", {n: value})}]
  })
}

/// The measures that are made of columns, for each quasi-identifier.
export function utilityOfAttributes({attributes}: Utility): {readonly metrics: readonly Metric[], readonly rows: readonly {readonly name: string, readonly values: readonly (number | undefined)[]}[]} {
  const metrics = order.filter(metric => Object.values(attributes).some(measures => Object.hasOwn(measures, metric)))
  return {metrics, rows: Object.entries(attributes).map(([name, measures]) => ({name, values: metrics.map(metric => Object.hasOwn(measures, metric) ? measures[metric] : undefined)}))}
}
