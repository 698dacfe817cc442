// What belongs together, as one file: for whoever gets the release, and for one's own files.

import assert from "node:assert/strict"
import { createHash } from "node:crypto"
import { test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { wholeJob } from "./lib/journey.mjs"
import { person } from "./lib/person.mjs"
import { unzipped } from "./lib/zips.mjs"

/** The files in a zip by name, and the times that it names. */
function opened(zip) {
  // Of each entry of the directory at the end: the fields for time and date.
  const times = []
  for (let entry = zip.indexOf("PK\u0001\u0002"); entry >= 0; entry = zip.indexOf("PK\u0001\u0002", entry + 4))
    times.push([zip.readUInt16LE(entry + 12), zip.readUInt16LE(entry + 14)])
  return { files: unzipped(zip), times }
}

const sha256 = bytes => createHash("sha256").update(bytes).digest("hex")

for (const engine of enginesOfPage) {
  const browser = browserOf(engine)

  test(`packages: they hold what the single files do (${engine})`, needs(engine), async () => {
    const page = await browser.open(artefactUrl)
    await page.ready()
    const me = person(page)
    const single = await wholeJob(page, {})
    const save = async what =>
      (await page.download(() => me.press("download-save", { name: `patients-for-${what}.zip` }))).bytes

    const passedOn = await save("recipient")
    const { files, times } = opened(passedOn)
    assert.deepEqual(Object.keys(files).sort(), ["SHA256SUMS", "patients-release.csv", "patients-summary.json"])
    assert.ok(files["patients-release.csv"].equals(single.release))
    assert.ok(files["patients-summary.json"].equals(single.summary))
    assert.equal(
      files.SHA256SUMS.toString(),
      `${sha256(single.release)}  patients-release.csv\n${sha256(single.summary)}  patients-summary.json\n`,
    )
    // Midnight, the first of January 1980.
    assert.deepEqual(times, [
      [0, 33],
      [0, 33],
      [0, 33],
    ])
    assert.ok((await save("recipient")).equals(passedOn), "the second time it is another file")

    const { files: kept } = opened(await save("your-files"))
    const hierarchies = ["born", "occupation", "postcode", "sex"].map(name => `${name}-hierarchy.csv`)
    const documents = ["patients-recipe.json", "patients-report.html", "patients-report.json"]
    for (const name of documents) assert.ok(name in kept, `${name} of ${Object.keys(kept)}`)
    assert.ok(Object.keys(kept).every(name => documents.includes(name) || hierarchies.includes(name)))
    assert.ok(kept["patients-recipe.json"].equals(single.recipe))
    assert.ok(kept["patients-report.json"].equals(single.report))
    assert.ok(kept["patients-report.html"].equals(single.html))
    assert.match(kept["postcode-hierarchy.csv"].toString(), /^\d{5};/m)
    if (engine === "chromium") assert.deepEqual(await faults(page), [])
    assert.deepEqual(page.console, [])
    await page.close()
  })
}
