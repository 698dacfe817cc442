// A newcomer with a file of their own: from the drop to a release in few steps, and what the
// release shows of each column.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { foreign, staff } from "./lib/foreign.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

/** How often a newcomer may press, choose or write before a release is there. */
const INTERACTIONS = 15

/** What a person does, by the names of `person`. */
const DOING = ["press", "give", "pick"]

/** Somebody who remembers all that they did. */
function counted(me) {
  const done = []
  const counting = DOING.map(doing => [
    doing,
    (...given) => {
      done.push(`${doing} ${given[0]}`)
      return doing === "pick" ? me.find("button", given[0]).press() : me[doing](...given)
    },
  ])
  return { ...me, ...Object.fromEntries(counting), done }
}

/** The names of buttons in the work of this step that begin and end as this message does. */
async function buttons(page, id) {
  const [begin, end = ""] = words(id, { name: "|", shown: "|", count: "|" }).split("|")
  const names = await page.page.evaluate(() =>
    [...document.querySelectorAll("main button")].map(button => button.getAttribute("aria-label") ?? button.innerText),
  )
  return names.filter(name => name.startsWith(begin) && name.endsWith(end))
}

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  for (const { name, bytes } of [...foreign, staff()]) {
    test(`${engine}: a newcomer releases ${name} in at most ${INTERACTIONS} steps`, needs(engine), () =>
      scratch(async folder => {
        const page = await browser.open(artefactUrl)
        await page.ready()
        const me = counted(person(page))
        const input = join(folder, name)
        await writeFile(input, bytes)
        await me.give("load-choose", input)
        await me.see("heading", "load-title-table", { name })
        await me.press("load-next")
        // Names and birth dates may recur by chance, which is asked about.
        const isAsked = (await buttons(page, "person-no")).length > 0
        await me.press(isAsked ? "person-no" : "records-plain-yes")
        await decide(page, me, "columns-keep-name")
        await me.press("describe-next")
        await me.see("heading", "protect-title")
        await decide(page, me, "unprotected-decline-name", "unprotected-decline-all")
        await me.press("find-go")
        await me.see("button", "find-next")
        if (await isAnyLost(page)) {
          await me.see("heading", "mixed-title")
          await me.press("mixed-take")
          await page.wait(() => document.querySelector("find-step .mixed") === null)
          await page.wait(() => document.querySelector("find-step .hero-figure") !== null)
        }
        await me.press("find-next")
        await page.wait(() => document.querySelector("compare-step .pairs") !== null)
        await me.press("compare-next")
        await me.press("attack-next")
        await me.see("heading", "release-title")
        await page.wait(text => !document.querySelector("main").innerText.includes(text), words("release-waiting"))
        await me.press("release-write")
        await me.see("heading", "release-downloads")
        const file = name.replace(".csv", "-release.csv")
        const { bytes: written } = await page.download(() => me.press("download-save", { name: file }))
        assert.ok(me.done.length <= INTERACTIONS, `${me.done.length} steps: ${me.done.join("; ")}`)
        const alike = Object.entries(columnsOf(written)).filter(([, shown]) => shown.size === 1)
        assert.deepEqual(
          alike.map(([column]) => column),
          [],
          "columns of which nothing is left",
        )
        await page.close()
      }),
    )
  }
}

/** Decides what is asked about columns: about all together where that is offered, otherwise about each. */
async function decide(page, me, one, together) {
  const all = together === undefined ? [] : await buttons(page, together)
  for (const decision of all.length > 0 ? all : await buttons(page, one)) await me.pick(decision)
}

/** Whether of a column nothing is left in the table that was found. */
async function isAnyLost(page) {
  await page.wait(() => document.querySelector("find-step .headline") !== null)
  return page.page.evaluate(() => document.querySelector("find-step .lost") !== null)
}

/** The different texts of each column of a release. */
function columnsOf(written) {
  const [header, ...records] = written
    .toString("latin1")
    .replace(/^\u00ef\u00bb\u00bf/, "")
    .trim()
    .split(/\r?\n/)
  const separator = header.includes(";") ? ";" : ","
  const cells = records.map(record => record.split(separator))
  return Object.fromEntries(header.split(separator).map((column, i) => [column, new Set(cells.map(row => row[i]))]))
}
