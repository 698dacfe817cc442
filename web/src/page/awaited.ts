/// What an editor asked for and is not in force yet. Settings that are asked for one after the other
/// come into force, or are refused, one after the other too: until the last has come, those before it
/// must not take the place of what the person sees and goes on with.

export class Awaited {
  /// In the order in which it was asked for.
  #asked: readonly string[] = []
  /// What came last.
  #come: string | null = null

  /// What was asked for last, unless everything has come.
  get last(): string | undefined {
    return this.#asked.at(-1)
  }

  /// Whether something has not come yet.
  get isOpen(): boolean {
    return this.#asked.length > 0
  }

  ask(settings: unknown): void {
    this.#asked = [...this.#asked, JSON.stringify(settings)]
  }

  /// Takes in what has come: what was asked for, the same as before, or something else, such as by
  /// undoing, which ends the waiting. Whether it is one of the first two.
  come(settings: unknown): boolean {
    const come = JSON.stringify(settings)
    const number = this.#asked.indexOf(come)
    const isKnown = number >= 0 || come === this.#come
    if (number >= 0) this.#asked = this.#asked.slice(number + 1)
    else if (!isKnown) this.#asked = []
    this.#come = come
    return isKnown
  }
}
