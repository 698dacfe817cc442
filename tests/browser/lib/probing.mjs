// Tries routes in a page and says which of them something was heard of.

import { setTimeout as delay } from "node:timers/promises"
import { routes, trying, working } from "./routes.mjs"
import { serve } from "./server.mjs"
import { ears } from "./sinks.mjs"

/** How long an attempt may take to arrive on loopback, in milliseconds. */
const ARRIVAL = 4_000

/** Tabs that are opened at the same time. */
const AT_ONCE = 4

/** What a page and its worker try in one tab, and what needs tabs of its own. */
const together = ["requests", "ahead", "calls"]

/**
 * Tries all routes of these groups in `html`. `worker` says which worker tries: the
 * page's own, or one that is made for it. Resolves to the names of those heard.
 */
export async function probe(browser, html, groups, worker = "own") {
  const inPage = Object.assign({}, ...together.filter(group => groups.includes(group)).map(group => routes[group]))
  const inTabs = groups.includes("tabs") ? routes.tabs : {}
  const inWorker = groups.includes("worker") ? routes.worker : {}
  const { heard, of, close } = await ears([inPage, inTabs, inWorker].flatMap(Object.keys))
  // The place that the page came from may hear of nothing but the page.
  const server = await serve(html, path => { if (path.includes("told")) heard.add("location, same place") })
  const tabs = []
  try {
    const program = trying(inWorker, of)
    const tab = await browser.open(server.url, worker === "own" && groups.includes("worker") ? appending(program) : "")
    tabs.push(tab)
    await tab.evaluate(trying(inPage, of))
    if (worker === "made") await tab.evaluate(`globalThis.made = new Worker(URL.createObjectURL(new Blob([${JSON.stringify(program)}])))`)
    const waiting = Object.entries(inTabs)
    await Promise.all(Array.from({ length: AT_ONCE }, async () => {
      for (let next; (next = waiting.shift()) !== undefined;) {
        const tab = await browser.open(server.url)
        tabs.push(tab)
        // The tab may be gone before it can answer.
        await Promise.race([tab.evaluate(trying({ [next[0]]: next[1] }, of)).catch(() => {}), delay(500)])
      }
    }))
    await delay(ARRIVAL)
    return [...heard].sort()
  } finally {
    await Promise.race([Promise.all(tabs.map(tab => tab.close().catch(() => {}))), delay(2_000)])
    await server.close()
    await close()
  }
}

/** The names of the stores that work in a page, and in its worker. */
export async function stored(browser, html) {
  const server = await serve(html)
  try {
    const { copy, cookie, "window's name": name, ...ofWorkers } = routes.stores
    const program = `${working(ofWorkers)}.then(worked => self.postMessage({kind: "worked", worked}))`
    const tab = await browser.open(server.url, `${appending(program)}
      { const Original = Worker
        globalThis.Worker = class extends Original {
          constructor(...given) { super(...given); this.addEventListener("message", ({data}) => { if (data.kind === "worked") globalThis.workedInWorker = data.worked }) }
        } }`)
    const page = await tab.evaluate(working(routes.stores))
    for (let waited = 0; waited < 30_000 && !await tab.evaluate("globalThis.workedInWorker"); waited += 200) await delay(200)
    const worker = await tab.evaluate("globalThis.workedInWorker")
    await tab.close()
    return { page, worker }
  } finally {
    await server.close()
  }
}

/** A script to run before the page's own: whatever program the page starts a worker with gets this one appended. */
function appending(program) {
  return `{
    const Original = Blob
    globalThis.Blob = class extends Original {
      constructor(parts, options) {
        super(options?.type === "text/javascript" ? [...parts, ${JSON.stringify(`;${program}`)}] : parts, options)
      }
    }
  }`
}
