// Each step as it looks, light and dark, wide and narrow, beside the picture of it that somebody has
// looked at. `cargo xtask bless pictures` takes new ones.

import assert from "node:assert/strict"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { test } from "node:test"
import { fileURLToPath } from "node:url"
import { artefactUrl } from "./lib/artefact.mjs"
import { inEitherScheme, launch, needs } from "./lib/browsers.mjs"
import { oneFont } from "./lib/fonts.mjs"
import { wholeJob } from "./lib/journey.mjs"
import { difference, TOLERANCE } from "./lib/pictures.mjs"
import { scratch } from "./lib/scratch.mjs"

const pictures = fileURLToPath(new URL("pictures/", import.meta.url))
const blessing = process.env.UPDATE_EXPECT === "1"

const STEPS = ["begin", "load", "describe", "protect", "find", "compare", "attack", "release", "saved"]

// Elsewhere the system chooses the font, and lines break in other places.
const wanted = process.platform === "linux" ? needs("chromium") : { skip: "pictures are compared on Linux alone" }

for (const width of [1280, 400]) {
  test(`every step looks as it did, light or dark, ${width} px`, wanted, () =>
    scratch(async folder => {
      const browser = await launch("chromium", { env: { FONTCONFIG_FILE: await oneFont(folder) } })
      try {
        const looked = await everyStep(await browser.open(artefactUrl, { width, height: 800 }), width)
        if (blessing) return
        const blank = await browser.open("about:blank")
        const changed = []
        for (const { name, taken } of looked) {
          const expected = await readFile(join(pictures, name))
          const found = await difference(blank, expected, taken)
          if (found.blocks <= TOLERANCE.blocks && found.mean <= TOLERANCE.mean) continue
          const beside = join(tmpdir(), "outis-pictures")
          await mkdir(beside, { recursive: true })
          await writeFile(join(beside, name), taken)
          changed.push(`${name}: ${JSON.stringify(found)}; what it looks like now is in ${beside}`)
        }
        assert.deepEqual(changed, [])
      } finally {
        await browser.close()
      }
    }),
  )
}

test("a picture in which a button is gone, or words are elsewhere, is another", wanted, async () => {
  const browser = await launch("chromium")
  try {
    const blank = await browser.open("about:blank", { width: 400, height: 300 })
    const drawn = async markup => {
      await blank.page.setContent(`<body style="margin:0;background:white">${markup}`)
      return blank.page.screenshot({ type: "jpeg", quality: 60 })
    }
    const button = colour =>
      `<p style="font:16px sans-serif">A line of text</p><button style="background:${colour};width:150px;height:40px">`
    const whole = await drawn(button("teal"))
    const same = await difference(blank, whole, await drawn(button("teal")))
    assert.deepEqual(same, { blocks: 0, mean: 0 })
    for (const other of [button("white"), `<div style="height:60px"></div>${button("teal")}`]) {
      const { blocks } = await difference(blank, whole, await drawn(other))
      assert.ok(blocks > TOLERANCE.blocks, `${blocks}`)
    }
  } finally {
    await browser.close()
  }
})

/** Walks the whole job and takes a picture of each step in either scheme. */
async function everyStep(opened, width) {
  await opened.ready()
  const looked = []
  await wholeJob(opened, {
    async reached(step) {
      await settled(opened)
      await inEitherScheme(opened, async scheme => {
        const name = `${STEPS.indexOf(step) + 1}-${step}-${width}-${scheme}.jpg`
        const taken = await opened.page.screenshot({ type: "jpeg", quality: 60, animations: "disabled", caret: "hide" })
        if (blessing) await writeFile(join(pictures, name), taken)
        looked.push({ name, taken })
      })
    },
  })
  assert.equal(looked.length, 2 * STEPS.length)
  await opened.close()
  return looked
}

/** Nothing is being worked out, and the page stands at its beginning. */
async function settled(opened) {
  await opened.page.evaluate(() => document.fonts.ready)
  await opened.page.waitForLoadState("networkidle")
  let before = ""
  for (let same = 0; same < 4;) {
    await opened.page.waitForTimeout(150)
    const text = await opened.page.evaluate(() => {
      scrollTo(0, 0)
      const busy = document.querySelector("[aria-busy=true]") !== null
      return busy ? String(Math.random()) : document.body.innerText
    })
    same = text === before ? same + 1 : 0
    before = text
  }
}
