import carried from "outis:wasm"

/// The digits of base85 as the page writes it (`web/packing.mjs`, which packs, and `web/loader.js`).
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%/()*+-;,=.?@^_`{|}~"

/// Compiles the module that this worker carries, as gzip in base64.
export async function compileModule(): Promise<WebAssembly.Module> {
  const characters = atob(carried)
  const bytes = new Uint8Array(characters.length)
  // Many times as fast as Uint8Array.from with a function, and a person waits.
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = characters.charCodeAt(i)
  return compiled(bytes)
}

/// Compiles a module that the page holds in a block of its own, as gzip in base85.
export async function compileBlock(text: string): Promise<WebAssembly.Module> {
  const values = new Uint8Array(128)
  for (let value = 0; value < DIGITS.length; value += 1) values[DIGITS.charCodeAt(value)] = value
  const padded = text.padEnd(Math.ceil(text.length / 5) * 5, "~")
  const bytes = new DataView(new ArrayBuffer((padded.length / 5) * 4))
  for (let i = 0; i < padded.length; i += 5) {
    let number = 0
    for (let place = i; place < i + 5; place += 1) number = number * 85 + (values[padded.charCodeAt(place)] ?? 0)
    bytes.setUint32((i / 5) * 4, number)
  }
  return compiled(new Uint8Array(bytes.buffer, 0, Math.floor((text.length * 4) / 5)))
}

async function compiled(packed: Uint8Array<ArrayBuffer>): Promise<WebAssembly.Module> {
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))
  return WebAssembly.compile(await new Response(unpacked).arrayBuffer())
}
