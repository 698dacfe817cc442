// Cut points on the picture of a column: by keyboard alone, by pointer, and typed; what is counted
// meanwhile is what comes of it, and the command line makes the same release.

import assert from "node:assert/strict"
import { join } from "node:path"
import { test } from "node:test"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { evidence, run } from "./lib/cli.mjs"
import { described, release, seed } from "./lib/journey.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

/** Each age from 18 to 77 twice, and days of fifty years. */
const people = () =>
  `sex;age;born\n${Array.from({ length: 120 }, (_, i) => {
    const [day, month] = [1 + (i % 28), 1 + (i % 12)].map(part => String(part).padStart(2, "0"))
    return `${"mf"[i % 2]};${18 + ((i * 7) % 60)};${day}.${month}.${1950 + (i % 50)}`
  }).join("\n")}\n`

const handles = ".cut-handle"

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  test(`${engine}: cut points are moved, added and taken away by keyboard, and dragged`, needs(engine), () =>
    scratch(async folder => {
      const { page, me, input } = await described(browser, folder, people(), ["sex", "age", "born"])
      const { keyboard, mouse } = page.page
      const texts = () =>
        page.page.evaluate(
          handles => [...document.querySelectorAll(handles)].map(one => one.getAttribute("aria-valuetext")),
          handles,
        )
      const told = (point, left, right) => words("cuts-handle-text", { point, left, right })
      const focus = number =>
        page.page.evaluate(([handles, number]) => document.querySelectorAll(handles)[number].focus(), [handles, number])
      /** Waits until a slider says this. */
      const says = (number, text) =>
        page.wait(
          ([handles, number, text]) =>
            document.querySelectorAll(handles)[number]?.getAttribute("aria-valuetext") === text,
          [handles, number, text],
        )
      /** Waits until levels with this group are in force. */
      const holds = label => page.wait(label => document.querySelector(".levels")?.innerText.includes(label), label)

      const age = me.find("article", "age")
      await age.find("button").press()
      await age.find("radio", words("hierarchy-cuts")).check()
      // It begins at round numbers that part the records nearly evenly.
      await says(0, told("30", 24, 40))
      assert.deepEqual(await texts(), [told("30", 24, 40), told("50", 40, 20), told("60", 20, 36)])
      // There are as many records at each age, and no bar is higher than another.
      const heights = await page.page.evaluate(() =>
        [...document.querySelectorAll(".cut-picture rect")].map(bar => bar.getAttribute("height")),
      )
      assert.deepEqual([heights.length, new Set(heights).size], [30, 1])
      if (engine === "chromium") {
        assert.deepEqual(await faults(page), [])
        // On a narrow screen nothing of the list is out of sight.
        await page.page.setViewportSize({ width: 400, height: 800 })
        await page.wait(() => {
          const { scrollWidth, clientWidth } = document.querySelector(".cut-list").closest(".scroll")
          const removers = [...document.querySelectorAll(".cut-list button")]
          return scrollWidth <= clientWidth && removers.every(one => one.getBoundingClientRect().right <= innerWidth)
        })
        await page.page.setViewportSize({ width: 1366, height: 768 })
      }

      await focus(0)
      await keyboard.press("ArrowLeft")
      await says(0, told("29", 22, 42))
      await holds("<29")
      // What is open below comes first, what is open above last.
      await holds("<29, 29-49, 50-59, >=60")
      await keyboard.press("PageUp")
      await says(0, told("39", 42, 22))
      await keyboard.press("End")
      await says(0, told("49", 62, 2))
      await keyboard.press("ArrowRight")
      await holds("<49")
      await says(0, told("49", 62, 2))
      await keyboard.press("Home")
      await says(0, told("18", 0, 64))
      await holds("18-49")
      // All of these moves are one entry of the history.
      await me.press("history-undo", { label: words("history-cut-moved", { name: "age" }) })
      await says(0, told("30", 24, 40))

      await focus(2)
      await keyboard.press("Delete")
      await me.read("cuts-removed", { point: "60", left: 2 })
      await says(1, told("50", 40, 56))
      const focused = () =>
        page.page.evaluate(handles => [...document.querySelectorAll(handles)].indexOf(document.activeElement), handles)
      assert.equal(await focused(), 1)
      await holds(">=50")
      // Where the most records lie, in their middle.
      await me.press("cuts-add")
      await me.read("cuts-added", { point: "64" })
      await says(2, told("64", 28, 28))
      assert.equal(await focused(), 2)
      await holds(">=64")

      // Dragged a quarter of the way back from 30 to where 50 stands; counted before it is let go.
      const middles = await page.page.evaluate(async handles => {
        const all = [...document.querySelectorAll(handles)]
        const places = () => {
          all[0].scrollIntoView({ block: "center" })
          return all.map(one => {
            const { left, top, width, height } = one.getBoundingClientRect()
            return { x: left + width / 2, y: top + height / 2, width, height }
          })
        }
        // The page may still grow or shrink.
        for (let before = null; ;) {
          const now = places()
          if (JSON.stringify(now) === JSON.stringify(before)) return now
          before = now
          await new Promise(resolve => setTimeout(resolve, 100))
        }
      }, handles)
      assert.ok(middles.every(({ width, height }) => width >= 24 && height >= 24))
      const year = (middles[1].x - middles[0].x) / 20
      await mouse.move(middles[0].x, middles[0].y)
      await mouse.down()
      await mouse.move(middles[0].x + 2 * year, middles[0].y)
      await mouse.move(middles[0].x - 5 * year, middles[0].y + 40)
      await says(0, told("25", 14, 50))
      const list = await page.page.evaluate(() => document.querySelector(".cut-list").innerText)
      assert.ok(list.includes(words("cuts-range", { closed: "left", low: "25", high: "50" })), list)
      assert.ok(!(await page.page.evaluate(() => document.querySelector(".levels").innerText)).includes("<25"))
      await mouse.up()
      await holds("<25")
      // A point that goes up to the coarsest level is one there, too.
      await page.page.evaluate(() => {
        const [list] = document.querySelectorAll(".cut-list select")
        list.value = "1"
        list.dispatchEvent(new Event("change", { bubbles: true }))
      })
      await holds("25-49")
      await age.find("button").press()

      // Dates by the days on which something begins, and typed.
      const born = me.find("article", "born")
      await born.find("button").press()
      await born.find("radio", words("hierarchy-cuts")).check()
      await page.wait(handles => document.querySelectorAll(handles).length === 3, handles)
      const [first] = await texts()
      assert.match(first, /^01\.\d\d\.19\d\d: /)
      await focus(0)
      await keyboard.press("ArrowRight")
      await page.wait(
        ([handles, first]) => document.querySelector(handles).getAttribute("aria-valuetext") !== first,
        [handles, first],
      )
      const [moved] = await texts()
      await holds(`<${moved.slice(0, 10)}`)
      await page.page.evaluate(() => {
        const field = document.querySelector(".settings input[autocomplete=off]")
        field.value = "01.02.1960, 15.03.1980"
        field.dispatchEvent(new Event("change", { bubbles: true }))
      })
      await page.wait(
        handles => document.querySelector(handles)?.getAttribute("aria-valuetext").startsWith("01.02.1960"),
        handles,
      )
      await holds(">=15.03.1980")

      await me.press("describe-next")
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-risk")
      const made = await release(page, { file: "people.csv" })
      const hierarchies = JSON.parse(made.recipe).attributes.map(({ hierarchy }) => hierarchy?.cuts)
      assert.deepEqual(hierarchies.slice(1), [
        [
          [25, 50, 64],
          [25, 50],
        ],
        // The coarser level was not typed, and goes along.
        [["01.02.1960", "15.03.1980"], ["15.03.1980"]],
      ])
      const native = await run({ recipe: made.recipe, seed, input })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.equal(evidence(made.report), evidence(native.report))
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  if (engine === "chromium")
    test(`${engine}: points are typed as the table writes its numbers, or it is said`, needs(engine), () =>
      scratch(async folder => {
        const lines = Array.from({ length: 120 }, (_, i) => `${"mf"[i % 2]};${10 + i}.${100 + i},50\n`)
        const { page, me } = await described(browser, folder, `sex;pay\n${lines.join("")}`, ["sex", "pay"])
        const pay = me.find("article", "pay")
        await pay.find("button").press()
        await pay.find("radio", words("hierarchy-cuts")).check()
        const field = page.page.locator("typed-points input").first()
        const alert = page.page.locator("typed-points [role=alert]")
        const points = () =>
          page.page.evaluate(
            handles =>
              [...document.querySelectorAll(handles)].map(one => one.getAttribute("aria-valuetext").split(":")[0]),
            handles,
          )
        const type = async typed => {
          await field.fill(typed)
          await page.page.keyboard.press("Tab")
        }
        await page.wait(handles => document.querySelectorAll(handles).length > 0, handles)
        await type("30.000, 45.000,50; 60.000")
        await page.wait(
          handles => document.querySelectorAll(handles)[1]?.getAttribute("aria-valuetext").startsWith("45000,5"),
          handles,
        )
        assert.deepEqual(await points(), ["30000", "45000,5", "60000"])
        assert.equal(await field.inputValue(), "30.000; 45.000,5; 60.000")
        assert.equal(await alert.count(), 0)

        await type("abc; 30.000")
        const example = "1.500; 2.500,5"
        assert.equal(await alert.innerText(), words("cuts-unread", { text: "abc", example }))
        assert.equal(await field.getAttribute("aria-invalid"), "true")
        assert.deepEqual(await faults(page), [])
        assert.deepEqual(await points(), ["30000", "45000,5", "60000"])
        await type("")
        assert.equal(await alert.innerText(), words("cuts-typed", { example }))
        await type("50.000")
        await page.wait(handles => document.querySelectorAll(handles).length === 1, handles)
        assert.deepEqual([await points(), await alert.count()], [["50000"], 0])
        await page.close()
      }),
    )
}
