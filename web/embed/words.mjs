// The English words of problems: a package that has no page says nothing else.

import { said } from "../bundle.mjs"

/** What the ids of messages about problems begin with, or of what such a message may be given in words. */
const SPOKEN = /^(?:problem-|range-|loss-[\w-]+$|search-[\w-]+-name$|column-unnamed$)/

/** The messages about problems in texts of Fluent, the first of each, and those that they refer to. */
export function problemWords(...texts) {
  const messages = new Map(
    texts
      .toReversed()
      .flatMap(text => said(text).split(/\n(?=-?[a-z])/i))
      .map(message => [/^-?[\w-]*/.exec(message)[0], message]),
  )
  const wanted = new Set([...messages.keys()].filter(id => SPOKEN.test(id) && !/^loss-.*-means$/.test(id)))
  for (const id of wanted) {
    for (const [, other] of messages.get(id).matchAll(/\{\s*(-?[a-z][\w-]*)/gi)) {
      if (messages.has(other)) wanted.add(other)
    }
  }
  return [...messages].flatMap(([id, message]) => (wanted.has(id) ? [message.trimEnd()] : [])).join("\n")
}
