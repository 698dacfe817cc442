/// Recipes for sets of items, places, graphs and query logs: what a new one begins with, and its parts.

import type {
  Description,
  GraphFormat,
  GraphRecipe,
  Item,
  LogFormat,
  LogRecipe,
  OtherFormat,
  Parameter,
  PlaceFormat,
  PlaceRecipe,
  SetFormat,
  SetRecipe,
} from "../../generated/protocol.js"
import type {DataKind} from "../../shared/kinds.js"

export type OtherRecipe = SetRecipe | PlaceRecipe | GraphRecipe | LogRecipe

/// A model or a search as a recipe has it.
export type Chosen = Readonly<Record<string, unknown>>

/// The models and searches that there are for a kind of data.
export function offered(
  description: Description | null,
  kind: DataKind,
): {readonly models: readonly Item[]; readonly searches: readonly Item[]} {
  if (description === null) return {models: [], searches: []}
  switch (kind) {
    case "transactions":
      return {models: description["set-models"], searches: description["set-searches"]}
    case "locations":
      return {models: description["place-models"], searches: description["place-searches"]}
    case "graph":
      return {models: description["graph-models"], searches: description["graph-searches"]}
    case "queries":
      return {models: description["log-models"], searches: description["log-searches"]}
  }
}

/// What a model or search begins with.
export function begun({id, parameters}: Item, tag: "model" | "algorithm", now: Chosen = {}): Chosen {
  const fields = parameters.flatMap((parameter): [string, unknown][] => {
    const {name, required, "spelled-out": isSpelledOut} = parameter
    // What is said already stays where it has the same meaning.
    if (now[name] !== undefined) return [[name, now[name]]]
    const first = required ? parameter.suggested : isSpelledOut === true ? parameter.default : null
    return first === null ? [] : [[name, first]]
  })
  return {[tag]: id, ...Object.fromEntries(fields)}
}

/// The searches for the model of a recipe.
export function fitting(searches: readonly Item[], recipe: OtherRecipe): readonly Item[] {
  const {model} = modelOf(recipe) as {readonly model?: string}
  return searches.filter(({family}) => family === model)
}

export function modelOf(recipe: OtherRecipe): Chosen {
  return (recipe.models[0] ?? {}) as unknown as Chosen
}

export function searchOf(recipe: OtherRecipe): Chosen {
  return (recipe.search ?? {}) as unknown as Chosen
}

/// Puts another model into a recipe, with a search that is for it.
export function withModel(recipe: OtherRecipe, model: Chosen, searches: readonly Item[]): OtherRecipe {
  const changed = {...recipe, models: [model]} as unknown as OtherRecipe
  const fit = fitting(searches, changed)
  const [first] = fit
  if (first === undefined || fit.some(({id}) => id === searchOf(recipe)["algorithm"])) return changed
  return withSearch(changed, begun(first, "algorithm"))
}

export function withSearch(recipe: OtherRecipe, search: Chosen): OtherRecipe {
  return {...recipe, search} as unknown as OtherRecipe
}

/// The same with another value of a parameter; absent if there is none.
export function withParameter(chosen: Chosen, {name}: Parameter, value: unknown): Chosen {
  const {[name]: _, ...others} = chosen
  return value === undefined ? others : {...chosen, [name]: value}
}

export function withFormat(recipe: OtherRecipe, format: OtherFormat): OtherRecipe {
  return {...recipe, data: {...recipe.data, format}} as OtherRecipe
}

/// A recipe for a file that is put together like this.
export function newRecipe(kind: DataKind, format: OtherFormat, description: Description | null): OtherRecipe {
  const {models, searches} = offered(description, kind)
  const [model] = models
  const chosen = model === undefined ? {} : begun(model, "model")
  const search = searches.find(({family}) => family === model?.id)
  const common = {
    "outis": 1,
    "kind": "recipe",
    "data": {kind, format},
    "models": [chosen],
    ...(search === undefined ? {} : {search: begun(search, "algorithm")}),
  }
  const own =
    kind === "transactions"
      ? {items: {}, suppression: {limit: 0}, risk: {}, output: {"shuffle": true, "formula-guard": true}}
      : kind === "locations"
        ? {output: {shuffle: true}}
        : kind === "graph"
          ? {output: {"labels": false, "formula-guard": true}}
          : {output: {"query": "typed", "address": "host", "time": "none", "formula-guard": true}}
  return {...common, ...own} as unknown as OtherRecipe
}

/// What is for sets of items, for places, for a graph or for a query log.
export function isSets(recipe: OtherRecipe): recipe is SetRecipe {
  return recipe.data.kind === "transactions"
}

export function isPlaces(recipe: OtherRecipe): recipe is PlaceRecipe {
  return recipe.data.kind === "locations"
}

export function isGraph(recipe: OtherRecipe): recipe is GraphRecipe {
  return recipe.data.kind === "graph"
}

export function isLog(recipe: OtherRecipe): recipe is LogRecipe {
  return recipe.data.kind === "queries"
}

/// The file of levels that a recipe names; null if it needs none.
export function levelsFile(recipe: OtherRecipe): string | null {
  const hierarchy = isSets(recipe) ? recipe.items.hierarchy : undefined
  return hierarchy !== undefined && "file" in hierarchy && hierarchy.file !== undefined ? hierarchy.file : null
}

/// What stands in a recipe's file: as it is read, nicely apart.
export function recipeText(recipe: OtherRecipe): string {
  return JSON.stringify(recipe, null, 2) + "\n"
}

/// What is missing before anything can be asked: a parameter that has to be said, or a column.
export function lacking(recipe: OtherRecipe, description: Description | null): string | null {
  const {models, searches} = offered(description, recipe.data.kind)
  for (const [items, chosen, tag] of [
    [models, modelOf(recipe), "model"],
    [searches, searchOf(recipe), "algorithm"],
  ] as const) {
    const item = items.find(({id}) => id === chosen[tag])
    const open = item?.parameters.find(({name, required}) => required && chosen[name] === undefined)
    if (open !== undefined) return open.name
  }
  if (isLog(recipe)) {
    const {user, query, time} = recipe.data.format.columns
    return user === "" || query === "" || (recipe.output.time !== "none" && time === undefined) ? "columns" : null
  }
  if (!isPlaces(recipe)) return null
  const {user, x, y} = recipe.data.format.columns
  return user === "" || x === "" || y === "" ? "columns" : null
}

export type {SetFormat, PlaceFormat, GraphFormat, LogFormat}
