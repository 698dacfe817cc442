/// Something to know although nothing is wrong, in words.

import type {Notice} from "../../generated/protocol.js"
import type {Words} from "../elements/words.js"
import {hasWords, list, nameOf, percent, words} from "../words.js"

/// What the messages of warnings may be given.
export function noticeArgs({
  attribute,
  line,
  "last-line": lastLine,
  value,
  values,
  records,
  unique,
  detector,
  partners = [],
  matching,
  k,
  levels,
}: Notice): Record<string, string | number> {
  return {
    attribute: attribute ?? "none",
    line: line ?? "none",
    lastLine: lastLine ?? "none",
    value: value ?? "none",
    values: values ?? "none",
    records: records ?? "none",
    unique: unique == null ? "none" : percent(unique),
    detector: detector ?? "none",
    partners: partners.length === 0 ? "none" : list(partners),
    matching: matching == null ? "none" : percent(matching),
    k: k ?? "none",
    level: levels?.[0] ?? "none",
    otherLevel: levels?.[1] ?? "none",
  }
}

/// What a warning says, without the column that it is about.
export function noticeText(notice: Notice, say: Words = words, id = `warning-${notice.code}`): string {
  return say(id, noticeArgs(notice)).trim()
}

/// The same with its column before it; of a file that is only checked in words of its own where there are
/// such, since nothing can be said of it under Describe.
export function placedNotice(notice: Notice, isChecked = false): string {
  const {attribute, file, code} = notice
  const id = isChecked ? [`audit-warning-${code}`].find(hasWords) : undefined
  const said = noticeText(notice, words, id)
  const text = attribute == null ? said : words("warning-of", {name: nameOf(attribute), text: said})
  return file == null ? text : words("in-file", {number: file, said: text})
}
