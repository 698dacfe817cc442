// Sets of items, places and graphs: from Load to the files, which are the command line's to the byte.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { load } from "../../web/test/load.mjs"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, inEitherScheme, needs, thorough } from "./lib/browsers.mjs"
import { evidence, runOther } from "./lib/cli.mjs"
import { seed } from "./lib/journey.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { problem, words } from "./lib/words.mjs"

const { kindExamples } = await load("page/kinds/examples.ts")

/** What is said of each example. */
const kinds = {
  transactions: {
    said: [
      ["kind-done-cut", { raised: 2, items: 4 }],
      ["kind-risk-transactions", { when: "before", known: 2, unique: 3, few: 3, fewest: 1, likeliest: "none" }],
      ["kind-risk-transactions", { when: "after", known: 2, unique: 0, few: 0, fewest: 2, likeliest: "none" }],
      ["kind-tree-node", { people: 4, written: 0 }],
    ],
  },
  locations: {
    said: [
      ["kind-done-locations", { released: 10, requests: 10, people: 10, share: words("percent", { n: "100" }) }],
      ["kind-risk-locations", { attack: "before", unique: 10, few: 10, fewest: 1 }],
      ["kind-risk-locations", { attack: "reciprocity", unique: 0, few: 0, fewest: 3 }],
    ],
  },
  graph: {
    said: [
      ["kind-done-graph", { people: 8, edges: 11, added: 1, removed: 0 }],
      ["kind-done-bound-added", { bound: 1, optimal: "true" }],
      ["kind-unprotected-link", {}],
    ],
  },
}

for (const engine of enginesOfPage) {
  const wanted = needs(engine)
  const browser = browserOf(engine)

  async function opened(options) {
    const page = await browser.open(artefactUrl, options)
    await page.ready()
    return { page, me: person(page) }
  }

  /** Looks for a release with the seed, and waits for its files. */
  async function released({ page, me }) {
    await me.see("button", "kind-go")
    await me.unfold("release-seed-title")
    await me.write("textbox", "release-seed", seed)
    await me.press("kind-go")
    await me.see("heading", "kind-files")
    return shown(page)
  }

  for (const [kind, { said }] of Object.entries(kinds)) {
    const example = kindExamples.find(example => example.kind === kind)

    test(`${engine}: ${kind}, from a recipe to the command line's bytes`, wanted, () =>
      scratch(async folder => {
        const [input, recipe] = [example.file, "asked.json"].map(name => join(folder, name))
        await writeFile(input, example.text)
        await writeFile(recipe, JSON.stringify(example.recipe))
        const { page, me } = await opened()
        await me.give("load-recipe", recipe)
        await me.see("heading", `kind-${kind}-title`)
        await me.read("kind-recipe-opened", { name: "asked.json" })
        await me.give("load-choose", input)
        const text = await released({ page, me })
        for (const [id, args] of said) assert.ok(text.includes(words(id, args)), `${words(id, args)} in ${text}`)
        const saved = {}
        for (const what of ["release", "report", "recipe"]) {
          const { name, bytes } = await page.download(() => me.press(`kind-save-${what}`))
          assert.equal(name, example.file.replace(".csv", `-${what}.${what === "release" ? "csv" : "json"}`))
          saved[what] = bytes
        }
        const native = await runOther({ recipe: saved.recipe, seed, input })
        assert.ok(saved.release.equals(native.release), "the release differs")
        assert.equal(evidence(saved.report), evidence(native.report))
        assert.deepEqual(page.console, [])
        await page.close()
      }),
    )
  }

  test(`${engine}: what is wrong is said with its place and without a cell`, wanted, () =>
    scratch(async folder => {
      const input = join(folder, "twice.csv")
      await writeFile(input, "1;beer;wine\n2;wine\n1;SECRET\n")
      const { page, me } = await opened()
      await me.find("button", words("kind-transactions-name")).press()
      await me.give("load-choose", input)
      await me.see("heading", "kind-problem")
      const said = await me.alert()
      const expected = problem({ code: "person-twice", line: 3, otherLine: 1 })
      assert.ok(said.includes(expected), said.join("\n"))
      assert.ok(!said.join().includes("SECRET"))
      await writeFile(input, "1;beer;wine\n2;wine\n3;SECRET\n")
      await me.give("load-choose-another", input)
      await me.see("button", "kind-go")
      await page.close()
    }),
  )

  test(`${engine}: sets are attacked, and a run without an end leaves no release`, wanted, async () => {
    const { page, me } = await opened()
    await me.find("button", words("kind-transactions-name")).press()
    await me.press("kind-example")
    await released({ page, me })
    await me.press("kind-attack-go")
    await me.see("heading", "attack-linking-name")
    const text = await shown(page)
    assert.ok(
      text.includes(words("kind-attack-outcome", { tried: 5, succeeded: 0, highest: words("percent", { n: "50" }) })),
      text,
    )
    await page.close()
  })
}

const chromium = needs("chromium")
const shell = browserOf("chromium")

for (const width of thorough ? [400, 1366] : [400]) {
  test(`axe finds nothing and nothing is too wide, ${width} px`, chromium, async () => {
    const page = await shell.open(artefactUrl, { width, height: 8_000 })
    await page.ready()
    const me = person(page)
    for (const kind of Object.keys(kinds)) {
      if (kind === "transactions") await me.find("button", words(`kind-${kind}-name`)).press()
      else await me.find("radio", words(`kind-${kind}-name`)).check()
      await me.see("heading", `kind-${kind}-title`)
      await me.press("kind-example")
      await me.press("kind-go")
      await me.see("heading", "kind-files")
      await inEitherScheme(page, async scheme => assert.deepEqual(await faults(page), [], `${kind} ${scheme}`))
      const wide = await page.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      assert.ok(wide <= 0, `${kind} is ${wide} px too wide`)
      // The rail leads to the parts of this page, not to the steps of a table.
      const parts = await page.page.evaluate(() => [...document.querySelectorAll("step-rail .step")].length)
      assert.equal(parts, 5)
      await page.page.evaluate(() => document.querySelectorAll("step-rail .step")[4].click())
      assert.equal(await page.page.evaluate(() => document.activeElement.id), "kind-release")
    }
    await page.close()
  })
}

function shown(page) {
  return page.page.evaluate(() => document.querySelector("kind-page").innerText)
}
