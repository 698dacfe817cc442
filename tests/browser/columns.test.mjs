// Columns that would be released word for word and point to people by themselves, and sensitive
// ones that nothing protects: the page asks, writes no file before it is answered, and never says
// meanwhile that nobody stands alone. What was answered stands in recipe and report, as on the
// command line; its figures are counted again from the released bytes.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, inEitherScheme, launch, needs } from "./lib/browsers.mjs"
import { evidence, run } from "./lib/cli.mjs"
import { release, seed } from "./lib/journey.mjs"
import { person } from "./lib/person.mjs"
import { parse } from "./lib/remeasure.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

/** Sixty people of three towns, with what an office keeps of them. */
const rows = Array.from({ length: 60 }, (_, i) => [
  81660 + (i % 3),
  `person${i}@example.org`,
  i % 4 === 0 ? `Came with her daughter Lena and was sent home by Dr. Novak on day ${i}` : "nothing",
  31_000 + 137 * i,
  ["flu", "gout", "asthma", "cold"][i % 4],
])
const table = ["zip;reach;remark;salary;diagnosis", ...rows.map(row => row.join(";"))].join("\n") + "\n"

const roles = {
  zip: "quasi-identifier",
  reach: "insensitive",
  remark: "insensitive",
  salary: "sensitive",
  diagnosis: "sensitive",
}

async function loaded(browser, folder, text, options, recipe) {
  const opened = await browser.open(artefactUrl, options)
  await opened.ready()
  const me = person(opened)
  const input = join(folder, "people.csv")
  await writeFile(input, text)
  if (recipe !== undefined) await me.give("load-recipe", recipe)
  await me.give("load-choose", input)
  await me.see("heading", "load-title-table", { name: "people.csv" })
  return { opened, me, input }
}

/** Through Protect, Find and Compare to Release. */
async function toRelease(me) {
  await me.press("describe-next")
  await me.see("heading", "protect-title")
  await me.press("find-go")
  await me.press("find-next")
  await me.see("heading", "compare-columns")
  await me.press("compare-next")
  await me.press("attack-next")
  await me.see("heading", "release-title")
}

const text = (opened, selector) =>
  opened.page.evaluate(selector => document.querySelector(selector)?.innerText ?? "", selector)
const buttons = opened =>
  opened.page.evaluate(() =>
    [...document.querySelectorAll("main button")].map(button => button.getAttribute("aria-label") ?? button.innerText),
  )
const claims = /nobody (of .*)?stands? alone/i

for (const engine of enginesOfPage) {
  describe(engine, () => {
    const browser = browserOf(engine)

    test("columns that point to people are asked about, and no file is written before", needs(engine), () =>
      scratch(async folder => {
        const { opened, me, input } = await loaded(browser, folder, table)
        await me.press("load-next")
        for (const [column, role] of Object.entries(roles)) await me.role(column, role)
        await me.see("heading", "columns-open", { count: 3 })
        for (const name of ["reach", "remark", "salary"]) await me.see("heading", "columns-ask", { name })
        assert.match(await text(opened, "describe-step"), /e-mail addresses[^]*free text[^]*60 different values/)

        // Nothing is written, and nothing says that nobody is found.
        await toRelease(me)
        await me.read("blocked-columns-long")
        assert.ok(!(await buttons(opened)).includes(words("release-write")))
        await opened.wait(() => /3 columns may point to people/.test(document.querySelector(".line").innerText))
        assert.doesNotMatch(await text(opened, "body"), claims)

        // The way there, one remedy for each, and back by undoing it.
        await me.press("blocked-columns-go")
        await me.see("heading", "describe-title")
        await me.press("columns-leave-out-name", { name: "remark" })
        await me.see("heading", "columns-open", { count: 2 })
        await me.press("history-undo", {
          label: words("history-role", { name: "remark", role: words("role-identifier") }),
        })
        await me.see("heading", "columns-open", { count: 3 })
        await me.press("columns-leave-out-name", { name: "remark" })
        await me.press("columns-group-name", { name: "salary", kind: words("hierarchy-intervals") })
        await me.see("heading", "columns-open", { count: 1 })
        await me.press("columns-keep-name", { name: "reach" })
        await opened.wait(() => document.querySelector("#columns-open") === null)
        await me.read("columns-kept")
        await toRelease(me)

        // A sensitive column without protection is the same kind of decision.
        await me.read("blocked-sensitive-long")
        await me.press("blocked-sensitive-go")
        await me.see("heading", "protect-title")
        await me.press("unprotected-decline-name", { name: "diagnosis" })
        await me.read("unprotected-declined", { name: "diagnosis" })
        await me.press("find-go")
        await me.press("find-next")
        await me.see("heading", "compare-columns")
        const made = await release(opened, { file: "people.csv" })
        await me.see("heading", "columns-kept-title")
        const said = await text(opened, "release-step")
        assert.ok(said.includes(words("check-sensitive-declined", { name: "diagnosis" })), said)
        // Said beside each download, with what is in this one.
        assert.ok(said.includes("what the group that decides shows in zip and salary"), said)
        // The recipe has nothing of the table but bounds.
        assert.ok(
          said.includes(words("held-some", { sure: "no", parts: words("held-bounds", { name: "salary" }) })),
          said,
        )
        assert.deepEqual(opened.console, [])
        await opened.close()

        const recipe = JSON.parse(made.recipe)
        const named = name => recipe.attributes.find(attribute => attribute.name === name)
        assert.deepEqual(named("reach").accepted, ["looks-identifying", "nearly-unique-column"])
        assert.equal(named("diagnosis").protection, "declined")
        assert.deepEqual(
          [named("remark").role, named("salary").role, named("salary").hierarchy.kind],
          ["identifier", "quasi-identifier", "intervals"],
        )
        const report = JSON.parse(made.report)
        assert.deepEqual(report.warnings, [])
        const groups = new Map()
        for (const { salary, zip, diagnosis } of parse(made.release, ";"))
          groups.set(`${salary};${zip}`, [...(groups.get(`${salary};${zip}`) ?? []), diagnosis])
        const certain = [...groups.values()].filter(group => new Set(group).size === 1).flat().length
        const all = [...groups.values()].flat().length
        const likeliest = Math.max(
          ...[...groups.values()].flatMap(group =>
            group.map(value => group.filter(other => other === value).length / group.length),
          ),
        )
        assert.deepEqual(report.sensitive, [
          {
            attribute: "diagnosis",
            protection: "declined",
            certain,
            unrecorded: 0,
            total: all,
            likeliest,
            ...(likeliest === 1 ? {} : { "likeliest-percent": Math.min(Math.round(1000 * likeliest), 999) / 10 }),
            guessable: likeliest > 0.9,
            missing: 0,
          },
        ])
        assert.equal(said.includes(words("sensitive-certain", { certain, all })), certain > 0, said)
        const cells = parse(made.release, ";").map(({ reach }) => reach)
        const counts = new Map()
        for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1)
        const alone = cells.filter(cell => counts.get(cell) === 1).length
        assert.deepEqual(report.accepted, [
          {
            code: "looks-identifying",
            attribute: "reach",
            records: cells.length,
            detector: "e-mail",
            matching: cells.filter(cell => cell.includes("@")).length / cells.length,
          },
          {
            code: "nearly-unique-column",
            attribute: "reach",
            values: counts.size,
            records: cells.length,
            unique: alone / cells.length,
          },
        ])
        assert.ok(
          made.html.includes(words("report-column-accepted")) && made.html.includes(words("report-sensitive-declined")),
        )
        const native = await run({ recipe: made.recipe, input, seed })
        assert.ok(made.release.equals(native.release), "the release differs")
        assert.equal(evidence(made.report), evidence(native.report))

        // A recipe that accepts opens as accepted.
        const path = join(folder, "recipe.json")
        await writeFile(path, made.recipe)
        const again = await loaded(browser, folder, table, {}, path)
        await again.me.read("message-recipe-in-force", { name: "recipe.json" })
        await again.me.press("load-next")
        await again.me.read("columns-kept")
        assert.ok(!(await text(again.opened, "describe-step")).includes(words("columns-open-text")))
        await again.opened.close()
      }),
    )
  })
}

const chromium = needs("chromium")

test("what only the written file shows is asked about there, and the file is not offered before", chromium, () =>
  scratch(async folder => {
    const browser = await launch("chromium")
    try {
      // Ten people of towns of their own are left out; what they shared with others, these have
      // alone then: two of five records before, five of nine after.
      const code = i => (i < 40 ? 1000 + i : i < 50 ? 2000 + i : i < 90 ? 3000 : 2000 + i - 50)
      const lines = Array.from({ length: 100 }, (_, i) => `${i < 90 ? "here" : `town ${i}`};${code(i)}`)
      const { opened, me } = await loaded(browser, folder, ["town;code", ...lines].join("\n") + "\n")
      await me.press("load-next")
      await me.role("town", "quasi-identifier")
      await me.role("code", "insensitive")
      await me.press("describe-next")
      await me.see("heading", "protect-title")
      await me.write("spinbutton", "budget-label", "10")
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-columns")
      await me.press("compare-next")
      await me.press("attack-next")
      await me.press("release-write")
      await me.see("heading", "columns-written", { count: 1 })
      const save = words("download-save", { name: "people-release.csv" })
      assert.ok(
        !(await buttons(opened)).some(
          name => name === save || name === words("release-save", { name: "people-release.csv" }),
        ),
      )
      assert.doesNotMatch(await text(opened, "body"), claims)
      assert.deepEqual(await faults(opened), [])
      await me.press("columns-keep-name", { name: "code" })
      await me.press("release-write")
      await me.see("heading", "columns-kept-title")
      const { bytes } = await opened.download(() => me.press("download-save", { name: "people-release.csv" }))
      assert.equal(parse(bytes, ";").length, 90)
      assert.deepEqual(opened.console, [])
    } finally {
      await browser.close()
    }
  }),
)

test("the questions can be read and answered at 400 pixels, light and dark", chromium, () =>
  scratch(async folder => {
    const browser = await launch("chromium")
    try {
      const { opened, me } = await loaded(browser, folder, table, { width: 400, height: 800 })
      const look = async () => {
        await inEitherScheme(opened, async scheme => assert.deepEqual(await faults(opened), [], scheme))
        assert.ok(await opened.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      }
      await me.press("load-next")
      for (const [column, role] of Object.entries(roles)) await me.role(column, role)
      await me.see("heading", "columns-open", { count: 3 })
      await look()
      await me.press("columns-decide-name", { name: "salary" })
      await me.press("columns-keep-name", { name: "salary" })
      await me.press("describe-next")
      await me.see("heading", "unprotected-title")
      await look()
      // The warning in the bottom line stands at its end, which must not be cut off.
      const isWhole = await opened.page.evaluate(
        text => {
          const [, line] = document.querySelectorAll("exposure-line p")
          line.textContent = text
          return line.scrollWidth <= line.clientWidth && document.documentElement.scrollWidth <= innerWidth
        },
        words("line-after-columns", { most: 5, columns: 3 }),
      )
      assert.ok(isWhole)
      await opened.close()
    } finally {
      await browser.close()
    }
  }),
)
