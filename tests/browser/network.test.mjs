// Nothing leaves the page: not in a normal run, not when its own code tries, and
// not for lack of a network. And the same tests hear it when the policy is gone.

import assert from "node:assert/strict"
import { execFile, spawnSync } from "node:child_process"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { after, test } from "node:test"
import { setTimeout as delay } from "node:timers/promises"
import { fileURLToPath, pathToFileURL } from "node:url"
import { promisify } from "node:util"
import { artefact, defenceless, withoutHardening } from "./lib/artefact.mjs"
import { enginesOfPage, eventually, launch, needs } from "./lib/browsers.mjs"
import { wholeJob } from "./lib/journey.mjs"
import { probePage, probingWorkers } from "./lib/probes.mjs"
import { scratch } from "./lib/scratch.mjs"
import { serve, sink } from "./lib/server.mjs"

/** How long an attempt may take to arrive on loopback, in milliseconds. */
const ARRIVAL = 2_000

/** One browser of each engine serves all tests here. */
const browsers = new Map()
after(() => Promise.all([...browsers.values()].map(async browser => (await browser).close())))

for (const engine of enginesOfPage) {
  for (const protocol of ["file", "http"]) {
    test(`${engine}, ${protocol}: the whole job asks for nothing but the page`, needs(engine), () =>
      visit(engine, protocol, artefact(), async (browser, url) => {
        const opened = await browser.open(url, { first: `(${remember})()` })
        await wholeJob(opened)
        const foreign = opened.requests.filter(asked => asked !== url && !/^(blob|data):/.test(asked))
        assert.deepEqual(foreign, [])
        assert.deepEqual(await opened.violations(), [])
        assert.deepEqual(opened.console, [])
        assert.deepEqual(await opened.page.evaluate(kept), nothingKept)
      }),
    )

    test(`${engine}, ${protocol}: page and worker try to reach out and fail`, needs(engine), async () => {
      const { hits, violations } = await probed(engine, protocol, artefact())
      assert.deepEqual(hits, [])
      // They did try: the policy says what it refused.
      for (const directive of ["connect-src", "img-src", "script-src-elem"]) {
        assert.ok(
          violations.some(refused => refused.startsWith(directive)),
          directive,
        )
      }
    })

    test(`${engine}, ${protocol}: without policy and hardening they are heard`, needs(engine), async () => {
      const expected = [
        "page/fetch",
        "page/xhr",
        "page/image",
        "page/script",
        "page/style",
        "page/beacon",
        "page/socket",
        "worker/fetch",
        "worker/xhr",
        "worker/import",
      ]
      await probed(engine, protocol, artefact().then(defenceless), hits =>
        expected.every(path => hits.some(hit => hit.endsWith(`/${path}`))),
      )
    })
  }

  test(`${engine}: the whole job works where there is no network`, alone(engine), async () => {
    const script = fileURLToPath(new URL("lib/alone.mjs", import.meta.url))
    const commands = 'ip link set lo up && exec "$@"'
    const { stdout } = await promisify(execFile)("unshare", [
      "--net",
      "sh",
      "-c",
      commands,
      "sh",
      process.execPath,
      script,
      engine,
    ])
    assert.deepEqual(JSON.parse(stdout), { interfaces: ["lo"], done: true })
  })
}

test("chromium: what is kept is seen", needs("chromium"), () =>
  visit("chromium", "http", artefact().then(withoutHardening), async (browser, url) => {
    const opened = await browser.open(url, { first: `(${remember})()` })
    await opened.ready()
    await opened.page.evaluate(async () => {
      localStorage.setItem("a", "1")
      sessionStorage.setItem("a", "1")
      document.cookie = "a=1"
      await caches.open("a")
      await new Promise(resolve => {
        indexedDB.open("a").onsuccess = resolve
      })
      await (await navigator.storage.getDirectory()).getFileHandle("a", { create: true })
    })
    for (const [place, found] of Object.entries(await opened.page.evaluate(kept))) {
      assert.notDeepEqual(found, nothingKept[place], place)
    }
  }),
)

/** Keeps for the test what the page takes away from itself. Runs before the page. */
function remember() {
  // The empty document that a tab begins with has none, and refuses to be asked.
  const own = name => {
    try {
      return globalThis[name]
    } catch {
      return undefined
    }
  }
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie")
  const { getDirectory } = globalThis.StorageManager?.prototype ?? {}
  globalThis.outisStores = {
    localStorage: own("localStorage"),
    sessionStorage: own("sessionStorage"),
    indexedDB: own("indexedDB"),
    caches: own("caches"),
    cookies: () => cookie.get.call(document),
    directory: async () => getDirectory?.call(navigator.storage),
  }
}

/** Everything that a page may leave in the browser. Runs in the page; where it may not look, nothing can be. */
async function kept() {
  const { localStorage, sessionStorage, indexedDB, caches, cookies, directory: open } = globalThis.outisStores
  const directory = await open().catch(() => undefined)
  const files = []
  if (directory) for await (const name of directory.keys()) files.push(name)
  return {
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookies: cookies(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: (await caches?.keys().catch(() => [])) ?? [],
    files,
  }
}

const nothingKept = { local: {}, session: {}, cookies: "", databases: [], caches: [], files: [] }

/** The options of a test in a namespace of its own: skipped where that is not permitted. */
function alone(engine) {
  const tried = spawnSync("unshare", ["--net", "ip", "link", "set", "lo", "up"])
  const refused = tried.error ?? (tried.status === 0 ? undefined : "not permitted here")
  const options = needs(engine)
  return refused ? { ...options, skip: `unshare --net: ${refused.code ?? refused}` } : options
}

/**
 * Opens the page with probes in page and worker; returns what the sink heard, or waits until it is all
 * that it should hear.
 */
async function probed(engine, protocol, html, isAll) {
  const ear = await sink()
  try {
    return await visit(engine, protocol, html, async (browser, url) => {
      const opened = await browser.open(url, { first: probingWorkers(ear.url) })
      await opened.ready()
      await opened.page.evaluate(probePage, ear.url)
      await (isAll === undefined ? delay(ARRIVAL) : eventually(() => isAll(ear.hits)))
      return { hits: [...ear.hits], violations: await opened.violations() }
    })
  } finally {
    await ear.close()
  }
}

function browserOf(engine) {
  if (!browsers.has(engine)) browsers.set(engine, launch(engine, { whole: true }))
  return browsers.get(engine)
}

/** Runs `body` with a browser and the address of `html` under this protocol. */
async function visit(engine, protocol, html, body) {
  const text = await html
  const server = protocol === "http" ? await serve(text) : undefined
  try {
    return await scratch(async folder => {
      const path = join(folder, "outis.html")
      await writeFile(path, text)
      return body(await browserOf(engine), server?.url ?? pathToFileURL(path).href)
    })
  } finally {
    await server?.close()
  }
}
