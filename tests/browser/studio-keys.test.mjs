// All that groups made by hand allow, by the keys of a keyboard alone: going by Tab, pressing, writing. And
// a tree of categories whose members have descriptions, which stay through all of it.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { setTimeout as delay } from "node:timers/promises"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { evidence, run } from "./lib/cli.mjs"
import { described, release, seed } from "./lib/journey.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

const works = ["nurse", "midwife", "doctor", "carer", "smith", "baker", "tailor", "cook"]
const people = () =>
  `sex;work\n${Array.from({ length: 64 }, (_, i) => `${"mf"[i % 2]};${works[(i >> 1) % 8]}`).join("\n")}\n`

/** So often somebody presses Tab before they give up. */
const PATIENCE = 400

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  /** Hands that know nothing but keys: what is wanted is gone to by Tab, and never focused otherwise. */
  function hands({ page, wait }) {
    const { keyboard } = page
    /** Which key leads to a thing: none where it has the focus, or where it is not there yet. */
    const way = ([selector, text]) => {
      const isSaid = one => {
        const name = one.getAttribute("aria-label") ?? one.closest("label, summary")?.innerText ?? one.innerText ?? ""
        return name.replace(/^[▸▾\s]+/, "").startsWith(text)
      }
      const now = document.activeElement
      if (now.matches(selector) && isSaid(now)) return "there"
      const wanted = [...document.querySelectorAll(selector)].find(isSaid)
      if (wanted === undefined) return "waiting"
      return now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING ? "back" : "on"
    }
    async function goTo(selector, text) {
      for (let i = 0; i < PATIENCE; i += 1) {
        const found = await page.evaluate(way, [selector, text])
        if (found === "there") return
        if (found === "waiting") await delay(50)
        if (found === "back") await keyboard.down("Shift")
        if (found !== "waiting") await keyboard.press("Tab")
        if (found === "back") await keyboard.up("Shift")
      }
      assert.fail(`no ${selector} “${text}” by Tab`)
    }
    return {
      goTo,
      press: async (selector, text, key = "Enter") => {
        await goTo(selector, text)
        await keyboard.press(key)
      },
      type: async (selector, text, written) => {
        await goTo(selector, text)
        await keyboard.press("End")
        await keyboard.down("Shift")
        await keyboard.press("Home")
        await keyboard.up("Shift")
        await keyboard.type(written)
        await keyboard.press("Enter")
      },
      undo: async () => {
        await keyboard.down("Control")
        await keyboard.press("z")
        await keyboard.up("Control")
      },
      /** Waits until a live region says this. */
      hear: (id, args) =>
        wait(
          text => [...document.querySelectorAll(".studio [role=status]")].some(one => one.textContent === text),
          words(id, args),
        ),
      /** Waits until these groups with these values stand on the page. */
      become: expected =>
        wait(expected => {
          const shown = [...document.querySelectorAll(".studio-groups > li")].map(group => [
            group.dataset.group,
            ...[...group.querySelectorAll(".studio-values .check")].map(value => value.textContent.trim()),
          ])
          return JSON.stringify(shown) === JSON.stringify(expected)
        }, expected),
    }
  }

  test(`${engine}: groups are made, merged, renamed, split and put in order by keys alone`, needs(engine), () =>
    scratch(async folder => {
      const { page, me, input } = await described(browser, folder, people(), ["work"])
      const { keyboard } = page.page
      const { goTo, press, type, undo, hear, become } = hands(page)
      await press("[data-why-of=work] button.disclose", words("column-levels", { kind: "" }).trim().slice(0, 6))
      await goTo("input[type=radio][name^=kind-]", "")
      // Each kind comes into force when the arrow has come to it.
      for (let i = 0; i < 20; i += 1) {
        if (await page.page.evaluate(() => document.activeElement.value === "groups")) break
        const before = await page.page.evaluate(() => document.activeElement.value)
        await keyboard.press("ArrowRight")
        await page.wait(before => document.activeElement.value !== before, before)
      }
      await me.read("studio-free", { free: 8, all: 8 })
      const grouped = async (label, values) => {
        for (const value of values) await press(".studio-values input", value, " ")
        await type(".studio-naming input", words("studio-name"), label)
        await hear("studio-grouped", { label, values: values.length })
      }
      await grouped("care", ["nurse", "midwife"])
      await grouped("ward", ["doctor", "carer"])
      await grouped("craft", ["smith", "baker"])
      // Two become one.
      for (const label of ["care", "ward"])
        await press(".studio-groups input[type=checkbox]", words("studio-choose", { label }), " ")
      await goTo(".studio-naming input", words("studio-name"))
      await keyboard.type("health")
      await press(".studio-naming button", words("studio-merge"))
      await hear("studio-grouped", { label: "health", values: 0 })
      await become([
        ["craft", "smith", "baker"],
        ["health", "nurse", "midwife", "doctor", "carer"],
      ])
      await type(".studio-groups input", words("studio-rename", { label: "health" }), "medicine")
      await hear("studio-renamed", { label: "health", name: "medicine" })
      // Some of a group become one beside it.
      await press("summary", words("studio-values", { count: 4 }))
      for (const value of ["doctor", "carer"]) await press(".studio-groups .studio-values input", value, " ")
      await type(".studio-groups form input", words("studio-split-name", { label: "medicine" }), "clinic")
      await hear("studio-grouped", { label: "clinic", values: 2 })
      // What is in no group yet is put into one.
      await press(".studio-values input", "tailor", " ")
      await press("button", words("studio-put-into", { label: "craft", values: 1 }))
      await hear("studio-put", { label: "craft", values: 1 })
      await become([
        ["craft", "smith", "baker", "tailor"],
        ["medicine", "nurse", "midwife"],
        ["clinic", "doctor", "carer"],
      ])
      // Their order, where it is that of a scale.
      await press("[data-why=scale] input", words("studio-scale"), " ")
      await press("button", words("studio-down", { name: "craft" }))
      await hear("studio-moved-down", { name: "craft" })
      await become([
        ["medicine", "nurse", "midwife"],
        ["craft", "smith", "baker", "tailor"],
        ["clinic", "doctor", "carer"],
      ])
      await undo()
      await become([
        ["craft", "smith", "baker", "tailor"],
        ["medicine", "nurse", "midwife"],
        ["clinic", "doctor", "carer"],
      ])
      // A value and a group are let go again.
      await press("summary", words("studio-values", { count: 3 }))
      await press("button", words("studio-take-out", { value: "tailor", label: "craft" }))
      await hear("studio-taken-out", { value: "tailor" })
      await press("button", words("studio-dissolve", { label: "craft" }))
      await hear("studio-dissolved", { label: "craft" })
      await undo()
      await become([
        ["craft", "smith", "baker"],
        ["medicine", "nurse", "midwife"],
        ["clinic", "doctor", "carer"],
      ])
      await press("button.primary", words("describe-next"))
      await me.see("heading", "protect-title")
      await press("button.primary", words("find-go"))
      await me.see("button", "find-next")
      await press("button.primary", words("find-next"))
      await me.see("heading", "compare-risk")
      const made = await release(page, { file: "people.csv" })
      const native = await run({ recipe: made.recipe, seed, input })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: a tree of categories keeps what its members mean, whatever is done to it`, needs(engine), () =>
    scratch(async folder => {
      const { page, me, input } = await described(browser, folder, people(), [])
      await page.page.evaluate(() => document.querySelector("[data-why=step-load]").click())
      const tree = [
        {
          label: "health",
          description: "whoever looks after patients",
          groups: [
            {
              label: "care",
              description: "at the bedside",
              values: ["nurse", "carer"],
              meanings: { nurse: "KldB 813" },
            },
            {
              label: "medicine",
              values: ["doctor", "midwife"],
              meanings: { doctor: "KldB 814", midwife: "KldB 813 5" },
            },
          ],
        },
        { label: "craft", description: "makes things", values: works.slice(4), meanings: { cook: "KldB 293" } },
      ]
      const recipe = {
        outis: 1,
        kind: "recipe",
        attributes: [
          { name: "sex", role: "quasi-identifier" },
          { name: "work", role: "quasi-identifier", floor: 1, hierarchy: { kind: "groups", groups: tree } },
        ],
        models: [{ model: "k-anonymity", k: 3 }],
      }
      const path = join(folder, "tree.json")
      await writeFile(path, JSON.stringify(recipe))
      await me.give("load-recipe", path)
      await me.read("message-recipe-in-force", { name: "tree.json" })
      await page.page.evaluate(() => document.querySelector("[data-why=step-describe]").click())
      await me.find("article", "work").find("button").press()
      await page.wait(() => document.querySelectorAll(".studio-groups [data-group]").length === 4)
      const { type, press, hear } = hands(page)
      const shown = await page.page.evaluate(() => {
        for (const one of document.querySelectorAll(".studio-groups details")) one.open = true
        return [
          ...[...document.querySelectorAll(".studio-meaning input")].map(({ value }) => value),
          document.querySelector(".studio-groups").innerText,
        ].join("\n")
      })
      for (const text of ["whoever looks after patients", "at the bedside", "makes things", "KldB 813 5", "KldB 293"])
        assert.ok(shown.includes(text), text)
      // A renamed group, one that is put in another order, a value that goes elsewhere and comes back.
      await type(".studio-groups input", words("studio-rename", { label: "care" }), "nursing")
      await hear("studio-renamed", { label: "care", name: "nursing" })
      await press(".studio-groups .studio-values input", "cook", " ")
      await press("button", words("studio-put-into", { label: "nursing", values: 1 }))
      await hear("studio-put", { label: "nursing", values: 1 })
      await page.page.evaluate(() => {
        for (const one of document.querySelectorAll(".studio-groups details")) one.open = true
      })
      await page.wait(() =>
        document.querySelector("[data-group=nursing] .studio-values")?.innerText.includes("KldB 293"),
      )
      await press("button.primary", words("describe-next"))
      await me.press("find-go")
      await me.press("find-next")
      await me.see("heading", "compare-risk")
      const made = await release(page, { file: "people.csv" })
      const [health, craft] = JSON.parse(made.recipe).attributes[1].hierarchy.groups
      assert.equal(health.description, "whoever looks after patients")
      const [nursing, medicine] = health.groups
      assert.deepEqual([nursing.label, nursing.description], ["nursing", "at the bedside"])
      assert.deepEqual(nursing.meanings, { nurse: "KldB 813", cook: "KldB 293" })
      assert.deepEqual(medicine.meanings, { doctor: "KldB 814", midwife: "KldB 813 5" })
      assert.deepEqual([craft.description, craft.meanings ?? {}], ["makes things", {}])
      const native = await run({ recipe: made.recipe, seed, input })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.equal(evidence(made.report), evidence(native.report))
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )
}
