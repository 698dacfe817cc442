/// What of a file is no part of its table, in words.

import type {LeftOut} from "../../generated/protocol.js"
import type {Words} from "../elements/words.js"
import {words} from "../words.js"

export function leftOutText({"repeated-names": names = 0, pages = 0, ...left}: LeftOut, say: Words = words): string {
  return say("load-left-out", {...left, "repeated-names": names, pages})
}
