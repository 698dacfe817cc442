// What is saved is known or confirmed, never assumed: a browser that refuses a download says
// nothing of it. And where a person can pick a file, the release goes into it as it is written,
// and is there only once it was checked.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { after, before, describe, test } from "node:test"
import { artefact, artefactUrl } from "./lib/artefact.mjs"
import { enginesOfPage, eventually, launch, needs } from "./lib/browsers.mjs"
import { run } from "./lib/cli.mjs"
import { compare, prepare, seed } from "./lib/journey.mjs"
import { asksBeforeClosing, picking, pickedFile, warns } from "./lib/leaving.mjs"
import { trapping } from "./lib/mishaps.mjs"
import { person } from "./lib/person.mjs"
import { sample } from "./lib/sample.mjs"
import { scratch } from "./lib/scratch.mjs"
import { serve } from "./lib/server.mjs"
import { words } from "./lib/words.mjs"

const files = { release: "patients-release.csv", report: "patients-report.html", recipe: "patients-recipe.json" }

/** The workers that the page has, by their names; those that were ended are gone. */
const workers = `{
  const Original = Worker
  globalThis.outisWorkers = []
  globalThis.Worker = class extends Original {
    constructor(address, options) {
      super(address, options)
      this.outisName = options?.name ?? ""
      globalThis.outisWorkers.push(this)
    }
    terminate() {
      globalThis.outisWorkers = globalThis.outisWorkers.filter(worker => worker !== this)
      super.terminate()
    }
  }
}`

const keepers = page =>
  page.evaluate(() => globalThis.outisWorkers.filter(({ outisName }) => outisName === "keeper").length)

for (const engine of enginesOfPage) {
  describe(engine, () => {
    let browser, inner
    before(async () => {
      if (needs(engine).skip) return
      browser = await launch(engine, { whole: true })
      inner = await serve(await artefact())
    })
    after(async () => {
      await browser?.close()
      await inner?.close()
    })

    test("what the browser was given to save counts as saved when the person says so", needs(engine), async () => {
      const opened = await browser.open(artefactUrl)
      const me = person(opened)
      await released(opened)
      assert.ok(await warns(opened.page))
      const { bytes } = await opened.download(() => me.press("download-save", { name: files.release }))
      assert.ok(bytes.length > 0)
      await opened.download(() => me.press("download-save", { name: files.report }))
      await me.read("save-unseen")
      assert.ok(await warns(opened.page), "a download that nobody has seen counts")
      await has(me, files.release)
      assert.ok(await warns(opened.page), "the report is not saved")
      await has(me, files.report)
      assert.ok(await warns(opened.page), "the recipe is not saved")
      await opened.download(() => me.press("download-save", { name: files.recipe }))
      await has(me, files.recipe)
      assert.ok(!(await warns(opened.page)))
      await has(me, files.report)
      assert.ok(await warns(opened.page), "what is taken back is not saved")
      assert.deepEqual(opened.console, [])
      await opened.close()
    })

    test("in a frame that may not download nothing counts as saved", needs(engine), async () => {
      const outer = await serve(
        `<!doctype html><title>portal</title><link rel="icon" href="data:,">
         <iframe title="Outis" width="1300" height="700" sandbox="allow-scripts allow-modals"
           src="${inner.url}"></iframe>`,
      )
      try {
        const opened = await browser.open(outer.url)
        const frame = await eventually(() => opened.page.frames().find(frame => frame.url() === inner.url))
        await eventually(() => frame.evaluate(() => document.documentElement.dataset.outisReady))
        const me = person(opened, frame)
        await released(opened, frame)
        await me.press("download-save", { name: files.release })
        await me.press("download-save", { name: files.report })
        await me.read("save-framed")
        assert.ok(await warns(frame))
        assert.ok(await asksBeforeClosing(opened.page), "the browser lets go without a word")
        await opened.close({ again: false })
      } finally {
        await outer.close()
      }
    })

    test("another release or another file lets go of the release before", needs(engine), async () => {
      const opened = await browser.open(artefactUrl, { first: workers })
      const me = person(opened)
      await released(opened)
      assert.equal(await keepers(opened.page), 1)
      for (let again = 0; again < 2; again += 1) {
        await otherwise(opened.page)
        await me.press("release-write")
        await me.see("heading", "release-downloads")
        assert.equal(await keepers(opened.page), 1)
      }
      await opened.page.evaluate(() => {
        document
          .querySelector("outis-app")
          .dispatchEvent(Object.assign(new Event("outis-act"), { action: { kind: "load-sample" } }))
      })
      await me.see("heading", "load-title-table", { name: "patients.csv" })
      await eventually(async () => (await keepers(opened.page)) === 0)
      await opened.close()
    })
  })
}

describe("chromium", () => {
  const chromium = needs("chromium")
  let browser, server
  before(async () => {
    if (chromium.skip) return
    browser = await launch("chromium", { whole: true })
    // The page's private file system, which stands for the person's, is not there from file://.
    server = await serve(await artefact())
  })
  after(async () => {
    await browser?.close()
    await server?.close()
  })

  test("a denied download is not saved, and leaving asks", chromium, async () => {
    const opened = await browser.open(artefactUrl)
    const me = person(opened)
    await released(opened)
    const session = await opened.page.context().newCDPSession(opened.page)
    await session.send("Page.setDownloadBehavior", { behavior: "deny" })
    await me.press("download-save", { name: files.release })
    await me.press("download-save", { name: files.report })
    await me.read("save-unseen")
    assert.ok(await warns(opened.page))
    assert.ok(await asksBeforeClosing(opened.page))
    await opened.close({ again: false })
  })

  test("what was written into the files that the person picked is saved", chromium, async () => {
    const opened = await browser.open(server.url, { first: workers + picking })
    const me = person(opened)
    await released(opened)
    // It was empty until the check had passed, and is whole then.
    const sizes = await opened.page.evaluate(() => globalThis.outisSizes)
    assert.ok(sizes.length > 0 && sizes.every(size => size === 0))
    const release = await pickedFile(opened.page, files.release)
    await scratch(async folder => {
      const input = join(folder, "patients.csv")
      await writeFile(input, await sample())
      const native = await run({ recipe: await recipeOf(opened.page), input, seed })
      assert.ok(release.equals(native.release), "the release differs")
    })
    await eventually(async () => (await keepers(opened.page)) === 0)
    await me.read("save-written", { name: files.release })
    assert.ok(await warns(opened.page), "the report is not saved")
    await me.press("download-save", { name: files.report })
    await me.read("save-written", { name: files.report })
    assert.ok((await pickedFile(opened.page, files.report)).includes("<html"))
    assert.ok(await warns(opened.page), "the recipe is not saved")
    await me.press("download-save", { name: files.recipe })
    await me.read("save-written", { name: files.recipe })
    assert.ok(!(await warns(opened.page)))
    assert.deepEqual(opened.console, [])
    await opened.close()
  })

  test("a release that fails leaves no file", chromium, async () => {
    const opened = await browser.open(server.url, { first: trapping("release_finish", 1, "release") + picking })
    const me = person(opened)
    await ready(opened)
    await me.press("release-write")
    await me.see("heading", "dead-title")
    assert.deepEqual(await opened.page.evaluate(() => globalThis.outisPicked), [files.release])
    await eventually(async () => (await pickedFile(opened.page, files.release)) === null)
    await opened.close()
  })

  test("whoever picks no file is not led on, and can go on without", chromium, async () => {
    const opened = await browser.open(server.url, {
      first: `globalThis.showSaveFilePicker = async () => { throw new DOMException("", "AbortError") };${workers}`,
    })
    const me = person(opened)
    await ready(opened)
    await me.press("release-write")
    await me.read("release-declined")
    await me.press("release-write-download")
    await me.see("heading", "release-downloads")
    assert.equal(await keepers(opened.page), 1)
    await me.press("download-save", { name: files.release })
    await me.read("save-declined")
    assert.ok(await warns(opened.page))
    const { bytes } = await opened.download(() => me.press("save-download", { name: files.release }))
    assert.ok(bytes.length > 0)
    await opened.close()
  })

  test("a browser that refuses the picker is asked for downloads", chromium, async () => {
    const opened = await browser.open(server.url, {
      first: `globalThis.showSaveFilePicker = async () => { throw new DOMException("", "SecurityError") }`,
    })
    const me = person(opened)
    await released(opened)
    const { name } = await opened.download(() => me.press("download-save", { name: files.release }))
    assert.equal(name, files.release)
    await opened.close()
  })
})

/** The sample, up to the step in which it is released. */
async function ready(opened, frame) {
  const me = person(opened, frame)
  await me.press("load-sample")
  await compare(me)
  await prepare(opened, frame)
}

/** The same, and written and checked. */
async function released(opened, frame) {
  const me = person(opened, frame)
  await ready(opened, frame)
  await me.press("release-write")
  await me.see("heading", "release-downloads")
}

/** The person says of a file that they have it, or takes that back. */
function has(me, name) {
  return me.find("checkbox", words("save-have", { name })).press()
}

/** The recipe in force, as its file has it. */
function recipeOf(page) {
  return page.evaluate(() => {
    const { history } = document.querySelector("outis-app").state
    return JSON.stringify(history.entries[history.index].recipe)
  })
}

/** Another setting, under which the release is to be written anew. */
function otherwise(page) {
  return page.evaluate(() => {
    const app = document.querySelector("outis-app")
    const { output } = app.state.history.entries[app.state.history.index].recipe
    const action = { kind: "set-output", output: { ...output, shuffle: !output.shuffle } }
    app.dispatchEvent(Object.assign(new Event("outis-act"), { action }))
  })
}
