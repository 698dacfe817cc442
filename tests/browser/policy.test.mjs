// The policy of an institution on the page: it is set when a table is read, nothing is released that asks for less,
// and what is released is the command line's under the same policy.

import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import { readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { promisify } from "node:util"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, inEitherScheme, needs } from "./lib/browsers.mjs"
import { evidence } from "./lib/cli.mjs"
import { drop } from "./lib/dropping.mjs"
import { release, seed } from "./lib/journey.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { unsaid, words } from "./lib/words.mjs"

/** Names that would do harm if they were taken for more than text. */
const id = "clinic-<b>3</b>"

const policy = `{
  "outis": 1, "kind": "policy", "id": "${id}",
  "models": [{"model": "k-anonymity", "k": 7}],
  "risk": {"max": 0.125},
  "columns": {"never": ["*name*"], "quasi-identifier": ["town", "age"], "insensitive": ["ill"]},
  "treatments": [{"columns": ["age"], "floor": 1,
    "hierarchy": {"kind": "intervals", "start": 0, "end": 100, "steps": [10, 20]}}],
  "texts": {"title": "Rules of the <i>clinic</i>", "introduction": "Ask before you send."},
  "contact": "privacy@clinic.example"
}\n`

/** Four towns with eight of each of four ages. */
const lines = Array.from({ length: 128 }, (_, i) => {
  const town = ["Ulm", "Hof", "Aue", "Bonn"][i % 4]
  const age = [19, 24, 35, 61][Math.floor(i / 4) % 4]
  return `Person ${i};${town};${age};${["flu", "gout", "cold"][(i * 7) % 3]}`
})
const table = `surname;town;age;ill\n${lines.join("\n")}\n`

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  async function opened(folder, options = {}) {
    const page = await browser.open(artefactUrl, options)
    await page.ready()
    const paths = { table: join(folder, "people.csv"), policy: join(folder, "policy.json") }
    await Promise.all([writeFile(paths.table, table), writeFile(paths.policy, policy)])
    return { opened: page, me: person(page), paths }
  }

  test(`${engine}: what a policy asks for is set, and the release is that of the command line`, needs(engine), () =>
    scratch(async folder => {
      const { opened: page, me, paths } = await opened(folder)
      await me.give("load-choose", paths.policy)
      await me.see("heading", "policy-title", { id })
      // What the institution says is text, whatever is in it.
      const said = await page.page.evaluate(() =>
        [...document.querySelectorAll("policy-note blockquote")].map(one => [one.textContent, one.children.length]),
      )
      assert.deepEqual(said, [
        ["Rules of the <i>clinic</i>", 0],
        ["Ask before you send.", 0],
      ])
      await me.unfold("policy-asks")
      const asked = await page.page.evaluate(() =>
        [...document.querySelectorAll("policy-note li")].map(one => one.textContent),
      )
      assert.deepEqual(asked.slice(0, 3), [
        words("policy-model", {
          name: words("model-k-anonymity-name"),
          asked: words("model-k-anonymity-asked", { k: 7 }),
        }),
        words("policy-risk", { share: words("percent", { n: "12.5" }) }),
        words("policy-never", { names: "*name*" }),
      ])
      assert.ok(
        asked.includes(words("policy-treatment", { names: "age", hierarchy: words("hierarchy-intervals"), level: 1 })),
      )
      await me.give("load-choose", paths.table)
      await me.see("heading", "load-title-table", { name: "people.csv" })
      if (engine === "chromium") await inEitherScheme(page, async () => assert.deepEqual(await faults(page), []))
      await me.press("load-next")
      await me.press("describe-next")
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-near")
      const made = await release(page, { file: "people.csv" })
      const recipe = JSON.parse(made.recipe)
      assert.deepEqual(
        recipe.models.map(({ model, k }) => [model, k]),
        [["k-anonymity", 7]],
      )
      assert.deepEqual(
        recipe.attributes.map(({ name, role }) => [name, role]),
        [
          ["surname", "identifier"],
          ["town", "quasi-identifier"],
          ["age", "quasi-identifier"],
          ["ill", recipe.attributes[3].role],
        ],
      )
      // The treatment stands in the recipe, and no age is released as it is.
      const { hierarchy, floor } = recipe.attributes[2]
      const treated = { ...JSON.parse(policy).treatments[0].hierarchy, closed: "left" }
      assert.deepEqual([hierarchy, floor], [treated, 1])
      const ages = new Set(
        made.release
          .toString()
          .trim()
          .split("\n")
          .slice(1)
          .map(line => line.split(";")[1]),
      )
      assert.ok(
        [...ages].every(age => /^\[\d+, \d+\[$|^\[\d+, \d+\)$|^\*$/.test(age)),
        [...ages].join(" "),
      )
      const native = await underPolicy(folder, made.recipe, paths)
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.equal(evidence(made.report), evidence(native.report))
      assert.equal(JSON.parse(made.report).policy.id, id)
      assert.ok(made.html.includes(JSON.parse(made.report).policy.sha256))
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: nothing is looked for that asks for less, and one press sets it again`, needs(engine), () =>
    scratch(async folder => {
      const { opened: page, me, paths } = await opened(folder)
      await me.give("load-choose", paths.table)
      await me.see("heading", "load-title-table", { name: "people.csv" })
      await me.press("load-next")
      // A policy may come later than the table; what it asks for is set then.
      await drop(page, [paths.policy])
      await me.see("heading", "policy-title", { id })
      await me.see("heading", "load-title-table", { name: "people.csv" })
      await me.press("policy-conform")
      await me.read("message-conforms", { id })
      await me.press("load-next")
      await me.role("town", "insensitive")
      await me.press("describe-next")
      await me.press("find-go")
      await me.read("problem-policy-attribute", {
        ...unsaid,
        policy: id,
        detail: "quasi-identifier",
        attribute: "town",
      })
      await me.press("policy-conform")
      await me.read("message-conformed", { id })
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-near")
      // Put away, it asks for nothing any more.
      await me.press("policy-forget")
      await me.gone("heading", "policy-title", { id })
      await me.see("heading", "load-title-table", { name: "people.csv" })
      await page.close()
    }),
  )

  test(`${engine}: what is no policy is refused by name, and the table stays`, needs(engine), () =>
    scratch(async folder => {
      const { opened: page, me, paths } = await opened(folder)
      await writeFile(paths.policy, policy.replace('"risk"', '"rsik"'))
      await me.give("load-choose", paths.table)
      await me.see("heading", "load-title-table", { name: "people.csv" })
      await drop(page, [paths.policy])
      await me.read("problem-policy-broken", {
        ...unsaid,
        field: "rsik",
        detail: "recipe-unknown-field",
        file: "policy.json",
        line: 4,
      })
      assert.equal(await page.page.evaluate(() => document.querySelector("policy-note section")), null)
      await me.see("heading", "load-title-table", { name: "people.csv" })
      await page.close()
    }),
  )

  test(`${engine}: a table that cannot be read under a policy is not said to be under it`, needs(engine), () =>
    scratch(async folder => {
      const { opened: page, me, paths } = await opened(folder)
      await me.give("load-choose", paths.table)
      await me.see("heading", "load-title-table", { name: "people.csv" })
      await rm(paths.table)
      await drop(page, [paths.policy])
      await me.see("heading", "load-failed-kept", { name: "people.csv", kept: "people.csv" })
      assert.equal(await page.page.evaluate(() => document.querySelector("policy-note section")), null)
      await page.close()
    }),
  )

  test(`${engine}: for what is no table a policy says nothing, and nothing is done`, needs(engine), () =>
    scratch(async folder => {
      const { opened: page, me, paths } = await opened(folder)
      await me.give("load-choose", paths.policy)
      await me.see("heading", "policy-title", { id })
      await me.press("kind-transactions-name")
      await me.read("problem-policy-setting", { ...unsaid, policy: id, detail: "kind" })
      await me.gone("button", "kind-go")
      await page.close()
    }),
  )
}

/** What the command line makes of the page's recipe under the same policy. */
async function underPolicy(folder, recipe, paths) {
  const [asked, release, report] = ["recipe.json", "native.csv", "native.json"].map(name => join(folder, name))
  await writeFile(asked, recipe)
  const files = ["--input", paths.table, "--policy", paths.policy, "--output", release, "--report", report]
  await promisify(execFile)(process.env.OUTIS_CLI, ["run", asked, ...files, "--seed", seed, "--quiet"])
  return { release: await readFile(release), report: await readFile(report) }
}
