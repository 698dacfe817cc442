// Files that hold more than their table: where it begins and ends is found, shown, changed by
// choosing a line, and repeated by the command line to the byte.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, inEitherScheme, launch, needs } from "./lib/browsers.mjs"
import { evidence, run } from "./lib/cli.mjs"
import { release, seed } from "./lib/journey.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

const records = Array.from({ length: 40 }, (_, i) => `${150 + (i % 4) * 10};8${i % 2}667;${["flu", "gout"][i % 2]}`)
const titled = [
  "sep=;",
  "Patients of 2024;;",
  "as of 1 January;;",
  "",
  "height;zip;illness",
  "[cm];;",
  ...records.slice(0, 20),
  "",
  ";;",
  ...records.slice(20),
  "Total:;;40",
  ";;",
  "",
].join("\r\n")

for (const engine of enginesOfPage) {
  const wanted = needs(engine)
  const browser = browserOf(engine)

  /** A page that was given this text as a file. */
  async function opened(folder, text) {
    const page = await browser.open(artefactUrl)
    await page.ready()
    const me = person(page)
    const input = join(folder, "people.csv")
    await writeFile(input, text)
    await me.give("load-choose", input)
    return { page, me, input, said: () => page.page.evaluate(() => document.querySelector("load-step").innerText) }
  }

  const lines = (me, line) => me.find("radio", words("load-lines-line", { line }))
  const waitFor = (page, text) => page.wait(text => document.querySelector("load-step").innerText.includes(text), text)

  /** From the table to its comparison. */
  async function toCompare(me) {
    await me.press("load-next")
    await me.role("height", "quasi-identifier")
    await me.role("zip", "quasi-identifier")
    await me.role("illness", "insensitive")
    await me.press("describe-next")
    await me.press("find-go")
    await me.press("find-next")
    await me.see("heading", "compare-useful")
  }

  test(`${engine}: what is above, between and below the records is left out and counted`, wanted, () =>
    scratch(async folder => {
      const { page, me, input, said } = await opened(folder, titled)
      await me.see("heading", "load-title-table", { name: "people.csv" })
      const found = words("load-layout", {
        header: 5,
        first: 7,
        reason: "fewer-cells-above",
        said: "false",
        heading: "whole",
        cleaned: "false",
      })
      assert.ok((await said()).includes(found), await said())
      assert.ok(
        (await said()).includes(
          words("load-left-out", { above: 4, units: 1, empty: 3, "repeated-names": 0, pages: 0, last: 0 }),
        ),
      )
      // What is said by the person is not called found.
      for (const line of ["8", "7"]) {
        await me.write("spinbutton", "load-first-line", line)
        const names = { header: 5, first: Number(line), reason: "fewer-cells-above" }
        await waitFor(page, words("load-layout", { ...names, said: "true", heading: "whole", cleaned: "false" }))
      }
      assert.ok((await said()).includes(words("warning-totals-line", { records: 1 })))
      await me.press("load-skip-totals", { records: 1 })
      await waitFor(
        page,
        words("load-left-out", { above: 4, units: 1, empty: 3, "repeated-names": 0, pages: 0, last: 1 }),
      )
      await me.gone("button", "load-skip-totals", { records: 1 })
      await toCompare(me)
      const made = await release(page, { file: "people.csv" })
      const { format } = JSON.parse(made.recipe).data
      assert.deepEqual(
        [format["header-line"], format["first-line"], format["skip-empty"], format["skip-last"], format.names],
        [5, 7, true, 1, undefined],
      )
      const report = JSON.parse(made.report)
      assert.deepEqual(report.input["left-out"], { above: 4, units: 1, empty: 3, last: 1 })
      assert.equal(report.input.records, 40)
      const native = await run({ recipe: made.recipe, seed, input })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.equal(evidence(made.report), evidence(native.report))
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: what looks like no record within the table is said, and names said again are left out`, wanted, () =>
    scratch(async folder => {
      const [names, rest] = ["height;zip;illness", records.slice(20)]
      const joined = [names, ...records.slice(0, 20), "Summe;;3300", names, "Ward 2;;", ...rest, ""].join("\n")
      const { page, me, input, said } = await opened(folder, joined)
      await me.see("heading", "load-title-table", { name: "people.csv" })
      const left = { above: 0, units: 0, empty: 0, "repeated-names": 1, pages: 0, last: 0 }
      const others = [
        words("warning-totals-within", { records: 1, line: 22, lastLine: "none" }),
        words("warning-nearly-empty", { records: 1, line: 24, lastLine: "none" }),
      ]
      for (const part of [words("load-left-out", left).trim(), ...others])
        assert.ok((await said()).includes(part), `${part} in ${await said()}`)
      const again = words("warning-names-repeated", { records: 1, line: 23, lastLine: "none" })
      assert.ok(!(await said()).includes(again))
      await me.find("checkbox", words("load-skip-repeated-names")).press()
      await waitFor(page, again)
      await me.find("checkbox", words("load-skip-repeated-names")).press()
      await waitFor(page, words("load-left-out", left).trim())
      await toCompare(me)
      const made = await release(page, { file: "people.csv" })
      assert.equal(JSON.parse(made.recipe).data.format["skip-repeated-names"], true)
      const { input: read, warnings } = JSON.parse(made.report)
      assert.deepEqual(read["left-out"], { above: 0, units: 0, empty: 0, "repeated-names": 1, last: 0 })
      const told = ["totals-within", "nearly-empty"].map(code => warnings.find(warning => warning.code === code)?.line)
      assert.deepEqual(told, [22, 24])
      const native = await run({ recipe: made.recipe, seed, input })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.equal(evidence(made.report), evidence(native.report))
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  /** From the table to a release like the command line's; the recipe's format. */
  async function released({ page, me, input }) {
    await me.press("load-next")
    for (const name of ["height", "zip"]) await me.role(name, "quasi-identifier")
    for (const name of ["illness", "note"]) await me.role(name, "insensitive")
    for (const step of ["describe-next", "find-go", "find-next"]) await me.press(step)
    await me.see("heading", "compare-useful")
    const made = await release(page, { file: "people.csv" })
    assert.match(made.release.toString(), /^height([;\t])zip\1illness\1note\n/)
    const native = await run({ recipe: made.recipe, seed, input })
    assert.ok(made.release.equals(native.release), "the release differs")
    assert.equal(evidence(made.report), evidence(native.report))
    assert.deepEqual(page.console, [])
    await page.close()
    return JSON.parse(made.recipe).data.format
  }

  test(`${engine}: what stands around lines and cells is taken off`, wanted, () =>
    scratch(async folder => {
      const lines = ["height;zip;illness;note", ...records.map(record => `${record};"x; y"`)]
      const around = lines.map(line => `"${line.replaceAll(/;(?! y)/g, " ; ").replaceAll('"', '""')}"`)
      const one = await opened(folder, around.join("\n") + "\n")
      const { page, me } = one
      await me.see("heading", "load-title-table", { name: "people.csv" })
      const taken = { wrapping: "quotes", trim: "true", fit: "false" }
      await waitFor(page, words("load-around", taken).trim())
      // Each of them is undone with one press, and done again.
      const wrapping = () => me.find("checkbox", words("load-wrapping-quotes"))
      await wrapping().press()
      await waitFor(page, words("load-delimiter-none"))
      await wrapping().press()
      await waitFor(page, words("load-around", taken).trim())
      await me.find("checkbox", words("load-trim")).press()
      await me.see("heading", "load-failed-kept", { name: "people.csv", kept: "people.csv" })
      await me.find("checkbox", words("load-trim")).press()
      await waitFor(page, words("load-around", taken).trim())
      const format = await released(one)
      assert.deepEqual([format.wrapping, format.trim], ["quotes", true])
    }),
  )

  test(`${engine}: lines that lack their last cells are fitted to the columns`, wanted, () =>
    scratch(async folder => {
      const lines = ["height;zip;illness;note", ...records.map((record, i) => (i % 3 ? record : `${record};x`))]
      const one = await opened(folder, lines.join("\n") + "\n")
      const { page, me } = one
      await me.see("heading", "load-title-table", { name: "people.csv" })
      const fitted = words("warning-records-fitted", { records: 26, line: 3, lastLine: 40 })
      await waitFor(page, fitted)
      await me.find("checkbox", words("load-fit-records")).press()
      await me.see("heading", "load-failed-kept", { name: "people.csv", kept: "people.csv" })
      await me.find("checkbox", words("load-fit-records")).press()
      await waitFor(page, fitted)
      const format = await released(one)
      assert.equal(format["fit-records"], true)
    }),
  )

  test(`${engine}: numbers of pages are left out and counted`, wanted, () =>
    scratch(async folder => {
      const lines = records.flatMap((record, i) =>
        i % 20 === 19 ? [`${record};x`, `Seite ${(i + 1) / 20} von 2;;;`] : [`${record};x`],
      )
      const one = await opened(folder, ["height;zip;illness;note", ...lines, ""].join("\n"))
      const { page, me } = one
      await me.see("heading", "load-title-table", { name: "people.csv" })
      const left = { above: 0, units: 0, empty: 0, "repeated-names": 0, pages: 2, last: 0 }
      await waitFor(page, words("load-left-out", left).trim())
      await me.find("checkbox", words("load-skip-pages")).press()
      await page.wait(
        text => !document.querySelector("load-step").innerText.includes(text),
        words("load-left-out", left).trim(),
      )
      await me.find("checkbox", words("load-skip-pages")).press()
      await waitFor(page, words("load-left-out", left).trim())
      const format = await released(one)
      assert.equal(format["skip-pages"], true)
    }),
  )

  test(`${engine}: columns that stand below each other are parted`, wanted, () =>
    scratch(async folder => {
      const cells = ["height;zip;illness;note", ...records.map(record => `${record};x`)].map(line =>
        line.split(";").map(cell => cell.padEnd(10)),
      )
      const one = await opened(folder, cells.map(line => line.join("").trimEnd()).join("\n") + "\n")
      const { page, me } = one
      await me.see("heading", "load-title-table", { name: "people.csv" })
      const parted = words("load-around", { wrapping: "aligned", trim: "false", fit: "false" }).trim()
      await waitFor(page, parted)
      await me.find("checkbox", words("load-wrapping-aligned")).press()
      await waitFor(page, words("load-delimiter-none"))
      await me.find("checkbox", words("load-wrapping-aligned")).press()
      await waitFor(page, parted)
      const format = await released(one)
      assert.equal(format.wrapping, "aligned")
    }),
  )

  test(`${engine}: postcodes that lost their zeros are told, filled up, and left as they were`, wanted, () =>
    scratch(async folder => {
      const codes = Array.from({ length: 20 }, (_, i) => `${i % 2 ? 80331 : 4103};${30 + (i % 3)}`)
      const { page, me, said } = await opened(folder, ["zip;height", ...codes, ""].join("\n"))
      await me.see("heading", "load-title-table", { name: "people.csv" })
      assert.ok(!(await said()).includes("04103"))
      await me.press("load-restore-zeros")
      await waitFor(page, "04103")
      await me.gone("button", "load-restore-zeros")
      await me.find("checkbox", words("load-zeros-restored", { name: "zip", digits: 5 })).press()
      await me.see("button", "load-restore-zeros")
      assert.ok(!(await said()).includes("04103"))
      await me.press("load-restore-zeros")
      await waitFor(page, "04103")
      await me.press("load-next")
      await me.role("height", "quasi-identifier")
      await me.role("zip", "insensitive")
      await me.press("describe-next")
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-useful")
      const { recipe, release: bytes } = await release(page, { file: "people.csv" })
      assert.deepEqual(JSON.parse(recipe).data.format["leading-zeros"], [{ name: "zip", digits: 5 }])
      assert.equal(bytes.toString().split("04103").length - 1, 10)
      await page.close()
    }),
  )

  test(`${engine}: a list that says once whose rows follow is asked about, and filled up`, wanted, () =>
    scratch(async folder => {
      const visits = Array.from({ length: 12 }, (_, i) => [`P${i};${1950 + (i % 2)};J10`, ";;E11", ";;I10"]).flat()
      const { page, me, said } = await opened(folder, ["patient;born;diagnosis", ...visits, ""].join("\n"))
      const second = async () => (await said()).includes("P0\t1950\tE11")
      await me.see("button", "load-fill-down")
      assert.ok(!(await second()))
      // Who says that there are no blocks is not asked again, nor told of persons in several records.
      await me.press("load-fill-down-none")
      await me.gone("button", "load-fill-down")
      await me.give("load-choose-another", join(folder, "people.csv"))
      await me.press("load-fill-down")
      await waitFor(page, "P0\t1950\tE11")
      await me.gone("button", "load-fill-down")
      await me.find("checkbox", words("load-filled-down", { name: "patient" })).press()
      await me.see("button", "load-fill-down")
      assert.ok(!(await second()))
      await page.close()
    }),
  )

  test(`${engine}: the line of the names is chosen, and a file refused for its first lines is read`, wanted, () =>
    scratch(async folder => {
      // Nothing tells whether line 3 names the columns: the file is refused, never guessed.
      const text = ["a list", "of people", "x;y", "u;v", "w;z", "p;q", ""].join("\n")
      const { page, me } = await opened(folder, text)
      const refused = (await me.alert()).join(" ")
      assert.ok(refused.includes("Line 3") && !refused.includes("people;"), refused)
      await lines(me, 3).press()
      await me.see("heading", "load-title-table", { name: "people.csv" })
      await waitFor(page, words("load-header-yes", { line: 3 }))
      await waitFor(
        page,
        words("load-left-out", { above: 2, units: 0, empty: 0, "repeated-names": 0, pages: 0, last: 0 }).trim(),
      )
      await me.choose("load-header-label", "load-header-record")
      await waitFor(page, words("load-header-no", { line: 3, named: "false" }))
      await lines(me, 4).press()
      await waitFor(page, words("load-header-no", { line: 4, named: "false" }))
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: columns without header are given names, and a recipe repeats them`, wanted, () =>
    scratch(async folder => {
      const { page, me, input } = await opened(folder, records.join("\n") + "\n")
      await me.see("heading", "load-title-table", { name: "people.csv" })
      await me.unfold("load-layout-change")
      await me.unfold("load-name-columns")
      for (const [number, name] of ["height", "zip", "illness"].entries())
        await me.find("textbox", words("load-name-column", { number: number + 1 })).write(name)
      await me.press("load-name-apply")
      await waitFor(page, words("load-header-no", { line: 1, named: "true" }))
      await toCompare(me)
      const made = await release(page, { file: "people.csv" })
      assert.ok(made.release.toString().startsWith("height;zip;illness\n"))
      const recipe = JSON.parse(made.recipe)
      assert.deepEqual(recipe.data.format.names, ["height", "zip", "illness"])
      assert.equal(recipe.data.format.header, false)
      const native = await run({ recipe: made.recipe, seed, input })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.equal(evidence(made.report), evidence(native.report))

      // Whoever opens that recipe has the file read as it says.
      const again = await browser.open(artefactUrl)
      await again.ready()
      const other = person(again)
      await other.give("load-choose", input)
      await other.see("heading", "load-title-table", { name: "people.csv" })
      const file = join(folder, "settings.json")
      await writeFile(file, made.recipe)
      await other.give("load-recipe", file)
      await other.read("message-recipe-in-force", { name: "settings.json" })
      await waitFor(again, words("load-header-no", { line: 1, named: "true" }))
      assert.deepEqual([...page.console, ...again.console], [])
      await again.close()
      await page.close()
    }),
  )

  test(`${engine}: numbers with thousands apart and currencies are numbers, and the command line's`, wanted, () =>
    scratch(async folder => {
      const pays = Array.from({ length: 40 }, (_, i) => `${1 + (i % 9)}.${100 + i},50 €;Ulm`)
      const { page, me, input, said } = await opened(folder, ["pay;town", ...pays, ""].join("\n"))
      await me.see("heading", "load-title-table", { name: "people.csv" })
      assert.ok((await said()).includes(words("load-types-form", { thousands: "point", currency: "true" })))
      await me.press("load-next")
      await me.role("pay", "quasi-identifier")
      await me.role("town", "insensitive")
      await me.press("describe-next")
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-useful")
      const made = await release(page, { file: "people.csv" })
      const recipe = JSON.parse(made.recipe)
      assert.equal(recipe.attributes[0].type, "decimal")
      const { decimal, thousands, currency } = recipe.data.format
      assert.deepEqual([decimal, thousands, currency], [",", ".", true])
      const native = await run({ recipe: made.recipe, seed, input })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: what stands in front of dates is asked where nothing tells, and the command line's`, wanted, () =>
    scratch(async folder => {
      const days = Array.from({ length: 40 }, (_, i) => `${1 + (i % 3)}/0${1 + (i % 2)}/2024;Ulm`.padStart(14, "0"))
      const { page, me, input, said } = await opened(folder, ["visit;town", ...days, ""].join("\n"))
      await me.see("heading", "load-title-table", { name: "people.csv" })
      assert.ok((await said()).includes(words("warning-ambiguous-dates")))
      await me.press("load-dates-month")
      const pressed = await page.page.evaluate(() =>
        [...document.querySelectorAll("load-step [aria-pressed]")].map(button => button.getAttribute("aria-pressed")),
      )
      assert.deepEqual(pressed, ["false", "true"])
      await me.press("load-next")
      await me.role("visit", "quasi-identifier")
      await me.role("town", "insensitive")
      await me.press("describe-next")
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-useful")
      const made = await release(page, { file: "people.csv" })
      assert.equal(JSON.parse(made.recipe).attributes[0].hierarchy.format, "%m/%d/%Y")
      const native = await run({ recipe: made.recipe, seed, input })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: what points part is asked where nothing tells, and the command line's`, wanted, () =>
    scratch(async folder => {
      const pays = Array.from({ length: 40 }, (_, i) => `${41 + (i % 9)}.${100 + (i % 5)};${1 + (i % 3)}.500;Ulm`)
      const { page, me, input, said } = await opened(folder, ["pay;bonus;town", ...pays, ""].join("\n"))
      await me.see("heading", "load-title-table", { name: "people.csv" })
      assert.ok((await said()).includes(words("warning-ambiguous-points")))
      const pressed = () =>
        page.page.evaluate(() =>
          [...document.querySelectorAll("load-step [aria-pressed]")].map(button => button.getAttribute("aria-pressed")),
        )
      // They are decimals until somebody says otherwise, which then holds for both columns.
      assert.deepEqual(await pressed(), ["false", "true", "false", "true"])
      await me.press("load-points-thousands")
      await page.wait(() => document.querySelector("load-step [aria-pressed=true]")?.previousElementSibling === null)
      assert.deepEqual(await pressed(), ["true", "false", "true", "false"])
      await me.press("load-next")
      await me.role("pay", "quasi-identifier")
      await me.role("bonus", "insensitive")
      await me.role("town", "insensitive")
      const article = me.find("article", "pay")
      await article.find("button").press()
      await article.find("radio", words("hierarchy-intervals")).check()
      await article.find("alert").seen()
      await me.write("spinbutton", "intervals-end", "60000")
      await me.write("textbox", "intervals-steps", "5000, 20000")
      await me.press("describe-next")
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-useful")
      const made = await release(page, { file: "people.csv" })
      const recipe = JSON.parse(made.recipe)
      assert.deepEqual([recipe.data.format.decimal, recipe.data.format.thousands], [",", "."])
      assert.deepEqual([recipe.attributes[0].type, recipe.attributes[1].type], ["integer", "integer"])
      const native = await run({ recipe: made.recipe, seed, input })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: names that are one fewer or recur are said, and the release is the command line's`, wanted, () =>
    scratch(async folder => {
      // Each record is numbered in front, as R writes it, and two columns are called alike.
      const rows = Array.from({ length: 40 }, (_, i) => `${i + 1};${150 + (i % 4) * 10};8${i % 2}667;${"mw"[i % 2]}`)
      const bare = rows.map(row => row.slice(row.indexOf(";") + 1))
      const { page, me, input } = await opened(folder, ["height;zip;zip", ...bare, ""].join("\n"))
      await me.see("heading", "load-title-table", { name: "people.csv" })
      await waitFor(page, "zip (2)")
      await writeFile(input, ["height;zip;sex", ...rows, ""].join("\n"))
      await me.give("load-choose-another", input)
      const numbered = { header: 1, first: 2, reason: "first-line", said: "false", cleaned: "false" }
      await waitFor(page, words("load-layout", { ...numbered, heading: "first-unnamed" }))
      await me.press("load-next")
      await me.role("height", "quasi-identifier")
      await me.role("zip", "quasi-identifier")
      await me.role("sex", "insensitive")
      await me.press("describe-next")
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-useful")
      const made = await release(page, { file: "people.csv" })
      assert.match(made.release.toString(), /^height;zip;sex\r?\n/)
      const native = await run({ recipe: made.recipe, seed, input })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: what commas part is asked where nothing tells, and the command line's`, wanted, () =>
    scratch(async folder => {
      const pays = Array.from({ length: 40 }, (_, i) => `${41 + (i % 9)},${100 + (i % 5)};Ulm`)
      const { page, me, input, said } = await opened(folder, ["pay;town", ...pays, ""].join("\n"))
      await me.see("heading", "load-title-table", { name: "people.csv" })
      assert.ok((await said()).includes(words("warning-ambiguous-numbers")))
      await me.press("load-commas-thousands")
      await me.see("button", "load-commas-thousands")
      const pressed = await page.page.evaluate(() =>
        [...document.querySelectorAll("load-step [aria-pressed]")].map(button => button.getAttribute("aria-pressed")),
      )
      assert.deepEqual(pressed, ["true", "false"])
      await me.press("load-next")
      await me.role("pay", "quasi-identifier")
      await me.role("town", "insensitive")
      const article = me.find("article", "pay")
      await article.find("button").press()
      await article.find("radio", words("hierarchy-intervals")).check()
      // Of a text nobody knows from where to where it goes.
      await article.find("alert").seen()
      await me.write("spinbutton", "intervals-end", "60000")
      await me.write("textbox", "intervals-steps", "5000, 20000")
      await me.press("describe-next")
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-useful")
      const made = await release(page, { file: "people.csv" })
      const { data, attributes } = JSON.parse(made.recipe)
      assert.deepEqual([data.format.thousands, data.format.decimal], [",", undefined])
      assert.deepEqual([attributes[0].type, attributes[0].hierarchy.kind], ["integer", "intervals"])
      const native = await run({ recipe: made.recipe, seed, input })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )
}

test(
  "the lines of a file and what is left out of them can be read at 400 pixels, light and dark",
  needs("chromium"),
  () =>
    scratch(async folder => {
      const browser = await launch("chromium")
      try {
        const page = await browser.open(artefactUrl, { width: 400, height: 800 })
        await page.ready()
        const me = person(page)
        const input = join(folder, "people.csv")
        await writeFile(input, titled.replace(records[30], `height;zip;illness\r\n${records[30]}`))
        await me.give("load-choose", input)
        await me.see("heading", "load-title-table", { name: "people.csv" })
        await me.see("checkbox", "load-skip-repeated-names")
        await me.press("load-skip-totals", { records: 1 })
        await me.gone("button", "load-skip-totals", { records: 1 })
        await inEitherScheme(page, async scheme => assert.deepEqual(await faults(page), [], scheme))
        const [excess, broken] = await page.page.evaluate(() => [
          document.documentElement.scrollWidth - innerWidth,
          [...document.querySelectorAll(".file-lines tr")]
            .filter(({ cells }) => new Set([...cells].map(cell => cell.getBoundingClientRect().top)).size !== 1)
            .map(({ textContent }) => textContent.trim()),
        ])
        assert.equal(excess, 0)
        assert.deepEqual(broken, [], "the cells of a line stand below each other")
      } finally {
        await browser.close()
      }
    }),
)
