/// Something to know although nothing is wrong, in words.

import type {Notice} from "../../generated/protocol.js"
import {words} from "../words.js"

export function noticeText({code, attribute, line}: Notice): string {
  return words(`warning-${code}`, {attribute: attribute ?? "none", line: line ?? "none"}).trim()
}
