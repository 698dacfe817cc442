/// Holds the state and tells who listens that it has changed.

import type {State} from "./state.js"

export class Store {
  #state: State
  readonly #listeners: ((state: State, before: State) => void)[] = []

  constructor(state: State) {
    this.#state = state
  }

  get state(): State {
    return this.#state
  }

  update(change: Partial<State>): void {
    const before = this.#state
    this.#state = {...before, ...change}
    for (const listener of this.#listeners) listener(this.#state, before)
  }

  listen(listener: (state: State, before: State) => void): void {
    this.#listeners.push(listener)
  }
}
