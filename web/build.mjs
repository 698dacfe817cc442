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
const wasmText = await packed(wasm)

// The page's own first script hardens the page.
const worker = await script("src/worker/worker.ts", { "outis:wasm": async () => wasmText }, ["harden.js"])
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
 * The files in `first` run before it.
 */
async function script(entry, texts, first = []) {
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
    inject: first.map(name => join(web, name)),
  })
  return outputFiles[0].text.trim()
}

/** Bytes or text as gzip in base64. */
async function packed(content) {
  // Slower than other compressors and by a tenth smaller, in the format that browsers unpack.
  return Buffer.from(await zopfli.gzipAsync(Buffer.from(content), { numiterations: 5 })).toString("base64")
}

/** What runs first: readable as it stands in the source, since it is what a reader of the page finds. */
async function loader() {
  const texts = ["harden.js", "loader.js"].map(name => readFile(join(web, name), "utf8"))
  return (await Promise.all(texts)).join("")
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
  const first = await loader()
  for (const text of [first, style]) {
    // A parser would replace these or end there, and the hash would no longer be that of the text.
    if (/[\r\0]|<!--|<\/?(script|style)/i.test(text)) throw new Error("the loader or style holds what HTML would change")
  }
  const parts = {
    policy: `<meta http-equiv="Content-Security-Policy" content="${policy([first, page], style)}">`,
    style: `<style>${style}</style>`,
    // A block of data: browsers run no script of this type.
    packed: `<script type="text/plain" id="packed">${await packed(page)}</script>`,
    loader: `<script>${first}</script>`,
  }
  let html = await readFile(join(web, "index.html"), "utf8")
  for (const [name, part] of Object.entries(parts)) {
    const pieces = html.split(`<!-- outis:${name} -->`)
    if (pieces.length !== 2) throw new Error(`index.html needs <!-- outis:${name} --> once`)
    html = pieces.join(part)
  }
  return html
}
