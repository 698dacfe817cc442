// What the controller's parts share, with a worker that answers when a test tells it to.

import { load } from "./load.mjs"
import { inForce } from "./settled.mjs"

const { Store } = await load("page/state/store.ts")

export const table = { file: { name: "visits.csv" } }

/** A context in which this recipe is in force, what was asked of its worker, and ways to answer. */
export function begun(recipe = { attributes: [], models: [] }, changed = {}) {
  const store = new Store(inForce(recipe, { table, ...changed }))
  const calls = []
  const client = {
    call(method, params, progress) {
      let answer
      const outcome = new Promise(resolve => {
        answer = resolve
      })
      calls.push({ method, params, progress, answer })
      return { outcome }
    },
  }
  const settle = async (index, outcome) => {
    calls[index].answer(outcome)
    for (let turn = 0; turn < 20; turn += 1) await null
  }
  return {
    context: { store, client, announce() {} },
    store,
    calls,
    answer: (index, value) => settle(index, { ok: true, value }),
    refuse: (index, problem) => settle(index, { ok: false, failure: { kind: "problem", problem } }),
    die: index => settle(index, { ok: false, failure: { kind: "dead", death: { message: "" } } }),
    exposure: () => store.state.results.exposure,
  }
}
