// Browsers that lack something, or show it in another way: the page works there, or says what is missing in the
// language of whoever reads it.

import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { artefact, artefactUrl } from "./lib/artefact.mjs"
import { enginesOfPage, launch, needs } from "./lib/browsers.mjs"
import { compare } from "./lib/journey.mjs"
import { person } from "./lib/person.mjs"
import { serve } from "./lib/server.mjs"
import { words } from "./lib/words.mjs"

const browsers = {}
let server
before(async () => {
  for (const engine of enginesOfPage) if (!needs(engine).skip) browsers[engine] = await launch(engine)
  server = await serve(await artefact())
})
after(async () => {
  await Promise.all(Object.values(browsers).map(browser => browser.close()))
  await server.close()
})

/** Somebody whose browser prefers this language. */
const speaking = code => `Object.defineProperty(navigator, "languages", { value: ["${code}"] })`

/** What a page says that cannot start, and in which language it is. */
async function excuse(opened) {
  await opened.wait(() => document.readyState === "complete" && document.querySelector("#plain").checkVisibility())
  return opened.page.evaluate(() => {
    const plain = document.querySelector("#plain")
    return { text: plain.innerText, lang: document.documentElement.lang, role: plain.getAttribute("role") }
  })
}

/** The page with the sample compared, as far as anybody has to go to have seen each part of it work. */
async function works(opened) {
  await opened.ready()
  const me = person(opened)
  await me.press("load-sample")
  await me.see("heading", "load-title-table", { name: "patients.csv" })
  await compare(me)
}

const lacking = {
  "WebAssembly": /^In diesem Browser ist WebAssembly abgeschaltet/,
  "Worker": /^Dieser Browser kann in einer Seite nicht im Hintergrund rechnen/,
}

for (const engine of enginesOfPage) {
  for (const [name, said] of Object.entries(lacking))
    test(`${engine}: without ${name} the page says so in the reader's language`, needs(engine), async () => {
      const opened = await browsers[engine].open(artefactUrl, {
        first: `delete globalThis.${name};${speaking("de-AT")}`,
      })
      await opened.wait(said => document.querySelector("#plain")?.innerText.includes(said), said.source.slice(1))
      const { text, lang, role } = await excuse(opened)
      assert.match(text, said)
      assert.deepEqual({ lang, role }, { lang: "de", role: "alert" })
      await opened.close()
    })

  test(`${engine}: without what unpacks programs the page says so in every language`, needs(engine), async () => {
    const opened = await browsers[engine].open(artefactUrl, { first: "delete globalThis.DecompressionStream" })
    const { text } = await excuse(opened)
    for (const said of [/^Outis could not start\./, /Outis konnte nicht starten\./, /Outis n’a pas pu démarrer\./])
      assert.match(text, said)
    const spoken = await opened.page.evaluate(() =>
      [...document.querySelectorAll("#plain > p")].map(paragraph => paragraph.lang),
    )
    assert.deepEqual(spoken, ["en", "de", "fr"])
    assert.ok(text.startsWith(`${words("missing-start")}\n`), text)
    await opened.close()
  })

  test(`${engine}: places to keep things are neither there nor missed`, needs(engine), async () => {
    // A browser that denies storage throws where a page so much as looks at it.
    const denied = name => `Object.defineProperty(globalThis, "${name}", {
      configurable: true, get() { throw new DOMException("denied", "SecurityError") } });`
    const first = ["localStorage", "sessionStorage", "indexedDB", "caches"].map(denied).join("")
    const opened = await browsers[engine].open(server.url, { first })
    await works(opened)
    assert.deepEqual(opened.console, [])
    await opened.close()
  })
}

test("chromium: without JavaScript the page says so in every language", needs("chromium"), async () => {
  const html = await artefact()
  const said = /<noscript>([^]*?)<\/noscript>/.exec(html)[1]
  assert.deepEqual(
    [...said.matchAll(/<p lang="(..)">/g)].map(([, code]) => code),
    ["en", "de", "fr"],
  )
  // The sentence and no more: what follows it in its file is no business of the page's.
  assert.ok(said.includes(`<p lang="en">${words("missing-javascript")}</p>`))
})

test(
  "chromium: without a just-in-time compiler the page works or says what is missing",
  needs("chromium"),
  async () => {
    const browser = await launch("chromium", { args: ["--js-flags=--jitless"] })
    try {
      const opened = await browser.open(artefactUrl)
      const has = await opened.page.evaluate(() => typeof WebAssembly)
      if (has === "undefined") {
        const { text } = await excuse(opened)
        assert.equal(text, words("missing-webassembly"))
      } else await works(opened)
      await opened.close()
    } finally {
      await browser.close()
    }
  },
)

test("chromium: colours of the system's own are kept to, and nothing moves by itself", needs("chromium"), async () => {
  const opened = await browsers.chromium.open(artefactUrl, { width: 1366, height: 4_000 })
  await opened.page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" })
  await works(opened)
  const { moving, current } = await opened.page.evaluate(() => ({
    moving: [...document.querySelectorAll("outis-app *")]
      .filter(element => element.checkVisibility() && /[1-9]/.test(getComputedStyle(element).transitionDuration))
      .map(element => element.localName),
    current: getComputedStyle(document.querySelector(".step[aria-current=step]")).borderTopWidth,
  }))
  assert.deepEqual(moving, [])
  // The step at hand is told by more than a colour.
  assert.equal(current, "3px")
  await opened.close()
})

test("chromium: at four times its size the page is not cut off", needs("chromium"), async () => {
  // 1280 px at 400 % have room for 320.
  const opened = await browsers.chromium.open(artefactUrl, { width: 320, height: 256 })
  await works(opened)
  const beyond = await opened.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  assert.equal(beyond, 0)
  await opened.close()
})

test("chromium: printed, a step has its content and nothing to press on", needs("chromium"), async () => {
  const opened = await browsers.chromium.open(artefactUrl)
  await works(opened)
  await opened.page.emulateMedia({ media: "print" })
  const { shown, hidden } = await opened.page.evaluate(() => ({
    shown: document.querySelector("main h1").checkVisibility(),
    hidden: [...document.querySelectorAll("step-rail, .action, .head button")].filter(element =>
      element.checkVisibility(),
    ).length,
  }))
  assert.deepEqual({ shown, hidden }, { shown: true, hidden: 0 })
  await opened.close()
})
