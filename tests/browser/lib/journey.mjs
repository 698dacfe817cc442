// What a person does with the page, from loading to release.

import { writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { artefactUrl } from "./artefact.mjs"
import { person } from "./person.mjs"
import { words } from "./words.mjs"

/** A seed for releases that are to be made again. */
export const seed = "0123456789abcdef".repeat(4)

/** What the page saves at the end: how the message names it, and its ending. */
const saved = { release: "csv", summary: "json", html: "html", report: "json", recipe: "json" }

/**
 * A new page in which somebody has given `people.csv`, with this text, and said that these columns are
 * quasi-identifiers; that person; and the path of the file, in `folder`.
 */
export async function described(browser, folder, text, columns, options) {
  const page = await browser.open(artefactUrl, options)
  await page.ready()
  const me = person(page)
  const input = join(folder, "people.csv")
  await writeFile(input, text)
  await me.give("load-choose", input)
  await me.see("heading", "load-title-table", { name: "people.csv" })
  await me.press("load-next")
  for (const column of columns) await me.role(column, "quasi-identifier")
  return { page, me, input }
}

/**
 * The whole job in a page from `launch().open()`, from the first screen to the
 * five downloads, which are returned as bytes: `release`, `summary`, `html`, `report` and
 * `recipe`.
 *
 * Options: `table`, the path of a CSV file, without which the built-in sample is
 * taken; `roles` and `hierarchies` (paths of files), by column; `limit`, the
 * percentage of records that may be left out; `reached`, called with the name of each
 * step while it is on the screen; `frame`, if the page is not the top one.
 */
export async function wholeJob(
  opened,
  { table, roles = {}, hierarchies = {}, limit, reached = async () => {}, frame } = {},
) {
  const me = person(opened, frame)
  await me.see("heading", "load-title")
  await reached("begin")

  if (table === undefined) await me.press("load-sample")
  else await me.give("load-choose", table)
  const file = table === undefined ? "patients.csv" : basename(table)
  await me.see("heading", "load-title-table", { name: file })
  await reached("load")

  await me.press("load-next")
  await me.see("heading", "describe-title")
  for (const [column, role] of Object.entries(roles)) await me.role(column, role)
  for (const [column, path] of Object.entries(hierarchies)) await me.hierarchy(column, path)
  await reached("describe")

  await me.press("describe-next")
  await me.see("heading", "protect-title")
  if (limit !== undefined) await me.write("spinbutton", "budget-label", String(limit))
  await reached("protect")

  await me.press("find-go")
  await me.see("button", "find-next")
  await reached("find")

  await me.press("find-next")
  await me.see("heading", "compare-columns")
  await me.see("heading", "compare-risk")
  await reached("compare")

  return release(opened, { file, reached, frame })
}

/**
 * Decides what the page asks before it writes a file: columns that may point to people are kept,
 * sensitive ones stay without protection. Begins and ends at Release.
 */
export async function decide(opened, frame = opened.page) {
  const me = person(opened, frame)
  const steps = [
    ["columns", "describe-title", "columns-keep-name"],
    ["sensitive", "protect-title", "unprotected-decline-name"],
  ]
  for (const [blocked, title, answer] of steps) {
    await known(frame)
    const go = words(`blocked-${blocked}-go`)
    if (!(await frame.evaluate(go => document.querySelector("release-step .needs button")?.textContent === go, go)))
      continue
    await me.press(`blocked-${blocked}-go`)
    await me.see("heading", title)
    const [before, after] = words(answer, { name: "|" }).split("|")
    const names = await frame.evaluate(() =>
      [...document.querySelectorAll("main button[aria-label]")].map(button => button.getAttribute("aria-label")),
    )
    for (const name of names.filter(name => name.startsWith(before) && name.endsWith(after)))
      await me.find("button", name).press()
    await frame.evaluate(() => [...document.querySelectorAll("button.step")].at(-1).click())
    await me.see("heading", "release-title")
  }
  await known(frame)
}

/** Until the page knows what a release would show of its columns. */
async function known(frame) {
  const waiting = words("release-waiting")
  while (await frame.evaluate(text => document.querySelector("main").innerText.includes(text), waiting)) await delay(20)
}

/** From a table that was loaded to its comparison, with what the page suggests. */
export async function compare(me) {
  await me.press("load-next")
  await me.press("describe-next")
  await me.press("find-go")
  await toCompare(me)
}

/** Stops a search under way once it has found something, and compares that. */
export async function stopSearch(me) {
  await me.read("find-kept")
  await me.press("find-stop")
  await me.read("find-stopped-fixed")
  await toCompare(me)
}

async function toCompare(me) {
  await me.press("find-next")
  await me.see("heading", "compare-risk")
}

/** From Compare to Release, where everything is decided and the seed given. */
export async function prepare(opened, frame, reached = async () => {}) {
  const me = person(opened, frame)
  await me.press("compare-next")
  await me.see("heading", "attack-linking-name")
  await reached("attack")
  await me.press("attack-next")
  await me.see("heading", "release-title")
  await decide(opened, frame)
  await me.unfold("release-seed-title")
  await me.write("textbox", "release-seed", seed)
}

/**
 * The last part of the way, from Compare on: write, check, and save everything. The release is a
 * `workbook` on request.
 */
export async function release(opened, { file, reached = async () => {}, frame, workbook = false }) {
  const me = person(opened, frame)
  await prepare(opened, frame, reached)
  if (workbook) {
    const name = `${words("release-format-xlsx")} ${words("release-format-xlsx-text")}`
    await me.find("radio", name).check()
  }
  await reached("release")

  await me.press("release-write")
  await me.see("heading", "release-downloads")
  await reached("saved")
  return saveAll(opened, { file, frame, workbook })
}

/** Saves everything that was written. */
export async function saveAll(opened, { file, frame, workbook = false }) {
  const me = person(opened, frame)

  const downloads = {}
  const endings = workbook ? { ...saved, release: "xlsx" } : saved
  for (const [what, ending] of Object.entries(endings)) {
    const name = file.replace(/\.[a-z]+$/, `-${what === "html" ? "report" : what}.${ending}`)
    const { bytes } = await opened.download(() => me.press("download-save", { name }))
    downloads[what] = bytes
  }
  return downloads
}
