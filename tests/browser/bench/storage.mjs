// What of a release remains, on the disk and in memory: the size of a browser's profile and of
// its processes while five releases of a big file are made and saved one after the other, when
// another file is opened, and when the page is closed. In Chromium once as it is where a file can
// be picked and once as where none can, in Firefox as it is. Profiles are those of a window that is not private.
//
//   cargo xtask bench storage [MEGABYTES [ENGINE]]
//
// The page must be built; OUTIS_CHROMIUM and OUTIS_FIREFOX name the programs.

import { createWriteStream } from "node:fs"
import { mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { finished } from "node:stream/promises"
import { setTimeout as delay } from "node:timers/promises"
import { artefactUrl } from "../lib/artefact.mjs"
import { decide } from "../lib/journey.mjs"
import { person } from "../lib/person.mjs"
import { chromium, puppeteer } from "../lib/packages.mjs"

const RELEASES = 5

/** Long enough for the slowest machine, in milliseconds. */
const PATIENCE = 900_000

/** How long a browser gets to write or to delete what it is going to. */
const SETTLING = 5_000

const [megabytes, only] = [Number(process.argv[2] ?? 200), process.argv[3]]

const folder = await mkdtemp(join(tmpdir(), "outis-storage-"))
try {
  const files = await written(megabytes)
  for (const [name, open] of Object.entries({
    "Chromium, file picked": () => inChromium(true),
    "Chromium, download": () => inChromium(false),
    "Firefox, download": inFirefox,
  })) {
    if (only && !name.toLowerCase().includes(only)) continue
    console.log(`\n${name}, a release of ${megabytes} MB`)
    await measured(await open(), files)
  }
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
}

/** A file of about so many megabytes with few combinations, its recipe, and a small file. */
async function written(megabytes) {
  const [data, recipe, small] = ["data.csv", "recipe.json", "small.csv"].map(name => join(folder, name))
  const stream = createWriteStream(data)
  stream.write("age,town,note\n")
  const line = i => `${20 + (i % 60)},town ${(i * i) % 11},${String(i % 1000).padStart(150, "-")}\n`
  const block = Array.from({ length: 1320 }, (_, i) => line(i)).join("")
  for (let size = 0; size < megabytes * 1e6; size += block.length) {
    if (!stream.write(block)) await new Promise(resolve => stream.once("drain", resolve))
  }
  stream.end()
  await finished(stream)
  await writeFile(
    recipe,
    JSON.stringify({
      outis: 1,
      kind: "recipe",
      models: [{ model: "k-anonymity", k: 5 }],
      attributes: [
        { name: "age", role: "quasi-identifier" },
        { name: "town", role: "quasi-identifier" },
        { name: "note", role: "insensitive" },
      ],
    }),
  )
  await writeFile(small, "a,b\n1,2\n1,2\n")
  return { data, recipe, small }
}

/** A handle as the picker gives one, whose file is nowhere: only the page's own leavings count. */
function picked() {
  globalThis.showSaveFilePicker = async ({ suggestedName }) => ({
    name: suggestedName,
    createWritable: async () => {
      let size = 0
      const saved = { size: 0 }
      globalThis.outisPicked = saved
      return {
        async write(bytes) {
          size += bytes.byteLength ?? bytes.size
        },
        async close() {
          saved.size = size
        },
        async abort() {},
      }
    },
    getFile: async () => ({ size: globalThis.outisPicked.size }),
  })
}

async function inChromium(picking) {
  const profile = join(folder, `chromium-${picking}`)
  const context = await chromium().launchPersistentContext(profile, {
    executablePath: process.env.OUTIS_CHROMIUM,
    ignoreDefaultArgs: ["--headless"],
    args: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-component-update",
      "--disable-background-networking",
    ],
    acceptDownloads: true,
  })
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  await page.addInitScript(
    picking
      ? picked
      : () => {
          delete globalThis.showSaveFilePicker
        },
  )
  await page.goto(artefactUrl)
  const save = async name => {
    if (picking) return
    const started = page.waitForEvent("download")
    await person({ engine: "chromium", page }).press("download-save", { name })
    const download = await started
    await download.path()
    await download.delete()
  }
  return {
    engine: "chromium",
    page,
    me: person({ engine: "chromium", page }),
    save,
    profile,
    leave: () => page.close(),
    close: () => context.close(),
  }
}

async function inFirefox() {
  const profile = join(folder, "firefox")
  const downloads = join(folder, "downloads")
  await mkdir(profile)
  await mkdir(downloads, { recursive: true })
  const browser = await puppeteer().launch({
    browser: "firefox",
    executablePath: process.env.OUTIS_FIREFOX,
    headless: true,
    userDataDir: profile,
    protocolTimeout: PATIENCE,
    extraPrefsFirefox: {
      "security.fileuri.strict_origin_policy": true,
      "browser.download.folderList": 2,
      "browser.download.dir": downloads,
      "browser.helperApps.neverAsk.saveToDisk": "text/csv",
      "browser.download.always_ask_before_handling_new_types": false,
    },
  })
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE)
  await page.goto(artefactUrl)
  const me = person({ engine: "firefox", page })
  const save = async name => {
    await me.press("download-save", { name })
    for (let last = -1; ;) {
      await delay(1_000)
      const names = await readdir(downloads)
      const size = await sizeOf(downloads)
      if (names.length > 0 && size > 0 && size === last && !names.some(name => name.endsWith(".part"))) break
      last = size
    }
    for (const name of await readdir(downloads)) await rm(join(downloads, name))
  }
  return { engine: "firefox", page, me, save, profile, leave: () => page.close(), close: () => browser.close() }
}

async function measured({ engine, page, me, save, profile, leave, close }, { data, recipe, small }) {
  const before = await settled(profile)
  const tell = async what => {
    const now = await settled(profile)
    const memory = await memoryOf(process.pid)
    console.log(
      `${what.padEnd(24)} ${((now.size - before.size) / 1e6)
        .toFixed(0)
        .padStart(6)} MB on the disk, ${(memory / 1e6).toFixed(0).padStart(6)} MB in memory${
        now.size - before.size > 5e6 ? `  (${now.largest.join(", ")})` : ""
      }`,
    )
  }
  try {
    await me.give("load-recipe", recipe)
    await me.read("recipe-waits", { name: "recipe.json" })
    await me.give("load-choose", data)
    await me.read("message-recipe-in-force", { name: "recipe.json" })
    await me.press("load-next")
    await me.press("describe-next")
    await me.press("find-go")
    await me.press("find-next")
    await me.press("compare-next")
    await me.press("attack-next")
    await decide({ engine, page })
    await tell("before the first release")
    for (let release = 1; release <= RELEASES; release += 1) {
      // The same under other settings, so that it is made anew.
      if (release > 1)
        await page.evaluate(() => {
          const app = document.querySelector("outis-app")
          const { output } = app.state.history.entries[app.state.history.index].recipe
          const action = { kind: "set-output", output: { ...output, shuffle: !output.shuffle } }
          app.dispatchEvent(Object.assign(new Event("outis-act"), { action }))
        })
      await me.press("release-write")
      await me.see("heading", "release-downloads")
      await tell(`release ${release} checked`)
      await save("data-release.csv")
      await tell(`release ${release} saved`)
    }
    await act(page, { kind: "go", step: "load" })
    await me.give("load-choose-another", small)
    await me.see("heading", "load-title-table", { name: "small.csv" })
    await tell("another file opened")
    await leave()
    await tell("page closed")
  } finally {
    await close()
  }
  await tell("browser closed")
}

/** Does what a person could do by a few more buttons. */
function act(page, action) {
  return page.evaluate(action => {
    document.querySelector("outis-app").dispatchEvent(Object.assign(new Event("outis-act"), { action }))
  }, action)
}

async function settled(profile) {
  await delay(SETTLING)
  const files = []
  for (const entry of await readdir(profile, { recursive: true, withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath ?? entry.path, entry.name)
    const { size } = await stat(path).catch(() => ({ size: 0 }))
    files.push({ path: path.slice(profile.length + 1), size })
  }
  files.sort((a, b) => b.size - a.size)
  const folders = new Map()
  for (const { path, size } of files) {
    const top = path.split("/").slice(0, 2).join("/")
    folders.set(top, (folders.get(top) ?? 0) + size)
  }
  const largest = [...folders]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([name, size]) => `${name} ${(size / 1e6).toFixed(0)} MB`)
  return { size: files.reduce((sum, { size }) => sum + size, 0), largest }
}

/** Memory of everything that a process has started, in bytes; what is shared counts once. */
async function memoryOf(parent) {
  let sum = 0
  for (const id of await readdir("/proc")) {
    if (!/^\d+$/.test(id)) continue
    const text = await readFile(`/proc/${id}/stat`, "utf8").catch(() => "")
    if (Number(text.slice(text.lastIndexOf(")") + 2).split(" ")[1]) !== parent) continue
    const rollup = await readFile(`/proc/${id}/smaps_rollup`, "utf8").catch(() => "")
    sum += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024 + (await memoryOf(Number(id)))
  }
  return sum
}

async function sizeOf(path) {
  let sum = 0
  for (const name of await readdir(path)) sum += (await stat(join(path, name)).catch(() => ({ size: 0 }))).size
  return sum
}
