// Keeps the page's source and the tests in one form: that of Prettier by `.prettierrc.json`, with no
// line longer than it allows. Prettier leaves comments, texts and templates as they are, so that
// their lines are broken by hand.
//
//   node web/format.mjs           says what is not in form
//   node web/format.mjs --write   writes it, and says which lines are still too long

import { readFile, readdir, writeFile } from "node:fs/promises"
import { dirname, join, relative, sep } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { format, resolveConfig } from "prettier"

const root = join(dirname(fileURLToPath(import.meta.url)), "..")

/** Folders that are looked through, and whether what is below them is too. */
const folders = {
  "web": false,
  "web/src": true,
  "web/test": true,
  "web/embed": false,
  "web/embed/src": true,
  "web/embed/test": true,
  "web/embed/examples": true,
  "web/types": true,
  "web/embed": false,
  "web/embed/src": true,
  "web/embed/examples": true,
  "integrations": true,
  "tests/browser": true,
  "tests/wasm": true,
}

/** The files that are kept in form; what is generated is not. */
async function files() {
  const found = []
  for (const [folder, recursive] of Object.entries(folders)) {
    for (const entry of await readdir(join(root, folder), { recursive, withFileTypes: true })) {
      const path = relative(root, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join("/")
      if (entry.isFile() && /\.(ts|mjs|js)$/.test(path) && !path.startsWith("web/src/generated/")) found.push(path)
    }
  }
  return found.sort()
}

/** A text in form, and which of its lines are too long even so, counted from 1. */
export async function formed(path, text) {
  const options = await resolveConfig(join(root, path))
  const made = await format(text, { ...options, filepath: path })
  const long = made.split("\n").flatMap((line, i) => ([...line].length > options.printWidth ? [i + 1] : []))
  return { text: made, long }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const write = process.argv.includes("--write")
  let faults = 0
  for (const path of await files()) {
    const text = await readFile(join(root, path), "utf8")
    const { text: made, long } = await formed(path, text)
    if (made !== text && write) await writeFile(join(root, path), made)
    const said = [
      ...(made === text || write ? [] : ["not in form; see `node web/format.mjs --write`"]),
      ...long.map(line => `line ${line} is too long`),
    ]
    for (const fault of said) console.log(`${path}: ${fault}`)
    faults += said.length
  }
  process.exitCode = faults === 0 ? 0 : 1
}
