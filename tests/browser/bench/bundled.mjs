// A bench's worker with the page's module in it.

import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { written } from "../../../web/packing.mjs"
import { build } from "../lib/packages.mjs"

const root = fileURLToPath(new URL("../../../", import.meta.url))

/** The worker of this folder in one text, as an expression for a script element. */
export async function bundled(worker) {
  const wasm = process.env.OUTIS_WASM ?? join(root, "target", "browser", "outis.wasm")
  const packed = await readFile(`${wasm}.lzma`)
  const unpacker = await readFile(join(dirname(wasm), "unpacker.wasm"))
  const digest = createHash("sha256").update(packed).digest("base64")
  const texts = {
    "outis:engine": written(packed),
    "outis:digests": { engine: digest },
    "outis:unpacker": unpacker.toString("hex"),
  }
  const { outputFiles } = await build({
    entryPoints: [join(root, "tests", "browser", "bench", worker)],
    bundle: true,
    write: false,
    format: "iife",
    target: "chrome111",
    logLevel: "warning",
    plugins: [
      {
        name: "texts",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^outis:/ }, ({ path }) => ({ path, namespace: "texts" }))
          onLoad({ filter: /.*/, namespace: "texts" }, ({ path }) => ({
            contents: `export default ${JSON.stringify(texts[path])}`,
            loader: "js",
          }))
        },
      },
    ],
  })
  return JSON.stringify(outputFiles[0].text).replaceAll("</", "<\\/").replaceAll("<!--", "\\x3C!--")
}
