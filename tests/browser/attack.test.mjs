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
          unit: "people",
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

  test(`${engine}: a release that breaks an earlier one is not offered`, needs(engine), () =>
    scratch(async folder => {
      // S4: two generalizations of one table that together tell two people apart.
      const { page: opened, me } = await described(browser, folder, people(), ["born", "sex", "zip"])
      await attacked(opened, me)
      const earlier = join(folder, "earlier.csv")
      await writeFile(earlier, people())
      await me.give("earlier-choose", earlier)
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
      // What a column is, is the person's word.
      await opened.page.evaluate(() => {
        const select = document.querySelectorAll(".audited select")[1]
        select.value = "insensitive"
        select.dispatchEvent(new Event("change", { bubbles: true }))
      })
      await opened.wait(() => document.querySelectorAll(".audited select")[1]?.value === "insensitive")
      assert.equal((await readFile(file, "utf8")).length, patients.length)
      await opened.close()
    }),
  )
}
