/// The named history of the settings. Nothing that was ever set is dropped: a change made
/// after going back is put at the end, after an entry that says where one had gone back to.

import type {Comparison} from "../../generated/protocol.js"
import type {Settings} from "./recipe.js"
import type {Answer, SearchState} from "./results.js"

/// What an entry is called: a message of `locales/` with its arguments.
export interface Label {
  readonly id: string
  readonly args: Readonly<Record<string, string | number>>
}

/// What settings came to, to be shown again by whoever goes back to them.
export interface Outcome {
  /// The search that ended under them, if there was one.
  readonly search: SearchState | null
  /// The table that was found or fixed, or that its levels do not hold; null where none was.
  readonly comparison: Answer<Comparison> | null
}

export interface Entry extends Settings {
  readonly label: Label
  /// Once something came of them.
  readonly outcome?: Outcome
}

export interface History {
  /// Never empty.
  readonly entries: readonly Entry[]
  /// The entry that holds.
  readonly index: number
}

export function begin(entry: Entry): History {
  return {entries: [entry], index: 0}
}

export function current({entries, index}: History): Entry {
  const entry = entries[index]
  if (entry === undefined) throw new RangeError("a history has a current entry")
  return entry
}

/// Where the changes in a row that are called so began: what another choice of the same thing
/// starts from.
export function begun({entries, index}: History, id: Label["id"]): Entry {
  const last = entries.slice(0, index + 1).findLast((entry, i) => i === 0 || entry.label.id !== id)
  return last ?? current({entries, index})
}

/// With one more change. Changes of one thing in a row, such as typing a number, are one
/// entry if they carry the same label but for its arguments and `merge` says so.
export function record(history: History, entry: Entry, merge = false): History {
  const {entries, index} = history
  const here = current(history)
  if (index === entries.length - 1) {
    if (
      merge
      && index > 0
      && here.label.id === entry.label.id
      && here.label.args["name"] === entry.label.args["name"]
    ) {
      return {entries: [...entries.slice(0, -1), entry], index}
    }
    return {entries: [...entries, entry], index: index + 1}
  }
  // A second way from here: first say where it starts, then go on.
  const args = here.label.id === "history-back" ? here.label.args : {number: index + 1}
  const back: Entry = {...here, label: {id: "history-back", args}}
  return {entries: [...entries, back, entry], index: entries.length + 1}
}

/// The history in which the settings that hold came to something.
export function withOutcome({entries, index}: History, outcome: Outcome): History {
  return {entries: entries.map((entry, i) => (i === index ? {...entry, outcome} : entry)), index}
}

/// The history at another of its entries.
export function visit({entries, index}: History, next: number): History {
  return {entries, index: next >= 0 && next < entries.length ? next : index}
}
