// Nothing of others is in the built page without its terms.

import assert from "node:assert/strict"
import { execFileSync } from "node:child_process"
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { test } from "node:test"
import { fileURLToPath } from "node:url"
import { bundle, entries } from "../bundle.mjs"
import { notices, packageOf, plain } from "../notices.mjs"
import { unpacked } from "../packing.mjs"

const web = join(dirname(fileURLToPath(import.meta.url)), "..")

/** The notices that the built page carries: the one text in its program that reads so. */
async function carried() {
  const html = await readFile(join(web, "dist", "outis.html"), "utf8")
  const packed = /<script type="text\/plain" id="packed">([^<]*)</.exec(html)[1]
  const program = unpacked(packed)
  const start = program.search(/\{\\?"packages\\?":\[/)
  assert.ok(start > 0, "the page carries no notices")
  const quote = program[start - 1]
  let end = start
  while (program[end] !== quote) end += program[end] === "\\" ? 2 : 1
  // A literal of the program, so that its escapes are read as the browser reads them.
  return JSON.parse(Function(`return ${program.slice(start - 1, end + 1)}`)())
}

function holds({ packages, texts }, name, version) {
  const found = packages.find(found => found.name === name && (version === undefined || found.version === version))
  return (
    found !== undefined
    && found.licence
    && found.texts.length > 0
    && found.texts.every(index => texts[index].length > 10)
  )
}

test("every crate in the module has its notice in the page", async () => {
  const packages = await carried()
  const tree = execFileSync(
    "cargo",
    [
      "tree",
      "--locked",
      "--offline",
      "--package",
      "outis-wasm",
      "--target",
      "wasm32-unknown-unknown",
      "--edges",
      "normal,no-proc-macro",
      "--prefix",
      "none",
      "--format",
      "{p}",
    ],
    { cwd: web, encoding: "utf8" },
  )
  const crates = tree
    .split("\n")
    .filter(line => line !== "" && !line.includes("(/"))
    .map(line => line.split(" "))
  assert.ok(crates.length > 30)
  for (const [name, version] of crates) assert.ok(holds(packages, name, version.slice(1)), `${name} ${version}`)
  assert.ok(holds(packages, "Rust standard library"))
  for (const name of ["ICD-10 (codes)", "ISCO-08 (codes)", "UN M.49 (countries and regions)"])
    assert.ok(holds(packages, name), name)
  const names = packages.packages.find(({ name }) => name.startsWith("Unicode CLDR"))
  assert.match(packages.texts[names.texts[0]], /^UNICODE LICENSE V3/)
})

test("every npm package in the page has its notice, and the lock file's version", async () => {
  const packages = await carried()
  const lock = JSON.parse(await readFile(join(web, "package-lock.json"), "utf8"))
  const nothing = async () => ""
  const { metafile } = await bundle(entries.page, { texts: { "outis:notices": nothing } })
  const folders = new Set(
    Object.entries(Object.values(metafile.outputs)[0].inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => packageOf(path))
      .filter(Boolean),
  )
  assert.ok(folders.size >= 20, `${folders.size} packages`)
  for (const folder of folders) {
    const { version } = lock.packages[folder]
    assert.ok(holds(packages, folder.replace(/^.*node_modules\//, ""), version), `${folder} ${version}`)
  }
})

test("a text stands once, in the name of everybody it belongs to", () =>
  folder(async parent => {
    const mit = "MIT\n\nCopyright A\n"
    const made = await notices([
      await package_(parent, { name: "b", licence: "MIT", files: { LICENSE: mit } }),
      await package_(parent, { name: "a", licence: "MIT", files: { "license.md": mit.replace("\n\n", "\r\n\r\n") } }),
      await package_(parent, { name: "c", licence: "ISC", authors: ["C"], files: {} }),
    ])
    assert.deepEqual(
      made.packages.map(({ name, texts }) => [name, texts]),
      [
        ["a", [1]],
        ["b", [1]],
        ["c", [0]],
      ],
    )
    assert.match(made.texts[0], /^ISC License\n\nCopyright \(c\) C\n/)
    assert.match(plain(made), /^a 1\.0\.0 \(MIT\): text 2\nb 1\.0\.0 \(MIT\): text 2\nc /)
  }))

test("a package without terms is refused by name", () =>
  folder(async parent => {
    for (const licence of [null, "SSPL-1.0"]) {
      const bare = await package_(parent, { name: "nobody", licence, files: { "index.js": "" } })
      await assert.rejects(notices([bare]), /nobody comes without the text of its licence/)
    }
  }))

async function package_(parent, { name, licence, authors = [], files }) {
  const folder = join(parent, name)
  await mkdir(folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text)
  return { name, version: "1.0.0", licence, authors, folder }
}

async function folder(body) {
  const parent = await mkdtemp(join(tmpdir(), "outis-notices-"))
  try {
    await body(parent)
  } finally {
    await rm(parent, { recursive: true, force: true })
  }
}
