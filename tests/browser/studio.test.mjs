// Groups made by hand, by keyboard alone: what was lost for want of groups stays in part, and the
// recipe makes the same release again.

import assert from "node:assert/strict"
import { join } from "node:path"
import { test } from "node:test"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, eventually, needs } from "./lib/browsers.mjs"
import { evidence, run } from "./lib/cli.mjs"
import { described, release, seed } from "./lib/journey.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

const works = ["nurse", "midwife", "doctor", "carer", "smith", "baker", "tailor", "cook"]
const people = () =>
  `sex;work\n${Array.from({ length: 64 }, (_, i) => `${"mf"[i % 2]};${works[(i >> 1) % 8]}`).join("\n")}\n`

/** Names of groups: what every object has, markup, letters from the right, signs of several, a long one. */
const hostile = [
  "__proto__",
  "constructor",
  `<img src=x onerror="document.title='ran'">`,
  "\u05d0\u05d1\u05d2 \u202egrp",
  "\u{1f469}\u200d\u2695\ufe0f",
  "W".repeat(3000),
]

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  test(
    `${engine}: values are grouped by keyboard alone, and the command line makes the same of it`,
    needs(engine),
    () =>
      scratch(async folder => {
        const { page, me, input } = await described(browser, folder, people(), ["sex", "work"])
        const { keyboard } = page.page
        /** Goes to a thing as the keyboard does, and presses a key on it. */
        const key = async (selector, text, key) => {
          await page.page.evaluate(
            ([selector, text]) =>
              [...document.querySelectorAll(selector)].find(one => one.textContent.includes(text)).focus(),
            [selector, text],
          )
          await keyboard.press(key)
        }
        const tick = async value => {
          await page.page.evaluate(
            value =>
              [...document.querySelectorAll(".studio-values label")]
                .find(one => one.innerText.startsWith(value))
                .querySelector("input")
                .focus(),
            value,
          )
          await keyboard.press(" ")
        }
        const named = async (label, values) => {
          for (const value of values) await tick(value)
          await page.page.evaluate(() => document.querySelector(".studio-naming input").focus())
          await keyboard.type(label)
          await keyboard.press("Enter")
          await me.read("studio-grouped", { label, values: values.length })
          await page.wait(
            label => [...document.querySelectorAll(".studio-groups input")].some(({ value }) => value === label),
            label,
          )
        }
        const article = me.find("article", "work")
        await article.find("button").press()
        await article.find("radio", words("hierarchy-groups")).check()
        await me.read("studio-free", { free: 8, all: 8 })
        // Whoever types hears how many values are left, in a place that stood there before.
        const found = async (sought, found) => {
          await me.write("searchbox", "studio-filter", sought)
          await page.wait(
            text => [...document.querySelectorAll(".studio [role=status]")].some(one => one.textContent === text),
            words("studio-found", { found, sought }),
          )
        }
        await found("er", 2)
        await found("wife", 1)
        await found("pilot", 0)
        await me.write("searchbox", "studio-filter", "")
        await named("care", works.slice(0, 4))
        await named("craft", works.slice(4))
        await me.read("studio-free", { free: 0, all: 8 })
        // A name may be changed, and what was done be undone.
        await page.page.evaluate(() => {
          const field = [...document.querySelectorAll(".studio-groups input")].find(({ value }) => value === "craft")
          field.focus()
          field.select()
        })
        await keyboard.type("trade")
        await keyboard.press("Enter")
        await me.read("studio-renamed", { label: "craft", name: "trade" })
        await me.press("describe-next")
        await me.press("find-go")
        await page.wait(() => document.querySelector(".found-levels")?.innerText.includes("→"))
        const levels = await page.page.evaluate(() => document.querySelector(".found-levels").innerText)
        assert.match(levels, /work\s+in 2 groups\s+\w+ → (care|trade)/)
        await key("button", words("find-next"), "Enter")
        await me.see("heading", "compare-risk")
        const made = await release(page, { file: "people.csv" })
        const [{ hierarchy }] = JSON.parse(made.recipe).attributes.filter(({ name }) => name === "work")
        assert.deepEqual(
          hierarchy.groups.map(({ label, values }) => [label, values.toSorted()]),
          [
            ["care", works.slice(0, 4).toSorted()],
            ["trade", works.slice(4).toSorted()],
          ],
        )
        const native = await run({ recipe: made.recipe, seed, input })
        assert.ok(made.release.equals(native.release), "the release differs")
        assert.equal(evidence(made.report), evidence(native.report))
        assert.deepEqual(page.console, [])
        await page.close()
      }),
  )

  test(`${engine}: why a name is refused is in sight beside its field`, needs(engine), () =>
    scratch(async folder => {
      // So many values that the studio is higher than the window.
      const many = Array.from({ length: 60 }, (_, i) => `work ${i}`)
      const text = `sex;work\n${many.map((work, i) => `${"mf"[i % 2]};${work}`).join("\n")}\n`
      const { page, me } = await described(browser, folder, text, ["sex", "work"], { width: 1280, height: 800 })
      const article = me.find("article", "work")
      await article.find("button").press()
      await article.find("radio", words("hierarchy-groups")).check()
      await me.read("studio-free", { free: 60, all: 60 })
      // Groups of which each lists its values, and one that is called as a value outside it.
      const named = async (place, label) => {
        await page.page.evaluate(place => {
          const free = [...document.querySelectorAll(".studio-values input[type=checkbox]")]
          for (const box of free.slice(place, place + 2)) box.click()
          const field = document.querySelector(".studio-naming input")
          field.value = ""
          field.focus()
        }, place)
        await page.page.keyboard.type(label)
        await page.page.keyboard.press("Enter")
      }
      for (const label of ["first", "second", "third", "fourth", "fifth", "sixth"]) {
        await named(0, label)
        await me.read("studio-grouped", { label, values: 2 })
      }
      await named(0, "work 50")
      await page.wait(
        said => {
          const told = [...document.querySelectorAll(".studio [role=status]")].find(one => one.innerText === said)
          if (told === undefined) return false
          const { left, top, width, height } = told.getBoundingClientRect()
          const field = document.querySelector(".studio-naming input").getBoundingClientRect()
          const isSeen = told.contains(document.elementFromPoint(left + width / 2, top + height / 2))
          return isSeen && field.top > 0 && field.bottom < innerHeight
        },
        words("studio-name-value", { label: "work 50" }),
      )
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: what is made or typed stays while what was made before comes into force`, needs(engine), () =>
    scratch(async folder => {
      const { page, me } = await described(browser, folder, people(), ["work"])
      const article = me.find("article", "work")
      await article.find("button").press()
      await article.find("radio", words("hierarchy-groups")).check()
      await me.read("studio-free", { free: 8, all: 8 })
      // Two groups and the beginning of another name, quicker than any worker answers.
      await page.page.evaluate(async works => {
        const studio = document.querySelector("group-studio")
        for (const [label, values] of [
          ["care", works.slice(0, 4)],
          ["craft", works.slice(4)],
        ]) {
          for (const value of values) {
            const rows = [...studio.querySelectorAll(".studio > section .studio-values label")]
            rows
              .find(row => row.innerText.startsWith(value))
              .querySelector("input")
              .click()
            await studio.updateComplete
          }
          studio.querySelector(".studio-naming input").value = label
          studio.querySelector(".studio-naming button[type=submit]").click()
          await studio.updateComplete
          // The page around it may be drawn anew for any other reason.
          const editor = document.querySelector("hierarchy-editor")
          editor.requestUpdate()
          await editor.updateComplete
          await studio.updateComplete
        }
        const field = [...studio.querySelectorAll(".studio-groups input")].find(({ value }) => value === "craft")
        field.focus()
        field.value = "tra"
        globalThis.typed = field
      }, works)
      await page.wait(() => {
        const levels = document.querySelector("hierarchy-levels")?.innerText ?? ""
        return levels.includes("care") && levels.includes("craft")
      })
      const typed = await page.page.evaluate(() => [typed.isConnected, typed === document.activeElement, typed.value])
      assert.deepEqual(typed, [true, true, "tra"])
      // What was said of a group goes with it.
      const made = words("studio-grouped", { label: "craft", values: 4 })
      await me.read("studio-grouped", { label: "craft", values: 4 })
      await page.page.evaluate(() => document.activeElement.blur())
      await me.press("history-undo", { label: words("history-hierarchy", { name: "work" }) })
      await page.wait(made => !document.querySelector("group-studio").innerText.includes(made), made)
      await page.close()
    }),
  )

  test(`${engine}: values are dragged and put into groups, split off and put in order`, needs(engine), () =>
    scratch(async folder => {
      // High enough for values and groups to be in sight together, wherever lines break.
      const { page, me } = await described(browser, folder, people(), ["work"], { height: 2000 })
      const article = me.find("article", "work")
      await article.find("button").press()
      await article.find("radio", words("hierarchy-groups")).check()
      await me.read("studio-free", { free: 8, all: 8 })
      const { keyboard, mouse } = page.page
      const focus = (selector, text) =>
        page.page.evaluate(
          async ([selector, text]) => {
            // What was moved a moment ago may take the focus once its list is drawn anew.
            for (let one = null; one === null || document.activeElement !== one;) {
              one = [...document.querySelectorAll(selector)].find(one =>
                (one.getAttribute("aria-label") ?? one.closest("li, form")?.innerText ?? "").includes(text),
              )
              one.focus()
              await new Promise(resolve => setTimeout(resolve, 50))
            }
          },
          [selector, text],
        )
      const press = async (selector, text, key) => {
        await focus(selector, text)
        await keyboard.press(key)
      }
      /** Waits until these groups with these values stand on the page. */
      const become = expected =>
        page.wait(expected => {
          for (const one of document.querySelectorAll(".studio-groups details")) one.open = true
          const shown = [...document.querySelectorAll(".studio-groups > li")].map(group => [
            group.dataset.group,
            ...[...group.querySelectorAll(".studio-values .check")].map(value => value.innerText.trim()),
          ])
          return JSON.stringify(shown) === JSON.stringify(expected)
        }, expected)
      const grouped = async (label, values) => {
        for (const value of values) await press(".studio-values input", value, " ")
        await page.wait(count => document.querySelectorAll(".studio-values :checked").length === count, values.length)
        await focus(".studio-naming input", "")
        await keyboard.type(label)
        await keyboard.press("Enter")
        await me.read("studio-grouped", { label, values: values.length })
      }
      await grouped("care", ["nurse", "midwife"])
      await become([["care", "nurse", "midwife"]])
      // Nothing can be called like a value that is not in it.
      await press(".studio-values input", "smith", " ")
      await focus(".studio-naming input", "")
      await keyboard.type("doctor")
      await keyboard.press("Enter")
      await me.read("studio-name-value", { label: "doctor" })
      await page.page.evaluate(() => {
        document.querySelector(".studio-naming input").value = ""
      })
      await press(".studio-values input", "smith", " ")
      await grouped("craft", ["smith", "baker"])
      await become([
        ["care", "nurse", "midwife"],
        ["craft", "smith", "baker"],
      ])

      // What is ticked is put into a group by its button; what is not goes by itself, dragged.
      await press(".studio-values input", "doctor", " ")
      await press("button", words("studio-put-into", { label: "care", values: 1 }), "Enter")
      await me.read("studio-put", { label: "care", values: 1 })
      await become([
        ["care", "nurse", "midwife", "doctor"],
        ["craft", "smith", "baker"],
      ])
      // The button is gone; the focus goes on at its group, not at the top of the page.
      await page.wait(
        () => document.activeElement.matches("summary") && document.activeElement.closest("[data-group=care]") !== null,
      )
      // A name that another group has is not taken, and that is said.
      await page.page.evaluate(() => {
        const field = [...document.querySelectorAll(".studio-groups input")].find(({ value }) => value === "care")
        field.focus()
        field.select()
      })
      await keyboard.type("craft")
      await keyboard.press("Enter")
      await me.read("studio-name-taken", { label: "craft" })
      const middles = () =>
        page.page.evaluate(async () => {
          const value = [...document.querySelectorAll(".studio-values li")].find(one =>
            one.innerText.includes("tailor"),
          )
          const group = document.querySelector('[data-group="craft"]')
          const places = () => {
            group.scrollIntoView({ block: "end" })
            return [value.querySelector("span"), group.querySelector(".figures")].map(one => {
              const { left, top, width, height } = one.getBoundingClientRect()
              return { x: left + width / 2, y: top + height / 2 }
            })
          }
          // The page may still grow or shrink: where things stood a moment ago another value may stand.
          for (let before = null; ;) {
            const now = places()
            if (JSON.stringify(now) === JSON.stringify(before)) return now
            before = now
            await new Promise(resolve => setTimeout(resolve, 100))
          }
        })
      const [start] = await middles()
      await mouse.move(start.x, start.y)
      await mouse.down()
      await mouse.move(start.x + 20, start.y + 20)
      // What was said of the name is gone with its focus, and all below it stands elsewhere.
      const [, end] = await middles()
      await mouse.move(end.x - 1, end.y)
      await mouse.move(end.x, end.y)
      await page.wait(() => document.querySelector(".target")?.dataset.group === "craft")
      await mouse.up()
      await me.read("studio-put", { label: "craft", values: 1 })
      await become([
        ["care", "nurse", "midwife", "doctor"],
        ["craft", "smith", "baker", "tailor"],
      ])
      // Dragging ticks nothing.
      assert.equal(await page.page.evaluate(() => document.querySelectorAll(".studio :checked").length), 0)

      // Two of a group become one beside it.
      for (const value of ["midwife", "doctor"]) await press(".studio-groups .studio-values input", value, " ")
      await focus(".studio-groups form input", "")
      await keyboard.type("clinic")
      await keyboard.press("Enter")
      await become([
        ["care", "nurse"],
        ["clinic", "midwife", "doctor"],
        ["craft", "smith", "baker", "tailor"],
      ])

      // In order, with the focus on what was moved.
      await page.page.evaluate(() => document.querySelector("[data-why=scale] input").focus())
      await keyboard.press(" ")
      await me.see("button", "studio-up", { name: "craft" })
      await press("button", words("studio-up", { name: "craft" }), "Enter")
      await become([
        ["care", "nurse"],
        ["craft", "smith", "baker", "tailor"],
        ["clinic", "midwife", "doctor"],
      ])
      await me.read("studio-moved-up", { name: "craft" })
      const focused = () => page.page.evaluate(() => document.activeElement.getAttribute("aria-label"))
      assert.equal(await focused(), words("studio-up", { name: "craft" }))
      await keyboard.press("Enter")
      await become([
        ["craft", "smith", "baker", "tailor"],
        ["care", "nurse"],
        ["clinic", "midwife", "doctor"],
      ])
      // Two steps at once are two steps, though the first is not in force yet.
      const twice = name =>
        page.page.evaluate(name => {
          const button = [...document.querySelectorAll("button")].find(one => one.ariaLabel === name)
          for (let i = 0; i < 2; i += 1) button.click()
        }, name)
      await twice(words("studio-down", { name: "craft" }))
      await become([
        ["care", "nurse"],
        ["clinic", "midwife", "doctor"],
        ["craft", "smith", "baker", "tailor"],
      ])
      await twice(words("studio-up", { name: "craft" }))
      await become([
        ["craft", "smith", "baker", "tailor"],
        ["care", "nurse"],
        ["clinic", "midwife", "doctor"],
      ])
      await press("button", words("studio-down", { name: "smith" }), "Enter")
      await become([
        ["craft", "baker", "smith", "tailor"],
        ["care", "nurse"],
        ["clinic", "midwife", "doctor"],
      ])
      if (engine === "chromium") assert.deepEqual(await faults(page), [])
      // Undone like anything else.
      await me.press("history-undo", { label: words("history-hierarchy", { name: "work" }) })
      await become([
        ["craft", "smith", "baker", "tailor"],
        ["care", "nurse"],
        ["clinic", "midwife", "doctor"],
      ])
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: groups may be called anything that a release may show, and nothing twice`, needs(engine), () =>
    scratch(async folder => {
      const { page, me, input } = await described(browser, folder, people(), ["work"])
      const article = me.find("article", "work")
      await article.find("button").press()
      await article.find("radio", words("hierarchy-groups")).check()
      await me.read("studio-free", { free: 8, all: 8 })
      const name = (label, values) =>
        page.page.evaluate(
          ([label, values]) => {
            for (const value of values)
              [...document.querySelectorAll(".studio-values label")]
                .find(one => one.innerText.startsWith(value))
                .querySelector("input")
                .click()
            const form = document.querySelector(".studio-naming")
            form.querySelector("input").value = label
            form.querySelector("[type=submit]").click()
          },
          [label, values],
        )
      const labels = () =>
        page.page.evaluate(() => [...document.querySelectorAll(".studio-groups > li")].map(one => one.dataset.group))
      const begun = []
      for (const [i, label] of hostile.entries()) {
        await name(label, [works[i]])
        begun.push(label)
        await eventually(async () => (await labels()).join("|") === begun.join("|"))
      }
      // What is called like another group stays ticked until it has a name of its own.
      await name(hostile[0], [works[6]])
      await me.read("studio-name-taken", { label: hostile[0] })
      assert.deepEqual(await labels(), hostile)
      await name("rest", [works[7]])
      await me.read("studio-free", { free: 0, all: 8 })
      assert.ok(await page.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      const turning = /[\u202a-\u202e\u2066\u2067]/
      assert.doesNotMatch(await page.page.evaluate(() => document.querySelector("main").innerText), turning)
      await page.page.evaluate(() => {
        document
          .querySelector("outis-app")
          .dispatchEvent(
            Object.assign(new Event("outis-act"), { action: { kind: "set-floor", attribute: "work", floor: 1 } }),
          )
      })
      await me.press("describe-next")
      await me.press("find-go")
      await me.see("button", "find-next")
      await me.press("find-next")
      await me.see("heading", "compare-risk")
      const made = await release(page, { file: "people.csv" })
      const [{ hierarchy }] = JSON.parse(made.recipe).attributes.filter(({ name }) => name === "work")
      assert.deepEqual(
        hierarchy.groups.map(({ label }) => label),
        [...hostile, "rest"],
      )
      assert.notEqual(await page.page.title(), "ran")
      assert.ok(!made.html.includes("<img"))
      const native = await run({ recipe: made.recipe, seed, input })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.equal(evidence(made.report), evidence(native.report))
      assert.deepEqual(page.console, [])
      assert.deepEqual(await page.violations(), [])
      await page.close()
    }),
  )

  test(`${engine}: roles that are changed and undone bring groups and table back`, needs(engine), () =>
    scratch(async folder => {
      const { page, me } = await described(browser, folder, people(), ["sex", "work"])
      const article = me.find("article", "work")
      await article.find("button").press()
      await article.find("radio", words("hierarchy-groups")).check()
      await me.read("studio-free", { free: 8, all: 8 })
      await page.page.evaluate(() => {
        for (const box of [...document.querySelectorAll(".studio-values input")].slice(0, 4)) box.click()
        const form = document.querySelector(".studio-naming")
        form.querySelector("input").value = "some"
        form.querySelector("[type=submit]").click()
      })
      await me.read("studio-free", { free: 4, all: 8 })
      const recipe = () =>
        page.page.evaluate(() => {
          const { entries, index } = document.querySelector("outis-app").state.history
          return JSON.stringify(entries[index].recipe)
        })
      const before = await recipe()
      const headline = () => page.page.evaluate(() => document.querySelector("living-table .headline")?.innerText)
      await eventually(async () => (await headline())?.includes("work"))
      const shown = await headline()
      for (const role of ["sensitive", "identifier", "insensitive"]) {
        await me.role("work", role)
        await eventually(async () => (await headline()) !== undefined && !(await headline()).includes("work"))
        assert.notEqual(await recipe(), before)
        await page.page.evaluate(() => document.querySelector("history-list button").click())
        assert.equal(await recipe(), before)
        await eventually(async () => (await headline()) === shown)
      }
      // Given by hand again, the column has its groups from the shelf.
      await me.role("work", "insensitive")
      await me.role("work", "quasi-identifier")
      assert.deepEqual(JSON.parse(await recipe()), JSON.parse(before))
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: numbers that may be codes are offered no ranges first, and are grouped by hand`, needs(engine), () =>
    scratch(async folder => {
      const codes = [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3]
      const records = Array.from({ length: 320 }, (_, i) => `${"mf"[i % 2]};${codes[(i >> 1) % 16]}`)
      const text = ["sex;status", ...records, ""].join("\n")
      const { page, me } = await described(browser, folder, text, ["status"])
      const article = me.find("article", "status")
      await article.find("button").press()
      await me.see("heading", "offers-title")
      const offered = await page.page.evaluate(() =>
        [...document.querySelectorAll(".offers button")].map(button => button.innerText),
      )
      assert.deepEqual(offered, [words("ladder-common"), words("ladder-counts")])
      await me.read("hierarchy-codes")
      await me.press("hierarchy-codes-group")
      await me.read("studio-free", { free: 4, all: 4 })
      await me.gone("button", "hierarchy-codes-group")
      // What is offered is told of by no warning.
      await me.press("ladder-common")
      await page.wait(() => document.querySelector('.offers [aria-pressed="true"]') !== null)
      await page.wait(() => document.querySelector("hierarchy-levels") !== null)
      assert.equal(await page.page.evaluate(() => document.querySelectorAll("hierarchy-editor .warning").length), 0)
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )
}
