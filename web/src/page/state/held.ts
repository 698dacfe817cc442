/// Which values of the data stand in a file that is saved beside a release: said beside each
/// download, since a recipe or a report may go to people who may not see the table.

import type {
  Attribute,
  Cells,
  Description,
  Hierarchy,
  Item,
  Model,
  Recipe,
  Report,
  ValueGroup,
} from "../../generated/protocol.js"
import {hierarchyItem} from "../describe.js"
import {itemOf, valueOf} from "./models.js"
import {inFileOrder, keyOf, type Settings} from "./recipe.js"

/// Values in a file: of which column, in which part of it, how many. Markers of missing values
/// belong to no column.
export interface Held {
  readonly part: "hierarchy" | "levels" | "bounds" | "model" | "deciding" | "missing"
  readonly column: string | null
  readonly values: number
}

/// What a recipe holds.
export function heldByRecipe({attributes, models, missing}: Recipe, description: Description): readonly Held[] {
  const markers = missing.values.filter(value => value !== "").length
  return [
    ...attributes.flatMap(attribute => heldByHierarchy(attribute, description)),
    ...models.flatMap(model => heldByModel(model, description)),
    ...(markers === 0 ? [] : [{part: "missing", column: null, values: markers} as const]),
  ]
}

/// What a session holds: its recipe, and levels of columns that have them no more but may again.
export function heldBySession({recipe, shelf}: Settings, description: Description): readonly Held[] {
  const attributes = recipe.attributes.map(attribute => ({...shelf.get(keyOf(attribute)), ...attribute}))
  return heldByRecipe({...recipe, attributes}, description)
}

/// What a report holds.
export function heldByReport({models}: Report, recipe: Recipe, description: Description): readonly Held[] {
  return models.flatMap(outcome => [
    ...heldByModel(outcome, description),
    ...inFileOrder(outcome.deciding?.labels ?? {}, recipe).map(
      ([column]) => ({part: "deciding", column, values: 1}) as const,
    ),
  ])
}

/// The values of a column that are written out in its hierarchy: the first of each row is
/// exact, and those after it may be. Bounds of intervals may be taken from the data.
function heldByHierarchy(attribute: Attribute, description: Description): readonly Held[] {
  const {hierarchy} = attribute
  if (hierarchy === undefined) return []
  const item = hierarchyItem(description, hierarchy.kind)
  const column = keyOf(attribute)
  const values = new Set(cellsIn(hierarchy, item, "values")).size
  const bounds = cellsIn(hierarchy, item, "bounds").length
  return [
    ...(bounds === 0 ? [] : [{part: "bounds", column, values: bounds} as const]),
    ...(values === 0 ? [] : [{part: "hierarchy", column, values} as const]),
  ]
}

/// Values that a model names.
function heldByModel(model: Model, description: Description): readonly Held[] {
  const values = new Set(cellsIn(model, itemOf(description, model.model), "values")).size
  return values === 0 ? [] : [{part: "model", column: String(valueOf(model, "attribute")), values}]
}

/// What stands in the parameters of a choice that may hold such cells; of rows the first cell, of
/// groups the values that they and the groups in them name, and all points of lists of bounds.
function cellsIn(choice: Model | Hierarchy, item: Item | undefined, cells: Cells): readonly unknown[] {
  const fields: Readonly<Record<string, unknown>> = {...choice}
  const holding = item?.parameters.filter(parameter => parameter.cells === cells) ?? []
  return holding
    .flatMap(({name}) => fields[name] ?? [])
    .flatMap((cell: unknown): readonly unknown[] => {
      if (Array.isArray(cell)) return cells === "bounds" ? (cell as unknown[]) : [cell[0] as unknown]
      return isGroup(cell) ? valuesIn(cell) : [cell]
    })
}

function isGroup(cell: unknown): cell is ValueGroup {
  return typeof cell === "object" && cell !== null && "label" in cell
}

function valuesIn({values, groups}: ValueGroup): readonly string[] {
  return [...(values ?? []), ...(groups ?? []).flatMap(valuesIn)]
}
