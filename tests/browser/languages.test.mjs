// The page in another language: it is taken from the browser, changed on every step without anything being
// lost, and leaves nothing in English; longer words have room on a narrow screen; a release is the same bytes.

import { FluentResource } from "../../web/node_modules/@fluent/bundle/esm/index.js"
import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { test } from "node:test"
import { locales } from "../../web/locales.mjs"
import { artefactUrl } from "./lib/artefact.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { wholeJob } from "./lib/journey.mjs"
import { pseudo, speaking } from "./lib/pseudo.mjs"
import { scratch } from "./lib/scratch.mjs"

const { en, de } = await locales()

/** What English says in several words of its own. */
const phrases = new FluentResource(en).body
  .map(({ value }) => value)
  .filter(value => typeof value === "string" && value.split(/\s+/).length > 2)

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  test(
    `${engine}: who prefers German reads German, with figures as they are written there`,
    needs(engine),
    async () => {
      const first = 'Object.defineProperty(navigator, "languages", { value: ["de-AT", "en"] });'
      const opened = await browser.open(artefactUrl, { first })
      await opened.ready()
      const begin = /^load-sample = (.+)$/m.exec(de)[1]
      await opened.wait(text => document.body.innerText.includes(text), begin)
      await opened.page.evaluate(
        text => [...document.querySelectorAll("button")].find(({ textContent }) => textContent.trim() === text).click(),
        begin,
      )
      await opened.wait(() => document.querySelector(".head .file").innerText.includes("5.000"))
      assert.equal(await opened.page.evaluate(() => document.documentElement.lang), "de")
      assert.deepEqual(opened.console, [])
      assert.deepEqual(await opened.violations(), [])
      await opened.close({ again: false })
    },
  )
}

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  test(`${engine}: the steps are named in full on narrow screens, in every language`, needs(engine), async () => {
    for (const width of [400, 360])
      for (const [code, messages] of Object.entries(await locales())) {
        const first = `Object.defineProperty(navigator, "languages", { value: ["${code}"] });`
        const opened = await browser.open(artefactUrl, { width, height: 800, first })
        await opened.ready()
        await opened.wait(code => document.documentElement.lang === code, code)
        const load = /^step-load = (.+)$/m.exec(messages)[1].replaceAll('{"\\u00AD"}', "\u00AD")
        await opened.wait(load => document.querySelector(".step .title")?.textContent.trim() === load, load)
        const cut = await opened.page.evaluate(() =>
          [...document.querySelectorAll(".step .title")]
            .filter(title => title.scrollWidth > title.clientWidth || title.scrollHeight > title.clientHeight + 1)
            .map(({ textContent }) => textContent),
        )
        assert.deepEqual(cut, [], `${code} at ${width} px`)
        const beyond = await opened.page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.querySelector("step-rail nav")
          return scrollWidth - clientWidth
        })
        assert.equal(beyond, 0, `${code} at ${width} px`)
        await opened.close({ again: false })
      }
  })
}

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  test(`${engine}: a language is changed on every step, and nothing of the other one stays`, needs(engine), () =>
    scratch(async folder => {
      const file = join(folder, "outis.html")
      await writeFile(file, await speaking(pseudo(en)))
      const opened = await browser.open(pathToFileURL(file).href)
      await opened.ready()
      const { page } = opened
      const speak = async code => {
        await page.evaluate(code => {
          const chooser = document.querySelector(".language select")
          chooser.value = code
          chooser.dispatchEvent(new Event("change"))
        }, code)
        await opened.wait(code => document.documentElement.lang === code, code)
        await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn, 50))))
      }
      await wholeJob(opened, {
        reached: async step => {
          await speak("de")
          const text = await page.evaluate(() => document.querySelector("outis-app").innerText)
          assert.deepEqual(
            phrases.filter(phrase => text.includes(phrase)),
            [],
            step,
          )
          await page.setViewportSize({ width: 400, height: 800 })
          assert.deepEqual(await page.evaluate(beyond), [], `${step} at 400 px`)
          await page.setViewportSize({ width: 1366, height: 768 })
          await speak("en")
        },
      })
      assert.deepEqual(opened.console, [])
      await opened.close({ again: false })
    }),
  )
}

/** What reaches beyond the screen, and cannot be scrolled by itself. */
function beyond() {
  const isScrolled = element =>
    element !== null
    && (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || isScrolled(element.parentElement))
  return [...document.querySelectorAll("outis-app *")]
    .filter(element => element.getBoundingClientRect().right > innerWidth + 1 && !isScrolled(element.parentElement))
    .map(({ tagName, className, textContent }) => `${tagName}.${className}: ${textContent.trim().slice(0, 60)}`)
}
