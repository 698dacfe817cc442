/// What came of one record for each person, in figures and words as messages have them.

import type {FoldedFile, KeptColumn} from "../generated/protocol.js"
import type {Words} from "./elements/words.js"
import {words} from "./words.js"

export function foldFigures({
  records,
  persons,
  several,
  most,
  unassigned,
  columns,
}: FoldedFile): Record<string, number> {
  const gone = Object.values(columns).filter(({keep}) => keep === "count" || keep === "sum").length
  const values = Object.values(columns).reduce((sum, column) => sum + column.values, 0)
  return {records, persons, several, most, unassigned, values, gone}
}

/// What a column has thrown away, in words.
export function lostBy(column: KeptColumn | undefined, say: Words = words): string {
  const {keep, values, persons, incomplete} = column ?? {keep: "first", values: 0, persons: 0, incomplete: 0}
  const lost =
    keep === "count" || keep === "sum"
      ? say(`fold-lost-${keep}`)
      : values === 0
        ? say("fold-lost-nothing")
        : say("fold-lost-of", {values, persons})
  return incomplete === 0 ? lost : lost + say("between-clauses") + say("fold-incomplete", {incomplete})
}
