/// Lines of a person's own file, to show them where something is wrong with them.

import type {Line} from "../shared/calls.js"
import {bytesFrom, slices} from "./slices.js"

/// So many letters of a line are shown.
const letters = 200

/// The lines of these numbers, as far as the file has them. They end as the core counts them: in
/// LF, CRLF or CR, within quotation marks too, unless they are the `rows` of a sheet.
export async function linesOf(
  file: Blob,
  numbers: readonly number[],
  encoding: string | null,
  rows = false,
): Promise<Line[]> {
  const wanted = new Set(numbers)
  const last = Math.max(...numbers)
  const decoder = new TextDecoder(encoding ?? (await encodingOf(file)))
  const found: Line[] = []
  let [number, text, isCut, wasReturn, isOpen] = [1, "", false, false, false]
  const end = (): void => {
    if (wanted.has(number)) found.push({number, text, isCut})
    ;[number, text, isCut] = [number + 1, "", false]
  }
  const take = (part: string): void => {
    if (rows && part.split('"').length % 2 === 0) isOpen = !isOpen
    if (!wanted.has(number)) return
    text += part.slice(0, letters - text.length + 1)
    if (text.length > letters) [text, isCut] = [text.slice(0, letters), true]
  }
  for await (const bytes of slices(file)) {
    const decoded = decoder.decode(bytes, {stream: true})
    // A line may end in two characters, and a slice between them.
    const rest = wasReturn && decoded.startsWith("\n") ? decoded.slice(1) : decoded
    if (decoded !== "") wasReturn = decoded.endsWith("\r")
    const parts = rest.split(/\r\n|\n|\r/)
    for (const [i, part] of parts.entries()) {
      if (i > 0 && isOpen) take(" ")
      else if (i > 0) end()
      if (number > last) return found
      take(part)
    }
  }
  take(decoder.decode())
  end()
  return found
}

/// What a file without a word about it is most likely written in. Letters that do not fit are
/// shown as such.
async function encodingOf(file: Blob): Promise<string> {
  const [first, second] = await bytesFrom(file, 0, Math.min(2, file.size))
  if (first === 0xff && second === 0xfe) return "utf-16le"
  if (first === 0xfe && second === 0xff) return "utf-16be"
  return "utf-8"
}
