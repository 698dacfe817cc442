// What is ended early leaves something whole: a search its best table, a file the
// one before it, a release nothing, and a worker that dies the settings.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { after, before, test } from "node:test"
import { setTimeout as delay } from "node:timers/promises"
import { artefactUrl } from "./lib/artefact.mjs"
import { enginesOfPage, eventually, launch, needs, seldom } from "./lib/browsers.mjs"
import { evidence, run } from "./lib/cli.mjs"
import { compare, prepare, release, saveAll, seed, stopSearch } from "./lib/journey.mjs"
import { held, holding, read, trapping } from "./lib/mishaps.mjs"
import { person } from "./lib/person.mjs"
import { classes, parse } from "./lib/remeasure.mjs"
import { scratch } from "./lib/scratch.mjs"
import { traits } from "./lib/traits.mjs"
import { words } from "./lib/words.mjs"

const chromium = needs("chromium")
const browsers = {}
before(async () => {
  for (const engine of enginesOfPage) if (!needs(engine).skip) browsers[engine] = await launch(engine, { whole: true })
})
after(() => Promise.all(Object.values(browsers).map(browser => browser.close())))

test("a search that is stopped keeps its best table, which can be made again", chromium, () =>
  onPage(async ({ opened, me, folder }) => {
    const { names, text } = traits()
    const input = join(folder, "traits.csv")
    await writeFile(input, text)
    await me.give("load-choose", input)
    await me.press("load-next")
    await me.press("describe-next")
    await me.press("find-go")
    await stopSearch(me)
    const made = await release(opened, { file: "traits.csv" })

    const recipe = JSON.parse(made.recipe)
    assert.equal(recipe.search.algorithm, "fixed")
    const { solution, models } = JSON.parse(made.report)
    assert.deepEqual(solution.recoding.levels, recipe.search.levels)
    assert.equal(solution.loss.optimal, false)
    assert.equal(models[0].holds, true)
    const quasi = recipe.attributes.filter(({ role }) => role === "quasi-identifier").map(({ name }) => name)
    assert.deepEqual(quasi, names)
    assert.ok(Math.min(...classes(parse(made.release, ","), quasi)) >= models[0].k)

    const native = await run({ recipe: made.recipe, input, seed })
    assert.ok(made.release.equals(native.release), "the release differs")
    assert.equal(evidence(made.report), evidence(native.report))
    assert.deepEqual(opened.console, [])
  }),
)

test(
  "a search that other settings end leaves nothing of itself, and undoing them searches anew",
  seldom("chromium"),
  () =>
    onPage(async ({ opened, me, folder }) => {
      const { names, text } = traits()
      const input = join(folder, "traits.csv")
      await writeFile(input, text)
      await me.give("load-choose", input)
      await me.press("load-next")
      await me.press("describe-next")
      const act = action =>
        opened.page.evaluate(action => {
          document.querySelector("outis-app").dispatchEvent(Object.assign(new Event("outis-act"), { action }))
        }, action)
      const state = () =>
        opened.page.evaluate(() => {
          const { results, history } = document.querySelector("outis-app").state
          const { attributes, search } = history.entries[history.index].recipe
          return { running: results.search?.status ?? null, role: attributes[0].role, algorithm: search.algorithm }
        })
      for (const [role, begun] of [
        ["insensitive", 50],
        ["identifier", 1500],
      ]) {
        await act({ kind: "go", step: "find" })
        await act({ kind: "search" })
        await delay(begun)
        // A column is none any more while it runs; it is stopped then, and one step taken back.
        await act({ kind: "set-role", attributes: [names[0]], role })
        await act({ kind: "stop-search" })
        await eventually(async () => !["running", "stopping"].includes((await state()).running))
        assert.equal((await state()).algorithm, "optimal", "other settings have no levels of that search")
        await opened.wait(() => {
          const { index } = document.querySelector("outis-app").state.history
          return document.querySelectorAll("history-list .entry")[index]?.ariaCurrent === "true"
        })
        await opened.page.evaluate(() => document.querySelector("history-list button").click())
        assert.equal((await state()).role, "quasi-identifier")
      }
      // Whatever is shown of a search that was stopped has its levels in the recipe.
      await act({ kind: "go", step: "find" })
      await me.press("find-go")
      await stopSearch(me)
      const made = await release(opened, { file: "traits.csv" })
      const { attributes, models } = JSON.parse(made.recipe)
      const quasi = attributes.filter(({ role }) => role === "quasi-identifier").map(({ name }) => name)
      assert.deepEqual(quasi, names)
      assert.ok(Math.min(...classes(parse(made.release, ","), quasi)) >= models[0].k)
      const native = await run({ recipe: made.recipe, input, seed })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.deepEqual(opened.console, [])
    }),
)

test("a file that is no longer wanted leaves the one before it", chromium, () =>
  onPage(
    async ({ opened, me, folder }) => {
      await me.press("load-sample")
      await me.see("heading", "load-title-table", { name: "patients.csv" })
      const path = join(folder, "big.csv")
      await writeFile(path, "a,b\n" + Array.from({ length: 1_000_000 }, (_, i) => `${i},${i % 7}\n`).join(""))
      await me.give("load-choose-another", path)
      await held(opened)
      await me.press("load-cancel")
      await read(opened)
      await me.gone("heading", "load-reading", { name: "big.csv" })
      await me.see("heading", "load-title-table", { name: "patients.csv" })
      await compare(me)
      await release(opened, { file: "patients.csv" })
      assert.deepEqual(opened.console, [])
    },
    { first: holding(4 << 20) },
  ),
)

for (const engine of enginesOfPage) {
  test(`a release that is stopped leaves nothing, and can be written again (${engine})`, needs(engine), () =>
    onPage(
      async ({ opened, me, folder }) => {
        const input = join(folder, "people.csv")
        const records = Array.from({ length: 150_000 }, (_, i) => `${i % 90},${i % 2},${i % 11},note ${i % 5}\n`)
        await writeFile(input, `age,sex,ward,note\n${records.join("")}`)
        await me.give("load-choose", input)
        await compare(me)
        await prepare(opened)
        await opened.page.evaluate(stop => {
          const watch = new MutationObserver(() => {
            const button = [...document.querySelectorAll("release-step button")].find(
              ({ textContent }) => textContent === stop,
            )
            if (button === undefined) return
            watch.disconnect()
            globalThis.outisStopped = document.querySelectorAll("release-step .checklist").length === 0
            button.click()
          })
          watch.observe(document.body, { childList: true, subtree: true })
        }, words("release-stop"))
        await me.press("release-write")
        await eventually(() => opened.page.evaluate(() => globalThis.outisStopped === true))
        await me.see("button", "release-write")
        await me.gone("heading", "release-downloads")
        await me.press("release-write")
        await me.see("heading", "release-downloads")
        const made = await saveAll(opened, { file: "people.csv" })
        const native = await run({ recipe: made.recipe, input, seed })
        assert.ok(made.release.equals(native.release), "the release differs")
        assert.equal(evidence(made.report), evidence(native.report))
        assert.deepEqual(opened.console, [])
      },
      {},
      engine,
    ),
  )
}

test("after a trap the page says so, and goes on with the settings kept", chromium, () =>
  onPage(
    async ({ opened, me }) => {
      await me.press("load-sample")
      await me.press("load-next")
      await me.press("describe-next")
      await me.write("spinbutton", "protect-k-before", "7")
      await me.press("find-go")
      await me.see("heading", "dead-title")
      await me.press("dead-restart-table", { name: "patients.csv" })
      await me.gone("heading", "dead-title")
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-risk")
      const made = await release(opened, { file: "patients.csv" })
      assert.deepEqual(JSON.parse(made.recipe).models, [{ model: "k-anonymity", k: 7 }])
      assert.equal(JSON.parse(made.report).models[0].holds, true)
    },
    { first: trapping("searchrun_step", 1, "search") },
  ),
)

test("a recipe that waits for its table still waits when the worker ends before it was looked at", chromium, () =>
  onPage(
    async ({ me, folder }) => {
      const [input, recipe] = [join(folder, "table.csv"), join(folder, "recipe.json")]
      await writeFile(input, "a,b\n1,2\n1,2\n")
      await writeFile(
        recipe,
        JSON.stringify({
          outis: 1,
          kind: "recipe",
          models: [{ model: "k-anonymity", k: 2 }],
          attributes: [
            { name: "a", role: "quasi-identifier" },
            { name: "b", role: "insensitive" },
          ],
        }),
      )
      await me.give("load-recipe", recipe)
      await me.read("recipe-waits", { name: "recipe.json" })
      await me.give("load-choose", input)
      await me.see("heading", "dead-title")
      await me.press("dead-restart-table", { name: "table.csv" })
      await me.read("message-recipe-in-force", { name: "recipe.json" })
    },
    { first: trapping("job_recipe", 1, "check") },
  ),
)

function onPage(body, options, engine = "chromium") {
  return scratch(async folder => {
    const opened = await browsers[engine].open(artefactUrl, options)
    try {
      await opened.ready()
      await body({ opened, me: person(opened), folder })
    } finally {
      await opened.close()
    }
  })
}
