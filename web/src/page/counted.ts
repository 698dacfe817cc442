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

/// How that is known: by a column, by the recipe's word that each record is a person, because
/// nothing speaks against it, or not at all yet.
export function countedBy({entity, answered, unit}: Counted): "entity" | "record" | "plain" | "open" {
  if (entity !== null) return "entity"
  if (answered) return "record"
  return unit === "persons" ? "plain" : "open"
}
