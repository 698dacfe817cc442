// Modules of the page, bundled for Node.

import { createRequire } from "node:module"
import { readFile, readdir } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const require = createRequire(new URL("../../../web/package.json", import.meta.url))
const { build } = require("esbuild")

export const root = fileURLToPath(new URL("../../../", import.meta.url))

/** What this module of `web/src` exports. */
export async function load(path) {
  const { outputFiles } = await build({
    absWorkingDir: join(root, "web"),
    entryPoints: [join("src", path)],
    bundle: true, write: false, format: "esm", target: "node20", logLevel: "warning",
    tsconfig: "tsconfig.base.json",
    plugins: [{
      name: "words",
      setup(build) {
        build.onResolve({ filter: /^outis:words$/ }, ({ path }) => ({ path, namespace: "words" }))
        build.onLoad({ filter: /.*/, namespace: "words" }, async () => ({ contents: JSON.stringify(await locales()), loader: "json" }))
      },
    }],
  })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
}

/** Every locale's text by its code. */
export async function locales() {
  const names = (await readdir(join(root, "locales"))).filter(name => name.endsWith(".ftl"))
  return Object.fromEntries(await Promise.all(names.map(async name =>
    [name.slice(0, -".ftl".length), await readFile(join(root, "locales", name), "utf8")])))
}

/** The texts of all files below this folder whose names end so. */
export async function texts(folder, end) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return Promise.all(entries
    .filter(entry => entry.isFile() && entry.name.endsWith(end))
    .map(entry => readFile(join(entry.parentPath ?? entry.path, entry.name), "utf8")))
}
