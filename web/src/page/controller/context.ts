/// What the parts of the controller share.

import type {Recipe} from "../../generated/protocol.js"
import type {Client} from "../client.js"
import {type Label, record} from "../state/history.js"
import type {Settings} from "../state/recipe.js"
import {entryOf} from "../state/state.js"
import type {Store} from "../state/store.js"

export interface Context {
  readonly store: Store
  readonly client: Client
  /// Hierarchy files that were attached, by name: a new worker has to be given them again.
  readonly files: Map<string, ArrayBuffer>
  /// Files beside the table that were given last, by name, whatever came of them: to show the
  /// person what is wrong in them.
  readonly given: Map<string, File>
  /// Says something to people who listen rather than look.
  announce(text: string): void
}

/// Puts changed settings into force under a name in the history.
export function commit({store}: Context, settings: Settings, label: Label, merge = false): void {
  const {history} = store.state
  if (history === null) return
  store.update({history: record(history, {...settings, label}, merge)})
}

/// The same where only the recipe changes.
export function commitRecipe(context: Context, change: (recipe: Recipe) => Recipe, label: Label, merge = false): void {
  const entry = entryOf(context.store.state)
  if (entry !== null) commit(context, {recipe: change(entry.recipe), shelf: entry.shelf}, label, merge)
}
