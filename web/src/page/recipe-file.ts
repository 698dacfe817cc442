/// Recipes among files, by what is in them.

import {dataKinds} from "../shared/kinds.js"

/// Recipes are at most this large, so that no table is read to its end here.
const largestRecipe = 1 << 26

/// Whether a file is one of our documents, or is so badly damaged that it cannot be told from
/// one: what is wrong with a recipe is said at more length than that it is no table.
export async function isRecipe(file: File): Promise<boolean> {
  if (file.size > largestRecipe) return false
  const text = await file.text()
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === "object" && read !== null && ("outis" in read || ("attributes" in read && "models" in read))
  } catch {
    return /^\s*\{\s*"(?:outis|kind)"/.test(text)
  }
}

/// Whether a text is a recipe for a table, whatever may be wrong with it.
export function isForTable(text: string): boolean {
  try {
    const read = JSON.parse(text) as {readonly kind?: unknown} | null
    return read?.kind === "recipe" && !isOfOtherKind(text)
  } catch {
    return false
  }
}

/// Whether a file is XML, by its name or its first letter.
export function isXml(name: string, text: string): boolean {
  return name.toLowerCase().endsWith(".xml") || /^[\ufeff\s]*</.test(text)
}

/// Whether a file is a job of ANON rather than a table as XML.
export async function isJob(file: File): Promise<boolean> {
  if (file.size > largestRecipe || !file.name.toLowerCase().endsWith(".xml")) return false
  // Letters of UTF-16 are apart by zeros, which are none.
  return /<(?:\w+:)?(?:AttributesDefinition|kValue)[\s>]/i.test((await file.text()).replaceAll("\0", ""))
}

/// Whether a text is a recipe for sets of items, places or a graph.
export function isOfOtherKind(text: string): boolean {
  try {
    const read = JSON.parse(text.replace(/^\ufeff/, "")) as {readonly data?: {readonly kind?: unknown}} | null
    return dataKinds.some(kind => kind === read?.data?.kind)
  } catch {
    return false
  }
}
