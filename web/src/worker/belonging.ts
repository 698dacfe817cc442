/// How files that are given together belong together.

import {firstLines, isHierarchy, mayBeWorkbook, type LoadedTable} from "../generated/outis_wasm.js"
import type {Belonging, FirstLines} from "../generated/protocol.js"
import {largestHierarchy, type Calls, type FilesTogether} from "../shared/calls.js"
import type {Helpers} from "../shared/helping.js"
import {isProblem, type Control} from "../shared/serve.js"
import {bytesOf} from "./blob-bytes.js"
import {letGo} from "./handles.js"
import type {Hashing} from "./hashing.js"
import {read} from "./reading.js"
import {HEAD} from "./slices.js"

const nothing: FirstLines = {lines: []}

/// Which of the files has a record for each person, so that all others belong to it; null if none has,
/// or one of them is no table.
export async function belonging(
  {files, workbook}: Calls["belonging"]["params"],
  hashing: (size: number) => Hashing,
  helpers: Helpers,
  control: Control<"belonging">,
): Promise<FilesTogether | null> {
  const tables: LoadedTable[] = []
  try {
    const candidates = await maybeTables(files)
    if (candidates.length < 2) return null
    for (const file of candidates) {
      const params = {files: [file], options: {}, workbook, policy: null} as const
      tables.push(await read(params, hashing, helpers, control, () => undefined))
    }
    let best: FilesTogether | null = null
    for (const [i, persons] of tables.entries()) {
      const further = candidates.flatMap((file, j) => {
        const other = tables[j]
        const found = i === j || other === undefined ? undefined : (persons.belonging(other) as Belonging | undefined)
        return found === undefined ? [] : [{file, found}]
      })
      const file = candidates[i]
      if (file === undefined || further.length < candidates.length - 1) continue
      const together = {persons: file, further}
      if (best === null || isLikelier(together, best)) best = together
    }
    return best
  } catch (thrown) {
    if (isProblem(thrown)) return null
    throw thrown
  } finally {
    letGo(...tables)
  }
}

/// Where each file has another key in each record, persons are in the one to which more of the others'
/// records belong; then in the one of whose keys more have several of them: whoever takes orders for persons
/// finds one customer for each.
function isLikelier(one: FilesTogether, other: FilesTogether): boolean {
  const strays = total(one, "without-person") - total(other, "without-person")
  return strays < 0 || (strays === 0 && total(one, "persons-with-several") > total(other, "persons-with-several"))
}

function total({further}: FilesTogether, figure: "without-person" | "persons-with-several"): number {
  return further.reduce((sum, {found}) => sum + found[figure], 0)
}

/// Without those that can be read as hierarchies, unless their first line has the name of another file's
/// column: a small table may look like a hierarchy.
async function maybeTables(files: readonly File[]): Promise<readonly File[]> {
  const names: (readonly string[])[] = []
  const are: boolean[] = []
  for (const file of files) {
    const head = new Uint8Array(await bytesOf(file.slice(0, HEAD)))
    const {lines} = mayBeWorkbook(head) ? nothing : (firstLines(head, file.size <= HEAD, {}, false) as FirstLines)
    names.push((lines[0]?.cells ?? []).map(cell => cell.trim().toLowerCase()).filter(cell => cell !== ""))
    are.push(file.size <= largestHierarchy && isHierarchy(new Uint8Array(await bytesOf(file))))
  }
  const isShared = (name: string, place: number): boolean =>
    names.some((others, other) => other !== place && others.includes(name))
  return files.filter((_, place) => are[place] !== true || names[place]?.some(name => isShared(name, place)) === true)
}
