// The examples show what they say they show: the numbers of the literature, measured by the
// engine itself.

import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { launch, needs } from "./lib/browsers.mjs"
import { person } from "./lib/person.mjs"
import { persons, words } from "./lib/words.mjs"

const chromium = needs("chromium")
let browser
before(async () => {
  if (!chromium.skip) browser = await launch("chromium")
})
after(() => browser?.close())

/** What each example shows somewhere on the screen it opens. */
const shown = {
  "four-anonymous": [
    ["model-distinct-l-diversity-achieved", { achieved: 1, attribute: "condition" }],
    ["outcome-failing-now", { failing: 4 }],
    ["model-t-closeness-achieved", { achieved: "0.5833" }],
  ],
  "three-diverse": [
    ["model-distinct-l-diversity-achieved", { achieved: 3, attribute: "condition" }],
    ["model-entropy-l-diversity-achieved", { achieved: "2.828", attribute: "condition" }],
    ["model-t-closeness-achieved", { achieved: "0.1667" }],
  ],
  similarity: [
    ["model-distinct-l-diversity-achieved", { achieved: 3, attribute: "salary" }],
    ["model-t-closeness-achieved", { achieved: "0.375" }],
    ["model-t-closeness-achieved", { achieved: "0.4444" }],
  ],
  skewness: [
    ["model-distinct-l-diversity-achieved", { achieved: 2, attribute: "test" }],
    ["model-t-closeness-achieved", { achieved: "0.97" }],
  ],
  attackers: [["model-k-map-achieved", { achieved: 4 }]],
  "left-out": [
    ["compare-left-out", { suppressed: 2, share: words("percent", { n: "25" }) }],
    ["model-k-anonymity-achieved", { achieved: 3 }],
    ["model-distinct-l-diversity-achieved", { achieved: 2, attribute: "condition" }],
  ],
}

for (const [id, texts] of Object.entries(shown)) {
  test(`example: ${id}`, chromium, async () => {
    const { opened, me } = await open(id)
    for (const [text, args] of texts) await me.read(text, { ...persons, ...args })
    assert.deepEqual(opened.console, [])
    await opened.close()
  })
}

test("example: attackers, three risks", chromium, async () => {
  const { opened, me } = await open("attackers")
  await me.unfold("now-measures")
  for (const [id, ending] of Object.entries({
    max: "1 in 1",
    average: "1 in 2\\.5",
    "journalist-max": "1 in 4",
    "journalist-average": "1 in 5",
    marketer: "20\\s%",
  }))
    await me.find("row", new RegExp(`^${words(`report-${id}`, persons)} .*${ending}$`)).seen()
  await opened.close()
})

test("example: two ways, of which the search takes the least coarse", chromium, async () => {
  const { opened, me } = await open("two-ways")
  await me.see("button", "find-next")
  // How many levels a column has is told by the comparison, which comes after the answer.
  await opened.wait(() => / → /.test(document.querySelector(".found-levels")?.innerText ?? ""))
  const text = await opened.page.locator(".found-levels").innerText()
  assert.match(text.replace(/\s+/g, " "), /zip “130\*\*” throughout 13053 → 130\*\* .*age in \d+ groups .*nationality/)
  await me.read("find-proven", { stars: "no" })
  await opened.close()
})

test("example: a register hides those who stand alone", chromium, async () => {
  const { opened, me } = await open("register")
  await me.press("find-next")
  await me.read("model-k-map-achieved", { ...persons, achieved: 2 })
  await me.read("compare-none-left-out", persons)
  await opened.close()
})

async function open(id) {
  const opened = await browser.open(artefactUrl)
  await opened.ready()
  const me = person(opened)
  await me.unfold("examples-title")
  await me.press("example-open", { title: words(`example-${id}-title`) })
  await me.read(`example-${id}-look`, persons)
  return { opened, me }
}
