/// What a report on attacks tells of one person, and of the lines of a file.

import type {AttackOutcome, AttackReport} from "../../generated/protocol.js"

/// A value that somebody may have, with its share of the records that fit and of all.
export interface ToldValue {
  readonly value: string
  readonly share: number
  readonly prior: number | null
}

/// How many records may be a person's, and of how many people they are at least.
export interface Fitting {
  readonly records: number
  readonly people: number
}

export function fitting(report: AttackReport): Fitting {
  const own = report.attacks.find(({attack}) => attack === "linking")?.findings ?? []
  const found = own.find(({fact}) => fact.kind === "identity")
  return found === undefined
    ? {records: 0, people: 0}
    : {records: found.records, people: Math.round(1 / found.confidence)}
}

/// What the records that fit show in each sensitive column, the likeliest first.
export function valuesTold(report: AttackReport): ReadonlyMap<string, readonly ToldValue[]> {
  const told = new Map<string, ToldValue[]>()
  const found = report.attacks.find(({attack}) => attack === "homogeneity")?.findings ?? []
  for (const {fact, confidence, prior} of found) {
    if (fact.kind !== "value") continue
    const values = told.get(fact.attribute) ?? []
    told.set(fact.attribute, [...values, {value: fact.value ?? "", share: confidence, prior}])
  }
  return new Map([...told].map(([name, values]) => [name, values.toSorted((a, b) => b.share - a.share)]))
}

/// Those of a column that nothing is likelier than.
export function likeliest(values: readonly ToldValue[]): readonly ToldValue[] {
  return values.filter(({share}) => share === values[0]?.share)
}

/// The lines of a file whom the records of one person fit alone: how many they are, whether there may be
/// more, and those of them that the report names, in their order.
export interface AloneLines {
  readonly count: number
  readonly isOpen: boolean
  readonly lines: readonly number[]
}

/// A report names so many findings and persons at most; how many it found from its certainty on is exact.
export function aloneLines(linking: AttackOutcome | undefined, certainty: number): AloneLines {
  const all = linking?.findings.filter(({fact}) => fact.kind === "identity") ?? []
  const found = all.filter(({confidence}) => confidence === 1)
  const lines = found.flatMap(({persons}) => persons).toSorted((a, b) => a - b)
  // The surest stand first: if others are named, all of these are.
  const isWhole = linking === undefined || linking.more === 0 || found.length < all.length
  if (isWhole) return {count: found.reduce((sum, {people}) => sum + people, 0), isOpen: false, lines}
  // Two candidates make nobody surer than this.
  if (certainty > 0.5) return {count: linking.succeeded, isOpen: false, lines}
  return {count: found.reduce((sum, {people}) => sum + people, 0), isOpen: true, lines}
}
