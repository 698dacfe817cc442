/// Holds the state and tells who listens that it has changed.

import type {Results} from "./results.js"
import {type State, withKeys} from "./state.js"

export class Store {
  #state: State
  readonly #listeners: ((state: State, previous: State) => void)[] = []

  constructor(state: State) {
    this.#state = state
  }

  get state(): State {
    return this.#state
  }

  update(change: Partial<Omit<State, "keys">>): void {
    const previous = this.#state
    this.#state = withKeys({...previous, ...change}, previous)
    for (const listener of this.#listeners) listener(this.#state, previous)
  }

  /// The same where only results change.
  updateResults(change: Partial<Results>): void {
    this.update({results: {...this.#state.results, ...change}})
  }

  listen(listener: (state: State, previous: State) => void): void {
    this.#listeners.push(listener)
  }
}
