/// What is still to be decided about columns that are released: those that may point to people
/// by themselves, and sensitive ones that nothing protects. The figures are
/// Rust's; which of them the recipe has answered is read off the recipe at once.

import type {Acceptable, Attribute, ColumnView, Notice, Recipe, Report, Solution} from "../../generated/protocol.js"
import {own} from "../../shared/own.js"
import {attributeOf, keyOf} from "./recipe.js"
import {exposureLately, type State} from "./state.js"

const aboutColumns: readonly Acceptable[] = ["looks-identifying", "nearly-unique-column"]

/// A column with what there is to say of it.
export interface ColumnQuestion {
  readonly key: string
  readonly notices: readonly Notice[]
}

/// Whether a warning says that a column may point to people by itself.
export function isAboutColumn({code}: Notice): boolean {
  return aboutColumns.some(known => known === code)
}

/// What a written file shows that nobody has decided about.
export function standing({warnings}: Report): readonly Notice[] {
  return warnings.filter(isAboutColumn)
}

/// How many columns that may point to people by themselves were kept on purpose.
export function keptIn({accepted = []}: Report): number {
  return new Set(accepted.map(({attribute}) => attribute)).size
}

/// Records that were suppressed and stay, with `*` in every quasi-identifier.
export function starredIn({input, output, solution}: Report): number {
  return output === null || solution === null ? 0 : solution.suppressed - (input.records - output.records)
}

/// What somebody accepts who keeps a column as it is.
export function acceptedBy({notices}: ColumnQuestion): readonly Acceptable[] {
  return aboutColumns.filter(code => notices.some(notice => notice.code === code))
}

/// What can be made of a column that is neither left out nor kept as it is.
export type Remedy = "quasi-identifier" | "group"

/// Those that the recipe can take: what tells persons apart is never a quasi-identifier.
export function remedies(recipe: Recipe, {grouping}: ColumnView, key: string): readonly Remedy[] {
  if (recipe.records?.entity === key) return []
  const quasi: readonly Remedy[] = attributeOf(recipe, key)?.role === "quasi-identifier" ? [] : ["quasi-identifier"]
  return grouping === undefined ? quasi : [...quasi, "group"]
}

/// Columns that somebody has to decide about.
export function openQuestions(state: State, recipe: Recipe): readonly ColumnQuestion[] {
  return questions(state, recipe, false)
}

/// Those of the questions that a solution leaves: a quasi-identifier that it coarsens is judged by
/// the written file.
export function leftBy(
  solution: Solution | null,
  {attributes}: Recipe,
  asked: readonly ColumnQuestion[],
): readonly ColumnQuestion[] {
  if (solution === null) return asked
  const {recoding} = solution
  const shown = new Set(
    attributes
      .filter(
        attribute =>
          attribute.role !== "quasi-identifier"
          || (recoding.kind === "full-domain" && own(recoding.levels, keyOf(attribute)) === 0),
      )
      .map(keyOf),
  )
  return asked.filter(({key}) => shown.has(key))
}

/// Columns that somebody has decided to keep as they are.
export function keptColumns(state: State, recipe: Recipe): readonly ColumnQuestion[] {
  return questions(state, recipe, true)
}

function questions(state: State, {attributes}: Recipe, accepted: boolean): readonly ColumnQuestion[] {
  const exposure = exposureLately(state)
  if (exposure === null) return []
  const known = [...exposure.warnings, ...exposure.accepted].filter(isAboutColumn)
  if (known.length === 0) return []
  return attributes
    .filter(({role}) => role !== "identifier")
    .flatMap(attribute => {
      const key = keyOf(attribute)
      const notices = known.filter(
        notice => notice.attribute === key && isSaidOf(attribute, notice) && accepts(attribute, notice) === accepted,
      )
      return notices.length === 0 ? [] : [{key, notices}]
    })
}

/// That few share a value is no question of a quasi-identifier: it is coarsened until enough do.
/// What was said of the column in another role may still stand for a moment.
function isSaidOf({role}: Attribute, {code}: Notice): boolean {
  return role !== "quasi-identifier" || code === "looks-identifying"
}

function accepts({accepted = []}: Attribute, {code}: Notice): boolean {
  return accepted.some(known => known === code)
}

/// Sensitive columns that nothing protects against inference, and about which nobody has
/// decided.
export function unprotectedColumns(state: State, {attributes}: Recipe): readonly string[] {
  const warned = new Set(
    (exposureLately(state)?.warnings ?? [])
      .filter(({code}) => code === "sensitive-unprotected")
      .map(({attribute}) => attribute),
  )
  return attributes
    .filter(
      attribute => attribute.role === "sensitive" && attribute.protection === undefined && warned.has(keyOf(attribute)),
    )
    .map(keyOf)
}

/// Sensitive columns that somebody has decided to leave without protection.
export function declinedColumns({attributes}: Recipe): readonly string[] {
  return attributes.filter(({protection}) => protection === "declined").map(keyOf)
}
