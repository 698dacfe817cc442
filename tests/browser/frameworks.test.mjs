// The examples of `<outis-gate>` for React, Vue and Angular: their types are checked and they are built by the tools of
// each, and a person takes a file through each of them.

import assert from "node:assert/strict"
import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { artefact } from "./lib/artefact.mjs"
import { browserOf, enginesOfPage, eventually, needs } from "./lib/browsers.mjs"
import { buildExample, frameworks, noFrameworks } from "./lib/frameworks.mjs"
import { person } from "./lib/person.mjs"
import { framed, pressSeen, work } from "./lib/portal.mjs"
import { scratch } from "./lib/scratch.mjs"
import { serve, serveSite } from "./lib/server.mjs"
import { MARK, marked as table } from "./lib/tables.mjs"

/** All files below a folder, as texts by their paths. */
async function textsOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath ?? entry.path, entry.name))
  const texts = await Promise.all(paths.map(path => readFile(path, "utf8")))
  return Object.fromEntries(paths.map((path, i) => [path.slice(folder.length + 1), texts[i]]))
}

for (const engine of enginesOfPage) {
  const browser = browserOf(engine, { whole: true })
  for (const name of frameworks)
    test(`${engine}: the example for ${name}`, { ...needs(engine), skip: noFrameworks || needs(engine).skip }, () =>
      scratch(async folder => {
        const input = join(folder, "people.csv")
        await writeFile(input, table)
        const inner = await serve(await artefact())
        const outer = await serveSite(await textsOf(await buildExample(name, inner.url)))
        try {
          const opened = await browser.open(outer.url)
          const { page } = opened
          const isHidden = hidden =>
            eventually(() => page.evaluate(hidden => document.querySelector("outis-gate")?.hidden === hidden, hidden))
          await isHidden(true)
          await opened.upload("input[type=file]", input)
          await isHidden(false)
          const frame = await framed(opened, inner.url)
          const me = person(opened, frame)
          await pressSeen(me, frame, "portal-open", { name: "people.csv" })
          await work(opened, frame, me)
          await pressSeen(me, frame, "portal-return", { place: outer.url.slice(0, -1) })
          await eventually(() => page.evaluate(() => globalThis.deposited !== undefined))
          const { text, sha256 } = await page.evaluate(async () => {
            const { release, sha256 } = globalThis.deposited
            return { text: await release.text(), sha256 }
          })
          assert.ok(text.length > 1000 && !text.includes(MARK))
          assert.match(sha256, /^[0-9a-f]{64}$/)
          await isHidden(true)
          assert.deepEqual(opened.console, [])
          await opened.close({ again: false })
        } finally {
          await inner.close()
          await outer.close()
        }
      }),
    )
}
