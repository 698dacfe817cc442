// Writes the extension as it is installed, with the modules of the npm package beside the script of its form:
//
//   node integrations/ckan/build.mjs FOLDER
//
// The same input gives the same bytes.

import { cp, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { gateModules } from "../../web/embed/gate.mjs"

const here = fileURLToPath(new URL(".", import.meta.url))

/** What is no part of it. */
const LEFT_OUT = ["tests", "build.mjs", "build", "__pycache__", ".gitignore"]

/** Writes it into a folder, which is made if it is not there. */
export async function buildExtension(folder) {
  await cp(here, folder, {
    recursive: true,
    filter: path => !LEFT_OUT.includes(basename(path)) && !path.endsWith(".egg-info"),
  })
  const beside = join(folder, "ckanext", "outis", "public", "outis")
  for (const [name, text] of Object.entries(await gateModules())) await writeFile(join(beside, name), text)
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  await buildExtension(process.argv[2])
