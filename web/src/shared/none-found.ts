/// What is said where a search has found no table.

import type {Problem, Recipe, SearchProgress} from "../generated/protocol.js"

/// The problem that a search by this recipe has ended with.
export function noneFound(recipe: Recipe, {spent, "proves-none": proves}: SearchProgress): Problem {
  if (spent) return {code: "nodes-spent"}
  const starred = recipe.suppression.style === "star" && recipe.suppression.limit > 0
  if (proves && !starred) return {code: "no-solution"}
  return {code: "no-solution", detail: proves ? "star" : recipe.search.algorithm}
}
