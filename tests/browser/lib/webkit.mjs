// Safari's engine, as WebKitGTK has it: its own driver and small browser, spoken to by W3C WebDriver.
//
// `cargo xtask test browser --thorough` names the driver in OUTIS_WEBKIT, where it is installed. The browser needs a
// screen; where there is none, Xvfb is one. Of the drivers' pages, what is here has the words of Puppeteer's that
// `person.mjs` and `journey.mjs` use.

import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { downloaded, eventually, PATIENCE } from "./browsers.mjs"

/** By which WebDriver knows an element, as its specification says. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf"

const KEYS = { Tab: "\ue004", Enter: "\ue007", Escape: "\ue00c" }

/** Where Debian keeps the browser that its driver starts. */
const BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"

/** The options of a test that needs this engine: skipped, with the reason, where it is missing. */
export const needsWebkit = {
  skip: process.env.OUTIS_WEBKIT ? false : "OUTIS_WEBKIT names no WebKitWebDriver; see CONTRIBUTING.md",
  timeout: 300_000,
}

/** Starts the engine with nothing from before. The caller ends it with `close()`; then its downloads are gone. */
export async function launchWebkit() {
  const folder = await mkdtemp(join(tmpdir(), "outis-webkit-"))
  const downloads = join(folder, "downloads")
  for (const made of [downloads, join(folder, ".config")]) await mkdir(made, { mode: 0o700 })
  await writeFile(join(folder, ".config", "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const screen = process.env.DISPLAY ? undefined : await startScreen()
  const port = await freePort()
  const running = spawn(process.env.OUTIS_WEBKIT, [`--port=${port}`], {
    stdio: ["ignore", "pipe", "ignore"],
    env: {
      ...process.env,
      HOME: folder,
      XDG_CONFIG_HOME: join(folder, ".config"),
      XDG_RUNTIME_DIR: folder,
      // What is installed for the desktop around has no part in this.
      GTK_USE_PORTAL: "0",
      NO_AT_BRIDGE: "1",
      LANGUAGE: "en",
      ...(screen === undefined ? {} : { DISPLAY: screen.name }),
    },
  })
  const said = []
  running.stdout.on("data", text => said.push(...`${text}`.split("\n").filter(line => line.startsWith("CONSOLE"))))
  const server = `http://127.0.0.1:${port}`
  await eventually(() =>
    fetch(`${server}/status`).then(
      answer => answer.ok,
      () => false,
    ),
  )
  const { sessionId } = await call(server, "POST", "session", {
    capabilities: {
      alwaysMatch: {
        "webkitgtk:browserOptions": {
          binary: BROWSER,
          args: ["--automation", "--enable-write-console-messages-to-stdout=true"],
        },
      },
    },
  })
  const session = (method, path, body) => call(server, method, `session/${sessionId}/${path}`, body)
  await session("POST", "timeouts", { script: PATIENCE, pageLoad: PATIENCE, implicit: 0 })
  await session("POST", "window/rect", { x: 0, y: 0, width: 1366, height: 850 })
  return {
    engine: "webkit",
    open: url => open(session, { url, downloads, said }),
    async close() {
      await call(server, "DELETE", `session/${sessionId}`).catch(() => {})
      for (const process of [running, screen?.running].filter(Boolean)) {
        const ended = once(process, "exit")
        process.kill()
        await ended
      }
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

/** Opens the page at `url`: what is returned is what `launch().open()` returns, as far as this engine has it. */
async function open(session, { url, downloads, said }) {
  said.length = 0
  await session("POST", "url", { url })
  const page = pageOf(session)
  const wait = (condition, argument) => page.waitForFunction(condition, {}, argument)
  return {
    engine: "webkit",
    page,
    console: said,
    wait,
    async ready() {
      await wait(() => document.documentElement.dataset.outisReady)
      return page.evaluate(() => document.documentElement.dataset.outisReady)
    },
    download: action => downloaded(downloads, action),
    async screenshot(path) {
      await writeFile(path, Buffer.from(await session("GET", "screenshot"), "base64"))
    },
    async close() {
      await session("POST", "url", { url: "about:blank" })
    },
  }
}

function pageOf(session) {
  const evaluate = async (program, ...given) => {
    const [value, fault] = await session("POST", "execute/async", {
      script: `const done = arguments[arguments.length - 1], given = [...arguments].slice(0, -1);
        const end = (value, fault) => done([value ?? null, fault])
        void (async () => (${program})(...given))().then(end, fault => end(null, String(fault)))`,
      args: given.map(value => (value === undefined ? null : (value?.reference ?? value))),
    })
    if (fault) throw new Error(fault)
    return value?.[ELEMENT] === undefined ? value : handle(value)
  }
  const handle = reference => {
    const path = `element/${reference[ELEMENT]}`
    const itself = {
      reference,
      asElement: () => itself,
      evaluate: (program, ...given) => evaluate(program, itself, ...given),
      click: () => session("POST", `${path}/click`, {}),
      focus: () => evaluate(element => element.focus(), itself),
      select: value =>
        evaluate(
          (list, value) => {
            list.value = value
            for (const event of ["input", "change"]) list.dispatchEvent(new Event(event, { bubbles: true }))
          },
          itself,
          value,
        ),
      /** Gives an element that asks for files these. */
      accept: paths => session("POST", `${path}/value`, { text: paths.join("\n") }),
    }
    return itself
  }
  return {
    evaluate,
    async waitForFunction(condition, _, ...given) {
      for (let waited = 0; waited < PATIENCE; waited += 50) {
        const value = await evaluate(condition, ...given)
        if (value) return value
        await delay(50)
      }
      throw new Error(`it never came true: ${condition} of ${JSON.stringify(given)}`)
    },
    /** The driver gives files to an element only, so that it is found out which one asks, and nobody else is asked. */
    async waitForFileChooser() {
      await evaluate(() => {
        globalThis.outisAsking = null
        addEventListener(
          "click",
          function take(event) {
            if (event.target.type !== "file") return
            event.preventDefault()
            globalThis.outisAsking = event.target
            removeEventListener("click", take, true)
          },
          true,
        )
      })
      return eventually(() => evaluate(() => globalThis.outisAsking))
    },
    keyboard: {
      async press(key) {
        const value = KEYS[key]
        await session("POST", "actions", {
          actions: [
            {
              type: "key",
              id: "keyboard",
              actions: [
                { type: "keyDown", value },
                { type: "keyUp", value },
              ],
            },
          ],
        })
      },
    },
  }
}

/** One command of the protocol. */
async function call(server, method, path, body) {
  const answer = await fetch(`${server}/${path}`, {
    method,
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const { value } = await answer.json()
  if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`)
  return value
}

/** A screen that nobody sees, and its name. */
async function startScreen() {
  const running = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x900x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  })
  const [number] = await once(running.stdout, "data")
  return { running, name: `:${`${number}`.trim()}` }
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address()
  server.close()
  await once(server, "close")
  return port
}
