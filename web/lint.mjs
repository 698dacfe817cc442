// What may not stand in the page's source, whatever its purpose.
//
// The policy in the page already stops most of it. This says so at the place,
// and stops what a policy cannot.

import { transform } from "esbuild"
import { readFile, readdir } from "node:fs/promises"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"

const rules = [
  ["reaches the network", /\b(fetch|importScripts|sendBeacon)\s*\(|\b(XMLHttpRequest|WebSocket|WebTransport|EventSource|RTCPeerConnection)\b/],
  ["leaves the page, which no policy stops", /\bwindow\.open\b|\blocation(\.href)?\s*=[^=]|\blocation\.(assign|replace)\b|_blank/],
  ["reads text as markup", /\b(innerHTML|outerHTML|insertAdjacentHTML|document\.write|unsafeHTML|unsafeSVG|DOMParser)\b/],
  ["is blocked by the policy; set properties, or adopt a sheet", /\bstyle\s*=\s*["'$`]|\bstyleMap\b|setAttribute\(\s*["'`]style/],
  ["runs text as code", /\beval\s*\(|\bnew Function\b|\bcreateScript\b|\bcreateElement\(\s*["'`]script/],
  ["stores something the user did not save", /\b(localStorage|sessionStorage|indexedDB|serviceWorker|caches)\b|\bdocument\.cookie\b/],
]

const web = dirname(fileURLToPath(import.meta.url))
let faults = 0

for (const entry of await readdir(join(web, "src"), { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath ?? entry.path, entry.name)
  // Bindings are generated from Rust, and never run what they mention.
  if (!entry.isFile() || !path.endsWith(".ts") || path.includes("outis_wasm")) continue
  // Comments may name what code may not use.
  const { code } = await transform(await readFile(path, "utf8"), { loader: "ts", target: "esnext" })
  for (const line of code.split("\n")) {
    for (const [why, pattern] of rules) {
      if (!pattern.test(line)) continue
      console.log(`${relative(web, path)}: ${why}: ${line.trim()}`)
      faults += 1
    }
  }
}

process.exitCode = faults === 0 ? 0 : 1
