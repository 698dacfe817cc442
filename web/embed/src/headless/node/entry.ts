/// The package in Node: workers are threads, and their text and modules are files beside this one.

import {stat} from "node:fs/promises"
import {availableParallelism} from "node:os"
import {basename, resolve} from "node:path"
import {fileURLToPath} from "node:url"
import {problemError} from "../error.js"
import {setPlatform} from "../platform.js"
import {LentFile} from "./lending.js"
import {ThreadWorker} from "./thread.js"

export * from "../index.js"

/// How many calculations go on side by side at most, however many cores there are.
const MOST = 4

setPlatform({
  startWorker: (name = "") => new ThreadWorker(name),
  life: undefined,
  together: Math.max(1, Math.min(MOST, availableParallelism())),
  async fileAt(place) {
    const path = place instanceof URL ? fileURLToPath(place) : resolve(place)
    const name = basename(path)
    const found = await stat(path).catch(() => null)
    if (found === null) throw problemError({code: "file-not-read", file: name, detail: "no such file"})
    if (!found.isFile()) throw problemError({code: "not-a-file", file: name})
    return new LentFile(name, found.size, path)
  },
  fileFrom: (content, name) => new LentFile(name, content.size, content),
})

/**
 * Does nothing here, where no policy of a page hinders workers.
 */
export function setWorkerAddress(_: string | URL | null): void {}
