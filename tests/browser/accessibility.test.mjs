// axe finds nothing, in either scheme, from narrow to wide.

import assert from "node:assert/strict"
import { test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { launch, needs } from "./lib/browsers.mjs"
import { wholeJob } from "./lib/journey.mjs"

test("axe: it finds what is wrong", needs("chromium"), async () => {
  const browser = await launch("chromium")
  try {
    const opened = await browser.open("data:text/html,<title>x</title><html lang=en><img src='data:,'>")
    const found = await faults(opened)
    assert.ok(found.some(fault => fault.startsWith("image-alt")), found.join("\n"))
  } finally {
    await browser.close()
  }
})

for (const scheme of ["light", "dark"]) {
  for (const width of [400, 1366, 1920]) {
    test(`axe: nothing on any step, ${scheme}, ${width} px`, needs("chromium"), async () => {
      const browser = await launch("chromium")
      try {
        const opened = await browser.open(artefactUrl, { scheme, width })
        await wholeJob(opened, async step => {
          // Nothing may be judged by what a bar that stays in sight happens to cover.
          await opened.page.evaluate(() => scrollTo(0, 0))
          assert.deepEqual(await faults(opened), [], step)
          assert.ok(await opened.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${step} overflows`)
        })
      } finally {
        await browser.close()
      }
    })
  }
}
