/// What somebody gives, as files that a worker can read.

import {Parts} from "../../../src/worker/parts.js"
import {problemError} from "./error.js"
import {currentPlatform} from "./platform.js"
import type {Input, Options, TableInput} from "./types.js"

/// Bytes that a stream may have unless more is said.
const STREAM = 2 ** 30

/// What a file is called that has no name.
const NAMELESS = "table"

/// One file of several, or the only one, as a file.
export async function fileOf(input: Input, options: Options, name = NAMELESS): Promise<File> {
  if (typeof input === "string" || input instanceof URL) return currentPlatform().fileAt(input)
  const own = (input as {readonly name?: unknown}).name
  return currentPlatform().fileFrom(await contentOf(input, options, name), typeof own === "string" ? own : name)
}

/// All files of a table.
export async function filesOf(input: TableInput, options: Options): Promise<[File, ...File[]]> {
  const inputs: readonly Input[] = isList(input) ? input : [input]
  const files: File[] = []
  for (const [place, each] of inputs.entries())
    files.push(await fileOf(each, options, inputs.length === 1 ? NAMELESS : `${NAMELESS} ${place + 1}`))
  const [first, ...others] = files
  if (first === undefined) throw problemError({code: "no-table"})
  return [first, ...others]
}

function isList(input: TableInput): input is readonly [Input, ...Input[]] {
  return Array.isArray(input)
}

async function contentOf(input: Exclude<Input, string | URL>, options: Options, name: string): Promise<Blob> {
  if (input instanceof Blob) return input
  if (input instanceof ArrayBuffer) return new Blob([input])
  if (ArrayBuffer.isView(input)) return new Blob([input as Uint8Array<ArrayBuffer>])
  if (input instanceof ReadableStream) return wholeStream(input, options, name)
  throw new TypeError("a file is a Blob, bytes or a ReadableStream, or in Node the path of a file")
}

/// All of a stream, as long as it is not too long. Whoever gives up leaves it cancelled.
async function wholeStream(
  stream: ReadableStream<Uint8Array>,
  {signal, streamLimit = STREAM}: Options,
  name: string,
): Promise<Blob> {
  const reader = stream.getReader()
  const leave = (): void => void reader.cancel(signal?.reason).catch(() => {})
  signal?.addEventListener("abort", leave, {once: true})
  const parts = new Parts()
  let size = 0
  try {
    for (;;) {
      const {done, value} = await reader.read()
      signal?.throwIfAborted()
      if (done) return await parts.finish("")
      if (!ArrayBuffer.isView(value)) throw new TypeError("a stream of a file has pieces of bytes (Uint8Array)")
      size += value.byteLength
      if (size > streamLimit) throw problemError({code: "too-large", file: name, found: size, expected: streamLimit})
      // A copy, since whoever writes the stream may use the same bytes again. What Node calls a Buffer makes none of
      // itself, and may be a piece of something larger.
      await parts.add(new Uint8Array(value.buffer as ArrayBuffer, value.byteOffset, value.byteLength).slice().buffer)
    }
  } catch (thrown) {
    await reader.cancel(thrown).catch(() => {})
    throw thrown
  } finally {
    signal?.removeEventListener("abort", leave)
    reader.releaseLock()
  }
}
