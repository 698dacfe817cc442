/// What belongs together when it leaves: for whoever gets the release, and for one's own files.

import type {Recipe} from "../../generated/protocol.js"
import {fileName} from "../direction.js"
import {fileOfLevels, keyOf, textOf} from "../state/recipe.js"
import {type Member, named, zipped} from "../saving/zipped.js"
import type {Context} from "./context.js"

/// The release with its public summary, and the checksums of both as `sha256sum` reads them; null if
/// the release is not the one that was checked.
export async function forRecipient(
  {client}: Context,
  members: {readonly release: Member; readonly summary: Member},
  checked: string,
): Promise<Blob | null> {
  const files = named([members.release, members.summary].map(plain))
  const outcome = await client.call("fingerprints", {contents: files.map(({content}) => content)}).outcome
  if (!outcome.ok || outcome.value[0] !== checked) return null
  const sums = files.map(({name}, i) => `${outcome.value[i] ?? ""}  ${name}\n`).join("")
  return zipped([...files, {name: "SHA256SUMS", content: new Blob([sums])}])
}

/// Reports, recipe and hierarchies: those that stand in files of their own as the recipe names them,
/// and all others as ARX reads them. Tables of people are not among them.
export async function forOwnFiles(
  {client, files}: Context,
  documents: readonly Member[],
  recipe: Recipe,
): Promise<Blob> {
  const hierarchies: Member[] = []
  for (const attribute of recipe.attributes) {
    if (attribute.hierarchy === undefined) continue
    const file = fileOfLevels(attribute.hierarchy)
    const attached = file === undefined ? undefined : files.get(file)
    if (file !== undefined && attached !== undefined) {
      // Several columns may share one.
      if (!hierarchies.some(({name}) => name === file)) hierarchies.push({name: file, content: new Blob([attached])})
      continue
    }
    const key = keyOf(attribute)
    const outcome = await client.call("hierarchyCsv", {recipe: textOf(recipe), attribute: key}).outcome
    if (outcome.ok) hierarchies.push({name: `${key}-hierarchy.csv`, content: new Blob([outcome.value])})
  }
  return zipped(named([...documents, ...hierarchies].map(plain)))
}

function plain({name, content}: Member): Member {
  return {name: fileName(name), content}
}
