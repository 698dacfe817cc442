/// What stands in a person's own file where a problem is, for the one element that shows it.

import type {Problem} from "../../generated/protocol.js"
import type {OwnAnswer, OwnQuestion} from "../own-values/question.js"
import {attributeOf, fileOfLevels, textOf} from "../state/recipe.js"
import {answers, recipeOf} from "../state/state.js"
import type {Context} from "./context.js"

/// Problems with values of a column.
const ofValues: readonly Problem["code"][] = ["not-in-hierarchy", "not-a-number", "out-of-range", "not-a-date"]

/// Problems with lines of a file.
const ofLines: readonly Problem["code"][] = [
  "encoding",
  "separator-line",
  "nul",
  "unclosed-quote",
  "text-after-quote",
  "ragged",
  "cell-too-long",
  "duplicate-name",
  "not-nested",
  "hierarchy-ragged",
  "hierarchy-conflict",
  "label-reused",
]

/// Encodings that a problem may say were expected.
const encodings: readonly string[] = ["utf-8", "utf-16le", "utf-16be", "windows-1252", "iso-8859-15"]

/// What stands there; null where nothing does, or it cannot be had.
export async function ownValues(context: Context, question: OwnQuestion): Promise<OwnAnswer | null> {
  const {problem} = question
  if (ofValues.includes(problem.code)) return values(context, question)
  if (ofLines.includes(problem.code)) return lines(context, question)
  if (problem.code === "fold") return linesOfTable(context, question)
  return null
}

async function values({store, client, given}: Context, {problem, recipe}: OwnQuestion): Promise<OwnAnswer | null> {
  const {state} = store
  const text = recipe ?? textIn(recipeOf(state))
  if (text === null || problem.attribute === undefined || !answers(state)) return null
  // A file that was refused is not kept by the worker.
  const name = levelsFile(text, problem.attribute)
  const file = name === undefined ? undefined : given.get(name)
  const files = name === undefined || file === undefined ? [] : [{name, content: file}]
  const outcome = await client.call("atFault", {recipe: text, problem, files}).outcome
  if (!outcome.ok || outcome.value.values.length === 0) return null
  return {kind: "values", ...outcome.value}
}

async function lines({client, given}: Context, {problem, file}: OwnQuestion): Promise<OwnAnswer | null> {
  const {line, "other-line": otherLine, detail} = problem
  const source = problem.file === undefined ? file : (given.get(problem.file) ?? file)
  if (source === null || line === undefined) return null
  const numbers = [...(otherLine === undefined ? [] : [otherLine]), line]
  const encoding = problem.code === "encoding" && encodings.includes(detail ?? "") ? (detail ?? null) : null
  return linesOf(client, source, numbers, encoding)
}

/// Lines of the table itself, which only a file of text has: it was read, and then found wanting.
async function linesOfTable({store, client}: Context, {problem: {line}}: OwnQuestion): Promise<OwnAnswer | null> {
  const {table} = store.state
  const [file, ...others] = table?.files ?? []
  if (table == null || file === undefined || others.length > 0 || line === undefined) return null
  const {source, encoding} = table.inspection.format
  if (source !== "text") return null
  return linesOf(client, file, [line], encoding)
}

async function linesOf(
  client: Context["client"],
  file: File,
  numbers: readonly number[],
  encoding: string | null,
): Promise<OwnAnswer | null> {
  const outcome = await client.call("lines", {file, numbers, encoding}).outcome
  if (!outcome.ok || outcome.value.length === 0) return null
  return {kind: "lines", file: file.name, lines: outcome.value}
}

function textIn(recipe: Parameters<typeof textOf>[0] | null): string | null {
  return recipe === null ? null : textOf(recipe)
}

/// The hierarchy file that a recipe, which may be one of a person's own, names for a column.
function levelsFile(text: string, attribute: string): string | undefined {
  try {
    return fileOfLevels(attributeOf(JSON.parse(text) as Parameters<typeof textOf>[0], attribute)?.hierarchy)
  } catch {
    return undefined
  }
}
