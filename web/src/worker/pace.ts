/// How long to work at a stretch, so that messages are heard and progress is live.

/// Milliseconds of work between two looks at the inbox, usually.
const STRETCH = 40

/// Milliseconds between two reports of progress.
const REPORT = 100

/// Keeps the time of one piece of long work.
export class Pace {
  readonly #stretch: number
  #began = performance.now()
  #rested = this.#began
  #reported = this.#began

  /// How much to do next; adapted to how long the last stretch took.
  budget = 1 << 15

  constructor(stretch = STRETCH) {
    this.#stretch = stretch
  }

  /// Lets messages in if it is time to. True if progress is due as well.
  async rest(): Promise<boolean> {
    const now = performance.now()
    const took = now - this.#rested
    if (took < this.#stretch / 2) {
      this.budget = Math.min(this.budget * 2, 1 << 24)
      if (took < this.#stretch / 8) return false
    } else if (took > this.#stretch * 2) {
      this.budget = Math.max(this.budget >> 1, 1 << 10)
    }
    await breath()
    this.#rested = performance.now()
    if (this.#rested - this.#reported < REPORT) return false
    this.#reported = this.#rested
    return true
  }
}

/// Until the messages that have arrived are delivered. A timer would be clamped to
/// milliseconds; a message to oneself is not.
function breath(): Promise<void> {
  return new Promise(resolve => {
    const {port1, port2} = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
