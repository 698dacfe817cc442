// A recipe that was saved does the same work again, and says what it lacks.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { after, before, test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { launch, needs } from "./lib/browsers.mjs"
import { compare, release, wholeJob } from "./lib/journey.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { problem, words } from "./lib/words.mjs"

const chromium = needs("chromium")
let browser
before(async () => {
  if (!chromium.skip) browser = await launch("chromium")
})
after(() => browser?.close())

const towns = ["Ulm", "Hof", "Aue", "Bad Tölz"]
const table =
  "name;town;sex;illness\n"
  + Array.from(
    { length: 24 },
    (_, i) => `Person ${i};${towns[i % 4]};${["f", "m"][i % 2]};${["flu", "gout"][(i % 3) % 2]}\n`,
  ).join("")
const hierarchy = towns.map((town, i) => `${town};${i < 2 ? "Donau" : "Mulde"};*\n`).join("")

test("a recipe that waits for its table and its hierarchy file gives the same bytes", chromium, () =>
  scratch(async folder => {
    const inFolder = name => join(folder, name)
    await writeFile(inFolder("people.csv"), table)
    await writeFile(inFolder("towns.csv"), hierarchy)
    const first = await fresh(opened =>
      wholeJob(opened, { table: inFolder("people.csv"), hierarchies: { town: inFolder("towns.csv") } }),
    )
    await writeFile(inFolder("people-recipe.json"), first.recipe)

    const second = await fresh(async (opened, me) => {
      await me.give("load-recipe", inFolder("people-recipe.json"))
      await me.read("recipe-waits", { name: "people-recipe.json" })
      await me.give("load-choose", inFolder("people.csv"))
      assert.deepEqual(await me.alert(), [
        words("recipe-refused", { name: "people-recipe.json" }),
        problem({ code: "file-not-attached", file: "towns.csv", attribute: "town" }),
        words("recipe-attach", { file: "towns.csv" }),
        words("recipe-forget"),
      ])
      await me.give("recipe-attach", inFolder("towns.csv"), { file: "towns.csv" })
      await me.read("message-recipe-in-force", { name: "people-recipe.json" })
      await compare(me)
      return release(opened, { file: "people.csv" })
    })
    assert.ok(second.release.equals(first.release), "the release differs")
    assert.ok(second.recipe.equals(first.recipe), "the recipe differs")
  }),
)

const recipe = JSON.stringify({
  outis: 1,
  kind: "recipe",
  models: [{ model: "k-anonymity", k: 2 }],
  attributes: [
    { name: "code", role: "quasi-identifier" },
    { name: "ill", role: "sensitive" },
  ],
})

for (const [what, text, expected] of [
  ["lacks is named", "code,age\nA-17,40\nB-17,50\nC-28,60\n", { code: "missing-attribute", attribute: "ill" }],
  // By its number: until somebody says that there is a header, a name may be a cell.
  [
    "has besides is pointed at",
    "code,ill,age\nA-17,flu,40\nB-17,gout,50\nC-28,flu,60\n",
    { code: "unnamed-column", column: 3 },
  ],
]) {
  test(`the column that a table ${what}`, chromium, () =>
    opening(text, async me => {
      const [title, said] = await me.alert()
      assert.equal(title, words("recipe-refused", { name: "recipe.json" }))
      assert.equal(said, problem(expected))
    }),
  )
}

test("columns called by name imply a header, even one that looks like a record", chromium, () =>
  opening("code,ill\nA-17,a\nB-17,b\nC-28,a\nA-18,b\n", me =>
    me.read("message-recipe-in-force", { name: "recipe.json" }),
  ),
)

/** Opens the recipe and then a table of this text. */
function opening(text, body) {
  return scratch(async folder => {
    await writeFile(join(folder, "recipe.json"), recipe)
    await writeFile(join(folder, "people.csv"), text)
    await fresh(async (opened, me) => {
      await me.give("load-recipe", join(folder, "recipe.json"))
      await me.read("recipe-waits", { name: "recipe.json" })
      await me.give("load-choose", join(folder, "people.csv"))
      await body(me)
    })
  })
}

async function fresh(body) {
  const opened = await browser.open(artefactUrl)
  try {
    await opened.ready()
    const result = await body(opened, person(opened))
    assert.deepEqual(opened.console, [])
    return result
  } finally {
    await opened.close()
  }
}
