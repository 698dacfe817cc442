// What the worker makes of the modules that the page carries packed: those that `cargo xtask build` has made.

import assert from "node:assert/strict"
import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { test } from "node:test"
import { fileURLToPath } from "node:url"
import { written } from "../packing.mjs"
import { load } from "./load.mjs"

const built = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "target", "browser")
const [packed, plain, unpacker] = await Promise.all(
  ["workbook.wasm.lzma", "workbook.wasm", "unpacker.wasm"].map(name => readFile(join(built, name))),
)

/** The module that this would be on a page whose worker knows these bytes for its own. */
async function compiled(bytes, own = bytes) {
  const digest = createHash("sha256").update(own).digest("base64")
  const worker = await load("worker/module.ts", {
    "outis:digests": async () => ({ workbook: digest }),
    "outis:unpacker": async () => unpacker.toString("hex"),
  })
  return worker.compiled("workbook", written(bytes))
}

/** The packed module with other bytes at a place. */
function changed(place, ...bytes) {
  const other = Buffer.from(packed)
  other.set(bytes, place)
  return other
}

test("modules are unpacked as they were built", async () => {
  const { newUnpacker } = await load("worker/unpacking.ts", { "outis:unpacker": async () => unpacker.toString("hex") })
  const { memory, room, part, place } = await newUnpacker()
  const start = room(packed.length)
  new Uint8Array(memory.buffer).set(packed, start)
  const parts = []
  for (let length = part(); length > 0; length = part())
    parts.push(Buffer.from(memory.buffer.slice(place(), place() + length)))
  assert.ok(Buffer.concat(parts).equals(plain))
  assert.equal(part(), 0)
  assert.ok((await compiled(packed)) instanceof WebAssembly.Module)
})

test("a browser that compiles no stream of the page's own has the module nevertheless", async () => {
  const { compileStreaming } = WebAssembly
  for (const other of [undefined, () => Promise.reject(new TypeError("no"))])
    try {
      WebAssembly.compileStreaming = other
      assert.ok((await compiled(packed)) instanceof WebAssembly.Module)
    } finally {
      WebAssembly.compileStreaming = compileStreaming
    }
})

test("a module that is not the page's own is refused before anything is unpacked", async () => {
  await assert.rejects(compiled(changed(packed.length - 9, 1), packed), /the page's module is not its own/)
})

test("a module that is cut off, or says that it is longer, is refused", async () => {
  for (const end of [0, 5, 12, 13, 18, packed.length >> 1, packed.length - 1])
    await assert.rejects(compiled(packed.subarray(0, end)), /the page's module is not whole/, `${end} bytes`)
  const longer = Buffer.alloc(4)
  longer.writeUInt32LE(plain.length + 1)
  await assert.rejects(compiled(changed(5, ...longer)), /the page's module is not whole/)
})

test("a module that says it needs a gigabyte is refused", async () => {
  await assert.rejects(compiled(changed(1, 0, 0, 0, 64)), /the page's module is not whole/)
  await assert.rejects(compiled(changed(5, 0, 0, 0, 64)), /the page's module is not whole/)
})
