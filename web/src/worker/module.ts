import digests from "outis:digests"
import {decompress} from "fzstd"

/// The digits of base91 as the page writes it (`web/packing.mjs`, which packs, and `web/loader.js`).
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%()*+,-./:;=?@[\\]^_`{|}~'\""

/// Compiles a module that the page holds in a block of its own, as Zstandard in base91. The policy names
/// the program that this worker is a part of, and the program its modules: no other is compiled.
export async function compiled(which: keyof typeof digests, text: string): Promise<WebAssembly.Module> {
  const values = new Uint8Array(128)
  for (let value = 0; value < DIGITS.length; value += 1) values[DIGITS.charCodeAt(value)] = value
  const characters = new TextEncoder().encode(text)
  // Two characters are thirteen bits; one that is left over is six.
  const pairs = characters.length >> 1
  const packed = new Uint8Array((pairs * 13 + (characters.length & 1) * 6) >> 3)
  let [bits, length, end] = [0, 0, 0]
  for (let place = 0; place < characters.length; place += 2) {
    const width = place < 2 * pairs ? 13 : 6
    const first = values[characters[place] ?? 0] ?? 0
    const second = values[characters[place + 1] ?? 0] ?? 0
    bits = (bits << width) | (width < 13 ? first : first * 91 + second)
    for (length += width; length >= 8; end += 1) {
      length -= 8
      packed[end] = bits >> length
    }
  }
  await verify(digests[which], packed)
  return WebAssembly.compile(decompress(packed) as Uint8Array<ArrayBuffer>)
}

/// Refuses bytes that are not those that the page was built with. A page that came over a connection
/// that anyone could have changed has nothing to hash with, and no program to believe either.
async function verify(digest: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const {subtle} = crypto as {subtle?: SubtleCrypto}
  if (subtle === undefined) return
  const found = new Uint8Array(await subtle.digest("SHA-256", bytes))
  if (btoa(String.fromCharCode(...found)) !== digest) throw new Error("the page's module is not its own")
}
