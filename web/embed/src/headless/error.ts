import type {Problem} from "../../../src/generated/protocol.js"
import {problemText} from "../../../src/page/notes/problem-text.js"
import type {Code, Place} from "./types.js"

/**
 * Why there is no result. `message` says in English what happened, where, and what to do; it names columns, files and
 * lines, and never what stands in a cell.
 */
export class OutisError extends Error {
  override readonly name = "OutisError"
  readonly code: Code
  /** Where: file, attribute, column, record, line, field of the recipe, as far as there is one. */
  readonly place: Place

  constructor(code: Code, message: string, place: Place = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : {cause})
    this.code = code
    this.place = place
  }
}

/// A problem as an error.
export function problemError(problem: Problem): OutisError {
  const {code, ...place} = problem
  return new OutisError(code, problemText(problem), place)
}
