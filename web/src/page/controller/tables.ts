/// Tables beside the data: files with the whole population.

import type {Problem, Recipe} from "../../generated/protocol.js"
import type {TableUse} from "../state/actions.js"
import {itemOf, withModel, withValue} from "../state/models.js"
import {fileOfLevels, keyOf, textOf, withoutIdleTables, withTable} from "../state/recipe.js"
import {recipeOf} from "../state/state.js"
import {outcomeOf} from "./ask.js"
import {commitRecipe, type Context} from "./context.js"

export class Tables {
  readonly #context: Context

  constructor(context: Context) {
    this.#context = context
  }

  /// Keeps the file and names it in the recipe. What does not fit is said where it is used,
  /// as for any other setting: the file may be right and the columns not yet described.
  async attach(file: File, use: TableUse): Promise<void> {
    const {store, client, files} = this.#context
    this.#context.given.set(file.name, file)
    const bytes = await file.arrayBuffer()
    const recipe = recipeOf(store.state)
    if (recipe === null) return
    const candidate = this.#using(recipe, file.name, use)
    // A recipe knows files by name: a hierarchy of the same name would be lost.
    const other = recipe.attributes.find(({hierarchy}) => fileOfLevels(hierarchy) === file.name)
    if (other !== undefined)
      return this.#refuse({code: "file-name-taken", file: file.name, attribute: keyOf(other)}, use)
    const outcome = await outcomeOf(
      this.#context,
      client.call("keep", {name: file.name, bytes, recipe: textOf(candidate)}),
    )
    if (outcome === null) return
    if (!outcome.ok) {
      if (outcome.failure.kind === "problem") this.#refuse(outcome.failure.problem, use)
      return
    }
    files.set(file.name, bytes)
    commitRecipe(this.#context, now => this.#using(now, file.name, use), {
      id: "history-population",
      args: {name: file.name},
    })
  }

  /// Says at its place why a file is not used; what was there stays.
  #refuse(problem: Problem, use: TableUse): void {
    const {store} = this.#context
    const {exposure} = store.state.results
    const field = use === "risk" ? "risk.population" : `models[${use.model}].population`
    if (exposure !== null) store.updateResults({exposure: {...exposure, problem: {...problem, field}}})
  }

  #using(recipe: Recipe, name: string, use: TableUse): Recipe {
    const {description} = this.#context.store.state
    const held = withTable(recipe, name)
    if (use === "risk") return withoutIdleTables({...held, risk: {...held.risk, population: name}})
    const model = held.models[use.model]
    if (model === undefined) return held
    const item = itemOf(description, model.model)
    return withModel(held, use.model, withValue(model, "population", name, item), item)
  }
}
