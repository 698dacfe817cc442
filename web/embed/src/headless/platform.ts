/// What a browser and Node do in ways of their own.

import type {Life} from "../../../src/page/watch.js"

export interface Platform {
  /// Starts a worker. Its name says what it is for; the leading one has none.
  startWorker(name?: string): Worker
  /// How it is known that a worker has ended without a word, where it is not told as an error.
  readonly life: Life | undefined
  /// How many calculations go on side by side; others wait.
  readonly together: number
  /// A file at a path; only where there are any.
  fileAt(path: string | URL): Promise<File>
  /// Bytes as a file of this name that can be handed to a worker.
  fileFrom(content: Blob, name: string): File
}

let platform: Platform | null = null

/// To be called once, before anything is asked.
export function setPlatform(chosen: Platform): void {
  platform = chosen
}

export function currentPlatform(): Platform {
  if (platform === null) throw new Error("no platform was chosen")
  return platform
}
