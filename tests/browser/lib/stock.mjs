// The engines as people start them. Drivers launch browsers with flags and preferences
// that switch off preconnecting, DNS prefetch and popup blocking, among others: what a
// test of silence must hear would not be there.

import { spawn } from "node:child_process"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { eventually } from "./browsers.mjs"
import { chromium, puppeteer } from "./packages.mjs"

/**
 * Starts an engine with a new profile, without a window, and with nothing set but the
 * port through which it is driven. `open(url, first)` gives a tab as its driver knows it;
 * `first`, a program as text, runs before the page's own.
 */
export async function launchStock(engine) {
  const program = process.env[`OUTIS_${engine.toUpperCase()}`]
  if (!program) throw new Error(`no ${engine} is installed`)
  const folder = await mkdtemp(join(tmpdir(), "outis-stock-"))
  const { running, driver } = await (engine === "chromium" ? startChromium : startFirefox)(program, folder)
  return {
    engine,
    async open(url, first = "") {
      const tab = await (engine === "chromium" ? driver.contexts()[0] : driver).newPage()
      if (first !== "") await (engine === "chromium" ? tab.addInitScript(first) : tab.evaluateOnNewDocument(first))
      await tab.goto(url)
      return tab
    },
    async close() {
      const ended = new Promise(resolve => running.once("exit", resolve))
      running.kill("SIGKILL")
      await ended
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
    },
  }
}

async function startChromium(program, folder) {
  const running = spawn(
    program,
    [
      "--headless=new",
      `--user-data-dir=${folder}`,
      "--remote-debugging-port=0",
      // Chromium's own sandbox does not run as root.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "about:blank",
    ],
    { stdio: "ignore" },
  )
  const port = await eventually(() =>
    readFile(join(folder, "DevToolsActivePort"), "utf8").then(
      text => text.split("\n")[0],
      () => "",
    ),
  )
  return { running, driver: await chromium().connectOverCDP(`http://127.0.0.1:${port}`) }
}

async function startFirefox(program, folder) {
  // Being driven brings preferences of its own, unless told otherwise.
  await writeFile(join(folder, "user.js"), 'user_pref("remote.prefs.recommended", false);\n')
  const running = spawn(
    program,
    ["--headless", "--no-remote", "--profile", folder, "--remote-debugging-port", "0", "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"] },
  )
  let said = ""
  running.stderr.on("data", text => {
    said += text
  })
  const address = await eventually(() => /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1])
  return {
    running,
    driver: await puppeteer().connect({ browserWSEndpoint: `${address}/session`, protocol: "webDriverBiDi" }),
  }
}
