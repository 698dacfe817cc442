// The external tool of Dataverse: from the menu of a file through the bridge page and Outis to a release in the
// dataset, with an installation that does what the guides say.

import assert from "node:assert/strict"
import { createHash } from "node:crypto"
import { test } from "node:test"
import { artefact } from "./lib/artefact.mjs"
import { faults } from "./lib/axe.mjs"
import { browserOf, enginesOfPage, eventually, needs } from "./lib/browsers.mjs"
import { bridgePage, dataverse, manifest } from "./lib/dataverse.mjs"
import { person } from "./lib/person.mjs"
import { framed, pressSeen, work } from "./lib/portal.mjs"
import { serve, sink } from "./lib/server.mjs"
import { MARK, marked as table } from "./lib/tables.mjs"
import { spoken, words } from "../../integrations/dataverse/words.js"

test("the manifest has what Dataverse asks for, and no token", () => {
  const known = [
    ...["displayName", "description", "toolName", "scope", "types", "toolUrl", "contentType", "toolParameters"],
    "allowedApiCalls",
  ]
  assert.deepEqual(Object.keys(manifest).sort(), known.sort())
  assert.equal(manifest.scope, "file")
  assert.ok(manifest.types.every(type => ["explore", "configure", "preview", "query"].includes(type)))
  assert.ok(!JSON.stringify(manifest).includes("apiToken"))
  for (const call of manifest.allowedApiCalls) {
    assert.deepEqual(Object.keys(call).sort(), ["httpMethod", "name", "timeOut", "urlTemplate"])
    assert.ok(call.urlTemplate.startsWith("/api/") && Number.isInteger(call.timeOut))
  }
})

test("each language has all words, and a locale of Dataverse finds its own", () => {
  for (const language of ["de", "fr"]) assert.notEqual(words(language, "returned"), words("en", "returned"))
  for (const [languages, found] of [
    [["de-AT", "en"], "de"],
    [["", "fr_CA"], "fr"],
    [["pt"], "en"],
  ])
    assert.equal(spoken(languages), found)
})

for (const engine of enginesOfPage) {
  const browser = browserOf(engine, { whole: true })

  /** Opens the tool, and looks. */
  const tool = async (settings, look) => {
    const inner = await serve(await artefact())
    let outer, installation
    installation = await dataverse({ bridge: () => new URL(outer.url).origin, ...settings })
    outer = await bridgePage(inner.url, () => installation.url)
    const elsewhere = await sink()
    try {
      const opened = await browser.open(installation.opened(`${outer.url}bridge.html`, settings.minutes))
      const site = new URL(installation.url).host
      await look({
        opened,
        installation,
        outer,
        elsewhere,
        says: (id, given = {}, language = "en") =>
          eventually(() =>
            opened.page.evaluate(
              expected => document.querySelector("#says").textContent.startsWith(expected),
              words(language, id, { site, ...given }),
            ),
          ),
        /** A person gets the release and gives it back, with the report. */
        async protect(name) {
          const frame = await framed(opened, inner.url)
          const me = person(opened, frame)
          await pressSeen(me, frame, "portal-open", { name })
          await work(opened, frame, me, name)
          const place = outer.url.slice(0, -1)
          await me.see("heading", "portal-return-title", { place })
          await frame.evaluate(() => document.querySelector("return-release [type=checkbox]").click())
          await pressSeen(me, frame, "portal-return", { place })
        },
      })
      // Nothing went anywhere but to where it should, and no address that lets in was left behind.
      const known = [inner.url, outer.url, installation.url]
      assert.deepEqual(
        opened.requests.filter(url => !known.some(start => url.startsWith(start)) && !/^(blob|data):/.test(url)),
        [],
      )
      assert.deepEqual(elsewhere.hits, [])
      for (const { headers } of installation.heard) {
        assert.equal(headers.cookie, undefined)
        assert.equal(headers.referer, undefined)
      }
      await opened.close({ again: false })
    } finally {
      await Promise.all([inner, outer, installation, elsewhere].map(server => server.close()))
    }
  }

  test(`${engine}: a draft's file is protected, added, and the original deleted`, needs(engine), () =>
    tool({ file: { name: "people.csv", text: table } }, async ({ opened, installation, elsewhere, says, protect }) => {
      await says("waiting")
      const { page } = opened
      assert.equal(new URL(page.url()).search, "")
      // The page itself reaches nobody else, not even an installation that its own policy names no more.
      const reached = await page.evaluate(
        url =>
          fetch(url).then(
            () => true,
            () => false,
          ),
        elsewhere.url,
      )
      assert.equal(reached, false)
      await protect("people.csv")
      await says("returned")
      if (engine === "chromium") assert.deepEqual(await faults({ page }), [])
      assert.deepEqual(installation.uploads, [])
      // Drafts take no replacement, and say so; then it is added.
      await page.click("#replace")
      await says("refused", { message: "You cannot replace an unpublished file" })
      await page.click("#add")
      await says("sent")
      const [summary, release] = installation.uploads
      assert.equal(installation.uploads.length, 2)
      assert.equal(JSON.parse(summary.bytes).kind, "summary")
      assert.equal(release.name, "people-release.csv")
      assert.ok(release.data.description.includes(createHash("sha256").update(release.bytes).digest("hex")))
      for (const { bytes } of [summary, release]) assert.ok(!bytes.includes(MARK))
      // What only the report says was not sent.
      assert.ok(!installation.uploads.some(({ bytes }) => bytes.includes('"seconds"')))
      assert.ok(installation.files.has(42))
      await page.click("#delete")
      await says("deleted")
      assert.ok(!installation.files.has(42))
    }),
  )

  test(`${engine}: a restricted table that was taken apart is replaced by its release`, needs(engine), () =>
    tool(
      { file: { name: "people.tab", text: "no table", original: table }, state: "restricted" },
      async ({ opened, installation, says, protect }) => {
        await says("waiting")
        await protect("people.csv")
        await says("returned")
        await opened.page.click("#replace")
        await says("sent")
        const [, release] = installation.uploads
        assert.ok(release.isReplacing && release.data.forceReplace)
        assert.ok(!installation.files.has(42) && !release.bytes.includes(MARK))
        assert.equal(await opened.page.evaluate(() => document.querySelector("#after").hidden), true)
      },
    ),
  )

  test(`${engine}: it speaks as the installation does`, needs(engine), () =>
    tool({ file: { name: "people.csv", text: table }, locale: "de" }, async ({ opened, says }) => {
      await says("waiting", {}, "de")
      const langs = await opened.page.evaluate(() =>
        [document.documentElement, document.querySelector("outis-gate")].map(({ lang }) => lang),
      )
      assert.deepEqual(langs, ["de", "de"])
    }),
  )

  test(`${engine}: of a published file the release is saved, since no tool may write`, needs(engine), () =>
    tool(
      { file: { name: "people.csv", text: table }, state: "published" },
      async ({ opened, installation, says, protect }) => {
        await protect("people.csv")
        await says("unsigned")
        const saved = await opened.download(() => opened.page.click("#save"))
        assert.equal(saved.name, "people-release.csv")
        assert.ok(!saved.bytes.includes(MARK))
        assert.deepEqual(installation.uploads, [])
      },
    ),
  )

  test(`${engine}: whoever the page does not know, and what is no longer valid, is refused`, needs(engine), () =>
    tool(
      { file: { name: "people.csv", text: table }, minutes: -1 },
      async ({ opened, installation, outer, elsewhere, says }) => {
        await says("no-parameters")
        const heard = installation.heard.length
        for (const callback of [btoa(`${elsewhere.url}api`), "%", btoa("javascript:alert(1)"), ""]) {
          await opened.page.goto(`${outer.url}bridge.html?callback=${encodeURIComponent(callback)}`)
          await says("unknown-site")
        }
        assert.equal(installation.heard.length, heard)
      },
    ),
  )
}
