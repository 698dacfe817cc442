// Workbooks as offices have them, written by a library of others: the sheet is found and can be
// changed, cells are read as the sheet shows them, what it hides is said, and what the page
// releases is the command line's to the byte.

import assert from "node:assert/strict"
import { createHash } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { artefact, artefactUrl } from "./lib/artefact.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { evidence, run } from "./lib/cli.mjs"
import { release, seed } from "./lib/journey.mjs"
import { sheets } from "./lib/packages.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { serveSlowly } from "./lib/server.mjs"
import { problem, words } from "./lib/words.mjs"

const xlsx = sheets()
const chromium = browserOf("chromium", { whole: true })

/** What SheetJS calls the formats. */
const formats = { xlsx: "xlsx", xlsm: "xlsm", xlsb: "xlsb", xls: "biff8", ods: "ods" }

/** A workbook whose second sheet is the table, after a cover; one of the others may be hidden. */
function workbook(format, hidden) {
  const rows = Array.from({ length: 40 }, (_, i) => [
    { t: "n", v: 20 + (i % 4) * 10 + 0.3, z: "0" },
    { t: "n", v: [1067, 66111, 66113][i % 3], z: "00000" },
    { t: "d", v: new Date(Date.UTC(1950 + (i % 5), 2, 12)), z: "yyyy-mm-dd" },
    { t: "s", v: ["Grippe", 'Übelkeit, "leicht"'][i % 2] },
    { t: "b", v: i % 2 === 0 },
  ])
  const header = ["Alter", "PLZ", "Geburt", "Diagnose", "Raucher"].map(v => ({ t: "s", v }))
  const book = xlsx.utils.book_new()
  const cover = [
    ["Station", "4"],
    ["Stand", "Januar"],
  ]
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(cover), "Deckblatt")
  const sheet = xlsx.utils.aoa_to_sheet([header, ...rows])
  sheet["!rows"] = [undefined, undefined, { hidden: true }]
  xlsx.utils.book_append_sheet(book, sheet, "Personen")
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet([["Schlüssel"], ["a"], ["b"]]), "Listen")
  if (hidden !== undefined) xlsx.utils.book_set_sheet_visibility(book, hidden, 1)
  return xlsx.write(book, { type: "buffer", bookType: formats[format], compression: true })
}

for (const engine of enginesOfPage) {
  const wanted = needs(engine)
  const browser = engine === "chromium" ? chromium : browserOf(engine, { whole: true })

  /** A page that was given a file. */
  async function opened(folder, name, bytes) {
    const page = await browser.open(artefactUrl)
    await page.ready()
    const me = person(page)
    const input = join(folder, name)
    await writeFile(input, bytes)
    await me.give("load-choose", input)
    return { page, me, input }
  }

  const shown = page => page.page.evaluate(() => document.querySelector("load-step").innerText)

  for (const format of Object.keys(formats)) {
    test(`${engine}: a sheet of .${format} is read, released and the command line's`, wanted, () =>
      scratch(async folder => {
        const name = `Personen.${format}`
        const { page, me, input } = await opened(folder, name, workbook(format))
        await me.see("heading", "load-title-table", { name })
        const text = await shown(page)
        const parts = ["Personen", "66111", 'Übelkeit, "leicht"', "TRUE"]
        // In .xls this library does not write which numbers are dates.
        if (format !== "xls") parts.push("1950-03-12")
        // Nor does it write for .xls and .ods how numbers are shown.
        if (format !== "xls" && format !== "ods") parts.push("01067")
        for (const part of parts) assert.ok(text.includes(part), `${part} in ${text}`)
        await me.press("load-next")
        await me.role("Alter", "quasi-identifier")
        await me.role("PLZ", "quasi-identifier")
        await me.role("Geburt", "quasi-identifier")
        await me.role("Diagnose", "sensitive")
        await me.role("Raucher", "insensitive")
        await me.press("describe-next")
        await me.press("unprotected-decline-name", { name: "Diagnose" })
        await me.press("find-go")
        await me.press("find-next")
        await me.see("heading", "compare-useful")
        const made = await release(page, { file: name })
        assert.equal(JSON.parse(made.recipe).data.format.sheet, "Personen")
        const native = await run({ recipe: made.recipe, seed, input })
        assert.ok(made.release.equals(native.release), "the release differs")
        assert.equal(evidence(made.report), evidence(native.report))
        assert.deepEqual(page.console, [])
        await page.close()
      }),
    )
  }

  test(`${engine}: a release is a workbook with the cells of the text, and the command line's`, wanted, () =>
    scratch(async folder => {
      const { page, me, input } = await opened(folder, "Personen.csv", people())
      await me.see("heading", "load-title-table", { name: "Personen.csv" })
      await me.press("load-next")
      for (const name of ["PLZ", "Alter"]) await me.role(name, "quasi-identifier")
      for (const name of ["Notiz", "Betrag", "Lang", "Gesehen"]) await me.role(name, "insensitive")
      await me.press("describe-next")
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-useful")
      const made = await release(page, { file: "Personen.csv", workbook: true })
      const recipe = JSON.parse(made.recipe)
      assert.equal(recipe.output.format, "xlsx")
      const native = await run({ recipe: made.recipe, seed, input })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.equal(evidence(made.report), evidence(native.report))
      assert.equal(JSON.parse(made.report).output.sha256, createHash("sha256").update(made.release).digest("hex"))

      // The cells are those of the text, as a library of others sees them.
      const output = { ...recipe.output, format: "csv", "formula-guard": false, "line-ending": "lf" }
      const asText = await run({ recipe: JSON.stringify({ ...recipe, output }), seed, input })
      const { SheetNames, Sheets, Props = {} } = xlsx.read(made.release, { cellNF: true })
      assert.deepEqual(SheetNames, ["Release"])
      assert.deepEqual([Props.Author, Props.Application, Props.CreatedDate], [undefined, undefined, undefined])
      const cells = cellsOf(Sheets.Release)
      const numbers = ["Alter", "Betrag"].map(name => cells[0].findIndex(({ w }) => w === name))
      for (const [row, record] of cells.entries())
        for (const [column, cell] of record.entries()) {
          assert.equal(cell.f, undefined, "no cell is a formula")
          assert.equal(cell.t, cell.w === "" ? "z" : row > 0 && numbers.includes(column) ? "n" : "s")
        }
      const texts = rows => rows.map(record => JSON.stringify(record.map(({ w }) => w))).sort()
      const csv = xlsx.read(asText.release.toString("utf8"), { type: "string", raw: true })
      assert.deepEqual(texts(cells), texts(cellsOf(csv.Sheets[csv.SheetNames[0]])))

      // Whoever gets it can give it to a page.
      const again = await opened(folder, "Freigabe.xlsx", made.release)
      await again.me.see("heading", "load-title-table", { name: "Freigabe.xlsx" })
      const text = await shown(again.page)
      for (const part of ["01067", "=1+1", "12345678901234567890"]) assert.ok(text.includes(part), `${part} in ${text}`)
      for (const shownPage of [page, again.page]) {
        assert.deepEqual(shownPage.console, [])
        await shownPage.close()
      }
    }),
  )

  test(`${engine}: another sheet is read, and what a sheet hides is said`, wanted, () =>
    scratch(async folder => {
      const { page, me } = await opened(folder, "Personen.xlsx", workbook("xlsx", "Listen"))
      await me.see("heading", "load-title-table", { name: "Personen.xlsx" })
      const text = await shown(page)
      assert.ok(text.includes(words("warning-hidden-rows", { value: 1 })), text)
      assert.ok(text.includes(words("warning-other-sheets", { value: 2 })), text)
      const select = me.find("combobox", words("load-sheet-label"))
      await select.choose(words("load-sheet-hidden", { name: "Listen", rows: 3 }))
      await page.wait(() => document.querySelector("load-step").innerText.includes("Schlüssel"))
      await select.choose(words("load-sheet-rows", { name: "Personen", rows: 41 }))
      await page.wait(() => document.querySelector("load-step").innerText.includes("01067"))
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: what is no sheet that can be read is refused by name, and the page goes on`, wanted, () =>
    scratch(async folder => {
      const good = workbook("xlsx")
      const { page, me } = await opened(folder, "broken.xlsx", good.subarray(0, good.length / 2))
      const refused = async (name, bytes, expected) => {
        const input = join(folder, name)
        await writeFile(input, bytes)
        await me.give("load-choose", input)
        // What was said of the file before stands until this one is refused.
        await me.read("load-failed", { name })
        const said = await me.alert()
        assert.ok(said.includes(problem(expected)), `${said}`)
      }
      assert.ok((await me.alert()).includes(problem({ code: "workbook-broken" })))
      await refused("empty.xlsx", emptied(), { code: "empty" })
      const locked = new URL("../../crates/workbook/tests/books/password.xlsx", import.meta.url)
      await refused("locked.xlsx", await readFile(locked), { code: "workbook-encrypted" })
      await me.give("load-choose", await saved(folder, "good.xlsx", good))
      await me.see("heading", "load-title-table", { name: "good.xlsx" })
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )
}

test("a workbook that is given to a page before all of it has arrived is read", needs("chromium"), () =>
  scratch(async folder => {
    const html = await artefact()
    const begin = html.indexOf('id="workbook">') + 100_000
    let arrive
    const arrival = new Promise(resolve => (arrive = resolve))
    const server = await serveSlowly(html.slice(0, begin), html.slice(begin), arrival)
    const page = await chromium.open(server.url, { arriving: true })
    try {
      const me = person(page)
      await me.give("load-choose", await saved(folder, "Personen.xlsx", workbook("xlsx")))
      await me.see("heading", "load-reading", { name: "Personen.xlsx" })
      arrive()
      await me.see("heading", "load-title-table", { name: "Personen.xlsx" })
      assert.deepEqual(page.console, [])
    } finally {
      arrive()
      await page.close()
      await server.close()
    }
  }),
)

/** Cells that spreadsheets like to change, for 60 persons. */
function people() {
  const record = i => [
    ["01067", "10115"][i % 2],
    [34, 51, 51][i % 3],
    ["=1+1", "@x", "'=x", '"a, ""b""\nc"', "_x000D_", " weit "][i % 6],
    ["3.50", "-0.25", "12.00"][i % 3],
    ["12345678901234567890", "1"][i % 2],
    ["12.03.1985", "1985-03-12", "TRUE", "1E5", ""][i % 5],
  ]
  const names = "PLZ,Alter,Notiz,Betrag,Lang,Gesehen"
  return [names, ...Array.from({ length: 60 }, (_, i) => record(i).join(","))].join("\n") + "\n"
}

/** The cells of a sheet, row by row. */
function cellsOf(sheet) {
  const { e } = xlsx.utils.decode_range(sheet["!ref"])
  const empty = { t: "z", w: "" }
  const cell = (r, c) => {
    const found = sheet[xlsx.utils.encode_cell({ r, c })]
    return found === undefined || found.v === "" ? empty : { ...found, w: found.t === "s" ? found.v : found.w }
  }
  return Array.from({ length: e.r + 1 }, (_, r) => Array.from({ length: e.c + 1 }, (_, c) => cell(r, c)))
}

/** A file in a folder. */
async function saved(folder, name, bytes) {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

/** A workbook without a cell. */
function emptied() {
  const book = xlsx.utils.book_new()
  xlsx.utils.book_append_sheet(book, { "!ref": "A1" }, "Leer")
  return xlsx.write(book, { type: "buffer", bookType: "xlsx" })
}
