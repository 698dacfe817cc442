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
  /** Which files need no protection, such as a code book: those of which this says `true`, and none if it fails. */
  readonly exempt?: (file: File) => boolean
  /** Called at each change. */
  readonly changed?: (state: UploadState) => void
}

/**
 * Guards a file input by a gate. The gate is shown while a file is in it. Returns a function that ends this.
 *
 * It stops what a person does by mistake, not a page that wants the original: that has the file before this
 * hears of it. Call it before scripts that listen at the window themselves. Where this script does not come, nothing
 * is guarded: give the input `disabled` and `autocomplete="off"` in the page's text, and it is opened here.
 */
export function guardUpload(input: HTMLInputElement, gate: OutisGate, options: UploadOptions = {}): () => void {
  const {changed = () => {}, exempt = () => false, ...open} = options
  // Held, so that a browser that forgets what nobody holds knows them again.
  const releases = new Set<File>()
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
  const isExempt = (file: File): boolean => {
    try {
      return exempt(file) === true
    } catch (fault) {
      // What cannot be judged is protected.
      reportError(fault)
      return false
    }
  }
  const standing = (): boolean => [...(input.files ?? [])].every(file => releases.has(file) || isExempt(file))

  /** Before anybody else hears of a file that was chosen or dropped. */
  const chosen = (event: Event): void => {
    if (event.composedPath()[0] !== input) return
    follow()
    if (standing()) {
      const files = [...(input.files ?? [])]
      if (files.length === 0) return emptied()
      if (state === "exempt" || files.every(file => releases.has(file))) return
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
  /** What stood in the input was taken out of it. */
  const emptied = (): void => {
    if (state === "protected" || state === "exempt") show("empty")
  }
  const cleared = (event: Event): void => {
    if (event.target !== input.form) return
    // It is cleared once everybody has heard of that, and nobody has prevented it.
    setTimeout(() => {
      if (event.defaultPrevented || (input.files ?? []).length > 0) return
      if (awaited === null) return emptied()
      withdraw()
      show("empty")
    })
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

  const places = new Set<EventTarget>()
  /**
   * Listens where the input is now, at what is as far outside as is heard: what happens within a shadow tree is not
   * heard outside it. An input that is put elsewhere later is found again by what happens to it and to its form.
   */
  const follow = (): void => {
    const root = input.getRootNode()
    for (const place of [
      window,
      ...(root instanceof ShadowRoot ? [root] : []),
      ...(input.form ? [input.form] : []),
      input,
    ]) {
      if (places.has(place)) continue
      places.add(place)
      for (const [type, listener] of heard) place.addEventListener(type, listener, true)
    }
  }
  const heard = [
    ["input", chosen],
    ["change", chosen],
    ["submit", submitted],
    ["formdata", collected],
    ["reset", cleared],
    ["focusin", follow],
    ["click", follow],
    ["dragenter", follow],
  ] as const

  gate.hidden = true
  follow()
  gate.addEventListener("outis-result", returned)
  gate.addEventListener("outis-cancel", declined)
  gate.addEventListener("outis-error", failed)
  // An input that is closed in the page's text is open from now on, and only as long as it is guarded.
  const wasClosed = input.disabled
  input.disabled = false
  return () => {
    if (wasClosed) input.disabled = true
    withdraw()
    for (const place of places) for (const [type, listener] of heard) place.removeEventListener(type, listener, true)
    gate.removeEventListener("outis-result", returned)
    gate.removeEventListener("outis-cancel", declined)
    gate.removeEventListener("outis-error", failed)
  }
}
