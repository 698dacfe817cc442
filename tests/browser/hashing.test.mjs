// A large file is hashed by a second worker on its way in: the same report, whether one comes,
// lives or dies, and nothing sent anywhere. What goes out is kept by a worker of its own.

import assert from "node:assert/strict"
import { createHash } from "node:crypto"
import { describe, test } from "node:test"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { trapping } from "./lib/mishaps.mjs"
import { compared, started, onPage } from "./lib/sharing.mjs"

const RECORDS = 120_000

/** A file of 20 MB with few combinations, so that all else takes little. */
const large = {
  text: [
    "age,town,note\n",
    ...Array.from(
      { length: RECORDS },
      (_, i) => `${20 + (i % 60)},town ${(i * i) % 11},${String(i % 1000).padStart(150, "-")}\n`,
    ),
  ].join(""),
  recipe: JSON.stringify({
    outis: 1,
    kind: "recipe",
    models: [{ model: "k-anonymity", k: 5 }],
    attributes: [
      { name: "age", role: "quasi-identifier" },
      { name: "town", role: "quasi-identifier" },
      { name: "note", role: "insensitive" },
    ],
  }),
}

for (const engine of enginesOfPage) {
  describe(engine, () => {
    const browser = browserOf(engine)

    test("a second worker hashes a large file", needs(engine), () =>
      onPage(browser, { cores: 2 }, async page => {
        await hashed(page)
        assert.deepEqual(await started(page), ["", "helper", "keeper"])
        assert.deepEqual(await page.opened.violations(), [])
      }),
    )

    if (engine === "chromium") {
      test("a machine with one core does it without a helper", needs(engine), () =>
        onPage(browser, { cores: 1 }, async page => {
          await hashed(page)
          assert.deepEqual(await started(page), ["", "keeper"])
        }),
      )

      test("a worker that dies while it hashes takes nothing with it", needs(engine), () =>
        onPage(browser, { cores: 2, first: trapping("fingerprint_push", 2) }, async page => {
          await hashed(page)
          assert.deepEqual(await started(page), ["", "helper", "keeper"])
        }),
      )
    }
  })
}

/** The whole job: the report names the bytes that there are. */
async function hashed(page) {
  const { release, report } = await compared(page, large)
  assert.equal(report.input.sha256, sha256(large.text))
  assert.equal(report.output.sha256, sha256(release))
}

function sha256(bytes) {
  return createHash("sha256").update(bytes).digest("hex")
}
