import carried from "outis:wasm"

/// Unpacks and compiles a module: the one that this worker carries, or another that is packed alike.
export async function compileModule(packed = carried): Promise<WebAssembly.Module> {
  const characters = atob(packed)
  const bytes = new Uint8Array(characters.length)
  // Many times as fast as Uint8Array.from with a function, and a person waits.
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = characters.charCodeAt(i)
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))
  return WebAssembly.compile(await new Response(unpacked).arrayBuffer())
}
