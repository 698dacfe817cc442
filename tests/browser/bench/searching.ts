/// A worker with the page's module that resolves a recipe and searches, alone: nobody is there
/// whom it could ask for help.

import {Files, Loading, initSync} from "../../../web/src/generated/outis_wasm.js"
import type {Table} from "../../../web/src/generated/outis_wasm.js"
import packed from "outis:engine"
import {compiled} from "../../../web/src/worker/module.js"

/// Classes looked at in one step, as in the native bench.
const CLASSES = 1 << 16

interface Solution {
  readonly loss: {readonly value: number}
}

/// What came of one search, in milliseconds by the clock.
interface Searched {
  /// Parsing the recipe, building hierarchies, collapsing the records, preparing models.
  readonly resolved: number
  readonly searched: number
  readonly nodes: number
  readonly loss: number
}

let table: Table
let files: Files

/// Takes the table and the files that recipes name.
async function begin(data: Uint8Array, named: readonly (readonly [string, Uint8Array])[]): Promise<void> {
  initSync({module: await compiled("engine", packed)})
  const loading = new Loading({}, true)
  loading.push(data)
  table = loading.finish("", "table")
  files = named.reduce((files, [name, bytes]) => files.with(name, bytes), new Files())
}

/// From the table on hand to the proven optimum.
function search(recipe: string): Searched {
  const began = performance.now()
  const job = table.job(recipe, files)
  const resolved = performance.now()
  const run = job.search()
  while (!run.step(CLASSES));
  const ended = performance.now()
  const {visited, best} = run.progress() as {visited: number; best: Solution}
  // A job that is still there would lend its tuples to the next.
  run.free()
  job.free()
  return {resolved: resolved - began, searched: ended - resolved, nodes: visited, loss: best.loss.value}
}

type Asked =
  {readonly data: Uint8Array; readonly named: [string, Uint8Array][]} | {readonly recipe: string; readonly runs: number}

async function answer(asked: Asked): Promise<Searched[]> {
  if ("recipe" in asked) return Array.from({length: asked.runs}, () => search(asked.recipe))
  await begin(asked.data, asked.named)
  return []
}

addEventListener("message", event => {
  answer(event.data as Asked).then(
    result => postMessage({result}),
    (fault: unknown) => postMessage({fault: fault instanceof Error ? `${fault.stack}` : JSON.stringify(fault)}),
  )
})
