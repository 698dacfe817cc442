// How soon a page is seen and its engine has answered, beside another build of it, such as one
// before a change: pages are opened by turns, each in a browser of its own, and medians compared.
//
//   cargo xtask bench paint OTHER.html [ROUNDS]
//
// The page must be built; OUTIS_CHROMIUM and OUTIS_FIREFOX name the programs.

import { pathToFileURL } from "node:url"
import { artefactUrl } from "../lib/artefact.mjs"
import { engines, launch } from "../lib/browsers.mjs"

const [other, rounds = "15"] = process.argv.slice(2)
if (other === undefined) throw new Error("name the page to compare with")
const pages = { "this page": artefactUrl, "the other": pathToFileURL(other).href }

/** Notes in the page when its engine is ready. */
const noting = `new MutationObserver((_, observer) => {
  if (document.documentElement.dataset.outisReady === undefined) return
  observer.disconnect()
  globalThis.outisAnswered = performance.now()
}).observe(document, { subtree: true, attributeFilter: ["data-outis-ready"] })`

const median = values => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]

for (const engine of ["chromium"]) {
  const found = Object.fromEntries(Object.keys(pages).map(name => [name, { painted: [], answered: [] }]))
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const [name, url] of Object.entries(pages)) {
      const { painted, answered } = await times(engine, url)
      found[name].painted.push(painted)
      found[name].answered.push(answered)
    }
  }
  for (const what of ["painted", "answered"]) {
    const [own, others] = Object.keys(pages).map(name => median(found[name][what]))
    console.log(
      `${engine}, ${what}: ${own.toFixed(0)} ms beside ${others.toFixed(0)} ms, ratio ${(own / others).toFixed(2)}`,
    )
  }
}

/** Milliseconds from going to the page until something of it is painted, and until its engine answers. */
async function times(engine, url) {
  const browser = await launch(engine)
  try {
    const opened = await browser.open(url, { first: noting })
    await opened.ready()
    return await opened.page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
      answered: globalThis.outisAnswered ?? NaN,
    }))
  } finally {
    await browser.close()
  }
}
