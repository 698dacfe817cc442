// Loads the page's modules into Node: bundled in memory, since Node does not read
// TypeScript, and without a document, which the modules tested here do not need.

import { FluentBundle, FluentResource } from "@fluent/bundle"
import { build } from "esbuild"
import { readFile, readdir } from "node:fs/promises"
import { dirname, join, relative, sep } from "node:path"
import { fileURLToPath } from "node:url"
import { languages, locales } from "../locales.mjs"

export { locales }

const web = join(dirname(fileURLToPath(import.meta.url)), "..")

/** The exports of a module below `web/src`. `texts` are modules that only a build makes, by their names. */
export async function load(path, texts = {}) {
  const { outputFiles } = await build({
    absWorkingDir: web,
    entryPoints: [join(web, "src", path)],
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    tsconfig: join(web, "tsconfig.base.json"),
    plugins: [
      {
        name: "texts",
        setup(build) {
          const words = { "outis:words": async () => (await locales()).en, "outis:languages": languages }
          const known = { ...words, ...texts }
          build.onResolve({ filter: /^outis:/ }, ({ path }) =>
            path in known ? { path, namespace: "texts" } : undefined,
          )
          build.onLoad({ filter: /.*/, namespace: "texts" }, async ({ path }) => ({
            contents: JSON.stringify(await known[path]()),
            loader: "json",
          }))
        },
      },
    ],
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString("base64")}`)
}

/** The files in a folder of the repository, and below it unless it is `flat`, whose names end so. */
export async function filesOf(folder, end, { flat = false } = {}) {
  const root = join(web, "..")
  const entries = await readdir(join(root, folder), { recursive: !flat, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile() && entry.name.endsWith(end))
    .map(({ parentPath, path, name }) => join(parentPath ?? path, name))
  return Promise.all(
    paths.map(async path => ({
      path: relative(root, path).split(sep).join("/"),
      text: await readFile(path, "utf8"),
    })),
  )
}

/** The texts of all files below this folder of the repository whose names end so. */
export async function texts(folder, end) {
  return (await filesOf(folder, end)).map(({ text }) => text)
}

/** What the core declares, as its snapshot has it. */
export async function description() {
  const text = (await texts("crates/job/tests/snapshots", "what_this_build_can_do.snap")).join("\n")
  return JSON.parse(text.slice(text.indexOf("\n{")))
}

/** The English words. A missing message or argument is an error, not a gap in the text. */
export async function english() {
  const bundle = new FluentBundle("en", { useIsolating: false })
  const faults = bundle.addResource(new FluentResource((await locales()).en))
  if (faults.length > 0) throw faults[0]
  return (id, args) => {
    // The words of warnings belong to those who warn.
    if (id.startsWith("warning-") && !bundle.hasMessage(id)) return id
    const message = bundle.getMessage(id)
    if (!message?.value) throw new Error(`no message ${id}`)
    return bundle.formatPattern(message.value, { unit: "persons", recordUnit: "persons", match: "own-value", ...args })
  }
}
