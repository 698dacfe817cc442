// How source becomes scripts: for the build, and for whoever looks at what is in them.

import { build, transform } from "esbuild"
import { readFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { languages, locales } from "./locales.mjs"

const web = dirname(fileURLToPath(import.meta.url))

export const entries = { starter: "src/page/starter.ts", page: "src/page/main.ts", worker: "src/worker/worker.ts" }

/**
 * Bundles one entry point into one classic script. Classic, because a module
 * worker does not start from file:// in Chromium, nor in a sandboxed frame.
 * `texts` are modules that exist only here; their default export is a text.
 * `beside` are modules that stay in files of their own, which are read when they are first needed: the place of each.
 * The files in `first` run before it. `bindings` is the folder of the modules' bindings, if they are
 * not those that the build leaves beside the source. `more` overrides esbuild's options.
 * Returns the script as `text`, and as `metafile` what it was made of.
 */
export async function bundle(entry, { texts = {}, beside = {}, first = [], bindings, ...more } = {}) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: web,
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    format: "iife",
    platform: "browser",
    target: ["chrome111", "firefox115", "safari16.4"],
    tsconfig: join(web, "tsconfig.base.json"),
    minify: true,
    // A script beyond Latin letters takes browsers longer to read, and twice the memory.
    charset: "ascii",
    legalComments: "none",
    logLevel: "warning",
    plugins: [inline(texts, beside), bound(bindings)],
    inject: first.map(name => join(web, name)),
    ...more,
  })
  return { text: outputFiles[0].text.trim(), metafile }
}

/** Imports that become texts: our own modules, the words, and style sheets; those `beside` stay imports. */
function inline(texts, beside) {
  const words = { "outis:words": async () => said((await locales()).en), "outis:languages": languages }
  const known = { ...words, ...texts }
  return {
    name: "inline",
    setup(build) {
      build.onResolve({ filter: /^outis:/ }, ({ path }) => {
        if (path in beside) return { path: beside[path], external: true }
        if (path in known) return { path, namespace: "inline" }
        return { errors: [{ text: `${path} cannot be imported here` }] }
      })
      build.onLoad({ filter: /.*/, namespace: "inline" }, async ({ path }) => ({
        contents: `export default ${JSON.stringify(await known[path]())}`,
        loader: "js",
      }))
      build.onLoad({ filter: /\.css$/ }, async ({ path }) => ({
        contents: await minified(await readFile(path, "utf8")),
        loader: "text",
      }))
    },
  }
}

/** The messages of a text of Fluent without what is said about them, and indented no further than must be. */
export function said(text) {
  return text
    .replace(/^#.*\n/gm, "")
    .replace(/\n{2,}(?=[a-z-])/g, "\n")
    .replace(/\n +/g, "\n ")
}

/** The bindings of the modules from another place. */
function bound(bindings) {
  return {
    name: "bindings",
    setup(build) {
      if (bindings !== undefined)
        build.onResolve({ filter: /\/generated\/outis_(wasm|workbook|kinds)\.js$/ }, ({ path }) => ({
          path: join(bindings, basename(path)),
        }))
    },
  }
}

/** A script without its comments and spaces; what it calls things stays. */
export async function uncommented(script) {
  return (await transform(script, { minifyWhitespace: true, charset: "utf8" })).code
}

export async function minified(css) {
  return (await transform(css, { loader: "css", minify: true, charset: "utf8" })).code.trim()
}
