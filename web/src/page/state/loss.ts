/// What a loss says: a share of the detail, or a figure of its own scale.

import type {Loss, LossOutcome} from "../../generated/protocol.js"

/// Measures from 0, nothing lost, to 1, everything.
const shares: readonly Loss["metric"][] = [
  "loss",
  "precision",
  "ncp",
  "normalized-non-uniform-entropy",
  "modification-rate",
  "classification",
]

/// The share of the detail that is kept; null where the loss has no whole that something
/// could be kept of.
export function keptOf({metric, aggregate, value}: LossOutcome): number | null {
  return shares.includes(metric) && aggregate !== "sum" ? 1 - value : null
}

/// What the messages about a proof are told: whether suppressed records may stay as stars.
export function starsArg({stars}: LossOutcome): "yes" | "no" {
  return stars ? "yes" : "no"
}
