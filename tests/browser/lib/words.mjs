// What the page says, by the ids of its messages: tests look for what a reader
// sees, and a better wording of it is no failure.

import { readFileSync } from "node:fs"
import { load } from "../../../web/test/load.mjs"

const { FluentBundle, FluentResource } = await import(
  new URL("../../../web/node_modules/@fluent/bundle/esm/index.js", import.meta.url)
)

const bundle = new FluentBundle("en", { useIsolating: false })
bundle.addResource(new FluentResource(readFileSync(new URL("../../../locales/en/words.ftl", import.meta.url), "utf8")))

/**
 * What figures count as long as nobody said what a record is, and how missing cells match, as in most
 * tables of the tests.
 */
const units = { unit: "records", recordUnit: "records", match: "own-value" }

/** What they count where each record is said to be a person. */
export const persons = { unit: "persons", recordUnit: "persons" }

/** The message with this id, as the page words it. */
export function words(id, args = {}) {
  const pattern = bundle.getMessage(id)?.value
  if (!pattern) throw new Error(`no message ${id}`)
  return bundle.formatPattern(pattern, { ...units, ...args })
}

export const { unsaid } = await load("page/notes/problem-text.ts")

/** What the page says of a problem with these fields. */
export function problem({ code, ...fields }) {
  return words(`problem-${code}`, { ...unsaid, ...fields }).trim()
}
