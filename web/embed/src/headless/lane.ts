/// Who works now and who waits: each calculation may take some gigabytes.

export class Lane {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(together: number) {
    this.#free = together
  }

  /// Works as soon as there is room. Whoever gives up meanwhile does not begin.
  async pass<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    signal?.throwIfAborted()
    if (this.#free > 0) this.#free -= 1
    else await this.#turn(signal)
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next === undefined) this.#free += 1
      else next()
    }
  }

  #turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        signal?.removeEventListener("abort", leave)
        resolve()
      }
      const leave = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1)
        reject(signal?.reason)
      }
      this.#waiting.push(begin)
      signal?.addEventListener("abort", leave, {once: true})
    })
  }
}
