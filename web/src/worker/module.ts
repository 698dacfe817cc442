import digests from "outis:digests"
import {decompress} from "fzstd"

/// The digits of base85 as the page writes it (`web/packing.mjs`, which packs, and `web/loader.js`).
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%/()*+-;,=.?@^_`{|}~"

/// Compiles a module that the page holds in a block of its own, as Zstandard in base85. The policy names
/// the program that this worker is a part of, and the program its modules: no other is compiled.
export async function compiled(which: keyof typeof digests, text: string): Promise<WebAssembly.Module> {
  const values = new Uint8Array(128)
  for (let value = 0; value < DIGITS.length; value += 1) values[DIGITS.charCodeAt(value)] = value
  const characters = new TextEncoder().encode(text.padEnd(Math.ceil(text.length / 5) * 5, "~"))
  const groups = new DataView(new ArrayBuffer((characters.length / 5) * 4))
  for (let index = 0; index < characters.length; index += 5) {
    let number = 0
    // Whatever goes beyond 32 bits is cut off where it is written.
    for (let place = index; place < index + 5; place += 1)
      number = Math.imul(number, 85) + (values[characters[place] ?? 0] ?? 0)
    groups.setInt32((index / 5) * 4, number)
  }
  const packed = new Uint8Array(groups.buffer, 0, Math.floor((text.length * 4) / 5))
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
