// One way to drive two engines: Chromium through Playwright, Firefox through
// Puppeteer (WebDriver BiDi), each as it is installed on this machine.
//
// `cargo xtask test browser` names the programs in OUTIS_CHROMIUM and
// OUTIS_FIREFOX. Where one is missing its tests are skipped, under CI=true they fail.
// OUTIS_SHELL may name Chromium's engine without a browser around it, which costs a third less.

import { mkdtemp, readFile, readdir, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, before } from "node:test"
import { setTimeout as delay } from "node:timers/promises"
import { chromium, puppeteer } from "./packages.mjs"
import { startedOnce } from "./profiles.mjs"

/** How long anything may take that should take a moment, in milliseconds. */
export const PATIENCE = 30_000

export const engines = ["chromium", "firefox"]

/** Whether also that is tried which takes long and seldom changes: `cargo xtask test --thorough`. */
export const thorough = process.env.OUTIS_THOROUGH === "1"

/**
 * The engines in which all is tried: the first, and the other too where the run is thorough. In the other one the
 * page starts and does its whole job in every run.
 */
export const enginesOfPage = thorough ? engines : engines.slice(0, 1)

/** The options of a test that takes long, and that few changes can break: skipped but where the run is thorough. */
export function seldom(engine) {
  return thorough ? needs(engine) : { ...needs(engine), skip: "takes long: cargo xtask test --thorough" }
}

/** The options of a test that needs this engine: skipped, with the reason, where it is missing. */
export function needs(engine) {
  const variable = `OUTIS_${engine.toUpperCase()}`
  const skip =
    process.env[variable] || process.env.CI === "true" ? false : `${variable} names no program; run cargo xtask setup`
  return { skip, timeout: 300_000 }
}

/**
 * The module is compiled once more, and better, only where it has much to do: a fresh page takes a
 * third less of the machine. The browsers that people have are left as they are.
 */
const SELDOM_OPTIMIZED = ["--js-flags=--wasm-tiering-budget=300000000"]

/**
 * Starts an engine with a new profile in which nobody has been anywhere, in this environment and, for
 * Chromium alone, with what `env` adds to it and these `args`.
 * With `whole` it is the browser that people have, for what
 * the page does only with the browser's help. The caller ends it with `close()`; then its profile and
 * downloads are gone.
 */
export async function launch(engine, { env = {}, args = [], whole = false } = {}) {
  const shell = engine === "chromium" && !whole ? process.env.OUTIS_SHELL : undefined
  const program = shell ?? process.env[`OUTIS_${engine.toUpperCase()}`]
  if (!program) throw new Error(`no ${engine} is installed`)
  const folder = await mkdtemp(join(tmpdir(), "outis-browser-"))
  const browser = await (engine === "chromium"
    ? launchChromium(program, env, shell === undefined ? args : [...SELDOM_OPTIMIZED, ...args])
    : launchFirefox(program, folder))
  const idle = []
  return {
    engine,
    open: (url, options) => open(engine, { browser, folder, idle }, url, options),
    /** How Firefox ended, if by itself: its exit code or the signal; otherwise undefined. */
    fate: () => {
      const { exitCode, signalCode } = browser.process?.() ?? {}
      return exitCode ?? signalCode ?? undefined
    },
    async close() {
      await browser.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

/** An engine for the tests around, started before the first of them and ended after the last. */
export function browserOf(engine, options) {
  let browser
  before(async () => {
    if (!needs(engine).skip) browser = await launch(engine, options)
  })
  after(() => browser?.close())
  return { engine, open: (...given) => browser.open(...given), fate: () => browser.fate() }
}

function launchChromium(program, env, more) {
  const root = process.getuid?.() === 0
  return chromium().launch({
    executablePath: program,
    env: { ...process.env, ...env },
    args: [
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Chromium's own sandbox does not run as root.
      ...(root ? ["--no-sandbox"] : []),
      ...more,
    ],
  })
}

async function launchFirefox(program, folder) {
  return puppeteer().launch({
    browser: "firefox",
    executablePath: program,
    headless: true,
    userDataDir: await startedOnce(program, join(folder, "profile")),
    extraPrefsFirefox: {
      // Puppeteer relaxes this one, and what a page may do from file:// with it.
      "security.fileuri.strict_origin_policy": true,
      "browser.download.folderList": 2,
      "browser.download.dir": folder,
      "browser.helperApps.neverAsk.saveToDisk":
        "text/csv,text/html,application/json,application/zip,application/octet-stream,text/plain",
      "browser.download.always_ask_before_handling_new_types": false,
      // The panel of a finished download takes the focus away from the page.
      "browser.download.alwaysOpenPanel": false,
    },
  })
}

/**
 * Opens a page at `url` and listens from before its first script.
 *
 * Options: `width`, `height` in CSS pixels; `scheme`, "light" or "dark"; `first`,
 * a program as text that runs before the page's own; `arriving`, not to wait for all of the
 * page (Chromium alone). Nobody could answer the browser's question for a file, so that there
 * is none to ask unless `first` makes one.
 *
 * In what is returned, `page` is the driver's own page, whose `click`,
 * `evaluate`, `keyboard` and `screenshot` agree between the two drivers.
 * `console` holds every console message and uncaught error as text, `requests`
 * every address asked for by page and workers, `violations()` what the page's
 * policy refused since it was opened.
 */
async function open(engine, { browser, folder, idle }, url, options = {}) {
  const { width = 1366, height = 768, scheme = "light", first = "", arriving = false } = options
  const used = first === "" ? idle.pop() : undefined
  const page =
    used ?? (await (engine === "chromium" ? pageOfChromium : pageOfFirefox)(browser, { width, height, scheme }))
  if (used !== undefined) await dress(page, { width, height, scheme })
  const console = []
  const requests = []
  const heard = {
    console: message => console.push(`${message.type()}: ${message.text()}`),
    pageerror: fault => console.push(`uncaught: ${fault.message}`),
    request: request => requests.push(request.url()),
  }
  for (const [event, hear] of Object.entries(heard)) page.on(event, hear)
  if (used === undefined)
    await beforeScripts(engine, page, `(${recordViolations})();delete globalThis.showSaveFilePicker;${first}`)
  await page.goto(url, arriving ? { waitUntil: "commit" } : {})
  const wait = waiter(engine, page)
  return {
    engine,
    page,
    console,
    requests,
    violations: () => page.evaluate(() => globalThis.outisViolations),

    /** Waits until `condition`, run in the page with `argument`, is true. */
    wait,

    /** Waits until the worker runs and wasm has answered; returns the version. */
    async ready() {
      await wait(() => document.documentElement.dataset.outisReady)
      return page.evaluate(() => document.documentElement.dataset.outisReady)
    },

    /** Gives files to the file input at `selector`. */
    async upload(selector, ...paths) {
      if (engine === "chromium") return page.setInputFiles(selector, paths)
      const input = await page.waitForSelector(selector)
      await input.uploadFile(...paths)
    },

    /** Does `action`, which starts one download, and returns its name and bytes. */
    async download(action) {
      return engine === "chromium" ? downloadOfChromium(page, action) : downloaded(folder, action)
    },

    /** The screen, or with `{fullPage: true}` the whole page, as PNG in `path`. */
    screenshot: (path, options = {}) => page.screenshot({ path, ...options }),

    /** Another page may be opened in the tab then; with `{again: false}` it is gone. */
    async close({ again = true } = {}) {
      if (engine === "firefox") return page.close()
      for (const [event, hear] of Object.entries(heard)) page.off(event, hear)
      const left =
        again
        && first === ""
        && (await page.goto("about:blank").then(
          () => true,
          () => false,
        ))
      if (!left) return page.context().close()
      idle.push(page)
    },
  }
}

/** A tab that was used before costs a third of a new one. Firefox asks before it leaves a page. */
async function dress(page, { width, height, scheme }) {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: scheme })
}

async function pageOfChromium(browser, { width, height, scheme }) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme })
  context.setDefaultTimeout(PATIENCE)
  return context.newPage()
}

async function pageOfFirefox(browser, { width, height, scheme }) {
  const page = await browser.newPage()
  page.setDefaultTimeout(PATIENCE)
  await page.setViewport({ width, height })
  // BiDi cannot emulate a colour scheme in this version; a dark one is Chromium's to test.
  if (scheme !== "light") throw new Error("Firefox is driven in the light scheme only")
  return page
}

function beforeScripts(engine, page, program) {
  return engine === "chromium" ? page.addInitScript(program) : page.evaluateOnNewDocument(program)
}

function recordViolations() {
  globalThis.outisViolations = []
  document.addEventListener("securitypolicyviolation", event => {
    globalThis.outisViolations.push(`${event.effectiveDirective} ${event.blockedURI}`)
  })
}

/** Does this in either scheme, one after the other, with the page as it stands. Chromium only. */
export async function inEitherScheme({ page }, look) {
  for (const scheme of ["dark", "light"]) {
    await page.emulateMedia({ colorScheme: scheme })
    await look(scheme)
  }
}

/** The drivers disagree on the order of arguments. */
function waiter(engine, page) {
  return (condition, argument) =>
    engine === "chromium"
      ? page.waitForFunction(condition, argument, { timeout: PATIENCE, polling: 50 })
      : page.waitForFunction(condition, { timeout: PATIENCE, polling: 50 }, argument)
}

async function downloadOfChromium(page, action) {
  const started = page.waitForEvent("download")
  await action()
  const download = await started
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

/** Asks until the answer is true, and returns it. For what a driver cannot wait for itself. */
export async function eventually(ask) {
  for (let waited = 0; waited < PATIENCE; waited += 100) {
    const answer = await ask()
    if (answer) return answer
    await delay(100)
  }
  throw new Error("it never came true")
}

/** Where a driver tells nothing about downloads, their folder is watched. */
export async function downloaded(folder, action) {
  const before = new Set(await readdir(folder))
  await action()
  return eventually(async () => {
    const fresh = (await readdir(folder)).filter(name => !before.has(name))
    // A file in progress stands beside its empty place holder.
    const [name] = fresh
    if (fresh.length !== 1 || name.endsWith(".part")) return undefined
    const path = join(folder, name)
    // A name that is gone again was one for the meantime.
    const { size } = await stat(path).catch(() => ({ size: 0 }))
    if (size === 0) return undefined
    const bytes = await readFile(path)
    // Or the next of this name would be given another.
    await rm(path)
    return { name, bytes }
  })
}
