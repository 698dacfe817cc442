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
import {keyOf, withDeclined, withPerturbation, withoutIdleTables} from "./recipe.js"

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

/// The size that a model asks each released class to have, if it asks for one by itself.
export function smallestClassOf(model: Model, description: Description | null): number | null {
  const size = itemOf(description, model.model)?.parameters.find(parameter => parameter["smallest-class"] === true)
  return size === undefined ? null : Number(valueOf(model, size.name))
}

/// The attributes that a parameter may name: mostly sensitive ones, or all that are not made coarser.
export function eligible(recipe: Recipe, parameter: Parameter): readonly Attribute[] {
  const open = parameter["any-role"] === true
  return recipe.attributes.filter(({role}) => (open ? role !== "quasi-identifier" : role === "sensitive"))
}

/// Whether a protection needs to know how near the values of this sensitive column are.
export function needsLevels({models}: Recipe, key: string, description: Description | null): boolean {
  return models.some(model =>
    itemOf(description, model.model)?.parameters.some(
      parameter => valueOf(model, parameter.name) === key && looksAtLevels(model, parameter),
    ),
  )
}

/// Whether a model looks at the levels of the attribute that it names here.
function looksAtLevels(model: Model, {"levels-with": beside}: Parameter): boolean {
  if (beside === undefined) return false
  const value = valueOf(model, beside.parameter)
  return beside.values.length === 0 ? value !== undefined : beside.values.some(asking => asking === value)
}

/// A model as a form begins with it: what is suggested, the first choice of each kind, and the
/// attribute asked for. What only a person can say stays empty.
export function begunModel(item: Item, recipe: Recipe, attribute?: string): Model {
  const begun: Record<string, unknown> = {model: item.id}
  for (const parameter of item.parameters) {
    const first = firstValue(parameter, recipe, begun["attribute"], attribute)
    if (first !== undefined) begun[parameter.name] = first
  }
  return begun as unknown as Model
}

function firstValue(parameter: Parameter, recipe: Recipe, chosen: unknown, wanted: string | undefined): Value {
  switch (parameter.kind) {
    case "number":
    case "integer":
      return firstNumber(parameter)
    case "choice":
      return mayStayOpen(parameter) ? undefined : parameter.choices[0]
    case "attribute": {
      if (parameter.name === "attribute" && wanted !== undefined) return wanted
      const other = eligible(recipe, parameter).find(attribute => keyOf(attribute) !== chosen)
      return other === undefined ? "" : keyOf(other)
    }
    case "values":
      return parameter.required ? [] : undefined
    case "table":
      return isNeeded(parameter) ? (Object.keys(recipe.tables ?? {})[0] ?? "") : undefined
    default:
      return undefined
  }
}

function firstNumber(parameter: Parameter): number | undefined {
  return isNeeded(parameter) ? (parameter.suggested ?? parameter.min ?? 0) : undefined
}

/// Whether a form asks for it from the beginning.
function isNeeded(parameter: Parameter): boolean {
  return parameter.required || parameter["instead-of"] !== undefined
}

/// Whether none of the choices may be taken: then it is for the person to take one.
export function mayStayOpen(parameter: Parameter): boolean {
  return !parameter.required && parameter["spelled-out"] !== true
}

/// A model with another value of one parameter; undefined takes it out. Of two that stand in each
/// other's place the other one goes, or comes back, and so does what a choice asks for.
export function withValue(model: Model, name: string, value: Value, item: Item | undefined): Model {
  const next: Record<string, unknown> = {...model, [name]: value}
  if (value === undefined || value === false) delete next[name]
  const parameters = item?.parameters ?? []
  const replaced = parameters.find(parameter => parameter.name === name)?.["instead-of"]
  if (replaced !== undefined && value !== undefined) delete next[replaced]
  for (const parameter of parameters) {
    const decider = deciderOf(parameter, parameters)
    if (parameter["instead-of"] === name) {
      if (next[name] !== undefined) delete next[parameter.name]
      else next[parameter.name] = parameter.kind === "table" ? "" : firstNumber(parameter)
    } else if (parameter["only-with"] !== undefined && decider !== undefined) {
      if (!asksFor(parameter, next[decider] as Value)) delete next[parameter.name]
      else if (decider === name && parameter.suggested !== null) next[parameter.name] ??= parameter.suggested
    }
  }
  return next as unknown as Model
}

/// The choice that decides whether a parameter is asked for, if one does.
function deciderOf(parameter: Parameter, parameters: readonly Parameter[]): string | undefined {
  const other = parameter["only-with"] ?? parameter["instead-of"]
  return parameters.find(({name, kind}) => name === other && kind === "choice")?.name
}

/// Whether a choice, as it stands, asks for the parameter that it decides on.
export function asksFor(parameter: Parameter, chosen: Value): boolean {
  return chosen !== undefined && (parameter["only-with-choices"]?.includes(String(chosen)) ?? true)
}

/// The parameters that make sense with what is set. What a choice decides on comes after it.
export function parametersShown(model: Model, {parameters}: Item): readonly Parameter[] {
  const shown = parameters.filter(parameter => {
    const replaced = parameter["instead-of"]
    if (replaced !== undefined) return valueOf(model, replaced) === undefined
    const decider = deciderOf(parameter, parameters)
    return decider === undefined || asksFor(parameter, valueOf(model, decider))
  })
  const decided = (parameter: Parameter): number => Number(deciderOf(parameter, parameters) !== undefined)
  return shown.toSorted((a, b) => decided(a) - decided(b))
}

export function withModel(recipe: Recipe, index: number, model: Model, item: Item | undefined): Recipe {
  return withoutIdleTables({
    ...undeclined(recipe, model, item),
    models: recipe.models.map((other, i) => (i === index ? model : other)),
  })
}

/// Whoever protects a column no longer declines to, and has its values true.
function undeclined(recipe: Recipe, model: Model, item: Item | undefined): Recipe {
  const attribute = item?.parameters.find(({name}) => name === "attribute")
  return attribute === undefined || attribute["any-role"] === true
    ? recipe
    : withPerturbation(
        withDeclined(recipe, String(valueOf(model, "attribute")), false),
        String(valueOf(model, "attribute")),
        undefined,
      )
}

export function withAddedModel(previous: Recipe, model: Model, item: Item | undefined): Recipe {
  const recipe = undeclined(previous, model, item)
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
