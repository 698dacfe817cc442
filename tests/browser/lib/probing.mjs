// Tries routes in a page and says which of them something was heard of.

import { setTimeout as delay } from "node:timers/promises"
import { withoutProgram } from "./artefact.mjs"
import { routes, trying, working } from "./routes.mjs"
import { serve } from "./server.mjs"
import { ears } from "./sinks.mjs"

/** How long an attempt may take to arrive on loopback, in milliseconds: on a busy machine, and at most. */
const ARRIVAL = 4_000
const PATIENCE = 30_000

/** What a page tries in one tab. A tab behind another does less, so that none is opened beside one that tries. */
const together = ["requests", "ahead", "calls"]

/** What leads a tab away. */
const leading = ["tabs", "early", "remaining"]

/**
 * Tries all routes of these groups in `html`. Resolves to the names of those heard.
 *
 * With `expected`, names that are to be heard, the page has no defences: each of the
 * routes that lead a tab away gets a tab of its own, and the worker that tries is made for
 * it. Otherwise nothing is to be heard: the page's own worker tries, and what should lead
 * nowhere is tried in one tab, but for what runs before the page's program.
 */
export async function probe(browser, html, groups, expected) {
  const inPage = Object.assign({}, ...together.filter(group => groups.includes(group)).map(group => routes[group]))
  const inTabs = Object.entries(
    Object.assign({}, ...leading.filter(group => groups.includes(group)).map(group => routes[group])),
  )
  const inWorker = groups.includes("worker") ? routes.worker : {}
  const { heard, addresses, close } = await ears([
    ...[inPage, inWorker].flatMap(Object.keys),
    ...inTabs.map(([name]) => name),
  ])
  // The place that the page came from may hear of nothing but the page.
  const told = path => {
    if (path.includes("told")) heard.add("location, same place")
  }
  const server = await serve(html, told)
  const bare = await serve(withoutProgram(html), told)
  const tabs = []
  const open = async (url, first) => {
    tabs.push(await browser.open(url, first))
    return tabs.at(-1)
  }
  try {
    const program = trying(inWorker, addresses)
    const own = expected === undefined && groups.includes("worker")
    const tab = await open(server.url, own ? appending(program) : "")
    await tab.evaluate(trying(inPage, addresses))
    if (!own && groups.includes("worker"))
      await tab.evaluate(`globalThis.made = new Worker(URL.createObjectURL(new Blob([${JSON.stringify(program)}])))`)
    const one = expected === undefined && inTabs.length > 0 ? await open(server.url) : undefined
    for (const [name, route] of inTabs) {
      const tab = (name in routes.early ? undefined : one) ?? (await open(bare.url))
      // The tab may be gone before it can answer. What comes next must not stop what is under way.
      await Promise.race([tab.evaluate(trying({ [name]: route }, addresses)).catch(() => {}), delay(500)])
      if (tab === one) await delay(400)
    }
    if (expected === undefined) await delay(ARRIVAL)
    for (let waited = 0; waited < PATIENCE && expected?.some(name => !heard.has(name)); waited += 100) await delay(100)
    return [...heard].sort()
  } finally {
    await Promise.race([Promise.all(tabs.map(tab => tab.close().catch(() => {}))), delay(2_000)])
    await Promise.all([server, bare].map(server => server.close()))
    await close()
  }
}

/** The names of the stores that work in a page, in its worker, and in a worker whose program is not the page's. */
export async function stored(browser, html) {
  const server = await serve(html)
  try {
    const { copy, cookie, "window's name": name, ...ofWorkers } = routes.stores
    const program = `${working(ofWorkers)}.then(worked => self.postMessage({kind: "worked", worked}))`
    const answered = async (tab, patience = 30_000) => {
      for (let waited = 0; waited < patience && !(await tab.evaluate("globalThis.workedInWorker")); waited += 200)
        await delay(200)
      return tab.evaluate("globalThis.workedInWorker")
    }
    const late = async (program, patience) => {
      const tab = await browser.open(
        server.url,
        `new MutationObserver((_, observer) => {
          if (document.querySelector("#packed") === null) return
          observer.disconnect()
          ${replacing(program)} ${answering}
        }).observe(document, { childList: true, subtree: true })`,
      )
      const worked = await answered(tab, patience)
      await tab.close()
      return worked
    }
    const tab = await browser.open(server.url, appending(program) + answering)
    const page = await tab.evaluate(working(routes.stores))
    const worker = await answered(tab)
    await tab.close()
    // Functions are there before the first line runs. Where one stands in the way, no line does.
    const declared = `${program}; function Navigator() {} function WorkerNavigator() {} function StorageManager() {}`
    const [another, declaring] = await Promise.all([late(program), late(declared, 8_000)])
    return { page, worker, another, declaring: declaring ?? [] }
  } finally {
    await server.close()
  }
}

/** A script to run before the page's program: what its workers say of stores is kept. */
const answering = `{
  const Original = Worker
  globalThis.Worker = class extends Original {
    constructor(...given) {
      super(...given)
      this.addEventListener("message", ({data}) => {
        if (data.kind === "worked") globalThis.workedInWorker = data.worked
      })
    }
  }
}`

/** A script to run between the page's first one and its loader: each worker has this program and no other. */
function replacing(program) {
  return `{
    const Original = Blob
    globalThis.Blob = class extends Original {
      constructor(parts, options) {
        super(options?.type === "text/javascript" ? [${JSON.stringify(program)}] : parts, options)
      }
    }
  }`
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
