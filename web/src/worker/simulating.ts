/// Samples of a population, drawn and looked at one after the other.

import {SimulationRun} from "../generated/outis_wasm.js"
import type {Problem, SimulationReport} from "../generated/protocol.js"
import type {Calls, Simulation} from "../shared/calls.js"
import type {Helpers} from "../shared/helping.js"
import type {Control} from "../shared/serve.js"
import {withContent} from "./attacking.js"
import {letGo} from "./handles.js"
import type {Kept} from "./kept.js"
import {Pace} from "./pace.js"

/// What samples of a file come to, or of the table that is loaded.
export async function simulated(
  {recipe, population, request, workbook}: Calls["simulate"]["params"],
  kept: Kept,
  helpers: Helpers,
  control: Control<"simulate">,
): Promise<Simulation> {
  const run =
    population === null
      ? SimulationRun.onTable(kept.loaded(), recipe, kept.files, request)
      : await withContent(
          population,
          {workbook, helpers},
          control,
          given => new SimulationRun(given, recipe, kept.files, request),
        )
  try {
    const told = (): void => control.progress({done: run.done(), all: run.trials()})
    told()
    const pace = new Pace()
    while (!run.step(pace.budget) && !control.keep) {
      if (await pace.rest()) told()
      if (control.cancelled) throw {code: "cancelled"} satisfies Problem
    }
    return {report: run.report() as SimulationReport, table: run.table()}
  } finally {
    letGo(run)
  }
}
