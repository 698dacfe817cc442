/// A file that the page around gave, and how far it is on its way back.

import {words} from "../words.js"
import type {PolicyState} from "./policy.js"
import {standing} from "./questions.js"
import type {ReleaseState} from "./results.js"
import {resultNow, type State} from "./state.js"

export interface Portal {
  /// What the page around calls this file's way through Outis.
  readonly id: string
  /// Where it is from; null if the browser does not tell.
  readonly origin: string | null
  readonly file: File
  readonly recipe: string | null
  /// What its release must be made under.
  readonly policy: PolicyState | null
  /// What it says to the person.
  readonly note: string | null
  /// Whether the file may be opened is asked; it was opened; its release went back.
  readonly stage: "asked" | "opened" | "returned"
  /// The release that was read again and can go back.
  readonly prepared: ReleaseState["outcome"]
}

/// How the place is called that a file came from: its host, and how it is reached unless that is by https.
export function placeName({origin}: Pick<Portal, "origin">): string {
  if (origin === null) return words("portal-nowhere")
  const {protocol, host} = new URL(origin)
  return protocol === "https:" ? host : origin
}

/// Whether the table that is worked on is the one that came, and nothing else: what somebody puts below it
/// is not the portal's.
export function isPortals({portal, table}: Pick<State, "portal" | "table">): boolean {
  return portal !== null && portal.stage !== "asked" && table?.files.length === 1 && table.files[0] === portal.file
}

/// The release that may go back: of the table that came, under the present settings, with nothing left to
/// be decided.
export function returnable(state: State): ReleaseState | null {
  if (!isPortals(state)) return null
  const release = resultNow(state, "release")
  return release?.outcome != null && standing(release.outcome.report).length === 0 ? release : null
}

/// What the page around is told of the work: where it is, and how much of that is done.
export interface PortalProgress {
  readonly stage: "asked" | "reading" | "working" | "searching" | "writing" | "checked"
  readonly share?: number
}

export function portalProgress(state: State): PortalProgress | null {
  const {portal, reading, results} = state
  if (portal === null || portal.stage === "returned") return null
  if (portal.stage === "asked") return {stage: "asked"}
  if (reading !== null) return {stage: "reading", share: part(reading.read, reading.size)}
  if (!isPortals(state)) return null
  const {release} = results
  if (release?.status === "running")
    return {stage: "writing", share: part(release.progress?.written ?? 0, release.progress?.records ?? 0)}
  if (results.search?.status === "running") return {stage: "searching"}
  return {stage: returnable(state) === null ? "working" : "checked"}
}

/// In tenths: more often nobody needs to hear of it.
function part(done: number, all: number): number {
  return all === 0 ? 0 : Math.floor((10 * done) / all) / 10
}
