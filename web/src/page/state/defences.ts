/// Which protection stops an attack: changes of the recipe that are one click away.

import type {AttackName, AttackOutcome, ColumnView, Description, Model, Recipe} from "../../generated/protocol.js"
import {itemOf, withAddedModel, withModel, type ModelId} from "./models.js"
import {columnOf, kOf, withK} from "./recipe.js"
import {inspectionOf, recipeOf, type State} from "./state.js"

export interface Defence {
  readonly id: "k" | "alpha" | "recursive" | "closeness" | "shuffle" | "presence"
  /// The sensitive column that it protects.
  readonly attribute: string | null
  /// Its number, as it is shown: k, α, c or t.
  readonly size: number
  /// The recipe with it; null where only a person can say the rest.
  readonly recipe: Recipe | null
}

/// So far below a certainty that what was rounded stays below it.
const below = 0.95

/// Numbers of which there are more are told apart by how far they are from each other: where all are equally
/// far, groups of a few records are far from any table.
const mostEqual = 10

/// What stops an attack that has found something from this certainty on in a table of these columns. Attacks
/// that compare releases, and that of minimality, are stopped by no model.
export function defences(
  outcome: AttackOutcome,
  recipe: Recipe,
  {description, columns}: {readonly description: Description | null; readonly columns: readonly ColumnView[]},
  certainty: number,
): readonly Defence[] {
  switch (outcome.attack) {
    case "linking": {
      const k = Math.floor(1 / certainty) + 1
      return (kOf(recipe) ?? 1) >= k
        ? []
        : [{id: "k", attribute: null, size: Math.max(k, 5), recipe: withK(recipe, Math.max(k, 5))}]
    }
    case "membership":
      return [{id: "presence", attribute: null, size: 0, recipe: null}]
    case "unsorted":
      return recipe.output.shuffle
        ? []
        : [{id: "shuffle", attribute: null, size: 0, recipe: {...recipe, output: {...recipe.output, shuffle: true}}}]
    case "homogeneity":
    case "background":
    case "skewness":
    case "similarity":
      return learned(outcome, certainty)
        .filter(([, prior]) => !isCommon(prior, certainty))
        .map(([attribute, prior]) => {
          const column = columnOf(columns, attribute)
          const isNumber = column?.type === "integer" || column?.type === "decimal"
          const isLine = isNumber && column.distinct > mostEqual
          const distance = isLine ? "ordered" : "equal"
          const {id, model, size} = protection(outcome.attack, [attribute, prior, distance], recipe, certainty)
          return {id, attribute, size, recipe: withProtection(recipe, model, description)}
        })
    default:
      return []
  }
}

/// The same for a table and a recipe that somebody works on.
export function defencesNow(outcome: AttackOutcome, state: State): readonly Defence[] {
  const recipe = recipeOf(state)
  const columns = inspectionOf(state)?.columns ?? []
  const {description, attacker} = state
  return recipe === null ? [] : defences(outcome, recipe, {description, columns}, attacker.certainty)
}

/// The sensitive columns of which no protection takes away what was found: nearly as much is known of
/// anybody from the whole table.
export function commonlyKnown(outcome: AttackOutcome, certainty: number): readonly string[] {
  return learned(outcome, certainty).flatMap(([attribute, prior]) => (isCommon(prior, certainty) ? [attribute] : []))
}

function isCommon(prior: number, certainty: number): boolean {
  return prior >= certainty * below
}

/// The sensitive columns of which something was found, and how sure the whole table makes anybody of it.
/// Of what is left after an exclusion it does not say.
function learned({attack, findings}: AttackOutcome, certainty: number): readonly (readonly [string, number])[] {
  const columns = new Map<string, number>()
  for (const {fact, prior, confidence} of findings) {
    if (!("attribute" in fact) || confidence < certainty) continue
    const own = attack === "background" ? 0 : (prior ?? 0)
    columns.set(fact.attribute, Math.max(columns.get(fact.attribute) ?? 0, own))
  }
  return [...columns]
}

function protection(
  attack: AttackName,
  [attribute, prior, distance]: readonly [string, number, "ordered" | "equal"],
  recipe: Recipe,
  certainty: number,
): {readonly id: Defence["id"]; readonly model: Model; readonly size: number} {
  if (attack === "homogeneity") {
    // A share of at most this is no certainty of that.
    const alpha = rounded(certainty * below)
    const model: Model = {model: "alpha-k-anonymity", attribute, alpha, k: Math.max(kOf(recipe) ?? 2, 2)}
    return {id: "alpha", model, size: alpha}
  }
  if (attack === "background") {
    // Without any one value the most frequent one of the others has a share below c / (1 + c).
    const share = certainty * below
    const c = rounded(share / (1 - share))
    return {id: "recursive", model: {model: "recursive-l-diversity", attribute, c, l: 3}, size: c}
  }
  const model = recipe.models.find(one => one.model === "t-closeness" && one.attribute === attribute)
  const before = model?.model === "t-closeness" ? model : null
  const half = before === null ? 0.2 : before.t / 2
  // Between equal distances no share is more than t above that of the whole table.
  const own = before ?? {distance}
  const isEqual = own.distance === undefined || own.distance === "equal"
  const t = rounded(isEqual ? Math.min(half, certainty * below - prior) : half)
  return {id: "closeness", model: {...own, model: "t-closeness", attribute, t}, size: t}
}

/// Down to two digits, so that it does not say more than it keeps.
function rounded(n: number): number {
  const factor = 10 ** (1 - Math.floor(Math.log10(n)))
  return Math.floor(n * factor + 1e-9) / factor
}

/// With a model that takes the place of one of its kind for the same column.
function withProtection(recipe: Recipe, model: Model, description: Description | null): Recipe {
  const item = itemOf(description, model.model)
  const attribute = attributeOf(model)
  const index = recipe.models.findIndex(one => one.model === model.model && attributeOf(one) === attribute)
  if (index !== -1) return withModel(recipe, index, model, item)
  return withAddedModel(recipe, model, item)
}

function attributeOf(model: Model): string | undefined {
  return "attribute" in model && typeof model.attribute === "string" ? model.attribute : undefined
}

/// What a defence is called by the page.
export const modelOfDefence: Readonly<Record<Defence["id"], ModelId | null>> = {
  k: "k-anonymity",
  alpha: "alpha-k-anonymity",
  recursive: "recursive-l-diversity",
  closeness: "t-closeness",
  presence: "delta-presence",
  shuffle: null,
}
