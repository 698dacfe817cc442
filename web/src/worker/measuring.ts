/// Files measured as they stand, by the models of a recipe.

import {Measuring, type Files, type GivenFile} from "../generated/outis_wasm.js"
import type {Problem} from "../generated/protocol.js"
import type {Calls} from "../shared/calls.js"
import {isProblem} from "../shared/serve.js"
import {held, type Opening, withContent} from "./attacking.js"
import {letGo} from "./handles.js"
import type {Cancellable} from "./looking.js"

/// What the files hold. `hierarchies` are the files that the recipe names.
export async function measured(
  {recipe, files, reference, earlier, policy}: Calls["measure"]["params"],
  hierarchies: Files,
  opening: Opening,
  control: Cancellable,
): Promise<Calls["measure"]["result"]> {
  const measuring = new Measuring(recipe, policy ?? undefined, earlier.length > 0)
  let isOpen = true
  try {
    const sheet = measuring.sheet()
    for (const file of files) {
      const add = (given: GivenFile): void => measuring.addFile(given)
      try {
        await withContent(file, {...opening, sheet}, control, add)
      } catch (thrown) {
        // A release that somebody put into a workbook has a sheet of its own.
        if (sheet === undefined || !isProblem(thrown) || thrown.code !== "missing-sheet") throw thrown
        await withContent(file, opening, control, add)
      }
    }
    for (const file of reference)
      await withContent(file, {...opening, sheet}, control, given => measuring.addReference(given))
    const others = await held({known: [], earlier}, recipe, opening, control)
    try {
      isOpen = false
      const [reportText, refusal] = measuring.finish(hierarchies, others) as [string, Problem | null]
      return {reportText, refusal}
    } finally {
      letGo(others)
    }
  } finally {
    if (isOpen) letGo(measuring)
  }
}
