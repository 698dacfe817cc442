/// What has become of the files that a person can save. A browser tells a page nothing of a
/// download: whether it was allowed, how far it is, where it went. So what was handed over counts
/// as saved only when the person says so; what the page wrote itself is known.

import type {Saved} from "./actions.js"

export type Fate =
  /// Handed over to the browser, which tells nothing.
  | "handed-over"
  /// The person has it, as they say.
  | "confirmed"
  /// Written into the file that the person picked.
  | "written"
  /// Asked for a file, the person picked none.
  | "declined"
  /// The picked file could not be written.
  | "failed"

/// By file; what is absent was not asked for yet. `key` tells recipes apart, whose file is another
/// after every change.
export type Fates = {readonly [what in Saved]?: {readonly fate: Fate; readonly key?: string}}

/// Whether the person has the file.
export function isSaved(fates: Fates, what: Saved): boolean {
  const fate = fates[what]?.fate
  return fate === "confirmed" || fate === "written"
}

/// Whether the person has the recipe with this key, by itself or with the reports.
export function hasRecipe(fates: Fates, key: string): boolean {
  return (["recipe", "own-files"] as const).some(what => isSaved(fates, what) && fates[what]?.key === key)
}

/// Whether the person has the release itself, by itself or as it is passed on.
export function hasTable(fates: Fates): boolean {
  return isSaved(fates, "release") || isSaved(fates, "recipient")
}

/// Whether the person has the release and a report on it, in whichever form.
export function hasRelease(fates: Fates): boolean {
  return hasTable(fates) && (["report-html", "report-json", "own-files"] as const).some(what => isSaved(fates, what))
}

/// Files that hold a recipe, which is another after every change.
export function holdsRecipe(what: Saved): boolean {
  return what === "recipe" || what === "own-files"
}

/// Without those of a release, since there is another or none.
export function withoutRelease({recipe}: Fates): Fates {
  return recipe === undefined ? {} : {recipe}
}
