/// What a table that keeps a part of a column shows of it, and what gives way in return.

import type {ComparedColumn, Comparison} from "../../generated/protocol.js"
import {keptOf} from "../state/loss.js"
import {attributeOf} from "../state/recipe.js"
import type {Remedied} from "../state/remedies.js"
import {recipeOf, type State, recordsIn} from "../state/state.js"
import {cellOf, listUpTo, nameOf, percent, words} from "../words.js"
import {exampleOf, isLost, levelWords, mayShow} from "./level-words.js"

/// So many columns that give way are named.
const most = 3

/// In sentences: an example of the column that is kept, what other columns and records give way to it, and
/// what is kept of all. `now`: the table that it would take the place of.
export function givesWay(name: string, now: Comparison, {solution, columns}: Remedied, state: State): string {
  const before = new Map(now.columns.map(column => [column.name, column]))
  const others = columns.filter(column => column.name !== name)
  const gone = others.filter(column => isLost(column) && !isLostIn(before, column))
  const coarser = others.flatMap(column => {
    const was = before.get(column.name)
    return was === undefined || isLost(column) || (column.level ?? 0) <= (was.level ?? 0) || was.level === null
      ? []
      : [coarserPart(was, column, state)]
  })
  const {style} = recipeOf(state)?.suppression ?? {style: "drop"}
  const records = recordsIn(state)
  const {suppressed} = solution
  const isMoreLeft = suppressed > now.solution.suppressed
  const parts = [
    ...(gone.length === 0
      ? []
      : [
          words("remedy-gone", {
            names: listUpTo(
              most,
              gone.map(one => nameOf(one.name)),
            ),
          }),
        ]),
    ...(coarser.length === 0 ? [] : [listUpTo(most, coarser)]),
    ...(isMoreLeft ? [words("remedy-left-out", {suppressed, records, before: now.solution.suppressed, style})] : []),
  ]
  const own = columns.find(column => column.name === name)
  const example = own?.level == null ? "" : exampleOf(own, own.level)
  const {kind} = solution.recoding
  const [was, then] = [now.solution.loss, solution.loss].map(loss => {
    const kept = keptOf(loss, state.description, recipeOf(state))
    return kept == null ? null : percent(kept)
  })
  return [
    ...(example === "" ? [] : [words("remedy-shows", {example})]),
    ...(kind === "full-domain" ? [] : [words(`others-mixed-${kind}`)]),
    parts.length > 0
      ? words("remedy-gives", {parts: parts.join(words("between-clauses"))})
      : kind === "full-domain"
        ? words("remedy-gives-nothing")
        : "",
    ...(was == null || then == null || was === then ? [] : [words("remedy-kept", {was, then})]),
  ]
    .filter(text => text !== "")
    .join(" ")
}

function isLostIn(columns: ReadonlyMap<string, ComparedColumn>, {name}: ComparedColumn): boolean {
  const column = columns.get(name)
  return column === undefined || isLost(column)
}

/// How a column would read, and how it does: by one of its values where records show it.
function coarserPart(was: ComparedColumn, column: ComparedColumn, state: State): string {
  const recipe = recipeOf(state)
  const hierarchy = recipe === null ? undefined : attributeOf(recipe, column.name)?.hierarchy
  const texts = [column, was].map(({example, level}) => example[level ?? 0])
  const isShown = [column, was].every((one, i) => texts[i] !== undefined && mayShow(one, texts[i]))
  const [shown, before] = isShown
    ? texts.map(text => cellOf(text ?? ""))
    : [column, was].map(one => levelWords(hierarchy, one.level ?? 0, one["values-after"], one))
  const told = isShown ? "like" : "words"
  return words("runner-part", {
    name: nameOf(column.name),
    shown: shown ?? "",
    told,
    was: before ?? "",
    before: told,
  })
}
