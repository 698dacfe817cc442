/// What a file holds, by the models of a recipe.

import type {Report} from "../../../src/generated/protocol.js"
import type {NamedFile} from "../../../src/shared/calls.js"
import type {Engine} from "./engine.js"
import {problemError} from "./error.js"
import {fileOf, filesOf} from "./given.js"
import type {Measured, MeasureOptions, TableInput} from "./types.js"
import {moduleFor} from "./workbook.js"

export async function measureTable(
  engine: Engine,
  input: TableInput,
  recipe: string,
  options: MeasureOptions,
): Promise<Measured> {
  const files = await filesOf(input, options)
  const reference = options.reference === undefined ? [] : await filesOf(options.reference, options)
  const earlier = await Promise.all(
    (options.earlier ?? []).map((each, place) => fileOf(each, options, `earlier ${place + 1}`)),
  )
  const named = await Promise.all(
    Object.entries(options.files ?? {}).map(async ([name, each]): Promise<NamedFile> => ({
      name,
      content: await fileOf(each, options, name),
    })),
  )
  const workbook = await moduleFor([...files, ...reference, ...earlier])
  const {policy = null} = options
  const params = {recipe, files, reference, named, earlier, policy, workbook}
  const {reportText, refusal} = await engine.call("measure", params)
  const report = JSON.parse(reportText) as Report
  return {
    report,
    reportText,
    holds: refusal === null && report.models.every(({holds}) => holds),
    refusal: refusal === null ? null : problemError(refusal),
  }
}
