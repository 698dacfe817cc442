/// Drawing in turns. Many elements that are drawn one after the other in one task would keep the
/// page from answering; after a while the rest waits for the next frame.

/// Milliseconds of drawing after which others wait. What the browser then lays out comes on top.
const STRETCH = 12

/// Milliseconds until drawing goes on where there are no frames, as in a hidden window.
const HIDDEN = 100

interface Clock {
  now(): number
  /// Calls back once in a later task.
  later(then: () => void): void
}

export class Turns {
  readonly #clock: Clock
  /// When the present task began to draw; null if it has not.
  #began: number | null = null
  readonly #waiting: (() => void)[] = []
  #scheduled = false

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /// Null if there is still time now, or else a turn later on, in the order of asking.
  ask(): Promise<void> | null {
    this.#schedule()
    this.#began ??= this.#clock.now()
    if (this.#waiting.length === 0 && this.#clock.now() - this.#began < STRETCH) return null
    return new Promise(resolve => this.#waiting.push(resolve))
  }

  #schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    this.#clock.later(() => void this.#next())
  }

  async #next(): Promise<void> {
    this.#scheduled = false
    this.#began = this.#waiting.length === 0 ? null : this.#clock.now()
    while (this.#waiting.length > 0 && this.#began !== null && this.#clock.now() - this.#began < STRETCH) {
      this.#waiting.shift()?.()
      // Whoever waited draws as soon as it hears of its turn.
      await null
      await null
    }
    if (this.#began !== null) this.#schedule()
  }
}

export const turns = new Turns({
  now: () => performance.now(),
  later(then) {
    let done = false
    const once = (): void => {
      if (done) return
      done = true
      clearTimeout(timer)
      then()
    }
    const timer = setTimeout(once, HIDDEN)
    requestAnimationFrame(once)
  },
})

/// Frames after which somebody stops waiting for what is not drawn.
const FRAMES = 60

/// What `find` finds, once it is drawn; null if that does not come.
export async function drawn<T>(find: () => T | null): Promise<T | null> {
  let found = find()
  for (let frame = 0; found === null && frame < FRAMES; frame += 1) {
    await new Promise(requestAnimationFrame)
    found = find()
  }
  return found
}
