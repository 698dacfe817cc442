// Columns and files may be called what people like: also what every object of a script is born
// with, and what turns the direction of the text around it.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { browserOf, enginesOfPage, eventually, needs } from "./lib/browsers.mjs"
import { evidence, run } from "./lib/cli.mjs"
import { release, seed, stopSearch } from "./lib/journey.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { traits } from "./lib/traits.mjs"
import { words } from "./lib/words.mjs"

const inherited = ["__proto__", "constructor", "toString", "hasOwnProperty"]

for (const engine of enginesOfPage) {
  const here = needs(engine)
  const browser = browserOf(engine)

  const onPage = body =>
    scratch(async folder => {
      const opened = await browser.open(artefactUrl)
      try {
        await opened.ready()
        await body(opened, folder)
        assert.deepEqual(opened.console, [])
      } finally {
        await opened.close()
      }
    })

  test(`${engine}: columns called what every object has go through every step, a stopped search too`, here, () =>
    onPage(async (opened, folder) => {
      const me = person(opened)
      const { names, text } = traits(inherited)
      const input = join(folder, "traits.csv")
      await writeFile(input, text)
      await me.give("load-choose", input)
      await me.press("load-next")
      // Taking a role away and giving it back takes its levels from the shelf.
      for (const name of inherited) {
        await me.role(name, "insensitive")
        await me.role(name, "quasi-identifier")
        const article = me.find("article", name)
        await article.find("button").press()
        await article.find("radio", words("hierarchy-none")).check()
        await article.find("button").press()
      }
      await me.press("describe-next")
      await me.press("find-go")
      await stopSearch(me)
      const made = await release(opened, { file: "traits.csv" })
      const { search } = JSON.parse(made.recipe)
      assert.equal(search.algorithm, "fixed")
      assert.deepEqual(Object.keys(search.levels).sort(), [...names].sort())
      const native = await run({ recipe: made.recipe, input, seed })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.equal(evidence(made.report), evidence(native.report))
    }),
  )

  test(`${engine}: names and values do not turn the text around them`, here, () =>
    onPage(async (opened, folder) => {
      const turned = "in\u202evsc"
      const names = ["a\u202eb", "שם", "\u2066c"]
      const rows = Array.from({ length: 12 }, (_, i) => [`x\u202e${i % 2}`, ["אבג", "דהו"][i % 2], `\u200f${i % 3}`])
      const input = join(folder, `${turned}.csv`)
      await writeFile(input, [names, ...rows].map(row => `${row.join(",")}\n`).join(""))
      const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066\u2067]/
      const seen = []
      const read = () =>
        opened.page.evaluate(() => {
          const texts = root =>
            [...root.querySelectorAll("*")].flatMap(element => [
              ...[...element.childNodes].filter(node => node.nodeType === 3).map(node => node.data),
              ...["title", "aria-label"].map(name => element.getAttribute(name) ?? ""),
              ...(element.shadowRoot === null ? [] : texts(element.shadowRoot)),
            ])
          return texts(document.body).join("\n")
        })
      /** What is shown once this is. */
      const look = async (shown = "") => {
        await eventually(async () => (await read()).includes(shown))
        const text = await read()
        assert.doesNotMatch(text, turning)
        seen.push(text)
      }
      const me = person(opened)
      await me.give("load-choose", input)
      await me.see("button", "load-next")
      // The first records are drawn after what stands around them.
      await look("x[U+202E]1")
      await me.press("load-next")
      await me.see("heading", "describe-title")
      await look()
      await me.press("describe-next")
      await me.press("find-go")
      await me.see("button", "find-next")
      await look()
      await me.press("find-next")
      await me.see("heading", "compare-risk")
      await look()
      const all = seen.join("\n")
      for (const shown of ["a[U+202E]b", "[U+2066]c", "in[U+202E]vsc.csv", "\u2068שם\u2069", "x[U+202E]1"])
        assert.ok(all.includes(shown), shown)
      await me.press("compare-next")
      await me.press("attack-next")
      await me.press("release-write")
      await me.see("heading", "release-downloads")
      await look()
      const { name, bytes } = await opened.download(() =>
        me.press("download-save", { name: "in[U+202E]vsc-report.html" }),
      )
      assert.doesNotMatch(name, turning)
      const html = bytes.toString("utf8")
      assert.doesNotMatch(html, turning)
      assert.ok(html.includes("a[U+202E]b"))
    }),
  )
}
