// A file with several records for each patient: the page stops and asks, and until it is
// answered it speaks of records. Each of the answers.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { release } from "./lib/journey.mjs"
import { person } from "./lib/person.mjs"
import { classes, parse } from "./lib/remeasure.mjs"
import { scratch } from "./lib/scratch.mjs"
import { persons, words } from "./lib/words.mjs"

const patients = 160
const visits = 520

/** Whose visit each is: some come again and again. */
const whose = Array.from({ length: visits }, (_, i) => (i < patients ? i : (i * i * 7) % 60))
const table =
  "PatientenID;born;sex;area;visit;finding\n"
  + whose
    .map(
      (patient, i) =>
        `P${String(patient).padStart(4, "0")};${1940 + ((patient * 37) % 60)};${["f", "m"][patient % 2]};`
        + `${10 + ((patient * 11) % 8)};${i};F${i % 5}\n`,
    )
    .join("")
const staff = "born;sex\n" + Array.from({ length: 40 }, (_, i) => `${1960 + (i % 4)};${"fm"[i % 2]}\n`).join("")
const asked = { name: "PatientenID", values: patients, records: visits }
const quasi = ["born", "sex", "area"]
const silence = { unit: "records", recordUnit: "records" }
const entity = { unit: "persons", recordUnit: "records" }

for (const engine of enginesOfPage) {
  const needed = needs(engine)
  const browser = browserOf(engine)

  /** Loads the file, sets the roles and stays in Describe. */
  async function described(folder) {
    const opened = await browser.open(artefactUrl)
    await opened.ready()
    const me = person(opened)
    await writeFile(join(folder, "visits.csv"), table)
    await me.give("load-choose", join(folder, "visits.csv"))
    await me.see("heading", "load-title-table", { name: "visits.csv" })
    await me.press("load-next")
    for (const column of quasi) await me.role(column, "quasi-identifier")
    await me.role("visit", "insensitive")
    await me.role("finding", "insensitive")
    return { opened, me }
  }

  /** The same with a file in which nothing repeats. */
  async function staffed(folder) {
    const opened = await browser.open(artefactUrl)
    await opened.ready()
    const me = person(opened)
    await writeFile(join(folder, "staff.csv"), staff)
    await me.give("load-choose", join(folder, "staff.csv"))
    await me.press("load-next")
    for (const column of ["born", "sex"]) await me.role(column, "quasi-identifier")
    return { opened, me }
  }

  /** The roles of the columns, as they are ticked. */
  const taken = ({ page }) =>
    page.evaluate(() =>
      [...document.querySelectorAll("column-row input[type=radio]:checked")].map(({ value }) => value),
    )

  /** Records and patients of each class of a release. */
  const held = bytes => {
    const rows = parse(bytes, ";")
    const patients = new Map()
    for (const row of rows) {
      const key = JSON.stringify(quasi.map(column => row[column]))
      patients.set(key, (patients.get(key) ?? new Set()).add(whose[Number(row.visit)]))
    }
    return { records: classes(rows, quasi), patients: [...patients.values()].map(set => set.size) }
  }

  test(`persons: the question stops the way, and yes counts people (${engine})`, needed, () =>
    scratch(async folder => {
      const { opened, me } = await described(folder)
      await me.see("heading", "person-question", asked)
      if (engine === "chromium") assert.deepEqual(await faults(opened), [])
      await me.press("describe-next")
      await me.see("heading", "protect-title")
      await me.press("find-go")
      await me.read("blocked-person-long")
      await me.press("blocked-person-go")
      await me.see("heading", "person-question", asked)
      await me.press("person-yes")
      await me.see("heading", "person-answered-entity", { name: "PatientenID", columns: 1 })
      await me.gone("heading", "person-question", asked)
      await me.press("describe-next")
      await me.write("spinbutton", "budget-label", "20")
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-risk", entity)
      const { release: bytes, report } = await release(opened, { file: "visits.csv" })
      const { records: said, warnings, models } = JSON.parse(report)
      const { patients: sizes } = held(bytes)
      assert.equal(models[0].achieved, Math.min(...sizes))
      assert.ok(Math.min(...sizes) >= 5)
      assert.equal(said.unit, "persons")
      assert.equal(said.entity, "PatientenID")
      assert.equal(said.persons, patients)
      assert.ok(!warnings.some(({ code }) => code === "records-may-repeat-persons"))
      assert.deepEqual(opened.console, [])
      await opened.close()
    }),
  )

  test(`persons: figures of people say so, and those of records, too (${engine})`, needed, () =>
    scratch(async folder => {
      const { opened, me } = await described(folder)
      const text = selector => opened.page.evaluate(selector => document.querySelector(selector).innerText, selector)
      /** Whether a message stands in a part of the page, however its white space is broken. */
      const says = async (selector, id, args) => {
        const plain = text => text.replace(/\s+/g, " ").trim()
        const [there, sought] = [plain(await text(selector)), plain(words(id, args))]
        assert.ok(there.includes(sought), `${sought}\nis not in\n${there}`)
      }
      const share = words("percent", { n: "50" })
      await me.press("person-yes")
      await me.see("heading", "person-answered-entity", { name: "PatientenID", columns: 1 })
      await me.press("describe-next")
      await me.see("heading", "protect-title")
      // Each pair of patients from 120 on is alike: of 160 patients 80 stand alone, with 520 records.
      await me.read("protect-alone-now", { ...entity, alone: 80, records: patients, share })
      await says("main", "now-alone", { ...entity, share })
      await says("main", "protect-lead", entity)
      await says("main", "protect-k-after", entity)
      await says(".why plain-words", "term-k-anonymity-means", entity)
      await says(".why plain-words", "term-place-means")
      await me.write("spinbutton", "budget-label", "20")
      await me.read("budget-people", { ...entity, people: visits / 5, records: visits })
      await me.press("find-go")
      await me.see("button", "find-next")
      const leftOut = /\d people( are| would be)? left out/
      assert.doesNotMatch(await text("main"), leftOut)
      await me.press("find-next")
      await me.see("heading", "compare-risk", entity)
      await says("main", "compare-alone", entity)
      await says(".why plain-words", "term-deciding-class-means")
      assert.doesNotMatch(await text("main"), leftOut)
      assert.deepEqual(opened.console, [])
      await opened.close()
      // Where each record is a person, nothing is a place, and who is left out is people.
      const plain = await staffed(folder)
      await plain.me.press("records-plain-yes")
      await plain.me.press("describe-next")
      await plain.me.read("protect-lead", persons)
      await plain.me.read("protect-k-after", persons)
      const whole = await plain.opened.page.evaluate(() => document.body.innerText)
      assert.ok(!whole.includes(words("term-place")) && !whole.includes(words("counted-people", entity)))
      await plain.opened.close()
    }),
  )

  test(`persons: who is made a quasi-identifier is said in every step, with the way back (${engine})`, needed, () =>
    scratch(async folder => {
      const { opened, me } = await described(folder)
      const problem = { attribute: "PatientenID" }
      await me.press("person-yes")
      await me.see("heading", "person-answered-entity", { name: "PatientenID", columns: 1 })
      await me.role("PatientenID", "quasi-identifier")
      await me.read("problem-is-quasi-identifier-records-entity", problem)
      await me.press("describe-next")
      await me.see("heading", "describe-problem")
      await me.read("problem-is-quasi-identifier-records-entity", problem)
      await me.read("line-not-measured")
      assert.ok(!(await opened.page.evaluate(() => document.body.innerText)).includes(words("line-measuring")))
      if (engine === "chromium") assert.deepEqual(await faults(opened), [])
      await me.press("find-go")
      await me.see("heading", "find-title")
      await me.read("problem-is-quasi-identifier-records-entity", problem)
      await me.press("find-none-describe")
      await me.see("heading", "person-answered-entity", { name: "PatientenID", columns: 1 })
      await me.role("PatientenID", "identifier")
      await me.press("describe-next")
      await me.gone("heading", "describe-problem")
      await me.press("find-go")
      await me.see("button", "find-next")
      assert.deepEqual(opened.console, [])
      await opened.close()
    }),
  )

  test(`persons: another column is the person, though it is a quasi-identifier (${engine})`, needed, () =>
    scratch(async folder => {
      const { opened, me } = await described(folder)
      const list = me.find("combobox", words("records-entity"))
      const focused = () => opened.page.evaluate(() => document.activeElement.labels?.[0].firstElementChild.textContent)
      const roles = await taken(opened)
      assert.deepEqual(
        roles.slice(1, 4),
        quasi.map(() => "quasi-identifier"),
      )
      await me.press("person-other")
      await list.seen()
      assert.equal(await focused(), words("records-entity"))
      if (engine === "chromium") assert.deepEqual(await faults(opened), [])
      const columns = table.slice(0, table.indexOf("\n")).split(";")
      for (const column of ["sex", "area"]) {
        await list.choose(column)
        await me.see("heading", "person-answered-entity", { name: column, columns: 1 })
        assert.deepEqual(await taken(opened), roles.with(columns.indexOf(column), "identifier"))
        assert.equal(await focused(), words("records-entity"))
      }
      await me.press("person-again")
      await me.see("heading", "person-question", asked)
      assert.deepEqual(opened.console, [])
      await opened.close()
    }),
  )

  test(`persons: where nothing repeats any column may be the person (${engine})`, needed, () =>
    scratch(async folder => {
      const { opened, me } = await staffed(folder)
      await me.press("records-plain-no")
      await me.find("combobox", words("records-entity")).choose("born")
      await me.see("heading", "person-answered-entity", { name: "born", columns: 1 })
      assert.deepEqual(await taken(opened), ["identifier", "quasi-identifier"])
      assert.deepEqual(opened.console, [])
      await opened.close()
    }),
  )

  test(`persons: no is kept in recipe and report, and can be taken back (${engine})`, needed, () =>
    scratch(async folder => {
      const { opened, me } = await described(folder)
      await me.press("person-no")
      await me.see("heading", "person-answered-record", { name: "PatientenID" })
      await me.press("person-again")
      await me.see("heading", "person-question", asked)
      await me.press("person-no")
      await me.see("heading", "person-answered-record", { name: "PatientenID" })
      await me.press("describe-next")
      await me.write("spinbutton", "budget-label", "20")
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-risk", persons)
      const saved = await release(opened, { file: "visits.csv" })
      assert.deepEqual(JSON.parse(saved.recipe).records, { person: "record" })
      const { records: said } = JSON.parse(saved.report)
      assert.deepEqual([said.unit, said.answered, said.entity], ["persons", true, null])
      assert.ok(new TextDecoder().decode(saved.html).includes(words("report-counted-record")))
      // Opened again, the recipe answers.
      await opened.close()
      const again = await described(folder)
      await again.me.see("heading", "person-question", asked)
      await writeFile(join(folder, "recipe.json"), saved.recipe)
      await again.opened.close()
      const later = await browser.open(artefactUrl)
      await later.ready()
      const they = person(later)
      await they.give("load-recipe", join(folder, "recipe.json"))
      await they.give("load-choose", join(folder, "visits.csv"))
      await they.read("message-recipe-in-force", { name: "recipe.json" })
      await they.press("load-next")
      await they.see("heading", "person-answered-record", { name: "PatientenID" })
      await later.close()
    }),
  )

  test(`persons: where nothing repeats people are counted once somebody says so (${engine})`, needed, () =>
    scratch(async folder => {
      for (const units of [silence, persons]) {
        const { opened, me } = await staffed(folder)
        await me.see("heading", "records-plain")
        if (units === persons) {
          await me.press("records-plain-yes")
          await me.see("heading", "records-plain-answered")
        }
        if (engine === "chromium") assert.deepEqual(await faults(opened), [])
        await me.press("describe-next")
        await me.press("find-go")
        await me.press("find-next")
        await me.see("heading", "compare-risk", units)
        const { recipe, report } = await release(opened, { file: "staff.csv" })
        await me.read(units === persons ? "check-counted-record" : "check-counted-open")
        await me.read("check-k-anonymity", { ...units, achieved: 10 })
        assert.deepEqual(JSON.parse(recipe).records ?? {}, units === persons ? { person: "record" } : {})
        assert.equal(JSON.parse(report).records.unit, units.unit)
        assert.deepEqual(JSON.parse(report).warnings, [])
        assert.deepEqual(opened.console, [])
        await opened.close()
      }
    }),
  )

  test(`persons: names in two columns are asked about together (${engine})`, needed, () =>
    scratch(async folder => {
      const families = ["Bauer", "Fuchs", "Keller", "Lang", "Maier", "Roth", "Vogel", "Winkler"]
      const givens = ["Anna", "Berta", "Carla", "Dora", "Emil", "Franz", "Georg", "Hans"]
      const people = Array.from({ length: 40 }, (_, i) => [
        families[i % 8],
        givens[(i * 3 + Math.floor(i / 8)) % 8],
        `${String((i % 27) + 1).padStart(2, "0")}.0${(i % 9) + 1}.19${40 + i}`,
      ])
      const rows = Array.from({ length: 160 }, (_, i) => `${people[i % 40].join(";")};F${i % 5}`)
      const opened = await browser.open(artefactUrl)
      await opened.ready()
      const me = person(opened)
      await writeFile(join(folder, "names.csv"), `Nachname;Vorname;Geburtsdatum;Befund\n${rows.join("\n")}\n`)
      await me.give("load-choose", join(folder, "names.csv"))
      await me.press("load-next")
      const names = "Nachname, Vorname, and Geburtsdatum"
      await me.see("heading", "person-question-names", { names, values: 40, records: 160 })
      await me.read("person-ways")
      const offered = await opened.page.evaluate(() =>
        [...document.querySelectorAll("section.question button")].map(button => button.innerText.trim()),
      )
      assert.deepEqual(
        offered,
        ["person-yes", "person-fold", "person-no", "person-other"].map(id => words(id)),
      )
      await me.press("person-yes")
      await me.see("heading", "person-answered-entity", { name: names, columns: 2 })
      await me.press("person-again")
      await me.see("heading", "person-question-names", { names, values: 40, records: 160 })
      await me.press("person-fold")
      await me.see("heading", "fold-answered", { name: names })
      assert.deepEqual(opened.console, [])
      await opened.close()
    }),
  )

  test(`persons: numbers within households are persons with these (${engine})`, needed, () =>
    scratch(async folder => {
      const rows = Array.from({ length: 240 }, (_, i) => {
        const [household, member, wave] = [i % 40, Math.floor(i / 40) % 2, Math.floor(i / 80)]
        const own = household * 7 + member * 3
        return `${household};${member + 1};${wave};${["f", "m"][(own >> 1) % 2]};${1940 + (own % 60)};F${i % 5}`
      })
      const opened = await browser.open(artefactUrl)
      await opened.ready()
      const me = person(opened)
      await writeFile(join(folder, "panel.csv"), `hh;nr;wave;sex;born;finding\n${rows.join("\n")}\n`)
      await me.give("load-choose", join(folder, "panel.csv"))
      await me.press("load-next")
      await me.see("heading", "person-question-names", { names: "nr and hh", values: 80, records: 240 })
      await me.press("person-yes")
      await me.see("heading", "person-answered-entity", { name: "nr and hh", columns: 2 })
      for (const column of ["sex", "born"]) await me.role(column, "quasi-identifier")
      for (const column of ["hh", "wave", "finding"]) await me.role(column, "insensitive")
      await me.press("describe-next")
      await me.write("spinbutton", "budget-label", "20")
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-risk", entity)
      const { recipe, report } = await release(opened, { file: "panel.csv" })
      assert.deepEqual(JSON.parse(recipe).data.together, { nr: ["hh"] })
      assert.equal(JSON.parse(report).records.persons, 80)
      assert.deepEqual(opened.console, [])
      await opened.close()
    }),
  )

  test(`persons: not sure shows what it changes (${engine})`, needed, () =>
    scratch(async folder => {
      const { opened, me } = await described(folder)
      await me.press("person-unsure")
      await me.read("person-effect")
      const byTuple = new Map()
      for (const [i, patient] of whose.entries()) {
        const key = table.split("\n")[i + 1].split(";").slice(1, 4).join(";")
        const known = byTuple.get(key) ?? { records: 0, patients: new Set() }
        byTuple.set(key, { records: known.records + 1, patients: known.patients.add(patient) })
      }
      const all = [...byTuple.values()]
      const seeming = all.filter(one => one.records >= 5 && one.patients.size < 5)
      assert.ok(seeming.length > 0)
      const most = Math.max(
        ...Array.from({ length: patients }, (_, i) => whose.filter(patient => patient === i).length),
      )
      await me.read("person-effect-most", { most, k: 5, fewest: Math.ceil(5 / most) })
      await me.read("person-effect-seeming", {
        name: "PatientenID",
        k: 5,
        classes: seeming.length,
        records: seeming.reduce((sum, one) => sum + one.records, 0),
      })
      // Whom one row finds, or two or three together: nobody else has as many rows in the same groups.
      const rowsOf = Array.from({ length: patients }, () => new Map())
      for (const [i, patient] of whose.entries()) {
        const key = table.split("\n")[i + 1].split(";").slice(1, 4).join(";")
        rowsOf[patient].set(key, (rowsOf[patient].get(key) ?? 0) + 1)
      }
      const has = (other, keys) => keys.every(key => (other.get(key) ?? 0) >= keys.filter(one => one === key).length)
      const findsOnly = (own, keys) => has(own, keys) && rowsOf.every(other => other === own || !has(other, keys))
      const found = size =>
        rowsOf.filter(own => {
          const keys = [...own.keys()]
          const longer = rows => [...rows, ...rows.flatMap(row => keys.map(key => [...row, key]))]
          const rows = Array.from({ length: size - 1 }).reduce(
            longer,
            keys.map(key => [key]),
          )
          return rows.some(row => findsOnly(own, row))
        }).length
      await me.read("person-effect-sequences", {
        persons: rowsOf.filter(own => own.size > 0).length,
        one: found(1),
        two: found(2),
        least: "no",
        three: found(3),
        leastThree: "no",
      })
      const alone = [all.filter(one => one.records === 1).length, all.filter(one => one.patients.size === 1).length]
      assert.ok(alone[1] > alone[0])
      if (engine === "chromium") {
        assert.deepEqual(
          (await me.find("row", new RegExp(`^${words("person-effect-alone")} `)).lines())
            .join(" ")
            .split(/\s+/)
            .slice(-3, -1)
            .map(Number),
          alone,
        )
        assert.deepEqual(await faults(opened), [])
      }
      // Still open.
      await me.see("heading", "person-question", asked)
      await opened.close()
    }),
  )
}
