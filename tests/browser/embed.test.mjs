// The same bytes in a frame of somebody else's page, which may run scripts and
// save files and nothing else: the job is done there up to the downloads. And what a
// hostile script in it can tell whoever framed or opened it, or others by way of them.

import assert from "node:assert/strict"
import { after, before, test } from "node:test"
import { setTimeout as delay } from "node:timers/promises"
import { artefact, withoutHardening, withoutPolicy, withoutProgram } from "./lib/artefact.mjs"
import { enginesOfPage, eventually, launch, needs, seldom } from "./lib/browsers.mjs"
import { wholeJob } from "./lib/journey.mjs"
import { parse } from "./lib/remeasure.mjs"
import { routes } from "./lib/routes.mjs"
import { serve, sink } from "./lib/server.mjs"

/** How long an attempt may take to arrive on loopback, in milliseconds. */
const ARRIVAL = 2_000

/** What SECURITY.md says to give the frame, where Outis has no origin of its own and where it has. */
const STRICT = "allow-scripts allow-downloads"
const OWN = `${STRICT} allow-same-origin`

/**
 * What a page around a frame says, so that the frame shows nothing but this. Firefox takes a download
 * for a frame of a blob.
 */
const only = (...urls) => `<meta http-equiv="Content-Security-Policy" content="frame-src ${urls.join(" ")} blob:">`

/** Ways of a script in a frame to lead it, or the page around it, elsewhere. */
const ways = {
  "location": target => {
    location = target.url
  },
  "location, near the end of the stack": routes.remaining["location, near the end of the stack"],
  "top": target => {
    top.location = target.url
  },
}

/** How a page frames Outis, and which ways lead out then. */
const framings = {
  named: [
    { sandbox: STRICT, out: [] },
    { sandbox: OWN, out: [] },
    { sandbox: null, out: ["top"] },
  ],
  unnamed: [
    { sandbox: OWN, out: ["location, near the end of the stack"] },
    { sandbox: STRICT, out: ["location", "location, near the end of the stack"] },
  ],
}

/** The page with its hardening, and instead of its program and policy a hostile script. */
const hostile = (html, script) => `${withoutPolicy(withoutProgram(html))}<script>${script}</script>`

const browsers = {}
before(async () => {
  for (const engine of enginesOfPage) if (!needs(engine).skip) browsers[engine] = await launch(engine, { whole: true })
})
after(() => Promise.all(Object.values(browsers).map(browser => browser.close())))

for (const engine of enginesOfPage) {
  for (const [sandbox, tried] of [
    [STRICT, needs],
    [OWN, seldom],
  ])
    test(`${engine}: the whole job in a sandboxed frame, ${sandbox}`, tried(engine), async () => {
      const inner = await serve(await artefact())
      const outer = await serve(
        `<!doctype html><title>portal</title><link rel="icon" href="data:,">${only(inner.url)}
       <iframe title="Outis" width="1300" height="700" sandbox="${sandbox}" src="${inner.url}"></iframe>`,
      )
      try {
        const opened = await browsers[engine].open(outer.url)
        const frame = await eventually(() => opened.page.frames().find(frame => frame.url() === inner.url))
        await eventually(() => frame.evaluate(() => document.documentElement.dataset.outisReady))
        assert.equal(await frame.evaluate(() => origin), sandbox === STRICT ? "null" : new URL(inner.url).origin)
        const made = await wholeJob(opened, { frame })
        const { output } = JSON.parse(made.report)
        assert.equal(parse(made.release, ";").length, output.records)
        assert.deepEqual(opened.console, [])
        const asked = opened.requests.filter(url => ![inner.url, outer.url].includes(url) && !/^(blob|data):/.test(url))
        assert.deepEqual(asked, [])
        await opened.close({ again: false })
      } finally {
        await inner.close()
        await outer.close()
      }
    })

  test(`${engine}: a frame is led nowhere that the page around it does not name`, needs(engine), async () => {
    const html = await artefact()
    const servers = []
    const serving = async page => {
      servers.push(await page)
      return servers.at(-1)
    }
    const heard = tried => tried.filter(({ ear }) => ear.hits.length > 0).map(({ way }) => way)
    const led = tried => tried.filter(({ out }) => out).map(({ way }) => way)
    try {
      // All are tried beside one another before anybody waits for what may arrive; what leads the page
      // around them away, last.
      const tried = []
      for (const [naming, framed] of Object.entries(framings)) {
        const frames = []
        for (const { sandbox, out } of framed) {
          for (const [name, way] of Object.entries(ways)) {
            const ear = await serving(sink())
            // Some ways need a person who did something before.
            const inner = await serving(
              serve(hostile(html, `addEventListener("click", () => (${way})(${JSON.stringify({ url: ear.url })}))`)),
            )
            frames.push({
              way: `${name}: sandbox ${sandbox}, ${naming}`,
              out: out.includes(name),
              last: name === "top" && out.includes(name),
              ear,
              inner,
              sandbox,
            })
          }
        }
        const outer = await serving(
          serve(`<!doctype html><title>portal</title>${
            naming === "named" ? only(...frames.map(({ inner }) => inner.url)) : ""
          }
          <style>body { margin: 0 } iframe { width: 200px; height: 200px; border: 0; float: left }</style>
          ${frames
            .map(
              ({ sandbox, inner }) =>
                `<iframe ${sandbox === null ? "" : `sandbox="${sandbox}"`} src="${inner.url}"></iframe>`,
            )
            .join("")}`),
        )
        const opened = await browsers[engine].open(outer.url)
        for (const { inner } of frames) {
          const frame = await eventually(() => opened.page.frames().find(frame => frame.url() === inner.url))
          await eventually(() => frame.evaluate(() => document.readyState === "complete").catch(() => false))
        }
        const places = await opened.page.evaluate(() =>
          [...document.querySelectorAll("iframe")].map(frame => {
            const { left, top } = frame.getBoundingClientRect()
            return [left + 100, top + 100]
          }),
        )
        tried.push(
          ...frames.map((frame, i) => ({ ...frame, click: () => opened.page.mouse.click(...places[i]), opened })),
        )
      }
      for (const { click, last } of tried) if (!last) await click()
      await eventually(() =>
        led(tried).every(way => heard(tried).includes(way) || tried.some(one => one.way === way && one.last)),
      )
      await delay(ARRIVAL)
      // The requests: Chromium connects before it refuses a frame, and tells the name or number of the host by that.
      assert.deepEqual(heard(tried), led(tried.filter(({ last }) => !last)))
      for (const { click, last } of tried) if (last) await click()
      await eventually(() => led(tried).every(way => heard(tried).includes(way)))
      for (const opened of new Set(tried.map(({ opened }) => opened))) await opened.close({ again: false })
    } finally {
      await Promise.all(servers.map(server => server.close()))
    }
  })

  test(`${engine}: whoever opened the page is told nothing`, needs(engine), async () => {
    const tell = `
      try { opener.postMessage("by opener", "*") } catch {}
      addEventListener("message", ({source, ports}) => {
        source.postMessage("by source", "*")
        ports[0].postMessage("by port")
      }, true)`
    const told = async (html, expected) => {
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
        const opened = await browsers[engine].open(outer.url)
        await opened.page.click("button")
        const told = async () => (await opened.page.evaluate(() => globalThis.told)).sort()
        if (expected === undefined) await delay(2 * ARRIVAL)
        else await eventually(async () => (await told()).length >= expected.length)
        assert.deepEqual(await told(), expected ?? [])
        await opened.close({ again: false })
      } finally {
        await inner.close()
        await outer.close()
      }
    }
    const html = await artefact()
    await told(hostile(withoutHardening(html), tell), ["by opener", "by port", "by source"])
    await told(hostile(html, tell))
  })
}
