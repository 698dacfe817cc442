// Files as offices have them: each encoding is read and said with its reason, read otherwise with
// one click, and what the page releases is the command line's to the byte.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { artefactUrl } from "./lib/artefact.mjs"
import { browserOf, enginesOfPage, needs } from "./lib/browsers.mjs"
import { evidence, run } from "./lib/cli.mjs"
import { release, seed } from "./lib/journey.mjs"
import { person } from "./lib/person.mjs"
import { scratch } from "./lib/scratch.mjs"
import { words } from "./lib/words.mjs"

const places = ["Köln", "Saarbrücken", "Škofja Loka", "Cœuvres"]
const table = [
  "Größe;Ort;Diagnose",
  ...Array.from(
    { length: 40 },
    (_, i) => `${150 + (i % 4) * 10};${places[(i * 3) % 4]};${["Grippe", "Übelkeit"][i % 2]}`,
  ),
  "",
].join("\r\n")

/** The letters beyond Latin-1 that the table has, as bytes. */
const beyond = { "windows-1252": { Š: 0x8a, œ: 0x9c }, "iso-8859-15": { Š: 0xa6, œ: 0xbd } }

/** Text as the bytes of an encoding. */
function written(text, encoding) {
  if (encoding === "utf-8") return Buffer.from(text)
  if (encoding === "utf-16le") return Buffer.from("\ufeff" + text, "utf16le")
  if (encoding === "utf-16be") return Buffer.from("\ufeff" + text, "utf16le").swap16()
  return Buffer.from([...text].map(letter => beyond[encoding][letter] ?? letter.charCodeAt(0)))
}

/** The text that bytes of an encoding are, without byte order mark. */
function read(bytes, encoding) {
  if (!(encoding in beyond)) return new TextDecoder(encoding).decode(bytes)
  const letters = new Map(Object.entries(beyond[encoding]).map(([letter, byte]) => [byte, letter]))
  return [...bytes].map(byte => letters.get(byte) ?? String.fromCharCode(byte)).join("")
}

for (const engine of enginesOfPage) {
  const wanted = needs(engine)
  const browser = browserOf(engine)

  /** A page that has read these bytes. */
  async function opened(folder, bytes) {
    const page = await browser.open(artefactUrl)
    await page.ready()
    const me = person(page)
    const input = join(folder, "Personen.csv")
    await writeFile(input, bytes)
    await me.give("load-choose", input)
    return { page, me, input }
  }

  /** From the table to its comparison. */
  async function toCompare(me) {
    await me.press("load-next")
    await me.role("Größe", "quasi-identifier")
    await me.role("Ort", "quasi-identifier")
    await me.role("Diagnose", "sensitive")
    await me.press("describe-next")
    await me.press("unprotected-decline-name", { name: "Diagnose" })
    await me.press("find-go")
    await me.press("find-next")
    await me.see("heading", "compare-useful")
  }

  for (const encoding of ["utf-8", "utf-16le", "utf-16be", "windows-1252", "iso-8859-15"]) {
    test(`${engine}: a file in ${encoding} is read, released and the command line's`, wanted, () =>
      scratch(async folder => {
        const { page, me, input } = await opened(folder, written(table, encoding))
        await me.see("heading", "load-title-table", { name: "Personen.csv" })
        const text = await page.page.evaluate(() => document.querySelector("load-step").innerText)
        assert.ok(text.includes(words(`encoding-${encoding}`)), text)
        for (const word of ["Größe", "Köln", "Škofja Loka", "Cœuvres", "Übelkeit"]) assert.ok(text.includes(word), word)
        await toCompare(me)
        const made = await release(page, { file: "Personen.csv" })
        assert.ok(made.release.toString().includes("Größe"))
        const recipe = JSON.parse(made.recipe)
        assert.equal(recipe.data.format.encoding, encoding)
        assert.equal(recipe.output.encoding, undefined)
        const native = await run({ recipe: made.recipe, seed, input })
        assert.ok(made.release.equals(native.release), "the release differs")
        assert.equal(evidence(made.report), evidence(native.report))

        // The same as the input was written.
        recipe.output.encoding = encoding
        const again = await run({ recipe: JSON.stringify(recipe), seed, input })
        const [first, ...records] = read(again.release, encoding).trimEnd().split("\r\n")
        const [same, ...others] = read(made.release, "utf-8").trimEnd().split("\r\n")
        assert.equal(first, same)
        assert.deepEqual(records.sort(), others.sort())
        assert.deepEqual(page.console, [])
        await page.close()
      }),
    )
  }

  test(`${engine}: a release is written as its input was, and what was found stays`, wanted, () =>
    scratch(async folder => {
      const { page, me, input } = await opened(folder, written(table, "windows-1252"))
      await me.see("heading", "load-title-table", { name: "Personen.csv" })
      await toCompare(me)
      const name = words("release-encoding", { name: words("encoding-windows-1252") })
      const tick = async step => {
        if (step === "release") await me.find("checkbox", `${name} ${words("release-encoding-text")}`).check()
      }
      const made = await release(page, { file: "Personen.csv", reached: tick })
      assert.ok(read(made.release, "windows-1252").startsWith("Größe;Ort;Diagnose\r\n"))
      const native = await run({ recipe: made.recipe, seed, input })
      assert.ok(made.release.equals(native.release), "the release differs")
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )

  test(`${engine}: what was taken for the wrong encoding is read again`, wanted, () =>
    scratch(async folder => {
      const { page, me } = await opened(folder, written(table, "iso-8859-15"))
      await me.see("heading", "load-title-table", { name: "Personen.csv" })
      await me.choose("load-encoding-label", "encoding-windows-1252")
      await page.wait(() => document.querySelector("load-step").innerText.includes("¦kofja"))
      await me.choose("load-encoding-label", "encoding-iso-8859-15")
      await page.wait(() => document.querySelector("load-step").innerText.includes("Škofja"))
      await page.close()
    }),
  )

  test(`${engine}: a file of DOS is refused, and read as the person says`, wanted, () =>
    scratch(async folder => {
      const bytes = Buffer.from("Ort;Zahl\nM\x81nchen;1\nUlm;2\nUlm;3\n", "latin1")
      const { page, me } = await opened(folder, bytes)
      const said = (await me.alert()).join(" ")
      assert.ok(said.includes("Line 2") && !said.includes("nchen"), said)
      await me.choose("load-encoding-label", "encoding-windows-1252")
      await me.see("heading", "load-title-table", { name: "Personen.csv" })
      assert.deepEqual(page.console, [])
      await page.close()
    }),
  )
}
