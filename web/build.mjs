// Puts the page together: one HTML file that needs no other.
//
//   node web/build.mjs MODULE.wasm SIZES.json
//
// MODULE.wasm is the optimised module that `cargo xtask build` made. The same
// input gives the same bytes: no dates, no paths, and a compressor that is part
// of the lock file rather than of the machine's Node.

import { build, transform } from "esbuild"
import zopfli from "@gfx/zopfli"
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { policy } from "./policy.mjs"

const web = dirname(fileURLToPath(import.meta.url))
const [modulePath, sizesPath] = process.argv.slice(2)

const wasm = await readFile(modulePath)
// Slower than other compressors and by a tenth smaller, in the format that browsers unpack.
const wasmText = Buffer.from(await zopfli.gzipAsync(wasm, { numiterations: 5 })).toString("base64")

const worker = await script("src/worker/worker.ts", { "outis:wasm": async () => wasmText })
const page = await script("src/page/main.ts", { "outis:worker": async () => worker })
const style = await sheet()
const html = await assemble(page, style)

await mkdir(join(web, "dist"), { recursive: true })
await writeFile(join(web, "dist", "outis.html"), html)
await writeFile(sizesPath, JSON.stringify({
  page: Buffer.byteLength(html),
  wasm: wasm.length,
  worker: Buffer.byteLength(worker) - wasmText.length,
}, null, 2) + "\n")

/**
 * Bundles one entry point into one classic script. Classic, because a module
 * worker does not start from file:// in Chromium, nor in a sandboxed frame.
 * `texts` are modules that exist only here; their default export is a text.
 */
async function script(entry, texts) {
  const { outputFiles } = await build({
    absWorkingDir: web,
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: "iife",
    platform: "browser",
    target: ["chrome111", "firefox115", "safari16.4"],
    tsconfig: join(web, "tsconfig.base.json"),
    minify: true,
    charset: "utf8",
    legalComments: "none",
    logLevel: "warning",
    plugins: [inline(texts)],
    inject: [join(web, "harden.js")],
  })
  return outputFiles[0].text.trim()
}

/** Imports that become texts: our own modules, the words, and style sheets. */
function inline(texts) {
  const words = {
    // One text for each language, in the order of their codes.
    "outis:words": async () => {
      const folder = join(web, "..", "locales")
      const files = (await readdir(folder)).filter(name => name.endsWith(".ftl")).sort()
      return Object.fromEntries(await Promise.all(files.map(async name =>
        [name.slice(0, -".ftl".length), await readFile(join(folder, name), "utf8")])))
    },
  }
  const known = { ...words, ...texts }
  return {
    name: "inline",
    setup(build) {
      build.onResolve({ filter: /^outis:/ }, ({ path }) =>
        path in known
          ? { path, namespace: "inline" }
          : { errors: [{ text: `${path} cannot be imported here` }] })
      build.onLoad({ filter: /.*/, namespace: "inline" }, async ({ path }) =>
        ({ contents: `export default ${JSON.stringify(await known[path]())}`, loader: "js" }))
      build.onLoad({ filter: /\.css$/ }, async ({ path }) =>
        ({ contents: await minified(await readFile(path, "utf8")), loader: "text" }))
    },
  }
}

async function minified(css) {
  return (await transform(css, { loader: "css", minify: true, charset: "utf8" })).code.trim()
}

/** The sheets beside the page's entry point, in the order of their names. */
async function sheet() {
  const folder = join(web, "src", "page")
  const files = (await readdir(folder)).filter(name => name.endsWith(".css")).sort()
  const sheets = await Promise.all(files.map(name => readFile(join(folder, name), "utf8")))
  return minified(sheets.join("\n"))
}

/** Fills the shell. Every text is what the policy's hashes are taken of. */
async function assemble(page, style) {
  const code = harmless(page)
  if (/<\/style/i.test(style)) throw new Error("a style sheet may not contain </style")
  for (const text of [code, style]) {
    // A parser would replace these, and the hash would no longer be that of the text.
    if (/[\r\0]/.test(text)) throw new Error("a carriage return or NUL in the script or style")
  }
  const parts = {
    policy: `<meta http-equiv="Content-Security-Policy" content="${policy(code, style)}">`,
    style: `<style>${style}</style>`,
    script: `<script>${code}</script>`,
  }
  let html = await readFile(join(web, "index.html"), "utf8")
  for (const [name, part] of Object.entries(parts)) {
    const pieces = html.split(`<!-- outis:${name} -->`)
    if (pieces.length !== 2) throw new Error(`index.html needs <!-- outis:${name} --> once`)
    html = pieces.join(part)
  }
  return html
}

/**
 * The same program without the two texts that would end or open something in
 * HTML. Both occur only inside literals: esbuild writes neither as an operator.
 */
function harmless(code) {
  return code.replace(/<\/(script)/gi, "<\\/$1").replaceAll("<!--", "\\x3C!--")
}
