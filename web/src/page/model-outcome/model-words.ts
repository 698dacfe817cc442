/// Protections in words: what is asked for and what is achieved, the same on the page and in
/// the report.

import type {Description, Model, ModelOutcome, Unit} from "../../generated/protocol.js"
import type {Words} from "../elements/words.js"
import {rounded} from "../report/report-parts.js"
import {itemOf} from "../state/models.js"

/// What the messages about a model may say of it: its parameters, `none` where it has none.
export function modelArgs(model: Model, words: Words): Record<string, string | number> {
  const none = {
    attribute: "none",
    k: "none",
    l: "none",
    c: "none",
    c1: "none",
    c2: "none",
    t: "none",
    alpha: "none",
    beta: "none",
    delta: "none",
    max: "none",
    min: "none",
    average: "none",
    probability: "none",
    size: "none",
    guard: "none",
    population: "none",
    estimator: "none",
    "records-at-risk": "none",
    values: "none",
    acceptable: "none",
    guarded: "none",
  }
  const said = Object.entries(model)
    .filter(([name]) => name !== "model" && name !== "unit")
    .map(
      ([name, value]) =>
        [
          name,
          typeof value === "number" ? figure(value, words) : Array.isArray(value) ? value.join(", ") : String(value),
        ] as const,
    )
  return {...none, ...Object.fromEntries(said)}
}

/// What is asked for, in the field's short notation: `t ≤ 0.2 for condition`.
export function askedText(model: Model, words: Words): string {
  return words(`model-${model.model}-asked`, modelArgs(model, words))
}

/// What is achieved, in words; empty where nothing was measured.
export function achievedText(outcome: ModelOutcome, words: Words): string {
  if (outcome.achieved === null) return ""
  return words(`model-${outcome.model}-achieved`, {
    ...modelArgs(outcome, words),
    achieved: Number.isInteger(outcome.achieved) ? outcome.achieved : rounded(outcome.achieved, words),
    ...unitOf(outcome),
  })
}

/// How many stand in groups that do not meet a protection; of one about the table as a whole how
/// many would have to be left out.
export function failingText(
  outcome: ModelOutcome,
  when: "now" | "after",
  description: Description | null,
  words: Words,
): string {
  const isOnTable = itemOf(description, outcome.model)?.["on-table"] === true
  return words(`outcome-failing-${isOnTable ? "table" : when}`, {
    failing: outcome.failing,
    ...unitOf(outcome),
  })
}

/// What the model counts, where that is not what everything else counts.
export function unitOf({unit}: ModelOutcome): {readonly unit?: Unit} {
  return unit === undefined ? {} : {unit}
}

/// How large the group that decides is, in what the model counts.
export function sizeOf({unit, deciding}: ModelOutcome): number {
  return (unit === "persons" ? deciding?.persons : undefined) ?? deciding?.records ?? 0
}

/// A number for a message: whole ones may choose its plural, others keep six decimals.
function figure(n: number, words: Words): string | number {
  return Number.isInteger(n) ? n : words("model-number", {n})
}
