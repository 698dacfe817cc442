/// When a helper is given up, and how it is sent away.

import type {ToHelper} from "../shared/helping.js"

/// Milliseconds after which a helper with work that says nothing is taken for dead. One that was
/// only slow takes nothing with it: others do its work.
export const SILENCE = 5_000

/// Nothing is heard of the helper any more, and it ends.
export function dismiss(port: MessagePort): void {
  port.onmessage = null
  port.postMessage({kind: "end"} satisfies ToHelper)
  port.close()
}
