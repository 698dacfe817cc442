/// Something to know although nothing is wrong, in words.

import type {Notice} from "../../generated/protocol.js"
import type {Words} from "../elements/words.js"
import {nameOf, percent, words} from "../words.js"

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
    matching: matching == null ? "none" : percent(matching),
    k: k ?? "none",
    level: levels?.[0] ?? "none",
    otherLevel: levels?.[1] ?? "none",
  }
}

/// What a warning says, without the column that it is about.
export function noticeText(notice: Notice, say: Words = words): string {
  return say(`warning-${notice.code}`, noticeArgs(notice)).trim()
}

/// The same with its column before it.
export function placedNotice(notice: Notice): string {
  const {attribute, file} = notice
  const text =
    attribute == null ? noticeText(notice) : words("warning-of", {name: nameOf(attribute), text: noticeText(notice)})
  return file == null ? text : words("in-file", {number: file, said: text})
}
