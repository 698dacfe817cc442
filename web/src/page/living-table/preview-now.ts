/// What is known of the table as it would be under the present settings.

import type {Recipe} from "../../generated/protocol.js"
import type {Preview} from "../../shared/calls.js"
import type {State} from "../state/state.js"

/// `value` is null as long as nothing is known of it.
export interface PreviewNow {
  readonly value: Preview | null
  readonly isGoing: boolean
}

/// Null where it is not worked out.
export function previewNow(state: State): PreviewNow | null {
  const {preview} = state.results
  if (preview === null || preview.problem !== null) return null
  // What was shown under other settings says nothing of these.
  const value = preview.key === state.keys?.search ? preview.value : null
  return {value, isGoing: value === null || preview.status !== "done"}
}

/// Why there is nothing to show. Levels that the recipe names are the only ones that were tried.
export function nothingFound({search}: Recipe, spent: boolean): "find-fixed-fails" | "living-none" | "living-spent" {
  if (search.algorithm === "fixed") return "find-fixed-fails"
  return spent ? "living-spent" : "living-none"
}
