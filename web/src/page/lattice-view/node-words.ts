/// A node of the lattice in words: what its columns show of one value, and what it keeps.

import type {Solution} from "../../generated/protocol.js"
import {toldLevel} from "../outcome/examples.js"
import {type Levels} from "../state/lattice.js"
import {keptOf} from "../state/loss.js"
import {inFileOrder} from "../state/recipe.js"
import {recipeOf, type State, recordsIn} from "../state/state.js"
import {list, nameOf, percent, plain, words} from "../words.js"

/// How a node differs from another, as a sentence: what it shows finer, and what coarser.
export function differenceOf(state: State, levels: Levels, other: Levels): string {
  const parts = (isPart: (level: number, was: number) => boolean): string =>
    list(
      inFileOrder(levels, recipeOf(state)).flatMap(([name, level]) => {
        const was = other[name] ?? 0
        if (!isPart(level, was)) return []
        const [shown, before] = [toldLevel(state, name, level), toldLevel(state, name, was)]
        return [
          words("runner-part", {
            name: nameOf(name),
            shown: shown.text,
            told: shown.kind,
            was: before.text,
            before: before.kind,
          }),
        ]
      }),
    )
  const finer = parts((level, was) => level < was)
  const coarser = parts((level, was) => level > was)
  if (finer === "") return words("runner-coarser", {coarser})
  return coarser === "" ? words("runner-finer", {finer}) : words("runner-both", {finer, coarser})
}

/// What such a table keeps and leaves out, as a sentence.
export function keptAndLeft(solution: Solution, loss: number, suppressed: number, state: State): string {
  return withLeft(keptBy(solution, loss, state), suppressed, state)
}

/// That what a table keeps is so much, and how many records it leaves out; of all of them it keeps nothing.
export function withLeft(kept: string, suppressed: number, state: State): string {
  const records = recordsIn(state)
  return suppressed === records
    ? words("outcome-nothing", {records})
    : words("node-keeps", {kept, suppressed: leftOut(state, suppressed)})
}

/// What a table with one level for each column keeps, by the measure of the one that was found.
export function keptBy({loss}: Solution, value: number, state: State): string {
  const kept = keptOf({...loss, value}, state.description, recipeOf(state))
  return kept === null
    ? words("find-kept-loss", {loss: plain(value, 4)})
    : words("find-kept-share", {kept: percent(kept)})
}

/// The same as a mere figure.
export function keptFigure({loss}: Solution, value: number, state: State): string {
  const kept = keptOf({...loss, value}, state.description, recipeOf(state))
  return kept === null ? words("compare-loss", {loss: plain(value, 4)}) : percent(kept)
}

/// How many records it leaves out, or keeps with stars alone.
function leftOut(state: State, suppressed: number): string {
  const style = recipeOf(state)?.suppression.style ?? "drop"
  return words("runner-suppressed", {suppressed, records: recordsIn(state), style})
}

/// What a level shows of a column, behind its name.
export function levelText(state: State, name: string, level: number): string {
  if (level === 0) return words("node-exact", {name: nameOf(name)})
  const {kind, text} = toldLevel(state, name, level)
  return kind === "like"
    ? words("node-level", {name: nameOf(name), shown: text})
    : words("node-words", {name: nameOf(name), how: text})
}
