/// One record for each person, in figures as messages call them.

import type {FoldedFile} from "../generated/protocol.js"

export function foldFigures({
  records,
  persons,
  several,
  most,
  unassigned,
  columns,
}: FoldedFile): Record<string, number> {
  const values = Object.values(columns).reduce((sum, column) => sum + column.values, 0)
  return {records, persons, several, most, unassigned, values}
}
