// Builds the part of the package that stands in pages: `node web/embed/gate.mjs` writes into web/embed/dist a
// module for each entry, and its types.

import { execFileSync } from "node:child_process"
import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { build } from "esbuild"

const here = dirname(fileURLToPath(import.meta.url))
const web = dirname(here)

/** What pages import, by what it is called in `dist`. */
const entries = { gate: "src/gate/gate.ts", upload: "src/gate/upload.ts" }

/** The text of each module, by the name of its file. */
export async function gateModules() {
  const { outputFiles } = await build({
    absWorkingDir: here,
    entryPoints: entries,
    outdir: "dist",
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: ["chrome111", "firefox115", "safari16.4"],
    tsconfig: join(web, "tsconfig.base.json"),
    legalComments: "none",
  })
  return Object.fromEntries(outputFiles.map(({ path, text }) => [path.replace(/^.*[\\/]/, ""), text]))
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await mkdir(join(here, "dist"), { recursive: true })
  for (const [name, text] of Object.entries(await gateModules())) await writeFile(join(here, "dist", name), text)
  const compiler = join(web, "node_modules", "typescript", "bin", "tsc")
  const project = join(web, "tsconfig.embed.json")
  // The types name each other by the endings that the modules have.
  execFileSync(process.execPath, [compiler, "--project", project, "--noEmit", "false"], { stdio: "inherit" })
}
