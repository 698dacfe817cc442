// The programs that the page carries packed are those its policy names, and no other
// runs; what cannot be unpacked or may not run leaves the message that Outis could not start.

import assert from "node:assert/strict"
import { createHash } from "node:crypto"
import { after, before, test } from "node:test"
import { packed, unpacked, written } from "../../web/packing.mjs"
import { artefact, withoutPolicy } from "./lib/artefact.mjs"
import { enginesOfPage, launch, needs } from "./lib/browsers.mjs"
import { serve } from "./lib/server.mjs"

/** The programs, by the blocks that hold them. */
const PROGRAMS = {
  starter: /(<script type="text\/plain" id="starter">)([^<]*)(<\/script>)/,
  packed: /(<script type="text\/plain" id="packed">)([^<]*)(<\/script>)/,
}

/** The smallest module there is, which any engine would compile, packed as modules are. */
const SMALLEST = "5d0000800008000000000000000000194febf827c5b48b19fffffe9c6000"

/** One of the page's programs, as DESIGN.md says how to unpack it. */
const program = (html, name) => unpacked(PROGRAMS[name].exec(html)[2])

/** The page with a program that differs by a mark it leaves. */
async function altered(html, name) {
  const other = await packed(`${program(html, name)};document.documentElement.dataset.altered = "yes"`, true)
  return html.replace(PROGRAMS[name], (_, before, text, after) => before + other + after)
}

const browsers = {}
before(async () => {
  for (const engine of enginesOfPage) if (!needs(engine).skip) browsers[engine] = await launch(engine, { whole: true })
})
after(() => Promise.all(Object.values(browsers).map(browser => browser.close())))

for (const name of Object.keys(PROGRAMS)) {
  test(`the policy names the unpacked program ${name}`, async () => {
    const html = await artefact()
    const hash = createHash("sha256").update(program(html, name)).digest("base64")
    assert.ok(html.slice(0, html.indexOf("<title>")).includes(`'sha256-${hash}'`))
  })
}

for (const engine of enginesOfPage) {
  for (const name of Object.keys(PROGRAMS)) {
    test(`${engine}: another program ${name} does not run, and the page says so`, needs(engine), async () => {
      const seen = await visit(engine, await altered(await artefact(), name), "", opened =>
        opened.wait(() => globalThis.outisViolations.length > 0 && document.querySelector("#plain")?.checkVisibility()),
      )
      assert.deepEqual(seen.violations, ["script-src-elem inline"])
      assert.equal(seen.altered, undefined)
      assert.match(seen.message, /^Outis could not start/)
      // What runs before the program has taken this away nevertheless.
      assert.equal(seen.calls, "undefined")
    })

    test(`${engine}: without the policy another program ${name} runs`, needs(engine), async () => {
      const html = await altered(withoutPolicy(await artefact()), name)
      const seen = await visit(engine, html, "", opened => opened.ready())
      assert.equal(seen.altered, "yes")
      assert.equal(seen.message, undefined)
    })
  }

  test(`${engine}: another module does not run, and the page says so`, needs(engine), async () => {
    const other = written(Buffer.from(SMALLEST, "hex"))
    const html = (await artefact()).replace(/(id="engine">)[^<]*/, (_, before) => before + other)
    const seen = await visit(engine, html, "", opened =>
      opened.wait(() => document.querySelector("outis-app [role=alert]") !== null),
    )
    assert.deepEqual(seen.violations, [])
    assert.match(seen.shown, /the page's module is not its own/)
  })

  test(`${engine}: a browser that cannot unpack says so`, needs(engine), async () => {
    const seen = await visit(engine, await artefact(), "delete globalThis.DecompressionStream", opened =>
      opened.wait(() => document.readyState === "complete" && document.querySelector("#plain").checkVisibility()),
    )
    assert.match(seen.message, /^Outis could not start/)
  })

  test(`${engine}: calls to other computers are gone from the page`, needs(engine), async () => {
    const seen = await visit(engine, await artefact(), "", opened => opened.ready())
    assert.equal(seen.calls, "undefined")
    assert.equal(seen.message, undefined)
  })
}

/** Opens `html` with `first` before its scripts, waits as told, and returns what there is to see. */
async function visit(engine, html, first, wait) {
  const server = await serve(html)
  try {
    const opened = await browsers[engine].open(server.url, { first })
    await wait(opened)
    const seen = await opened.page.evaluate(() => {
      const plain = document.querySelector("#plain")
      return {
        altered: document.documentElement.dataset.altered,
        message: plain?.checkVisibility() ? plain.textContent : undefined,
        calls: typeof RTCPeerConnection,
        shown: document.querySelector("outis-app")?.innerText,
      }
    })
    const violations = await opened.violations()
    await opened.close()
    return { ...seen, violations }
  } finally {
    await server.close()
  }
}
