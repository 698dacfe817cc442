/// From a table and a recipe to a release that was checked, by the calls that the page makes.

import {graveWarnings, type Recipe, type Report} from "../../../src/generated/protocol.js"
import {readOptionsOf} from "../../../src/page/controller/read-options.js"
import type {LoadProgress} from "../../../src/shared/calls.js"
import {noneFound} from "../../../src/shared/none-found.js"
import {collect} from "../../../src/worker/collecting.js"
import type {Engine} from "./engine.js"
import {OutisError, problemError} from "./error.js"
import {fileOf, filesOf} from "./given.js"
import type {AnonymizeOptions, Anonymized, Progress, TableInput} from "./types.js"
import {moduleFor, workbookModule} from "./workbook.js"

const TYPES = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  xml: "application/xml",
} as const

/// What the recipe of a release says once it is in force.
interface Asked {
  readonly text: string
  readonly recipe: Recipe
}

export async function anonymizeTable(
  engine: Engine,
  input: TableInput,
  text: string,
  options: AnonymizeOptions,
): Promise<Anonymized> {
  const files = await filesOf(input, options)
  const earlier = await Promise.all(
    (options.earlier ?? []).map((each, place) => fileOf(each, options, `earlier ${place + 1}`)),
  )
  const workbook = await moduleFor([...files, ...earlier])
  const {anyway = false, policy = null} = options
  await engine.call("load", {files, options: readOptionsOf(text), anyway, workbook, policy}, readingOf)
  for (const [name, each] of Object.entries(options.files ?? {})) {
    const bytes = await (await fileOf(each, options, name)).arrayBuffer()
    await engine.call("keep", {name, bytes, recipe: text}, undefined, [bytes])
  }
  const asked = await defended(engine, await inForce(engine, text), earlier, workbook)
  await find(engine, asked)
  const tried: string[] = []
  for (const way of asked.recipe.compare ?? []) {
    const attempt = await engine.call("attempt", {recipe: asked.text, search: JSON.stringify(way)})
    tried.push(attempt.text)
  }
  return written(engine, asked, tried, earlier, workbook, options)
}

export function readingOf({name, size, read, records}: LoadProgress): Progress {
  return {stage: "reading", name, size, read, records}
}

/// The recipe with its defaults, if it fits the table.
async function inForce(engine: Engine, text: string): Promise<Asked> {
  const full = await engine.call("check", {recipe: text})
  return {text, recipe: JSON.parse(full) as Recipe}
}

/// The recipe with the defence in it that it asks for against earlier releases.
async function defended(engine: Engine, asked: Asked, earlier: readonly File[], workbook: string): Promise<Asked> {
  const defence = asked.recipe.earlier
  if (defence !== "floors" && defence !== "columns") return asked
  if (earlier.length === 0) {
    const message = `The recipe asks for a defence against earlier releases ("earlier": "${defence}"). Give them.`
    throw new OutisError("usage", message, {field: "earlier"})
  }
  const {recipe, unprotected} = await engine.call("tryDefence", {recipe: asked.text, earlier, defence, workbook})
  const [attribute] = unprotected
  if (attribute === undefined) return inForce(engine, recipe)
  // Whoever takes a protection away has to say so.
  const number = asked.recipe.models.findIndex(model => "attribute" in model && model.attribute === attribute)
  throw problemError({code: "not-together", detail: "earlier-columns", field: `models[${number}]`, attribute})
}

async function find(engine: Engine, {text, recipe}: Asked): Promise<void> {
  const found = await engine.call("search", {recipe: text}, search => ({
    stage: "searching",
    visited: search.visited,
    loss: search.best?.loss.value ?? null,
    bound: search.bound,
    search,
  }))
  if (found.best !== null) return
  // Of levels that the recipe names, the worker says how many records they would cost.
  if (recipe.search.algorithm === "fixed") await engine.call("compare", {recipe: text})
  throw problemError(noneFound(recipe, found))
}

/// Has the release written and checked. Nobody has a byte of it before.
async function written(
  engine: Engine,
  {text, recipe}: Asked,
  tried: readonly string[],
  earlier: readonly File[],
  workbook: string,
  {seed, strict = false}: AnonymizeOptions,
): Promise<Anonymized> {
  const format = recipe.output.format ?? "csv"
  const {port1, port2} = new MessageChannel()
  let whole: Blob | null = null
  collect(port1, release => {
    whole = release
  })
  try {
    const params = {
      recipe: text,
      tried,
      earlier,
      port: port2,
      workbook: format === "csv" ? workbook : await workbookModule(),
      ...(seed === undefined ? {} : {seed}),
    }
    const {report, size, reportText, summaryText} = await engine.call(
      "release",
      params,
      ({written, records}) => ({stage: "writing", written, records}),
      [port2],
    )
    const release = whole as Blob | null
    if (release === null || release.size !== size) throw problemError({code: "no-room"})
    if (strict) refuseGrave(report)
    const full = await engine.call("check", {recipe: text})
    return {release: release.slice(0, size, TYPES[format]), report, reportText, summaryText, recipe: full}
  } finally {
    port1.close()
  }
}

/// Refuses what a strict run refuses, as the command line does.
function refuseGrave({warnings}: Report): void {
  const grave = warnings.find(({code}) => graveWarnings.includes(code))
  if (grave === undefined) return
  const {code, attribute} = grave
  const message = `The release would carry the warning ${code}. Change the recipe, or accept it there.`
  throw new OutisError("strict", message, {detail: code, ...(attribute == null ? {} : {attribute})})
}
