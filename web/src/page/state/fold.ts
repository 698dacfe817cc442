/// One record for each person: what a fold keeps of their records, and what becomes of the other
/// settings with it.

import type {Attribute, Fold, Inspection, Keep, Recipe} from "../../generated/protocol.js"
import {attributeOf, type Partners, coarsening, keyOf, readTogether, type Settings, withRole} from "./recipe.js"

/// One change of a fold: the column that tells which record comes first, null for the file's order;
/// how its dates are written, empty if that is to be found; what a column keeps; whether a column
/// `name` counts a person's records.
export type FoldChange =
  | {readonly order: string | null}
  | {readonly format: string}
  | {readonly column: string; readonly keep: Keep}
  | {readonly name: string; readonly counts: boolean}

/// The fold with one change.
export function changedFold(fold: Fold, change: FoldChange): Fold {
  if ("order" in change) {
    const {order: _, format: __, pivot: ___, ...unordered} = fold
    return change.order === null ? unordered : {...unordered, order: change.order}
  }
  if ("format" in change) {
    const {format: _, ...unwritten} = fold
    return change.format === "" ? unwritten : {...unwritten, format: change.format}
  }
  const name = "column" in change ? change.column : change.name
  const keep = "column" in change ? change.keep : change.counts ? "count" : "first"
  const {[name]: _, ...columns} = fold.columns ?? {}
  // The first is what is kept where nothing is said.
  return {...fold, columns: keep === "first" ? columns : {...columns, [name]: {keep}}}
}

/// With one record for each person, or with each record again; `own` is the recipe that the file
/// suggested. Who tells persons apart is not released, and a count of their records is a column
/// like any other, known to whoever knows how often somebody came.
export function withFold(settings: Settings, fold: Fold | null, own: Recipe, partners?: Partners): Settings {
  const {entity, person: _, ...records} = settings.recipe.records ?? {}
  const key = entity ?? settings.recipe.data.fold?.by
  const alone = fold?.by === key ? settings.recipe : readTogether(settings.recipe, key)
  const {fold: before, ...data} = (partners === undefined ? alone : readTogether(alone, fold?.by, partners)).data
  const held = new Set(own.attributes.map(keyOf))
  const made = (one: Fold | null | undefined): string[] =>
    Object.keys(one?.columns ?? {}).filter(name => !held.has(name))
  const [gone, come] = [new Set(made(before)), made(fold)]
  const kept = settings.recipe.attributes.filter(one => !gone.has(keyOf(one)) || come.includes(keyOf(one)))
  const known = new Set(kept.map(keyOf))
  const added = come.filter(name => !known.has(name))
  const counts = added.map((name): Attribute => ({name, role: "quasi-identifier", type: "integer"}))
  const shelved = new Map(settings.shelf)
  const fitting = kept.map(one => {
    const key = keyOf(one)
    const [made, present] = [isMade(before, key), isMade(fold, key)]
    if (made === present) return one
    const {hierarchy, limit, floor, weight} = one
    if (made === null && one.role === "quasi-identifier")
      shelved.set(key, coarsening({hierarchy, limit, floor, weight}))
    // That nobody knows a person's values says nothing of how many there are, or what they come to.
    const role = one.role === "insensitive" ? "quasi-identifier" : one.role
    if (present !== null) return {...withoutLevels(one), role}
    // Its own values are back, and with them what it was before.
    const {type, ...others} = attributeOf(own, key) ?? {}
    return {
      ...withoutLevels(one),
      ...(type === undefined ? {} : {type}),
      ...(one.role === "quasi-identifier" ? (shelved.get(key) ?? coarsening(others)) : {}),
    }
  })
  const recipe: Recipe = {...settings.recipe, data, records, attributes: [...fitting, ...counts]}
  if (fold === null) return {recipe, shelf: shelved}
  const {recipe: unnamed, shelf} = withRole({recipe, shelf: shelved}, [fold.by], "identifier", own)
  return {recipe: {...unnamed, data: {...data, fold}}, shelf}
}

/// With the levels that a folded table suggests for quasi-identifiers that are counts or sums and have
/// none.
export function withMadeLevels(recipe: Recipe, {columns, recipe: suggested}: Inspection): Recipe {
  const attributes = recipe.attributes.map(one => {
    const key = keyOf(one)
    if (one.role !== "quasi-identifier" || one.hierarchy !== undefined || isMade(recipe.data.fold, key) === null)
      return one
    const place = suggested.attributes.findIndex(other => keyOf(other) === key)
    const {grouping, type} = columns[place] ?? {}
    // Columns that are suggested as quasi-identifiers have levels, others such as they could have.
    const hierarchy = suggested.attributes[place]?.hierarchy ?? grouping
    return hierarchy == null || type === undefined ? one : {...one, type, hierarchy}
  })
  return {...recipe, attributes}
}

/// What a fold makes of a column that no cell says, if it does.
export function isMade(fold: Fold | null | undefined, key: string): Keep | null {
  const keep = fold?.columns?.[key]?.keep ?? "first"
  return keep === "count" || keep === "sum" ? keep : null
}

/// Counts and sums do not fit the levels of what they are made of.
function withoutLevels({hierarchy: _, limit: __, floor: ___, type: ____, ...attribute}: Attribute): Attribute {
  return attribute
}
