/// What of the data a file holds, in words.

import type {Held} from "../state/held.js"
import {list, nameOf, words} from "../words.js"

/// One sentence for what is to be saved: which columns' values stand in it, and how many.
export function heldText(held: readonly Held[]): string {
  if (held.length === 0) return words("held-nothing")
  const merged = new Map<string, Held>()
  for (const one of held) {
    const key = JSON.stringify([one.part, one.column])
    const known = merged.get(key)
    // Several models may decide by one class, or name the same column.
    merged.set(
      key,
      known === undefined ? one : {...one, values: one.part === "deciding" ? known.values : known.values + one.values},
    )
  }
  const deciding = [...merged.values()].filter(({part}) => part === "deciding").map(({column}) => nameOf(column ?? ""))
  const others = [...merged.values()]
    .filter(({part}) => part !== "deciding")
    .map(({part, column, values}) => words(`held-${part}`, {values, name: nameOf(column ?? "")}))
  const parts = [...others, ...(deciding.length === 0 ? [] : [words("held-deciding", {names: list(deciding)})])]
  return words("held-some", {sure: held.some(({part}) => part !== "bounds") ? "yes" : "no", parts: list(parts)})
}
