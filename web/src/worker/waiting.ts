/// Waiting for somebody who takes bytes, and may be slower than whoever gives them.

import type {Problem} from "../generated/protocol.js"

/// Bytes that may be on their way to somebody.
export const UNDER_WAY = 32 << 20

/// Milliseconds between two looks at whether somebody still waits.
const LOOK = 100

/// Whether somebody still waits for what is being made.
export interface Wanted {
  readonly cancelled: boolean
}

/// Rests for a moment, or until what `asleep` is given is called. Fails with `cancelled` if nobody
/// waits any more.
export async function rest(wanted: Wanted, asleep: (wake: () => void) => void): Promise<void> {
  await new Promise<void>(resolve => {
    asleep(resolve)
    setTimeout(resolve, LOOK)
  })
  if (wanted.cancelled) throw {code: "cancelled"} satisfies Problem
}
