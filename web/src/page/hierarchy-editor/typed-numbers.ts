/// Numbers as somebody types them: the way the table writes its own, with its decimal mark and what
/// stands between its thousands.

import type {Format} from "../../generated/protocol.js"

/// How a table writes numbers.
export type NumberForm = Pick<Format, "decimal" | "thousands">

/// What may stand for a mark between thousands.
const marks = {".": "\\.", ",": ",", "'": "['’]", " ": "[ \u00a0\u202f]"} as const

/// So many digits of a number are kept exactly on its way to a recipe and back.
const mostDigits = 15

/// Whether a text has more digits than are kept exactly.
export function isTooLong(text: string): boolean {
  return text.replaceAll(/\D/g, "").replace(/^0+/, "").length > mostDigits
}

/// A number in this form; null where it is none, or has too many digits to be kept as it is. Whoever types
/// need not part the thousands, but where they are parted, all are.
export function numberOf(text: string, {decimal = ".", thousands}: NumberForm): number | null {
  const mark = thousands === undefined ? null : marks[thousands]
  const whole = mark === null ? "0|[1-9]\\d*" : `0|[1-9]\\d*|[1-9]\\d{0,2}(?:${mark}\\d{3})+`
  const parts = new RegExp(`^([-−+]?)(${whole})(?:\\${decimal}(\\d+))?$`).exec(text)
  if (parts === null || isTooLong(text)) return null
  const [, sign = "", digits = "", fraction = "0"] = parts
  return (sign === "-" || sign === "−" ? -1 : 1) * Number(`${digits.replaceAll(/\D/g, "")}.${fraction}`)
}

/// A number as the table writes it.
export function numberText(number: number, {decimal = ".", thousands}: NumberForm): string {
  const [whole = "", fraction] = String(number).split(".")
  const parted = whole.replaceAll(/\d(?=(?:\d{3})+$)/g, `$&${thousands ?? ""}`)
  return fraction === undefined ? parted : `${parted}${decimal}${fraction}`
}

/// Several numbers, as `numbersOf` reads them.
export function numbersText(numbers: readonly number[], form: NumberForm): string {
  return numbers.map(number => numberText(number, form)).join(hasCommas(form) ? "; " : ", ")
}

/// The numbers of a list, from the least to the greatest, each once; or the first part that is none.
/// Numbers are parted by semicolons, by commas with a blank behind, by commas alone where none can be
/// within a number or parts others already, and by blanks where none stand between thousands.
export function numbersOf(text: string, form: NumberForm): readonly number[] | string {
  const comma = hasCommas(form) || /;|,\s/.test(text) ? ",\\s+|,$" : ","
  const parts = text
    .trim()
    .split(new RegExp(`;|${comma}${form.thousands === " " ? "" : "|\\s+"}`))
    .map(part => part.trim())
    .filter(part => part !== "")
  const numbers = parts.map(part => numberOf(part, form))
  const unread = parts[numbers.indexOf(null)]
  if (unread !== undefined) return unread
  return [...new Set(numbers.filter(number => number !== null))].toSorted((one, other) => one - other)
}

/// Whether a comma may stand within a number.
function hasCommas({decimal, thousands}: NumberForm): boolean {
  return decimal === "," || thousands === ","
}
