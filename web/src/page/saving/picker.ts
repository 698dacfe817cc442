/// Asking for the file that something is to be saved as, where a browser lets a page do that.
/// Then the page writes it itself and knows whether it is there.

import {fileName} from "../direction.js"

/// What of a picked file is used here, until TypeScript knows the picker.
export interface PickedFile {
  readonly name: string
  createWritable(): Promise<{
    write(bytes: BufferSource | Blob): Promise<void>
    close(): Promise<void>
    abort(): Promise<void>
  }>
  getFile(): Promise<Blob>
  /// Not in every browser that has the picker.
  remove?(): Promise<void>
}

type Picker = (wish: {readonly suggestedName: string}) => Promise<PickedFile>

function picker(): Picker | null {
  // A frame of somebody else's page is refused, and may have no picker at all.
  if (globalThis.parent !== globalThis.self) return null
  return (globalThis as {showSaveFilePicker?: Picker}).showSaveFilePicker ?? null
}

/// Whether this browser lets a page ask.
export function canPick(): boolean {
  return picker() !== null
}

/// Asks for a file; to be called while a click is being answered. "declined" if the person chose
/// none, null if the browser does not let the page ask.
export async function pick(suggestedName: string): Promise<PickedFile | "declined" | null> {
  const ask = picker()
  if (ask === null) return null
  try {
    return await ask({suggestedName: fileName(suggestedName)})
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === "AbortError" ? "declined" : null
  }
}

/// Writes all of a picked file. False if that failed; then it is as it was, or empty.
export async function writeAll(file: PickedFile, content: Blob): Promise<boolean> {
  try {
    const stream = await file.createWritable()
    await stream.write(content)
    await stream.close()
    return (await file.getFile()).size === content.size
  } catch {
    return false
  }
}
