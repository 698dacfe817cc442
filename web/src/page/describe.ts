/// Ranges and defaults as Rust describes them. No number of these stands in the page.

import type {Description, Item, Parameter} from "../generated/protocol.js"

/// A parameter of a model: `k` of `k-anonymity`.
export function modelParameter(description: Description | null, model: string, name: string): Parameter | undefined {
  return description?.models
    .find(({id}) => id === model)
    ?.parameters.find(parameter => lastPart(parameter.name) === name)
}

/// A setting outside the lists, by its path in the recipe: `suppression.limit`.
export function setting(description: Description | null, path: string): Parameter | undefined {
  return description?.settings.find(({name}) => name === path)
}

/// A kind of hierarchy: `date`.
export function hierarchyItem(description: Description | null, kind: string): Item | undefined {
  return description?.hierarchies.find(({id}) => id === kind)
}

/// What a setting of a kind of hierarchy may be, in its order: `levels` of `date`.
export function hierarchyChoices(description: Description | null, kind: string, name: string): readonly string[] {
  return hierarchyItem(description, kind)?.parameters.find(parameter => parameter.name === name)?.choices ?? []
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1)
}

/// An attribute of a number field; Lit leaves it out where there is no bound.
export function bound(n: number | null | undefined): string | undefined {
  return n === null || n === undefined ? undefined : String(n)
}
