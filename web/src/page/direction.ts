/// Names and values as they may stand in a sentence, whatever direction they are written in.
/// What would turn the text around it is shown as what it is, and what is written from the right
/// is set apart from its neighbours.

const controls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/// Letters of scripts that are written from right to left.
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/// Set apart by this module, and nothing within that turns anything.
const apart = /^\u2068[^\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*\u2069$/
const setApart = /\u2068[^\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*\u2069/g
const apartWithin =
  /\u2068[^\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*\u2069|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

function named(control: string): string {
  return `[U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}]`
}

/// A name or value. Done twice it is the same as done once.
export function shown(text: string): string {
  if (apart.test(text)) return text
  const plain = text.replace(controls, named)
  return fromRight.test(plain) ? `\u2068${plain}\u2069` : plain
}

/// What stands in a sentence: a name as it is, or a list of names that were shown.
export function shownPart(text: string): string {
  const part = shownWithin(text)
  return fromRight.test(part.replace(setApart, "")) ? `\u2068${part.replace(/[\u2068\u2069]/g, "")}\u2069` : part
}

/// A sentence that may hold what was shown: only that may be set apart in it.
export function shownWithin(sentence: string): string {
  return sentence.replace(apartWithin, found => (found.length === 1 ? named(found) : found))
}

/// A name that a file may be given.
export function fileName(text: string): string {
  return text.replace(controls, "_")
}
