// What may not stand in the page's code, whatever its purpose: not in our source, and
// not in what other packages bring into the file, but for the exceptions named here.
//
// The policy in the page already stops most of it. This says so at the place,
// and stops what a policy cannot.

import { transform } from "esbuild"
import { readFile, readdir } from "node:fs/promises"
import { dirname, join, relative, sep } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import { bundle, entries } from "./bundle.mjs"

const rules = {
  network: [
    "reaches the network",
    /\b(fetch|importScripts|sendBeacon)\s*\(|\b(XMLHttpRequest|WebSocket|WebTransport|EventSource|RTCPeerConnection)\b/,
  ],
  leaving: [
    "leaves the page, which no policy stops",
    /\bwindow\.open\b|\blocation(\.href)?\s*=[^=]|\blocation\.(assign|replace)\b|_blank/,
  ],
  markup: [
    "reads text as markup",
    new RegExp(
      "\\b(innerHTML|outerHTML|insertAdjacentHTML|document\\.write|unsafeHTML|unsafeSVG|DOMParser"
        + "|createContextualFragment)\\b",
    ),
  ],
  style: [
    "is blocked by the policy; set properties, or adopt a sheet",
    /\bstyle\s*=\s*["'$`]|\bstyleMap\b|setAttribute\(\s*["'`]style/,
  ],
  code: ["runs text as code", /\beval\s*\(|\bnew Function\b|\bcreateScript\b|\bcreateElement\(\s*["'`]script/],
  store: [
    "stores something the user did not save",
    /\b(localStorage|sessionStorage|indexedDB|serviceWorker|caches)\b|\bdocument\.cookie\b/,
  ],
}

/**
 * Code that breaks a rule and may: the start of its path, that of others below node_modules,
 * the rule, what the line holds, and why it does no harm.
 */
const exceptions = [
  {
    file: "lit-html/lit-html.js",
    rule: "markup",
    holds: ".innerHTML = ",
    reason: "Lit's templates, which are constants of our source, through a policy of its own; harden.js looks at each.",
  },
  {
    file: "d3-selection/",
    rule: "markup",
    holds: "innerHTML",
    reason:
      "selection.html(), which neither Plot nor we call; the policy asks for trusted values, which d3 cannot make.",
  },
  {
    file: "embed/src/headless/node/scope.ts",
    rule: "network",
    holds: "deleteProperty(globalThis, name)",
    reason: "The names of what is taken away from a thread of Node.",
  },
]

/** The rules that a program breaks, as `{rule, why, line}`. */
export function breaches(code) {
  return code.split("\n").flatMap(line =>
    Object.entries(rules)
      .filter(([, [, pattern]]) => pattern.test(line))
      .map(([rule, [why]]) => ({ rule, why, line: line.trim() })),
  )
}

/**
 * What a bundle brings of others, by file: esbuild writes each file's name above what it
 * keeps of it, so that what is left out of the page is not asked about.
 */
export function foreign(code) {
  const files = {}
  let file
  for (const line of code.split("\n")) {
    const named = /^ {2}\/\/ ((?:\S*\/)?node_modules\/\S+|\S+\.(?:js|ts|css)|inline:\S+)$/.exec(line)?.[1]
    if (named !== undefined) file = named
    else if (file !== undefined && /(^|\/)node_modules\//.test(file))
      (files[file.replace(/^.*node_modules\//, "")] ??= []).push(line)
  }
  return Object.fromEntries(Object.entries(files).map(([file, lines]) => [file, lines.join("\n")]))
}

/** Which faults remain of `found`, entries `{file, rule, line}`, and which exceptions nothing needs. */
export function judged(found, exceptions) {
  const fits =
    ({ file, rule, line }) =>
    exception =>
      file.startsWith(exception.file) && rule === exception.rule && line.includes(exception.holds)
  return {
    faults: found.filter(fault => !exceptions.some(fits(fault))),
    unused: exceptions.filter(exception => !found.some(fault => fits(fault)(exception))),
  }
}

const web = dirname(fileURLToPath(import.meta.url))

/** Breaches in our own source. */
async function ours() {
  const folders = ["src", join("embed", "src", "headless")].map(folder =>
    readdir(join(web, folder), { recursive: true, withFileTypes: true }),
  )
  const found = []
  for (const entry of (await Promise.all(folders)).flat()) {
    const path = join(entry.parentPath ?? entry.path, entry.name)
    // Bindings are generated from Rust, and never run what they mention.
    if (!entry.isFile() || !path.endsWith(".ts") || path.includes(`generated${sep}outis_`)) continue
    // Comments may name what code may not use.
    const { code } = await transform(await readFile(path, "utf8"), { loader: "ts", target: "esnext" })
    const file = relative(web, path).split(sep).join("/")
    found.push(...breaches(code).map(breach => ({ file, ...breach })))
  }
  return found
}

/** Breaches in what other packages bring into the file. */
async function theirs() {
  const nothing = async () => ""
  const made = ["worker", "notices", "digests", "unpacker"]
  const texts = Object.fromEntries(made.map(name => [`outis:${name}`, nothing]))
  const found = new Map()
  for (const entry of Object.values(entries)) {
    // Readable, and without the bindings, which are there only after a build.
    const { text } = await bundle(entry, {
      texts,
      minify: false,
      metafile: false,
      external: ["*/outis_wasm.js", "*/outis_workbook.js", "*/outis_kinds.js"],
      format: "iife",
    })
    for (const [file, code] of Object.entries(foreign(text))) {
      for (const breach of breaches(code)) found.set(`${file} ${breach.line}`, { file, ...breach })
    }
  }
  return [...found.values()]
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { faults, unused } = judged([...(await ours()), ...(await theirs())], exceptions)
  for (const { file, why, line } of faults) console.log(`${file}: ${why}: ${line}`)
  for (const { file, holds } of unused) console.log(`${file}: nothing needs the exception for: ${holds}`)
  process.exitCode = faults.length + unused.length === 0 ? 0 : 1
}
