/// Where elements have records and classes from that they show: the worker, asked about the recipe in
/// force.

import type {Calls, Method, RecipeText} from "../../shared/calls.js"
import type {Sources} from "../sources.js"
import {textOf} from "../state/recipe.js"
import {recipeOf} from "../state/state.js"
import type {Context} from "./context.js"

export function sourcesOf({store, client}: Pick<Context, "store" | "client">): Sources {
  const asked = async <M extends Method>(
    method: M,
    params: (recipe: RecipeText) => Calls[M]["params"],
  ): Promise<Calls[M]["result"] | null> => {
    const recipe = recipeOf(store.state)
    if (recipe === null) return null
    const outcome = await client.call(method, params(textOf(recipe))).outcome
    return outcome.ok ? outcome.value : null
  }
  return {
    compareRows: (first, count, choice) => asked("compareRows", recipe => ({recipe, first, count, choice})),
    findRecords: choice => asked("findRecords", recipe => ({recipe, choice})),
    classes: (choice, first, count) => asked("classes", recipe => ({recipe, choice, first, count})),
    openClass: (number, first, count) => asked("openClass", recipe => ({recipe, number, first, count})),
    leftOut: (first, count) => asked("leftOut", recipe => ({recipe, first, count})),
  }
}
