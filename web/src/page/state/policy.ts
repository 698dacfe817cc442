/// The policy of an institution that tables are worked on under.

import type {Policy} from "../../generated/protocol.js"
import type {State} from "./state.js"

export interface PolicyState {
  /// What its file is called, or who gave it.
  readonly name: string
  /// As it was given, to the letter: its fingerprint stands in reports.
  readonly text: string
  readonly policy: Policy
  /// Whether the page around gave it, with a file: nobody here puts it away.
  readonly isPortals: boolean
}

/// The policy that the next table is read under: that of the page around goes with its file.
export function policyFor({policy, portal}: Pick<State, "policy" | "portal">): PolicyState | null {
  if (portal !== null && portal.stage !== "asked" && portal.policy !== null) return portal.policy
  return policy?.isPortals === true ? null : policy
}

/// Whether a text is a policy, whatever may be wrong with it.
export function isPolicy(text: string): boolean {
  try {
    return (JSON.parse(text.replace(/^\ufeff/, "")) as {readonly kind?: unknown} | null)?.kind === "policy"
  } catch {
    return false
  }
}
