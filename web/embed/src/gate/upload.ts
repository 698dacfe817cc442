/// Puts a release into a page's own file input, and keeps the original out of it: whoever chooses a file
/// there is led through the gate, and the form waits until a release stands in.

import type {GateEvents, OpenOptions, OutisGate} from "./gate.js"

/** What is told of the way of a file, for the page to show. */
export type UploadState =
  /** No file was chosen, or the person gives none back. */
  | "empty"
  /** Several files were chosen at once; the gate takes one, and none of them stands in the input. */
  | "several"
  /** A file is in the gate. */
  | "waiting"
  /** A release stands in the input. */
  | "protected"
  /** A file stands in the input that needs no protection. */
  | "exempt"
  /** The form was sent while a file was in the gate, and did not go. */
  | "held-back"

export interface UploadOptions extends Omit<OpenOptions, "id"> {
  /** Which files need no protection, such as a code book; none unless this says so. */
  readonly exempt?: (file: File) => boolean
  /** Called at each change. */
  readonly changed?: (state: UploadState) => void
}

/**
 * Guards a file input by a gate. The gate is shown while a file is in it. Returns a function that ends this.
 *
 * It stops what a person does by mistake, not a page that wants the original: that has the file before this
 * hears of it. Call it before scripts that listen at the window themselves.
 */
export function guardUpload(input: HTMLInputElement, gate: OutisGate, options: UploadOptions = {}): () => void {
  const {changed = () => {}, exempt = () => false, ...open} = options
  // Held, so that a browser that forgets what nobody holds knows them again.
  const releases = new Set<File>()
  // What happens to an input within a shadow tree is not heard outside it.
  const root = input.getRootNode()
  const place: EventTarget = root instanceof ShadowRoot ? root : window
  let state: UploadState = "empty"
  /** What the gate calls the file that this input waits for: others may use the same gate. */
  let awaited: string | null = null

  const show = (next: UploadState): void => {
    state = next
    changed(next)
  }
  const begin = (file: File): void => {
    awaited = `upload-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
    gate.hidden = false
    show("waiting")
    void gate.open(file, {...open, id: awaited})
  }
  /** Nothing comes any more of the file that this input waits for. */
  const finish = (): void => {
    if (awaited === null) return
    awaited = null
    gate.hidden = true
  }
  /** Something else was chosen in the place of the file that is in the gate. */
  const withdraw = (): void => {
    if (awaited === null) return
    finish()
    gate.cancel()
  }
  const standing = (): boolean => [...(input.files ?? [])].every(file => releases.has(file) || exempt(file))

  /** Before anybody else hears of a file that was chosen or dropped. */
  const chosen = (event: Event): void => {
    if (event.target !== input) return
    if (standing()) {
      if (state === "exempt" || ![...(input.files ?? [])].some(file => !releases.has(file))) return
      withdraw()
      return show("exempt")
    }
    event.stopImmediatePropagation()
    // `input` comes before `change`: by the second, the original is gone.
    const [file, ...others] = input.files ?? []
    input.value = ""
    if (file === undefined) return
    if (others.length === 0) return begin(file)
    withdraw()
    show("several")
  }
  const submitted = (event: Event): void => {
    if (event.target !== input.form || (awaited === null && standing())) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!standing()) input.value = ""
    show(awaited !== null ? "held-back" : "empty")
  }
  /** What a script sends, without a form that is submitted. */
  const collected = (event: Event): void => {
    if (event.target === input.form && input.name !== "" && !standing())
      (event as FormDataEvent).formData.delete(input.name)
  }
  const returned = ({detail}: GateEvents["outis-result"]): void => {
    if (detail.id !== awaited) return
    finish()
    const files = new DataTransfer()
    files.items.add(detail.release)
    input.files = files.files
    releases.clear()
    for (const file of input.files) releases.add(file)
    show("protected")
    for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, {bubbles: true}))
  }
  const declined = ({detail}: GateEvents["outis-cancel"]): void => {
    if (detail.id !== awaited) return
    finish()
    show("empty")
  }
  const failed = ({detail}: GateEvents["outis-error"]): void => {
    // A file that was not read the person may still put right in the gate.
    if (awaited === null || detail.id !== awaited || detail.code === "file-not-read") return
    // Where another input's file took its place, the gate is still needed.
    if (detail.code === "replaced") awaited = null
    else finish()
    show("empty")
  }

  gate.hidden = true
  place.addEventListener("input", chosen, true)
  place.addEventListener("change", chosen, true)
  place.addEventListener("submit", submitted, true)
  place.addEventListener("formdata", collected, true)
  gate.addEventListener("outis-result", returned)
  gate.addEventListener("outis-cancel", declined)
  gate.addEventListener("outis-error", failed)
  return () => {
    place.removeEventListener("input", chosen, true)
    place.removeEventListener("change", chosen, true)
    place.removeEventListener("submit", submitted, true)
    place.removeEventListener("formdata", collected, true)
    gate.removeEventListener("outis-result", returned)
    gate.removeEventListener("outis-cancel", declined)
    gate.removeEventListener("outis-error", failed)
  }
}
