/// Defences against what a release would tell together with earlier ones: each is tried before it is taken.

import type {OtherFiles} from "../generated/outis_wasm.js"
import type {Inspection, Model, Recipe} from "../generated/protocol.js"
import type {Calls} from "../shared/calls.js"
import {isProblem} from "../shared/serve.js"
import {reread} from "./attacking.js"
import {letGo} from "./handles.js"
import type {Kept} from "./kept.js"
import {type Cancellable, walked} from "./looking.js"

/// The most records of a table that a defence is tried on, as on the command line.
const MOST_TRIED = 10_000

/// A recipe with a defence in it, and what comes of that.
export async function triedDefence(
  text: string,
  defence: Calls["tryDefence"]["params"]["defence"],
  {kept, files}: {readonly kept: Kept; readonly files: OtherFiles},
  control: Cancellable,
): Promise<Calls["tryDefence"]["result"]> {
  const recipe = JSON.parse(kept.loaded().defended(text, kept.files, files, defence)) as Recipe
  const known = recipe.models.flatMap(model => protectedBy(model) ?? []).filter(name => !isSensitive(recipe, name))
  const models = recipe.models.filter(model => !known.includes(protectedBy(model) ?? ""))
  const made = JSON.stringify({...recipe, models} satisfies Recipe)
  // Levels that are fixed are looked for anew with it.
  const search = recipe.search.algorithm === "fixed" ? {algorithm: "optimal"} : recipe.search
  const suffices = await leadsToRelease(JSON.stringify({...recipe, models, search}), {kept, files}, control)
  return {recipe: made, suffices, unprotected: [...new Set(known)]}
}

function protectedBy(model: Model): string | undefined {
  return "attribute" in model && typeof model.attribute === "string" ? model.attribute : undefined
}

function isSensitive({attributes}: Recipe, name: string): boolean {
  return attributes.some(one => (one.name ?? String(one.column)) === name && one.role === "sensitive")
}

/// Whether a recipe leads to a release that may be written beside earlier ones; null where it would take too
/// long to know.
async function leadsToRelease(
  recipe: string,
  {kept, files}: {readonly kept: Kept; readonly files: OtherFiles},
  control: Cancellable,
): Promise<boolean | null> {
  if ((kept.loaded().inspect() as Inspection).records > MOST_TRIED) return null
  return kept.withOwnJob(recipe, async job => {
    const run = job.search()
    const handles: {free(): void}[] = [run]
    try {
      await walked(run, control)
      const solved = run.solved()
      if (solved === undefined) return false
      handles.push(solved)
      const application = job.apply(solved)
      handles.push(application)
      const release = await reread(application, control)
      handles.push(release)
      release.checkEarlier(files)
      return true
    } catch (thrown) {
      if (isProblem(thrown) && thrown.code === "breaks-earlier") return false
      throw thrown
    } finally {
      letGo(...handles.toReversed())
    }
  })
}
