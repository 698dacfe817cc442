// Hierarchy files, any number at once: each finds its column by its values, then by its name; the
// assignment is shown and changed before anything is in force; what does not fit is said. The
// recipe names the files, so that the command line makes the same bytes of them.

import assert from "node:assert/strict"
import { readdirSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, inEitherScheme, launch, needs } from "./lib/browsers.mjs"
import { evidence, run } from "./lib/cli.mjs"
import { drop } from "./lib/dropping.mjs"
import { compare, release, seed } from "./lib/journey.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

const data = process.env.OUTIS_REFERENCE && join(process.env.OUTIS_REFERENCE, "data")

/** Forty people: two columns with the same towns, numbers, and what is told by two letters. */
const table =
  "home;work;sex;age;illness\n"
  + Array.from({ length: 40 }, (_, i) =>
    [
      ["Ulm", "Hof", "Aue"][i % 3],
      ["Aue", "Ulm", "Hof"][(i >> 1) % 3],
      "fm"[i % 2],
      20 + (i % 9),
      ["flu", "gout", "cold"][i % 3],
    ].join(";"),
  ).join("\n")
  + "\n"

const towns = "Ulm;south;*\nHof;south;*\nAue;east;*\n"
const sexes = "f,*\nm,*\n"

/** Files of these names and texts, or bytes, as paths in the order given. */
async function written(folder, files) {
  const paths = Object.entries(files).map(([name, text]) => [join(folder, name), text])
  for (const [path, text] of paths) await writeFile(path, text)
  return paths.map(([path]) => path)
}

async function opened(browser, options) {
  const page = await browser.open(artefactUrl, options)
  await page.ready()
  return { page, me: person(page) }
}

/** The column beside each file, as its list shows it; null where there is no list. */
const columnsShown = ({ page }) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll(".given > li")].map(row => {
        const select = row.querySelector("select")
        return [row.querySelector(".name").textContent, select && select.selectedOptions[0].label]
      }),
    ),
  )
const said = ({ page }) => page.evaluate(() => document.querySelector("given-files")?.innerText ?? "")
const titled = (files, chosen) => ["heading", "given-title", { files, chosen }]
const none = words("given-none")

for (const engine of enginesOfPage) {
  describe(engine, () => {
    const browser = browserOf(engine)

    test("a table and its hierarchies dropped together come to the release of the command line", needs(engine), () =>
      scratch(async folder => {
        const { page, me } = await opened(browser)
        const paths = await written(folder, {
          "levels-of-work.csv": towns,
          "people.csv": table,
          "sexes.csv": sexes,
          "home.csv": towns,
        })
        await drop(page, paths)
        await me.see("heading", "load-title-table", { name: "people.csv" })
        await me.see(...titled(3, 3))
        await me.read("given-table", { file: "people.csv", files: 4 })
        assert.deepEqual(await columnsShown(page), {
          "levels-of-work.csv": "work",
          "sexes.csv": "sex",
          "home.csv": "home",
        })
        // Nothing is in force before somebody says so.
        await me.see("button", "history-undo-none")
        await me.press("given-use", { columns: 3 })
        await me.read("message-levels-used", { columns: 3, left: 0 })
        await page.wait(() => document.querySelector("given-files") === null)
        await me.press("load-next")
        await me.role("illness", "sensitive")
        for (const column of ["home", "work", "sex"]) await me.role(column, "quasi-identifier")
        await me.press("describe-next")
        await me.press("find-go")
        await me.press("find-next")
        await me.see("heading", "compare-risk")
        const made = await release(page, { file: "people.csv" })
        assert.deepEqual(page.console, [])
        await page.close()
        const { attributes } = JSON.parse(made.recipe)
        assert.deepEqual(Object.fromEntries(attributes.map(({ name, hierarchy }) => [name, hierarchy?.file ?? null])), {
          home: "home.csv",
          work: "levels-of-work.csv",
          sex: "sexes.csv",
          age: null,
          illness: null,
        })
        assert.equal(attributes[2].hierarchy.delimiter, ",")
        const [, input, , ,] = paths
        const native = await run({ recipe: made.recipe, input, beside: paths, seed })
        assert.ok(made.release.equals(native.release), "the release differs")
        assert.equal(evidence(made.report), evidence(native.report))
      }),
    )

    test("files in letters of other encodings come to the release of the command line", needs(engine), () =>
      scratch(async folder => {
        const { page, me } = await opened(browser)
        const records = Array.from(
          { length: 40 },
          (_, i) => `${["Köln", "Düren"][i % 2]};${["früh", "spät"][(i >> 1) % 2]}`,
        )
        const paths = await written(folder, {
          "people.csv": ["town;shift", ...records, ""].join("\n"),
          "windows.csv": Buffer.from("Köln;west;*\nDüren;west;*\n", "latin1"),
          "utf-16.csv": Buffer.from("\ufefffrüh\tday\t*\r\nspät\tnight\t*\r\n", "utf16le"),
        })
        await drop(page, paths)
        await me.see("heading", "load-title-table", { name: "people.csv" })
        await me.see(...titled(2, 2))
        assert.deepEqual(await columnsShown(page), { "windows.csv": "town", "utf-16.csv": "shift" })
        await me.press("given-use", { columns: 2 })
        await me.press("load-next")
        for (const column of ["town", "shift"]) await me.role(column, "quasi-identifier")
        await me.press("describe-next")
        await me.press("find-go")
        await me.press("find-next")
        await me.see("heading", "compare-risk")
        const made = await release(page, { file: "people.csv" })
        assert.deepEqual(page.console, [])
        await page.close()
        const native = await run({ recipe: made.recipe, input: paths[0], beside: paths, seed })
        assert.ok(made.release.equals(native.release), "the release differs")
        assert.equal(evidence(made.report), evidence(native.report))
      }),
    )

    test("what does not fit is said, what fits twice is asked, and one step takes it back", needs(engine), () =>
      scratch(async folder => {
        const { page, me } = await opened(browser)
        const [people] = await written(folder, { "people.csv": table })
        await me.give("load-choose", people)
        await me.see("heading", "load-title-table", { name: "people.csv" })
        await me.press("load-next")
        await me.press("describe-next")
        // At any step.
        await me.see("heading", "protect-title")
        const levels = await written(folder, {
          "places.csv": towns,
          "sex a.csv": sexes,
          "gender.csv": sexes,
          "age.csv": "20;20s\n21;20s\n22;20s\n",
          "other.csv": "Rom;*\nOslo;*\n",
          "split.csv": "f;a;1\nm;a;2\n",
        })
        await drop(page, levels)
        await me.see(...titled(6, 1))
        assert.deepEqual(await columnsShown(page), {
          "places.csv": none,
          "sex a.csv": "sex",
          "gender.csv": none,
          "age.csv": null,
          "other.csv": null,
          "split.csv": null,
        })
        await me.read("given-several-columns", { columns: "home and work" })
        await me.read("given-several-files", { columns: "sex" })
        await me.read("given-no-column", { column: "age", values: 9, lacking: 6 })
        await me.read("given-no-column-any")
        assert.match(await said(page), /split up again|splits up again/)
        // Two files are never for one column.
        const choose = async (file, column) => me.find("combobox", words("given-column", { file })).choose(column)
        await choose("gender.csv", "sex")
        assert.equal((await columnsShown(page))["sex a.csv"], none)
        await choose("places.csv", "work")
        await me.press("given-use", { columns: 2 })
        await me.see("heading", "given-title-left", { files: 4 })
        await me.press("history-undo", { label: words("history-hierarchies", { columns: 2 }) })
        await me.press("given-forget")
        await page.wait(() => document.querySelector("given-files") === null)
        assert.deepEqual(page.console, [])
        await page.close()
      }),
    )

    test("files that do not tell which is the table are asked about", needs(engine), () =>
      scratch(async folder => {
        const { page, me } = await opened(browser)
        // Names and towns alone could be a hierarchy as well.
        const paths = await written(folder, {
          "names.csv": "name;town\nAnn;Ulm\nBob;Ulm\nCyd;Aue\nDan;Hof\n",
          "towns.csv": towns,
        })
        await me.give("load-choose", paths)
        await me.see("heading", "given-which-table")
        await me.press("given-load", { file: "names.csv" })
        await me.see("heading", "load-title-table", { name: "names.csv" })
        await me.see(...titled(1, 1))
        assert.deepEqual(await columnsShown(page), { "towns.csv": "town" })
        await page.close()
      }),
    )

    test("another table that is dropped is not read before somebody says so", needs(engine), () =>
      scratch(async folder => {
        const { page, me } = await opened(browser)
        const [people, next] = await written(folder, {
          "people.csv": table,
          "next.csv": table.replaceAll("Ulm", "Rom"),
        })
        await me.give("load-choose", people)
        await me.see("heading", "load-title-table", { name: "people.csv" })
        await drop(page, [next])
        await me.see(...titled(1, 0))
        await me.see("heading", "load-title-table", { name: "people.csv" })
        await me.press("given-load", { file: "next.csv" })
        await me.see("heading", "load-title-table", { name: "next.csv" })
        await page.wait(() => document.querySelector("given-files") === null)
        assert.deepEqual(page.console, [])
        await page.close()
      }),
    )

    test("several files are chosen at the levels of a column, and under Describe", needs(engine), () =>
      scratch(async folder => {
        const { page, me } = await opened(browser)
        const [people, ...levels] = await written(folder, { "people.csv": table, "home.csv": towns, "x.csv": sexes })
        await me.give("load-choose", people)
        await me.press("load-next")
        await me.role("sex", "insensitive")
        await me.give("given-choose", levels)
        await me.see(...titled(2, 2))
        // What a column has no use for now is kept for it.
        await me.read("given-later", { role: words("role-insensitive") })
        await me.press("given-use", { columns: 2 })
        await me.read("message-levels-used", { columns: 2, left: 0 })
        await me.role("sex", "quasi-identifier")
        await me.find("article", "sex").find("button").press()
        await me.read("hierarchy-file-attached", { file: "x.csv" })
        await me.giveTo(me.find("article", "sex"), "hierarchy-file-choose", levels)
        await me.see(...titled(2, 2))
        assert.deepEqual(page.console, [])
        await page.close()
      }),
    )
  })
}

const chromium = needs("chromium")

test(
  "the nine hierarchies of the Adult table find their columns",
  { ...chromium, ...(data ? {} : { skip: "OUTIS_REFERENCE is not set" }) },
  async () => {
    const browser = await launch("chromium")
    try {
      const { page, me } = await opened(browser)
      const levels = readdirSync(data).filter(name => name.startsWith("adult_hierarchy_"))
      assert.equal(levels.length, 9)
      await drop(
        page,
        [...levels, "adult.csv"].map(name => join(data, name)),
      )
      await me.see(...titled(9, 9))
      const shown = await columnsShown(page)
      for (const name of levels) assert.equal(shown[name], name.replace(/^adult_hierarchy_|\.csv$/g, ""))
      await me.press("given-use", { columns: 9 })
      await me.read("message-levels-used", { columns: 9, left: 0 })
      await compare(me)
      await page.close()
    } finally {
      await browser.close()
    }
  },
)

test("a recipe that waits for files takes those that it names", chromium, () =>
  scratch(async folder => {
    const browser = await launch("chromium")
    try {
      const { page, me } = await opened(browser)
      const hierarchy = file => ({ kind: "levels", file })
      const attributes = [
        { name: "home", role: "quasi-identifier", hierarchy: hierarchy("a.csv") },
        { name: "work", role: "quasi-identifier", hierarchy: hierarchy("b.csv") },
        ...["sex", "age", "illness"].map(name => ({ name, role: "insensitive" })),
      ]
      const recipe = { outis: 1, kind: "recipe", attributes, models: [{ model: "k-anonymity", k: 2 }] }
      const paths = await written(folder, {
        "people.csv": table,
        "recipe.json": JSON.stringify(recipe),
        "b.csv": towns,
        "a.csv": towns,
      })
      await me.give("load-choose", paths[0])
      await me.see("heading", "load-title-table", { name: "people.csv" })
      await drop(page, paths.slice(1))
      await me.read("message-recipe-in-force", { name: "recipe.json" })
      await page.close()
    } finally {
      await browser.close()
    }
  }),
)

test("what was found is released when a file that was given later is taken back", chromium, () =>
  scratch(async folder => {
    const browser = await launch("chromium")
    try {
      const { page, me } = await opened(browser)
      const paths = await written(folder, { "people.csv": table, "home.csv": towns, "work.csv": towns })
      const [input, home, work] = paths
      await drop(page, [input, home])
      await me.see(...titled(1, 1))
      await me.press("given-use", { columns: 1 })
      await me.press("load-next")
      await me.role("illness", "sensitive")
      for (const column of ["home", "work", "sex"]) await me.role(column, "quasi-identifier")
      await me.press("describe-next")
      await me.press("find-go")
      await me.see("button", "find-next")
      await drop(page, [work])
      await me.see(...titled(1, 1))
      await me.press("given-use", { columns: 1 })
      await me.press("history-undo", { label: words("history-hierarchy", { name: "work" }) })
      await page.page.getByRole("navigation").getByRole("button").nth(3).click()
      await me.press("find-next")
      await me.see("heading", "compare-risk")
      const made = await release(page, { file: "people.csv" })
      assert.deepEqual(page.console, [])
      await page.close()
      const native = await run({ recipe: made.recipe, input, beside: [home], seed })
      assert.ok(made.release.equals(native.release), "the release differs")
    } finally {
      await browser.close()
    }
  }),
)

test("the files can be read and chosen by keyboard, at 400 pixels, light and dark", chromium, () =>
  scratch(async folder => {
    const browser = await launch("chromium")
    try {
      const { page, me } = await opened(browser, { width: 400, height: 800 })
      const paths = await written(folder, {
        "people.csv": table,
        "home.csv": towns,
        "a-rather-long-name-of-a-file-with-levels.csv": "20;20s\n21;20s\n",
        "split.csv": "f;a;1\nm;a;2\n",
      })
      await me.give("load-choose", paths[0])
      await me.see("heading", "load-title-table", { name: "people.csv" })
      await drop(page, paths.slice(1))
      await me.see(...titled(3, 1))
      await page.wait(() => document.querySelectorAll("own-values section").length === 2)
      await inEitherScheme(page, async scheme => assert.deepEqual(await faults(page), [], scheme))
      assert.ok(await page.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      // The focus stands before what came of the files, and the way to the button is Tab and Enter.
      assert.equal(await page.page.evaluate(() => document.activeElement.id), "given-title")
      await page.page.keyboard.press("Tab")
      assert.equal(await page.page.evaluate(() => document.activeElement.tagName), "SELECT")
      const use = words("given-use", { columns: 1 })
      for (let presses = 0; presses < 6; presses += 1) {
        if ((await page.page.evaluate(() => document.activeElement.textContent)) === use) break
        await page.page.keyboard.press("Tab")
      }
      await page.page.keyboard.press("Enter")
      await me.see("heading", "given-title-left", { files: 2 })
    } finally {
      await browser.close()
    }
  }),
)
