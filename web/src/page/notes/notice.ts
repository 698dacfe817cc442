/// Something to know although nothing is wrong, in words.

import type {Notice} from "../../generated/protocol.js"
import {words} from "../words.js"

export function noticeText({code, attribute, line, values, records}: Notice): string {
  return words(`warning-${code}`, {attribute: attribute ?? "none", line: line ?? "none", values: values ?? "none", records: records ?? "none"}).trim()
}
