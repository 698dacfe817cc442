// Puts the package together that anonymizes without a page: what browsers and Node import, the worker and its modules,
// declarations, and the notices of everything inside. The same input gives the same bytes.
//
//   node web/embed/build.mjs MODULE.wasm WORKBOOK.wasm KINDS.wasm UNPACKER.wasm CRATES.json
//
// The arguments are those of `web/build.mjs`.

import { execFile } from "node:child_process"
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { bundle } from "../bundle.mjs"
import { locales } from "../locales.mjs"
import { bundled, notices, plain } from "../notices.mjs"
import { written } from "../packing.mjs"
import { packedModules, workerFrom } from "../worker.mjs"
import { problemWords } from "./words.mjs"

const here = dirname(fileURLToPath(import.meta.url))
const web = dirname(here)
const dist = join(here, "dist")
const source = "embed/src/headless"

/** The oldest Node that runs it. */
const NODE = "node20"

const [engine, workbook, kinds, unpackerPath, cratesPath] = process.argv.slice(2)
const modules = await packedModules({ engine, workbook, kinds })
const unpacker = await readFile(unpackerPath)

const inPage = await workerFrom(modules, unpacker, { first: ["harden.js"] })
// Names stay, for whoever reads where a fault was. Comments, and modules that are functions, would say where packages
// lie on this machine.
const inNode = {
  format: "esm",
  platform: "node",
  target: NODE,
  mainFields: ["module", "main"],
  minify: false,
  minifyWhitespace: true,
}
const inThread = await workerFrom(modules, unpacker, {
  first: [`${source}/node/scope.ts`],
  // What runs first exports nothing, and the package says of its sources that such a file may be left out.
  ignoreAnnotations: true,
  ...inNode,
})

// What a page carries in blocks of its own stays in files of its own, read when it is first needed.
const beside = Object.fromEntries(Object.keys(modules).map(name => [`outis:${name}`, `./${name}.js`]))
const words = {
  "outis:words": async () => problemWords(...(await Promise.all([locales(), locales("cli.ftl")])).map(({ en }) => en)),
}
const forBrowsers = await bundle(`${source}/browser.ts`, {
  texts: { ...words, "outis:worker": async () => inPage.text },
  beside,
  format: "esm",
})
const forNode = await bundle(`${source}/node/entry.ts`, {
  texts: words,
  beside,
  first: [`${source}/node/cores.ts`],
  ...inNode,
})

const files = {
  "headless.js": forBrowsers.text,
  "headless-node.js": forNode.text,
  "outis-worker.js": inPage.text,
  "outis-worker-node.js": inThread.text,
  ...Object.fromEntries(
    Object.entries(modules).map(([name, bytes]) => [
      `${name}.js`,
      `export default ${JSON.stringify(written(bytes))}\n`,
    ]),
  ),
  "NOTICES.txt": plain(await shipped([forBrowsers, forNode, inPage, inThread])),
}
await mkdir(dist, { recursive: true })
for (const [name, content] of Object.entries(files)) await writeFile(join(dist, name), content)
await declarations()
// npm puts the terms of a package beside its description.
await cp(join(web, "..", "LICENSE"), join(here, "LICENSE"))

/** The notices of everything in these scripts and in the modules. */
async function shipped(bundles) {
  const { version, license } = JSON.parse(await readFile(join(here, "package.json"), "utf8"))
  const outis = { name: "Outis", version, licence: license, authors: [], folder: join(web, "..") }
  const crates = JSON.parse(await readFile(cratesPath, "utf8"))
  return notices([outis, ...crates, ...(await bundled(bundles.map(({ metafile }) => metafile)))])
}

/** Writes the declarations of what is exported, and of what these name. */
async function declarations() {
  const folder = await mkdtemp(join(tmpdir(), "outis-types-"))
  try {
    await promisify(execFile)(process.execPath, [
      join(web, "node_modules", "typescript", "bin", "tsc"),
      ...["--project", join(web, "tsconfig.headless.json"), "--noEmit", "false"],
      ...["--declaration", "--emitDeclarationOnly", "--allowImportingTsExtensions", "false"],
      ...["--rootDir", web, "--outDir", folder],
    ])
    const target = join(dist, "types")
    await rm(target, { recursive: true, force: true })
    for (const path of await named(join(folder, source, "browser.d.ts")))
      await cp(path, join(target, relative(folder, path)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A declaration, and all those that it names, directly or not. */
async function named(first) {
  const found = new Set([first])
  for (const path of found) {
    const text = await readFile(path, "utf8")
    for (const [, name] of text.matchAll(/from "(\.[^"]+)\.js"/g)) found.add(join(dirname(path), `${name}.d.ts`))
  }
  return [...found].sort()
}
