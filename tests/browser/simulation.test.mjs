// Which protection suits whom a release is to withstand, taken with one press; and samples of a population,
// whose figures are those of the command line to the byte.

import assert from "node:assert/strict"
import { readFile, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { test } from "node:test"
import { fileURLToPath } from "node:url"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, inEitherScheme, needs } from "./lib/browsers.mjs"
import { advise, simulate } from "./lib/cli.mjs"
import { seed } from "./lib/journey.mjs"
import { keyboard } from "./lib/keyboard.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

const folderOf = new URL("../suite/literature/population/", import.meta.url)
const input = fileURLToPath(new URL("input.csv", folderOf))
const recipe = fileURLToPath(new URL("recipe.json", folderOf))

/** Shares that stand in the form at first. */
const fractions = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]

/** A choice of a question of the advisor. */
const answer = (me, question, choice) =>
  me
    .find("group", words(`advisor-${question}`))
    .find("radio", words(`advisor-${question}-${choice}`))
    .check()

/** A choice of where the population comes from. */
const population = (me, choice) =>
  me.find(
    "radio",
    `${words(`simulation-from-${choice}`, { name: basename(input) })} ${words(`simulation-from-${choice}-text`)}`,
  )

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  /** At Protect, with the table and its recipe. */
  async function begun(options) {
    const opened = await browser.open(artefactUrl, options)
    await opened.ready()
    const me = person(opened)
    await me.give("load-choose", input)
    await me.see("heading", "load-title-table", { name: basename(input) })
    await me.give("load-recipe", recipe)
    await me.press("load-next")
    await me.press("describe-next")
    await me.see("heading", "protect-title")
    return { opened, me }
  }

  test(
    `${engine}: what is advised is what the command line advises, and one press takes it`,
    needs(engine),
    async () => {
      const { opened, me } = await begun()
      await me.unfold("advisor-title")
      // Whoever may know that a person is in the file: k-anonymity, which the recipe has.
      const known = await advise(["--knows-membership", "yes", "--risk", "0.2"])
      await me.read("advice-reason", { reason: known.reason })
      await me.read("advisor-there", {
        name: words("advisor-protection", { name: words("model-k-anonymity-name"), k: 5, estimator: "none" }),
      })
      // A sample of a known share, for a risk of 1 in 10.
      await answer(me, "knows", "no")
      await answer(me, "extent", "sample")
      await me.read("advisor-share-unsaid")
      await me.write("spinbutton", "advisor-people", "2400")
      await me.write("spinbutton", "advisor-risk", "0.1")
      const sample = await advise(["--knows-membership", "no", "--sampling-fraction", "0.1", "--risk", "0.1"])
      for (const { rule, smallest } of sample.sizes) await me.read("advice-size", { rule, smallest: String(smallest) })
      if (engine === "chromium") await inEitherScheme(opened, async () => assert.deepEqual(await faults(opened), []))
      const [advised] = sample.models
      const name = words("advisor-protection", {
        name: words("model-k-map-name"),
        k: advised.k,
        estimator: advised.estimator,
      })
      await me.press("advisor-take", { name })
      await me.read("advisor-there", { name })
      const taken = async () =>
        opened.page.evaluate(() => {
          const { history } = document.querySelector("protect-step").state
          return history.entries[history.index].recipe.models
        })
      assert.deepEqual(await taken(), sample.models)
      // It can be taken back as a whole.
      await opened.page.keyboard.press("Control+z").catch(async () => {
        await opened.page.keyboard.down("Control")
        await opened.page.keyboard.press("z")
        await opened.page.keyboard.up("Control")
      })
      await opened.wait(() => {
        const { history } = document.querySelector("protect-step").state
        return history.entries[history.index].recipe.models[0].model === "k-anonymity"
      })
      // With a population at hand it is counted in it; the file is asked for at the protection.
      await answer(me, "counted", "yes")
      await me.press("advisor-take", {
        name: words("advisor-protection", { name: words("model-k-map-name"), k: 10, estimator: "none" }),
      })
      await me.read("population-needed")
      assert.deepEqual(await taken(), [{ model: "k-map", k: 10, population: "" }])
      assert.deepEqual(opened.console, [])
      await opened.close()
    },
  )

  test(`${engine}: samples come to what they come to on the command line`, needs(engine), () =>
    scratch(async folder => {
      const { opened, me } = await begun()
      await me.unfold("now-measures")
      await me.press("simulation-open")
      await me.see("heading", "simulation-title")
      if (engine === "chromium") await inEitherScheme(opened, async () => assert.deepEqual(await faults(opened), []))
      // The table itself as the population.
      await population(me, "table").check()
      await me.write("spinbutton", "simulation-samples", "3")
      await me.unfold("simulation-seed-title")
      await me.write("textbox", "simulation-seed", seed)
      await me.press("simulation-go")
      await me.see("heading", "simulation-result")
      const save = async () => (await opened.download(() => me.press("simulation-save"))).bytes.toString()
      const told = await simulate({ recipe, input, fractions, samples: 3, seed })
      assert.equal(await save(), told)
      // The three drawings have the figures in a table of their own each.
      const drawn = await opened.page.evaluate(() =>
        [...document.querySelectorAll("sample-chart")].map(({ shadowRoot }) => ({
          lines: shadowRoot.querySelectorAll('[aria-label="line"] path').length,
          titles: shadowRoot.querySelectorAll("svg title").length,
          sentence: shadowRoot.querySelector("[role=img]").getAttribute("aria-label"),
          cells: [...shadowRoot.querySelectorAll("tbody tr")].map(row => [...row.cells].map(cell => cell.textContent)),
        })),
      )
      assert.equal(drawn.length, 3)
      const rows = told
        .trim()
        .split("\n")
        .slice(1)
        .map(line => line.split(","))
      for (const [i, { lines, titles, sentence, cells }] of drawn.entries()) {
        assert.ok(lines >= 4 && titles === 36, `${lines} lines, ${titles} titles`)
        assert.ok(sentence.startsWith(words(`chart-samples-${["risk", "discernibility", "suppressed"][i]}`, { k: 5 })))
        const means = rows.map(row => Number(row[7 + 4 * i]) * (i === 2 ? 100 : 1))
        const shown = cells.flatMap(([, ...row]) => row.map(Number.parseFloat))
        assert.equal(shown.length, means.length)
        for (const [j, mean] of means.entries()) assert.ok(Math.abs(shown[j] - mean) < 0.06, `${shown[j]} for ${mean}`)
      }
      if (engine === "chromium") await inEitherScheme(opened, async () => assert.deepEqual(await faults(opened), []))
      // A file of more people, with a column that the recipe does not know.
      const more = (await readFile(input, "utf8")).trim().split("\n")
      const everybody = [
        `${more[0]};name`.replaceAll(",", ";"),
        ...[...more.slice(1), ...more.slice(1)].map((line, i) => `${line.replaceAll(",", ";")};p${i}`),
      ]
      const file = join(folder, "everybody.csv")
      await writeFile(file, `${everybody.join("\n")}\n`)
      await population(me, "file").check()
      await me.give("simulation-choose", file)
      await me.press("simulation-go")
      await me.read("simulation-told", {
        name: "everybody.csv",
        records: 480,
        k: 5,
        risk: "0.2",
        limit: "10\u202f%",
        samples: 3,
      })
      const asked = JSON.parse(await readFile(recipe, "utf8"))
      asked.attributes.push({ name: "name", role: "identifier" })
      const wider = join(folder, "recipe.json")
      await writeFile(wider, JSON.stringify(asked))
      assert.equal(await save(), await simulate({ recipe: wider, input: file, fractions, samples: 3, seed }))
      // A file that lacks a column is refused by its name, and nothing else is lost.
      const lacking = join(folder, "lacking.csv")
      await writeFile(lacking, "postcode,sex\n1010,f\n")
      await me.give("simulation-another", lacking)
      await me.press("simulation-go")
      const alert = await me.alert()
      assert.ok(alert.join(" ").includes("born"), `${alert}`)
      assert.deepEqual(opened.console, [])
      assert.deepEqual(await opened.violations(), [])
      await opened.close()
    }),
  )

  test(`${engine}: what was looked at before somebody stops is shown`, needs(engine), async () => {
    const { opened, me } = await begun()
    await me.unfold("now-measures")
    await me.press("simulation-open")
    await population(me, "example").check()
    await me.write("spinbutton", "simulation-samples", "1000")
    await me.press("simulation-go")
    await opened.wait(() => document.querySelector("simulation-page progress")?.value > 3)
    await me.press("simulation-stop")
    await me.see("heading", "simulation-result")
    const told = await opened.page.evaluate(() => document.querySelector("simulation-page .note").innerText)
    const [done, all] = told.replaceAll(",", "").match(/\d+/g).map(Number)
    assert.ok(done > 3 && done < all && all === 9000, told)
    // Other settings do not make old figures look new.
    await population(me, "table").check()
    await me.write("spinbutton", "simulation-samples", "1")
    await me.press("simulation-go")
    await opened.wait(() => document.querySelector("simulation-page .note") === null)
    await me.press("about-back", { step: words("step-protect") })
    await me.see("heading", "protect-title")
    await me.write("spinbutton", "budget-label", "20")
    await me.unfold("now-measures")
    await me.press("simulation-open")
    await me.read("simulation-outdated")
    assert.deepEqual(opened.console, [])
    await opened.close()
  })
}

const chromium = needs("chromium")
const hands = browserOf("chromium")

test("by keyboard alone, from the measures of risk to the figures and back", chromium, async () => {
  const opened = await hands.open(artefactUrl)
  await opened.ready()
  const me = person(opened)
  await me.give("load-choose", input)
  await me.see("heading", "load-title-table", { name: basename(input) })
  await me.press("load-next")
  for (const column of ["postcode", "born", "sex"]) await me.role(column, "quasi-identifier")
  await me.press("describe-next")
  await me.see("heading", "protect-title")
  const keys = await keyboard(opened)
  await keys.to("DisclosureTriangle", words("now-measures"))
  await keys.press("Enter")
  await keys.to("button", words("simulation-open"))
  await keys.press("Enter")
  await keys.heading("simulation-title")
  await keys.to("radio")
  await keys.press("ArrowUp")
  await keys.to("spinbutton", words("simulation-samples"))
  await opened.page.keyboard.type("2")
  await keys.to("button", words("simulation-go"))
  await keys.press("Enter")
  await me.see("heading", "simulation-result")
  await keys.to("button", words("simulation-save"))
  await keys.to("button", words("about-back", { step: words("step-protect") }))
  await keys.press("Enter")
  await keys.heading("protect-title")
  assert.deepEqual(keys.faults, [])
  await opened.close()
})
