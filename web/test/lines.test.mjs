// Lines of a file, counted as the core counts them.

import assert from "node:assert/strict"
import { test } from "node:test"
import { load } from "./load.mjs"

const { linesOf } = await load("worker/lines.ts")
const { slices } = await load("worker/slices.ts")

const texts = async (bytes, numbers, encoding = null) =>
  (await linesOf(new Blob([bytes]), numbers, encoding)).map(({ number, text }) => [number, text])

test("lines end in LF, CRLF or CR, the last in nothing", async () => {
  for (const end of ["\n", "\r\n", "\r"])
    assert.deepEqual(await texts(["a", "b", "", "d"].join(end), [2, 3, 4]), [
      [2, "b"],
      [3, ""],
      [4, "d"],
    ])
  assert.deepEqual(await texts("a\nb", [3]), [])
})

test("a slice may end anywhere, between CR and LF or within a letter", async () => {
  const { value: first } = await slices(new Blob([new Uint8Array(3 << 20)])).next()
  for (const before of [0, 1, 2]) {
    const text = `${"x".repeat(first.length - before)}\r\nä\r\nz`
    assert.deepEqual(await texts(text, [2, 3]), [
      [2, "ä"],
      [3, "z"],
    ])
  }
  const letters = `${"x".repeat(first.length - 2)}\nä\nz`
  assert.deepEqual(await texts(letters, [2, 3]), [
    [2, "ä"],
    [3, "z"],
  ])
})

test("of a long line the beginning is taken, and said to go on", async () => {
  const [line] = await linesOf(new Blob(["y".repeat(5 << 20)]), [1], null)
  assert.deepEqual([line.text.length, line.isCut], [200, true])
  const [whole] = await linesOf(new Blob(["y".repeat(200)]), [1], null)
  assert.deepEqual([whole.text.length, whole.isCut], [200, false])
})

test("letters are read as the file has them", async () => {
  const wide = text => new Uint8Array(new Uint16Array([...`\ufeff${text}`].map(c => c.charCodeAt(0))).buffer)
  assert.deepEqual(await texts(wide("a\nß"), [2]), [[2, "ß"]])
  assert.deepEqual(await texts(new Uint8Array([0x61, 0x0a, 0xdf]), [2], "windows-1252"), [[2, "ß"]])
  assert.deepEqual(await texts(new Uint8Array([0x61, 0x0a, 0xdf]), [2], "utf-8"), [[2, "\ufffd"]])
})

test("lines: a row of a sheet goes on in quotation marks", async () => {
  const text = 'a,b\n1,"x\ny"\n2,"say ""z"""\n3,w\n'
  const rows = async numbers =>
    (await linesOf(new Blob([text]), numbers, "utf-8", true)).map(({ number, text }) => [number, text])
  assert.deepEqual(await rows([2, 3, 4]), [
    [2, '1,"x y"'],
    [3, '2,"say ""z"""'],
    [4, "3,w"],
  ])
})
