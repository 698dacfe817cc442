// The same bytes in a frame of somebody else's page, which may run scripts and
// save files and nothing else: the job is done there up to the downloads. And what a
// hostile script in it can tell whoever framed or opened it, or others by way of them.

import assert from "node:assert/strict"
import { test } from "node:test"
import { setTimeout as delay } from "node:timers/promises"
import { artefact, withoutHardening, withoutPolicy, withoutProgram } from "./lib/artefact.mjs"
import { engines, eventually, launch, needs } from "./lib/browsers.mjs"
import { wholeJob } from "./lib/journey.mjs"
import { parse } from "./lib/remeasure.mjs"
import { routes } from "./lib/routes.mjs"
import { serve, sink } from "./lib/server.mjs"

/** How long an attempt may take to arrive on loopback, in milliseconds. */
const ARRIVAL = 2_000

/** What SECURITY.md says to give the frame, where Outis has no origin of its own and where it has. */
const STRICT = "allow-scripts allow-downloads"
const OWN = `${STRICT} allow-same-origin`

/** What a page around a frame says, so that the frame shows nothing but this. Firefox takes a download for a frame of a blob. */
const only = url => `<meta http-equiv="Content-Security-Policy" content="frame-src ${url} blob:">`

/** Ways of a script in a frame to lead it, or the page around it, elsewhere. */
const ways = {
  "location": to => { location = to.url },
  "location, near the end of the stack": routes.remaining["location, near the end of the stack"],
  "top": to => { top.location = to.url },
}

/** How a page frames Outis, and which ways lead out then. */
const framings = [
  { sandbox: STRICT, policy: true, out: [] },
  { sandbox: OWN, policy: true, out: [] },
  { sandbox: OWN, policy: false, out: ["location, near the end of the stack"] },
  { sandbox: STRICT, policy: false, out: ["location", "location, near the end of the stack"] },
  { sandbox: null, policy: true, out: ["top"] },
]

/** The page with its hardening, and instead of its program and policy a hostile script. */
const hostile = (html, script) => `${withoutPolicy(withoutProgram(html))}<script>${script}</script>`

for (const engine of engines) {
  for (const sandbox of [STRICT, OWN]) test(`${engine}: the whole job in a sandboxed frame, ${sandbox}`, needs(engine), async () => {
    const browser = await launch(engine)
    const inner = await serve(await artefact())
    const outer = await serve(
      `<!doctype html><title>portal</title><link rel="icon" href="data:,">${only(inner.url)}
       <iframe title="Outis" width="1300" height="700" sandbox="${sandbox}" src="${inner.url}"></iframe>`)
    try {
      const opened = await browser.open(outer.url)
      const frame = await eventually(() => opened.page.frames().find(frame => frame.url() === inner.url))
      await eventually(() => frame.evaluate(() => document.documentElement.dataset.outisReady))
      assert.equal(await frame.evaluate(() => origin), sandbox === STRICT ? "null" : new URL(inner.url).origin)
      const made = await wholeJob(opened, { frame })
      const { output } = JSON.parse(made.report)
      assert.equal(parse(made.release, ";").length, output.records)
      assert.deepEqual(opened.console, [])
      const asked = opened.requests.filter(url => ![inner.url, outer.url].includes(url) && !/^(blob|data):/.test(url))
      assert.deepEqual(asked, [])
    } finally {
      await browser.close()
      await inner.close()
      await outer.close()
    }
  })

  test(`${engine}: a frame is led nowhere that the page around it does not name`, needs(engine), async () => {
    const browser = await launch(engine)
    const html = await artefact()
    try {
      // All are tried, each in a page of its own, before anybody waits for what may arrive.
      const tried = []
      for (const { sandbox, policy, out } of framings) {
        for (const [name, way] of Object.entries(ways)) {
          const ear = await sink()
          // Some ways need a person who did something before.
          const inner = await serve(hostile(html, `addEventListener("click", () => (${way})(${JSON.stringify({ url: ear.url })}))`))
          const outer = await serve(`<!doctype html><title>portal</title>${policy ? only(inner.url) : ""}
            <iframe width="900" height="600" ${sandbox === null ? "" : `sandbox="${sandbox}"`} src="${inner.url}"></iframe>`)
          const opened = await browser.open(outer.url)
          const frame = await eventually(() => opened.page.frames().find(frame => frame.url() === inner.url))
          await eventually(() => frame.evaluate(() => document.readyState === "complete").catch(() => false))
          await opened.page.mouse.click(300, 300)
          tried.push({ way: `${name}: sandbox ${sandbox}, policy ${policy}`, out: out.includes(name), ear, opened, servers: [ear, inner, outer] })
        }
      }
      await delay(ARRIVAL)
      // The requests: Chromium connects before it refuses a frame, and tells the name or number of the host by that.
      const named = chosen => tried.filter(chosen).map(({ way }) => way)
      assert.deepEqual(named(({ ear }) => ear.hits.length > 0), named(({ out }) => out))
      for (const { opened, servers } of tried) {
        await opened.close()
        await Promise.all(servers.map(server => server.close()))
      }
    } finally {
      await browser.close()
    }
  })

  test(`${engine}: whoever opened the page is told nothing`, needs(engine), async () => {
    const browser = await launch(engine)
    const tell = `
      try { opener.postMessage("by opener", "*") } catch {}
      addEventListener("message", ({source, ports}) => {
        source.postMessage("by source", "*")
        ports[0].postMessage("by port")
      }, true)`
    const told = async html => {
      const inner = await serve(html)
      const outer = await serve(`<!doctype html><title>portal</title><button>open</button><script>
        globalThis.told = []
        const tell = ({data}) => { if (!told.includes(data)) told.push(data) }
        addEventListener("message", tell)
        document.querySelector("button").addEventListener("click", () => {
          const opened = open("${inner.url}")
          setInterval(() => {
            const {port1, port2} = new MessageChannel()
            port1.onmessage = tell
            opened.postMessage("", "*", [port2])
          }, 200)
        })
        </script>`)
      try {
        const opened = await browser.open(outer.url)
        await opened.page.click("button")
        await delay(2 * ARRIVAL)
        const told = await opened.page.evaluate(() => globalThis.told)
        await opened.close()
        return told.sort()
      } finally {
        await inner.close()
        await outer.close()
      }
    }
    try {
      const html = await artefact()
      assert.deepEqual(await told(hostile(html, tell)), [])
      assert.deepEqual(await told(hostile(withoutHardening(html), tell)), ["by opener", "by port", "by source"])
    } finally {
      await browser.close()
    }
  })
}
