/// What the elements of the page have in common: they are drawn into the page's own tree,
/// so that one style sheet and one set of ids serves all, and they tell what a person does.

import {LitElement} from "lit"
import {ActEvent, type Action} from "./state/actions.js"
import type {State} from "./state/state.js"
import {turns} from "./turns.js"

export abstract class Piece extends LitElement {
  static override properties = {state: {attribute: false}}

  declare state: State

  protected override createRenderRoot(): this {
    return this
  }

  protected override scheduleUpdate(): void | Promise<unknown> {
    return turns.ask()?.then(() => super.scheduleUpdate()) ?? super.scheduleUpdate()
  }

  protected act(action: Action): void {
    this.dispatchEvent(new ActEvent(action))
  }
}
