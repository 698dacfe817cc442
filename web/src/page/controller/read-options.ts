/// What recipes say of how their table is read, and what a person says of it.

import {
  encodings,
  wrappings,
  type Format,
  type Inspection,
  type Join,
  type LeadingZeros,
  type Recipe,
} from "../../generated/protocol.js"
import type {ReadOptions} from "../../shared/calls.js"
import {isRecord} from "../state/nested.js"

/// What decides how columns are called.
const namingFields = ["delimiter", "encoding", "sheet", "header", "header-line", "names", "trim", "wrapping"] as const

/// Without the columns that were filled up, if columns may now be called otherwise.
export function stillMeant(options: ReadOptions, before: ReadOptions): ReadOptions {
  const {"leading-zeros": _, "fill-down": __, ...others} = options
  const [naming, namingBefore] = [options, before].map(read =>
    JSON.stringify(namingFields.map(field => read[field] ?? null)),
  )
  return naming === namingBefore ? options : others
}

/// What a recipe says of where a table stands in its file.
const layoutFields = [
  "sheet",
  "header-line",
  "first-line",
  "skip-empty",
  "skip-repeated-names",
  "skip-pages",
  "skip-last",
  "trim",
  "fit-records",
  "wrapping",
  "names",
  "leading-zeros",
  "fill-down",
] as const

type Layout = Pick<Format, (typeof layoutFields)[number]>

/// What of a format says where the table stands.
function layoutOf(format: Readonly<Format>): Layout {
  const fields = layoutFields.filter(field => format[field] !== undefined)
  return Object.fromEntries(fields.map(field => [field, format[field]]))
}

export function says(format: Readonly<Format>): boolean {
  return Object.keys(layoutOf(format)).length > 0
}

export function sameLayout(one: Readonly<Format>, other: Readonly<Format>): boolean {
  const texts = [one, other].map(format => JSON.stringify(layoutFields.map(field => format[field] ?? null)))
  return texts[0] === texts[1]
}

/// A recipe with the table's own separator and header, where it names them, and with what is left
/// out of the table's file: it was made for a file that may have been written differently, and is
/// now in force for this one.
export function readAs(recipe: Recipe, {recipe: suggested}: Inspection): Recipe {
  const found = suggested.data.format
  const others = Object.entries(recipe.data.format).filter(
    ([field]) => !(layoutFields as readonly string[]).includes(field),
  )
  const format: Format = Object.fromEntries(others)
  const {delimiter, header, encoding} = format
  const layout = layoutOf(found)
  const {join = []} = suggested.data
  const needsHeader = header !== undefined || Object.keys(layout).length > 0
  return {
    ...recipe,
    data: {
      ...recipe.data,
      // So were the further tables.
      ...(recipe.data.join === undefined
        ? {}
        : {join: recipe.data.join.map((one, place) => ({...one, format: join[place]?.format ?? {}}))}),
      format: {
        ...format,
        ...(delimiter === undefined || found.delimiter === undefined ? {} : {delimiter: found.delimiter}),
        ...(!needsHeader || found.header === undefined ? {} : {header: found.header}),
        ...(encoding === undefined || found.encoding === undefined ? {} : {encoding: found.encoding}),
        ...layout,
      },
    },
  }
}

/// How the recipe says that its table is to be read; attributes called by name imply a
/// header, as on the command line, unless names are given. Whether the recipe is valid is not asked
/// here: Rust says so, with the place, once there is a table.
export function readOptionsOf(text: string): ReadOptions {
  let recipe: {
    data?: {format?: Readonly<Record<string, unknown>>; join?: unknown}
    attributes?: readonly {name?: unknown; column?: unknown}[]
  } | null
  try {
    recipe = JSON.parse(text) as typeof recipe
  } catch {
    return {}
  }
  const first = recipe?.attributes?.[0]
  const format = recipe?.data?.format ?? {}
  const byName = typeof first?.name === "string" ? true : typeof first?.column === "number" ? false : undefined
  const hasNames = isTexts(format["names"]) && format["names"].length > 0
  const implied = format["header-line"] === undefined && hasNames ? false : byName
  const {header = implied} = format
  return {said: true, ...formatOf({...format, header}), ...joinOf(recipe?.data?.join)}
}

/// What a format says as it should.
function formatOf(format: Readonly<Record<string, unknown>>): Readonly<Format> {
  const {delimiter, encoding, header, names, sheet} = format
  const known = encodings.find(name => name === encoding)
  const wrapping = wrappings.find(name => name === format["wrapping"])
  const number = (field: "header-line" | "first-line" | "skip-last"): Readonly<Format> => {
    const value = format[field]
    return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 2 ** 32 ? {[field]: value} : {}
  }
  const flag = (
    field: "skip-empty" | "skip-repeated-names" | "skip-pages" | "trim" | "fit-records",
  ): Readonly<Format> => {
    const value = format[field]
    return typeof value === "boolean" ? {[field]: value} : {}
  }
  return {
    ...(typeof delimiter === "string" ? {delimiter} : {}),
    ...(typeof header === "boolean" ? {header} : {}),
    ...(known === undefined ? {} : {encoding: known}),
    ...(typeof sheet === "string" ? {sheet} : {}),
    ...number("header-line"),
    ...number("first-line"),
    ...number("skip-last"),
    ...flag("skip-empty"),
    ...flag("skip-repeated-names"),
    ...flag("skip-pages"),
    ...flag("trim"),
    ...flag("fit-records"),
    ...(wrapping === undefined ? {} : {wrapping}),
    ...(isTexts(names) ? {names} : {}),
    ...leadingZerosOf(format["leading-zeros"]),
    ...(isTexts(format["fill-down"]) ? {"fill-down": format["fill-down"]} : {}),
  }
}

function isTexts(said: unknown): said is string[] {
  return Array.isArray(said) && said.every(text => typeof text === "string")
}

/// The further tables that a recipe names, if it names all of them as it should.
function joinOf(said: unknown): Pick<ReadOptions, "join"> {
  if (!Array.isArray(said)) return {}
  const join = (said as readonly unknown[]).flatMap((one): Join[] => {
    if (!isRecord(one)) return []
    const {name, key, "other-key": other, "without-person": stray, format} = one
    if (typeof name !== "string" || typeof key !== "string") return []
    return [
      {
        name,
        key,
        ...(typeof other === "string" ? {"other-key": other} : {}),
        ...(stray === "leave-out" ? {"without-person": stray} : {}),
        format: formatOf(isRecord(format) ? format : {}),
      },
    ]
  })
  return join.length === 0 || join.length < said.length ? {} : {join}
}

/// The columns to be filled up with zeros, as far as a recipe names them as it should.
function leadingZerosOf(said: unknown): Pick<Format, "leading-zeros"> {
  if (!Array.isArray(said)) return {}
  const columns: LeadingZeros[] = []
  for (const {name, column, digits} of said as Readonly<Record<string, unknown>>[]) {
    if (typeof digits !== "number") continue
    if (typeof name === "string") columns.push({name, digits})
    else if (typeof column === "number") columns.push({column, digits})
  }
  return {"leading-zeros": columns}
}
