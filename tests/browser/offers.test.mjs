// Ladders that are offered for a column by its values: what fits is said, what each would keep is
// true of the table that it comes to, and the recipe makes the same release on the command line.

import assert from "node:assert/strict"
import { join } from "node:path"
import { test } from "node:test"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { evidence, run } from "./lib/cli.mjs"
import { described, release, seed } from "./lib/journey.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

const columns = ["illness", "born in", "age", "came"]
const numbered = (letter, first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => `${letter}${first + i}${i % 2 === 0 ? ".0" : ""}`)
const illnesses = [
  ["E", 10, 16],
  ["I", 20, 28],
  ["J", 40, 47],
  ["C", 10, 25],
].flatMap(run => numbered(...run))
const countries = ["Germany", "DE", "Österreich", "France", "KEN", "Brasilien"]

const people = () =>
  `${columns.join(";")}\n${Array.from({ length: 400 }, (_, i) =>
    [
      i % 41 === 40 ? "unknown" : illnesses[i % 40],
      countries[(i >> 2) % 6],
      (i * 7) % 105,
      `2024-${String((i % 12) + 1).padStart(2, "0")}-${String((i % 28) + 1).padStart(2, "0")}`,
    ].join(";"),
  ).join("\n")}\n`

/** The ladders that are offered for the open column: whether each is in force, and what is said of it. */
const offered = page =>
  page.page.evaluate(() =>
    [...document.querySelectorAll(".offers li")].map(item => ({
      name: item.querySelector("button").innerText,
      isNow: item.querySelector("button").getAttribute("aria-pressed") === "true",
      text: item.innerText,
    })),
  )

/** How many different values a ladder would leave, and how many there are now; null before it is known. */
function gain(text) {
  const both = /: (\d+)\.\s*(?:Records|$)/.exec(text)
  if (both !== null && text.includes("as many")) return { then: Number(both[1]), now: Number(both[1]) }
  if (text.includes(words("offers-gone", { now: 1 }))) return { then: 1, now: 1 }
  const lost = /would be left; now it shows (\d+)/.exec(text)
  if (lost !== null) return { then: 1, now: Number(lost[1]) }
  const found = /(\d+) different ones in the table, now (\d+)|Shows (\d+)[a-z ]*, now (\d+)/.exec(text)
  if (found === null) return null
  const [then, now] = [found[1] ?? found[3], found[2] ?? found[4]].map(Number)
  return { then, now }
}

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  test(`${engine}: ladders are offered by the values, chosen and released`, needs(engine), () =>
    scratch(async folder => {
      const { page, me, input } = await described(browser, folder, people(), columns)
      /** Opens a column, and tells what is offered for it. */
      const open = async column => {
        await me.find("article", column).find("button").press()
        await me.see("heading", "offers-title")
        return offered(page)
      }
      const close = column => me.find("article", column).find("button").press()
      const isInForce = ladder =>
        page.wait(
          name =>
            [...document.querySelectorAll(".offers button")].some(
              button => button.innerText === name && button.getAttribute("aria-pressed") === "true",
            ),
          words(`ladder-${ladder}`),
        )

      // Most are codes; what is none is said, and put together under a label.
      const [icd, ...others] = await open("illness")
      assert.deepEqual([icd.name, others.length], [words("ladder-icd-10-who-2019"), 0])
      assert.match(icd.text, /40 of 41 values fit \(97\.6\s%; 97\.8\s% of their records\)/)
      assert.ok(icd.text.includes(words("ladder-icd-10-who-2019-source")), icd.text)
      assert.ok(!icd.isNow)
      // With the keyboard alone.
      await page.page.evaluate(() => document.querySelector(".offers button").focus())
      await page.page.keyboard.press("Enter")
      await isInForce("icd-10-who-2019")
      await me.read("levels-level", { level: 4 })
      await close("illness")

      // What leaves no choice is in force from the beginning.
      const [m49] = await open("born in")
      assert.ok(m49.isNow && m49.name === words("ladder-countries-m49"))
      await close("born in")

      const ages = await open("age")
      assert.deepEqual(
        ages.map(({ name, isNow }) => [name, isNow]),
        [
          [words("ladder-ages-top"), true],
          [words("ladder-ages"), false],
          [words("ladder-life-stages"), false],
        ],
      )
      /** What the ladders that are not in force would leave, once all are tried. */
      const gains = async () => {
        await page.wait(
          weighing =>
            [...document.querySelectorAll('.offers button[aria-pressed="false"]')].every(
              button => button.parentElement.querySelectorAll("p").length === 2,
            ) && !document.querySelector(".offers")?.innerText.includes(weighing),
          words("offers-weighing"),
        )
        return Object.fromEntries((await offered(page)).filter(({ isNow }) => !isNow).map(o => [o.name, gain(o.text)]))
      }
      const before = await gains()
      const promised = before[words("ladder-life-stages")]
      assert.ok(promised !== null, JSON.stringify(before))
      assert.deepEqual(await faults(page), [])
      await me.press("ladder-life-stages")
      await isInForce("life-stages")
      const after = await gains()
      assert.equal(after[words("ladder-ages-top")].now, promised.then, "what was promised came")
      await close("age")

      await open("came")
      await me.press("ladder-weeks")
      await isInForce("weeks")
      await close("came")

      await me.press("describe-next")
      await me.press("find-go")
      await me.see("button", "find-next")
      await me.press("find-next")
      await me.see("heading", "compare-risk")
      const made = await release(page, { file: "people.csv" })
      const chosen = JSON.parse(made.recipe).attributes.map(({ hierarchy }) => hierarchy)
      assert.deepEqual(chosen[0], { kind: "ready", ladder: "icd-10-who-2019", others: "other" })
      assert.deepEqual(chosen[1], { kind: "ready", ladder: "countries-m49" })
      assert.equal(chosen[2].kind, "cuts")
      assert.deepEqual(chosen[3].levels, ["week", "week-year"])
      const native = await run({ recipe: made.recipe, seed, input })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.equal(evidence(made.report), evidence(native.report))
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )
}
