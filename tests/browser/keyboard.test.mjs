// The whole job with the keyboard alone: everything is reached by Tab in the order
// in which it is read, and where the focus is can always be seen.

import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { launch, needs, thorough } from "./lib/browsers.mjs"
import { seed } from "./lib/journey.mjs"
import { keyboard } from "./lib/keyboard.mjs"
import { person } from "./lib/person.mjs"
import { parse } from "./lib/remeasure.mjs"
import { words } from "./lib/words.mjs"

const chromium = needs("chromium")
let browser
before(async () => {
  if (!chromium.skip) browser = await launch("chromium")
})
after(() => browser?.close())

test("what is wrong with a focus is noticed", chromium, async () => {
  const opened = await browser.open(`data:text/html,
    <style>
      .bare:focus { outline: none }
      main { display: flex; flex-direction: column-reverse }
      .cover { position: fixed; inset: 50% 0 0 0; background: white }
    </style>
    <main><button>one</button><button class="bare">two</button></main>
    <button style="position: fixed; bottom: 0">three</button><div class="cover"></div>`)
  const keys = await keyboard(opened)
  await keys.to("button", "three")
  assert.deepEqual(keys.faults, [
    "button “two”: the focus cannot be seen",
    "button “two” stands above button “one” and comes after it",
    "button “three”: covered",
  ])
})

for (const width of thorough ? [1366, 400] : [1366]) {
  test(`the whole job by keyboard, ${width} px`, chromium, async () => {
    const opened = await browser.open(artefactUrl, { width })
    try {
      await opened.ready()
      const keys = await keyboard(opened)
      const me = person(opened)
      await keys.to("button", words("load-sample"))
      await keys.press("Enter")
      await keys.heading("load-title-table", { name: "patients.csv" })

      // The skip link is the first stop of the page and leads past the rail.
      await keys.back("link", words("skip-link"))
      await keys.press("Enter")
      await keys.to("button", words("load-next"))
      await keys.press("Space")
      await keys.heading("describe-title")

      // A role by arrows; then back, so that the sample stays as suggested.
      await keys.to("radio", words("role-quasi-identifier-short"), words("describe-role-of", { name: "sex" }))
      await keys.press("ArrowRight")
      await keys.at("radio", words("role-sensitive-short"))
      await keys.press("ArrowLeft")
      await keys.at("radio", words("role-quasi-identifier-short"))
      // The levels of the same column, opened and closed.
      await keys.to("button", words("column-levels", { kind: words("hierarchy-none") }))
      await keys.press("Enter")
      await keys.to("radio", words("hierarchy-none"))
      await keys.back("button", words("column-levels", { kind: words("hierarchy-none") }))
      await keys.press("Enter")
      await keys.to("button", words("describe-next"))
      await keys.press("Enter")
      await keys.heading("protect-title")

      await keys.to("spinbutton", words("protect-k-before"))
      await keys.press("ArrowUp")
      await keys.to("button", words("unprotected-decline-name", { name: "diagnosis" }))
      await keys.press("Enter")
      // What was pressed is gone; its part of the page goes on.
      await keys.at("heading", words("unprotected-title-declined"))
      await keys.to("slider", words("budget-slider"))
      await keys.press("Home")
      await keys.press("ArrowRight")
      await keys.to("button", words("find-go"))
      await keys.press("Enter")
      await me.see("button", "find-next")
      await keys.to("button", words("find-next"))
      await keys.press("Enter")
      await keys.heading("compare-title")

      // The records: one stop, then arrows.
      await keys.to("columnheader")
      await keys.press("ArrowDown")
      await keys.at("gridcell")
      await keys.to("button", words("compare-next"))
      await keys.press("Enter")
      await keys.heading("attack-title")
      // What can be stopped while they are tried is gone then.
      await opened.wait(() => document.querySelector(".attacks") !== null)

      // What one knows of a person, and what that would tell.
      await keys.to("combobox", "sex")
      await opened.page.keyboard.type("f")
      await keys.press("Enter")
      await opened.wait(() => document.querySelector(".person-known + [role=status] strong") !== null)
      await keys.to("button", words("attack-next"))
      await keys.press("Enter")
      await keys.heading("release-title")

      await keys.to("DisclosureTriangle", words("release-seed-title"))
      await keys.press("Enter")
      await keys.to("textbox", words("release-seed"))
      await opened.page.keyboard.type(seed)
      await keys.to("button", words("release-write"))
      await keys.press("Enter")
      await me.see("heading", "release-downloads")
      const save = words("download-save", { name: "patients-release.csv" })
      await keys.to("button", save)
      const { bytes } = await opened.download(() => keys.press("Enter"))
      await keys.to("button", words("download-save", { name: "patients-recipe.json" }))
      const recipe = JSON.parse((await opened.download(() => keys.press("Enter"))).bytes)
      assert.deepEqual(recipe.models, [{ model: "k-anonymity", k: 6 }])
      assert.equal(recipe.suppression.limit, 0.005)
      assert.ok(parse(bytes, ";").length >= 4_975)
      assert.deepEqual(keys.faults, [])
    } finally {
      await opened.close()
    }
  })
}

test("control and z undo a choice, and leave a field what is written in it", chromium, async () => {
  const opened = await browser.open(artefactUrl)
  try {
    await opened.ready()
    const me = person(opened)
    const { keyboard } = opened.page
    const spoken = text =>
      opened.wait(text => document.querySelector("outis-app > .unseen[role=status]").textContent === text, text)
    await me.press("load-sample")
    await me.press("load-next")
    await me.see("heading", "describe-title")
    await me.role("sex", "sensitive")
    const current = text =>
      opened.wait(text => document.querySelector(".history .entry[aria-current=true]").textContent.includes(text), text)
    const label = words("history-role", { name: "sex", role: words("role-sensitive") })
    await current(label)
    // The radio has the focus, in which nothing is written.
    await keyboard.press("Control+z")
    await current(words("history-loaded", { name: "patients.csv" }))
    await keyboard.press("Control+Shift+z")
    await current(label)
    await spoken(words("history-announce", { label }))
    await keyboard.press("Control+z")
    await keyboard.press("Control+z")
    await spoken(words("history-undo-none"))
    await me.press("describe-next")
    await me.see("heading", "protect-title")
    await me.write("spinbutton", "protect-k-before", "7")
    await current(words("history-k", { k: 7 }))
    await opened.page.evaluate(() =>
      addEventListener("keydown", event => {
        globalThis.isTaken = event.defaultPrevented
      }),
    )
    await me.find("spinbutton", words("protect-k-before")).press()
    await keyboard.press("Control+z")
    assert.equal(await opened.page.evaluate(() => globalThis.isTaken), false)
    await current(words("history-k", { k: 7 }))
    assert.deepEqual(opened.console, [])
  } finally {
    await opened.close()
  }
})
