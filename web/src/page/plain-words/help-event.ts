/// Somebody wants to know what a word means.

import type {Term} from "./terms.js"

export class HelpEvent extends Event {
  static readonly type = "outis-help"

  constructor(readonly term: Term) {
    super(HelpEvent.type, {bubbles: true})
  }
}

declare global {
  interface HTMLElementEventMap {
    "outis-help": HelpEvent
  }
}
