// axe finds nothing, in either scheme, from narrow to wide.

import assert from "node:assert/strict"
import { test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { launch, needs } from "./lib/browsers.mjs"

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
    test(`axe: nothing on the first screen, ${scheme}, ${width} px`, needs("chromium"), async () => {
      const browser = await launch("chromium")
      try {
        const opened = await browser.open(artefactUrl, { scheme, width })
        await opened.ready()
        assert.deepEqual(await faults(opened), [])
      } finally {
        await browser.close()
      }
    })
  }
}
