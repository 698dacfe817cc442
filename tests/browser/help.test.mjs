// Help stands inside the page: words have their plain meanings beside their first use, and lead to the
// glossary; it is searched, and everything is reached by keyboard.

import assert from "node:assert/strict"
import { test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { wholeJob } from "./lib/journey.mjs"
import { keyboard } from "./lib/keyboard.mjs"
import { person } from "./lib/person.mjs"
import { words } from "./lib/words.mjs"
import { load } from "../../web/test/load.mjs"

const { terms, termName, termsOf, uses } = await load("page/plain-words/terms.ts")

/** Words that everybody knows, or that the whole page explains. */
const plain = [
  "fold",
  "population",
  "protection",
  "record",
  "release",
  "report",
  "sampling-weight",
  "suppression-limit",
]
const technical = terms.filter(term => ![...plain, "full-domain", "missing-marker", "sample-unique"].includes(term))

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  test(`${engine}: each step has the plain meaning of its technical words`, needs(engine), async () => {
    const opened = await browser.open(artefactUrl)
    await opened.ready()
    const unexplained = []
    const steps = { begin: "load", saved: "release" }
    await wholeJob(opened, {
      async reached(name) {
        const step = steps[name] ?? name
        // The levels of a column are read as well where they are decided.
        const levels = name === "describe" ? person(opened).find("article", "postcode").find("button") : null
        await levels?.press()
        if (levels !== null) await opened.wait(() => document.querySelector("hierarchy-levels") !== null)
        // Values of a table are nobody's words, and a list that is closed is not read.
        const text = await opened.page.evaluate(step => {
          const copy = document.querySelector(`${step}-step`).cloneNode(true)
          for (const one of copy.querySelectorAll("table, plain-words, record-table, details:not([open])")) one.remove()
          // Words of two elements that stand one after the other are not one word.
          const nodes = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
          const texts = []
          while (nodes.nextNode()) texts.push(nodes.currentNode.data)
          return texts.join("\n")
        }, step)
        await levels?.press()
        for (const term of technical)
          if (uses(text, term) && !termsOf[step].includes(term)) unexplained.push(`${name}: ${term}`)
        const shown = await opened.page.evaluate(() => document.querySelector(".why plain-words").innerText)
        for (const term of termsOf[step]) {
          if (!shown.includes(termName(term)) || !shown.includes(words(`term-${term}-means`)))
            unexplained.push(`${name}: ${term} is not shown`)
        }
      },
    })
    assert.deepEqual(unexplained, [])
    await opened.close()
  })

  test(`${engine}: a word leads to the glossary, which is searched, and back`, needs(engine), async () => {
    const opened = await browser.open(artefactUrl)
    await opened.ready()
    const me = person(opened)
    await me.find("button", termName("recipe")).press()
    await me.see("heading", "help-title")
    await opened.wait(() => document.activeElement?.id === "term-recipe")
    const seen = await opened.page.evaluate(() => {
      const { top, bottom } = document.activeElement.getBoundingClientRect()
      return top > 0 && bottom < innerHeight
    })
    assert.ok(seen, "the word is out of sight")
    const names = () => opened.page.evaluate(() => [...document.querySelectorAll(".help dt")].map(one => one.innerText))
    assert.ok((await names()).length >= terms.length)
    await me.find("searchbox", words("help-search")).write("postcode")
    await opened.wait(() => document.querySelectorAll(".help dt").length === 1)
    assert.deepEqual(await names(), [termName("quasi-identifier")])
    await me.find("searchbox", words("help-search")).write("no such word")
    await me.read("help-found", { found: 0 })
    await me.press("about-back", { step: words("step-load") })
    await me.see("heading", "load-title")
    // A list that is closed stays closed, on every step.
    await opened.page.click(".why plain-words summary")
    await me.press("load-sample")
    await me.see("heading", "load-title-table", { name: "patients.csv" })
    assert.ok(await opened.page.evaluate(() => !document.querySelector(".why plain-words details").open))
    await opened.close()
  })
}

const chromium = browserOf("chromium")

for (const width of [400, 1366])
  test(`help by keyboard, and axe finds nothing, ${width} px`, needs("chromium"), async () => {
    const opened = await chromium.open(artefactUrl, { width })
    await opened.ready()
    // Beside the work, or above it where there is no room beside it.
    const seen = await opened.page.evaluate(() =>
      [...document.querySelectorAll("plain-words")]
        .filter(one => one.checkVisibility() && one.getBoundingClientRect().height > 0)
        .map(one => one.parentElement.className),
    )
    assert.deepEqual(seen, [width < 1180 ? "work" : "why"])
    const keys = await keyboard(opened)
    await keys.to("button", words("help-button"))
    await keys.press("Enter")
    await keys.heading("help-title")
    await keys.to("searchbox", words("help-search"))
    await opened.page.keyboard.type("k-anonymity")
    await opened.wait(() => document.querySelectorAll(".help dt").length < 5)
    await keys.to("button", words("about-back", { step: words("step-load") }))
    assert.deepEqual(keys.faults, [])
    assert.deepEqual(await faults(opened), [])
    await opened.page.emulateMedia({ colorScheme: "dark" })
    assert.deepEqual(await faults(opened), [])
    const wide = await opened.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.ok(wide <= 0, `${wide} px too wide`)
    await keys.press("Enter")
    await keys.heading("load-title")
    await opened.close()
  })
