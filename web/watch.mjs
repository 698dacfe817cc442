// Says what has changed in the source of the page, for `cargo xtask dev`: a line `core` if the
// module has to be compiled again, `page` if not. Ends with whoever reads it.

import { watch } from "chokidar"
import { dirname, join, sep } from "node:path"
import { fileURLToPath } from "node:url"

/** How long nothing else may change before it is said, in milliseconds: editors write in pieces. */
const QUIET = 80

const root = join(dirname(fileURLToPath(import.meta.url)), "..")
const core = [
  "crates/core/src",
  "crates/protocol/src",
  "crates/job/src",
  "crates/wasm/src",
  "crates/workbook/src",
  "crates/kinds/src",
  "crates/unpacker/src",
  "Cargo.toml",
  "Cargo.lock",
]
const page = ["web/src", "web/index.html", "web/harden.js", "web/loader.js", "locales"]
const inRoot = path => join(root, ...path.split("/"))

const changed = new Set()
let timer

const watcher = watch([...core, ...page].map(inRoot), {
  ignoreInitial: true,
  // What builds write there themselves.
  ignored: path => path.includes(`${sep}generated${sep}outis_w`),
})
watcher.on("all", (_, path) => {
  changed.add(core.some(place => path.startsWith(inRoot(place))) ? "core" : "page")
  clearTimeout(timer)
  timer = setTimeout(say, QUIET)
})

function say() {
  console.log(changed.has("core") ? "core" : "page")
  changed.clear()
}

process.stdout.on("error", () => process.exit(0))
