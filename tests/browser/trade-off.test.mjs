// What other k and suppression limits would cost: a map, worked out as on the command line, of which a
// point is taken and two are set beside each other.

import assert from "node:assert/strict"
import { test } from "node:test"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { frontier } from "./lib/cli.mjs"
import { described, release } from "./lib/journey.mjs"
import { scratch } from "./lib/scratch.mjs"
import { people } from "./lib/tables.mjs"
import { words } from "./lib/words.mjs"

/** A share as the page writes it. */
const percent = share => `${Math.round(share * 1000) / 10}\u202f%`

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  test(`${engine}: the map tells what the command line does, and a point is taken`, needs(engine), () =>
    scratch(async folder => {
      const { page: opened, me, input } = await described(browser, folder, people(), ["born", "sex", "zip"])
      await me.press("describe-next")
      await me.press("find-go")
      await me.see("heading", "runners-title")
      await me.unfold("trade-off-title")
      await opened.wait(
        text => document.querySelector("trade-off [role=status]")?.innerText === text,
        words("trade-off-legend"),
      )
      if (engine === "chromium") assert.deepEqual(await faults(opened), [])
      const cells = () =>
        opened.page.evaluate(() => [...document.querySelectorAll(".trade-off .node")].map(cell => cell.innerText))
      const single = await cells()
      await me.find("radio", words("trade-off-mixed")).check()
      const mixed = await cells()

      // The same as curves, whose table has the same figures.
      const drawn = await opened.page.evaluate(() => {
        const { shadowRoot } = document.querySelector("frontier-chart")
        return {
          lines: shadowRoot.querySelectorAll('[aria-label="line"] path').length,
          cells: [...shadowRoot.querySelectorAll("tbody td")].map(cell => cell.textContent),
        }
      })
      assert.equal(drawn.lines, 5)
      const numbers = texts => texts.map(text => (text === "–" ? text : Number.parseFloat(text.replace("★ ", ""))))
      assert.deepEqual(numbers(drawn.cells), numbers(mixed))

      // By keyboard from what is in force, k = 5 and 2 %, to a smaller k.
      await me.find("radio", words("trade-off-full-domain")).check()
      await opened.page.evaluate(() => document.querySelector(".trade-off [tabindex='0']").focus())
      await opened.page.keyboard.press("ArrowUp")
      const pair = words("trade-off-pair", { k: 3, limit: percent(0.02) })
      await opened.wait(pair => document.querySelector("trade-off .note .name")?.innerText === pair, pair)
      await me.press("trade-off-pin")
      await me.read("trade-off-one-pin")
      await opened.page.evaluate(() => document.querySelector(".trade-off [tabindex='0']").focus())
      await opened.page.keyboard.press("End")
      await me.press("trade-off-pin")
      await me.read("trade-off-pinned")
      const pinned = await opened.page.evaluate(() => document.querySelectorAll("trade-off table")[1].innerText)
      assert.ok(pinned.includes(pair) && pinned.includes("zip"), pinned)
      // Two of mixed levels are set beside each other by what they show of each column.
      const arrow = async key => {
        await opened.page.evaluate(() => document.querySelector(".trade-off [tabindex='0']").focus())
        await opened.page.keyboard.press(key)
        // What is drawn thereupon moves the stop; at the edges nothing changes that could be waited for.
        await opened.page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))))
      }
      await me.find("radio", words("trade-off-mixed")).check()
      await me.press("trade-off-pin")
      await arrow("ArrowDown")
      await me.press("trade-off-pin")
      const other = words("trade-off-pair", { k: 5, limit: percent(0.1) })
      await opened.wait(other => document.querySelectorAll("trade-off table")[1]?.innerText.includes(other), other)
      const cellsOf = await opened.page.evaluate(() =>
        [...document.querySelectorAll("trade-off table")[1].rows]
          .slice(2)
          .map(row => [...row.cells].map(cell => cell.innerText)),
      )
      assert.deepEqual(cellsOf.map(([name]) => name).toSorted(), ["born", "sex", "zip"])
      assert.ok(
        cellsOf.flatMap(([, ...shown]) => shown).every(shown => /^[\d.]+\s% /.test(shown)),
        `${cellsOf}`,
      )
      await me.find("radio", words("trade-off-full-domain")).check()
      // With the largest k some columns are gone, which is said in words.
      for (let k = 0; k < 6; k += 1) await arrow("ArrowDown")
      const coarse = await opened.page.evaluate(() => document.querySelector("trade-off .note").innerText)
      assert.ok(coarse.includes(words("level-gone")) && !coarse.includes("“*”"), coarse)
      for (let k = 0; k < 4; k += 1) await arrow("ArrowUp")
      await me.press("trade-off-take")
      await opened.wait(() => document.querySelector("main h1")?.isConnected === true)
      await me.press("find-next")
      await me.see("heading", "compare-risk")
      const made = await release(opened, { file: "people.csv" })
      const { models, suppression } = JSON.parse(made.recipe)
      assert.deepEqual([models[0].k, suppression.limit], [3, 0.1])

      // The same points, whatever k and limit the recipe has.
      const told = await frontier({ recipe: made.recipe, input })
      const shown = recoding =>
        told.filter(point => point.recoding === recoding).map(({ kept }) => (kept === null ? "–" : percent(kept)))
      const plain = texts => texts.map(text => text.replace("★ ", ""))
      assert.deepEqual(plain(single), shown("full-domain"))
      assert.deepEqual(plain(mixed), shown("mixed"))
      assert.ok(single.some(text => text.startsWith("★")))
      assert.notDeepEqual(single, mixed)
      assert.deepEqual(opened.console, [])
      await opened.close()
    }),
  )
}
