/// Ranges and defaults as Rust describes them. No number of these stands in the page.

import type {Description, Parameter} from "../generated/protocol.js"

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

/// What a setting of a kind of hierarchy may be, in its order: `levels` of `date`.
export function hierarchyChoices(description: Description | null, kind: string, name: string): readonly string[] {
  return (
    description?.hierarchies.find(({id}) => id === kind)?.parameters.find(parameter => parameter.name === name)?.choices
    ?? []
  )
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1)
}

/// An attribute of a number field; Lit leaves it out where there is no bound.
export function bound(n: number | null | undefined): string | undefined {
  return n === null || n === undefined ? undefined : String(n)
}
