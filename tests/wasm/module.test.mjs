// What the module is made of, whatever it can do.

import assert from "node:assert/strict"
import { readFile } from "node:fs/promises"
import { test } from "node:test"
import { load, modulePath } from "./lib/load.mjs"

test("wasm answers", async () => {
  const { version } = await load()
  assert.match(version(), /^\d+\.\d+\.\d+$/)
})

test("the module imports nothing but its bindings", async () => {
  const imports = WebAssembly.Module.imports(await WebAssembly.compile(await readFile(modulePath)))
  assert.deepEqual(
    imports.filter(({ module }) => module !== "./outis_wasm_bg.js"),
    [],
  )
})

test("no folder of the machine that built it stands in the module", async () => {
  const text = (await readFile(modulePath)).toString("latin1")
  for (const trace of [process.cwd(), process.env.HOME, process.env.CARGO_HOME, ".cargo/registry", ".rustup"]) {
    if (trace && trace.length > 1) assert.ok(!text.includes(trace), "a path of this machine")
  }
})
