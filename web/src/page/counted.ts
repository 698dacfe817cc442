/// What figures count, for the words about them: people, or records of which a person may have
/// several.

import type {Counted, Unit} from "../generated/protocol.js"

/// What messages are told: `unit` is what class sizes and risks count, `recordUnit` what a
/// record is.
export type Units = Readonly<Record<"unit" | "recordUnit", Unit>>

/// As a report, an exposure or a comparison has them.
export function unitsOf({unit, record}: Counted): Units {
  return {unit, recordUnit: record}
}

/// Whether totals over all groups count places: whoever has records in several groups has one in each.
export function countsPlaces({unit, record}: Counted): boolean {
  return unit === "persons" && record === "records"
}

/// How that is known: by a column, by the recipe's word that each record is a person, or not yet.
export function countedBy({entity, answered}: Counted): "entity" | "record" | "open" {
  return entity !== null ? "entity" : answered ? "record" : "open"
}
