// Other ways than the optimal search: chosen by keyboard, followed, stopped and compared; what
// comes of them is what the command line makes of the same recipe.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { after, before, test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { eventually, inEitherScheme, launch, needs, thorough } from "./lib/browsers.mjs"
import { evidence, run } from "./lib/cli.mjs"
import { release, seed } from "./lib/journey.mjs"
import { keyboard } from "./lib/keyboard.mjs"
import { person } from "./lib/person.mjs"
import { classes, parse } from "./lib/remeasure.mjs"
import { sample } from "./lib/sample.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

const chromium = needs("chromium")
let browser
before(async () => {
  if (!chromium.skip) browser = await launch("chromium")
})
after(() => browser?.close())

const name = id => words(`search-${id}-name`)
const take = id => words("ways-take", { name: name(id) })

/** The sample, up to the step where it is said how the table is found. */
async function begun(opened) {
  await opened.ready()
  const me = person(opened)
  await me.press("load-sample")
  await me.press("load-next")
  await me.press("describe-next")
  await me.write("spinbutton", "budget-label", "1")
  await toFind(opened)
  await me.see("heading", "find-title")
  return me
}

/** By the rail, which leads to every step. */
const toFind = ({ page }) => page.getByRole("navigation").getByRole("button").nth(3).click()

/** Opens a family of the chooser and takes a way from it. */
async function choose(opened, me, family, id) {
  await me.press("ways-open")
  await opened.page.locator("search-chooser summary", { hasText: words(`ways-${family}`) }).click()
  const taking = opened.page.getByRole("button", { name: take(id), exact: true })
  // Which ways cannot be gone is said as soon as it is known, and may move the button from under the
  // hand; whoever's click falls beside it clicks again.
  await eventually(async () => {
    await taking.click({ timeout: 1_000 }).catch(() => {})
    return !(await taking.isVisible())
  })
  await opened.page
    .getByRole("heading", { name: name(id), exact: true, level: 2 })
    .first()
    .waitFor()
}

/** The table of the other ways, once these were tried. */
async function tried(opened, me, ids) {
  const table = opened.page.getByRole("group", { name: words("tried-caption") })
  for (const id of ids) await table.getByRole("button", { name: take(id) }).waitFor()
  await me.gone("button", "others-stop")
  return table
}

/** The command line makes the same of the page's recipe. */
async function same(made) {
  await scratch(async folder => {
    const input = join(folder, "patients.csv")
    await writeFile(input, await sample())
    const native = await run({ recipe: made.recipe, input, seed })
    assert.ok(made.release.equals(native.release), "the release differs")
    assert.equal(evidence(made.report), evidence(native.report))
  })
}

for (const width of [1366, 400]) {
  test(`a way is chosen, gone and released by keyboard, ${width} px`, chromium, () =>
    onPage({ width }, async opened => {
      const me = await begun(opened)
      const keys = await keyboard(opened)
      await keys.to("button", words("ways-open"))
      await keys.press("Enter")
      await opened.page.locator("search-chooser summary").first().waitFor()
      await keys.to("DisclosureTriangle")
      await keys.to("DisclosureTriangle")
      await keys.press("Enter")
      await keys.to("button", take("datafly"))
      await keys.press("Enter")
      await opened.page.waitForFunction(text => document.activeElement?.textContent === text, name("datafly"))
      await keys.to("combobox", words("search-parameter-stop"))
      await keys.to("button", words("find-go-way", { name: name("datafly") }))
      await keys.press("Enter")
      await me.see("button", "find-next")
      await keys.to("button", words("find-next"))
      await keys.press("Enter")
      await keys.heading("compare-title")
      const made = await release(opened, { file: "patients.csv" })
      assert.deepEqual(JSON.parse(made.recipe).search, { algorithm: "datafly", stop: "limit" })
      assert.equal(JSON.parse(made.report).solution.algorithm, "datafly")
      assert.deepEqual(keys.faults, [])
      await same(made)
    }),
  )
}

for (const [family, id] of [
  ["local", "mondrian"],
  ["local", "subtree"],
  ["cells", "cell-suppression"],
]) {
  test(`a recoding is told column by column, and is the command line's: ${id}`, chromium, () =>
    onPage({}, async opened => {
      const me = await begun(opened)
      await choose(opened, me, family, id)
      await me.press("find-go-way", { name: name(id) })
      await me.press("find-next")
      await me.see("heading", "detail-title")
      const made = await release(opened, { file: "patients.csv" })
      const recipe = JSON.parse(made.recipe)
      const { solution, models } = JSON.parse(made.report)
      assert.notEqual(solution.recoding.kind, "full-domain")
      const quasi = recipe.attributes.filter(({ role }) => role === "quasi-identifier").map(({ name }) => name)
      const released = parse(made.release, recipe.data.format.delimiter)
      for (const column of quasi) {
        const { levels, ranges, "suppressed-cells": cells, missing = 0 } = solution.recoding.detail[column]
        assert.equal(
          levels.reduce((a, b) => a + b, ranges + cells + missing),
          released.length,
          column,
        )
        assert.ok(made.html.includes(column))
      }
      assert.ok(Math.min(...classes(released, quasi)) >= recipe.models[0].k)
      assert.equal(models[0].holds, true)
      await same(made)
    }),
  )
}

test(
  "a search with a number of combinations ends where the command line's does, and says how far it may be",
  chromium,
  () =>
    onPage({}, async opened => {
      const me = await begun(opened)
      await me.unfold("way-limits")
      const nodes = me.find("spinbutton", `${words("search-parameter-nodes")} ${words("parameter-optional")}`)
      const write = async text => {
        await nodes.write(text)
        await opened.page.keyboard.press("Tab")
      }
      await write("0")
      assert.ok((await me.alert())[0].includes("search.nodes"))
      await write("12")
      await me.write("spinbutton", "search-parameter-memory", "1")
      await me.press("find-go")
      await me.read("find-spent", { nodes: 12 })
      const [before, after] = words("find-gap", { gap: "?", stars: "no" }).split("?")
      const proof = (await opened.page.locator(".hero-proof").innerText()).trim()
      assert.ok(proof.startsWith(before) && proof.endsWith(after), proof)
      await me.press("find-next")
      await me.see("heading", "compare-risk")
      const made = await release(opened, { file: "patients.csv" })
      assert.deepEqual(JSON.parse(made.recipe).search, { algorithm: "optimal", memory: 1, nodes: 12 })
      const {
        solution,
        run: { visited, workers },
      } = JSON.parse(made.report)
      assert.deepEqual([visited, workers, solution.loss.optimal], [12, 1, false])
      assert.ok(solution.loss.bound < solution.loss.value)
      await same(made)
    }),
)

test("columns are put in order, and recoded one after the other", chromium, () =>
  onPage({}, async opened => {
    const me = await begun(opened)
    await choose(opened, me, "cells", "cell-suppression")
    const { page } = opened
    const columns = await page.locator("search-card select[name=column] option").allTextContents()
    const add = async (column, level) => {
      await me.find("combobox", words("listed-column")).choose(column)
      if (level !== undefined) await me.find("spinbutton", words("listed-level")).write(String(level))
      await me.press("listed-add")
    }
    await add(columns[1])
    await add(columns[0])
    await me.press("listed-up", { name: columns[0] })
    await me.gone("button", "listed-up", { name: columns[0] })
    await me.press("find-go-way", { name: name("cell-suppression") })
    await me.press("find-next")
    await me.see("heading", "detail-title")
    const ordered = await release(opened, { file: "patients.csv" })
    assert.deepEqual(JSON.parse(ordered.recipe).search.importance, columns.slice(0, 2))
    await same(ordered)

    await toFind(opened)
    await page.locator("find-step details.how > summary").click()
    await choose(opened, me, "cells", "mu-argus")
    await add(columns[0], 99)
    assert.ok((await me.alert())[0].includes(columns[0]))
    await me.press("listed-remove", { name: words("listed-step", { name: columns[0], level: 99, shown: "none" }) })
    await add(columns[0], 1)
    await me.press("find-go-way", { name: name("mu-argus") })
    await me.press("find-next")
    await me.see("heading", "detail-title")
    const recoded = await release(opened, { file: "patients.csv" })
    assert.deepEqual(JSON.parse(recoded.recipe).search.recode, [{ attribute: columns[0], level: 1 }])
    await same(recoded)
  }),
)

test("what a search came to is told step by step", chromium, () =>
  onPage({ width: 400 }, async opened => {
    const me = await begun(opened)
    await choose(opened, me, "lattice", "ola")
    await me.press("find-go-way", { name: name("ola") })
    await me.see("button", "find-next")
    const keys = await keyboard(opened)
    await keys.to("DisclosureTriangle", words("trail-title"))
    await keys.press("Enter")
    const table = opened.page.getByRole("group", { name: words("trail-title") }).getByRole("table")
    await table.waitFor()
    const { trail, progress } = await opened.page.locator("find-step").evaluate(({ state }) => state.results.search)
    // Levels are shown by what they make of the commonest value of a column.
    const { columns } = await opened.page
      .locator("find-step")
      .evaluate(({ state }) => state.results.comparison?.value ?? { columns: [] })
    const shown = trail.attributes.map(name => columns.find(column => column.name === name).example)
    assert.equal(await table.getByRole("row").count(), trail.steps.length + 1)
    assert.equal(trail.steps.filter(({ known }) => !known).length + trail.more, progress.visited)
    const [first] = trail.steps
    const cells = await table.getByRole("row").nth(1).getByRole("cell").allTextContents()
    assert.deepEqual(
      cells.slice(2),
      first.levels.map((level, i) => shown[i][level]),
    )
    assert.ok(cells[0].includes(words(`trail-${first.holds ? "holds" : "fails"}`)))
    const chosen = table.getByRole("row", { name: words("trail-holds-chosen") })
    assert.equal(await chosen.count(), 1)
    const { levels } = progress.best.recoding
    assert.deepEqual(
      (await chosen.getByRole("cell").allTextContents()).slice(2),
      trail.attributes.map((name, i) => shown[i][levels[name]]),
    )
    assert.deepEqual(keys.faults, [])
  }),
)

test("other ways are compared, kept in recipe and report, and one is taken over", chromium, () =>
  onPage({}, async opened => {
    const me = await begun(opened)
    await me.press("find-go")
    await me.press("others-open")
    const chosen = ["datafly", "ola", "mondrian"]
    for (const id of chosen) await me.find("checkbox", name(id)).check()
    // What mixes levels may have been tried in the background by then.
    await me.find("button", /^Try [23] other ways$/).press()
    const table = await tried(opened, me, chosen)
    assert.equal(await table.getByRole("row").count(), 5)
    // One's own way stands in the columns of the others, and all of it is in sight.
    const lies = await table.evaluate(around => {
      const lefts = [...around.querySelectorAll("tr")].map(row =>
        [...row.cells].map(cell => Math.round(cell.getBoundingClientRect().left)),
      )
      return { lefts, hidden: around.scrollWidth - around.clientWidth }
    })
    for (const row of lies.lefts) assert.deepEqual(row, lies.lefts[0])
    assert.equal(lies.hidden, 0)
    // Whoever hears it is told by the scale of the table.
    const said = await opened.page.locator("outis-app > p.unseen[role=status]").innerText()
    const heard = /^(.*): ([\d.]+\s?%) of the detail is kept\.$/.exec(said.trim())
    assert.ok(heard !== null, said)
    const row = await table.getByRole("row").filter({ hasText: heard[1] }).first().innerText()
    const spaced = text => text.replaceAll(/\s/g, " ")
    assert.ok(spaced(row).includes(`\t${heard[2]}\t`.replaceAll(/\s/g, " ")), `${said} ${row}`)
    await me.press("find-next")
    await me.see("heading", "compare-risk")
    const made = await release(opened, { file: "patients.csv" })
    const recipe = JSON.parse(made.recipe)
    const report = JSON.parse(made.report)
    assert.deepEqual(
      recipe.compare.map(({ algorithm }) => algorithm),
      chosen,
    )
    assert.deepEqual(
      report.compared.map(({ search }) => search.algorithm),
      chosen,
    )
    assert.equal(report.run.compared.length, 3)
    assert.ok(made.html.toString().includes(words("report-compared")))
    await same(made)

    await toFind(opened)
    await me.find("button", take("mondrian")).press()
    await me.press("find-next")
    await me.see("heading", "detail-title")
    const again = await release(opened, { file: "patients.csv" })
    assert.equal(JSON.parse(again.recipe).search.algorithm, "mondrian")
    assert.deepEqual(
      JSON.parse(again.report).compared.map(({ search }) => search.algorithm),
      ["optimal", "datafly", "ola"],
    )
    await same(again)
  }),
)

test("a recipe that names ways for comparison has them tried before it is written", chromium, () =>
  scratch(async folder => {
    const input = join(folder, "patients.csv")
    await writeFile(input, await sample())
    await writeFile(
      join(folder, "with.json"),
      JSON.stringify({
        ...JSON.parse(await sampleRecipe()),
        compare: [{ algorithm: "flash" }, { algorithm: "best-first" }],
      }),
    )
    await onPage({}, async opened => {
      await opened.ready()
      const me = person(opened)
      await me.give("load-recipe", join(folder, "with.json"))
      await me.give("load-choose", input)
      await me.read("message-recipe-in-force", { name: "with.json" })
      await toFind(opened)
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-risk")
      const made = await release(opened, { file: "patients.csv" })
      const { compared } = JSON.parse(made.report)
      assert.deepEqual(
        compared.map(({ solution, problem }) => [solution?.algorithm, problem?.code]),
        [
          ["flash", undefined],
          [undefined, "search-needs-loss"],
        ],
      )
      await same(made)
    })
  }),
)

/** What the page suggests for its sample, as it saves it. */
function sampleRecipe() {
  let text
  return onPage({}, async opened => {
    const me = await begun(opened)
    await me.press("find-go")
    await me.press("find-next")
    await me.see("heading", "compare-risk")
    const made = await release(opened, { file: "patients.csv" })
    text = made.recipe.toString()
  }).then(() => text)
}

test("a way whose conditions are not met says so where it is chosen", chromium, () =>
  onPage({}, async opened => {
    const me = await begun(opened)
    await choose(opened, me, "lattice", "best-first")
    const [said] = await me.alert()
    assert.ok(said.startsWith(words("way-hindered", { problem: "" }).trim()), said)
    // Undone, it is the optimal search again.
    await me.press("history-undo", { label: words("history-search", { name: name("best-first") }) })
    await me.see("heading", "search-optimal-name")
  }),
)

test("of a recoding that is stopped nothing is kept, and the page says so", chromium, () =>
  onPage({}, async opened => {
    await scratch(async folder => {
      await opened.ready()
      const me = person(opened)
      const input = join(folder, "many.csv")
      let state = 7
      const below = n => Math.floor(((state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) / 2 ** 32) * n)
      const columns = Array.from({ length: 8 }, (_, i) => `trait ${i + 1}`)
      await writeFile(
        input,
        [columns, ...Array.from({ length: 12_000 }, () => columns.map(() => below(40)))]
          .map(row => `${row.join(",")}\n`)
          .join(""),
      )
      await me.give("load-choose", input)
      await me.press("load-next")
      await me.press("describe-next")
      await toFind(opened)
      await choose(opened, me, "local", "kaca")
      await me.press("find-go-way", { name: name("kaca") })
      await me.press("find-stop-nothing")
      await me.see("heading", "find-cancelled-title")
      assert.equal(await opened.page.getByRole("button", { name: words("find-next") }).count(), 0)
      assert.deepEqual([...(await faults(opened))], [])
      await me.see("button", "find-go-way", { name: name("kaca") })
    })
  }),
)

for (const width of thorough ? [400, 1366] : [1366]) {
  test(`axe finds nothing in any of it, light or dark, ${width} px`, chromium, () =>
    onPage({ width }, async opened => {
      const found = []
      const look = async where => {
        await opened.page.evaluate(() => scrollTo(0, 0))
        const wide = await opened.page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (wide > 0) found.push(`${where}: ${wide} px too wide`)
        await inEitherScheme(opened, async scheme => {
          for (const fault of await faults(opened)) found.push(`${where}, ${scheme}: ${fault}`)
          if (process.env.OUTIS_PICTURES)
            await opened.page.screenshot({
              path: join(process.env.OUTIS_PICTURES, `${where}-${scheme}-${width}.png`),
              fullPage: true,
            })
        })
      }
      const me = await begun(opened)
      await look("way")
      await me.press("ways-open")
      for (const summary of await opened.page.locator("search-chooser summary").all()) await summary.click()
      await look("chooser")
      await me.press("ways-open")
      await me.unfold("way-limits")
      await look("limits")
      for (const id of ["mu-argus", "cell-suppression"]) {
        await choose(opened, me, "cells", id)
        await me.press("listed-add")
        await look(id)
      }
      await choose(opened, me, "lattice", "incognito")
      await me.press("find-go-way", { name: name("incognito") })
      await me.unfold("trail-title")
      await look("trail")
      await opened.page.locator("find-step details.how > summary").click()
      await choose(opened, me, "local", "mondrian")
      await look("chosen")
      await me.press("find-go-way", { name: name("mondrian") })
      await me.see("button", "find-next")
      await look("recoded")
      await me.press("others-open")
      await look("others")
      for (const id of ["optimal", "datafly", "kaca"]) await me.find("checkbox", name(id)).check()
      await me.press("others-go", { count: 3 })
      await tried(opened, me, ["optimal", "datafly", "kaca"])
      await opened.page.locator("loss-chart figure").first().waitFor()
      for (const summary of await opened.page.locator("loss-chart summary").all()) await summary.click()
      await look("compared")
      await me.press("find-next")
      await me.see("heading", "compare-risk")
      await opened.page.locator("detail-chart summary").click()
      await look("detail")
      assert.deepEqual(found, [])
    }),
  )
}

async function onPage(options, body) {
  const opened = await browser.open(artefactUrl, options)
  try {
    await body(opened)
    assert.deepEqual(opened.console, [])
  } finally {
    await opened.close()
  }
}
