/// Whether the values of a column may be made untrue of the persons beside them, and what a form begins with.

import type {Attribute, Description, Perturbation, Recipe} from "../../generated/protocol.js"
import {keyOf} from "./recipe.js"

/// Whether the recipe may make the values of a column untrue: Rust refuses what is not asked for here.
export function mayPerturb({records, models}: Recipe, attribute: Attribute): boolean {
  const isNamed = models.some(model => Object.values(model).includes(keyOf(attribute)))
  const isReleased = attribute.role === "sensitive" || attribute.role === "insensitive"
  const isPlain = records?.entity === undefined && records?.count === undefined && attribute.items === undefined
  return isReleased && isPlain && !isNamed
}

/// What a form begins with.
export function begunPerturbation(description: Description | null, kind: string): Perturbation | undefined {
  const item = description?.perturbations.find(({id}) => id === kind)
  const numbers = item?.parameters.map(({name, suggested}) => [name, suggested])
  return numbers === undefined ? undefined : ({kind, ...Object.fromEntries(numbers)} as Perturbation)
}
