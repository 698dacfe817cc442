/// How long to work at a stretch, so that messages are heard and progress is live.

/// Milliseconds of work between two looks at the inbox, usually.
const STRETCH = 40

/// Milliseconds between two reports of progress.
const REPORT = 100

/// The least and the most to do in one step. Work may become many times as slow from one step to
/// the next, so that what was quick a hundred times is not trusted further than this.
const LEAST = 1 << 10
const MOST = 1 << 19

/// Keeps the time of one piece of long work.
export class Pace {
  readonly #stretch: number
  readonly #least: number
  readonly #most: number
  #stepped = performance.now()
  #rested = this.#stepped
  #reported = this.#stepped

  /// How much to do next; adapted to how long the last step took. When is decided by the clock,
  /// what comes of the work is not.
  budget: number

  constructor(stretch = STRETCH, {least = LEAST, most = MOST, first = 1 << 15} = {}) {
    this.#stretch = stretch
    this.#least = least
    this.#most = most
    this.budget = first
  }

  /// To be called after each step. Lets messages in if it is time to. True if progress is due
  /// as well.
  async rest(): Promise<boolean> {
    const now = performance.now()
    const step = now - this.#stepped
    if (step < this.#stretch / 2) this.budget = Math.min(this.budget * 2, this.#most)
    else if (step > this.#stretch) this.budget = Math.max(Math.floor((this.budget * this.#stretch) / step), this.#least)
    this.#stepped = now
    if (now - this.#rested < this.#stretch / 8) return false
    await breath()
    this.#stepped = this.#rested = performance.now()
    if (this.#rested - this.#reported < REPORT) return false
    this.#reported = this.#rested
    return true
  }
}

/// Until the messages that have arrived are delivered. A timer would be clamped to
/// milliseconds; a message to oneself is not.
export function breath(): Promise<void> {
  return new Promise(resolve => {
    const {port1, port2} = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
