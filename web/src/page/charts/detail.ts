/// How detailed the cells of a column are that stand on several levels: parts of its records,
/// from exact to suppressed. Nothing here draws.

import type {Detail, Recipe, Recoding} from "../../generated/protocol.js"
import type {Words} from "../elements/words.js"
import {inFileOrder} from "../state/recipe.js"
import {percentOf} from "./bins.js"

export interface DetailPart {
  /// `ranges` lie between exact cells and coarser levels.
  readonly kind: "exact" | "ranges" | "level" | "root" | "cells" | "missing"
  readonly level: number
  readonly records: number
  /// Of the released records, from 0 to 1.
  readonly share: number
  /// The same in percent as it is told, so that all together are 100.
  readonly percent: number
  /// Where it begins, from 0 to 1.
  readonly start: number
}

/// The parts that there are, from fine to coarse, and missing cells last.
export function detailParts({levels, ranges, "suppressed-cells": cells, missing = 0}: Detail): readonly DetailPart[] {
  const height = levels.length - 1
  const all = [
    {kind: "exact" as const, level: 0, records: levels[0] ?? 0},
    {kind: "ranges" as const, level: 0, records: ranges},
    ...levels
      .slice(1)
      .map((records, i) => ({kind: i + 1 === height ? ("root" as const) : ("level" as const), level: i + 1, records})),
    {kind: "cells" as const, level: height, records: cells},
    {kind: "missing" as const, level: height, records: missing},
  ]
  const whole = Math.max(
    1,
    all.reduce((sum, {records}) => sum + records, 0),
  )
  let counted = 0
  return all
    .filter(({records}) => records > 0)
    .map(part => {
      const start = counted / whole
      counted += part.records
      const share = part.records / whole
      const told = Number((tenths(counted / whole) - tenths(start)).toFixed(1))
      return {...part, start, share, percent: told === 0 || told === 100 ? percentOf(share, 1) : told}
    })
}

function tenths(share: number): number {
  return Math.round(share * 1000) / 10
}

/// The columns of a recoding with their parts; none where each column has one level.
export function recodedColumns(
  recoding: Recoding,
  recipe: Recipe | null,
): readonly {readonly name: string; readonly detail: Detail}[] {
  return recoding.kind === "full-domain"
    ? []
    : inFileOrder(recoding.detail, recipe).map(([name, detail]) => ({name, detail}))
}

/// What a part is called: `exact`, `like 130**`, `*`. `shown`: how a value is written on each level, as
/// far as that is known.
export function partName(
  {kind, level}: Pick<DetailPart, "kind" | "level">,
  words: Words,
  shown: readonly string[] = [],
): string {
  return words(`detail-${kind}`, {level, shown: shown[level] ?? "none"})
}

/// The same with its share of the records.
export function partText(part: DetailPart, words: Words, shown: readonly string[] = []): string {
  return words("detail-part", {part: partName(part, words, shown), share: part.percent})
}

/// The same where it is known in words how a level is shown: `how`.
export function partInWords(part: DetailPart, how: string | null, words: Words): string {
  return part.kind === "level" && how !== null
    ? words("detail-part", {part: how, share: part.percent})
    : partText(part, words)
}

/// How strongly a part is drawn: exact cells fully, the coarser the fainter.
export function partStrength({kind, level}: DetailPart, height: number): number {
  if (kind === "exact") return 1
  if (kind === "ranges") return 0.7
  return kind === "level" ? 0.6 - (0.4 * (level - 1)) / Math.max(1, height - 1) : 0
}
