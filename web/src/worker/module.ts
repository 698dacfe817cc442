import packed from "outis:wasm"

/** Unpacks and compiles the wasm module that this worker carries. */
export async function compileModule(): Promise<WebAssembly.Module> {
  const bytes = Uint8Array.from(atob(packed), character => character.charCodeAt(0))
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))
  return WebAssembly.compile(await new Response(unpacked).arrayBuffer())
}
