// axe finds nothing and nothing is cut off: on every step, in either scheme, from
// narrow to wide, and with text at twice its size.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { after, before, test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { inEitherScheme, launch, needs, thorough } from "./lib/browsers.mjs"
import { wholeJob } from "./lib/journey.mjs"
import { trapping } from "./lib/mishaps.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

const chromium = needs("chromium")
let browser
before(async () => {
  if (!chromium.skip) browser = await launch("chromium")
})
after(() => browser?.close())

test("axe finds what is wrong", chromium, async () => {
  const opened = await browser.open("data:text/html,<title>x</title><html lang=en><img src='data:,'>")
  const found = await faults(opened)
  assert.ok(
    found.some(fault => fault.startsWith("image-alt")),
    found.join("\n"),
  )
})

test("what is too wide is seen", chromium, async () => {
  const opened = await browser.open("data:text/html,<body style='margin:0'><div style='width:500px'>x</div>", {
    width: 400,
  })
  assert.equal(await tooWide(opened), 100)
})

test("a page that is open takes over another scheme", chromium, async () => {
  const opened = await browser.open(artefactUrl)
  const inks = []
  await inEitherScheme(opened, async () => {
    inks.push(await opened.page.evaluate(() => getComputedStyle(document.documentElement).color))
  })
  assert.equal(new Set(inks).size, 2)
})

for (const width of thorough ? [400, 1366, 1920] : [400]) {
  // So high that the bar at the bottom covers nothing that could be scrolled free.
  test(`axe finds nothing on any step, light or dark, ${width} px`, chromium, () =>
    everyStep({ width, height: 8_000 }, wrong),
  )
}

// 1366 px at 200 % have room for 683; text alone at 200 % is the harder case.
test("text at twice its size is not cut off", chromium, () =>
  // So high that the bar at the bottom leaves room for what is pressed.
  everyStep(
    {
      width: 1366,
      height: 4_000,
      first: `addEventListener("DOMContentLoaded", () => { document.documentElement.style.fontSize = "200%" })`,
    },
    overflow,
  ),
)
test("a page at twice its size is not cut off", chromium, () => everyStep({ width: 683, height: 384 }, overflow))

test("axe finds nothing when something is wrong, light or dark", chromium, () =>
  scratch(async folder => {
    // So high that the bar at the bottom covers nothing that could be scrolled free.
    const opened = await browser.open(artefactUrl, {
      width: 400,
      height: 8_000,
      first: trapping("searchrun_step", 1, "search"),
    })
    const me = person(opened)
    await opened.ready()
    await me.press("load-sample")
    await me.see("heading", "load-title-table", { name: "patients.csv" })
    const bad = join(folder, "bad.csv")
    await writeFile(bad, "a,b\n1,2\n3\n")
    await me.give("load-choose-another", bad)
    await me.alert()
    assert.deepEqual(await wrong(opened), [])
    await me.press("load-next")
    await me.find("article", "sex").find("button").press()
    await me.find("article", "sex").find("radio", words("hierarchy-levels")).check()
    await me.giveTo(me.find("article", "sex"), "hierarchy-file-choose", bad)
    await me.alert()
    assert.deepEqual(await wrong(opened), [])
    await me.press("describe-next")
    await me.press("find-go")
    await me.see("heading", "dead-title")
    assert.deepEqual(await wrong(opened), [])
    await opened.close()
  }),
)

/** Walks the whole job and collects what `find` finds on each step. */
async function everyStep(options, find) {
  const opened = await browser.open(artefactUrl, options)
  try {
    await opened.ready()
    const found = []
    const steps = []
    await wholeJob(opened, {
      async reached(step) {
        await opened.page.evaluate(() => document.fonts.ready)
        // Nothing may be judged by what a bar that stays in sight happens to cover.
        await opened.page.evaluate(() => scrollTo(0, 0))
        steps.push(step)
        for (const fault of await find(opened)) found.push(`${step}: ${fault}`)
        if (step !== "describe") return
        // With the levels of a column open.
        await person(opened).find("article", "born").find("button").press()
        await person(opened).see("list", "levels-name", { name: "born" })
        for (const fault of await find(opened)) found.push(`${step}, levels: ${fault}`)
      },
    })
    assert.deepEqual(steps, ["begin", "load", "describe", "protect", "find", "compare", "attack", "release", "saved"])
    assert.deepEqual(found, [])
  } finally {
    await opened.close()
  }
}

/** What axe finds in either scheme, and what is cut off. */
async function wrong(opened) {
  const found = await overflow(opened)
  await inEitherScheme(opened, async scheme => {
    for (const fault of await faults(opened)) found.push(`${scheme}: ${fault}`)
  })
  return found
}

async function overflow(opened) {
  const wide = await tooWide(opened)
  const covered = await opened.page.evaluate(async () => {
    const isCovered = () => {
      const line = document.querySelector(".line").getBoundingClientRect().top
      return [...document.querySelectorAll(".action button")].some(
        button => button.getBoundingClientRect().bottom > line,
      )
    }
    // The page makes room for the line once it was drawn, and the line grows as figures come in.
    for (let frame = 0; frame < 30; frame++) {
      await new Promise(requestAnimationFrame)
      if (frame > 1 && !isCovered()) return false
    }
    return true
  })
  return [...(wide > 0 ? [`${wide} px too wide`] : []), ...(covered ? ["the line covers a button"] : [])]
}

/** By how much the document is wider than its window, in pixels. */
function tooWide({ page }) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
