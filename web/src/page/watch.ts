/// Whether the worker is there. One that ends without a word gives back the lock that it held, and
/// the browser says so at once. Where there are no locks (a frame without an origin), and for a
/// worker that lives but does not get on, what counts is how long nothing has come of it.
///
/// Silence proves nothing: a long step of the module answers nobody. So it is only told, for a
/// person to decide. Time in which the page itself slept, or was hidden, does not count.

import type {Vital} from "../shared/calls.js"

/// Milliseconds between two looks.
const LOOK = 1000

/// Looks without a sign of life after which it is told.
const QUIET = 15

/// What `harden.js` leaves of the locks of one origin.
export interface Life {
  /// Until nobody holds the lock of this name any more.
  ended(lock: string): Promise<void>
}

/// Called when the worker has ended without a word; when it is to be asked how it does; and when
/// nothing was heard of it for some seconds, or, with null, was heard again.
export interface Watcher {
  ended(): void
  ask(): void
  silent(seconds: number | null): void
}

export class Watch {
  readonly #life: Life | undefined
  readonly #watcher: Watcher
  #timer: ReturnType<typeof setInterval> | undefined
  #looked = 0
  #quiet = 0
  #steps = -1

  constructor(watcher: Watcher, life: Life | undefined) {
    this.#watcher = watcher
    this.#life = life
  }

  /// Something is expected of the worker.
  begin(): void {
    if (this.#timer !== undefined) return
    this.#looked = Date.now()
    this.#timer = setInterval(() => this.#look(), LOOK)
  }

  /// Nothing is expected any more.
  end(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
    this.heard()
  }

  /// The lock is held by the worker for as long as it lives.
  held(lock: string): void {
    this.#life?.ended(lock).then(
      () => this.#watcher.ended(),
      () => {},
    )
  }

  /// A message came that only work brings.
  heard(): void {
    if (this.#quiet >= QUIET) this.#watcher.silent(null)
    this.#quiet = 0
  }

  /// The worker says how it does. Where it works on something, only getting on with it counts.
  vital({steps, running}: Vital): void {
    if (steps !== this.#steps || running === 0) this.heard()
    this.#steps = steps
  }

  #look(): void {
    const now = Date.now()
    const late = Math.abs(now - this.#looked - LOOK) > LOOK
    this.#looked = now
    this.#watcher.ask()
    if (late || globalThis.document?.hidden === true) return
    this.#quiet += 1
    if (this.#quiet >= QUIET) this.#watcher.silent((this.#quiet * LOOK) / 1000)
  }
}
