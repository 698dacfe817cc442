// How the page carries its program, as gzip, and its modules, as Zstandard: in base85, five characters for four
// bytes.

import zopfli from "@gfx/zopfli"
import { Zstd } from "@hpcc-js/wasm-zstd"
import { gunzipSync, gzipSync } from "node:zlib"

/** The digits, as in RFC 1924 but for `&`, `<` and `>`, which mean something in HTML. */
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%/()*+-;,=.?@^_`{|}~"

/** Bytes or text as gzip: by a compressor that is slow and by a tenth better, or `quick`. */
export async function compressed(content, quick = false) {
  return quick
    ? gzipSync(content, { level: 1 })
    : zopfli.gzipAsync(Buffer.from(content), { numiterations: 15, blocksplittingmax: 0 })
}

/** Bytes as Zstandard, by a fifth smaller than as gzip: as dense as it can be, or `quick`. */
export async function dense(bytes, quick = false) {
  const zstd = await Zstd.load()
  return zstd.compress(bytes, quick ? 1 : 22)
}

/** What `loader.js` unpacks. */
export async function packed(content, quick = false) {
  return written(await compressed(content, quick))
}

/** Bytes as digits. */
export function written(bytes) {
  let text = ""
  for (let start = 0; start < bytes.length; start += 4) {
    const count = Math.min(4, bytes.length - start)
    let number = 0
    for (let place = 0; place < 4; place += 1) number = number * 256 + (bytes[start + place] ?? 0)
    let group = ""
    for (let place = 0; place < 5; place += 1) {
      group = DIGITS[number % 85] + group
      number = Math.floor(number / 85)
    }
    text += group.slice(0, count + 1)
  }
  return text
}

/** The text that was packed. */
export function unpacked(text) {
  const bytes = Buffer.alloc(Math.ceil(text.length / 5) * 4)
  for (let group = 0; group * 5 < text.length; group += 1) {
    const digits = [...text.slice(group * 5, group * 5 + 5).padEnd(5, DIGITS[84])]
    bytes.writeUInt32BE(
      digits.reduce((number, digit) => number * 85 + DIGITS.indexOf(digit), 0),
      group * 4,
    )
  }
  return gunzipSync(bytes.subarray(0, Math.floor((text.length * 4) / 5))).toString()
}
