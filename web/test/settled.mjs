// States as the store keeps them: with the keys of their recipe.

import { load } from "./load.mjs"

const { begin } = await load("page/state/history.ts")
const { noResults } = await load("page/state/results.ts")
const { initial, withKeys } = await load("page/state/state.ts")

/** A state with what is changed of the first one, and with these results. */
export function settled({ results = {}, ...changed }) {
  return withKeys({ ...initial, ...changed, results: { ...noResults, ...results } }, initial)
}

/** A state in which a recipe is in force. */
export function inForce(recipe, changed = {}) {
  return settled({
    history: begin({ recipe, shelf: new Map(), label: { id: "history-loaded", args: {} } }),
    ...changed,
  })
}
