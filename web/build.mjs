// Puts the page together: one HTML file that needs no other.
//
//   node web/build.mjs MODULE.wasm WORKBOOK.wasm KINDS.wasm UNPACKER.wasm CRATES.json SIZES.json
//   node web/build.mjs --quick MODULE.wasm WORKBOOK.wasm KINDS.wasm UNPACKER.wasm BINDINGS PAGE.html
//
// MODULE.wasm is the optimised module that `cargo xtask build` made, WORKBOOK.wasm the one for
// workbooks, KINDS.wasm that for sets, places and graphs, beside each the same packed (MODULE.wasm.lzma),
// UNPACKER.wasm what unpacks them, CRATES.json what they are made of. The same input gives the same bytes:
// no dates, no paths, and compressors that are part of a lock file rather than of the machine's Node.
//
// With --quick, what comes of it is for `cargo xtask dev` only: it can be stepped through, and has
// no notices. BINDINGS is the folder of the bindings of these very modules.

import { mkdir, readFile, readdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { parseArgs } from "node:util"
import { bundle, entries, minified, said, uncommented } from "./bundle.mjs"
import { locales, paragraphs } from "./locales.mjs"
import { bundled, notices } from "./notices.mjs"
import { compressed, written } from "./packing.mjs"
import { policy } from "./policy.mjs"
import { packedModules, workerFrom } from "./worker.mjs"

const web = dirname(fileURLToPath(import.meta.url))
const {
  values: { quick },
  positionals,
} = parseArgs({ options: { quick: { type: "boolean" } }, allowPositionals: true })
const [modulePath, workbookPath, kindsPath, unpackerPath, ...others] = positionals
const [cratesPath, sizesPath] = quick ? [] : others
const [bindings, target] = quick ? others : [undefined, join(web, "dist", "outis.html")]

const wasm = await readFile(modulePath)
const workbook = await readFile(workbookPath)
const kinds = await readFile(kindsPath)
const unpacker = await readFile(unpackerPath)
const modules = await packedModules({ engine: modulePath, workbook: workbookPath, kinds: kindsPath })

// The page's own first script hardens the page.
const { text: worker, metafile: inWorker } = await workerFrom(modules, unpacker, {
  first: ["harden.js"],
  bindings,
  minify: !quick,
})
const { text: starter } = await bundle(entries.starter, {
  texts: { "outis:worker": async () => worker },
  minify: !quick,
})
const { text: page } = await bundle(entries.page, {
  texts: { "outis:notices": async () => JSON.stringify(await shipped()) },
  minify: !quick,
})
const style = await sheet()
const html = await assemble(page, style)

await mkdir(dirname(target), { recursive: true })
await writeFile(target, html)
if (!quick) {
  const sizes = {
    page: Buffer.byteLength(html),
    wasm: wasm.length,
    workbook: workbook.length,
    kinds: kinds.length,
    unpacker: unpacker.length,
    worker: Buffer.byteLength(worker),
  }
  await writeFile(sizesPath, JSON.stringify(sizes, null, 2) + "\n")
}

/**
 * The notices of everything in the file. What the page imports is known once it is bundled, so that
 * it is bundled twice.
 */
async function shipped() {
  if (quick) return { packages: [], texts: [] }
  const empty = async () => ""
  const { metafile } = await bundle(entries.page, { texts: { "outis:notices": empty } })
  const { version, license } = JSON.parse(await readFile(join(web, "package.json"), "utf8"))
  const outis = { name: "Outis", version, licence: license, authors: [], folder: join(web, "..") }
  return notices([outis, ...JSON.parse(await readFile(cratesPath, "utf8")), ...(await bundled([metafile, inWorker]))])
}

/** What runs first; the loader readable as it stands in the source, since it is what a reader of the page finds. */
async function loader() {
  const [channel, hardening, reading, loading] = await Promise.all(
    ["channel.js", "harden.js", "base91.mjs", "loader.js"].map(name => readFile(join(web, name), "utf8")),
  )
  // The channel first: what comes after it stops all messages. A block, so that nothing of it is there for the
  // programs that come after.
  const before = (await Promise.all([channel, hardening].map(uncommented))).join("")
  return `${before}{\n${reading.replaceAll(/^export /gm, "")}\n${loading}}\n`
}

/** The sheets beside the page's entry point, in the order of their names. */
async function sheet() {
  const folder = join(web, "src", "page")
  const files = (await readdir(folder)).filter(name => name.endsWith(".css")).sort()
  const sheets = await Promise.all(files.map(name => readFile(join(folder, name), "utf8")))
  return minified(sheets.join("\n"))
}

/** A block of data: browsers run no script of this type. */
function block(id, bytes) {
  return `<script type="text/plain" id="${id}">${written(bytes)}</script>`
}

/** The words of each language but English, which the program has itself. */
async function wordBlocks() {
  const { en, ...others } = await locales()
  return Promise.all(
    Object.entries(others).map(async ([code, text]) => block(`words-${code}`, await compressed(said(text), quick))),
  )
}

/** Fills the shell. Every text is what the policy's hashes are taken of. */
async function assemble(page, style) {
  const first = await loader()
  for (const text of [first, style]) {
    // A parser would replace these or end there, and the hash would no longer be that of the text.
    if (/[\r\0]|<!--|<\/?(script|style)/i.test(text))
      throw new Error("the loader or style holds what HTML would change")
  }
  const parts = {
    policy: `<meta http-equiv="Content-Security-Policy" content="${policy([first, starter, page], style)}">`,
    javascript: await paragraphs("missing-javascript"),
    start: await paragraphs("missing-start"),
    style: `<style>${style}</style>`,
    starter: block("starter", await compressed(starter, quick)),
    packed: block("packed", await compressed(page, quick)),
    words: (await wordBlocks()).join("\n"),
    // Apart from the program and behind its loader, so that the page is seen before its modules are there.
    engine: block("engine", modules.engine),
    workbook: block("workbook", modules.workbook),
    kinds: block("kinds", modules.kinds),
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
