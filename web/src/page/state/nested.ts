/// What may be said of a JSON text before and after it is read.

/// Objects and lists within each other; Rust reads no deeper ones.
const deepest = 128

/// Whether a JSON text holds objects or lists within each other beyond all measure, which would take
/// the reader's own stack.
export function isTooDeep(text: string): boolean {
  let depth = 0
  let isText = false
  for (let place = 0; place < text.length; place += 1) {
    const letter = text[place]
    if (letter === '"') isText = !isText
    else if (isText) place += letter === "\\" ? 1 : 0
    else if (letter === "{" || letter === "[") depth += 1
    else if (letter === "}" || letter === "]") depth -= 1
    if (depth > deepest) return true
  }
  return false
}

/// Whether a value that was read is an object, and no list.
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
