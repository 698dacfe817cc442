// The report's first pages say what was done, and print without anything cut off or torn apart, whatever
// a table is like. What a person wrote stands there, and in no other file but a session.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { pathToFileURL } from "node:url"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, needs, thorough } from "./lib/browsers.mjs"
import { wholeJob } from "./lib/journey.mjs"
import { person } from "./lib/person.mjs"
import { badBreaks } from "./lib/printed.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

const hostile = `<img src=x onerror="document.title='ran'">`

/** Width of a sheet between the report's margins, in CSS pixels. */
const A4 = Math.floor(((210 - 2 * 16) / 25.4) * 96)

/** What is wider than its place where the report is printed. */
async function clipped(page) {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth
    const wide = [...document.querySelectorAll("body *")].filter(
      one =>
        one.getBoundingClientRect().right > edge + 1
        || (one.scrollWidth > one.clientWidth + 1
          && one.clientWidth > 0
          && getComputedStyle(one).overflowX !== "visible"),
    )
    return wide.map(one => `${one.tagName}.${one.className}: ${one.textContent.slice(0, 60)}`)
  })
}

/** A table of so many columns with names of every kind. */
function wide(columns, records) {
  const names = Array.from({ length: columns }, (_, i) =>
    i === 3
      ? hostile.replaceAll('"', "'")
      : i === 1
        ? "an-endless-name-".repeat(16)
        : i === 2
          ? "تاريخ الميلاد"
          : `column ${i}`,
  )
  const row = i => names.map((_, column) => String((i * (column + 3)) % (2 + (column % 3))))
  return [names, ...Array.from({ length: records }, (_, i) => row(i))].map(cells => cells.join(";")).join("\n")
}

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  test(`${engine}: what a person writes stands on the report, and nowhere else`, needs(engine), async () => {
    const opened = await browser.open(artefactUrl)
    await opened.ready()
    const me = person(opened)
    const made = await wholeJob(opened, {
      reached: async step => {
        if (step !== "saved") return
        await me.write("textbox", "text-purpose", `a study ${hostile}`)
        await me.write("textbox", "text-who", "Ada Lovelace")
      },
    })
    const html = made.html.toString()
    for (const id of ["dossier-words", "dossier-columns", "dossier-remains", "dossier-hashes", "dossier-signatures"])
      assert.ok(html.includes(`>${words(id)}</h2>`), id)
    assert.ok(html.includes("a study &lt;img src=x") && !html.includes("<img"))
    assert.equal(html.split("Ada Lovelace").length, 3, "above, and where it is signed")
    assert.ok(html.includes("patients.csv") && html.includes(words("term-quasi-identifier-means")))
    for (const what of ["release", "summary", "report", "recipe"])
      assert.ok(!made[what].toString().includes("Ada Lovelace"), what)
    const name = "patients-session.json"
    const { bytes } = await opened.download(() => me.press("download-save", { name }))
    assert.equal(JSON.parse(bytes).texts.who, "Ada Lovelace")
    assert.deepEqual(opened.console, [])
    await opened.close()
  })
}

const chromium = browserOf("chromium")

test("the report prints on A4 without anything cut off", needs("chromium"), () =>
  scratch(async folder => {
    const tables = { ...(thorough && { "sixty.csv": wide(60, 400) }), "patients.csv": null }
    for (const [name, content] of Object.entries(tables)) {
      const opened = await chromium.open(artefactUrl)
      await opened.ready()
      const me = person(opened)
      const table = content === null ? undefined : join(folder, name)
      if (table !== undefined) await writeFile(table, content)
      await wholeJob(opened, { table })
      for (const field of ["what", "whom", "purpose", "recipient", "date", "who"])
        await me.write("textbox", `text-${field}`, `${hostile} ${"W".repeat(400)}`)
      const { bytes } = await opened.download(() =>
        me.press("download-save", { name: name.replace(".csv", "-report.html") }),
      )
      await opened.close()
      const path = join(folder, name.replace(".csv", ".html"))
      await writeFile(path, bytes)
      const report = await chromium.open(pathToFileURL(path).href, { width: A4, height: 1000 })
      if (name === "patients.csv") assert.deepEqual(await faults(report), [])
      await report.page.emulateMedia({ media: "print" })
      assert.deepEqual(await clipped(report.page), [], name)
      assert.notEqual(await report.page.title(), "ran")
      const pdf = await report.page.pdf({ format: "A4", preferCSSPageSize: true })
      assert.match(pdf.toString("latin1"), /\/MediaBox \[0 0 59[45][^\]]* 84[12]/)
      const { rows, bad } = await badBreaks(report.page)
      assert.ok(rows > (name === "sixty.csv" ? 120 : 40), `${rows} rows`)
      assert.deepEqual(bad, [], name)
      await report.close({ again: false })
    }
  }),
)

test("a heading alone at the foot of a page is seen, and a row on two of them", needs("chromium"), async () => {
  const { page, close } = await chromium.open("about:blank", { width: A4, height: 1000 })
  const printed = async css => {
    await page.setContent(
      `<style>@page { size: A4; margin: 18mm 16mm 20mm } body, h2 { margin: 0 } h2 { height: 40px }
        ${css}</style>
      <div style="height: 910px"></div><h2>Alone</h2><p>Text</p>
      <table>${`<tr><td>${"one<br>".repeat(30)}</td></tr>`.repeat(9)}</table>`,
    )
    return (await badBreaks(page)).bad.map(text => text.split(":")[0])
  }
  assert.deepEqual(await printed("h2 { break-after: avoid } tr { break-inside: avoid }"), [])
  const torn = new Set(await printed("tr { break-inside: auto }"))
  assert.deepEqual([...torn], ["alone at the foot", "cut"])
  await close({ again: false })
})
