// The very module and bindings that the page carries, in Node.

import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import * as outis from "../../../web/src/generated/outis_wasm.js"

/** The optimised module: OUTIS_WASM, which `cargo xtask test` sets, or where the build puts it. */
export const modulePath =
  process.env.OUTIS_WASM ?? fileURLToPath(new URL("../../../target/browser/outis.wasm", import.meta.url))

/** The bindings, with the module behind them. */
export async function load() {
  outis.initSync({ module: await readFile(modulePath) })
  return outis
}
