/// Which values of the data stand in a file that is saved beside a release: said beside each
/// download, since a recipe or a report may go to people who may not see the table.

import type {Attribute, Model, Recipe, Report} from "../../generated/protocol.js"
import {keyOf} from "./recipe.js"

/// Values in a file: of which column, in which part of it, how many. Markers of missing values
/// belong to no column.
export interface Held {
  readonly part: "hierarchy" | "bounds" | "model" | "deciding" | "missing"
  readonly column: string | null
  readonly values: number
}

/// What a recipe holds.
export function heldByRecipe({attributes, models, missing}: Recipe): readonly Held[] {
  const markers = missing.values.filter(value => value !== "").length
  return [
    ...attributes.flatMap(heldByHierarchy),
    ...models.flatMap(heldByModel),
    ...(markers === 0 ? [] : [{part: "missing", column: null, values: markers} as const]),
  ]
}

/// What a report holds.
export function heldByReport({models}: Report): readonly Held[] {
  return models.flatMap(outcome => [
    ...heldByModel(outcome),
    ...Object.keys(outcome.deciding?.labels ?? {}).map(column => ({part: "deciding", column, values: 1}) as const),
  ])
}

/// The values of a column that are written out in its hierarchy: the first of each row is
/// exact, and those after it may be. Bounds of intervals may be taken from the data.
function heldByHierarchy(attribute: Attribute): readonly Held[] {
  const {hierarchy} = attribute
  if (hierarchy?.kind === "intervals")
    return [{part: "bounds", column: keyOf(attribute), values: 2 + hierarchy.steps.length}]
  if (hierarchy?.kind !== "levels" || hierarchy.rows === undefined || hierarchy.rows.length === 0) return []
  return [{part: "hierarchy", column: keyOf(attribute), values: new Set(hierarchy.rows.map(([value]) => value)).size}]
}

/// Values that a model names.
function heldByModel(model: Model): readonly Held[] {
  if (!("attribute" in model)) return []
  const named = new Set([
    ...("acceptable" in model ? model.acceptable : []),
    ...("guarded" in model ? model.guarded : []),
    ...("values" in model ? (model.values ?? []) : []),
  ])
  return named.size === 0 ? [] : [{part: "model", column: model.attribute, values: named.size}]
}
