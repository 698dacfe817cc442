// Profiles of Firefox that have been started with once. What Firefox works out at its first start it keeps,
// and that is half of the work of a start.

import { access, cp, mkdtemp, rename, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { puppeteer } from "./packages.mjs"

/** Where profiles lie that others are copies of: with what is built, so that they go with it. */
const built = fileURLToPath(new URL("../../../target/", import.meta.url))

/** What says that the copied profile is in use, and what was open in it. */
const OF_A_RUN = /[\\/](lock|\.parentlock|sessionstore[^\\/]*)$/

/** Puts a profile at `folder` that this program has been started with once, and returns the path. */
export async function startedOnce(program, folder) {
  // An older Firefox refuses what a newer one has used.
  const kept = join(built, `firefox-${Math.floor((await stat(program)).mtimeMs)}`)
  const isThere = await access(kept).then(
    () => true,
    () => false,
  )
  if (!isThere) await keepOne(program, kept)
  await cp(kept, folder, { recursive: true, filter: path => !OF_A_RUN.test(path) })
  return folder
}

/** Starts with an empty profile and keeps that. Of several that do so at once, the first is kept. */
async function keepOne(program, kept) {
  const made = await mkdtemp(join(built, "firefox-new-"))
  const browser = await puppeteer().launch({
    browser: "firefox",
    executablePath: program,
    headless: true,
    userDataDir: made,
  })
  await browser.newPage()
  await browser.close()
  await rename(made, kept).catch(() => rm(made, { recursive: true, force: true }))
}
