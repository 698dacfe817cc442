// The extension of CKAN: its own tests in Python, its form, and where somebody has CKAN the whole way
// through a real one.

import assert from "node:assert/strict"
import { execFile } from "node:child_process"
import { readFile, readdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { artefact } from "./lib/artefact.mjs"
import { browserOf, enginesOfPage, eventually, needs } from "./lib/browsers.mjs"
import { contract, extension, liveCkan, noCkan, standIn, wordsOf } from "./lib/ckan.mjs"
import { run } from "./lib/cli.mjs"
import { person } from "./lib/person.mjs"
import { framed, pressSeen, work } from "./lib/portal.mjs"
import { scratch } from "./lib/scratch.mjs"
import { serve } from "./lib/server.mjs"
import { MARK, marked as table } from "./lib/tables.mjs"

const program =
  process.env.OUTIS_CLI
  ?? fileURLToPath(new URL(`../../target/debug/outis${process.platform === "win32" ? ".exe" : ""}`, import.meta.url))

const python = await pythonHere()
const needsPython = { skip: python === null ? "no python3 (3.9 or newer) is here" : false }

const policy = JSON.stringify({
  outis: 1,
  kind: "policy",
  id: "archive",
  models: [{ model: "k-anonymity", k: 3 }],
  columns: { "never": ["name"], "quasi-identifier": ["born", "zip", "sex"], "insensitive": ["illness"] },
})

async function pythonHere() {
  const check = "import sys; sys.exit(sys.version_info < (3, 9))"
  for (const name of ["python3", "python"]) {
    const found = await promisify(execFile)(name, ["-c", check]).catch(() => null)
    if (found !== null) return name
  }
  return null
}

test("the extension's own tests", needsPython, async () => {
  const env = { ...process.env, OUTIS_CLI: program, PYTHONDONTWRITEBYTECODE: "1" }
  const given = ["-m", "unittest", "discover", "-s", "tests", "-t", "tests"]
  const ended = await promisify(execFile)(python, given, { cwd: extension, env }).catch(fault => fault)
  assert.match(ended.stderr, /^Ran [1-9]\d* tests/m, ended.stderr)
  assert.match(ended.stderr, /^OK/m, ended.stderr)
  assert.doesNotMatch(ended.stderr, /names no program/)
})

for (const engine of enginesOfPage) {
  const browser = browserOf(engine, { whole: true })
  const options = { ...needs(engine), skip: needs(engine).skip || needsPython.skip }

  /** Opens a form whose gate is that of the page. */
  const form = async (more, stored, look) => {
    const inner = await serve(await artefact())
    const words = await wordsOf(python)
    const settings = {
      page: inner.url,
      policy: "policy.json",
      policyText: policy,
      lang: "en",
      exempt: [".pdf"],
      checked: true,
      words,
      ...more,
    }
    const outer = await standIn(settings, stored)
    try {
      const opened = await browser.open(outer.url)
      const { page } = opened
      await look({
        opened,
        outer,
        words,
        frame: () => framed(opened, inner.url),
        says: () => page.evaluate(() => document.querySelector(".outis-says").textContent),
        holds: () =>
          page.evaluate(() =>
            Object.fromEntries(
              [...document.querySelectorAll("input[type=file]")].map(({ name, files }) => [
                name,
                files[0]?.name ?? null,
              ]),
            ),
          ),
      })
      assert.deepEqual(opened.console, [])
      await opened.close({ again: false })
    } finally {
      await inner.close()
      await outer.close()
    }
  }
  /** A person gets the release and gives it back, with or without the report. */
  const protect = async (opened, frame, place, isReported) => {
    const me = person(opened, frame)
    await pressSeen(me, frame, "portal-open", { name: "people.csv" })
    await work(opened, frame, me)
    await me.see("heading", "portal-return-title", { place })
    if (isReported) await frame.evaluate(() => document.querySelector("return-release [type=checkbox]").click())
    await pressSeen(me, frame, "portal-return", { place })
  }

  test(`${engine}: the form takes a release with its report, and never the original`, options, () =>
    scratch(folder =>
      form({}, undefined, async ({ opened, outer, words, frame, says, holds }) => {
        const input = join(folder, "people.csv")
        const notes = join(folder, "notes.PDF")
        await writeFile(input, table)
        await writeFile(notes, "a code book")
        const field = `#${contract.upload.id}`
        assert.equal(await says(), words.empty)
        // What needs no protection goes through; "Remove" makes a new input, which is guarded as well.
        await opened.upload(field, notes)
        await eventually(async () => (await says()) === words.exempt)
        assert.deepEqual(await holds(), { upload: "notes.PDF", outis_report: null })
        await opened.page.click(".btn-remove-url")
        await eventually(async () => (await says()) === words.empty)
        await opened.upload(field, input)
        await eventually(async () => (await says()) === words.waiting)
        assert.deepEqual(await holds(), { upload: null, outis_report: null })
        await opened.page.click(".btn-primary")
        await eventually(async () => (await says()) === words["held-back"])
        assert.equal(outer.posted.length, 0)
        const place = outer.url.slice(0, -1)
        // Without the report this site would refuse it.
        await protect(opened, await frame(), place, false)
        await eventually(async () => (await says()) === words["report-missing"])
        assert.deepEqual(await holds(), { upload: null, outis_report: null })
        await opened.upload(field, input)
        await eventually(async () => (await says()) === words.waiting)
        await protect(opened, await frame(), place, true)
        await eventually(async () => (await says()) === words.protected)
        const { upload, outis_report: report } = await holds()
        assert.equal(upload, "people-release.csv")
        assert.match(report, /report.*\.json$/)
        await opened.page.click(".btn-primary")
        await eventually(() => outer.posted.length > 0)
        const [sent] = outer.posted
        assert.ok(!sent.includes(MARK))
        for (const part of [
          'name="upload"; filename="people-release.csv"',
          'name="outis_report"; filename=',
          '"sha256"',
        ])
          assert.ok(sent.includes(part), part)
      }),
    ),
  )

  test(`${engine}: a stored file is opened, and its release takes its place`, options, () =>
    form({ checked: false }, table, async ({ opened, outer, words, frame, says, holds }) => {
      await opened.page.click(".outis-begin")
      await eventually(async () => (await says()) === words.waiting)
      assert.deepEqual(await holds(), { upload: null })
      await protect(opened, await frame(), outer.url.slice(0, -1), false)
      await eventually(async () => (await says()) === words.protected)
      await opened.page.click(".btn-primary")
      await eventually(() => outer.posted.length > 0)
      assert.ok(outer.posted[0].includes('filename="people-release.csv"'))
      assert.ok(!outer.posted[0].includes(MARK))
    }),
  )
}

test(`a real CKAN keeps releases, and no original by any way`, { skip: noCkan, timeout: 300_000 }, () =>
  scratch(async folder => {
    const rules = join(folder, "policy.json")
    const input = join(folder, "people.csv")
    await writeFile(rules, policy)
    await writeFile(input, table)
    const recipe = JSON.stringify({
      outis: 1,
      kind: "recipe",
      attributes: [
        { name: "name", role: "identifier" },
        {
          name: "born",
          role: "quasi-identifier",
          hierarchy: { kind: "intervals", start: 1900, end: 2000, steps: [10] },
        },
        { name: "zip", role: "quasi-identifier", hierarchy: { kind: "mask", from: "right" } },
        { name: "sex", role: "quasi-identifier" },
        { name: "illness", role: "insensitive" },
      ],
      models: [{ model: "k-anonymity", k: 3 }],
    })
    const { release, report } = await run({ recipe, input, seed: "5e".repeat(32) })
    const ckan = await liveCkan(folder, { address: "https://outis.example/outis.html", policy: rules, program })
    try {
      const [original, made, said] = [
        new File([table], "people.csv"),
        new File([release], "people.csv"),
        new File([report], "report.json"),
      ]
      assert.equal(await (await ckan.read("outis/policy.json")).text(), policy)
      const dataset = await ckan.act("package_create", { name: "survey", title: "Survey" })
      assert.ok(dataset.success, JSON.stringify(dataset.error))
      const ways = [
        ["resource_create", { package_id: "survey", upload: original }],
        ["resource_create", { package_id: "survey", upload: original, outis_report: said }],
        ["resource_create", { package_id: "survey", upload: made }],
      ]
      for (const [action, fields] of ways) {
        const { status, error } = await ckan.act(action, fields)
        assert.equal(status, 409)
        assert.ok(error.upload.length > 0 && !error.upload.join().includes(MARK), JSON.stringify(error))
      }
      const kept = await ckan.act("resource_create", { package_id: "survey", upload: made, outis_report: said })
      assert.ok(kept.success, JSON.stringify(kept.error))
      const { id, url_type: type } = kept.result
      assert.equal(type, "upload")
      assert.ok(!("outis_report" in kept.result))
      for (const [action, fields] of [
        ["resource_update", { id, upload: original }],
        ["resource_patch", { id, upload: original, outis_report: said }],
        ["package_revise", { match: '{"name": "survey"}', update__resources__0__upload: original }],
      ])
        assert.equal((await ckan.act(action, fields)).status, 409, action)
      const path = `dataset/${dataset.result.id}/resource/${id}`
      const stored = Buffer.from(await (await ckan.read(`${path}/download/people.csv`)).arrayBuffer())
      assert.ok(stored.equals(release))
      const notes = new File(["a code book"], "notes.pdf")
      assert.ok((await ckan.act("resource_create", { package_id: "survey", upload: notes })).success)
      // Nothing else was kept of anything: no original, no report.
      const files = (await readdir(ckan.storage, { recursive: true, withFileTypes: true })).filter(
        entry => entry.isFile() && /resources/.test(entry.parentPath ?? entry.path),
      )
      assert.equal(files.length, 2)
      for (const { parentPath, path: older, name } of files) {
        const bytes = await readFile(join(parentPath ?? older, name))
        assert.ok(!bytes.includes(MARK) && !bytes.includes("sha256"))
      }
      // The form and the page of a stored file carry the gate, and whoever may not change it sees none.
      const [create, bridge, nobody] = await Promise.all([
        ckan.read("dataset/survey/resource/new"),
        ckan.read(`${path}/outis`),
        fetch(`${ckan.url}${path}/outis`),
      ])
      for (const answer of [create, bridge]) {
        const html = await answer.text()
        assert.equal(answer.status, 200, html)
        assert.match(html, /<outis-gate src="https:\/\/outis\.example\/outis\.html"[^>]*policy="\/outis\/policy\.json"/)
        for (const [, address] of html.matchAll(/"(\/outis\/[\w.]+)"/g))
          assert.equal((await ckan.read(address.slice(1))).status, 200, address)
      }
      assert.equal(nobody.status, 404)
    } finally {
      await ckan.close()
    }
  }),
)
