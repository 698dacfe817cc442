import unpacker from "outis:unpacker"

/// What `crates/unpacker` exports.
interface Unpacker {
  readonly memory: WebAssembly.Memory
  room(length: number): number
  unpack(): number
}

/// Where in the header of a stream of LZMA the length of what comes out stands.
const LENGTH = 5

/// The bytes of a module that are packed as LZMA: in the memory of what unpacked them, which goes with them.
export async function unpacked(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const digits = unpacker.match(/../g) ?? []
  const code = Uint8Array.from(digits, pair => parseInt(pair, 16))
  const {instance} = await WebAssembly.instantiate(code)
  const {memory, room, unpack} = instance.exports as unknown as Unpacker
  const place = room(packed.length)
  new Uint8Array(memory.buffer).set(packed, place)
  const found = unpack()
  if (found === 0) throw new Error("the page's module is not whole")
  const length = new DataView(packed.buffer, packed.byteOffset).getUint32(LENGTH, true)
  // Memory that grew is another buffer.
  return new Uint8Array(memory.buffer, found, length)
}
