/// What becomes of each column, in words: the same in a sentence and in a table.

import {type Attribute, type ComparedColumn, type Report, roles} from "../../generated/protocol.js"
import {own} from "../../shared/own.js"
import {detailParts, partInWords} from "../charts/detail.js"
import {reasonWords} from "../column-row/reason-words.js"
import type {Words} from "../elements/words.js"
import {perturbedWords} from "../model-outcome/perturbed-words.js"
import {type DetailLeft, detailLeft, levelWords, onlyText} from "../outcome/level-words.js"
import {columnOf, keyOf} from "../state/recipe.js"
import {cellOf, listUpTo, nameOf} from "../words.js"
import type {Dossier} from "./dossier-of.js"
import {markup, type Markup, nothing} from "./markup.js"
import {section, toldApart} from "./report-parts.js"

/// What is left of a column in the file that was written. `none`: of no column, since no record is.
type Left = DetailLeft | "removed" | "as-it-is" | "untrue" | "none"

interface Fate {
  readonly name: string
  readonly attribute: Attribute
  readonly left: Left
  /// How it is shown, behind its name, in parts.
  readonly how: readonly string[]
}

/// So many columns are named of each kind; the table has them all.
const most = 5

/// The order in which a sentence tells of columns.
const told: readonly Exclude<Left, "none">[] = [
  "removed",
  "coarser",
  "mixed",
  "nearly",
  "same",
  "gone",
  "exact",
  "untrue",
  "as-it-is",
]

export function columnFates(report: Report, {recipe, compared}: Dossier, words: Words): readonly Fate[] {
  return recipe.attributes.map(attribute => {
    const key = keyOf(attribute)
    const name = nameOf(key)
    if (attribute.role === "identifier")
      return {name, attribute, left: "removed", how: [words("dossier-shown-removed")]}
    if (report.output?.records === 0) return {name, attribute, left: "none", how: [words("dossier-shown-none")]}
    const {left, how} =
      attribute.role === "quasi-identifier"
        ? fateOf(
            attribute,
            report,
            compared.find(one => one.name === key),
            words,
          )
        : attribute.perturb === undefined
          ? ({left: "as-it-is", how: [words("dossier-shown-as-it-is")]} as const)
          : ({left: "untrue", how: [perturbedWords(attribute.perturb, words)]} as const)
    // What stands before cells that look like formulas is no value, but it is in the file.
    const isGuarded = report.warnings.some(({code, attribute}) => code === "formulas-guarded" && attribute === key)
    return {name, attribute, left, how: isGuarded ? [...how, words("outcome-apostrophe")] : how}
  })
}

/// Of a quasi-identifier.
function fateOf(
  attribute: Attribute,
  {solution}: Report,
  column: ComparedColumn | undefined,
  words: Words,
): Pick<Fate, "left" | "how"> {
  const known = column === undefined ? null : detailLeft(column)
  if (known === "gone" || known === "exact") return {left: known, how: [words(`dossier-shown-${known}`)]}
  if (column !== undefined && known === "same")
    return {left: known, how: [words("dossier-shown-same", {shown: cellOf(onlyText(column) ?? "")})]}
  const recoding = solution?.recoding
  const key = keyOf(attribute)
  if (recoding?.kind === "full-domain") {
    const level = own(recoding.levels, key) ?? 0
    if (level === 0) return {left: "exact", how: [words("dossier-shown-exact")]}
    // How many groups there are is known of the table that was compared alone.
    const how =
      column === undefined
        ? words("dossier-shown-level", {level})
        : levelWords(attribute.hierarchy, level, column["values-after"], column)
    return {left: "coarser", how: [how]}
  }
  const detail = recoding === undefined ? undefined : own(recoding.detail, key)
  const parts = detail === undefined ? [] : detailParts(detail)
  const how = parts.map(part => partInWords(part, shownOnLevel(attribute, column, part.level), words))
  return {left: known === "nearly" ? known : "mixed", how}
}

/// How a level of a column is shown, in words; null where the table that was compared is not known.
function shownOnLevel(attribute: Attribute, column: ComparedColumn | undefined, level: number): string | null {
  const labels = column?.labels[level]
  return labels === undefined ? null : levelWords(attribute.hierarchy, level, labels, column)
}

/// The same by the name of the column.
export function levelShown(dossier: Dossier | null, name: string, level: number): string | null {
  const attribute = dossier?.recipe.attributes.find(one => keyOf(one) === name)
  const column = dossier?.compared.find(one => one.name === name)
  return attribute === undefined ? null : shownOnLevel(attribute, column, level)
}

/// What became of the columns, as sentences.
export function columnSentences(fates: readonly Fate[], words: Words): string {
  return told
    .flatMap(left => {
      const those = fates.filter(fate => fate.left === left)
      if (those.length === 0) return []
      const names = those.map(({name, how}) =>
        left === "coarser" ? words("outcome-coarser", {name, how: how.join(", ")}) : name,
      )
      return [words(`dossier-columns-${left}`, {names: listUpTo(most, names), count: those.length})]
    })
    .join(" ")
}

/// Every column with its role, the reason for that, and what the release shows of it.
export function columnTable(fates: readonly Fate[], {suggested}: Dossier, words: Words): Markup {
  return markup`
${section(words("dossier-columns"))}
<p class="quiet">${roles
    .filter(role => fates.some(({attribute}) => attribute.role === role))
    .map(role => words("dossier-role-means", {role: words(`role-${role}`), means: words(`term-${role}-means`)}))
    .join(" ")}</p>
<table class="columns">
<thead><tr>${["report-attribute", "dossier-role", "dossier-shown"].map(
    id => markup`<th scope="col">${words(id)}</th>`,
  )}</tr></thead>
<tbody>${fates.map(({name, attribute, how}) => {
    const column = columnOf(suggested, keyOf(attribute))
    return markup`<tr>
<th scope="row">${name}</th>
<td>${words(`role-${attribute.role}`)}${
      column === undefined
        ? nothing
        : markup`<span class="note">${words(
            column.role === attribute.role ? "dossier-reason-same" : "dossier-reason-other",
            {
              role: words(`role-${column.role}`),
              certainty: words(`certainty-${column.certainty}`),
              reason: reasonWords(column),
            },
          )}</span>`
    }</td>
<td>${toldApart(how)}</td>
</tr>`
  })}</tbody>
</table>`
}
