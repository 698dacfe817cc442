/// A session: what a person has decided about a table, and where they are, to go on with it another
/// day. It holds no record, and says by its fingerprint which file it belongs to.

import type {Recipe} from "../../generated/protocol.js"
import {isRecord, isTooDeep} from "./nested.js"
import {type Pin, pinsFrom} from "./frontier.js"
import {type Coarsening, coarsening, fileOfLevels, type Shelf} from "./recipe.js"
import {entryOf, type State, type Step, steps} from "./state.js"
import {longestText, textFields, type Texts, withText} from "./texts.js"

/// The version of the format.
const version = 1

/// A session is at most as large as a recipe, most of which are small.
export const largestSession = 1 << 26

/// Columns of which it may keep settings that are not in force, and files that it may name.
const mostEntries = 10_000

/// A file as it was chosen.
export interface SessionFile {
  readonly name: string
  readonly size: number
}

export interface Session {
  readonly files: readonly SessionFile[]
  /// Of all files, one after the other.
  readonly sha256: string
  /// As it was written; Rust says what is wrong with it.
  readonly recipe: Recipe
  readonly shelf: Shelf
  readonly pins: readonly Pin[]
  readonly texts: Texts
  readonly step: Step
}

/// Why a file is no session that can be opened. `field`: where, by its path.
export interface Flaw {
  readonly flaw: "syntax" | "deep" | "large" | "version" | "unknown" | "lacking" | "type"
  readonly field: string
}

/// What is saved of the present settings as a session; null without a table.
export function sessionText(state: State): string | null {
  const {table, pins, texts, step} = state
  const entry = entryOf(state)
  if (table === null || entry === null) return null
  const session = {
    outis: version,
    kind: "session",
    files: table.files.map(({name, size}) => ({name, size})),
    sha256: table.sha256,
    step,
    recipe: entry.recipe,
    ...(entry.shelf.size === 0 ? {} : {shelf: Object.fromEntries(saved(entry.shelf))}),
    ...(pins.length === 0 ? {} : {pins}),
    ...(Object.keys(texts).length === 0 ? {} : {texts}),
  }
  return JSON.stringify(session, null, 2) + "\n"
}

/// Levels from files are left out: whoever opens the session would be asked for a file that
/// nothing uses.
function saved(shelf: Shelf): readonly (readonly [string, Coarsening])[] {
  return [...shelf].map(([key, settings]) => [
    key,
    fileOfLevels(settings.hierarchy) === undefined ? settings : coarsening({weight: settings.weight}),
  ])
}

/// Whether a text says of itself that it is a session, or begins like one.
export function isSession(text: string): boolean {
  try {
    const read: unknown = isTooDeep(text) ? null : JSON.parse(text)
    if (read !== null) return isRecord(read) && read["kind"] === "session"
  } catch {
    // It may have been cut off.
  }
  return /^\s*\{\s*"outis"\s*:\s*\d+\s*,\s*"kind"\s*:\s*"session"/.test(text)
}

/// The session in a text, or why there is none.
export function sessionFrom(text: string): Session | Flaw {
  if (text.length > largestSession) return {flaw: "large", field: ""}
  if (isTooDeep(text)) return {flaw: "deep", field: ""}
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return {flaw: "syntax", field: ""}
  }
  try {
    return checked(read)
  } catch (fault) {
    if (fault instanceof FlawFound) return fault.flaw
    throw fault
  }
}

class FlawFound extends Error {
  constructor(readonly flaw: Flaw) {
    super(flaw.flaw)
  }
}

/// A name that is repeated to the person is no longer than this.
const longestName = 60

function refuse(flaw: Flaw["flaw"], field: string): never {
  throw new FlawFound({flaw, field: field.slice(0, longestName)})
}

const fields = ["outis", "kind", "files", "sha256", "step", "recipe", "shelf", "pins", "texts"] as const
const needed = ["files", "sha256", "step", "recipe"] as const

function checked(read: unknown): Session {
  if (!isRecord(read)) return refuse("type", "")
  if (read["outis"] !== version) return refuse("version", "outis")
  for (const field of needed) if (!Object.hasOwn(read, field)) refuse("lacking", field)
  known(read, fields, "")
  const {files, sha256, step, recipe, shelf = {}, pins = [], texts = {}} = read as Partial<Record<string, unknown>>
  if (typeof sha256 !== "string" || !/^[0-9a-f]{64}$/.test(sha256)) return refuse("type", "sha256")
  if (!isRecord(recipe)) return refuse("type", "recipe")
  return {
    files: filesFrom(files),
    sha256,
    recipe: recipe as unknown as Recipe,
    shelf: shelfFrom(shelf),
    pins: pinsFrom(pins) ?? refuse("type", "pins"),
    texts: textsFrom(texts),
    step: steps.find(known => known === step) ?? refuse("type", "step"),
  }
}

/// Refuses a field that is not known, by its name.
function known(read: object, names: readonly string[], path: string): void {
  for (const field of Object.keys(read)) if (!names.includes(field)) refuse("unknown", path + field)
}

function filesFrom(read: unknown): readonly SessionFile[] {
  if (!Array.isArray(read) || read.length === 0 || read.length > mostEntries) return refuse("type", "files")
  return read.map((file: unknown) => {
    if (!isRecord(file)) return refuse("type", "files")
    known(file, ["name", "size"], "files[].")
    const {name, size} = file
    if (typeof name !== "string" || name === "" || name.length > longestText) return refuse("type", "files[].name")
    if (typeof size !== "number" || !Number.isSafeInteger(size) || size < 0) return refuse("type", "files[].size")
    return {name, size}
  })
}

const isLevel = (value: unknown): boolean => typeof value === "number" && Number.isInteger(value) && value >= 0

/// What each setting of a column must look like. Whether levels are such is asked when the column
/// gets its role back, as of any recipe.
const shelved: Readonly<Record<keyof Coarsening, (value: unknown) => boolean>> = {
  hierarchy: value => isRecord(value) && typeof value["kind"] === "string",
  limit: isLevel,
  floor: isLevel,
  weight: value => typeof value === "number" && value >= 0,
}

function shelfFrom(read: unknown): Shelf {
  if (!isRecord(read) || Object.keys(read).length > mostEntries) return refuse("type", "shelf")
  return new Map(
    Object.entries(read).map(([key, settings]) => {
      if (!isRecord(settings)) return refuse("type", "shelf")
      known(settings, Object.keys(shelved), "shelf[].")
      for (const [field, isFit] of Object.entries(shelved))
        if (Object.hasOwn(settings, field) && !isFit(settings[field])) refuse("type", `shelf[].${field}`)
      return [key, settings as Coarsening]
    }),
  )
}

function textsFrom(read: unknown): Texts {
  if (!isRecord(read)) return refuse("type", "texts")
  known(read, textFields, "texts.")
  return textFields.reduce<Texts>((texts, field) => {
    const text = Object.hasOwn(read, field) ? read[field] : ""
    if (typeof text !== "string" || text.length > longestText) return refuse("type", `texts.${field}`)
    return withText(texts, field, text)
  }, {})
}
