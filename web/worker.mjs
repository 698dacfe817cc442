// The worker and the modules that it compiles, for whoever carries them: the page, and the package for programs.

import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { bundle, entries } from "./bundle.mjs"

/** Each module packed, which lies beside it: `paths` are those of the modules, by what the worker calls them. */
export async function packedModules(paths) {
  const read = Object.entries(paths).map(async ([name, path]) => [name, await readFile(`${path}.lzma`)])
  return Object.fromEntries(await Promise.all(read))
}

/**
 * The worker as one script that compiles these modules and no others, with `unpacker`, the module that unpacks them.
 * `more` is what `bundle` takes.
 */
export function workerFrom(modules, unpacker, more) {
  return bundle(entries.worker, {
    // Pairs of digits repeat where the bytes do, so that packed with the program they take the least.
    texts: { "outis:digests": async () => digests(modules), "outis:unpacker": async () => unpacker.toString("hex") },
    ...more,
  })
}

/** What a worker holds the modules against. */
function digests(modules) {
  const digest = bytes => createHash("sha256").update(bytes).digest("base64")
  return Object.fromEntries(Object.entries(modules).map(([name, bytes]) => [name, digest(bytes)]))
}
