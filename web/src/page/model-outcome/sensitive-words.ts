/// What the released groups tell of a sensitive column whatever was asked for, the same on the
/// page and in the report.

import type {ModelOutcome, Report, SensitiveOutcome} from "../../generated/protocol.js"
import type {Words} from "../elements/words.js"

/// Who is in groups that share a value, how often the likeliest value of a group is guessed right,
/// and who is in groups without any.
export function groupsText(
  {certain = 0, "likeliest-percent": percent, unrecorded = 0, total: all = 0}: SensitiveOutcome,
  words: Words,
): string {
  const said = [
    ...(certain > 0 ? [words("sensitive-certain", {certain, all})] : []),
    ...(percent === undefined ? [] : [words("sensitive-likeliest", {percent})]),
    ...(unrecorded > 0 ? [words("sensitive-unrecorded", {unrecorded, all})] : []),
  ]
  return said.map(text => words("sensitive-said", {text})).join(" ")
}

/// That a model of a sensitive column says nothing of groups without a value, where there are some.
export function valuedText(model: ModelOutcome, {sensitive = []}: Report, words: Words): string {
  const outcome = "attribute" in model ? sensitive.find(({attribute}) => attribute === model.attribute) : undefined
  return (outcome?.unrecorded ?? 0) > 0 ? words("outcome-valued") : ""
}
