/// The only way out of this page: a file that the user saves.

import {fileName} from "./direction.js"

/// Offers the bytes as a download under this name.
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const anchor = document.createElement("a")
  anchor.href = address
  anchor.download = fileName(name)
  anchor.click()
  // The download has taken its own hold of the bytes by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/// A name for what was made from a file: patients.csv gives patients-release.csv.
export function nameFor(file: string, what: string, extension: string): string {
  return `${file.replace(/\.[^.]{1,5}$/, "")}-${what}.${extension}`
}
