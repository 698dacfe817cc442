// Bad input: a clear message with its place and its remedy, nothing lost, the page
// usable afterwards, and no cell of anybody's file in any message.

import assert from "node:assert/strict"
import { createWriteStream } from "node:fs"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { finished } from "node:stream/promises"
import { after, before, test } from "node:test"
import { isDeepStrictEqual } from "node:util"
import { artefactUrl } from "./lib/artefact.mjs"
import { eventually, launch, needs, seldom } from "./lib/browsers.mjs"
import { release } from "./lib/journey.mjs"
import { person } from "./lib/person.mjs"
import { parse } from "./lib/remeasure.mjs"
import { scratch } from "./lib/scratch.mjs"
import { problem, words } from "./lib/words.mjs"

/** Stands in every cell of every file that is refused, and nowhere else. */
const marker = "Qx7zMarker"

const chromium = needs("chromium")
let browser
before(async () => {
  if (!chromium.skip) browser = await launch("chromium")
})
after(() => browser?.close())

/** A table that is all right: twelve people in three towns. */
const good =
  "name;town;sex;illness\n"
  + Array.from(
    { length: 12 },
    (_, i) => `Person ${i};${["Ulm", "Hof", "Aue"][i % 3]};${["f", "m"][i % 2]};${["flu", "gout"][i % 2]}\n`,
  ).join("")

// --- Tables that are refused ---------------------------------------------

const head = `${marker}a,${marker}b\n`
const record = `${marker}1,${marker}2\n`

const refused = {
  "nothing at all": ["", { code: "empty" }],
  "a header and no records": [head, { code: "no-records" }],
  "a picture": [
    Buffer.from(`\x89PNG\r\n\x1a\n\0\0\0\rIHDR${marker}`, "latin1"),
    { code: "other-format", detail: "image" },
  ],
  "a workbook that breaks off": [zip("xl/workbook.xml"), { code: "workbook-broken" }],
  "a zip archive that breaks off": [zip(`${marker}.csv`), { code: "workbook-broken" }],
  "an SPSS file": [`$FL2@(#) SPSS DATA FILE ${marker}`, { code: "other-format", detail: "spss" }],
  "a quotation mark that is never closed": [
    head + record + `"${marker},x\n${record}`,
    { code: "unclosed-quote", line: 3, column: 1 },
  ],
  "text after a closing quotation mark": [
    head + `${marker},"${marker}"${marker}\n`,
    { code: "text-after-quote", line: 2, column: 2 },
  ],
  "a NUL byte": [head + `${marker}\0,x\n`, { code: "nul", line: 2, column: 1 }],
  "a ragged record": [head + record + `${marker}\n`, { code: "ragged", line: 3, found: 1, expected: 2 }],
  "bytes that are no text": [
    Buffer.concat([Buffer.from(head + `${marker},`), Buffer.from([0x81, 0x0a])]),
    { code: "encoding", line: 2, detail: "utf-8" },
  ],
}

for (const [what, [bytes, expected]] of Object.entries(refused)) {
  test(`a table: ${what}`, chromium, () => withGoodTable(given => refuses({ ...given, bytes, expected })))
}

test("a table: a cell of 50 MB", chromium, () =>
  withGoodTable(async given => {
    const file = createWriteStream(join(given.folder, "bad.csv"))
    file.write(head + record + `${marker},"`)
    for (let written = 0; written < 50e6; written += 1e6) file.write(marker.repeat(1e5))
    file.end(`"\n${record}`)
    await finished(file)
    await refuses({ ...given, expected: { code: "cell-too-long", line: 3, column: 2, expected: 1 << 20 } })
  }),
)

// --- Hierarchies that are refused ------------------------------------------

const hierarchies = {
  "lacks a value": [`Ulm;${marker}\nHof;${marker}\n`, { code: "not-in-hierarchy", found: 1, record: 3, line: 4 }],
  "splits a group up again": [
    `Ulm;${marker};1\nHof;${marker};2\nAue;x;1\n`,
    { code: "not-nested", file: "bad.csv", otherLine: 1, line: 2, level: 1 },
  ],
  "has a ragged line": [
    `Ulm;${marker}\nHof;${marker};${marker}\nAue;${marker}\n`,
    { code: "hierarchy-ragged", file: "bad.csv", line: 2, found: 3, expected: 2 },
  ],
}

for (const [what, [text, expected]] of Object.entries(hierarchies)) {
  test(`a hierarchy that ${what}`, chromium, () =>
    withGoodTable(async ({ me, opened, folder }) => {
      const path = join(folder, "bad.csv")
      await writeFile(path, text)
      await me.press("load-next")
      const town = me.find("article", "town")
      await town.find("button").press()
      const levels = me.find("list", words("levels-name", { name: "town" }))
      const before = await levels.lines()
      await town.find("radio", words("hierarchy-levels")).check()
      await me.giveTo(town, "hierarchy-file-choose", path)
      assert.deepEqual(await town.find("alert").lines(), [
        words("hierarchy-refused", { kind: words("hierarchy-none") }),
        problem({ attribute: "town", ...expected }),
      ])
      assert.deepEqual(await levels.lines(), before)
      await silent(opened)
      // A whole one is taken after that.
      const whole = join(folder, "towns.csv")
      await writeFile(whole, "Ulm;south;*\nHof;south;*\nAue;east;*\n")
      await me.giveTo(town, "hierarchy-file-choose", whole)
      await me.read("hierarchy-file-attached", { file: "towns.csv" })
      await eventually(async () => !isDeepStrictEqual(await levels.lines(), before))
    }),
  )
}

test("a hierarchy file of a name that another column uses", chromium, () =>
  withGoodTable(async ({ me, opened, folder }) => {
    const path = join(folder, "levels.csv")
    await me.press("load-next")
    const attach = async (column, text) => {
      await writeFile(path, text)
      const row = me.find("article", column)
      await row.find("button").press()
      await row.find("radio", words("hierarchy-levels")).check()
      await me.giveTo(row, "hierarchy-file-choose", path)
      return row
    }
    // Commas between the levels are found without being told.
    await attach("town", "Ulm,south,*\nHof,south,*\nAue,east,*\n")
    await me.read("hierarchy-file-attached", { file: "levels.csv" })
    const sex = await attach("sex", "f;*\nm;*\n")
    assert.deepEqual(await sex.find("alert").lines(), [
      words("hierarchy-refused", { kind: words("hierarchy-none") }),
      problem({ code: "file-name-taken", file: "levels.csv", attribute: "town" }),
    ])
    await silent(opened)
  }),
)

// --- Recipes that are refused ----------------------------------------------

const attributes = [
  { name: "name", role: "identifier" },
  { name: "town", role: "quasi-identifier" },
  { name: "sex", role: "quasi-identifier" },
  { name: "illness", role: "sensitive" },
]
const recipe = { outis: 1, kind: "recipe", attributes, models: [{ model: "k-anonymity", k: 3 }] }

const recipes = {
  "has a misspelt field": [
    { ...recipe, supression: { limit: 0 } },
    { code: "recipe-unknown-field", field: "supression", line: 1 },
  ],
  "is of another version": [
    { ...recipe, outis: 2 },
    { code: "recipe-version", found: 2, expected: 1 },
  ],
  "is nested 10,000 levels deep": [
    `{"outis":1,"kind":"recipe","attributes":${"[".repeat(10_000)}${"]".repeat(10_000)}}`,
    { code: "recipe-type", field: "attributes[0]", line: 1, detail: "object" },
  ],
  "names a column that is not there": [
    { ...recipe, attributes: [...attributes, { name: "height", role: "sensitive" }] },
    { code: "missing-attribute", attribute: "height" },
  ],
}

for (const [what, [content, expected]] of Object.entries(recipes)) {
  test(`a recipe that ${what}`, chromium, () =>
    withGoodTable(async ({ me, opened, folder }) => {
      const path = join(folder, "bad.json")
      await writeFile(path, typeof content === "string" ? content : JSON.stringify(content))
      await me.give("load-recipe", path)
      const [title, said] = await me.alert()
      assert.equal(title, words("recipe-refused", { name: "bad.json" }))
      assert.equal(said, problem(expected))
      await me.see("heading", "load-title-table", { name: "good.csv" })
      await me.press("recipe-forget")
      await silent(opened)
      // One that is right comes into force.
      const right = join(folder, "right.json")
      await writeFile(right, JSON.stringify(recipe))
      await me.give("load-recipe", right)
      await me.read("message-recipe-in-force", { name: "right.json" })
    }),
  )
}

// --- Requests that cannot be met ---------------------------------------------

test("k is larger than the table", chromium, () =>
  withGoodTable(async ({ me, opened }) => {
    await me.press("load-next")
    await me.press("describe-next")
    await me.write("spinbutton", "protect-k-before", "13")
    await me.press("find-go")
    const said = await me.alert()
    assert.equal(said[0], words("find-none-title"))
    assert.ok(said.includes(words("find-none-k-table", { k: 13, records: 12 })), said.join("\n"))
    // Nothing is advised that cannot help, and the rail says that there is no table.
    const limit = words("find-none-limit", { limit: "§", people: 0 }).split("§")[0]
    assert.ok(!said.some(line => line.startsWith(limit) || line === words("find-none-fewer")), said.join("\n"))
    const rail = await opened.page.evaluate(() =>
      [...document.querySelectorAll("button.step")].map(one => one.innerText),
    )
    assert.ok(rail[3].includes(words("rail-not-found")) && !rail[3].includes("✓"), rail[3])
    assert.ok(rail[4].includes(words("blocked-search")), rail[4])
    await silent(opened)
    await me.press("find-none-protect")
    await me.write("spinbutton", "protect-k-before", "2")
    await me.press("find-go")
    await me.see("button", "find-next")
  }),
)

test("a way that does not look at every table denies none", chromium, () =>
  withGoodTable(async ({ me, opened, folder }) => {
    const path = join(folder, "way.json")
    await writeFile(
      path,
      JSON.stringify({ ...recipe, models: [{ model: "k-anonymity", k: 13 }], search: { algorithm: "mondrian" } }),
    )
    await me.give("load-recipe", path)
    await me.read("message-recipe-in-force", { name: "way.json" })
    await me.press("load-next")
    await me.press("describe-next")
    await me.press("find-go")
    const said = await me.alert()
    assert.equal(said[0], words("find-none-title-way"))
    assert.ok(said.includes(words("find-none-way", { name: words("search-mondrian-name") })), said.join("\n"))
    await silent(opened)
  }),
)

test("limits with no solution", chromium, () =>
  withGoodTable(async ({ me, opened }) => {
    await me.press("load-next")
    for (const [column, shown] of Object.entries({ town: "Aue", sex: "f" })) {
      await me.find("article", column).find("button").press()
      await me.unfold("hierarchy-more")
      await me.choose("hierarchy-limit", "hierarchy-limit-level", { level: 0, shown })
    }
    await me.press("describe-next")
    await me.write("spinbutton", "protect-k-before", "3")
    await me.write("spinbutton", "budget-label", "0")
    await me.press("find-go")
    const said = await me.alert()
    assert.equal(said[0], words("find-none-title"))
    assert.ok(said.includes(words("find-none-limits", { count: 2 })), said.join("\n"))
    await silent(opened)
    await me.press("find-none-protect")
    await me.write("spinbutton", "protect-k-before", "2")
    await me.press("find-go")
    await me.see("button", "find-next")
  }),
)

// --- Tables that are unusual and all right -------------------------------------

test("one column, with a missing value", chromium, () =>
  withGoodTable(async ({ me, opened, folder }) => {
    const path = join(folder, "one.csv")
    await writeFile(path, "town\nUlm\n\nUlm\nHof\n\nUlm\nHof\n\n")
    await me.give("load-choose-another", path)
    await me.see("heading", "load-title-table", { name: "one.csv" })
    const made = await onward(opened, me, { k: 2, file: "one.csv", quasi: ["town"] })
    assert.deepEqual(
      parse(made.release, ";")
        .map(({ town }) => town)
        .sort(),
      ["", "", "Hof", "Hof", "Ulm", "Ulm", "Ulm"],
    )
  }),
)

test("2,000 columns", seldom("chromium"), () =>
  withGoodTable(async ({ me, opened, folder }) => {
    const path = join(folder, "wide.csv")
    const names = Array.from({ length: 1_998 }, (_, i) => `measured ${i}`)
    const rows = Array.from({ length: 30 }, (_, i) => [
      "Ulm;Hof".split(";")[i % 2],
      `${i % 5}`,
      ...names.map((_, j) => (i * 7 + j) % 11),
    ])
    await writeFile(path, [["town", "ward", ...names], ...rows].map(row => `${row.join(",")}\n`).join(""))
    await me.give("load-choose-another", path)
    await me.see("heading", "load-title-table", { name: "wide.csv" })
    await me.press("load-next")
    await me.press("describe-select-all", { count: 2_000 })
    await me.choose("describe-bulk-role", "role-insensitive-short")
    await me.press("describe-bulk-set", { count: 2_000 })
    await me.write("searchbox", "describe-filter", "town")
    await me.role("town", "quasi-identifier")
    const made = await onward(opened, me, { k: 5, file: "wide.csv" })
    const released = parse(made.release, ",")
    assert.equal(released.length, 30)
    assert.deepEqual(Object.keys(released[0]), ["town", "ward", ...names])
  }),
)

test("HTML in names and cells is text", chromium, () =>
  withGoodTable(async ({ me, opened, folder }) => {
    const name = `<b onmouseover="globalThis.ran=1">n</b>`
    const cell = `<img src=x onerror="globalThis.ran=1">`
    const path = join(folder, "html.csv")
    const quoted = text => `"${text.replaceAll('"', '""')}"`
    await writeFile(
      path,
      [name, "town", cell].map(quoted).join(",")
        + "\n"
        + Array.from(
          { length: 8 },
          (_, i) =>
            [`${cell}${i % 2}`, "<script>globalThis.ran=1</script>", `<i>${i}</i>`].map(quoted).join(",") + "\n",
        ).join(""),
    )
    const inert = async () => {
      assert.equal(await opened.page.evaluate(() => globalThis.ran), undefined)
      assert.equal(await opened.page.locator("img, b, i").count(), 0)
    }
    await me.give("load-choose-another", path)
    await me.see("heading", "load-title-table", { name: "html.csv" })
    await opened.page.getByRole("columnheader", { name, exact: true }).waitFor()
    await opened.page
      .getByRole("cell", { name: `${cell}0`, exact: true })
      .first()
      .waitFor()
    await inert()
    await me.press("load-next")
    await me.role(name, "quasi-identifier")
    await me.role("town", "quasi-identifier")
    await me.role(cell, "sensitive")
    await me.find("article", name).find("button").press()
    await me.see("list", "levels-name", { name })
    await inert()
    const made = await onward(opened, me, { k: 2, file: "html.csv", step: inert })
    assert.deepEqual(opened.console, [])
    assert.deepEqual(await opened.violations(), [])
    // The report is a page of its own, and carries the names.
    const report = join(folder, "report.html")
    await writeFile(report, made.html)
    const read = await browser.open(`file://${report}`)
    assert.ok((await read.page.innerText("body")).includes(name))
    assert.equal(await read.page.locator("img, b").count(), 0)
    assert.equal(await read.page.evaluate(() => globalThis.ran), undefined)
    await read.close()
  }),
)

// --- What they share -----------------------------------------------------------

/** Opens the page and loads a table that is all right. */
function withGoodTable(body) {
  return scratch(async folder => {
    const opened = await browser.open(artefactUrl)
    try {
      await opened.ready()
      const me = person(opened)
      const path = join(folder, "good.csv")
      await writeFile(path, good)
      await me.give("load-choose", path)
      await me.see("heading", "load-title-table", { name: "good.csv" })
      await body({ me, opened, folder })
    } finally {
      await opened.close()
    }
  })
}

/** How a file might be read otherwise, as the list below says it. */
const readings = [
  words("load-encoding-label"),
  words("load-encoding-choose"),
  ...["utf-8", "utf-16le", "utf-16be", "windows-1252", "iso-8859-15"].map(id => words(`encoding-${id}`)),
]

/** Gives a table, and expects this problem, the table from before, and a page that goes on. */
async function refuses({ me, opened, folder, name = "bad.csv", bytes, expected }) {
  const path = join(folder, name)
  if (bytes !== undefined) await writeFile(path, bytes)
  await me.give("load-choose-another", path)
  const said = await me.alert()
  // Which record a line is hangs on whether the first line is one, which is a guess.
  assert.deepEqual(
    said.map(line => line.replace(/ Record \d+\./, "")),
    [
      words("load-failed-kept", { name, kept: "good.csv" }),
      problem(expected),
      ...(expected.code === "encoding" ? readings : []),
    ],
  )
  await me.see("heading", "load-title-table", { name: "good.csv" })
  await silent(opened)
  const next = join(folder, "next.csv")
  await writeFile(next, good)
  await me.give("load-choose-another", next)
  await me.see("heading", "load-title-table", { name: "next.csv" })
  await me.press("load-next")
  await me.press("describe-next")
  await me.press("find-go")
  await me.see("button", "find-next")
}

/** From Load or Describe to the downloads. */
async function onward(opened, me, { k, file, quasi = [], step = async () => {} }) {
  if (quasi.length > 0) await me.press("load-next")
  for (const column of quasi) await me.role(column, "quasi-identifier")
  await me.press("describe-next")
  await me.write("spinbutton", "protect-k-before", String(k))
  await step()
  await me.press("find-go")
  await step()
  await me.press("find-next")
  await me.see("heading", "compare-risk")
  await step()
  return release(opened, { file, reached: step })
}

/**
 * Neither the page nor the console says what stands in a cell, but for the elements that show it to
 * the person whose file it is, and of which no screen reader is told at once; `own.test.mjs` looks
 * into the one of values.
 */
async function silent(opened) {
  const shown = await opened.page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true)
    for (const own of copy.querySelectorAll("own-values")) own.remove()
    for (const lines of copy.querySelectorAll(".file-lines"))
      if (lines.closest("[role=alert], [aria-live]") === null) lines.remove()
    return copy.outerHTML
  })
  assert.ok(!shown.includes(marker), "the page shows a cell")
  assert.deepEqual(opened.console, [])
}

/** The first bytes of an archive with one file in it. */
function zip(name) {
  const head = Buffer.alloc(30)
  head.write("PK\x03\x04", "latin1")
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, Buffer.from(`${name}${marker}`)])
}
