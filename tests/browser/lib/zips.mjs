// What is in a zip, read by a library of its own.

import { sheets } from "./packages.mjs"

/** The files in a zip, by name. */
export function unzipped(zip) {
  const { FileIndex, FullPaths } = sheets().CFB.read(zip, { type: "buffer" })
  const files = Object.fromEntries(
    FullPaths.map((path, i) => [path.replace("Root Entry/", ""), Buffer.from(FileIndex[i].content ?? [])]),
  )
  delete files[""]
  delete files["\u0001Sh33tJ5"]
  return files
}
