// A page that frames Outis and speaks to it by hand, and the site that does it by the package.

import assert from "node:assert/strict"
import { readFile } from "node:fs/promises"
import { setTimeout as delay } from "node:timers/promises"
import { gateModules } from "../../../web/embed/gate.mjs"
import { eventually } from "./browsers.mjs"
import { compare, prepare } from "./journey.mjs"
import { serve, serveSite } from "./server.mjs"

/** Milliseconds after which a button counts as seen. */
export const SEEN = 1_200

const folder = new URL("../../../integrations/static-site/", import.meta.url)

/** The site of `integrations/static-site`, with the package beside it, that frames the page at this address. */
export async function site(address) {
  const [html, css, js, policy] = await Promise.all(
    ["index.html", "portal.css", "portal.js", "policy.json"].map(name => readFile(new URL(name, folder), "utf8")),
  )
  const placed = html.replaceAll("https://outis.example/outis.html", address)
  return serveSite({
    "index.html": placed,
    "portal.css": css,
    "portal.js": js,
    "policy.json": policy,
    ...(await gateModules()),
  })
}

/**
 * A page with these frames of it, each `{url, sandbox}`; it keeps all that it hears in `heard`. With `opaque`
 * it has no origin itself.
 */
export function portal(frames, { opaque = false } = {}) {
  const html = `<!doctype html><title>portal</title><link rel="icon" href="data:,">
    <style>body { margin: 0 } iframe { border: 0; inline-size: 1300px; block-size: 700px; display: block }</style>
    ${frames
      .map(
        ({ url, sandbox }) => `<iframe ${sandbox === undefined ? "" : `sandbox="${sandbox}"`} src="${url}"></iframe>`,
      )
      .join("")}
    <script>
      globalThis.heard = []
      addEventListener("message", ({ data, origin, source }) => {
        const frames = [...document.querySelectorAll("iframe")]
        heard.push({ data, origin, frame: frames.findIndex(one => one.contentWindow === source) })
      })
      globalThis.say = (message, transfer = [], frame = 0) => document.querySelectorAll("iframe")[frame].contentWindow
        .postMessage(message, "*", transfer)
    </script>`
  return opaque
    ? serveSite({ "index.html": html }, { "Content-Security-Policy": "sandbox allow-scripts" })
    : serve(html)
}

/** What a portal has heard, files as their names. */
export function heardBy({ page }) {
  return page.evaluate(() =>
    globalThis.heard.map(({ data, origin, frame }) => ({
      origin,
      frame,
      ...Object.fromEntries(
        Object.entries(data).map(([name, value]) => [name, value instanceof Blob ? value.name : value]),
      ),
    })),
  )
}

/** Waits until a portal has heard a message like this one, and returns it. */
export function hears(opened, like) {
  return eventually(async () =>
    (await heardBy(opened)).find(message => Object.entries(like).every(([name, value]) => message[name] === value)),
  )
}

/** The frame at this address, once Outis answers in it. */
export async function framed({ page }, url) {
  const frame = await eventually(() => page.frames().find(frame => frame.url() === url))
  await eventually(() => frame.evaluate(() => document.documentElement.dataset.outisReady).catch(() => false))
  return frame
}

/** From an opened file to a release that is checked. */
export async function work(opened, frame, me, name = "people.csv") {
  await me.see("heading", "load-title-table", { name })
  await compare(me)
  await prepare(opened, frame)
  await me.press("release-write")
}

/** Presses a button that somebody has looked at, and again if the browser was late to tell the page of it. */
export async function pressSeen(me, frame, id, args) {
  await me.see("button", id, args)
  for (let tries = 0; tries < 3; tries += 1) {
    const button = await frame.$(":is(from-portal, return-release) button.primary")
    await button.evaluate(button => button.scrollIntoView({ block: "center" }))
    await button.hover()
    await delay(SEEN)
    await me.press(id, args)
    await delay(SEEN / 4)
    if (!(await frame.evaluate(() => document.querySelector(".exposed[role=alert]") !== null))) return
  }
  assert.fail("it counts as never seen")
}
