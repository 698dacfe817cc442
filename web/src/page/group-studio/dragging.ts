/// Values that are dragged into a group with a mouse or a pen. Fingers scroll the list: they tick
/// values and put them into a group by its button, as the keyboard does.

/// Pixels that a pointer goes before it drags.
const slack = 6

export class Dragging {
  /// What is dragged from where, once a button is down on it.
  #held: {readonly value: string; readonly x: number; readonly y: number} | null = null
  /// What goes with the pointer.
  #ghost: HTMLElement | null = null
  #target: HTMLElement | null = null
  readonly #studio: HTMLElement
  readonly #drop: (value: string, label: string) => void

  /// `drop`: a value was dropped upon the group of this label.
  constructor(studio: HTMLElement, drop: (value: string, label: string) => void) {
    this.#studio = studio
    this.#drop = drop
  }

  grasp(event: PointerEvent, value: string): void {
    if (event.button !== 0 || event.pointerType === "touch") return
    // What moves things by itself is not where something is dragged from.
    if (event.target instanceof Element && event.target.closest("button") !== null) return
    this.#held = {value, x: event.clientX, y: event.clientY}
    addEventListener("pointermove", this.#move)
    addEventListener("pointerup", this.#release)
    addEventListener("pointercancel", this.#end)
    addEventListener("keydown", this.#escape)
  }

  readonly #move = (event: PointerEvent): void => {
    const held = this.#held
    if (held === null) return
    if (this.#ghost === null && Math.hypot(event.clientX - held.x, event.clientY - held.y) < slack) return
    event.preventDefault()
    const ghost = this.#ghost ?? this.#begin(held.value)
    ghost.style.setProperty("translate", `${event.clientX + 12}px ${event.clientY + 12}px`)
    const below = document.elementFromPoint(event.clientX, event.clientY)
    const target = below?.closest<HTMLElement>("[data-group]") ?? null
    this.#mark(target !== null && this.#studio.contains(target) ? target : null)
  }

  #begin(value: string): HTMLElement {
    const ghost = document.createElement("span")
    ghost.className = "studio-ghost"
    ghost.textContent = value
    ghost.setAttribute("aria-hidden", "true")
    this.#studio.append(ghost)
    this.#ghost = ghost
    getSelection()?.removeAllRanges()
    // The click that ends a drag ticks nothing.
    addEventListener("click", stopped, {capture: true, once: true})
    return ghost
  }

  #mark(target: HTMLElement | null): void {
    if (target === this.#target) return
    this.#target?.classList.remove("target")
    target?.classList.add("target")
    this.#target = target
  }

  readonly #release = (): void => {
    const [held, label] = [this.#held, this.#target?.dataset["group"]]
    const isDragged = this.#ghost !== null
    this.#end()
    if (isDragged && held !== null && label !== undefined) this.#drop(held.value, label)
  }

  readonly #escape = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.#end()
  }

  readonly #end = (): void => {
    this.#held = null
    this.#ghost?.remove()
    this.#ghost = null
    this.#mark(null)
    removeEventListener("pointermove", this.#move)
    removeEventListener("pointerup", this.#release)
    removeEventListener("pointercancel", this.#end)
    removeEventListener("keydown", this.#escape)
    // Where no click follows, the next one is meant.
    setTimeout(() => removeEventListener("click", stopped, {capture: true}))
  }
}

function stopped(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
