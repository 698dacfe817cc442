/// Everything a reader sees comes through here, from `locales/`.

import {FluentBundle, FluentResource, type FluentVariable} from "@fluent/bundle"
import english from "outis:words"
import type {Matching} from "../generated/protocol.js"
import type {TableFiles} from "../shared/calls.js"
import type {Units} from "./counted.js"
import {shown, shownPart} from "./direction.js"

/// What a message may be given.
export type Args = Readonly<Record<string, string | number>>

/// Every message may choose its words by them; as long as nothing is known, records are counted.
let told: Units & {readonly match: Matching} = {unit: "records", recordUnit: "records", match: "own-value"}

/// From now on figures count these, and missing cells match so.
export function speakOf(units: Units, match: Matching = "own-value"): void {
  told = {...units, match}
}

let language = ""
let bundle: FluentBundle
/// What the bundle does not know yet, by its id: parsing all of it would keep the page waiting.
let unread: Map<string, string>
let whole: Intl.NumberFormat | null = null

speak("en", english)

/// From now on everything is said in this language, of which these are all messages.
export function speak(code: string, messages: string): void {
  language = code
  // Isolation marks would be copied along with numbers and names into mails and tickets.
  bundle = new FluentBundle(code, {useIsolating: false})
  unread = new Map(messages.split(/\n(?=-?[a-z])/i).map(text => [/^-?[\w-]*/.exec(text)?.[0] ?? "", text]))
  whole = null
}

/// The code of the language that is spoken.
export function spoken(): string {
  return language
}

/// Reads the message or term with this id, and what it refers to.
function learn(id: string): void {
  const text = unread.get(id)
  if (text === undefined) return
  unread.delete(id)
  for (const fault of bundle.addResource(new FluentResource(text))) console.error(`locales: ${fault.message}`)
  for (const [, other = ""] of text.matchAll(/\{\s*(-?[a-z][\w-]*)/gi)) learn(other)
}

/// The message with this id. A missing one is shown by its id, so that it is seen; the
/// tests hold every id that the page uses against the locales.
export function words(id: string, args?: Args): string {
  learn(id)
  const pattern = bundle.getMessage(id)?.value
  if (pattern === undefined || pattern === null) {
    console.error(`locales: no message ${id}`)
    return id
  }
  const faults: Error[] = []
  const text = bundle.formatPattern(pattern, {...told, ...shownArgs(args)} as Record<string, FluentVariable>, faults)
  for (const fault of faults) console.error(`locales: ${id}: ${fault.message}`)
  return text
}

/// Names and values in their own direction.
function shownArgs(args: Args | undefined): Record<string, FluentVariable> | undefined {
  return args === undefined
    ? undefined
    : Object.fromEntries(
        Object.entries(args).map(([name, value]) => [name, typeof value === "string" ? shownPart(value) : value]),
      )
}

/// What people call an encoding.
export function encodingName(encoding: string): string {
  return words(`encoding-${encoding}`)
}

/// Whether there is a message with this id, for words that may be added to later.
export function hasWords(id: string): boolean {
  return unread.has(id) || bundle.hasMessage(id)
}

/// A count as the language writes it: 5,000.
export function count(n: number): string {
  return (whole ??= new Intl.NumberFormat(language)).format(n)
}

/// Digits of any length, grouped: the size of a lattice may not fit a number.
export function digits(text: string): string {
  return /^\d{1,40}$/.test(text) ? new Intl.NumberFormat(language).format(BigInt(text)) : text
}

/// A share as a percentage, with as many decimals as it takes to tell it from its
/// neighbours: 93.4 %, 0.02 %. Never rounds something to nothing or to everything.
export function percent(share: number): string {
  const decimals = (share > 0 && share < 0.0095) || (share > 0.9905 && share < 1) ? 2 : 1
  const smallest = 0.5 * 10 ** (-2 - decimals)
  if (share > 0 && share < smallest) return words("percent-less-than", {limit: plain(0.01)})
  if (share < 1 && share > 1 - smallest) return words("percent-more-than", {limit: plain(99.99)})
  return words("percent", {n: plain(share * 100, decimals)})
}

/// An estimate, no more exactly than it is known: 134,000,000.
export function estimate(n: number): number {
  return Number(n.toPrecision(3))
}

/// A number with few decimals.
export function plain(n: number, decimals = 2): string {
  return new Intl.NumberFormat(language, {maximumFractionDigits: decimals}).format(n)
}

/// A size in bytes as people say it.
export function bytes(n: number): string {
  const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const
  const step = n < 1000 ? 0 : n < 1e6 ? 1 : n < 1e9 ? 2 : 3
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: units[step] ?? "byte",
    unitDisplay: step === 0 ? "long" : "short",
    maximumSignificantDigits: 3,
  }).format(n / 1000 ** step)
}

/// Names in a sentence: born, postcode and sex.
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(language, {type: "conjunction"}).format(names)
}

/// The first of many names in a sentence: born, postcode and 3 more. A single one is named, since
/// “1 more” would take the same room.
export function listUpTo(most: number, names: readonly string[]): string {
  if (names.length <= most + 1) return list(names)
  return list([...names.slice(0, most), words("list-more", {more: names.length - most})])
}

/// A column's name; one column of a file may have none.
export function nameOf(name: string): string {
  return name === "" ? words("column-unnamed") : shown(name)
}

/// What a table is called that was read from these files.
export function tableName([first, ...others]: TableFiles): string {
  return others.length === 0 ? first.name : words("files-together", {name: first.name, others: others.length})
}

/// A value or a label as it is shown.
export function cellOf(text: string): string {
  return text === "" ? words("cell-empty") : shown(text)
}

/// A duration in seconds as people say it.
export function duration(seconds: number): string {
  if (seconds < 0.1) return words("seconds-under", {limit: plain(0.1)})
  if (seconds < 60) return words("seconds", {n: plain(seconds, seconds < 10 ? 1 : 0)})
  return words("minutes", {minutes: Math.floor(seconds / 60), seconds: Math.floor(seconds % 60)})
}
