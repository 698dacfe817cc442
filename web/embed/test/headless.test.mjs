// The same work without a page, in Node: the same bytes as the command line, and nothing of a release before its check.

import assert from "node:assert/strict"
import { createHash } from "node:crypto"
import { open, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { test } from "node:test"
import { setTimeout as delay } from "node:timers/promises"
import { bytesOf, cli, evidence, example, installed, needsCli, outis, streamOf, told } from "./lib.mjs"

const { anonymize, anonymizeStream, describe, inspect, measure, OutisError } = outis

/** A table of every kind, format and way to release. */
const CASES = [
  "format/output-as-asked",
  "format/utf-16",
  "format/names-given",
  "format/titles-units-totals",
  "hierarchies/dates",
  "missing/wildcard",
  "models/average-risk",
  "models/k-map",
  "models/stars",
  "literature/baskets",
  "graph/swap",
]

/** Stands in every cell of a file that is refused. */
const MARKER = "Zettelmann"

const simple = (models = [{ model: "k-anonymity", k: 2 }]) => ({
  outis: 1,
  kind: "recipe",
  attributes: [
    { name: "town", role: "quasi-identifier" },
    { name: "ill", role: "sensitive" },
  ],
  models,
})

const towns = (pairs = 2) =>
  new Blob(["town,ill\n", ...Array.from({ length: pairs }, (_, i) => `Ulm,flu ${i}\nBonn,asthma ${i}\n`)])

for (const name of CASES) {
  test(`the bytes of ${name}`, async () => {
    const { input, recipe, seed, files, release, report } = await example(name)
    const made = await anonymize(input, recipe, { seed, files })
    assert.equal((await bytesOf(made.release)).toString("latin1"), release.toString("latin1"))
    assert.equal(evidence(made.reportText), report)
    assert.deepEqual(JSON.parse(made.reportText), JSON.parse(JSON.stringify(made.report)))
  })
}

test("a workbook, and the public summary, are those of the command line", needsCli, () =>
  installed(async folder => {
    const recipe = join(folder, "recipe.json")
    const [release, report, summary] = ["release.xlsx", "report.json", "summary.json"].map(file => join(folder, file))
    const input = join(folder, "towns.csv")
    const text = JSON.stringify({ ...simple(), output: { format: "xlsx" }, compare: [{ algorithm: "samarati" }] })
    await writeFile(recipe, text)
    await writeFile(input, await bytesOf(towns(9)))
    const seed = "5e".repeat(32)
    const files = ["--input", input, "--output", release, "--report", report, "--summary", summary]
    const ran = await told(cli, ["run", recipe, ...files, "--seed", seed, "--quiet"])
    assert.equal(ran.code, 0, ran.stderr)
    const made = await anonymize(input, text, { seed })
    assert.ok((await bytesOf(made.release)).equals(await readFile(release)))
    assert.deepEqual({ ...made.report, run: null }, { ...JSON.parse(await readFile(report)), run: null })
    assert.equal(made.summaryText, (await readFile(summary)).toString())
    // And such a file is read.
    assert.equal((await inspect(release)).records, 18)
  }),
)

test("what is found in a file, and what there is to choose, is what the command line tells", needsCli, async () => {
  const { input } = await example("models/average-risk")
  const found = JSON.parse((await told(cli, ["inspect", input, "--json"])).stdout)
  assert.deepEqual(JSON.parse(JSON.stringify(await inspect(input))), found)
  const all = JSON.parse((await told(cli, ["describe", "--json"], { maxBuffer: 1 << 26 })).stdout)
  // The words are in the languages of whoever asks there.
  for (const list of ["models", "searches"]) for (const item of all[list]) delete item.words
  assert.deepEqual(JSON.parse(JSON.stringify(await describe())), all)
})

test("what a file holds is what the command line measures", needsCli, () =>
  installed(async folder => {
    const given = async (name, content) => {
      const path = join(folder, name)
      await writeFile(path, content)
      return path
    }
    const recipe = await given("recipe.json", JSON.stringify(simple()))
    const asks = (id, k) =>
      JSON.stringify({
        outis: 1,
        kind: "policy",
        id,
        models: [{ model: "k-anonymity", k }],
        columns: { "quasi-identifier": ["town"], "sensitive": ["ill"] },
      })
    const [mild, strict] = [asks("mild", 2), asks("strict", 3)]
    const [mildPath, strictPath] = [await given("mild.json", mild), await given("strict.json", strict)]
    const whole = await given("whole.csv", "town,ill\nUlm,flu\nUlm,cold\nBonn,flu\nBonn,gout\n")
    const part = await given("part.csv", "ill,town\ngout,Ulm\ncold,Bonn\n")
    const alone = await given("alone.csv", "town,ill\nUlm,flu\nUlm,cold\nBonn,flu\n")
    const ways = [
      { files: [whole] },
      { files: [whole, part] },
      { files: [alone], reference: whole },
      { files: [whole], policy: [mildPath, mild] },
      { files: [whole, part], policy: [mildPath, mild] },
      { files: [whole], earlier: alone },
    ]
    for (const { files, reference, policy, earlier } of ways) {
      const told = await toldBy("measure", recipe, files, { reference, policy: policy?.[0], earlier })
      const measured = await measure(files, simple(), {
        ...(reference === undefined ? {} : { reference }),
        ...(policy === undefined ? {} : { policy: policy[1] }),
        ...(earlier === undefined ? {} : { earlier: [earlier] }),
      })
      const names = text => evidence(text).replaceAll(`${folder}/`, "")
      assert.equal(names(measured.reportText), names(told.stdout))
      assert.equal(measured.holds, told.code === 0)
      assert.equal(measured.refusal?.code, told.stderr === "" ? undefined : JSON.parse(told.stderr).code)
      assert.deepEqual(measured.report, JSON.parse(measured.reportText))
    }
    // A recipe that asks for less is refused, a file that is no table too, and no cell is told.
    const refused = await toldBy("measure", recipe, [whole], { policy: strictPath })
    assert.equal(refused.code, 2)
    await assert.rejects(measure(whole, simple(), { policy: strict }), { code: JSON.parse(refused.stderr).code })
    const broken = new Blob([`town,ill\nUlm,${MARKER}\n${MARKER}\n`])
    await assert.rejects(measure(broken, simple()), fault => fault.code === "ragged" && !fault.message.includes(MARKER))
    await assert.rejects(measure(whole, simple([{ model: "k-anonymity", k: 2, l: 3 }])), {
      code: "recipe-unknown-field",
    })
  }),
)

test("hierarchies beside a file, and releases of every format, are measured", needsCli, async () => {
  for (const name of CASES.filter(name => !/baskets|swap/.test(name))) {
    const { folder, input, recipe, seed, files } = await example(name)
    const { release } = await anonymize(input, recipe, { seed, files })
    await installed(async beside => {
      const path = join(beside, "release.csv")
      await writeFile(path, await bytesOf(release))
      const told = await toldBy("measure", join(folder, "recipe.json"), [path])
      assert.notEqual(told.code, 2, told.stderr)
      const measured = await measure(path, recipe, { files })
      assert.equal(evidence(measured.reportText), evidence(told.stdout), name)
      assert.equal(measured.holds, told.code === 0)
    })
  }
})

test("whatever way the bytes come", async () => {
  const { input, recipe, seed, files, release } = await example("hierarchies/dates")
  const bytes = await readFile(input)
  const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, i) => bytes.subarray(7 * i, 7 * i + 7))
  const ways = [bytes, bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length), new Blob([bytes])]
  for (const given of [...ways, new File([bytes], "births.csv"), streamOf(pieces), new URL(`file://${input}`)]) {
    const made = await anonymize(given, recipe, { seed, files })
    assert.ok((await bytesOf(made.release)).equals(release))
  }
})

test("without a seed each order is another, and none is told", async () => {
  const orders = new Set()
  for (let run = 0; run < 3; run += 1) {
    const { release, reportText, report } = await anonymize(towns(20), simple())
    orders.add(await release.text())
    assert.equal(report.output.order, "shuffled, system")
    assert.doesNotMatch(reportText, /seed/)
  }
  assert.equal(orders.size, 3)
})

test("calculations go on beside one another, and a fault is one of them alone", async () => {
  const { input, recipe, seed, files, release } = await example("models/stars")
  const outcomes = await Promise.allSettled(
    Array.from({ length: 9 }, (_, i) =>
      i % 3 === 2
        ? anonymize(towns(1), simple([{ model: "k-anonymity", k: 3 }]))
        : anonymize(input, recipe, { seed, files }),
    ),
  )
  for (const [i, outcome] of outcomes.entries()) {
    if (i % 3 === 2) assert.equal(outcome.reason?.code, "no-solution")
    else assert.ok((await bytesOf(outcome.value.release)).equals(release))
  }
})

test("who gives up while waiting for a turn never begins", async () => {
  const stop = new AbortController()
  let begun = 0
  const onProgress = () => {
    begun += 1
  }
  const working = Array.from({ length: 6 }, () => anonymize(towns(20_000), simple()))
  const waiting = anonymize(towns(2), simple(), { signal: stop.signal, onProgress })
  stop.abort(new Error("gone"))
  await assert.rejects(waiting, { message: "gone" })
  assert.equal(begun, 0)
  assert.ok((await Promise.all(working)).every(({ release }) => release.size > 0))
})

test("errors have a code, a place and words, and never a cell", async () => {
  const cell = MARKER
  const table = text => new Blob([text.replaceAll("X", cell)])
  const recipe = simple()
  const [town, ill] = recipe.attributes
  const bad = [
    ["ragged", table("town,ill\nX,X\nX\n"), recipe, { record: 2, line: 3 }],
    ["unclosed-quote", table('town,ill\nX,"X\n'), recipe, { line: 2 }],
    ["missing-attribute", table("city,ill\nX,X\n"), recipe, { attribute: "town" }],
    [
      "not-a-number",
      table("town,ill\nX,X\n"),
      { ...recipe, attributes: [{ ...town, hierarchy: { kind: "intervals", start: 0, end: 9, steps: [3] } }, ill] },
      { attribute: "town", line: 2 },
    ],
    [
      "file-not-attached",
      table("town,ill\nX,X\n"),
      { ...recipe, attributes: [{ ...town, hierarchy: { kind: "levels", file: "towns.csv" } }, ill] },
      { file: "towns.csv" },
    ],
    ["recipe-unknown-field", table("town,ill\nX,X\n"), { ...recipe, modles: [] }, { field: "modles" }],
    ["recipe-syntax", table("town,ill\nX,X\n"), "{", { line: 1 }],
    ["no-solution", table("town,ill\nX,X\nY,X\n"), { ...recipe, search: fixed(0) }, {}],
    ["no-solution", table("town,ill\nX,X\n"), recipe, {}],
    ["usage", table("town,ill\nX,X\nX,X\n"), { ...recipe, earlier: "floors" }, { field: "earlier" }],
    ["strict", table("town,ill\nX,X\nX,X\n"), recipe, { detail: "sensitive-unprotected" }, { strict: true }],
    ["file-not-read", join("nowhere", "at-all.csv"), recipe, { file: "at-all.csv" }],
    ["parameter", table("town,ill\nX,X\nX,X\n"), recipe, {}, { seed: "12" }],
  ]
  for (const [code, input, asked, place, options] of bad) {
    const fault = await anonymize(input, asked, options).then(
      () => null,
      thrown => thrown,
    )
    assert.ok(fault instanceof OutisError, `${code}: ${fault}`)
    assert.equal(fault.code, code, fault.message)
    for (const [field, value] of Object.entries(place)) assert.equal(fault.place[field], value, `${code}: ${field}`)
    assert.ok(fault.message.length > 20 && !/Something went wrong|none|undefined/.test(fault.message), fault.message)
    assert.ok(!JSON.stringify([fault.message, fault.place, String(fault.stack), fault.cause]).includes(cell), code)
  }
})

test("a defence takes no protection away that the recipe asks for", async () => {
  const recipe = simple()
  const diverse = { model: "distinct-l-diversity", attribute: "ill", l: 2 }
  const text = "town,ill\n12,a\n12,b\n13,a\n13,b\n"
  const earlier = [new File([text], "before.csv")]
  const asked = { ...recipe, models: [...recipe.models, diverse], earlier: "columns" }
  const fault = await anonymize(new Blob([text]), asked, { earlier }).then(
    () => null,
    thrown => thrown,
  )
  assert.ok(fault instanceof OutisError, `${fault}`)
  const { field, attribute, detail } = fault.place
  const place = [field, attribute, detail]
  assert.deepEqual(
    [fault.code, ...place],
    ["not-together", `models[${recipe.models.length}]`, "ill", "earlier-columns"],
  )
})

test("under a policy nothing comes that asks for less, and the report names it", async () => {
  const policy = k => JSON.stringify({ outis: 1, kind: "policy", id: "desk", models: [{ model: "k-anonymity", k }] })
  const { report } = await anonymize(towns(), simple(), { policy: policy(2) })
  assert.deepEqual(report.policy, { id: "desk", sha256: createHash("sha256").update(policy(2)).digest("hex") })
  await assert.rejects(anonymize(towns(), simple(), { policy: policy(3) }), { code: "policy-model" })
  await assert.rejects(anonymize(towns(), simple(), { policy: "{}" }), { code: "policy-broken" })
  const { input, recipe } = await example("literature/baskets")
  await assert.rejects(anonymize(input, recipe, { policy: policy(2) }), { code: "policy-setting" })
})

test("an option that is misspelt or of another kind is refused: an ignored policy protects nobody", async () => {
  const wrong = [
    [anonymize, [simple(), { polcy: "{}" }], /"polcy"/],
    [anonymize, [simple(), { policy: { outis: 1 } }], /"policy" is a text/],
    [anonymize, [simple(), { policy: null }], /"policy" is a text/],
    [anonymize, [simple(), { earlier: "release.csv" }], /"earlier" is a list/],
    [anonymize, [simple(), { strict: "no" }], /"strict" is true or false/],
    [measure, [simple(), { seed: "00".repeat(32) }], /"seed"/],
    [inspect, [{ sheet: "Ward" }], /"sheet"/],
  ]
  for (const [call, given, message] of wrong)
    await assert.rejects(call(towns(), ...given), fault => fault instanceof TypeError && message.test(fault.message))
  await assert.rejects(describe({ lang: "de" }), TypeError)
  const { readable } = anonymizeStream(towns(), simple(), { polcy: "{}" })
  await assert.rejects(readable.getReader().read(), TypeError)
  await anonymize(towns(), simple(), { policy: undefined, seed: undefined })
})

test("a release that fails its check after it was written comes to nobody", async () => {
  const seen = []
  const { readable, evidence } = anonymizeStream(towns(30), simple(), {
    strict: true,
    onProgress: ({ stage }) => seen.push(stage),
  })
  const reader = readable.getReader()
  await assert.rejects(reader.read(), { code: "strict" })
  await assert.rejects(evidence, { code: "strict" })
})

test("a stream has the release once it was checked, and no byte before", async () => {
  const { input, recipe, seed, files, release } = await example("models/stars")
  const { readable, evidence } = anonymizeStream(input, recipe, { seed, files })
  let checked = false
  void evidence.then(() => {
    checked = true
  })
  const chunks = []
  for await (const chunk of readable) {
    assert.ok(checked)
    chunks.push(chunk)
  }
  assert.ok(Buffer.concat(chunks).equals(release))
})

test("who gives up is heard at once, at every stage, and nothing goes on", async () => {
  const many = towns(20_000)
  const recipe = simple()
  const gone = new Error("nobody waits any more")
  assert.equal(await anonymize(many, recipe, { signal: AbortSignal.abort(gone) }).catch(fault => fault), gone)
  for (const wanted of ["reading", "searching", "writing"]) {
    const stop = new AbortController()
    const onProgress = ({ stage }) => {
      if (stage === wanted) stop.abort(gone)
    }
    // What is quick may be over before it says how far it is.
    const outcome = await anonymize(many, recipe, { signal: stop.signal, onProgress }).catch(fault => fault)
    assert.ok(outcome === gone || !stop.signal.aborted, wanted)
  }
  const { readable, evidence } = anonymizeStream(many, recipe)
  await readable.cancel(gone)
  assert.equal(await evidence.catch(fault => fault), gone)
  // A source that never ends is left, too.
  const stop = new AbortController()
  let left
  const endless = new ReadableStream({
    pull: () => new Promise(() => {}),
    cancel: reason => {
      left = reason
    },
  })
  setTimeout(() => stop.abort(gone), 50)
  assert.equal(await anonymize(endless, recipe, { signal: stop.signal }).catch(fault => fault), gone)
  assert.equal(left, gone)
  await idle()
})

test("what hears of progress may end the work by a fault of its own", async () => {
  const fault = new Error("mine")
  const onProgress = () => {
    throw fault
  }
  assert.equal(await anonymize(towns(200_000), simple(), { onProgress }).catch(thrown => thrown), fault)
})

test("what is too large is refused before it is read", async () => {
  await installed(async folder => {
    const path = join(folder, "large.csv")
    const file = await open(path, "w")
    await file.write("town,ill\n")
    for (let i = 0; i < 160; i += 1) {
      const lines = Array.from({ length: 2_000 }, (_, j) => `${i * 2_000 + j} Ulm,${i} ${j}\n`)
      await file.write(lines.join(""))
    }
    // As if it went on: what is not there takes no room on the disk.
    await file.truncate(2 ** 40)
    await file.close()
    await assert.rejects(anonymize(path, simple()), { code: "too-large" })
  })
  let left = false
  const endless = streamOf({ *[Symbol.iterator]() {} })
  await assert.rejects(anonymize(endless, simple()), { code: "empty" })
  // Or what cannot be read by then.
  const gone = Object.assign(new File([], "gone.csv"), {
    slice: () => ({ size: 8, arrayBuffer: () => Promise.reject() }),
  })
  await assert.rejects(anonymize(gone, simple()), fault => fault instanceof OutisError && fault.code === "unreadable")
  const long = streamOf([new Uint8Array(600), new Uint8Array(600), new Uint8Array(600)], () => {
    left = true
  })
  await assert.rejects(anonymize(long, simple(), { streamLimit: 1000 }), { code: "too-large" })
  assert.ok(left)
})

test("what a program has begun does not keep it from ending", () =>
  installed(async folder => {
    const path = join(folder, "program.mjs")
    const text = `import { anonymize } from "outis-embed/headless"
      const recipe = ${JSON.stringify(simple())}
      await anonymize(new Blob(["town,ill\\nUlm,a\\nUlm,b\\n"]), recipe)
      await anonymize(new Blob(["town,ill\\nUlm,a\\nBonn\\n"]), recipe).catch(() => {})
      console.log("end")`
    await writeFile(path, text)
    const began = performance.now()
    const { code, stdout } = await told(process.execPath, [path], { timeout: 60_000 })
    assert.deepEqual([code, stdout], [0, "end\n"], `${performance.now() - began} ms`)
  }))

/** What a command says of files as one table, in JSON. */
function toldBy(command, recipe, files, beside = {}) {
  const options = Object.entries(beside).flatMap(([name, path]) => (path === undefined ? [] : [`--${name}`, path]))
  return told(cli, [command, recipe, ...files.flatMap(path => ["--input", path]), ...options, "--json"])
}

function fixed(level) {
  return { algorithm: "fixed", levels: { town: level } }
}

/** Waits until no thread is left. */
async function idle() {
  for (let waited = 0; waited < 5_000; waited += 50) {
    if (!process.getActiveResourcesInfo().some(name => /Worker/.test(name))) return
    await delay(50)
  }
  assert.fail(`still there: ${process.getActiveResourcesInfo()}`)
}
