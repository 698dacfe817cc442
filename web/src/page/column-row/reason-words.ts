/// Why a column is suggested to have its role, in words.

import type {ColumnView} from "../../generated/protocol.js"
import {percent, words} from "../words.js"

export function reasonWords({reason, looks}: ColumnView): string {
  const named = words(`reason-${reason}`)
  return looks === undefined
    ? named
    : words("reason-looks", {
        reason: named,
        share: percent(looks.share),
        detector: looks.detector,
        form: looks.form ? "yes" : "no",
      })
}
