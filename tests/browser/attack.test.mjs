// The other side: what is told of attacks is what the command line comes to on the saved file; a neighbour
// and a register; a protection that is one click away; earlier releases; a file that somebody has published.

import assert from "node:assert/strict"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { attack, audit } from "./lib/cli.mjs"
import { decide, described, saveAll } from "./lib/journey.mjs"
import { mortal } from "./lib/kills.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { people } from "./lib/tables.mjs"
import { words } from "./lib/words.mjs"

/** Sixty patients of four ages and two towns, nearly all of one group with the same illness. */
const patients =
  "age;town;illness\n"
  + Array.from({ length: 60 }, (_, i) => {
    const group = i % 4
    const illness = group === 0 ? (i === 0 ? "gout" : "flu") : ["flu", "gout", "asthma"][Math.floor(i / 4) % 3]
    return `${30 + group};${["north", "south"][group % 2]};${illness}\n`
  }).join("")

/** What the cards say, by the names of the attacks. */
const cards = ({ page }) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll("attack-step [aria-labelledby=attack-table-title] .attack")].map(card => [
        card.querySelector("h3").innerText,
        card.querySelector(".figures")?.textContent.trim(),
      ]),
    ),
  )

/** What the ways to stop attacks on the table say. */
const kept = ({ page }) =>
  page.evaluate(() => [...document.querySelectorAll("attack-step .remedies")].map(one => one.innerText).join(" "))

const percent = share => `${Math.round(share * 1000) / 10}\u202f%`

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  /** From Describe to Attack. */
  async function attacked(opened, me) {
    await me.press("describe-next")
    await me.press("find-go")
    await me.press("find-next")
    await me.see("heading", "compare-columns")
    await me.press("compare-next")
    await me.see("heading", "attack-linking-name")
  }

  /** From Attack to the files. */
  async function released(opened, me) {
    await me.press("attack-next")
    await me.see("heading", "release-title")
    await decide(opened)
    await me.press("release-write")
  }

  test(`${engine}: attacks come to what they come to on the saved file`, needs(engine), () =>
    scratch(async folder => {
      const { page: opened, me, input } = await described(browser, folder, patients, ["age", "town"])
      await me.role("illness", "sensitive")
      await attacked(opened, me)
      if (engine === "chromium") assert.deepEqual(await faults(opened), [])
      const told = await cards(opened)
      // A neighbour who knows the age alone.
      await me.find("combobox", "age").write("30")
      await me.press("neighbour-look")
      await me.read("neighbour-fit", { before: 15, persons: 0, after: 15, left: 0, all: 60 })
      const likeliest = { attribute: "illness", count: 1, values: words("neighbour-quoted", { value: "flu" }) }
      const flu = patients.split("flu").length - 1
      await me.read("neighbour-likeliest", { ...likeliest, share: percent(14 / 15), prior: percent(flu / 60) })
      // Whoever is in the table is found by a register, before, where nobody is like them.
      const register = join(folder, "register.csv")
      await writeFile(register, "name,age,town\nAda,30,north\nBob,31,\n")
      await me.give("register-choose", register)
      const nobody = { before: 0, after: 0, lines: "", left: "", several: "no", open: "no" }
      await me.read("register-linked", { file: "register.csv", all: 2, ...nobody })
      // The list of steps counts what a register finds beside what is found in the table.
      const found = () =>
        opened.page.evaluate(() =>
          ["attack-table-title", "register-title"].map(
            id => document.querySelectorAll(`attack-step [aria-labelledby=${id}] .attack.fails`).length,
          ),
        )
      const [inTable, byRegister] = await found()
      assert.ok(byRegister > 0)
      await me.read("rail-attacked", { found: inTable + byRegister })
      await released(opened, me)
      await me.see("heading", "release-downloads")
      const { recipe, release } = await saveAll(opened, { file: "people.csv" })
      const { attacks } = await attack({ recipe, input, release })
      for (const { attack, tried, succeeded, highest } of attacks.filter(({ tried }) => tried > 0)) {
        const said = told[words(`attack-${attack}-name`)]
        const after = words("attack-success", {
          known: "no",
          before: 0,
          after: succeeded,
          tried,
          counting: "people",
          unit: "records",
          highest: highest === null ? "none" : percent(highest),
        }).trim()
        assert.ok(said.endsWith(after), `${attack}: ${said} | ${after}`)
      }
      assert.equal(Object.keys(told).length, attacks.filter(({ tried }) => tried > 0).length)
      await opened.close()
    }),
  )

  test(`${engine}: whose record is left out may have another; an answer stands by its question`, needs(engine), () =>
    scratch(async folder => {
      // Sixty people in the north, twenty of them twice; the first was in the south as well, alone.
      const stays = [...Array.from({ length: 80 }, (_, i) => `P${i % 60};north`), "P0;south"]
      const text = `patient;ward;illness\n${stays.map((stay, i) => `${stay};${i % 2 ? "flu" : "gout"}\n`).join("")}`
      const { page: opened, me } = await described(browser, folder, text, ["ward"])
      await me.role("illness", "sensitive")
      await me.press("person-yes")
      await attacked(opened, me)
      const ward = me.find("combobox", "ward")
      await ward.write("south")
      await me.press("neighbour-look")
      await me.read("neighbour-fit", { before: 1, persons: 0, after: 0, left: 0, all: 80 })
      await me.read("neighbour-record-left-out")
      await ward.write("north")
      assert.equal(await opened.page.evaluate(() => document.querySelector(".attacker [role=status]").innerText), "")
      await me.press("neighbour-look")
      await me.read("neighbour-fit", { before: 80, persons: 60, after: 80, left: 60, all: 80 })
      await opened.close()
    }),
  )

  test(`${engine}: a protection stops an attack, one click away`, needs(engine), () =>
    scratch(async folder => {
      const { page: opened, me } = await described(browser, folder, patients, ["age", "town"])
      await me.role("illness", "sensitive")
      await attacked(opened, me)
      const homogeneity = async () => (await cards(opened))[words("attack-homogeneity-name")]
      assert.match(await homogeneity(), /93\.3/)
      // What it keeps is said beforehand.
      await opened.wait(
        trying => !document.querySelector("attack-step").innerText.includes(trying),
        words("defence-trying", { name: "" }).replace(/^[^a-z]*/u, ""),
      )
      assert.match(await kept(opened), /of the detail is kept instead of/u)
      const name = words("defence-alpha", { name: words("model-alpha-k-anonymity-name"), size: 0.85 })
      await me.press("defence-take-of", { name, attribute: "illness" })
      await me.see("button", "find-next")
      await me.press("find-next")
      await me.see("heading", "compare-risk")
      await me.press("compare-next")
      await me.see("heading", "attack-linking-name")
      const none = { known: "no", before: 0, after: 0, tried: 60, unit: "people", highest: "" }
      const held = words("attack-success", none).trim().slice(0, 16)
      assert.ok((await homogeneity()).includes(held))
      await opened.close()
    }),
  )

  test(`${engine}: a protection that would leave nothing is no click`, needs(engine), () =>
    scratch(async folder => {
      // All of one ward are ill of one thing, so that only a table without wards would not tell it.
      const stays = Array.from({ length: 40 }, (_, i) => (i % 2 ? "north;flu" : "south;gout"))
      const { page: opened, me } = await described(browser, folder, `ward;illness\n${stays.join("\n")}\n`, ["ward"])
      await me.role("illness", "sensitive")
      await attacked(opened, me)
      const name = words("defence-alpha", { name: words("model-alpha-k-anonymity-name"), size: 0.85 })
      await me.read("defence-nothing", { name })
      await me.gone("button", "defence-take-of", { name, attribute: "illness" })
      if (engine === "chromium") assert.deepEqual(await faults(opened), [])
      await opened.close()
    }),
  )

  test(`${engine}: a release that breaks an earlier one is not offered`, needs(engine), () =>
    scratch(async folder => {
      // S4: two generalizations of one table that together tell two people apart.
      const { page: opened, me } = await described(browser, folder, people(), ["born", "sex", "zip"])
      await attacked(opened, me)
      const earlier = join(folder, "earlier.csv")
      await writeFile(earlier, people())
      await me.give("earlier-choose", earlier)
      // What was found beside it stands below its file.
      await opened.wait(() => document.querySelector(".listed .check-item.fails") !== null)
      const told = await opened.page.evaluate(() =>
        [...document.querySelectorAll("attack-step .listed li")].map(one => one.innerText).join(" "),
      )
      assert.ok(told.includes("earlier.csv") && told.includes(words("attack-complementary-name")), told)
      assert.ok(!Object.keys(await cards(opened)).includes(words("attack-complementary-name")))
      await released(opened, me)
      await me.find("alert").seen()
      const said = await me.alert()
      assert.match(said.join(" "), /earlier/u)
      await me.find("checkbox", `${words("earlier-accept")} ${words("earlier-accept-text")}`).check()
      await me.press("release-write")
      await me.see("heading", "release-downloads")
      const { report } = await saveAll(opened, { file: "people.csv" })
      const [compared] = JSON.parse(report).earlier
      assert.equal(compared.accepted, true)
      assert.ok(Object.values(compared.findings).some(found => found > 0))
      await opened.close()
    }),
  )

  test(`${engine}: what keeps a release from breaking an earlier one is a click`, needs(engine), () =>
    scratch(async folder => {
      const { page: opened, me } = await described(browser, folder, patients, ["age", "town"])
      await attacked(opened, me)
      const earlier = join(folder, "earlier.csv")
      await writeFile(earlier, patients.replaceAll(/^\d+;/gmu, "*;"))
      await me.give("earlier-choose", earlier)
      await me.press("earlier-floors")
      await me.see("button", "find-next")
      await me.press("find-next")
      await me.see("heading", "compare-risk")
      await me.press("compare-next")
      await me.see("heading", "attack-linking-name")
      await released(opened, me)
      await me.see("heading", "release-downloads")
      const { recipe, report } = await saveAll(opened, { file: "people.csv" })
      const { attributes } = JSON.parse(recipe)
      // Nobody's age was told before, so that it is not told now.
      assert.equal(attributes.find(({ name }) => name === "age").floor, 1)
      assert.equal(attributes.find(({ name }) => name === "town").floor ?? 0, 0)
      const [compared] = JSON.parse(report).earlier
      assert.equal(compared.accepted, false)
      assert.ok(Object.values(compared.findings).every(found => found === 0))
      await opened.close()
    }),
  )

  test(`${engine}: attacks go on after their worker has ended`, needs(engine), () =>
    scratch(async folder => {
      const options = { first: mortal }
      const { page: opened, me } = await described(browser, folder, patients, ["age", "town"], options)
      await me.press("describe-next")
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-columns")
      await opened.page.evaluate(() =>
        globalThis.outisKill({ phase: "attack", victim: "", way: "terminate", after: 0 }),
      )
      await me.press("compare-next")
      await me.see("heading", "dead-title")
      await me.press("dead-restart-table", { name: "people.csv" })
      await me.see("heading", "attack-linking-name")
      assert.equal(await opened.page.evaluate(() => document.querySelector("main [role=alert]")?.innerText ?? ""), "")
      await opened.close()
    }),
  )

  test(`${engine}: of a date any part may be known, and what is none is said to be none`, needs(engine), () =>
    scratch(async folder => {
      // Two people were born in each of these years, whose hierarchy begins with decades.
      const years = [1958, 1959, 1962, 1962, 1964, 1965]
      const people = years.flatMap(year => [`17.08.${year};flu`, `03.0${(year % 9) + 1}.${year};gout`])
      const text = `born;illness\n${people.join("\n")}\n`
      const { page: opened, me } = await described(browser, folder, text, ["born"])
      await me.role("illness", "sensitive")
      await attacked(opened, me)
      const born = me.find("combobox", "born")
      const fits = async (known, before) => {
        await born.write(known)
        await me.press("neighbour-look")
        await opened.wait(
          said => document.querySelector(".attacker [role=status]").innerText.includes(said),
          words("neighbour-fit", { before, persons: 0, after: 1, left: 0, all: 12 }).split(/[.;:,]/u)[0],
        )
      }
      for (const [known, before] of [
        ["1953", 0],
        ["2010", 0],
        ["1940-1949", 0],
        ["1962", 4],
        ["1958-1959", 4],
        ["1950-1963", 8],
        ["1962-08", 2],
        ["1962-08-17", 2],
      ])
        await fits(known, before)
      await born.write("banana")
      await me.press("neighbour-look")
      await me.find("alert").seen()
      const said = (await me.alert()).join(" ")
      assert.ok(said.includes(words("neighbour-failed")) && !said.includes("json") && !said.includes("banana"), said)
      await opened.close()
    }),
  )

  test(`${engine}: a defence that does not suffice is not taken, and none promises what is known`, needs(engine), () =>
    scratch(async folder => {
      // The earlier release shows towns and pay, by which records are found again. It lacks the shift, so that
      // no floor keeps that from parting a town.
      const lines = Array.from({ length: 60 }, (_, i) =>
        [`shift ${i % 10}`, ["north", "south"][Math.floor(i / 10) % 2], 1000 + i].join(";"),
      )
      const text = `shift;town;pay\n${lines.join("\n")}\n`
      const { page: opened, me } = await described(browser, folder, text, ["shift", "town"])
      await me.role("pay", "sensitive")
      await me.press("describe-next")
      await me.press("unprotected-add-name", { model: words("model-distinct-l-diversity-name"), name: "pay" })
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-columns")
      await me.press("compare-next")
      await me.see("heading", "attack-linking-name")
      const earlier = join(folder, "earlier.csv")
      await writeFile(earlier, text.replaceAll(/^[^;]*;/gmu, ""))
      await me.give("earlier-choose", earlier)
      // One is tried, and is not taken.
      await me.press("earlier-floors")
      await me.read("earlier-insufficient", { name: words("earlier-floors") })
      await me.gone("button", "earlier-floors")
      await me.see("heading", "attack-linking-name")
      if (engine === "chromium") assert.deepEqual(await faults(opened), [])
      // The other is, and promises nothing of what is known by it.
      await me.press("earlier-columns")
      await me.see("button", "find-next")
      await me.read("message-earlier-unprotected", { names: "pay" })
      await me.press("find-next")
      await me.see("heading", "compare-risk")
      await me.press("compare-next")
      await me.see("heading", "attack-linking-name")
      await released(opened, me)
      await me.see("heading", "release-downloads")
      const { recipe, report } = await saveAll(opened, { file: "people.csv" })
      const { attributes, models } = JSON.parse(recipe)
      assert.deepEqual(
        attributes.map(({ role }) => role),
        ["quasi-identifier", "quasi-identifier", "quasi-identifier"],
      )
      assert.deepEqual(
        models.map(({ model }) => model),
        ["k-anonymity"],
      )
      assert.ok(Object.values(JSON.parse(report).earlier[0].findings).every(found => found === 0))
      await opened.close()
    }),
  )

  test(`${engine}: a published file is checked without a recipe`, needs(engine), () =>
    scratch(async folder => {
      const opened = await browser.open(artefactUrl)
      await opened.ready()
      const me = person(opened)
      await me.press("load-audit")
      const file = join(folder, "published.csv")
      await writeFile(file, patients)
      await me.give("audit-choose", file)
      await me.see("heading", "audit-attacks")
      if (engine === "chromium") assert.deepEqual(await faults(opened), [])
      // Which group a finding is about, with its rows.
      const cells = { found: "group", labelled: "yes", labels: "age 30 and town north" }
      const rows = patients
        .split("\n")
        .slice(1)
        .flatMap((line, i) => (line.startsWith("30;") ? [i + 1] : []))
      const told = await opened.page.evaluate(() =>
        [...document.querySelectorAll("audit-page .findings")].map(one => one.innerText).join(" "),
      )
      assert.ok(told.includes(words("finding-who", { ...cells, people: 0, lines: "" })), told)
      assert.ok(told.includes(rows.slice(0, 3).join(", ")), told)
      const { k, uniques, columns } = await audit(file)
      const figures = () =>
        opened.page.evaluate(() => [...document.querySelectorAll(".audit-figures .is")].map(one => one.innerText))
      assert.deepEqual((await figures()).slice(0, 2), [String(k), String(uniques)])
      const roles = await opened.page.evaluate(() =>
        [...document.querySelectorAll(".audited select")].map(one => one.value),
      )
      assert.deepEqual(
        roles,
        columns.map(({ role }) => role),
      )
      // What a column is, is the person's word. Whoever says it stays where they are.
      const place = () =>
        opened.page.evaluate(() => {
          const list = document.querySelectorAll(".audited select")[1]
          return [Math.round(list.getBoundingClientRect().top), document.activeElement === list]
        })
      await opened.page.evaluate(() => {
        const select = document.querySelectorAll(".audited select")[1]
        select.scrollIntoView({ block: "center" })
        select.focus()
      })
      const [top, isFocused] = await place()
      assert.ok(isFocused)
      await opened.page.evaluate(() => {
        const select = document.querySelectorAll(".audited select")[1]
        select.value = "insensitive"
        select.dispatchEvent(new Event("change", { bubbles: true }))
      })
      await opened.wait(
        ([name, uniques]) => {
          const figures = [...document.querySelectorAll(".audit-figures .is")].map(one => one.innerText)
          return (
            document.querySelectorAll(".audited select")[1]?.value === "insensitive" && figures[1] === uniques && name
          )
        },
        [true, String(uniques)],
      )
      await opened.wait(
        reading => !document.querySelector("audit-page").innerText.includes(reading),
        words("audit-reading"),
      )
      const [after, isStill] = await place()
      assert.ok(isStill && Math.abs(after - top) <= 2, `${top} → ${after}, focus ${isStill}`)
      assert.equal((await readFile(file, "utf8")).length, patients.length)
      await opened.close()
    }),
  )
}
