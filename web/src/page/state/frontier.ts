/// What other k and other suppression limits would cost, as the page asks for it and shows it.

import type {FrontierPoint, Problem, Recipe} from "../../generated/protocol.js"
import type {Keys} from "./keys.js"
import {isRecord} from "./nested.js"
import {kOf} from "./recipe.js"

/// A k with a suppression limit.
export interface Pair {
  readonly k: number
  readonly limit: number
}

/// A point that is set beside another.
export interface Pin extends Pair {
  readonly recoding: FrontierPoint["recoding"]
}

/// So many are set beside each other.
export const mostPins = 2

export const recodings: readonly FrontierPoint["recoding"][] = ["full-domain", "mixed"]

/// Pinned as well, or no longer. Of too many the first goes.
export function withPin(pins: readonly Pin[], {k, limit, recoding}: Pin): readonly Pin[] {
  const others = pins.filter(pin => !isSamePin(pin, {k, limit, recoding}))
  return others.length < pins.length ? others : [...others, {k, limit, recoding}].slice(-mostPins)
}

export function isSamePin(one: Pin, other: Pin): boolean {
  return one.k === other.k && one.limit === other.limit && one.recoding === other.recoding
}

/// Pins as a session has them; null if they are none.
export function pinsFrom(read: unknown): readonly Pin[] | null {
  if (!Array.isArray(read) || read.length > mostPins) return null
  const pins = read.flatMap((pin: unknown): readonly Pin[] => {
    if (!isRecord(pin) || Object.keys(pin).length !== 3) return []
    const {k, limit} = pin
    const recoding = recodings.find(known => known === pin["recoding"])
    return typeof k === "number" && typeof limit === "number" && recoding !== undefined ? [{k, limit, recoding}] : []
  })
  return pins.length === read.length ? pins : null
}

/// What is known of so many pairs; `points` come one by one.
export interface FrontierState {
  /// What the points depend on, whatever k and limit are in force.
  readonly key: string
  readonly k: readonly number[]
  readonly limits: readonly number[]
  readonly status: "asking" | "done" | "failed"
  readonly points: readonly FrontierPoint[]
  readonly problem: Problem | null
}

const usualK = [2, 3, 5, 10, 20, 50]
const usualLimits = [0, 0.01, 0.02, 0.05, 0.1]

/// The usual values, and the recipe's own; null without k-anonymity.
export function pairsFor(recipe: Recipe): {readonly k: readonly number[]; readonly limits: readonly number[]} | null {
  const own = pairOf(recipe)
  return own === null ? null : {k: withOwn(usualK, own.k), limits: withOwn(usualLimits, own.limit)}
}

/// The k and limit in force; null without k-anonymity.
export function pairOf(recipe: Recipe): Pair | null {
  const k = kOf(recipe)
  return k === null ? null : {k, limit: recipe.suppression.limit}
}

function withOwn(usual: readonly number[], own: number): readonly number[] {
  return [...new Set([...usual, own])].toSorted((one, other) => one - other)
}

/// What is known of the present study, for the k and limit in force among others.
export function frontierNow(frontier: FrontierState | null, recipe: Recipe, keys: Keys | null): FrontierState | null {
  const own = pairOf(recipe)
  const holds =
    frontier !== null
    && own !== null
    && frontier.k.includes(own.k)
    && frontier.limits.includes(own.limit)
    && frontier.key === keys?.frontier
  return holds ? frontier : null
}

/// A point, once it is known.
export function pointAt(
  {points}: FrontierState,
  {k, limit}: Pair,
  recoding: FrontierPoint["recoding"],
): FrontierPoint | null {
  return points.find(point => isSamePin(point, {k, limit, recoding})) ?? null
}
