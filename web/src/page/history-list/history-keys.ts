/// The keys that undo and do again, as programs have them, wherever nobody is writing.

/// What a key that was pressed says of itself.
type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "defaultPrevented">

/// Fields in which nothing is written, so that nothing of theirs could be undone.
const unwritten = ["button", "checkbox", "color", "file", "radio", "range", "reset", "submit"]

/// By how many entries of the history a key goes on: -1, 1, or 0 where it means something else.
/// `target`: what has the focus.
export function historyStep(press: Press, target: unknown): -1 | 0 | 1 {
  const {key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented} = press
  if (defaultPrevented || altKey || ctrlKey === metaKey || isWritten(target)) return 0
  switch (key.toLowerCase()) {
    case "z":
      return shiftKey ? 1 : -1
    case "y":
      return ctrlKey && !shiftKey ? 1 : 0
    default:
      return 0
  }
}

/// Whether a field undoes by itself what is written in it.
function isWritten(target: unknown): boolean {
  const {tagName, type, isContentEditable} = (target ?? {}) as Partial<HTMLInputElement>
  return (
    isContentEditable === true || tagName === "TEXTAREA" || (tagName === "INPUT" && !unwritten.includes(type ?? "text"))
  )
}
