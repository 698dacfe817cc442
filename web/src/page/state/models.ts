/// Protections as the recipe holds them and as `describe` tells of them: what a new one begins
/// with, and in which order they are shown.

import type {
  Attribute,
  Description,
  Item,
  Model,
  Parameter,
  Problem,
  Recipe,
  RecodeStep,
} from "../../generated/protocol.js"
import {keyOf, withDeclined, withoutIdleTables} from "./recipe.js"

export type ModelId = Model["model"]

/// What protections prevent, in the order in which a person meets the dangers.
export const families = ["identity", "value", "presence", "population"] as const
export type Family = (typeof families)[number]

/// A value of a parameter, of whatever kind.
export type Value =
  string | number | boolean | readonly string[] | readonly (readonly string[])[] | readonly RecodeStep[] | undefined

export function itemOf(description: Description | null, id: ModelId): Item | undefined {
  return description?.models.find(item => item.id === id)
}

export function familyOf(description: Description | null, id: ModelId): Family {
  const family = itemOf(description, id)?.family
  return families.find(known => known === family) ?? "identity"
}

/// Models with their places in the recipe, as they are shown: k-anonymity first, the others by
/// the danger they prevent.
export function shownModels(
  recipe: Recipe,
  description: Description | null,
): readonly {readonly model: Model; readonly index: number}[] {
  const rank = (model: Model): number =>
    model.model === "k-anonymity" ? -1 : families.indexOf(familyOf(description, model.model))
  return recipe.models
    .map((model, index) => ({model, index}))
    .toSorted((a, b) => rank(a.model) - rank(b.model) || a.index - b.index)
}

export function valueOf(model: Model, name: string): Value {
  return (model as unknown as Readonly<Record<string, Value>>)[name]
}

/// The attributes that a parameter may name: guards and personal demands stand in columns that
/// are not made coarser, everything else is about a sensitive one.
export function eligible(recipe: Recipe, id: ModelId, name: string): readonly Attribute[] {
  const open = id === "personal-k" || name === "guard"
  return recipe.attributes.filter(({role}) => (open ? role !== "quasi-identifier" : role === "sensitive"))
}

/// A model as a form begins with it: what is suggested, the first choice of each kind, and the
/// attribute asked for. What only a person can say stays empty.
export function begunModel(item: Item, recipe: Recipe, attribute?: string): Model {
  const id = item.id as ModelId
  const begun: Record<string, unknown> = {model: id}
  for (const parameter of item.parameters) {
    const first = firstValue(parameter, id, recipe, begun["attribute"], attribute)
    if (first !== undefined) begun[parameter.name] = first
  }
  return begun as unknown as Model
}

function firstValue(
  parameter: Parameter,
  id: ModelId,
  recipe: Recipe,
  chosen: unknown,
  wanted: string | undefined,
): Value {
  switch (parameter.kind) {
    case "number":
    case "integer":
      return parameter.required || id === "subset-k-anonymity" ? (parameter.suggested ?? parameter.min ?? 0) : undefined
    case "choice":
      // How the population is known is for the person to say.
      return id === "k-map" ? undefined : parameter.choices[0]
    case "attribute": {
      if (parameter.name === "attribute" && wanted !== undefined) return wanted
      const other = eligible(recipe, id, parameter.name).find(attribute => keyOf(attribute) !== chosen)
      return other === undefined ? "" : keyOf(other)
    }
    case "values":
      return parameter.required ? [] : undefined
    case "table":
      return parameter.required || id === "k-map" ? (Object.keys(recipe.tables ?? {})[0] ?? "") : undefined
    default:
      return undefined
  }
}

/// A model with another value of one parameter; undefined takes it out. A population that is
/// known need not be estimated, and the other way round.
export function withValue(model: Model, name: string, value: Value, item: Item | undefined): Model {
  const next: Record<string, unknown> = {...model, [name]: value}
  if (value === undefined || value === false) delete next[name]
  // Either all combinations up to a size, or certain ones.
  if (model.model === "subset-k-anonymity" && name === "combinations") {
    if (value === undefined)
      next["size"] = item?.parameters.find(parameter => parameter.name === "size")?.suggested ?? 1
    else delete next["size"]
  }
  if (model.model === "k-map" && name === "population" && value !== undefined) {
    for (const other of ["estimator", "sampling-fraction", "significance"]) delete next[other]
  }
  if (model.model === "k-map" && name === "estimator") {
    if (value === undefined) {
      for (const other of ["sampling-fraction", "significance"]) delete next[other]
      next["population"] = ""
    } else {
      delete next["population"]
      next["sampling-fraction"] ??=
        item?.parameters.find(parameter => parameter.name === "sampling-fraction")?.suggested ?? undefined
    }
  }
  return next as unknown as Model
}

/// The parameters that make sense with what is set: an estimate needs no table, and a table
/// no estimate.
export function parametersShown(model: Model, item: Item): readonly Parameter[] {
  if (model.model === "subset-k-anonymity")
    return item.parameters.filter(({name}) => name !== "size" || model.combinations === undefined)
  if (model.model !== "k-map") return item.parameters
  const estimated = model.estimator !== undefined
  const shown = item.parameters.filter(({name}) =>
    estimated ? name !== "population" : name !== "sampling-fraction" && name !== "significance",
  )
  // How the population is known decides what else is asked for.
  const last = (name: string): number => Number(name === "population")
  return shown.toSorted((a, b) => last(a.name) - last(b.name))
}

export function withModel(recipe: Recipe, index: number, model: Model): Recipe {
  return withoutIdleTables({
    ...undeclined(recipe, model),
    models: recipe.models.map((other, i) => (i === index ? model : other)),
  })
}

/// Whoever protects a column no longer declines to.
function undeclined(recipe: Recipe, model: Model): Recipe {
  return "attribute" in model && model.model !== "personal-k" ? withDeclined(recipe, model.attribute, false) : recipe
}

export function withAddedModel(previous: Recipe, model: Model): Recipe {
  const recipe = undeclined(previous, model)
  return {...recipe, models: model.model === "k-anonymity" ? [model, ...recipe.models] : [...recipe.models, model]}
}

export function withoutModel(recipe: Recipe, index: number): Recipe {
  return withoutIdleTables({...recipe, models: recipe.models.filter((_, i) => i !== index)})
}

/// The place of a model's problem: which model, and which of its parameters if it says so.
export function modelField(problem: Problem): {readonly index: number; readonly name: string} | null {
  const [, index, name] = /^models\[(\d+)\](?:\.([\w-]+))?/.exec(problem.field ?? "") ?? []
  return index === undefined ? null : {index: Number(index), name: name ?? ""}
}
