// Files that need more memory than there is: said by their beginning, named when it runs out, and
// what was loaded before stays.

import assert from "node:assert/strict"
import { open, stat, truncate } from "node:fs/promises"
import { join } from "node:path"
import { describe, test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { compare, release } from "./lib/journey.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"

/**
 * A script to run before the page's own: its workers' module may have no more memory than so many
 * pages of 64 KiB. Only the number in the module's memory section changes.
 */
const capped = pages => `{
  const program = ${JSON.stringify(`(${cap})(${pages});`)}
  const Original = Blob
  globalThis.Blob = class extends Original {
    constructor(parts, options) {
      super(options?.type === "text/javascript" ? [program, ...parts] : parts, options)
    }
  }
}`

/** Runs in the worker. */
function cap(most) {
  const compile = WebAssembly.compile
  const number = (bytes, place) => {
    let [value, shift] = [0, 0]
    for (;;) {
      const byte = bytes[place++]
      value |= (byte & 127) << shift
      shift += 7
      if (byte < 128) return { value, place }
    }
  }
  const digits = value => {
    const bytes = []
    for (; value > 127; value >>>= 7) bytes.push((value & 127) | 128)
    return [...bytes, value]
  }
  // Bytes that are compiled while they come cannot be changed.
  WebAssembly.compileStreaming = async () => {
    throw new TypeError("as a whole")
  }
  WebAssembly.compile = async given => {
    const bytes = new Uint8Array(given)
    for (let place = 8; place < bytes.length;) {
      const length = number(bytes, place + 1)
      if (bytes[place] === 5) {
        // One memory: whether it has a limit, and how much there is at first.
        const least = number(bytes, length.place + 2)
        const limited = [1, 1, ...digits(least.value), ...digits(most)]
        const parts = [
          bytes.slice(0, place + 1),
          new Uint8Array(digits(limited.length)),
          new Uint8Array(limited),
          bytes.slice(length.place + length.value),
        ]
        return new Blob(parts).arrayBuffer().then(capped => compile(capped))
      }
      place = length.place + length.value
    }
    throw new Error("the module has no memory")
  }
}

/** A file whose columns are different in each record. */
async function distinct(path, records) {
  const file = await open(path, "w")
  await file.write("number,code,name\n")
  for (let first = 0; first < records; first += 20_000) {
    await file.write(
      Array.from(
        { length: Math.min(20_000, records - first) },
        (_, i) => `${first + i},c${(first + i) * 7919},person ${first + i}\n`,
      ).join(""),
    )
  }
  await file.close()
}

for (const engine of enginesOfPage) {
  describe(engine, () => {
    const browser = browserOf(engine)

    test("what fits is said before a file is chosen", needs(engine), () =>
      onPage(browser, {}, async ({ opened }) => {
        const said = await opened.page.evaluate(() =>
          document.querySelector("load-step .drop").innerText.replace(/[\u2066-\u2069]/g, ""),
        )
        const [, millions, columns] = /About (\d+) million records of (\d+) columns fit here/.exec(said) ?? []
        // A cell takes up to four bytes, and the whole of a tab is four gigabytes.
        assert.ok(Number(millions) >= 1 && Number(columns) >= 2, said)
        assert.ok(Number(millions) * 1e6 * Number(columns) < 2 ** 32, said)
      }),
    )

    test("a file that would need too much is told by its beginning", needs(engine), () =>
      onPage(browser, {}, async ({ opened, me, folder }) => {
        await me.press("load-sample")
        await me.see("heading", "load-title-table", { name: "patients.csv" })
        const path = join(folder, "huge.csv")
        await distinct(path, 200_000)
        const begun = (await stat(path)).size
        assert.ok(begun > 4 << 20)
        // Nothing of the rest is there to be read: the file has holes.
        await truncate(path, 6e9)
        const began = Date.now()
        await me.give("load-choose-another", path)
        await me.see("heading", "load-failed-kept", { name: "huge.csv", kept: "patients.csv" })
        assert.ok(Date.now() - began < 20_000)
        const text = await alert(opened)
        assert.match(
          text,
          /about 1\d\d,\d{3},\d{3} records, which would need about \d\d(\.\d)? GB of memory\. A tab can have 4\.29 GB/,
        )
        await finished(opened, me)
      }),
    )

    test("memory that runs out is named, and the table before stays", needs(engine), () =>
      onPage(browser, { first: capped(1024) }, async ({ opened, me, folder }) => {
        await me.press("load-sample")
        await me.see("heading", "load-title-table", { name: "patients.csv" })
        const path = join(folder, "large.csv")
        await distinct(path, 900_000)
        await me.give("load-choose-another", path)
        await me.see("heading", "load-failed-kept", { name: "large.csv", kept: "patients.csv" })
        const text = await alert(opened)
        assert.match(
          text,
          /Memory ran out while the file was read: about 9\d\d,\d{3} records were to need about \d{3} MB/,
        )
        assert.match(text, /\d{3} MB, and the browser gave no more than \d\d(\.\d)? MB/)
        assert.doesNotMatch(text, /ownership|borrow/)
        await finished(opened, me)
      }),
    )
  })
}

/** What the page says at once. */
const alert = opened =>
  opened.page.evaluate(() => document.querySelector("[role=alert]").textContent.replace(/[\u2066-\u2069]/g, ""))

/** The table before goes the whole way. */
async function finished(opened, me) {
  await me.gone("heading", "load-reading", { name: "patients.csv" })
  await compare(me)
  const { report } = await release(opened, { file: "patients.csv" })
  assert.equal(JSON.parse(report).models[0].holds, true)
  assert.deepEqual(opened.console, [])
}

function onPage(browser, options, body) {
  return scratch(async folder => {
    const opened = await browser.open(artefactUrl, options)
    try {
      await opened.ready()
      await body({ opened, me: person(opened), folder })
    } finally {
      await opened.close()
    }
  })
}
