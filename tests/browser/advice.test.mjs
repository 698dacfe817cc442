// Columns that nothing is known of are asked about together, too many quasi-identifiers are
// ranked, and columns that cannot be coarsened well are named; each suggestion says why, by what
// share of its values, and how sure it is.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { run } from "./lib/cli.mjs"
import { seed } from "./lib/journey.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

/** Ninety people: mail addresses under a wrong name, and twelve codes that say nothing. */
const codes = Array.from({ length: 12 }, (_, column) => `v${column + 1}`)
const rows = Array.from({ length: 90 }, (_, i) => [
  `person${i}@example.org`,
  `${1 + (i % 28)}.0${1 + (i % 9)}.19${40 + (i % 50)}`,
  ["Dresden", "Ulm", "Kassel"][i % 3] + String.fromCharCode(65 + (i % 26)),
  ...codes.map((_, column) => "abcdefg"[(i * 7 + column) % (3 + (column % 4))]),
])
const table = [["Region", "Geburtsdatum", "Wohnort", ...codes], ...rows].map(row => row.join(";")).join("\n") + "\n"

/** Eleven answers of two or three letters each by 160 people, of which some are rare. */
const questions = Array.from({ length: 11 }, (_, column) => `q${column + 1}`)
const answers = (() => {
  let state = 17
  const below = limit => {
    state = (state * 48271) % 2147483647
    return state % limit
  }
  const rows = Array.from({ length: 160 }, () =>
    questions.map((_, column) => (below(100) < 5 * column + 4 ? "xyz"[1 + below(1 + (column % 2))] : "x")),
  )
  return [questions, ...rows].map(row => row.join(",")).join("\n") + "\n"
})()

const text = (opened, selector) =>
  opened.page.evaluate(selector => document.querySelector(selector)?.innerText ?? "", selector)

for (const engine of enginesOfPage) {
  describe(engine, () => {
    const browser = browserOf(engine)

    for (const width of [1280, 400]) {
      test(`unknown columns are asked about together (${width} px)`, needs(engine), () =>
        scratch(async folder => {
          // High enough for the bar at its foot to lie on nothing.
          const opened = await browser.open(artefactUrl, { width, height: 3200 })
          await opened.ready()
          const me = person(opened)
          const input = join(folder, "people.csv")
          await writeFile(input, table)
          await me.give("load-choose", input)
          await me.see("heading", "load-title-table", { name: "people.csv" })
          await me.press("load-next")
          await me.see("heading", "unsaid-title", { count: 12 })
          await me.see("heading", "many-quasi-title", { count: 14 })
          await me.see("heading", "advice-title", { count: 2 })
          const reason = await text(opened, "column-row .reason")
          assert.ok(reason.includes(words("certainty-sure")) && reason.includes(words("percent", { n: 100 })), reason)
          assert.ok(reason.includes(words("detector", { detector: "e-mail" })), reason)
          assert.deepEqual(await faults(opened), [])
          const wide = await opened.page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          assert.equal(wide, 0)
          if (process.env.OUTIS_PICTURES !== undefined) {
            await opened.page.screenshot({ path: join(process.env.OUTIS_PICTURES, `${engine}-${width}.png`) })
          }
          await me.press("many-quasi-weigh")
          const status = "[aria-labelledby=columns-many] [role=status]"
          await opened.wait(
            ([status, start]) => document.querySelector(status).innerText.startsWith(start),
            [status, words("many-quasi-kept", { kept: "x", columns: 1 }).split("x")[0]],
          )
          const costs = await opened.page.evaluate(() =>
            [...document.querySelectorAll("table.ranked th + td")].map(cell => cell.innerText),
          )
          assert.equal(costs.length, 14)
          // What is kept without one of them is told of the others; the dearest come first.
          for (const cost of costs) assert.match(cost, /^[0-9.]+ of 13: (no|[0-9.]+) more$/)
          const more = costs.map(cost => (cost.endsWith("no more") ? 0 : Number(/: ([0-9.]+)/.exec(cost)[1])))
          assert.deepEqual(
            more,
            more.toSorted((one, other) => other - one),
          )
          // The table further down says the same in percent.
          const all = parseFloat(/as ([0-9.]+) of 14/.exec(await text(opened, status))[1])
          const living = parseFloat(/([0-9.]+)\s*%/.exec(await text(opened, "living-table p.small"))[1])
          assert.ok(Math.abs((all / 14) * 100 - living) < 0.1, `${all} of 14, ${living} %`)
          assert.deepEqual(await faults(opened), [])
          if (process.env.OUTIS_PICTURES !== undefined) {
            await opened.page.screenshot({ path: join(process.env.OUTIS_PICTURES, `${engine}-${width}-costs.png`) })
          }
          // One of them others may know; all others are left out.
          await opened.page.evaluate(() => document.querySelector("form.unsaid input[value=v1]").click())
          await me.press("unsaid-set")
          await me.gone("heading", "many-quasi-title", { count: 14 })
          const out = await opened.page.evaluate(() => document.querySelectorAll("article.column.identifier").length)
          assert.equal(out, 12)
        }),
      )
    }

    test("what a column costs is what the others keep more without it", needs(engine), () =>
      scratch(async folder => {
        const opened = await browser.open(artefactUrl)
        await opened.ready()
        const me = person(opened)
        const input = join(folder, "people.csv")
        await writeFile(input, answers)
        await me.give("load-choose", input)
        await me.press("load-next")
        for (const name of questions) await me.role(name, "quasi-identifier")
        await me.press("many-quasi-weigh")
        await opened.wait(() => /: \S+ more/.test(document.querySelector("table.ranked").innerText))
        await opened.wait(() => document.querySelector("[aria-labelledby=columns-many] button").ariaDisabled !== "true")
        const told = await opened.page.evaluate(() =>
          [...document.querySelectorAll("table.ranked tbody tr")].map(row => [
            row.cells[0].innerText,
            row.cells[1].innerText,
          ]),
        )
        const all = await keptOf(questions, input)
        const beside = name => sum(all) - all[name]
        const costs = await Promise.all(
          questions.map(async name => {
            const kept = sum(await keptOf(questions, input, name))
            const more = Math.round(100 * (kept - beside(name))) / 100
            return [name, `${Math.round(100 * kept) / 100} of 10: ${more > 0 ? more : "no"} more`, more]
          }),
        )
        const byName = (one, other) => one[0].localeCompare(other[0])
        assert.deepEqual(told.toSorted(byName), costs.map(([name, cost]) => [name, cost]).toSorted(byName))
        const more = told.map(([name]) => costs.find(cost => cost[0] === name)[2])
        assert.deepEqual(
          more,
          more.toSorted((one, other) => other - one),
        )
        assert.ok(more[0] > 0 && more.at(-1) === 0, `${more}`)
        await opened.close()
      }),
    )
  })
}

const sum = figures => Object.values(figures).reduce((one, other) => one + other, 0)

/** What is kept of each of these columns, by the command line; with `out` left out of the release. */
async function keptOf(columns, input, out) {
  const recipe = {
    outis: 1,
    kind: "recipe",
    data: { kind: "table", format: { delimiter: ",", encoding: "utf-8" } },
    attributes: columns.map(name => ({ name, role: name === out ? "identifier" : "quasi-identifier", type: "text" })),
    models: [{ model: "k-anonymity", k: 5 }],
    suppression: { limit: 0.02 },
  }
  const { report } = await run({ recipe: JSON.stringify(recipe), input, seed })
  const figures = JSON.parse(report).utility.attributes
  return Object.fromEntries(Object.entries(figures).map(([name, { loss }]) => [name, 1 - loss]))
}
