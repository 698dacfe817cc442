/// Somebody has a file that is no table.

import type {DataKind} from "../../shared/kinds.js"
import type {KindExample} from "./examples.js"

export class KindEvent extends Event {
  static readonly type = "outis-kind"

  constructor(
    readonly dataKind: DataKind,
    readonly example: KindExample | null = null,
  ) {
    super(KindEvent.type, {bubbles: true})
  }
}

declare global {
  interface HTMLElementEventMap {
    [KindEvent.type]: KindEvent
  }
}
