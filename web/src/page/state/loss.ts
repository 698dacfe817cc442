/// What a loss says: a share of the detail, or a figure of its own scale.

import type {Description, Item, Loss, LossOutcome, Recipe, Solution} from "../../generated/protocol.js"
import {quasiIdentifiers} from "./recipe.js"

/// A measure of loss: `ncp`.
export function lossItem(description: Description | null, metric: Loss["metric"]): Item | undefined {
  return description?.losses.find(({id}) => id === metric)
}

/// Whether all records are left out.
export function isEmpty({classes}: Pick<Solution, "classes">): boolean {
  return classes === 0
}

/// The share of the detail that is kept; null where the loss has no whole that something could be
/// kept of. Where columns weigh more or less than others, what all of them lose at most is not one.
export function keptOf(
  {metric, aggregate, value}: LossOutcome,
  description: Description | null,
  recipe: Recipe | null,
): number | null {
  const isShare = lossItem(description, metric)?.family === "share" && aggregate !== "sum"
  return isShare && !isWeighted(recipe) ? 1 - value : null
}

/// Whether the detail of some columns is dearer than that of others.
function isWeighted(recipe: Recipe | null): boolean {
  return recipe !== null && quasiIdentifiers(recipe).some(({weight = 1}) => weight !== 1)
}

/// What the messages about a proof are told: whether suppressed records may stay as stars.
export function starsArg({stars}: LossOutcome): "yes" | "no" {
  return stars ? "yes" : "no"
}
