/// Whether a person can see a button: all of it, for a while, and nothing of the page around lies on it.
/// A page that frames this one could otherwise put it under a pointer that is about to click on something
/// else. Whether it is covered or faint, only some browsers tell (Chromium, Edge); the others tell whether it
/// is within the window.

/// Milliseconds for which it must have been seen.
const LOOK = 700

/// What browsers tell of that is not known to TypeScript.
type Sight = IntersectionObserverEntry & {readonly isVisible?: boolean}

export class InSight {
  #since: number | null = null
  #watched: Element | null = null
  readonly #observer = new IntersectionObserver(
    entries => {
      const last = entries.at(-1) as Sight | undefined
      const isSeen = last !== undefined && last.intersectionRatio > 0.98 && last.isVisible !== false
      this.#since = isSeen ? (this.#since ?? performance.now()) : null
    },
    {threshold: [0, 0.5, 0.98, 1], trackVisibility: true, delay: 100} as IntersectionObserverInit,
  )

  /// The element that is looked at from now on.
  watch(element: Element | null): void {
    if (element === this.#watched) return
    this.#observer.disconnect()
    this.#since = null
    this.#watched = element
    if (element !== null) this.#observer.observe(element)
  }

  /// Whether a click on it was meant for it.
  get isMeant(): boolean {
    return this.#since !== null && performance.now() - this.#since >= LOOK
  }
}
