// What a release would be, in words: what each column shows, what is lost and what can be done
// about it, and what mixed levels would keep.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { setTimeout as delay } from "node:timers/promises"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { described, release, seed } from "./lib/journey.mjs"
import { evidence, run } from "./lib/cli.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

/** Births over seven decades, postcodes of everywhere, and twenty occupations without groups. */
function people() {
  let state = 7
  const below = limit => {
    state = (state * 48271) % 2147483647
    return state % limit
  }
  const lines = Array.from({ length: 300 }, () => {
    const born = `${10 + below(19)}.0${1 + below(9)}.${1940 + below(65)}`
    const zip = String(10000 + below(90000))
    return [born, ["m", "f"][below(2)], zip, `work ${String.fromCharCode(97 + below(20))}`].join(";")
  })
  return `born;sex;zip;occupation\n${lines.join("\n")}\n`
}

/** Seven common trades, one of which is called “other”, and fifteen rare ones. */
function trades() {
  const common = { nurse: 120, midwife: 80, smith: 60, baker: 50, other: 40, clerk: 30, cook: 12 }
  const rare = Object.fromEntries(Array.from({ length: 15 }, (_, i) => [`trade ${i}`, 3]))
  const all = Object.entries({ ...common, ...rare }).flatMap(([trade, records]) => Array(records).fill(trade))
  return `sex;occupation\n${all.map((trade, i) => `${i % 2 === 0 ? "f" : "m"};${trade}`).join("\n")}\n`
}

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  /** A page that has found its table. */
  async function found(folder) {
    const { page, me, input } = await described(browser, folder, people(), ["born", "sex", "zip", "occupation"])
    await me.press("describe-next")
    await me.press("find-go")
    await me.see("heading", "lost-title", { name: "occupation" })
    return { page, me, input }
  }

  test(`${engine}: what is shown while settings change is what the search then finds`, needs(engine), () =>
    scratch(async folder => {
      const { page, me } = await found(folder)
      const protect = () => page.page.evaluate(() => document.querySelector("[data-why=step-protect]").click())
      await protect()
      const living = async () => {
        // While it looks again it says nothing for a moment.
        await page.wait(() => document.querySelector(".living .headline") !== null)
        return shown(page, ".living .headline")
      }
      for (const k of ["2", "10"]) {
        await me.write("spinbutton", "protect-k-before", k)
        await page.wait(
          k =>
            document.querySelector("[data-why=step-protect]").innerText.includes(`k = ${k},`)
            && document.querySelector(".living")?.getAttribute("aria-busy") === "false",
          k,
        )
        let seen = await living()
        // Under load the look may be that of a moment ago.
        for (let before = ""; seen !== before; seen = await living()) {
          before = seen
          await delay(300)
        }
        // Whoever would be left out stands there as in the file.
        const left = await page.page.evaluate(() => document.querySelectorAll(".living s").length)
        assert.equal(left > 0, !seen.includes("no record left out"), seen)
        await me.press("find-go")
        await page.wait(() => document.querySelector("find-step .headline") !== null)
        assert.equal(await shown(page, "find-step .headline"), seen)
        await protect()
      }
      // More than there are: no table holds that, and the look says so.
      await me.write("spinbutton", "protect-k-before", "301")
      await me.read("living-none")
      // Where all of them may be left out, there is one, and nothing in it.
      await me.write("spinbutton", "budget-label", "100")
      await me.read("outcome-nothing", { records: 300 })
      assert.equal(await page.page.evaluate(() => document.querySelectorAll(".living .row button").length), 0)
      // Of nothing no detail is kept, whatever the levels would tell apart.
      const isKept = selector =>
        page.page.evaluate(selector => /\d\s%[^]{0,20}kept/.test(document.querySelector(selector).innerText), selector)
      assert.ok(!(await isKept(".living")))
      await me.press("find-go")
      await me.read("find-nothing")
      assert.ok(!(await isKept(".work")) && !(await isKept("step-rail")))
      await me.press("find-next")
      await me.see("heading", "compare-columns")
      assert.ok(!(await isKept(".work")))
      await page.close()
    }),
  )

  const shown = (page, selector) => page.page.evaluate(selector => document.querySelector(selector).innerText, selector)

  test(`${engine}: what the table would be is in sight from the start, and leads to it`, needs(engine), () =>
    scratch(async folder => {
      const columns = ["born", "sex", "zip", "occupation"]
      const size = { width: 1280, height: 800 }
      const { page, me } = await described(browser, folder, people(), columns, size)
      await beside(page, me)
      await page.close()
    }),
  )

  test(`${engine}: on a narrow screen it stands above the button`, needs(engine), () =>
    scratch(async folder => {
      const columns = ["born", "sex", "zip", "occupation"]
      const size = { width: 400, height: 800 }
      const { page, me } = await described(browser, folder, people(), columns, size)
      await beside(page, me)
      const { line, button, bar, lines } = await page.page.evaluate(() => {
        const rect = selector => document.querySelector(selector).getBoundingClientRect().toJSON()
        const line = document.querySelector(".living-line > span")
        const lines = line.offsetHeight / Number.parseFloat(getComputedStyle(line).lineHeight)
        return { line: rect(".living-line"), button: rect(".action .primary"), bar: rect(".action"), lines }
      })
      assert.ok(line.bottom <= button.top && line.width > 350 && button.width > 350, JSON.stringify({ line, button }))
      assert.ok(lines === 2 && bar.height < 130, `${lines} lines in ${bar.height} px`)
      if (engine === "chromium") {
        await page.page.setViewportSize({ width: 640, height: 360 })
        assert.ok(!(await page.page.isVisible(".living-line")))
      }
      await page.close()
    }),
  )

  /** What the table would be stands beside the button of each step that has one, and leads to it. */
  async function beside(page, me) {
    for (const step of ["describe", "protect"]) {
      await page.wait(() => document.querySelector(".living-line .exposed") !== null)
      const isInSight = selector =>
        page.wait(selector => {
          const { top, bottom } = document.querySelector(selector).getBoundingClientRect()
          return top >= 0 && bottom <= document.querySelector(".action").getBoundingClientRect().bottom
        }, selector)
      await page.page.evaluate(() => scrollTo(0, 0))
      await isInSight(".living-line")
      // Who would be left out comes first, since there may be no room for the rest.
      const parts = (await shown(page, ".living .headline")).replace(/\.$/, "").split("; ")
      const line = `${words("living-line")} ${[...parts.slice(-1), ...parts.slice(0, -1)].join("; ")}.`
      assert.equal(await page.page.evaluate(() => document.querySelector(".living-line").innerText), line)
      await me.find("button", line).press()
      await isInSight("#living-title")
      assert.equal(await page.page.evaluate(() => document.activeElement.id), "living-title")
      if (step === "describe") await me.press("describe-next")
    }
    assert.deepEqual(page.console, [])
  }

  test(`${engine}: a release is told in words, and a lost column can be kept`, needs(engine), () =>
    scratch(async folder => {
      const { page, me } = await found(folder)
      // All choices of levels have been looked at, and say what could be kept.
      await me.see("heading", "runners-title")
      const headline = await shown(page, ".headline")
      const gone = words("outcome-gone", { names: "born and occupation", count: 2 })
      assert.ok(headline.includes(gone), headline)
      assert.ok(headline.startsWith(`zip ${words("level-mask", { from: "right", characters: 4 })}; `), headline)
      assert.match(await shown(page, ".found-levels"), /\d{5} → \d\*{4}/)
      // The next best level of the births is asked for by its own text, and others give way.
      await me.press("lost-limit", {
        shown: /\d{4}-\d{4}/.exec(await shown(page, ".lost"))[0],
        known: "yes",
      })
      await page.wait(() => / → \d{3}0-\d{3}9/.test(document.querySelector(".found-levels")?.innerText ?? ""))
      assert.ok(!(await shown(page, ".headline")).includes(gone))
      // A column without groups can be left out.
      await me.press("lost-leave-out", { name: "occupation" })
      await me.press("find-go")
      await page.wait(() => {
        const text = document.querySelector(".headline")?.innerText ?? "occupation"
        return !text.includes("occupation")
      })
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(
    `${engine}: a group that all records left show is told as it stands there, and what it counts for`,
    needs(engine),
    () =>
      scratch(async folder => {
        // Thirty wards of the north with three records each, and one of the south, which is too small.
        const wards = Array.from({ length: 30 }, (_, i) => `ward ${i + 1}`)
        const records = [...wards.flatMap(ward => [ward, ward, ward]), "island"]
        const { page, me } = await described(
          browser,
          folder,
          `ward;visits\n${records.map((ward, i) => `${ward};${i % 7}`).join("\n")}\n`,
          ["ward"],
        )
        const levels = join(folder, "wards.csv")
        await writeFile(levels, [...wards.map(ward => `${ward};north;*`), "island;south;*", ""].join("\n"))
        await me.hierarchy("ward", levels)
        await me.press("describe-next")
        await me.press("find-go")
        await me.see("heading", "lost-title-same", { name: "ward", shown: "north", else: "none" })
        const headline = await shown(page, "find-step .headline")
        assert.ok(headline.startsWith(words("outcome-same", { name: "ward", shown: "north", else: "none" })), headline)
        const row = await shown(page, ".found-levels")
        assert.ok(row.includes(words("level-same", { shown: "north", else: "none" })), row)
        // What is kept goes by the levels, and says so at each of its places.
        const kept = await shown(page, ".hero-figure")
        const figure = Number.parseFloat(kept)
        assert.ok(figure > 0 && figure < 100, kept)
        assert.equal(
          await shown(page, ".found-levels .figures:last-child"),
          words("compare-column-kept-counted", { kept }),
        )
        await me.read("lost-counted", { kept })
        await me.press("find-next")
        await me.read("compare-column-kept-counted", { kept })
        await me.see("heading", "compare-risk")
        const made = await release(page, { file: "people.csv" })
        assert.ok(made.html.toString().includes(words("dossier-shown-same", { shown: "north" })))
        assert.ok(made.release.toString().includes("north"))
        assert.deepEqual(page.console, [])
        await page.close()
      }),
  )

  test(`${engine}: no remedy is offered of which it is known that no table holds it`, needs(engine), () =>
    scratch(async folder => {
      // Three records of each house, which five are asked of.
      const houses = ["north", "east", "south", "west"]
      const lines = Array.from({ length: 12 }, (_, i) => `ward ${i + 1};${houses[i % 4]};*`)
      const text = `ward;visits\n${lines.map((line, i) => `${line.split(";")[0]};${i % 7}`).join("\n")}\n`
      const { page, me } = await described(browser, folder, text, ["ward"])
      const levels = join(folder, "wards.csv")
      await writeFile(levels, lines.join("\n"))
      await me.hierarchy("ward", levels)
      await me.press("describe-next")
      await me.press("find-go")
      await me.see("heading", "lost-title", { name: "ward" })
      await me.read("nodes-title", { nodes: 3 })
      const offered = await page.page.evaluate(() =>
        [...document.querySelectorAll(".lost button")].map(button => button.textContent),
      )
      assert.deepEqual(offered, [words("lost-levels", { name: "ward" }), words("lost-leave-out", { name: "ward" })])
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(
    `${engine}: a column with one value throughout says that value, and offers nothing that leaves it so`,
    needs(engine),
    () =>
      scratch(async folder => {
        // Two are women, and of two jobs one is rare: finer for some of the others.
        const lines = Array.from({ length: 300 }, (_, i) => {
          const job = i % 50 === 0 ? `rare ${i}` : `work ${"abc"[((i * 7) % 11) % 3]}`
          return [[7, 99].includes(i) ? "f" : "m", job, ["Ulm", "Bonn", ""][((i * 5) % 13) % 3]].join(";")
        })
        const { page, me } = await described(browser, folder, `sex;job;town\n${lines.join("\n")}\n`, [
          "sex",
          "job",
          "town",
        ])
        await me.press("describe-next")
        await me.press("find-go")
        await me.see("heading", "lost-title-same", { name: "sex", shown: "m", else: "none" })
        await me.see("heading", "mixed-title")
        const [sex, job] = await page.page.evaluate(() =>
          [...document.querySelectorAll(".lost")].map(({ innerText }) => innerText),
        )
        assert.ok(sex.includes(words("lost-text-left")) && !sex.includes("*"), sex)
        // What mixed levels would show of both is said where they are offered, once.
        const mixed = await shown(page, ".mixed")
        for (const [id, names] of [
          ["mixed-lost-part", "job"],
          ["mixed-lost-none", "sex"],
        ])
          assert.ok(mixed.includes(words(id, { names })), mixed)
        assert.ok(job.includes(words("lost-group", { name: "job" })), job)
        assert.deepEqual(page.console, [])
        await page.close()
      }),
  )

  test(`${engine}: where many columns are told together, each can be read by its name`, needs(engine), () =>
    scratch(async folder => {
      const columns = Array.from({ length: 8 }, (_, i) => `trait ${i + 1}`)
      // Every combination of eight answers once, so that the table can keep but a few of them.
      const lines = Array.from({ length: 256 }, (_, i) => columns.map((_, bit) => ((i >> bit) & 1 ? "yes" : "no")))
      const text = [columns, ...lines].map(line => line.join(";")).join("\n")
      const { page, me } = await described(browser, folder, `${text}\n`, columns)
      await me.press("describe-next")
      for (const k of ["16", "128"]) {
        await me.write("spinbutton", "protect-k-before", k)
        await me.press("find-go")
        await page.wait(() => document.querySelector("find-step .headline") !== null)
        const headline = await shown(page, "find-step .headline")
        // Four columns are gone for 16, seven for 128.
        const isWhole = columns.every(name => headline.includes(name))
        assert.equal(isWhole, k === "16", headline)
        assert.equal(await page.page.evaluate(() => document.querySelector(".outcome-names") === null), isWhole)
        if (!isWhole) {
          await me.unfold("outcome-names")
          const named = await shown(page, ".outcome-names")
          for (const name of columns) assert.ok(named.includes(name), `${name}: ${named}`)
        }
        await page.page.evaluate(() => document.querySelector("[data-why=step-protect]").click())
      }
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: a column without levels is given some where nothing of it is left`, needs(engine), () =>
    scratch(async folder => {
      const { page, me, input } = await described(browser, folder, trades(), ["sex", "occupation"])
      const ladder = { name: "occupation", ladder: words("ladder-common") }
      await me.see("button", "lost-ladder", ladder)
      await me.press("describe-next")
      await me.press("find-go")
      await me.see("heading", "lost-title", { name: "occupation" })
      await me.press("lost-ladder", ladder)
      const how = words("level-rare", { label: "others" })
      await page.wait(how => document.querySelector("find-step .headline")?.innerText.includes(how), how)
      await me.press("find-next")
      await me.see("heading", "compare-risk")
      const made = await release(page, { file: "people.csv" })
      const { hierarchy } = JSON.parse(made.recipe).attributes[1]
      // Of its values one is called "other".
      assert.deepEqual(hierarchy, { kind: "rare", below: [10, 60, 80], label: "others" })
      const native = await run({ recipe: made.recipe, seed, input })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.ok(made.release.toString().includes("clerk"), "what is common stays")
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: values of a column that is all or nothing are grouped one press away`, needs(engine), () =>
    scratch(async folder => {
      const { page, me } = await described(browser, folder, trades(), ["sex", "occupation"])
      // Of two values none can be grouped.
      const told = await page.page.evaluate(() =>
        [...document.querySelectorAll(".ungrouped")].map(one => one.closest("article").querySelector("h2").innerText),
      )
      assert.deepEqual(told, ["occupation"])
      assert.ok((await shown(page, ".ungrouped")).startsWith(words("column-ungrouped")))
      const group = words("lost-group", { name: "occupation" })
      const entries = () => page.page.evaluate(() => document.querySelectorAll(".history li").length)
      const before = await entries()
      for (const place of [".ungrouped", ".living", "find-step .lost"]) {
        if (place.startsWith("find-step")) {
          await page.page.evaluate(() => document.querySelector("[data-why=step-protect]").click())
          await me.press("find-go")
          await me.see("heading", "lost-title", { name: "occupation" })
        }
        await page.wait(
          ([place, group]) =>
            [...document.querySelectorAll(`${place} button`)].some(button => button.textContent.trim() === group),
          [place, group],
        )
        await page.page.evaluate(
          ([place, group]) => {
            const buttons = [...document.querySelectorAll(`${place} button`)]
            buttons.find(button => button.textContent.trim() === group).focus()
          },
          [place, group],
        )
        await page.page.keyboard.press("Enter")
        await page.wait(() => document.activeElement?.matches("[data-why-of=occupation] group-studio [type=search]"))
        await me.read("studio-free", { free: 22, all: 22 })
        assert.ok(
          await page.page.evaluate(() => document.querySelector("[data-why-of=occupation] [value=groups]").checked),
        )
        // Whoever has not made a group has changed nothing.
        await me.read("hierarchy-groups-none", { kind: words("hierarchy-none") })
        await me.find("article", "occupation").find("button").press()
      }
      assert.equal(await entries(), before)
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: levels that fit a column that is all or nothing are taken beside it`, needs(engine), () =>
    scratch(async folder => {
      const codes = ["I10.90", "E11.90", "J45.9", "M54.5", "F32.1", "K29.7", "I25.1", "C50.9", "N18.3", "S72.0"]
      const lines = Array.from({ length: 200 }, (_, i) => `${codes[(i * 7) % 10]};${i % 3}`)
      const { page, me } = await described(browser, folder, `code;visits\n${lines.join("\n")}\n`, ["code"])
      await me.press("lost-ladder", { name: "code", ladder: words("ladder-icd-10-who-2019") })
      await me.see("button", "column-levels", { kind: words("hierarchy-ready") })
      assert.equal(await page.page.evaluate(() => document.querySelector(".ungrouped")), null)
      assert.ok(await page.page.evaluate(() => document.activeElement.matches("[data-why-of=code].disclose")))
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: the first remedy helps where it is taken, and what it says gives way does`, needs(engine), () =>
    scratch(async folder => {
      const { page, me } = await found(folder)
      const names = () =>
        page.page.evaluate(() => [...document.querySelectorAll(".lost h2")].map(({ innerText }) => innerText))
      const tried = () =>
        page.wait(tried => !document.querySelector("find-step").innerText.includes(tried), words("remedy-trying"))
      await me.see("heading", "mixed-title")
      await tried()
      const lost = await names()
      assert.equal(lost.length, 2, lost.join())
      const remedies = await page.page.evaluate(() =>
        [...document.querySelectorAll(".lost .remedies")].map(list => list.querySelector("li").innerText),
      )
      // One without groups is to be given some; mixed levels are offered for both together.
      const ungrouped = lost.findIndex(title => title.includes("occupation"))
      assert.ok(remedies[ungrouped].startsWith(words("lost-group", { name: "occupation" })), remedies[ungrouped])
      assert.ok((await shown(page, ".mixed")).includes(words("mixed-lost-part", { names: "born and occupation" })))
      for (const [i, title] of lost.entries()) {
        if (i === ungrouped) continue
        // It says in return for what it is, and what is kept of all.
        assert.match(remedies[i], /In return|Nothing else becomes coarser/, remedies[i])
        const [kept] = /[\d.]+\s%(?= of the detail is kept instead)/.exec(remedies[i]) ?? []
        await page.page.evaluate(i => document.querySelectorAll(".lost")[i].querySelector("button").click(), i)
        await page.wait(kept => document.querySelector("find-step .hero-figure")?.innerText === kept, kept)
        await page.wait(() => document.querySelector("find-step .headline") !== null)
        assert.ok(!(await names()).includes(title), `${title} after ${remedies[i]}`)
        await page.page.evaluate(() => document.querySelector(".history button").click())
        await page.wait(count => document.querySelectorAll(".lost").length === count, lost.length)
        await me.see("heading", "mixed-title")
        await tried()
      }
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(
    `${engine}: a column that mixed levels hide nearly everywhere is called so, with what to do`,
    needs(engine),
    () =>
      scratch(async folder => {
        const lines = Array.from({ length: 300 }, (_, i) => `${"mf"[i % 2]};${i < 20 ? "nurse" : `trade ${i >> 1}`}`)
        const { page, me } = await described(browser, folder, `sex;job\n${lines.join("\n")}\n`, ["sex", "job"])
        await me.press("describe-next")
        await me.press("find-go")
        await me.see("heading", "lost-title", { name: "job" })
        await me.press("mixed-take")
        await me.see("heading", "nearly-title", { name: "job" })
        const [warned, remedies] = await page.page.evaluate(() => [
          [...document.querySelectorAll("find-step .headline .exposed")].map(({ innerText }) => innerText),
          [...document.querySelectorAll(".nearly button")].map(({ innerText }) => innerText),
        ])
        assert.deepEqual(warned, [words("outcome-nearly", { names: "job", count: 1 })])
        assert.deepEqual(remedies, [words("lost-group", { name: "job" }), words("lost-leave-out", { name: "job" })])
        assert.deepEqual(page.console, [])
        await page.close()
      }),
  )

  test(`${engine}: mixed levels are offered where they keep more, and are the command line's`, needs(engine), () =>
    scratch(async folder => {
      const { page, me, input } = await found(folder)
      const before = Number.parseFloat(await shown(page, ".hero-figure"))
      await me.see("heading", "mixed-title")
      const offered = Number.parseFloat(/[\d.]+/.exec(await shown(page, ".mixed p"))[0])
      assert.ok(offered > before, `${offered} > ${before}`)
      await me.press("mixed-take")
      await page.wait(figure => Number.parseFloat(document.querySelector(".hero-figure")?.innerText) >= figure, offered)
      await me.press("find-next")
      await me.see("heading", "compare-risk")
      const made = await release(page, { file: "people.csv" })
      const native = await run({ recipe: made.recipe, seed, input })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.equal(evidence(made.report), evidence(native.report))
      await page.close()
    }),
  )

  test(`${engine}: whoever goes back has again what was found, in words and to be released`, needs(engine), () =>
    scratch(async folder => {
      const { page, me, input } = await found(folder)
      const first = await shown(page, "find-step .headline")
      await page.page.evaluate(() => document.querySelector("[data-why=step-protect]").click())
      await me.write("spinbutton", "protect-k-before", "2")
      await me.press("find-go")
      await page.wait(
        first => ![undefined, first].includes(document.querySelector("find-step .headline")?.innerText),
        first,
      )
      const second = await shown(page, "find-step .headline")
      const came = () =>
        page.page.evaluate(() => [...document.querySelectorAll(".history .came")].map(one => one.textContent))
      // What is shown while the search still goes on has not come to its end.
      await page.wait(() => document.querySelectorAll(".history .came").length === 2)
      assert.deepEqual(await came(), [
        words("history-came", { k: 5, text: first }),
        words("history-came", { k: 2, text: second }),
      ])
      await me.press("history-undo", { label: words("history-k", { k: 2 }) })
      await page.wait(first => document.querySelector("find-step .headline")?.innerText === first, first)
      assert.deepEqual((await came()).length, 2)
      await me.press("find-next")
      await me.see("heading", "compare-risk")
      const made = await release(page, { file: "people.csv" })
      assert.equal(JSON.parse(made.recipe).models[0].k, 5)
      const native = await run({ recipe: made.recipe, seed, input })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.equal(evidence(made.report), evidence(native.report))
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )
}
