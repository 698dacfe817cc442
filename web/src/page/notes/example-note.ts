/// Columns whose values are drawn when the release is written, in a picture of it before.

import type {Recipe} from "../../generated/protocol.js"
import {keyOf} from "../state/recipe.js"
import {list, nameOf, words} from "../words.js"

/// That what is shown of some columns before the release is written is an example; nothing where there are
/// none.
export function exampleNote({attributes}: Recipe): string | null {
  const names = attributes.filter(({perturb}) => perturb !== undefined).map(attribute => nameOf(keyOf(attribute)))
  return names.length === 0 ? null : words("perturbed-example", {names: list(names)})
}
