/// The SHA-256 of files that the page holds.

import type {Hashing} from "./hashing.js"
import {bytesFrom} from "./slices.js"
import type {Wanted} from "./waiting.js"

/// Bytes that are hashed at a time.
const SLICE = 4 << 20

/// Of each, in hex.
export async function fingerprints(
  contents: readonly Blob[],
  hashing: (size: number) => Hashing,
  wanted: Wanted,
): Promise<readonly string[]> {
  const found: string[] = []
  for (const content of contents) {
    const hash = hashing(content.size)
    try {
      for (let start = 0; start < content.size; start += SLICE)
        await hash.add(await bytesFrom(content, start, SLICE), wanted)
      found.push(await hash.finish(wanted))
    } finally {
      hash.end()
    }
  }
  return found
}
