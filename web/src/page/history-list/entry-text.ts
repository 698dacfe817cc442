/// What entries of the history are called.

import type {Entry} from "../state/history.js"
import {words} from "../words.js"

/// What an entry is called; one that goes back to another, by that one's name too.
export function entryText(entry: Entry | undefined, entries: readonly Entry[]): string {
  if (entry === undefined) return ""
  const {id, args} = entry.label
  return words(
    id,
    id === "history-back" ? {...args, label: entryText(entries[Number(args["number"]) - 1], entries)} : args,
  )
}
