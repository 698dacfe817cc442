import unpacker from "outis:unpacker"

/// What `crates/unpacker` exports.
interface Unpacker {
  readonly memory: WebAssembly.Memory
  room(length: number): number
  part(): number
  place(): number
}

/// What unpacks one module.
export async function newUnpacker(): Promise<Unpacker> {
  const digits = unpacker.match(/../g) ?? []
  const code = Uint8Array.from(digits, pair => parseInt(pair, 16))
  return (await WebAssembly.instantiate(code)).instance.exports as unknown as Unpacker
}

/// A module that is packed as LZMA. Browsers compile what was unpacked while the rest is unpacked.
export async function unpacked(packed: Uint8Array, first: Unpacker): Promise<WebAssembly.Module> {
  let isWhole = true
  const parts = ({memory, room, part, place}: Unpacker): Response => {
    const start = room(packed.length)
    new Uint8Array(memory.buffer).set(packed, start)
    const stream = new ReadableStream<Uint8Array>({
      pull(reader) {
        const length = part()
        isWhole = length >= 0
        if (!isWhole) reader.error()
        else if (length === 0) reader.close()
        // A copy, since the next part stands in the same place, in memory that may be another buffer by then.
        else reader.enqueue(new Uint8Array(memory.buffer, place(), length).slice())
      },
    })
    return new Response(stream, {headers: {"content-type": "application/wasm"}})
  }
  try {
    return await WebAssembly.compileStreaming(parts(first))
  } catch {
    // What browsers say of a stream that ends so tells nobody why.
    if (!isWhole) throw new Error("the page's module is not whole")
    // A browser that compiles only streams from elsewhere.
    return WebAssembly.compile(await parts(await newUnpacker()).arrayBuffer())
  }
}
