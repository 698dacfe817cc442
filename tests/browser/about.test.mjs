// What the page says of itself: what it may send and how to check it, and the terms of
// everything in the file, as text that can be searched.

import assert from "node:assert/strict"
import { test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { enginesOfPage, launch, needs } from "./lib/browsers.mjs"
import { person } from "./lib/person.mjs"
import { words } from "./lib/words.mjs"

const WIDTHS = [1366, 400]

for (const engine of enginesOfPage) {
  test(`${engine}: the line at the bottom leads to how to check, and counts nothing`, needs(engine), async () => {
    const browser = await launch(engine)
    try {
      for (const width of WIDTHS) {
        const opened = await browser.open(artefactUrl, { width })
        await opened.ready()
        const me = person(opened)
        assert.doesNotMatch(await opened.page.evaluate(() => document.body.innerText), /\d+ requests? left/)
        await me.press("line-network-check")
        await me.see("heading", "about-title")
        await opened.wait(() => document.activeElement?.tagName === "H1")
        const text = await opened.page.evaluate(() => document.querySelector("main").innerText)
        for (const way of ["cable", "panel", "hash", "policy"])
          assert.ok(text.includes(words(`about-check-${way}`)), way)
        // One of npm, one of crates, and the terms that most of them share.
        for (const notice of [
          "Mike Bostock",
          "Andrew Gallant",
          "Permission is hereby granted, free of charge",
          "Apache License",
        ]) {
          assert.ok(text.includes(notice), notice)
        }
        assert.equal(
          await opened.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
          0,
        )
        if (engine === "chromium") assert.deepEqual(await faults(opened), [])
        await me.press("about-back", { step: words("step-load") })
        await me.see("heading", "load-title")
        assert.deepEqual(opened.console, [])
        await opened.close()
      }
    } finally {
      await browser.close()
    }
  })
}
