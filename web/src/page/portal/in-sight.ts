/// Whether a click on a button was meant for it. A page that frames this one could otherwise put it under a pointer
/// that is about to click on something else, or between the two presses of a double click.
///
/// Two things are asked for. A person must have been able to see the button: all of it, for a while, and nothing of the
/// page around on it. Whether it is covered or faint, only some browsers tell (Chromium, Edge); the others tell whether
/// it is within the window. And what presses must have been there for a moment: the pointer on the button, the keyboard
/// in this page. A finger is nowhere before it presses, so that its first press only says that it is there.

/// Milliseconds for which it must have been seen.
const LOOK = 700
/// Milliseconds for which the pointer must have been on it: twice what lies between the presses of a double click,
/// since Chromium keeps the presses of half a second from a frame that moved.
const REST = 1000

/// What browsers tell of that is not known to TypeScript.
type Sight = IntersectionObserverEntry & {readonly isVisible?: boolean}

export class InSight {
  #since: number | null = null
  /// Since when the pointer has been on the button, and not pressed.
  #resting: number | null = null
  /// Whether the press that the next click ends had rested; null if there was none, as with keys.
  #pressed: boolean | null = null
  /// Since when keys have gone to this page.
  #focused: number | null = null
  #watched: HTMLElement | null = null
  readonly #observer = new IntersectionObserver(
    entries => {
      const last = entries.at(-1) as Sight | undefined
      const isSeen = last !== undefined && last.intersectionRatio > 0.98 && last.isVisible !== false
      this.#since = isSeen ? (this.#since ?? performance.now()) : null
    },
    {threshold: [0, 0.5, 0.98, 1], trackVisibility: true, delay: 100} as IntersectionObserverInit,
  )

  /// The element that is looked at from now on.
  watch(element: HTMLElement | null): void {
    if (element === this.#watched) return
    this.#observer.disconnect()
    for (const type of POINTED) this.#watched?.removeEventListener(type, this.#point)
    this.#since = null
    this.#resting = null
    this.#pressed = null
    this.#watched = element
    for (const type of ["focus", "blur"]) removeEventListener(type, this.#focus)
    if (element === null) return
    this.#observer.observe(element)
    for (const type of POINTED) element.addEventListener(type, this.#point)
    for (const type of ["focus", "blur"]) addEventListener(type, this.#focus)
    this.#focused = document.hasFocus() ? performance.now() : null
  }

  /// Whether the click that is being answered was meant for it.
  get isMeant(): boolean {
    const wasThere = this.#pressed ?? isOver(this.#focused, REST)
    this.#pressed = null
    return wasThere && isOver(this.#since, LOOK)
  }

  readonly #point = ({type, pointerType}: PointerEvent): void => {
    const now = performance.now()
    if (type === "pointerdown") {
      this.#pressed = isOver(this.#resting, REST)
      // Who presses again and again does not rest.
      this.#resting = now
    } else if (pointerType === "mouse") this.#resting = type === "pointerenter" ? now : null
  }

  readonly #focus = ({type}: Event): void => {
    this.#focused = type === "focus" ? performance.now() : null
  }
}

const POINTED = ["pointerenter", "pointerleave", "pointerdown"] as const

/// Whether this moment is so long ago.
function isOver(begun: number | null, length: number): boolean {
  return begun !== null && performance.now() - begun >= length
}
