// What else there is beside the best table: what comes near, what lies around it, all choices of
// levels, and levels chosen by hand.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { evidence, lattice, run } from "./lib/cli.mjs"
import { described, release, seed } from "./lib/journey.mjs"
import { scratch } from "./lib/scratch.mjs"
import { people } from "./lib/tables.mjs"
import { words } from "./lib/words.mjs"

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  /** A page that has found its table, and looked at everything around it. */
  async function found(folder) {
    const { page, me, input } = await described(browser, folder, people(), ["born", "sex", "zip"])
    await me.press("describe-next")
    await me.press("find-go")
    await me.see("heading", "runners-title")
    return { page, me, input }
  }

  /** Moves the level of the zip codes by so much. */
  const slide = (page, step) =>
    page.page.evaluate(step => {
      const slider = document.querySelector("[data-why-of=zip] input[type=range]")
      slider.value = String(Number(slider.value) + step)
      slider.dispatchEvent(new Event("change", { bubbles: true }))
    }, step)

  const shown = (page, selector) => page.page.evaluate(selector => document.querySelector(selector).innerText, selector)

  test(`${engine}: a runner-up is taken and released as the command line does`, needs(engine), () =>
    scratch(async folder => {
      const { page, me, input } = await found(folder)
      const count = await page.page.evaluate(() => document.querySelectorAll(".runners li").length)
      assert.ok(count >= 2 && count <= 5, `${count} runners-up`)
      // Each tells what it shows otherwise, and what it keeps: never more than what was found.
      const best = Number.parseFloat(await shown(page, ".hero-figure"))
      const kept = await page.page.evaluate(() =>
        [...document.querySelectorAll(".runners li .small")].map(line =>
          Number.parseFloat(/[\d.]+/.exec(line.innerText)[0]),
        ),
      )
      assert.deepEqual(
        kept,
        kept.toSorted((one, other) => other - one),
      )
      assert.ok(kept[0] <= best, `${kept} of ${best}`)
      const runners = await shown(page, ".runners")
      assert.ok(!runners.includes("“*”"), runners)
      if (engine === "chromium") assert.deepEqual(await faults(page), [])
      await me.press("node-take")
      await page.wait(
        figure => Number.parseFloat(document.querySelector(".hero-figure")?.innerText) === figure,
        kept[0],
      )
      await me.read("find-fixed")
      await me.press("find-next")
      await me.see("heading", "compare-risk")
      const made = await release(page, { file: "people.csv" })
      assert.equal(JSON.parse(made.recipe).search.algorithm, "fixed")
      const native = await run({ recipe: made.recipe, seed, input })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.equal(evidence(made.report), evidence(native.report))
      // The command line knows the same nodes.
      const { nodes, minimal } = await lattice({ recipe: made.recipe, input })
      const { levels } = JSON.parse(made.recipe).search
      const same = node => Object.entries(levels).every(([name, level]) => node.levels[name] === level)
      assert.ok(nodes.find(same).holds)
      assert.ok(minimal.every(node => nodes.some(other => other.loss === node.loss)))
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: all choices of levels are looked through by keyboard, and one is taken`, needs(engine), () =>
    scratch(async folder => {
      const { page } = await found(folder)
      const nodes = /[\d,]+/.exec(await shown(page, "[data-why=lattice] summary"))[0]
      await page.page.evaluate(() => document.querySelector("[data-why=lattice] summary").focus())
      await page.page.keyboard.press("Enter")
      await page.wait(() => document.querySelector("node-map .node[tabindex='0']")?.checkVisibility())
      assert.equal(await page.page.evaluate(() => document.querySelectorAll(".node").length), Number(nodes))
      // One stop for the keyboard; arrows go on from the table that was found.
      assert.equal(await page.page.evaluate(() => document.querySelectorAll(".node[tabindex='0']").length), 1)
      assert.equal(await shown(page, ".node[tabindex='0']"), "★")
      await page.page.keyboard.press("Tab")
      assert.ok(await page.page.evaluate(() => document.activeElement.matches(".node")))
      await page.page.keyboard.press("ArrowDown")
      await page.wait(() => document.activeElement?.matches(".node[aria-pressed='true']"))
      await page.wait(words => document.querySelector("node-map .note").innerText.includes(words), words("node-fails"))
      // Straight up, to where everything is *.
      for (let height = 0; height < 30; height += 1) await page.page.keyboard.press("ArrowUp")
      await page.wait(words => document.querySelector("node-map .note").innerText.includes(words), words("node-take"))
      // There is no mark to be read of what is gone.
      const top = await shown(page, "node-map .note")
      assert.ok(top.includes(words("node-words", { name: "zip", how: words("level-gone") })) && !top.includes("*"), top)
      if (engine === "chromium") assert.deepEqual(await faults(page), [])
      await page.page.keyboard.press("Tab")
      await page.page.keyboard.press("Enter")
      await page.wait(figure => document.querySelector(".hero-figure")?.innerText.startsWith(figure), "0")
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: a level that does not hold is told at once and can be moved on`, needs(engine), () =>
    scratch(async folder => {
      const { page, me } = await found(folder)
      await me.unfold("neighbours-title")
      const around = await shown(page, ".neighbours")
      // Groups that fail are told by the names of what they still show.
      const failing = await shown(page, ".failing-groups")
      assert.match(failing, /(born|sex|zip)\s+\S/)
      assert.doesNotMatch(failing, /(born|sex|zip)\s+\*\s/)
      assert.match(around, /does not hold: \d+ records are in groups that fail, and at most \d+ may be left out\./)
      assert.match(failing, /\d+ records/)
      // Each part is an element of its own, since values may hold whatever stood between them.
      const pairs = await page.page.evaluate(() =>
        [...document.querySelectorAll(".failing-groups dl > div")].map(({ children }) =>
          [...children].map(({ tagName }) => tagName).join(" "),
        ),
      )
      assert.ok(pairs.length > 0 && pairs.every(tags => tags === "DT DD"), String(pairs))
      await slide(page, -1)
      await me.read("find-fixed-fails")
      const cost = await page.page.evaluate(() => document.querySelector("[role=alert]").innerText)
      assert.match(cost, /\d+ records are in groups that fail, and at most \d+ may be left out/)
      assert.ok(await page.page.evaluate(() => document.querySelector(".found-levels input[type=range]") !== null))
      // The history has it, too, and still has it once somebody has moved on.
      const [left, allowed] = /(\d+) records .* most (\d+) may/.exec(cost).slice(1).map(Number)
      const came = () =>
        page.page.evaluate(() => [...document.querySelectorAll(".history .came")].map(one => one.textContent))
      const fails = words("history-came", { k: 5, text: words("history-came-fails", { failing: left, allowed }) })
      await page.wait(count => document.querySelectorAll(".history .came").length === count, 2)
      assert.equal((await came())[1], fails)
      await slide(page, 1)
      await me.read("find-fixed")
      // What is finer than what was found is asked for as a limit of the search.
      await slide(page, -1)
      await me.press("sliders-limit", { names: "zip", count: 1 })
      // Another column gives way for it.
      await page.wait(() => document.querySelector(".headline")?.innerText.includes("born gone"))
      assert.equal(await page.page.evaluate(() => document.querySelector("[role=alert]")?.innerText ?? ""), "")
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  for (const size of [
    { width: 1366, height: 768 },
    { width: 400, height: 800 },
  ])
    test(
      `${engine}: what a moved level comes to is in sight beside the slider, ${size.width} px wide`,
      needs(engine),
      () =>
        scratch(async folder => {
          const { page, me } = await described(browser, folder, people(), ["born", "sex", "zip"], size)
          await me.press("describe-next")
          await me.press("find-go")
          await me.see("heading", "runners-title")
          // Finer does not hold, and as before it does: by keyboard, with the slider in sight.
          for (const [key, sign, said] of [
            ["ArrowLeft", "▲", words("sliders-fail", { found: 7, allowed: 7 }).split("7")[0]],
            [
              "ArrowRight",
              "✓",
              words("sliders-hold", { kept: "§", suppressed: 0, records: 0, style: "drop" }).split("§")[0],
            ],
          ]) {
            await page.page.evaluate(() => document.querySelector("[data-why-of=zip] input[type=range]").focus())
            await page.page.keyboard.press(key)
            await page.wait(
              ([sign, said]) => {
                const verdict = document.querySelector(".verdict")
                return verdict?.innerText.startsWith(sign) && verdict.innerText.includes(said.trim())
              },
              [sign, said],
            )
            await page.wait(() => {
              const isInSight = one => {
                const { left, top, width, height } = one.getBoundingClientRect()
                const [x, y] = [left + width / 2, top + height / 2]
                return y > 0 && y < innerHeight && one.contains(document.elementFromPoint(x, y))
              }
              return [".verdict > span", "[data-why-of=zip] input[type=range]"].every(selector =>
                isInSight(document.querySelector(selector)),
              )
            })
          }
          assert.deepEqual(page.console, [])
          await page.close()
        }),
    )

  test(`${engine}: what was found is there again after levels were tried by hand`, needs(engine), () =>
    scratch(async folder => {
      const { page, me } = await found(folder)
      const before = await shown(page, ".headline")
      const again = async () => {
        await page.wait(headline => document.querySelector(".headline")?.innerText === headline, before)
        await me.see("heading", "runners-title")
      }
      const undo = () => page.page.evaluate(() => document.querySelector(".history button").click())
      // Levels that hold, and such that do not; both are taken back.
      for (const [step, told] of [
        [1, "find-fixed"],
        [-1, "find-fixed-fails"],
      ]) {
        await slide(page, step)
        await me.read(told)
        await undo()
        await again()
      }
      // Or another search follows.
      await slide(page, -1)
      await me.read("find-fixed-fails")
      await me.press("find-go")
      await again()
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: levels that do not hold are moved on by whoever was at another step`, needs(engine), () =>
    scratch(async folder => {
      const { page, me } = await found(folder)
      const sliders = () =>
        page.page.evaluate(() => document.querySelectorAll(".found-levels input[type=range]").length)
      const all = await sliders()
      assert.ok(all > 0)
      await slide(page, -1)
      await me.read("find-fixed-fails")
      await page.page.evaluate(() => document.querySelector("[data-why=step-protect]").click())
      await me.see("heading", "protect-title")
      await page.page.evaluate(() => document.querySelector("[data-why=step-find]").click())
      await me.read("find-fixed-fails")
      assert.equal(await sliders(), all)
      // What a level shows is told by a value.
      assert.match(await shown(page, "[data-why-of=zip]"), /→/u)
      await slide(page, 1)
      await me.read("find-fixed")
      // Another search, and what it took the place of.
      await slide(page, -1)
      await me.read("find-fixed-fails")
      await me.press("find-go")
      await me.see("heading", "runners-title")
      await page.page.evaluate(() => document.querySelector(".history button").click())
      await me.read("find-fixed-fails")
      assert.equal(await sliders(), all)
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  for (const size of [
    { width: 1280, height: 800 },
    { width: 400, height: 800 },
  ])
    test(
      `${engine}: what is told of a choice of levels is in sight beside it, ${size.width} px wide`,
      needs(engine),
      () =>
        scratch(async folder => {
          const { page, me } = await described(browser, folder, people(), ["born", "sex", "zip"], size)
          await me.press("describe-next")
          await me.press("find-go")
          await me.see("heading", "runners-title")
          await page.page.evaluate(() => {
            document.querySelector("[data-why=lattice] summary").click()
            document.querySelector("[data-why=lattice]").scrollIntoView({ block: "start" })
          })
          await page.wait(() => document.querySelector("node-map .node[tabindex='0']")?.checkVisibility())
          // Those that hold, from the coarsest at the top to the finest at the bottom.
          for (const place of [0, 0.5, 1]) {
            await page.page.evaluate(place => {
              const holding = [...document.querySelectorAll("node-map .node:not(.fails)")].filter(
                node => !node.innerText.includes("★"),
              )
              const node = holding[Math.round(place * (holding.length - 1))]
              node.scrollIntoView({ block: "nearest" })
              node.click()
            }, place)
            await page.wait(() => {
              const isInSight = one => {
                if (one === null) return false
                const { left, top, width, height } = one.getBoundingClientRect()
                const found = document.elementFromPoint(left + width / 2, top + height / 2)
                return top >= 0 && one.contains(found)
              }
              return ["node-map .node[aria-pressed=true]", "node-map .note"].every(selector =>
                isInSight(document.querySelector(selector)),
              )
            })
            // What takes it may be scrolled to where the window is low.
            assert.ok(await page.page.evaluate(() => document.querySelector("node-map .note button") !== null))
          }
          if (engine === "chromium") assert.deepEqual(await faults(page), [])
          assert.deepEqual(page.console, [])
          await page.close()
        }),
    )

  test(`${engine}: where no group fails by itself, the table as a whole is said to`, needs(engine), () =>
    scratch(async folder => {
      const { page, me } = await described(browser, folder, people(), [])
      await page.page.evaluate(() => document.querySelector("[data-why=step-load]").click())
      const quasi = (name, hierarchy) => ({ name, role: "quasi-identifier", hierarchy })
      const recipe = {
        outis: 1,
        kind: "recipe",
        attributes: [
          quasi("born", { kind: "date", format: "%d.%m.%Y", levels: ["year", "decade"] }),
          quasi("sex"),
          quasi("zip", { kind: "mask", from: "right" }),
        ],
        models: [{ model: "average-risk", average: 0.1 }],
      }
      const path = join(folder, "average.json")
      await writeFile(path, JSON.stringify(recipe))
      await me.give("load-recipe", path)
      await me.read("message-recipe-in-force", { name: "average.json" })
      await page.page.evaluate(() => document.querySelector("[data-why=step-find]").click())
      await me.press("find-go")
      await me.unfold("neighbours-title")
      await me.read("neighbour-whole")
      assert.ok(!(await shown(page, ".neighbours")).includes(words("neighbour-failing")))
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: of too many choices to be drawn the neighbourhood is, and one of it is taken`, needs(engine), () =>
    scratch(async folder => {
      // Thirteen letters are fourteen levels each: 2,744 choices.
      const place = (i, step) => `${i % 2 === 0 ? "north" : "south"}-000000${(i * step) % 10}`
      const lines = Array.from({ length: 200 }, (_, i) => [1, 3, 7].map(step => place(i, step)).join(";"))
      const { page, me } = await described(browser, folder, `one;two;three\n${lines.join("\n")}\n`, [])
      await page.page.evaluate(() => document.querySelector("[data-why=step-load]").click())
      const path = join(folder, "masks.json")
      const hierarchy = { kind: "mask", from: "right" }
      const attributes = ["one", "two", "three"].map(name => ({ name, role: "quasi-identifier", hierarchy }))
      const models = [{ model: "k-anonymity", k: 25 }]
      await writeFile(path, JSON.stringify({ outis: 1, kind: "recipe", attributes, models }))
      await me.give("load-recipe", path)
      await me.read("message-recipe-in-force", { name: "masks.json" })
      await page.page.evaluate(() => document.querySelector("[data-why=step-find]").click())
      await me.press("find-go")
      await me.press("nodes-ask", { nodes: 2744 })
      // What was asked for is opened, and is where the focus goes.
      await page.wait(() => document.activeElement?.closest("[data-why=lattice]")?.open === true)
      await me.read("nodes-around")
      // The table that was found, each column finer and coarser where it can be, and what of that holds.
      const signs = await page.page.evaluate(() =>
        [...document.querySelectorAll("node-map .node")].map(({ innerText }) => innerText),
      )
      assert.ok(signs.length > 3 && signs.length < 8, `${signs}`)
      assert.ok(signs.includes("★") && signs.includes("×") && signs.includes(""), `${signs}`)
      await page.page.evaluate(() =>
        [...document.querySelectorAll("node-map .node")].find(({ innerText }) => innerText === "").click(),
      )
      await page.wait(() => document.querySelector("node-map .note button") !== null)
      if (engine === "chromium") assert.deepEqual(await faults(page), [])
      await page.page.evaluate(() => document.querySelector("node-map .note button").click())
      await me.read("find-fixed")
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: a column is never finer than it was moved to, and let go again`, needs(engine), () =>
    scratch(async folder => {
      const { page, me, input } = await found(folder)
      const slider = what =>
        page.page.evaluate(what => Number(document.querySelector("[data-why-of=zip] input[type=range]")[what]), what)
      const lowest = Number(await slider("value")) + 1
      assert.equal(await slider("min"), 0)
      await page.page.evaluate(level => {
        const slider = document.querySelector("[data-why-of=zip] input[type=range]")
        slider.value = String(level)
        slider.dispatchEvent(new Event("change", { bubbles: true }))
      }, lowest)
      await me.read("find-fixed")
      await me.press("sliders-floor", { names: "zip", count: 1 })
      await page.wait(
        lowest => Number(document.querySelector("[data-why-of=zip] input[type=range]")?.min) === lowest,
        lowest,
      )
      const held = () => page.page.evaluate(() => document.querySelector("[data-why-of=zip]").innerText)
      const isHeld = words("sliders-held-floor", { lowest: "" }).split("“")[0]
      await page.wait(isHeld => document.querySelector("[data-why-of=zip]")?.innerText.includes(isHeld), isHeld)
      if (engine === "chromium") assert.deepEqual(await faults(page), [])
      await me.press("find-next")
      await me.see("heading", "compare-risk")
      const made = await release(page, { file: "people.csv" })
      const zip = JSON.parse(made.recipe).attributes.find(({ name }) => name === "zip")
      assert.deepEqual([zip.floor, zip.limit], [lowest, undefined])
      const native = await run({ recipe: made.recipe, seed, input })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.equal(evidence(made.report), evidence(native.report))
      const [names, ...records] = String(made.release).trim().split("\n")
      const place = names.split(";").indexOf("zip")
      const stars = records.map(record => record.split(";")[place].replaceAll(/[^*]/g, "").length)
      assert.ok(records.length > 0 && stars.every(count => count >= lowest), `${stars} of ${lowest}`)
      // Back where it was found, it is let go of.
      await page.page.evaluate(() => document.querySelector("[data-why=step-find]").click())
      await me.press("sliders-free-label", { name: "zip" })
      await page.wait(() => Number(document.querySelector("[data-why-of=zip] input[type=range]")?.min) === 0)
      assert.ok(!(await held()).includes(isHeld))
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )
}
