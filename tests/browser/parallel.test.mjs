// A search that takes long is shared by several workers: with the bytes that one
// would have written, nothing lost if one of them dies, and nothing sent anywhere.

import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { release, stopSearch } from "./lib/journey.mjs"
import { trapping } from "./lib/mishaps.mjs"
import { compared, quiet, searching, started, onPage } from "./lib/sharing.mjs"

/**
 * Columns with which one worker searches for some seconds: helpers come after a third of one. In
 * Firefox a worker takes longer to begin.
 */
const LONG = { chromium: 21, firefox: 24 }

/** A table of so many columns, few of whose records are alike. */
function traits(columns) {
  let state = 7
  const below = n => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
  const names = Array.from({ length: columns }, (_, i) => `trait ${i + 1}`)
  const records = Array.from({ length: 3_000 }, () => {
    const group = below(4)
    return names.map((_, i) => (below(3) > 0 ? (group + i) % 6 : below(6)))
  })
  const recipe = JSON.stringify({
    outis: 1,
    kind: "recipe",
    models: [{ model: "k-anonymity", k: 5 }],
    suppression: { limit: 0.2 },
    attributes: names.map(name => ({ name, role: "quasi-identifier" })),
  })
  return { recipe, text: [names, ...records].map(row => `${row.join(",")}\n`).join("") }
}

/** How many workers there were in the end, after the whole job. */
async function together(page, columns) {
  const {
    report: { run, solution },
  } = await compared(page, traits(columns))
  assert.equal(solution.loss.optimal, true)
  return run.workers
}

for (const engine of enginesOfPage) {
  describe(engine, () => {
    const browser = browserOf(engine)

    test("two workers share a long search and write what one would", needs(engine), () =>
      onPage(browser, { cores: 2 }, async page => {
        const workers = await together(page, LONG[engine])
        // In Firefox the helper may come when the search has ended; the bytes are the same.
        if (engine === "chromium") assert.equal(workers, 2)
        // The last one keeps the release that was written.
        assert.deepEqual(await started(page), ["", "helper", "keeper"])
        assert.deepEqual(await page.opened.violations(), [])
      }),
    )

    if (engine === "chromium")
      test("a helper that dies takes nothing with it", needs(engine), () =>
        onPage(browser, { cores: 2, first: trapping("helperrun_step", 2) }, async page => {
          assert.equal(await together(page, LONG[engine]), 2)
        }),
      )

    test("a search that several workers share can be stopped, and begun again", needs(engine), () =>
      onPage(browser, { cores: 2 }, async ({ opened, me, folder }) => {
        await searching(me, folder, traits(28))
        await opened.wait(() => globalThis.outisWorkers.includes("helper"))
        await stopSearch(me)
        const made = await release(opened, { file: "traits.csv" })
        assert.equal(JSON.parse(made.report).models[0].holds, true)
        quiet(opened)
      }),
    )
  })
}
