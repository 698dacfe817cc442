// Outis in a frame, given files by the page around it: the way there and back, and everything that is no
// way. The site is one of its own under a strict policy; the rest is spoken by hand.

import assert from "node:assert/strict"
import { createHash } from "node:crypto"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { after, before, test } from "node:test"
import { setTimeout as delay } from "node:timers/promises"
import { artefact, withoutPolicy, withoutProgram } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { enginesOfPage, eventually, launch, needs } from "./lib/browsers.mjs"
import { person } from "./lib/person.mjs"
import { classes, parse } from "./lib/remeasure.mjs"
import { framed, heardBy, hears, portal, pressSeen, SEEN, site, work } from "./lib/portal.mjs"
import { scratch } from "./lib/scratch.mjs"
import { serve } from "./lib/server.mjs"
import { MARK, marked as table } from "./lib/tables.mjs"
import { words } from "./lib/words.mjs"

/** Milliseconds for which nothing must come of what is ignored. */
const SILENCE = 1_000

const STRICT = "allow-scripts allow-downloads"

const browsers = {}
before(async () => {
  for (const engine of enginesOfPage) if (!needs(engine).skip) browsers[engine] = await launch(engine, { whole: true })
})
after(() => Promise.all(Object.values(browsers).map(browser => browser.close())))

const opening = { ns: "outis", v: 1, id: "one", type: "open" }

/** Has the portal of a page say something; `table` in it stands for a file. */
const say = ({ page }, message, frame = 0) =>
  page.evaluate(
    ([message, table, frame]) => {
      const { file } = message
      globalThis.say(file === undefined ? message : { ...message, file: new File([table], file) }, [], frame)
    },
    [message, table, frame],
  )

for (const engine of enginesOfPage) {
  test(`${engine}: a site's form takes the release, and the original never`, needs(engine), () =>
    scratch(async folder => {
      const input = join(folder, "people.csv")
      await writeFile(input, table)
      const inner = await serve(await artefact())
      const outer = await site(inner.url)
      try {
        const opened = await browsers[engine].open(outer.url)
        const { page } = opened
        const frame = await framed(opened, inner.url)
        const state = () => page.evaluate(() => document.querySelector("#state").textContent)
        const held = () =>
          page.evaluate(async () => {
            const [file] = document.querySelector("#table").files
            if (file === undefined) return null
            return { name: file.name, bytes: [...new Uint8Array(await file.arrayBuffer())] }
          })
        await page.evaluate(() => {
          globalThis.results = []
          addEventListener("outis-result", ({ detail }) => globalThis.results.push(detail))
        })
        await opened.upload("#table", input)
        await eventually(async () => /is in Outis/.test(await state()))
        assert.equal(await held(), null)
        // The form does not go, whether a person or a script sends it.
        await page.evaluate(() => document.querySelector("form").requestSubmit())
        const sent = await page.evaluate(() => {
          document.querySelector("[name=title]").value = "x"
          document.querySelector("#table").required = false
          document.querySelector("form").requestSubmit()
          return [...new FormData(document.querySelector("form")).values()].map(value => value.size ?? value)
        })
        assert.deepEqual(sent, ["x", 0])
        assert.match(await state(), /Not sent/)

        const me = person(opened, frame)
        const place = outer.url.slice(0, -1)
        await me.see("heading", "portal-asked", { place })
        assert.match(await frame.evaluate(() => document.querySelector("blockquote").textContent), /stands alone/)
        await me.read("portal-asked-policy", { id: "archive-2026" })
        if (engine === "chromium") assert.deepEqual(await faults({ page: frame }), [])
        await pressSeen(me, frame, "portal-open", { name: "people.csv" })
        await me.see("heading", "policy-title", { id: "archive-2026" })
        await me.read("portal-from", { place })
        await work(opened, frame, me)
        await me.see("heading", "portal-return-title", { place })
        // A script's click gives nothing back.
        await me.see("button", "portal-return", { place })
        if (engine === "chromium") assert.deepEqual(await faults({ page: frame }), [])
        await delay(SEEN)
        await frame.evaluate(() => document.querySelector("button.give-back").click())
        await delay(SILENCE)
        assert.equal(await held(), null)
        const report = await frame.evaluate(() => document.querySelectorAll("return-release [type=checkbox]").length)
        assert.equal(report, 2)
        await frame.evaluate(() => document.querySelector("return-release [type=checkbox]").click())
        await pressSeen(me, frame, "portal-return", { place })
        await eventually(async () => /is in the form/.test(await state()))
        const said = await frame.evaluate(() => document.querySelector("from-portal p").textContent)
        assert.equal(said, words("portal-returned", { place }))

        const { name, bytes } = await held()
        assert.equal(name, "people-release.csv")
        const [result] = await page.evaluate(() =>
          Promise.all(
            globalThis.results.map(async ({ sha256, version, summary, report, recipe }) => ({
              sha256,
              version,
              summary: await summary.text(),
              report: await report.text(),
              recipe: recipe === undefined ? null : "there",
            })),
          ),
        )
        assert.equal(createHash("sha256").update(Buffer.from(bytes)).digest("hex"), result.sha256)
        assert.equal(JSON.parse(result.report).output.sha256, result.sha256)
        assert.equal(JSON.parse(result.report).policy.id, "archive-2026")
        assert.equal(JSON.parse(result.summary).kind, "summary")
        assert.equal(result.recipe, null)
        assert.ok(!Buffer.from(bytes).includes(MARK))
        assert.match(result.version, /^\d+\.\d+\.\d+$/)

        const known = [
          inner.url,
          outer.url,
          ...["portal.css", "portal.js", "policy.json", "gate.js", "upload.js"].map(path => outer.url + path),
        ]
        assert.deepEqual(
          opened.requests.filter(url => !known.includes(url) && !/^(blob|data):/.test(url)),
          [],
        )
        await page.click("form button")
        await eventually(() => outer.posted.length > 0)
        assert.ok(outer.posted[0].includes(Buffer.from(bytes)))
        assert.ok(!outer.posted[0].includes(MARK))
        assert.deepEqual(opened.console, [])
        await opened.close({ again: false })
      } finally {
        await inner.close()
        await outer.close()
      }
    }),
  )

  test(
    `${engine}: without an origin, within and around, the release goes to the parent alone`,
    needs(engine),
    async () => {
      const inner = await serve(await artefact())
      const outer = await portal([{ url: inner.url, sandbox: STRICT }], { opaque: true })
      try {
        const opened = await browsers[engine].open(outer.url)
        const frame = await framed(opened, inner.url)
        await say(opened, { ns: "outis", v: 1, id: "greeting", type: "hello", theme: "dark", lang: "en-GB" })
        const { origin, version } = await hears(opened, { type: "ready", id: "greeting" })
        assert.equal(origin, "null")
        assert.match(version, /^\d+\.\d+\.\d+$/)
        assert.equal(await frame.evaluate(() => document.documentElement.dataset.theme), "dark")
        const recipe = JSON.stringify({
          outis: 1,
          kind: "recipe",
          attributes: [
            { name: "name", role: "identifier" },
            { name: "born", role: "quasi-identifier", hierarchy: { kind: "mask", from: "right" } },
            { name: "zip", role: "quasi-identifier", hierarchy: { kind: "mask", from: "right" } },
            { name: "sex", role: "quasi-identifier" },
            { name: "illness", role: "insensitive", accepted: [] },
          ],
          models: [{ model: "k-anonymity", k: 4 }],
        })
        const policy = JSON.stringify({
          outis: 1,
          kind: "policy",
          id: "desk-1",
          models: [{ model: "k-anonymity", k: 9 }],
        })
        await say(opened, { ...opening, file: "people.csv", recipe, policy })
        const me = person(opened, frame)
        const place = words("portal-nowhere")
        await me.read("portal-asked-recipe")
        await me.read("portal-asked-policy", { id: "desk-1" })
        await pressSeen(me, frame, "portal-open", { name: "people.csv" })
        await work(opened, frame, me)
        // The recipe asked for less, and the person cannot put the policy away.
        const forget = words("policy-forget")
        assert.ok(!(await frame.evaluate(() => document.querySelector("policy-note").textContent)).includes(forget))
        await pressSeen(me, frame, "portal-return", { place })
        const result = await hears(opened, { type: "result" })
        assert.deepEqual(Object.keys(result).sort(), [
          "frame",
          "id",
          "ns",
          "origin",
          "release",
          "sha256",
          "summary",
          "type",
          "v",
          "version",
        ])
        const digest = await opened.page.evaluate(async () => {
          const { release } = globalThis.heard.find(({ data }) => data.type === "result").data
          return [...new Uint8Array(await release.arrayBuffer())]
        })
        assert.equal(createHash("sha256").update(Buffer.from(digest)).digest("hex"), result.sha256)
        const released = parse(Buffer.from(digest), ",")
        assert.ok(Math.min(...classes(released, ["born", "zip", "sex"])) >= 9, "the policy's k")
        const stages = (await heardBy(opened)).filter(({ type }) => type === "progress").map(({ stage }) => stage)
        for (const stage of ["asked", "working", "checked"]) assert.ok(stages.includes(stage), stage)
        // Once is once; and another file is asked about anew.
        await say(opened, { ...opening, file: "people.csv" })
        await hears(opened, { type: "error", code: "replayed", id: "one" })
        await say(opened, { ...opening, id: "two", file: "others.csv" })
        await me.see("button", "portal-open", { name: "others.csv" })
        await me.press("portal-refuse")
        await hears(opened, { type: "cancel", id: "two" })
        assert.equal((await heardBy(opened)).filter(({ type }) => type === "result").length, 1)
        await opened.close({ again: false })
      } finally {
        await inner.close()
        await outer.close()
      }
    },
  )

  test(`${engine}: other sources, and messages of no sense, come to nothing`, needs(engine), async () => {
    const inner = await serve(await artefact())
    const sibling = await serve("<!doctype html><title>sibling</title>")
    const outer = await portal([{ url: inner.url }, { url: sibling.url }])
    try {
      const opened = await browsers[engine].open(outer.url)
      const frame = await framed(opened, inner.url)
      const me = person(opened, frame)
      const beside = await eventually(() => opened.page.frames().find(frame => frame.url() === sibling.url))
      const asks = () => frame.evaluate(() => document.querySelector("from-portal") !== null)
      // Another frame of the same page, and the page itself without the name of the protocol.
      await beside.evaluate(
        message => parent.frames[0].postMessage({ ...message, file: new File(["a\n1\n"], "a.csv") }, "*"),
        opening,
      )
      await say(opened, { ...opening, ns: "other", file: "people.csv" })
      await say(opened, "outis")
      await delay(SILENCE)
      assert.equal(await asks(), false)
      assert.deepEqual(await heardBy(opened), [])

      const refused = {
        "malformed": [
          { ...opening, id: "m1" },
          { ...opening, id: "m2", file: "people.csv", name: 7 },
          { ...opening, id: "m3", file: "people.csv", recipe: {} },
          { ...opening, id: "m4", file: "people.csv", recipe: "{}" },
          { ...opening, id: "m5", file: "people.csv", texts: { note: 1 } },
          { ...opening, id: "m6", file: "people.csv", texts: { other: "" } },
          { ...opening, id: "m7", file: "people.csv", policy: {} },
          { ...opening, id: "m8", file: "people.csv", policy: "{}" },
        ],
        "unknown-field": [{ ...opening, id: "u1", file: "people.csv", send: true }],
        "unknown-type": [
          { ...opening, id: "t1", type: "result" },
          { ...opening, id: "t2", type: "constructor" },
        ],
        "version": [{ ...opening, id: "v1", v: 2, file: "people.csv" }],
      }
      for (const [code, messages] of Object.entries(refused))
        for (const message of messages) {
          await say(opened, message)
          await hears(opened, { type: "error", code, id: message.id })
          assert.equal(await asks(), false, message.id)
        }
      await say(opened, { ...opening, id: {}, file: "people.csv" })
      await hears(opened, { type: "error", code: "malformed", field: "id" })
      // A port in a message is nobody's.
      await opened.page.evaluate(opening => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = ({ data }) => globalThis.heard.push({ data: { ported: data }, origin: "", frame: 0 })
        globalThis.say({ ...opening, id: "q1", file: new File([""], "q.csv"), recipe: port2 }, [port2])
      }, opening)
      await hears(opened, { type: "error", code: "malformed", id: "q1", field: "recipe" })

      await say(opened, { ...opening, file: "people.csv" })
      await me.see("button", "portal-open", { name: "people.csv" })
      await say(opened, { ...opening, id: "later", file: "people.csv" })
      await hears(opened, { type: "error", code: "busy", id: "later" })
      // A script's click, and one that comes too soon, open nothing.
      await frame.evaluate(() => document.querySelector("from-portal button.open").click())
      await delay(SEEN)
      await frame.evaluate(() => document.querySelector("from-portal button.open").click())
      await delay(SILENCE / 2)
      assert.equal(await frame.evaluate(() => document.querySelector("from-portal button.open") !== null), true)
      await say(opened, { ...opening, id: "one", type: "cancel" })
      await me.gone("button", "portal-open", { name: "people.csv" })
      await me.read("portal-withdrawn", { place: new URL(outer.url).origin })
      await opened.close({ again: false })
    } finally {
      await inner.close()
      await sibling.close()
      await outer.close()
    }
  })

  test(`${engine}: a button that lies under something of the page around does not count`, needs(engine), async () => {
    const inner = await serve(await artefact())
    const outer = await portal([{ url: inner.url }])
    try {
      const opened = await browsers[engine].open(outer.url)
      const frame = await framed(opened, inner.url)
      const me = person(opened, frame)
      const put = style =>
        opened.page.evaluate(style => {
          document.querySelector("#cover")?.remove()
          const cover = document.createElement("div")
          cover.id = "cover"
          Object.assign(cover.style, { position: "fixed", inset: 0, pointerEvents: "none", background: "white" })
          Object.assign(document.querySelector("iframe").style, style)
          if (style.opacity === undefined) document.body.append(cover)
        }, style)
      await say(opened, { ...opening, file: "people.csv" })
      await me.see("button", "portal-open", { name: "people.csv" })
      // What lies above or shines through, only some browsers tell a page.
      const tells = await frame.evaluate(() => "trackVisibility" in IntersectionObserver.prototype)
      for (const style of tells ? [{}, { opacity: "0.01" }] : []) {
        await put(style)
        await delay(SEEN)
        await me.press("portal-open", { name: "people.csv" })
        await me.read("portal-hasty")
      }
      await opened.page.evaluate(() => {
        document.querySelector("#cover")?.remove()
        document.querySelector("iframe").style.opacity = ""
      })
      // Outside the window, all browsers tell.
      await opened.page.evaluate(() => {
        document.querySelector("iframe").style.marginInlineStart = "-500px"
      })
      await delay(SEEN)
      await frame.evaluate(() => document.querySelector("from-portal button.open").focus())
      await opened.page.keyboard.press("Enter")
      await delay(SILENCE / 2)
      assert.ok(await frame.evaluate(() => document.querySelector("from-portal button.open") !== null))
      await opened.page.evaluate(() => {
        document.querySelector("iframe").style.marginInlineStart = ""
      })
      await pressSeen(me, frame, "portal-open", { name: "people.csv" })
      await me.see("heading", "load-title-table", { name: "people.csv" })
      await opened.close({ again: false })
    } finally {
      await inner.close()
      await outer.close()
    }
  })

  test(`${engine}: a frame that moves under a double click opens nothing`, needs(engine), async () => {
    const inner = await serve(await artefact())
    const outer = await portal([{ url: inner.url }])
    try {
      const opened = await browsers[engine].open(outer.url)
      const { page } = opened
      const frame = await framed(opened, inner.url)
      const me = person(opened, frame)
      await say(opened, { ...opening, file: "people.csv" })
      await me.see("button", "portal-open", { name: "people.csv" })
      const asks = () => frame.evaluate(() => document.querySelector("from-portal button.open") !== null)
      const put = corner =>
        page.evaluate(([left, top]) => {
          Object.assign(document.querySelector("iframe").style, {
            position: "absolute",
            left: `${left}px`,
            top: `${top}px`,
          })
        }, corner)
      await frame.evaluate(() => document.querySelector("from-portal button.open").scrollIntoView({ block: "center" }))
      const middle = await frame.evaluate(() => {
        const { left, top, width, height } = document.querySelector("from-portal button.open").getBoundingClientRect()
        return [left + width / 2, top + height / 2]
      })
      // The frame lies below what is to be clicked, whole and in sight, and comes under the pointer at the first press.
      const place = [middle[0], 30]
      for (const pause of [0, 100, 300]) {
        await put([0, 60])
        await page.mouse.move(place[0] + 5, 20)
        await delay(SEEN)
        await page.evaluate(
          corner => {
            const move = () =>
              Object.assign(document.querySelector("iframe").style, { left: `${corner[0]}px`, top: `${corner[1]}px` })
            addEventListener("mouseup", move, { once: true })
          },
          [place[0] - middle[0], place[1] - middle[1]],
        )
        await page.mouse.move(...place)
        for (const press of ["first", "second", "third"]) {
          await page.mouse.down()
          await page.mouse.up()
          if (press !== "third") await delay(pause)
        }
        await delay(SILENCE / 2)
        assert.ok(await asks(), `${pause} ms between presses`)
      }
      // Nor does a key that was meant for the page around.
      await put([0, 0])
      await frame.evaluate(() => document.querySelector("from-portal button.open").focus())
      await page.evaluate(() => {
        const field = document.body.appendChild(document.createElement("input"))
        field.focus()
        field.onkeydown = () => document.querySelector("iframe").focus()
      })
      await delay(SEEN)
      await page.keyboard.press("Enter")
      await page.keyboard.press("Enter")
      await delay(SILENCE / 2)
      assert.ok(await asks(), "keys")
      // Whoever means it opens it.
      await pressSeen(me, frame, "portal-open", { name: "people.csv" })
      await me.see("heading", "load-title-table", { name: "people.csv" })
      await opened.close({ again: false })
    } finally {
      await inner.close()
      await outer.close()
    }
  })

  test(
    `${engine}: whoever runs in the page finds no way to the parent but that of a click`,
    needs(engine),
    async () => {
      // First as the program itself, which may take the channel; then after it, when nobody can.
      const script = `
      globalThis.found = { parent: typeof parent, heard: [] }
      addEventListener("message", () => found.heard.push("event"), true)
      onmessage = () => found.heard.push("onmessage")
      Object.prototype.report = new Blob(["more"])
      if (globalThis.outisChannel) {
        const channel = outisChannel(({ id, type }) => found.heard.push(type + " " + id))
        found.again = typeof globalThis.outisChannel
        const release = new Blob(["r"])
        const give = click => channel.give(click, "one",
          { release, summary: release, sha256: "0".repeat(64), version: "1.0.0" })
        found.given = [give(new MouseEvent("click")), give({ isTrusted: true, type: "click", eventPhase: 2 })]
        channel.say("result", "one", { release })
        channel.say("progress", "one", { stage: "a table: 1,2,3", share: 0.123456, code: {}, release })
        let last
        addEventListener("click", event => {
          found.given.push(give(event), give(event))
          last = event
          setTimeout(() => found.given.push(give(last)))
        })
      }`
      const bare = withoutPolicy(withoutProgram(await artefact()))
      const inner = await serve(`${bare}<script>${script}</script>`)
      const outer = await portal([{ url: inner.url }])
      try {
        const opened = await browsers[engine].open(outer.url)
        const frame = await eventually(() => opened.page.frames().find(frame => frame.url() === inner.url))
        await eventually(() => frame.evaluate(() => globalThis.found?.given !== undefined).catch(() => false))
        await say(opened, { ...opening, file: "people.csv" })
        await eventually(() => frame.evaluate(() => globalThis.found.heard.includes("open one")))
        await frame.evaluate(() => document.body.click())
        await opened.page.mouse.click(600, 300)
        await hears(opened, { type: "result" })
        const found = await frame.evaluate(() => globalThis.found)
        assert.deepEqual(found, {
          parent: "undefined",
          heard: ["open one"],
          again: "undefined",
          // Made up twice, a script's click twice and afterwards, a person's once, twice, and afterwards.
          given: [false, false, false, false, false, true, false, false],
        })
        const heard = await heardBy(opened)
        assert.equal(heard.filter(({ type }) => type === "result").length, 1)
        assert.ok(!heard.some(message => "report" in message))
        await opened.close({ again: false })
      } finally {
        await inner.close()
        await outer.close()
      }
    },
  )
}
