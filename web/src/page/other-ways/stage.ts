/// What is being tried, in words.

import type {SearchProgress} from "../../generated/protocol.js"
import {hasWords, words} from "../words.js"

/// The stage of a search. One without words is said in general: how far it is.
export function stageText({stage, "stage-at": reached, "stage-of": whole}: SearchProgress): string {
  const id = `stage-${stage}`
  const far =
    whole > 0 ? words("stage-far", {at: reached, of: whole}) : reached > 0 ? words("stage-at", {at: reached}) : ""
  return [words(hasWords(id) ? id : "stage-other"), far].filter(part => part !== "").join(" ")
}
