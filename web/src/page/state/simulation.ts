/// Whom a release is to withstand, and what samples of a population come to, as the page asks for it and
/// shows it.

import type {AdvisedProtection, Model, Problem, Recipe, ScenarioAnswers} from "../../generated/protocol.js"
import type {SimulationRequest} from "../../generated/protocol.js"
import type {Simulation, SimulationProgress} from "../../shared/calls.js"
import {kOf, textOf, withoutIdleTables} from "./recipe.js"

/// What was answered, and what is advised for that; as long as it is asked for, what was advised before.
export interface Advised {
  readonly answers: ScenarioAnswers
  readonly value: AdvisedProtection | null
  readonly problem: Problem | null
}

/// Where a population comes from: the table that is loaded, a file that somebody gives, or one that is
/// made up.
export const populations = ["table", "file", "example"] as const
export type Population = (typeof populations)[number]

/// What samples are asked for.
export interface SimulationQuestion {
  readonly population: Population
  /// The file; null for the table that is loaded.
  readonly file: File | null
  /// The recipe as text whose quasi-identifiers, levels and limit hold.
  readonly recipe: string
  readonly request: SimulationRequest
}

/// What samples come to.
export interface Simulated {
  readonly question: SimulationQuestion
  readonly status: "asking" | "stopping" | "done" | "failed"
  readonly progress: SimulationProgress
  readonly value: Simulation | null
  readonly problem: Problem | null
}

/// Whether the figures are of another recipe than that in force.
export function isOutdated({population, recipe}: SimulationQuestion, present: Recipe | null): boolean {
  return population !== "example" && (present === null || textOf(present) !== recipe)
}

/// The k that samples are held against at first: that of a protection that asks for one, or else one over
/// the risk above which records count as exposed.
export function usualK(recipe: Recipe | null): number {
  if (recipe === null) return usual
  const map = recipe.models.find(model => model.model === "k-map")
  return kOf(recipe) ?? map?.k ?? Math.max(2, Math.ceil(1 / recipe.risk.threshold - 1e-9))
}

const usual = 5

/// The recipe with an advised protection in the place of those that count who is alike; a population that
/// it asks for is that which the recipe has.
export function withAdvised(recipe: Recipe, advised: Model): Recipe {
  const table = recipe.risk.population ?? Object.keys(recipe.tables ?? {})[0] ?? ""
  const model = "population" in advised && advised.population !== undefined ? {...advised, population: table} : advised
  const others = recipe.models.filter(other => other.model !== "k-anonymity" && other.model !== "k-map")
  return withoutIdleTables({...recipe, models: [model, ...others]})
}

/// Whether the recipe has this protection already, and no other that counts who is alike.
export function hasAdvised(recipe: Recipe, advised: Model): boolean {
  const same = (models: readonly Model[]): string => JSON.stringify(models.map(model => Object.entries(model).sort()))
  return same(withAdvised(recipe, advised).models) === same(recipe.models)
}
