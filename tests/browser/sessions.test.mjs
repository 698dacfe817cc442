// A session is saved at any step and opened again: it asks for its own file, tells another one from it,
// and brings back what was decided, pinned and written. No record leaves with it.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { drop } from "./lib/dropping.mjs"
import { keyboard } from "./lib/keyboard.mjs"
import { warns } from "./lib/leaving.mjs"
import { person } from "./lib/person.mjs"
import { sample } from "./lib/sample.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

const file = "patients-session.json"

/** What the page has decided. */
const settings = ({ page }) =>
  page.evaluate(() => {
    const { history, pins, texts, step } = document.querySelector("outis-app").state
    const { recipe, shelf } = history.entries[history.index]
    return { recipe, shelf: [...shelf], pins, texts, step }
  })

const act = ({ page }, action) =>
  page.evaluate(action => {
    document.querySelector("outis-app").dispatchEvent(Object.assign(new Event("outis-act"), { action }))
  }, action)

/** A page with settings that no recipe holds, and the session that it saves. */
async function begun(browser) {
  const opened = await browser.open(artefactUrl)
  await opened.ready()
  const me = person(opened)
  await me.press("load-sample")
  await me.see("heading", "load-title-table", { name: "patients.csv" })
  await me.press("load-next")
  await me.role("sex", "sensitive")
  await me.press("describe-next")
  await me.see("heading", "protect-title")
  await act(opened, { kind: "set-text", field: "who", text: "Ada <b>" })
  await act(opened, { kind: "pin", pin: { k: 10, limit: 0.02, recoding: "mixed" } })
  const { bytes } = await opened.download(() => me.press("download-save", { name: file }))
  return { opened, me, bytes, decided: await settings(opened) }
}

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  test(`${engine}: a session goes on where it stopped, with its own file alone`, needs(engine), () =>
    scratch(async folder => {
      const { opened, me, bytes, decided } = await begun(browser)
      assert.ok(await warns(opened.page))
      await me.find("checkbox", words("save-have", { name: file })).check()
      assert.ok(!(await warns(opened.page)), "who has the session loses nothing")
      await act(opened, { kind: "set-text", field: "what", text: "all" })
      assert.ok(await warns(opened.page), "what was written since is lost")
      await opened.close()

      // No value of the table is in it: neither names nor dates of birth, as good as any.
      const text = bytes.toString()
      const table = await sample()
      const rows = table
        .split("\n")
        .slice(1, -1)
        .map(line => line.split(";"))
      assert.ok(rows.length === 5000 && rows[0][1].length > 3)
      assert.deepEqual(
        rows.flatMap(row => row.slice(1, 3)).filter(value => text.includes(value)),
        [],
      )

      const session = join(folder, file)
      const [own, other] = [join(folder, "patients.csv"), join(folder, "others.csv")]
      await writeFile(session, bytes)
      await writeFile(own, table)
      await writeFile(other, table.split("\n").slice(0, -40).join("\n"))
      const again = await browser.open(artefactUrl)
      await again.ready()
      const she = person(again)
      await she.give("load-recipe", session)
      await she.see("heading", "session-waits", { name: file })
      await she.read("session-waits-text", { files: 1 })
      const size = Buffer.byteLength(table)
      const asked = await again.page.evaluate(() => document.querySelector("load-step section.note").innerText)
      assert.ok(asked.includes("patients.csv") && asked.includes(size.toLocaleString("en")), asked)
      if (engine === "chromium") assert.deepEqual(await faults(again), [])

      // Another file is told from it, and nothing of the session is in force.
      await she.give("load-choose", other)
      await she.see("heading", "session-differs", { name: file })
      await she.read("session-differs-text")
      const suggested = await settings(again)
      assert.notDeepEqual(suggested.recipe, decided.recipe)
      assert.deepEqual([suggested.pins, suggested.texts], [[], {}])
      if (engine === "chromium") assert.deepEqual(await faults(again), [])

      // The file that it belongs to, whatever it is called.
      await she.give("load-choose-another", own)
      await she.see("heading", "protect-title")
      await she.read("message-session-in-force", { name: file })
      assert.deepEqual(await settings(again), decided)
      assert.ok(!(await warns(again.page)), "what was just opened is not lost")
      await she.press("find-go")
      await she.see("button", "find-next")
      assert.deepEqual(again.console, [])
      assert.deepEqual(await again.violations(), [])
      await again.close()
    }),
  )
}

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  test(`${engine}: settings of a session for another file, a session with its file, refused ones`, needs(engine), () =>
    scratch(async folder => {
      const { opened, me, bytes, decided } = await begun(browser)
      const table = await sample()
      const write = async (name, content) => {
        await writeFile(join(folder, name), content)
        return join(folder, name)
      }
      const session = await write(file, bytes)
      // The table that is there is its own: it takes effect at once.
      await act(opened, { kind: "go", step: "load" })
      await act(opened, { kind: "set-k", k: 9 })
      await me.give("load-recipe", session)
      await me.see("heading", "protect-title")
      assert.deepEqual(await settings(opened), decided)
      // What is not as it was written takes nothing away.
      await act(opened, { kind: "go", step: "load" })
      const known = JSON.parse(bytes)
      const refused = {
        unknown: JSON.stringify({ ...known, records: [] }),
        version: JSON.stringify({ ...known, outis: 7 }),
        syntax: bytes.toString().slice(0, -30),
        deep: `{"outis": 1, "kind": "session", "recipe": ${"[".repeat(500_000)}`,
      }
      for (const [flaw, content] of Object.entries(refused)) {
        await me.give("load-recipe", await write(`${flaw}.json`, content))
        await me.read(`message-session-${flaw}`, { name: `${flaw}.json`, field: "records" })
      }
      // A recipe within it that is none is refused as such.
      const wrong = { ...known, recipe: { ...known.recipe, secret: 1 } }
      await me.give("load-recipe", await write("wrong.json", JSON.stringify(wrong)))
      await me.see("heading", "recipe-refused", { name: "wrong.json" })
      assert.deepEqual((await settings(opened)).recipe, decided.recipe)
      await me.press("recipe-forget")
      // For another file its settings alone, without what was written about its own.
      const other = await write("others.csv", table.split("\n").slice(0, -40).join("\n"))
      await act(opened, { kind: "set-text", field: "who", text: "" })
      await me.give("load-choose-another", other)
      await me.see("heading", "load-title-table", { name: "others.csv" })
      await me.give("load-recipe", session)
      await me.see("heading", "session-differs", { name: file })
      await me.press("session-anyway")
      await me.read("message-recipe-in-force", { name: file })
      const { recipe, texts } = await settings(opened)
      assert.deepEqual(recipe.attributes, decided.recipe.attributes)
      assert.deepEqual(texts, {})
      assert.deepEqual(opened.console, [])
      await opened.close()

      // Dropped together, in whichever order.
      const own = await write("patients.csv", table)
      const together = await browser.open(artefactUrl)
      await together.ready()
      await drop(together, [own, session])
      await person(together).see("heading", "protect-title")
      assert.deepEqual(await settings(together), decided)
      await together.close()
    }),
  )
}

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  test(`${engine}: two windows go on with one session, each by itself`, needs(engine), () =>
    scratch(async folder => {
      const { opened, bytes, decided } = await begun(browser)
      await opened.close()
      const [session, own] = [join(folder, file), join(folder, "patients.csv")]
      await writeFile(session, bytes)
      await writeFile(own, await sample())
      const windows = []
      for (let i = 0; i < 2; i += 1) {
        const window = await browser.open(artefactUrl)
        await window.ready()
        const she = person(window)
        await she.give("load-recipe", session)
        await she.see("heading", "session-waits", { name: file })
        // Not for a moment is its own file called another.
        await window.page.evaluate(
          text => {
            const look = () => (globalThis.outisSaid ||= document.querySelector("main").innerText.includes(text))
            new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
          },
          words("session-differs", { name: file }),
        )
        await she.give("load-choose", own)
        await she.see("heading", "protect-title")
        assert.ok(!(await window.page.evaluate(() => globalThis.outisSaid)))
        windows.push({ window, she })
      }
      const [one, other] = windows
      // What is decided in one window is nothing to the other, while both search.
      await act(one.window, { kind: "set-k", k: 3 })
      await act(one.window, { kind: "set-text", field: "who", text: "Bob" })
      await act(one.window, { kind: "search" })
      await act(other.window, { kind: "set-k", k: 7 })
      await act(other.window, { kind: "search" })
      const saved = []
      for (const { window, she } of windows) {
        // Whoever looks at a window has it in front; one behind others may be drawn once in a while.
        await window.page.bringToFront()
        await act(window, { kind: "go", step: "find" })
        await she.see("button", "find-next")
        const { bytes } = await window.download(() => she.press("download-save", { name: file }))
        saved.push(JSON.parse(bytes))
      }
      assert.deepEqual(
        saved.map(({ recipe, texts }) => [recipe.models[0].k, texts.who]),
        [
          [3, "Bob"],
          [7, "Ada <b>"],
        ],
      )
      // A window that is closed takes nothing from the other.
      await one.window.close()
      await other.window.page.bringToFront()
      await other.window.page.evaluate(() => document.querySelector("history-list button").click())
      assert.deepEqual((await settings(other.window)).recipe, decided.recipe)
      await act(other.window, { kind: "search" })
      await other.she.see("button", "find-next")
      assert.deepEqual(other.window.console, [])
      await other.window.close()
    }),
  )
}

const chromium = browserOf("chromium")

test("a session is saved by keyboard", needs("chromium"), async () => {
  const opened = await chromium.open(artefactUrl)
  await opened.ready()
  await person(opened).press("load-sample")
  const keys = await keyboard(opened)
  await keys.heading("load-title-table", { name: "patients.csv" })
  await keys.back("button", words("download-save", { name: file }))
  const { bytes } = await opened.download(() => keys.press("Enter"))
  assert.equal(JSON.parse(bytes).kind, "session")
  assert.deepEqual(keys.faults, [])
  await opened.close()
})
