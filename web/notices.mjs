// The notices of what the page or the program is made of: every package with its licence
// and the texts that its licence asks to be passed on, each text once.

import { readFile, readdir } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const web = dirname(fileURLToPath(import.meta.url))

/** Files of a package in which its terms and its authors stand. */
const TERMS = /^(licen[cs]e|copying|copyright|notice|unlicense)\b.*$/i

/** Where the terms of a licence stand that a package names without its text. */
const STANDARD = {
  "Apache-2.0": join(web, "..", "LICENSE"),
  "MIT": join(web, "licences", "MIT.txt"),
  "ISC": join(web, "licences", "ISC.txt"),
  "BSD-2-Clause": join(web, "licences", "BSD-2-Clause.txt"),
  "BSD-3-Clause": join(web, "licences", "BSD-3-Clause.txt"),
}

/**
 * The notices of packages `{name, version, licence, authors, folder}`, in the order of
 * their names: `packages` with the numbers of their `texts`. Those begin alike that stand side by
 * side, which takes little room where they are packed. `folder` is where a package
 * lies, or null for one that lies nowhere. Rejects for a package without terms.
 */
export async function notices(shipped) {
  const ordered = [...shipped].sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
  // By their words: lines broken elsewhere make no other text.
  const texts = new Map()
  const termed = []
  for (const { name, version, licence, authors, folder } of ordered) {
    const own = folder === null ? [] : await terms(folder, licence)
    const found = own.length > 0 ? own : await standard({ name, licence, authors })
    const worded = new Map(found.map(text => [text.replaceAll(/\s+/g, " ").trim(), text]))
    for (const [words, text] of worded) if (!texts.has(words)) texts.set(words, text)
    termed.push({ name, version, licence, words: [...worded.keys()] })
  }
  // Some quote the Apache License within a text of their own.
  const isApart = words => !words.includes("Apache License Version 2.0")
  const inOrder = [...texts.keys()].sort((a, b) => isApart(a) - isApart(b) || compare(a, b))
  const numbers = new Map(inOrder.map((words, number) => [words, number]))
  return {
    packages: termed.map(({ words, ...shipped }) => ({ ...shipped, texts: words.map(each => numbers.get(each)) })),
    texts: inOrder.map(words => texts.get(words)),
  }
}

/** What a package says of its terms in files of its own. */
async function terms(folder, licence) {
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter(entry => entry.isFile() && TERMS.test(entry.name))
    .map(({ name }) => name)
    .sort()
  // Of terms to choose from, Outis takes MIT's where they are offered.
  const choice = names.some(name => /-mit\b/i.test(name)) && !/\bAND\b/.test(licence)
  const taken = choice ? names.filter(name => !/^licen[cs]e-(?!mit)|^(un|copying)/i.test(name)) : names
  return (await Promise.all(taken.map(name => readFile(join(folder, name), "utf8"))))
    .map(tidy)
    .filter(text => text !== "")
}

/** The standard text of a licence, and in whose name it stands. */
async function standard({ name, licence, authors }) {
  const path = Object.entries(STANDARD).find(([id]) => (licence ?? "").split(/[()\s/]+/).includes(id))?.[1]
  if (path === undefined)
    throw new Error(`${name} comes without the text of its licence (${licence ?? "none"}): find out its terms`)
  const holders = authors.length > 0 ? authors.join(", ") : `the authors of ${name}`
  const text = tidy(await readFile(path, "utf8"))
  return text.includes("<holders>") ? [text.replace("<holders>", holders)] : [`Copyright ${holders}`, text]
}

function tidy(text) {
  return text
    .replaceAll("\r\n", "\n")
    .replaceAll(/[ \t\f]+$/gm, "")
    .replaceAll(/\n{3,}/g, "\n\n")
    .replace(/^\n+|\s+$/g, "")
}

function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The npm packages behind what esbuild bundled, by its metafiles. */
export async function bundled(metafiles) {
  const folders = new Set()
  for (const { outputs } of metafiles) {
    for (const { inputs } of Object.values(outputs)) {
      for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
        const folder = bytesInOutput > 0 ? packageOf(path) : undefined
        if (folder !== undefined) folders.add(folder)
      }
    }
  }
  return Promise.all(
    [...folders].map(async path => {
      const folder = join(web, path)
      const {
        name,
        version,
        license,
        author,
        contributors = [],
      } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"))
      const people = [author, ...contributors]
        .filter(Boolean)
        .map(person => (typeof person === "string" ? person : person.name))
      return { name, version, licence: license, authors: people, folder }
    }),
  )
}

/** The folder of the package that a file belongs to; undefined for one of our own. */
export function packageOf(path) {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]
}

/** The notices as one text, for whoever passes a program on. */
export function plain({ packages, texts }) {
  const lines = packages.map(
    ({ name, version, licence, texts }) =>
      `${name} ${version} (${licence}): ${texts.map(index => `text ${index + 1}`).join(", ")}`,
  )
  return (
    [lines.join("\n"), ...texts.map((text, index) => `${"=".repeat(72)}\nText ${index + 1}\n\n${text}`)].join("\n\n")
    + "\n"
  )
}
