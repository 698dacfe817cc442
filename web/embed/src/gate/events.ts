/// What a gate tells the page that it stands in.

import type {ErrorCode, Progress, Result} from "./protocol.js"

/** What may go wrong at this side of the frame, beside what Outis says. */
export type GateFault =
  | ErrorCode
  /** Nobody answers at the address in `src`. */
  | "no-answer"
  /** The file has none of the endings in `accept`. */
  | "not-accepted"
  /** The policy at the address in `policy` could not be had. */
  | "policy-not-found"
  /** The release is not the one whose checksum came with it. */
  | "checksum"
  /** Another file was opened in the gate, so that nothing comes of this one. */
  | "replaced"

/** What came back. */
export type GateResult = Pick<Result, "id" | "release" | "sha256" | "summary" | "report" | "recipe" | "version">

/** What a gate tells. `id` is that of the file, as `open` was given it. */
export interface GateEvents {
  "outis-ready": CustomEvent<{readonly version: string}>
  "outis-progress": CustomEvent<Pick<Progress, "id" | "stage" | "share">>
  "outis-result": CustomEvent<GateResult>
  "outis-cancel": CustomEvent<{readonly id: string}>
  "outis-error": CustomEvent<{readonly id?: string; readonly code: GateFault; readonly field?: string}>
}
