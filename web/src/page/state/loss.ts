/// What a loss says: a share of the detail, or a figure of its own scale.

import type {Description, Item, Loss, LossOutcome, Solution} from "../../generated/protocol.js"

/// A measure of loss: `ncp`.
export function lossItem(description: Description | null, metric: Loss["metric"]): Item | undefined {
  return description?.losses.find(({id}) => id === metric)
}

/// Whether all records are left out.
export function isEmpty({classes}: Pick<Solution, "classes">): boolean {
  return classes === 0
}

/// The share of the detail that is kept; null where the loss has no whole that something
/// could be kept of.
export function keptOf({metric, aggregate, value}: LossOutcome, description: Description | null): number | null {
  return lossItem(description, metric)?.family === "share" && aggregate !== "sum" ? 1 - value : null
}

/// What the messages about a proof are told: whether suppressed records may stay as stars.
export function starsArg({stars}: LossOutcome): "yes" | "no" {
  return stars ? "yes" : "no"
}
