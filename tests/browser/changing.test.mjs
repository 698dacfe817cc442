// A file that changes while it is read is not taken for what it is not: what is parsed is what is
// hashed, or nothing is.

import assert from "node:assert/strict"
import { createHash } from "node:crypto"
import { open, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { compare, release } from "./lib/journey.mjs"
import { held, holding, read } from "./lib/mishaps.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { problem, words } from "./lib/words.mjs"

const RECORDS = 120_000

/** A file of about 18 MB in which a letter stands in every record; a part of it is read before it changes. */
function table(letter) {
  const lines = Array.from(
    { length: RECORDS },
    (_, i) => `${20 + (i % 60)},${letter}${i % 11},${String(i % 1000).padStart(140, "-")}\n`,
  )
  return Buffer.from(["age,town,note\n", ...lines].join(""))
}

for (const engine of enginesOfPage) {
  describe(engine, () => {
    const browser = browserOf(engine)

    test("one that is overwritten meanwhile by as many bytes is refused", needs(engine), () =>
      onPage(browser, async ({ opened, me, folder }) => {
        await me.press("load-sample")
        await me.see("heading", "load-title-table", { name: "patients.csv" })
        const path = join(folder, "town.csv")
        const [first, second] = [table("a"), table("b")]
        assert.equal(first.length, second.length)
        await writeFile(path, first)
        await me.give("load-choose-another", path)
        await held(opened)
        // In place: the file that the browser has opened is the one that changes.
        const file = await open(path, "r+")
        await file.write(second, 0, second.length, 0)
        await file.close()
        await read(opened)
        await me.see("heading", "load-failed-kept", { name: "town.csv", kept: "patients.csv" })
        const told = (await me.alert()).join(" ")
        assert.ok(
          [problem({ code: "file-changed" }), problem({ code: "unreadable" })].some(text => told.includes(text)),
          told,
        )
        await me.see("heading", "load-title-table", { name: "patients.csv" })
      }),
    )

    test("one that grows meanwhile is refused, or is what it was", needs(engine), () =>
      onPage(browser, async ({ opened, me, folder }) => {
        const path = join(folder, "town.csv")
        const first = table("a")
        await writeFile(path, first)
        await me.give("load-choose", path)
        await held(opened)
        await writeFile(path, "20,c1,more\n", { flag: "a" })
        await read(opened)
        const taken = words("load-title-table", { name: "town.csv" })
        const refused = words("load-failed", { name: "town.csv" })
        await opened.wait(
          texts =>
            [...document.querySelectorAll("h1, h2")].some(({ textContent }) => texts.includes(textContent.trim())),
          [taken, refused],
        )
        if (!(await opened.page.evaluate(text => document.querySelector("h1").textContent.trim() === text, taken)))
          return
        await compare(me)
        const { report } = await release(opened, { file: "town.csv" })
        const { input } = JSON.parse(report)
        assert.equal(input.sha256, createHash("sha256").update(first).digest("hex"))
        assert.equal(input.records, RECORDS)
      }),
    )

    test("one that is another when it is read again after a worker has ended is said to be", needs(engine), () =>
      onPage(browser, async ({ opened, me, folder }) => {
        const path = join(folder, "town.csv")
        await writeFile(path, "age,town\n20,Ulm\n20,Ulm\n30,Hof\n30,Hof\n")
        await me.give("load-choose", path)
        await me.see("heading", "load-title-table", { name: "town.csv" })
        // A browser that would not read a changed file refuses it anyway.
        await writeFile(path, (await readFile(path, "utf8")).replaceAll("Hof", "Aue"))
        await opened.page.evaluate(() => globalThis.outisWorkers[0].terminate())
        await me.see("heading", "dead-title")
        await me.press("dead-restart-table", { name: "town.csv" })
        const texts = [words("message-file-differs", { name: "town.csv" }), problem({ code: "unreadable" })]
        await opened.wait(
          texts =>
            texts.some(text =>
              document
                .querySelector("#work")
                .textContent.replace(/[\u2066-\u2069]/g, "")
                .includes(text),
            ),
          texts,
        )
      }),
    )
  })
}

function onPage(browser, body) {
  const first = `{
    const Original = Worker
    globalThis.outisWorkers = []
    globalThis.Worker = class extends Original {
      constructor(address, options) {
        super(address, options)
        globalThis.outisWorkers.push(this)
      }
    }
  }${holding(8 << 20)}`
  return scratch(async folder => {
    const opened = await browser.open(artefactUrl, { first })
    try {
      await opened.ready()
      await body({ opened, me: person(opened), folder })
    } finally {
      await opened.close()
    }
  })
}
