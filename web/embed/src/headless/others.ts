/// From sets of items, places or a graph and a recipe to a release that was checked, by the worker for these.

import {KindEngine} from "../../../src/page/kinds/engine.js"
import type {KindAnswer} from "../../../src/page/kinds/engine.js"
import {dataKinds, type KindCalls, type KindMethod} from "../../../src/shared/kinds.js"
import {started, Teller} from "./engine.js"
import {OutisError, problemError} from "./error.js"
import {fileOf, filesOf} from "./given.js"
import type {AnonymizeOptions, Anonymized, Progress, TableInput} from "./types.js"

/// Whether a recipe is about something else than a table.
export function isOfOthers(text: string): boolean {
  let kind: unknown
  try {
    kind = (JSON.parse(text) as {data?: {kind?: unknown}} | null)?.data?.kind
  } catch {
    return false
  }
  return dataKinds.some(known => known === kind)
}

export async function anonymizeOther(input: TableInput, text: string, options: AnonymizeOptions): Promise<Anonymized> {
  if (options.policy !== undefined) throw problemError({code: "policy-setting", detail: "kind"})
  if ((options.earlier ?? []).length > 0)
    throw problemError({code: "other-data-kind", field: "earlier", detail: "option"})
  const [file, ...more] = await filesOf(input, options)
  if (more.length > 0) throw problemError({code: "other-data-kind", field: "input", detail: "several"})
  const engine = new KindEngine(started, async () => (await import("outis:kinds")).default)
  const teller = new Teller(options, () => engine.end())
  const ask = async <M extends KindMethod>(
    method: M,
    params: KindCalls[M]["params"],
    progress?: (value: KindCalls[M]["progress"]) => Progress,
  ): Promise<KindCalls[M]["result"]> => {
    teller.check()
    const answer = await engine.ask(method, params, value => {
      if (progress !== undefined) teller.tell(progress(value))
    })
    teller.check()
    return valueOf(answer)
  }
  try {
    await ask("open", {file})
    for (const [name, each] of Object.entries(options.files ?? {}))
      await ask("attach", {name, file: await fileOf(each, options, name)})
    const recipe = await ask("recipe", {text})
    const {end, release} = await ask("run", {recipe: text, seed: options.seed}, ({visited, gap}) => ({
      stage: "searching",
      visited,
      loss: gap?.[0] ?? null,
      bound: gap?.[1] ?? null,
      search: null,
    }))
    if (end.problem !== null) throw problemError(end.problem)
    return {
      release: new Blob([release], {type: "text/csv"}),
      report: end.report,
      reportText: end.text,
      summaryText: null,
      recipe,
    }
  } finally {
    teller.leave()
    engine.end()
  }
}

function valueOf<T>(answer: KindAnswer<T>): T {
  if (answer === null) throw new OutisError("ended", "The calculation has ended without a result.")
  if ("problem" in answer) throw problemError(answer.problem)
  return answer.value
}
