// Builds the page with the stand-in for the core, under the same policy:
//
//   node web/test/mock/build.mjs PAGE.html
//
// For looking at the page only; what is shipped is built by `cargo xtask build`.

import { build } from "esbuild"
import { execFile } from "node:child_process"
import { readFile, readdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { policy } from "../../policy.mjs"

const web = join(dirname(fileURLToPath(import.meta.url)), "..", "..")
const [target] = process.argv.slice(2)

const { stdout } = await promisify(execFile)("cargo", ["run", "--quiet", "-p", "outis-cli", "--", "describe", "--json"], { cwd: join(web, ".."), maxBuffer: 1 << 24 })
const worker = await bundle("test/mock/worker.ts", { "outis:description": JSON.parse(stdout) })
const script = (await bundle("src/page/main.ts", { "outis:worker": worker, "outis:words": await words(), "outis:notices": JSON.stringify({ packages: [], texts: [] }) }))
  .replace(/<\/(script)/gi, "<\\/$1").replaceAll("<!--", "\\x3C!--")
const style = await sheet()
const parts = {
  policy: `<meta http-equiv="Content-Security-Policy" content="${policy([script], style)}">`,
  style: `<style>${style}</style>`,
  // Not packed, so that it can be read and stepped through.
  packed: "",
  loader: `<script>${script}</script>`,
}
let html = await readFile(join(web, "index.html"), "utf8")
for (const [name, part] of Object.entries(parts)) html = html.split(`<!-- outis:${name} -->`).join(part)
await writeFile(target, html)

async function bundle(entry, texts) {
  const { outputFiles } = await build({
    absWorkingDir: web, entryPoints: [entry], bundle: true, write: false, format: "iife", platform: "browser",
    target: "chrome111", tsconfig: join(web, "tsconfig.base.json"), charset: "utf8", legalComments: "none", logLevel: "warning",
    plugins: [{
      name: "texts",
      setup(build) {
        build.onResolve({ filter: /^outis:/ }, ({ path }) => ({ path, namespace: "texts" }))
        build.onLoad({ filter: /.*/, namespace: "texts" }, ({ path }) => ({ contents: `export default ${JSON.stringify(texts[path])}`, loader: "js" }))
      },
    }],
  })
  return outputFiles[0].text.trim()
}

async function words() {
  const folder = join(web, "..", "locales")
  const names = (await readdir(folder)).filter(name => name.endsWith(".ftl"))
  return Object.fromEntries(await Promise.all(names.map(async name => [name.slice(0, -4), await readFile(join(folder, name), "utf8")])))
}

async function sheet() {
  const folder = join(web, "src", "page")
  const names = (await readdir(folder)).filter(name => name.endsWith(".css")).sort()
  return (await Promise.all(names.map(name => readFile(join(folder, name), "utf8")))).join("\n").trim()
}
