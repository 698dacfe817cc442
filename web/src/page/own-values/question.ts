/// What is asked about a problem so as to show the person what stands in their own file. The answer
/// goes to the element that asks, and nowhere else: no message, state or history ever holds it.

import type {Problem} from "../../generated/protocol.js"
import type {RecipeText} from "../../shared/calls.js"

export interface OwnQuestion {
  readonly problem: Problem
  /// The recipe that was tried; the one in force if null.
  readonly recipe: RecipeText | null
  /// The file that the lines are of, where the problem names none.
  readonly file: File | null
}

/// Values of a column, or lines of a file.
export type OwnAnswer =
  | {readonly kind: "values"; readonly values: readonly string[]; readonly more: number}
  | {
      readonly kind: "lines"
      readonly file: string
      readonly lines: readonly {readonly number: number; readonly text: string; readonly isCut: boolean}[]
    }

/// The event by which an element asks; whoever can answer puts the answer into it.
export class OwnValuesEvent extends Event {
  static readonly type = "outis-own-values"
  answer: Promise<OwnAnswer | null> | null = null
  constructor(readonly question: OwnQuestion) {
    super(OwnValuesEvent.type, {bubbles: true, composed: true})
  }
}

declare global {
  interface HTMLElementEventMap {
    "outis-own-values": OwnValuesEvent
  }
}
