// A newcomer with a file of their own: from the drop to a release in few steps, and what the
// release shows of each column.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { foreign } from "./lib/foreign.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

/** How often a newcomer may press, choose or write before a release is there. */
const INTERACTIONS = 15

/** What a person does, by the names of `person`. */
const DOING = ["press", "give", "role", "write", "choose", "unfold"]

/** The same person, and how often they did something. */
function counted(me) {
  const done = []
  const counting = Object.fromEntries(
    DOING.map(doing => [
      doing,
      (...given) => {
        done.push([doing, ...given.filter(value => typeof value === "string")].join(" "))
        return me[doing](...given)
      },
    ]),
  )
  return { ...me, ...counting, done }
}
