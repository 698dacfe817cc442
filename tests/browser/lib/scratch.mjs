// Files of a test, gone when it ends.

import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** Runs `body` with a new, empty folder and returns what it returns. */
export async function scratch(body) {
  const folder = await mkdtemp(join(tmpdir(), "outis-test-"))
  try {
    return await body(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
