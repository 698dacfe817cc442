import digests from "outis:digests"
import {readBase91} from "../../base91.mjs"
import {newUnpacker, unpacked} from "./unpacking.js"

/// Compiles a module that the page holds in a block of its own, as LZMA in base91. The policy names
/// the program that this worker is a part of, and the program its modules: no other is compiled.
export async function compiled(which: keyof typeof digests, text: string): Promise<WebAssembly.Module> {
  // Browsers make it faster meanwhile.
  const unpacker = newUnpacker()
  const packed = readBase91(text)
  await verify(digests[which], packed)
  return unpacked(packed, await unpacker)
}

/// Refuses bytes that are not those that the page was built with. A page that came over a connection
/// that anyone could have changed has nothing to hash with, and no program to believe either.
async function verify(digest: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const {subtle} = crypto as {subtle?: SubtleCrypto}
  if (subtle === undefined) return
  const found = new Uint8Array(await subtle.digest("SHA-256", bytes))
  if (btoa(String.fromCharCode(...found)) !== digest) throw new Error("the page's module is not its own")
}
