/// The technical words that a reader may meet. Each has its plain meaning in `term-…-means`, and is
/// found in a text by `term-…-found` where its name alone would not do.

import type {Counted} from "../../generated/protocol.js"
import {countsPlaces} from "../counted.js"
import type {Step} from "../state/state.js"
import {hasWords, words} from "../words.js"

export const terms = [
  "association",
  "bound",
  "cell-suppression",
  "deciding-class",
  "delta-presence",
  "discernibility",
  "entropy",
  "equivalence-class",
  "fingerprint",
  "fold",
  "full-domain",
  "generalization",
  "gs-factor",
  "hierarchy",
  "identifier",
  "individual-risk",
  "inference",
  "insensitive",
  "journalist-risk",
  "k-anonymity",
  "l-diversity",
  "lattice",
  "level",
  "loss",
  "marketer-risk",
  "missing-marker",
  "mixed-detail",
  "place",
  "population",
  "population-unique",
  "precision",
  "prosecutor-risk",
  "protection",
  "public-summary",
  "quasi-identifier",
  "recipe",
  "record",
  "release",
  "report",
  "sample-unique",
  "sampling-weight",
  "seed",
  "sensitive",
  "session",
  "special-unique",
  "suppression",
  "suppression-limit",
  "t-closeness",
  "utf-8",
] as const
export type Term = (typeof terms)[number]

/// The technical words of a step, in the order in which they come.
export const termsOf: Readonly<Record<Step, readonly Term[]>> = {
  load: ["hierarchy", "recipe", "session", "utf-8"],
  describe: [
    "identifier",
    "quasi-identifier",
    "sensitive",
    "insensitive",
    "generalization",
    "hierarchy",
    "level",
    "k-anonymity",
  ],
  protect: [
    "k-anonymity",
    "sensitive",
    "inference",
    "l-diversity",
    "deciding-class",
    "level",
    "loss",
    "quasi-identifier",
    "recipe",
  ],
  find: ["level", "lattice", "loss", "mixed-detail", "hierarchy", "k-anonymity", "recipe"],
  compare: [
    "identifier",
    "quasi-identifier",
    "sensitive",
    "insensitive",
    "level",
    "loss",
    "k-anonymity",
    "deciding-class",
    "association",
    "precision",
    "discernibility",
    "entropy",
    "recipe",
  ],
  attack: [
    "release",
    "quasi-identifier",
    "sensitive",
    "level",
    "inference",
    "k-anonymity",
    "l-diversity",
    "t-closeness",
  ],
  release: [
    "identifier",
    "quasi-identifier",
    "sensitive",
    "insensitive",
    "level",
    "generalization",
    "k-anonymity",
    "inference",
    "seed",
    "fingerprint",
    "deciding-class",
    "public-summary",
    "recipe",
    "session",
  ],
}

/// Those of a step, by what is counted.
export function stepTerms(step: Step, counted: Counted | null): readonly Term[] {
  return counted !== null && countsPlaces(counted) ? [...termsOf[step], "place"] : termsOf[step]
}

export function termName(term: Term): string {
  return words(`term-${term}`)
}

/// Whether a text uses a term, and not as the end of another one.
export function uses(text: string, term: Term): boolean {
  const id = `term-${term}-found`
  const sought = hasWords(id) ? words(id) : termName(term)
  return text
    .toLowerCase()
    .split(sought.toLowerCase())
    .slice(0, -1)
    .some(before => !/[\p{L}-]$/u.test(before))
}
