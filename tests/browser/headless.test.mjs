// The package without a page, in a page of somebody else's with a policy of its own: the same bytes as the command
// line, no request but for its own files, and an error that says so where no worker may start.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { fileURLToPath } from "node:url"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { evidence, measure, run } from "./lib/cli.mjs"
import { sample } from "./lib/sample.mjs"
import { scratch } from "./lib/scratch.mjs"
import { serveFolders } from "./lib/server.mjs"

const dist = fileURLToPath(new URL("../../web/embed/dist/", import.meta.url))

/** The program of the page; what it asks for comes later. */
const PROGRAM = `import * as outis from "./headless.js"
  globalThis.outis = outis`

const page = `<!doctype html><title>portal</title><link rel="icon" href="data:,">
  <script type="module" src="./program.js"></script>`

/** What a portal may allow: scripts of its own, and workers as they say. */
const policy = workers =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    `worker-src ${workers}`,
    "img-src data:",
    "require-trusted-types-for 'script'",
    "trusted-types outis",
  ].join("; ")

/** What the guide says to serve the worker's file with. */
const OF_WORKER = "default-src 'none'; script-src 'wasm-unsafe-eval'"

const SEED = "a7".repeat(32)

const recipe = JSON.stringify({
  outis: 1,
  kind: "recipe",
  attributes: [
    { name: "record", role: "identifier" },
    { name: "name", role: "identifier" },
    {
      name: "born",
      role: "quasi-identifier",
      hierarchy: { kind: "date", format: "%d.%m.%Y", levels: ["month", "year", "decade"] },
    },
    { name: "postcode", role: "quasi-identifier", hierarchy: { kind: "mask", from: "right" } },
    { name: "sex", role: "quasi-identifier" },
    { name: "occupation", role: "insensitive" },
    { name: "diagnosis", role: "insensitive" },
  ],
  models: [{ model: "k-anonymity", k: 5 }],
  suppression: { limit: 0.02 },
})

/** Opens a portal with this policy for workers. */
async function portal(browser, workers, look) {
  await scratch(async folder => {
    const asked = []
    // The page's own program lies beside the package's files, which are served from where they were built.
    await writeFile(join(folder, "program.js"), PROGRAM)
    const headers = path => ({
      "Content-Security-Policy": path === "/outis-worker.js" ? OF_WORKER : policy(workers),
    })
    const server = await serveFolders(page, [folder, dist], { headers, asked: path => asked.push(path) })
    const opened = await browser.open(server.url)
    try {
      await opened.wait(() => globalThis.outis !== undefined)
      await look({ opened, asked, server })
      assert.deepEqual(
        opened.requests.filter(url => !url.startsWith(server.url) && !/^(blob|data):/.test(url)),
        [],
      )
    } finally {
      await opened.close({ again: false })
      await server.close()
    }
  })
}

/** Anonymizes in the page; what comes of it as text. */
const made = ({ page }, text) =>
  page.evaluate(
    async ({ text, recipe, seed }) => {
      const stages = new Set()
      const file = new File([text], "patients.csv")
      try {
        const { release, reportText, summaryText } = await globalThis.outis.anonymize(file, recipe, {
          seed,
          onProgress: ({ stage }) => stages.add(stage),
        })
        return { release: await release.text(), reportText, summaryText, stages: [...stages] }
      } catch (fault) {
        return { code: fault.code, message: fault.message, cause: String(fault.cause) }
      }
    },
    { text, recipe, seed: SEED },
  )

for (const engine of enginesOfPage) {
  const browser = browserOf(engine, { whole: true })

  test(`${engine}: the bytes of the command line, under a portal's policy`, needs(engine), () =>
    portal(browser, "blob:", async ({ opened, asked }) => {
      const text = await sample()
      const found = await made(opened, text)
      assert.equal(found.code, undefined, `${found.message} ${found.cause}`)
      await scratch(async folder => {
        const input = join(folder, "patients.csv")
        await writeFile(input, text)
        const expected = await run({ recipe, input, seed: SEED })
        assert.equal(found.release, expected.release.toString())
        assert.equal(evidence(found.reportText), evidence(expected.report))
        assert.equal(found.summaryText, expected.summary.toString())
      })
      // The release and the table itself, measured.
      const sides = [
        { input: found.release, reference: text },
        { input: text, reference: undefined },
      ]
      const held = []
      for (const { input, reference } of sides) {
        const measured = await opened.page.evaluate(
          async ({ input, reference, recipe }) => {
            const before = reference === undefined ? {} : { reference: new Blob([reference]) }
            return globalThis.outis.measure(new File([input], "file.csv"), recipe, before)
          },
          { input, reference, recipe },
        )
        assert.equal(evidence(measured.reportText), evidence(await measure({ recipe, input, reference })))
        assert.equal(measured.refusal, null)
        held.push(measured.holds)
      }
      assert.deepEqual(held, [true, false])
      // A second, from the module that is compiled, as a stream; and one that is ended.
      const again = await opened.page.evaluate(
        async ({ text, recipe, seed }) => {
          const { anonymizeStream } = globalThis.outis
          const { readable } = anonymizeStream(new Blob([text]).stream(), recipe, { seed })
          const release = await new Response(readable).text()
          const stop = new AbortController()
          const ended = globalThis.outis
            .anonymize(new Blob([text]), recipe, { signal: stop.signal, onProgress: () => stop.abort() })
            .catch(fault => fault.name)
          setTimeout(() => stop.abort(), 20)
          return { release, ended: await ended }
        },
        { text, recipe, seed: SEED },
      )
      assert.deepEqual(again, { release: found.release, ended: "AbortError" })
      assert.deepEqual(await opened.violations(), [])
      assert.deepEqual(asked, ["/", "/program.js", "/headless.js", "/engine.js"])
    }),
  )

  test(`${engine}: where a policy forbids workers from texts, from a file`, needs(engine), () =>
    portal(browser, "'self'", async ({ opened }) => {
      const text = await sample()
      const refused = await made(opened, text)
      assert.equal(refused.code, "no-worker", `${refused.message} ${refused.cause}`)
      assert.match(refused.message, /setWorkerAddress/)
      await opened.page.evaluate(() => globalThis.outis.setWorkerAddress(new URL("outis-worker.js", location.href)))
      const found = await made(opened, text)
      assert.equal(found.code, undefined, `${found.message} ${found.cause}`)
      assert.ok(found.release.length > 100_000)
    }),
  )
}
