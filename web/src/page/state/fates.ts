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
  /// Given back to the page around, by the person's click.
  | "returned"
  /// Asked for a file, the person picked none.
  | "declined"
  /// The picked file could not be written.
  | "failed"

/// What a file holds that a person may change after they have saved it: settings, texts of the report,
/// and pins, each as a text that tells it from others.
export interface Contents {
  readonly recipe?: string
  readonly texts?: string
  readonly pins?: string
}

/// By file; what is absent was not asked for yet.
export type Fates = {readonly [what in Saved]?: {readonly fate: Fate; readonly contents?: Contents}}

const changing: {readonly [what in Saved]?: readonly (keyof Contents)[]} = {
  "recipe": ["recipe"],
  "job": ["recipe"],
  "report-html": ["texts"],
  "own-files": ["recipe", "texts"],
  "session": ["recipe", "texts", "pins"],
  "plan-duckdb": ["recipe"],
  "plan-postgres": ["recipe"],
  "plan-spark": ["recipe"],
}

/// What such a file holds of what there is now.
export function contentsOf(what: Saved, now: Contents): Contents {
  return Object.fromEntries((changing[what] ?? []).map(part => [part, now[part]]))
}

/// What became of the file as it would be saved now: one that was saved before a change is another.
export function fateNow(fates: Fates, what: Saved, now: Contents): Fate | undefined {
  const known = fates[what]
  const differs = Object.entries(known?.contents ?? {}).some(([part, text]) => now[part as keyof Contents] !== text)
  return differs ? undefined : known?.fate
}

/// Whether this means that the person has the file.
export function isHad(fate: Fate | undefined): boolean {
  return fate === "confirmed" || fate === "written" || fate === "returned"
}

/// Whether the person has the file, as it was when they saved it.
export function isSaved(fates: Fates, what: Saved): boolean {
  return isHad(fates[what]?.fate)
}

/// Whether the person has a file that holds this of what there is now.
export function hasPart(fates: Fates, part: keyof Contents, now: Contents): boolean {
  return Object.values(fates).some(({fate, contents}) => isHad(fate) && contents?.[part] === now[part])
}

/// Whether the person has the release itself, by itself or as it is passed on.
export function hasTable(fates: Fates): boolean {
  return isSaved(fates, "release") || isSaved(fates, "recipient")
}

/// Whether the person has the release and a report on it, in whichever form.
export function hasRelease(fates: Fates): boolean {
  return hasTable(fates) && (["report-html", "report-json", "own-files"] as const).some(what => isSaved(fates, what))
}

/// Without those of a release, since there is another or none.
export function withoutRelease({recipe, session}: Fates): Fates {
  return {...(recipe === undefined ? {} : {recipe}), ...(session === undefined ? {} : {session})}
}
