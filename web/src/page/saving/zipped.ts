/// Several files as one: the same bytes for the same files, wherever and whenever it is made.

export interface Member {
  readonly name: string
  readonly content: Blob
}

/// The earliest time that a zip can name; when it was made is nobody's business.
const BEGINNING = new Date(1980, 0, 1)

/// Bytes that are compressed between two chances for the page to answer.
const SLICE = 1 << 20

/// What separates folders, what some systems refuse in names, and what nobody can see.
// eslint-disable-next-line no-control-regex
const unfit = /[\\/:*?"<>|\u0000-\u001f\u007f]/g

export async function zipped(members: readonly Member[]): Promise<Blob> {
  // The library makes its tables as soon as it is read.
  const {Zip, ZipDeflate} = await import("./zip.js")
  const parts: Uint8Array<ArrayBuffer>[] = []
  let fault: Error | null = null
  const zip = new Zip((error, bytes) => {
    if (error !== null) fault = error
    else parts.push(bytes as Uint8Array<ArrayBuffer>)
  })
  for (const {name, content} of members) {
    const entry = new ZipDeflate(name, {level: 6})
    entry.mtime = BEGINNING
    zip.add(entry)
    for (let start = 0; start === 0 || start < content.size; start += SLICE) {
      const bytes = new Uint8Array(await content.slice(start, start + SLICE).arrayBuffer())
      entry.push(bytes, start + SLICE >= content.size)
    }
  }
  zip.end()
  if (fault !== null) throw fault
  return new Blob(parts, {type: "application/zip"})
}

/// The members with names that every system takes, no two alike.
export function named(members: readonly Member[]): readonly Member[] {
  const taken = new Set<string>()
  return members.map(({name, content}) => {
    const plain = name.replace(unfit, "_") || "_"
    const [, stem = plain, ending = ""] = /^(.+?)(\.[^.]{1,5})?$/.exec(plain) ?? []
    let free = plain
    // Some systems take great and small letters for the same.
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} ${number}${ending}`
    taken.add(free.toLowerCase())
    return {name: free, content}
  })
}
