// How the page carries its program, as gzip in base91: two characters for thirteen bits. Its modules, which are LZMA
// already (`crates/xtask/src/packing.rs`), are written likewise.

import zopfli from "@gfx/zopfli"
import { gunzipSync, gzipSync } from "node:zlib"
import { DIGITS, readBase91 } from "./base91.mjs"

/** Bytes or text as gzip: by a compressor that is slow and by a tenth better, or `quick`. */
export async function compressed(content, quick = false) {
  return quick
    ? gzipSync(content, { level: 1 })
    : zopfli.gzipAsync(Buffer.from(content), { numiterations: 15, blocksplittingmax: 0 })
}

/** What `loader.js` unpacks. */
export async function packed(content, quick = false) {
  return written(await compressed(content, quick))
}

/** Bytes as digits. What is left of them at the end is one digit more, if that holds it, or two. */
export function written(bytes) {
  let [text, bits, length] = ["", 0, 0]
  for (const byte of bytes) {
    bits = (bits << 8) | byte
    length += 8
    if (length < 13) continue
    length -= 13
    const pair = (bits >> length) & 8191
    text += DIGITS[Math.floor(pair / 91)] + DIGITS[pair % 91]
  }
  const rest = bits & ((1 << length) - 1)
  if (length > 6) {
    const pair = rest << (13 - length)
    return text + DIGITS[Math.floor(pair / 91)] + DIGITS[pair % 91]
  }
  return length > 0 ? text + DIGITS[rest << (6 - length)] : text
}

/** The text that was packed. */
export function unpacked(text) {
  return gunzipSync(readBase91(text)).toString()
}
