// What a program in TypeScript sees of the package; `tsc` checks it in strict mode.

import {
  anonymize,
  anonymizeStream,
  describe,
  inspect,
  measure,
  OutisError,
  type Anonymized,
  type AnyRecipe,
  type ErrorCode,
  type Progress,
} from "outis-embed/headless"

const recipe: AnyRecipe = {
  outis: 1,
  kind: "recipe",
  attributes: [
    {name: "age", role: "quasi-identifier", hierarchy: {kind: "intervals", start: 0, end: 100, steps: [10, 50]}},
    {name: "ill", role: "sensitive"},
  ],
  models: [{model: "k-anonymity", k: 5}],
}

/** Anonymizes a file that somebody picked; says how far it is, and what hinders it. */
export async function released(
  file: File,
  hierarchy: Blob,
  told: (text: string) => void,
  signal: AbortSignal,
): Promise<Anonymized | ErrorCode> {
  const onProgress = (progress: Progress): void => {
    switch (progress.stage) {
      case "reading":
        return told(`${progress.read} of ${progress.size} bytes`)
      case "searching":
        return told(`loss ${progress.loss ?? "unknown"} after ${progress.visited}`)
      case "writing":
        return told(`${progress.written} of ${progress.records} records`)
    }
  }
  try {
    const {columns} = await inspect(file, {signal})
    told(columns.map(({name, role}) => `${name}: ${role}`).join(", "))
    return await anonymize(file, recipe, {signal, onProgress, files: {"age.csv": hierarchy}})
  } catch (fault) {
    if (!(fault instanceof OutisError)) throw fault
    told(`${fault.message} (${fault.place.attribute ?? ""} ${fault.place.line ?? ""})`)
    return fault.code
  }
}

/** The same for an upload, which begins once the release was checked. */
export function body(file: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  return anonymizeStream(file, JSON.stringify(recipe)).readable
}

/** Whether a release that somebody sent holds what the recipe asks for. */
export async function holds(release: File, original: Blob): Promise<boolean> {
  const {holds, refusal, report} = await measure(release, recipe, {reference: original})
  return refusal === null && report.models.length > 0 && holds
}

/** The names of models. */
export async function models(): Promise<readonly string[]> {
  return (await describe()).models.map(({id}) => id)
}

// @ts-expect-error: there is no such role.
export const wrong: AnyRecipe = {attributes: [{name: "age", role: "secret"}]}
