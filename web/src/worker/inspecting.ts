/// What is found in the columns of a table, a few of them at a time.

import type {LoadedTable} from "../generated/outis_wasm.js"
import type {Problem} from "../generated/protocol.js"
import type {Control} from "../shared/serve.js"
import {letGo} from "./handles.js"
import {Pace} from "./pace.js"

/// Milliseconds at a stretch, and different values that are looked at: each is asked what it might be.
const STRETCH = 40
const VALUES = {least: 1 << 4, most: 1 << 19, first: 1 << 9}

/// Looks at all columns, so that the table has what it is asked for at hand.
export async function inspecting(table: LoadedTable, control: Control<"load">): Promise<void> {
  const run = table.inspecting()
  try {
    const pace = new Pace(STRETCH, VALUES)
    while (!run.step(pace.budget)) {
      await pace.rest()
      if (control.cancelled) throw {code: "cancelled"} satisfies Problem
    }
  } finally {
    letGo(run)
  }
}
