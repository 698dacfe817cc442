/// What results depend on, as texts: a result holds as long as the text is that of the present
/// recipe. They are made where the recipe changes (`Store`) and kept beside it, since a recipe may be
/// long and results are asked for with each look at the page.

import type {Description, Recipe} from "../../generated/protocol.js"
import {attributeOf, keyOf} from "./recipe.js"

export interface Keys {
  /// The exposure of a table.
  readonly exposure: string
  /// What any search is given: the recipe without the search itself, and without what no search
  /// looks at, which is for Rust to say.
  readonly study: string
  /// Points of other k and limits: the study without the two.
  readonly frontier: string
  /// The outcome of a search.
  readonly search: string
  /// What depends on an outcome and on how it is looked at: the risks above all, which no search
  /// looks at.
  readonly outcome: string
  /// A written release. Ways that are tried beside it leave it as it is.
  readonly release: string
}

export function keysOf(recipe: Recipe, description: Description | null): Keys {
  const {data, missing, attributes, models, records, tables, risk} = recipe
  const exposure = JSON.stringify({data, missing, attributes, models, records, tables, risk})
  const searched = structuredClone(recipe)
  for (const path of description?.unsearched ?? []) remove(searched, path.split("."))
  const {search: way, ...rest} = searched
  const study = JSON.stringify(rest)
  const anyK = rest.models.map(model => (model.model === "k-anonymity" ? {...model, k: 2} : model))
  const frontier = JSON.stringify({...rest, models: anyK, suppression: {...rest.suppression, limit: 0}})
  const search = study + JSON.stringify(way)
  const {compare: _, ...released} = recipe
  return {exposure, study, frontier, search, outcome: search + exposure, release: JSON.stringify(released)}
}

/// What stands in no JSON.
const points = "\n"

/// What a hierarchy's picture depends on.
export function hierarchyKey(recipe: Recipe, key: string): string {
  const attribute = attributeOf(recipe, key)
  return JSON.stringify([recipe.missing, recipe.data, attribute?.type, attribute?.hierarchy])
}

/// What the scale of a column's cut points depends on; null where it is not cut at points. The points
/// come last: the counts of a scale hold wherever its points are moved to.
export function cutScaleKey(recipe: Recipe, key: string): string | null {
  const attribute = attributeOf(recipe, key)
  if (attribute?.hierarchy?.kind !== "cuts") return null
  const {cuts, ...rest} = attribute.hierarchy
  return [JSON.stringify([recipe.missing, recipe.data, attribute.type, rest]), JSON.stringify(cuts)].join(points)
}

/// Whether two scales count the same, wherever their points stand.
export function isSameScale(one: string, other: string): boolean {
  return one.slice(0, one.lastIndexOf(points)) === other.slice(0, other.lastIndexOf(points))
}

/// What a table with one record for each person depends on; null where none is asked for.
export function foldKey({data, missing, attributes}: Recipe): string | null {
  if (data.fold === undefined) return null
  const {order} = data.fold
  const hierarchy = attributes.find(one => keyOf(one) === order)?.hierarchy
  return JSON.stringify([data, missing, hierarchy, attributes.map(keyOf)])
}

/// Takes a field out, and what holds nothing then; `[]` stands for each of a list.
function remove(value: unknown, [name = "", ...rest]: readonly string[]): void {
  if (typeof value !== "object" || value === null) return
  const fields = value as Record<string, unknown>
  const field = name.replace("[]", "")
  const held = fields[field]
  if (rest.length === 0) delete fields[field]
  else if (Array.isArray(held)) held.forEach(one => remove(one, rest))
  else {
    remove(held, rest)
    if (typeof held === "object" && held !== null && Object.keys(held).length === 0) delete fields[field]
  }
}
