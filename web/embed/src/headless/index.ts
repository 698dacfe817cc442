// What the package exports, for browsers and Node alike.

import type {Description, Format, Inspection} from "../../../src/generated/protocol.js"
import {withEngine, inTurn} from "./engine.js"
import {filesOf} from "./given.js"
import {anonymizeOther, isOfOthers} from "./others.js"
import {measureTable} from "./measuring.js"
import {check, ofAnonymize, ofDescribe, ofInspect, ofMeasure} from "./options.js"
import {anonymizeTable, readingOf} from "./tables.js"
import type {
  AnonymizedStream,
  AnonymizeOptions,
  Anonymized,
  AnyRecipe,
  Evidence,
  Measured,
  MeasureOptions,
  Options,
  TableInput,
} from "./types.js"
import {moduleFor} from "./workbook.js"

export type * from "../../../src/generated/protocol.js"
export type {
  AnonymizedStream,
  AnonymizeOptions,
  Anonymized,
  AnyRecipe,
  Code as ErrorCode,
  Draft,
  Evidence,
  Input,
  Measured,
  MeasureOptions,
  Options,
  Place,
  Progress,
  TableInput,
} from "./types.js"
export {OutisError} from "./error.js"

/**
 * Anonymizes a file as a recipe says: the same bytes as `outis run` writes for the same recipe, data and seed.
 * Rejects with an `OutisError`, or with the signal's reason. There is no release unless every model holds on its bytes.
 */
export async function anonymize(
  file: TableInput,
  recipe: AnyRecipe,
  options: AnonymizeOptions = {},
): Promise<Anonymized> {
  check(options, ofAnonymize)
  const text = textOf(recipe)
  return isOfOthers(text)
    ? inTurn(options, () => anonymizeOther(file, text, options))
    : withEngine(options, engine => anonymizeTable(engine, file, text, options))
}

/**
 * The same as a stream. Nothing of it comes before all of it was checked; if the check fails, the stream fails, without
 * a byte. Whoever cancels the stream ends the work.
 */
export function anonymizeStream(file: TableInput, recipe: AnyRecipe, options: AnonymizeOptions = {}): AnonymizedStream {
  const stopped = new AbortController()
  const {signal} = options
  const stop = (): void => stopped.abort(signal?.reason)
  if (signal?.aborted === true) stop()
  signal?.addEventListener("abort", stop, {once: true})
  const made = anonymize(file, recipe, {...options, signal: stopped.signal}).finally(() =>
    signal?.removeEventListener("abort", stop),
  )
  const evidence = made.then(({release: _, ...rest}): Evidence => rest)
  // Whoever reads the stream alone hears of it there.
  evidence.catch(() => {})
  let reader: ReadableStreamDefaultReader<Uint8Array> | null = null
  const readable = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        reader ??= (await made).release.stream().getReader()
        const {done, value} = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel(reason) {
        stopped.abort(reason)
        await reader?.cancel(reason)
      },
    },
    {highWaterMark: 0},
  )
  return {readable, evidence}
}

/**
 * Measures a file by the models of a recipe, its labels taken as they stand, as `outis measure` does: a release of the
 * recipe, whoever made it, or the recipe's input. That a model does not hold is no error, but told.
 */
export async function measure(file: TableInput, recipe: AnyRecipe, options: MeasureOptions = {}): Promise<Measured> {
  check(options, ofMeasure)
  return withEngine(options, engine => measureTable(engine, file, textOf(recipe), options))
}

/**
 * Looks at a file: how it is written, its columns, and what each may be for, with reasons, as `outis inspect` does.
 * `format` says how it is to be read, where that is not to be found out.
 */
export async function inspect(
  file: TableInput,
  options: Options & {readonly format?: Format | undefined} = {},
): Promise<Inspection> {
  check(options, ofInspect)
  return withEngine(options, async engine => {
    const files = await filesOf(file, options)
    const params = {files, options: options.format ?? {}, anyway: options.anyway ?? false, policy: null}
    const {inspection} = await engine.call("load", {...params, workbook: await moduleFor(files)}, readingOf)
    return inspection
  })
}

/** All models, losses, searches and hierarchies that a recipe may choose, with ranges, defaults and sources. */
export async function describe(options: Pick<Options, "signal"> = {}): Promise<Description> {
  check(options, ofDescribe)
  return withEngine(options, engine => engine.call("describe", {}))
}

function textOf(recipe: AnyRecipe): string {
  return typeof recipe === "string" ? recipe : JSON.stringify(recipe)
}
