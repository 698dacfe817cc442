// The report for people: complete, and safe whatever an attribute is called.

import assert from "node:assert/strict"
import { test } from "node:test"
import { english } from "./load.mjs"
import { dossier, report, reportHtml } from "./report-fixture.mjs"

const words = await english()

/** The text that a reader sees, without markup; what was escaped is itself again. */
function read(html) {
  const entities = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" }
  return html
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&([^;]+);/g, (_, name) => entities[name])
    .replace(/\s+/g, " ")
}

/** The tags of a document, with their attributes. */
const tags = html => html.replace(/<style>.*?<\/style>/s, "").match(/<[^>]*>/g)

const hostile = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  "</style><script>alert(1)</script>",
  "</table></body>",
  "<!--",
  "&lt;b&gt;",
  "&#60;script&#62;",
  "]]><svg onload=alert(1)>",
  "a\u0000b\u202Ec",
  "{ $n }",
]

test("markup in the name of an attribute is shown as text", () => {
  const plain = tags(reportHtml(report(["born", "postcode", "sex"]), words))
  for (const name of hostile) {
    const html = reportHtml(report([name, "postcode", "sex"]), words)
    assert.deepEqual(tags(html), plain, `${JSON.stringify(name)} changes the document`)
  }
})

test("markup in what a person wrote, in names of files and of columns is shown as text", () => {
  const wrote = text => Object.fromEntries(["what", "whom", "purpose", "recipient", "date", "who"].map(f => [f, text]))
  const plain = tags(reportHtml(report(), words, dossier(undefined, wrote("x"))))
  for (const text of hostile) {
    const given = dossier([text, "postcode", "sex"], wrote(text))
    const html = reportHtml(report([text, "postcode", "sex"]), words, { ...given, files: [text] })
    assert.deepEqual(tags(html), plain, JSON.stringify(text))
    // Six times, once more for whom and when it is signed.
    if (!/[\u0000\u202e]/.test(text)) assert.ok(read(html).split(text.replace(/\s+/g, " ")).length > 10, text)
  }
})

test("the first pages say in words what was done, to whom, and what remains", () => {
  const html = reportHtml(report(), words, dossier(undefined, { who: "Ada", purpose: "a study" }))
  const text = read(html)
  for (const said of [
    "Purpose a study",
    "The file patients.csv was read: 5,000 records in 7 columns.",
    "The release holds 4,957 of them; 43 were left out.",
    "Removed: name.",
    "Made coarser: born by decade and postcode with the last 2 characters hidden.",
    "stays exact: sex.",
    "Released as it is: diagnosis and visits.",
    "Before, 4,968 of 5,000 people stood alone by the quasi-identifiers; the highest risk was 1 in 1.",
    "people stand alone; the highest risk is 1 in 5.",
    "Chosen in the recipe. Suggested was quasi-identifier (not sure)",
    "As suggested (likely): looks like a date or year of birth",
    "Prepared by Ada",
    "What the protections asked for do not stop",
  ])
    assert.ok(text.includes(said), `${said}\n${text.slice(0, 4000)}`)
  // In this order, and the figures after all of it.
  const order = ["dossier-words", "dossier-columns", "report-protections", "dossier-remains", "dossier-hashes"]
  const titles = [...order, "dossier-signatures", "dossier-figures", "report-risk", "report-utility", "report-run"]
  const places = titles.map(id => html.indexOf(`>${words(id)}</h2>`))
  assert.ok(
    places.every((place, i) => place > (places[i - 1] ?? 0)),
    places.join(),
  )
  // Nothing of it without somebody to say it.
  assert.ok(!reportHtml(report(), words).includes(words("dossier-signatures")))
})

test("the first pages claim nothing that is not so", () => {
  const told = (change, given = dossier()) => read(reportHtml({ ...report(), ...change }, words, given))
  const none = told({ output: { ...report().output, records: 0 } })
  assert.ok(none.includes("All 5,000 records were left out: the release shows nothing of anybody."), none.slice(0, 900))
  assert.ok(
    !none.includes("people stand alone;") && !none.includes("Made coarser") && none.includes("there is no record"),
  )
  const nothing = told({ output: null, solution: null })
  assert.ok(nothing.includes("No release was written.") && !nothing.includes("Removed: name"))
  // Nobody said that records are people.
  const open = { unit: "records", record: "records", answered: false, entity: null, persons: null }
  const plain = (id, args) => words(id, { unit: "records", recordUnit: "records", ...args })
  const counted = read(reportHtml({ ...report(), records: { ...report().records, ...open } }, plain, dossier()))
  assert.ok(counted.includes("of 5,000 records stood alone") && counted.includes(words("report-counted-open")))
  const missing = { match: "wildcard", sensitive: "excluded", records: 31, "left-out": 0 }
  assert.ok(told({ missing }).includes("Only what is written is counted"))
  assert.ok(!told({}).includes("Only what is written is counted"))
  // Records that stay with stars were not left out.
  const starred = told({ output: { ...report().output, records: 5000 } })
  assert.ok(starred.includes("The release holds all of them. 43 of those it holds show * in every"), starred)
  // A column that shows one text is gone, whatever its level is called.
  const [born, ...others] = dossier().compared
  const gone = told({}, { ...dossier(), compared: [{ ...born, "values-after": 1 }, ...others] })
  assert.ok(gone.includes("Nothing left of: born.") && !gone.includes("born by decade"))
  // Without a comparison no level is named otherwise than by its number.
  assert.ok(told({}, { ...dossier(), compared: [] }).includes("born coarser, on level 3 of its hierarchy"))
  const solution = {
    ...report().solution,
    recoding: { kind: "regions", detail: { born: { levels: [40, 60], ranges: 0, "suppressed-cells": 0 } } },
  }
  const mixed = told({ solution }, { ...dossier(), compared: [] })
  assert.ok(mixed.includes("On several levels of detail: born") && mixed.includes("40 % exact"), mixed.slice(0, 2000))
  // Levels are told in words wherever they are known.
  const parts = { born: { levels: [40, 0, 30, 30], ranges: 0, "suppressed-cells": 0 } }
  const several = { solution: { ...solution, recoding: { kind: "regions", detail: parts } } }
  const named = told(several)
  assert.ok(named.includes("40 % exact 30 % by year 30 % nothing left (*)"), named.slice(0, 2000))
  assert.ok(!/% level [123]/.test(named))
  assert.ok(told({}).includes("3 by decade"))
  const hidden = { ...born, level: null, detail: parts.born, example: ["1", "2", "3", "*"], "values-after": 9 }
  const nearly = { ...hidden, detail: { ...parts.born, levels: [1, 0, 0, 99] } }
  assert.ok(
    told(several, { ...dossier(), compared: [nearly, ...others] }).includes("Hidden in nearly all records: born."),
  )
  const fold = {
    by: "patient",
    order: null,
    records: 9000,
    unassigned: 0,
    persons: 5000,
    several: 9,
    most: 3,
    columns: {},
  }
  const folded = told({ input: { ...report().input, fold } })
  assert.ok(folded.includes("9,000 rows in 7 columns. One record was made of all rows of a person: 5,000 records."))
  const left = told({ input: { ...report().input, "left-out": { above: 2, units: 0, empty: 0, last: 1 } } })
  assert.ok(left.includes("7 columns. 2 lines above are left out. The last record is left out."))
})

test("the name itself is not lost", () => {
  for (const name of hostile.slice(0, 9)) {
    assert.ok(read(reportHtml(report([name, "postcode", "sex"]), words)).includes(name.replace(/\s+/g, " ")), name)
  }
})

test("control characters and marks of direction are replaced", () => {
  const html = reportHtml(report(["a\u0000b\u202Ec", "postcode", "sex"]), words)
  assert.ok(html.includes("a\ufffdb[U+202E]c"))
})

test("every text of the report is escaped, wherever it stands", () => {
  const mark = "<i>\"'&"
  const full = report()
  full.output.order = mark
  full.solution.algorithm = mark
  full.solution.lattice = mark
  full.run = { ...full.run, version: mark, build: mark, platform: mark }
  full.input.sha256 = mark
  full.output.sha256 = mark
  full.warnings = [{ code: mark, attribute: mark, line: 3 }]
  const html = reportHtml(full, words)
  assert.equal(html.includes("<i>"), false)
  assert.ok(html.split("&lt;i&gt;&quot;&#39;&amp;").length > 9)
})

test("words are escaped as well", () => {
  const html = reportHtml(report(), id => `<b>${id}</b>`)
  assert.equal(html.includes("<b>"), false)
})

test("the document holds no script, loads nothing and allows nothing", () => {
  const html = reportHtml(report(), words)
  assert.match(html, /^<!doctype html>/)
  assert.ok(html.includes("default-src 'none'"))
  for (const pattern of [/<script/i, /\shref=/i, /\ssrc=/i, /url\(/i, /@import/i, /\sstyle=/i, /\son\w+=/i])
    assert.equal(pattern.test(html), false, String(pattern))
})

test("every figure of the JSON is in it, rounded for people", () => {
  const text = read(reportHtml(report(), words))
  const figures = [
    "5,000",
    "7",
    "a3f5".repeat(16),
    "4,957",
    "09be".repeat(16),
    "43 (0.9",
    "148",
    "k = 5",
    "holds",
    "born",
    "postcode",
    "90.48 %",
    "87.59 %",
    "0 (exact)",
    "0.0731",
    "arithmetic-mean",
    "0.5",
    "optimal",
    "60",
    "12 of them",
    "4,968 (99.4",
    "1 in 5",
    "1 in 33.5",
    "2,320",
    "4,012",
    "distance 0.2875",
    "t = 0.3 for diagnosis",
    "1980–1989",
    "register",
    "77d0".repeat(16),
    "31",
    "1 in 4",
    "1 in 80",
    "2.87 %",
    "0.187 %",
    "469.5",
    "8.8",
    "30.2 %",
    "33.4 %",
    "4,968 records",
    "0.94",
    "0.0261",
    "0.0812",
    "0.0745",
    "0.3471",
    "0.1388",
    "0.6724",
    "61,234",
    "5,178",
    "0.5127",
    "90,212,331",
    "0.6501",
    "452,454",
    "239,410",
    "33.49",
    "6.699",
    "trailing-blank-lines",
    "line 5,002",
    "label-collides",
    "attribute born",
    "0.1.0",
    "4f2a9c1",
    "wasm",
    "0.1",
  ]
  for (const figure of figures) assert.ok(text.includes(figure), figure)
  for (const digits of ["0.07313", "6.6986", "61,233.5"]) assert.ok(!text.includes(digits), digits)
  // What is there is never rounded to nothing.
  const tiny = report()
  tiny.solution.loss.value = 0.0000234567
  assert.ok(read(reportHtml(tiny, words)).includes("0.000023"))
  const vast = report()
  vast.utility.ambiguity = 1_107_740_354_273_280
  assert.ok(read(reportHtml(vast, words)).includes("1.108 × 10^15"))
})

test("columns stand in the order of the file, and a share of the detail is told by what is kept", () => {
  const made = report()
  const { levels } = made.solution.recoding
  const known = dossier()
  const attributes = known.recipe.attributes.toReversed()
  const html = reportHtml(made, words, { ...known, recipe: { ...known.recipe, attributes } })
  const columns = html.slice(html.indexOf(words("report-attribute-kept")), html.indexOf(`<h2>${words("report-loss")}`))
  const places = Object.keys(levels).map(name => columns.indexOf(`<th scope="row">${name}</th>`))
  assert.ok(
    places.every(place => place >= 0),
    `${places}`,
  )
  assert.deepEqual(
    places,
    places.toSorted((a, b) => b - a),
  )
  assert.ok(read(html).includes("The loss is 0.0731: 92.7 % of the detail is kept."))
})

test("pairs of columns that could not be measured are counted, and a rise is explained", () => {
  const html = reportHtml(report(), words)
  const section = read(
    html.slice(
      html.indexOf(words("report-associations")),
      html.indexOf(words("report-associations-left", { count: 1 })) + 200,
    ),
  )
  assert.ok(section.includes(words("report-associations-left", { count: 1 })), section)
  assert.ok(!section.includes(words("report-none")), section)
  const pairs = words("association-pair", { one: "postcode", other: "sex" })
  assert.ok(section.includes(words("associations-rise", { pairs, count: 1 })), section)
})

test("the proof is worded as what was proven", () => {
  const worded = loss => {
    const changed = report()
    Object.assign(changed.solution.loss, loss)
    return read(reportHtml(changed, words))
  }
  assert.ok(worded({}).includes(words("report-proof-optimal", { stars: "no" })))
  assert.ok(worded({ bound: 0.05, optimal: false }).includes("save at most 0.0231"))
  assert.ok(worded({ bound: null, optimal: false }).includes(words("report-proof-unsought")))
  const given = report()
  Object.assign(given.solution, { algorithm: "fixed" })
  Object.assign(given.solution.loss, { bound: null, optimal: false })
  assert.ok(read(reportHtml(given, words)).includes(words("report-proof-none")))
  assert.equal(worded({ bound: null, optimal: false }).includes(words("report-proof-optimal", { stars: "no" })), false)
})

test("what is proven where records are starred is said of those that must be", () => {
  const worded = loss => {
    const changed = report()
    Object.assign(changed.solution.loss, loss)
    return read(reportHtml(changed, words))
  }
  const some = ", if only the groups that fail are starred."
  assert.equal(worded({ stars: true }).split(some).length, 3)
  assert.ok(worded({ stars: true, bound: 0.05, optimal: false }).includes(`save at most 0.0231${some}`))
  assert.ok(!worded({ stars: false }).includes("are starred"))
})

test("shares have two decimals, and are not said to be exact", () => {
  const changed = report()
  const [name] = Object.keys(changed.solution.loss.attributes)
  changed.solution.loss.attributes[name] = 0.49916981911301
  const told = read(reportHtml(changed, words))
  assert.ok(/50\.08\s%/.test(told) && !told.includes("50.083"), told)
  assert.ok(!/0\s% is exact/.test(told))
})

test("of a protection of the table it is said how many would have to be left out", () => {
  const readWith = model =>
    read(
      reportHtml(
        { ...report(), models: [{ achieved: 0.5, holds: false, failing: 425, deciding: null, ...model }] },
        words,
      ),
    )
  for (const model of [
    { model: "average-risk", average: 0.1 },
    { model: "sample-uniqueness", max: 0.1 },
    { model: "population-uniqueness", max: 0.1 },
  ]) {
    const told = readWith(model)
    assert.ok(told.includes("425 people would have to be left out") && !told.includes("stand in groups"), told)
  }
  assert.ok(readWith({ model: "k-anonymity", k: 5 }).includes("425 people stand in groups"))
})

test("a bound and a proof are claimed only where there is one", () => {
  const bound = "No choice of one level for each column within the limits loses less."
  const told = (loss, recoding) => {
    const changed = report()
    Object.assign(changed.solution.loss, loss)
    Object.assign(changed.solution, recoding)
    return read(reportHtml(changed, words))
  }
  const proven = told({})
  for (const said of [bound, "12 of them were looked at; the others were ruled out."])
    assert.ok(proven.includes(said), said)
  const early = told({ bound: 0.05, optimal: false })
  assert.ok(early.includes(bound) && early.includes("12 of them were looked at."))
  const unsought = told({ bound: null, optimal: false }, { algorithm: "datafly" })
  assert.ok(unsought.includes("12 of them were looked at."))
  const recoded = told(
    { bound: null, optimal: false },
    { algorithm: "mondrian", recoding: { kind: "regions", detail: {} } },
  )
  assert.ok(recoded.includes("it tried 12 steps."))
  for (const text of [early, unsought, recoded]) assert.doesNotMatch(text, /ruled out/)
  for (const text of [unsought, recoded]) assert.equal(text.includes(bound), false)
  assert.doesNotMatch(proven, /Least loss possible|No table within/)
})

test("records are told to be left out or starred, as they are, and nothing is said of none", () => {
  const why = "Left out so that the protection holds."
  const starred = report()
  starred.output.records = starred.input.records
  starred.missing = { match: "remove-row", sensitive: "excluded", records: 31, "left-out": 2 }
  const said = read(reportHtml(starred, words))
  assert.ok(said.includes("Records that still show one were starred: 2."), said)
  assert.ok(said.includes("Starred so that the protection holds."), said)
  assert.equal(said.includes(why), false)
  const dropped = report()
  dropped.missing = starred.missing
  const other = read(reportHtml(dropped, words))
  assert.ok(other.includes("Records that still show one were left out: 2.") && other.includes(why), other)
})

test("the verdict is that of the models", () => {
  const failing = [{ model: "k-anonymity", k: 5, achieved: 4, holds: false, failing: 4, deciding: null }]
  const nothing = {
    ...report(),
    output: null,
    solution: null,
    utility: null,
    run: null,
    models: [{ model: "k-anonymity", k: 9000, achieved: null, holds: false, failing: 0, deciding: null }],
    risk: { before: report().risk.before, after: null },
  }
  const measured = { ...report(), output: null, solution: null }
  const verdict = changed => reportHtml(changed, words).match(/<p class="verdict[^>]*>(.*?)<\/p>/)[1]
  assert.equal(verdict(report()), words("report-verdict-written"))
  assert.equal(verdict({ ...report(), models: failing }), words("report-verdict-written-fails"))
  assert.equal(verdict(measured), words("report-verdict-measured"))
  assert.equal(verdict({ ...measured, models: failing }), words("report-verdict-measured-fails"))
  assert.equal(verdict(nothing), words("report-verdict-nothing"))
  assert.equal(read(reportHtml(nothing, words)).includes(words("report-written")), false)
})

test("a name that objects inherit is a name like others", () => {
  const changed = report(["constructor", "toString", "sex"])
  assert.ok(read(reportHtml(changed, words)).includes("constructor 3 90.48"))
})

test("cells of mixed detail are told column by column", () => {
  const changed = report()
  changed.solution.recoding = {
    kind: "regions",
    detail: {
      born: { levels: [2000, 957, 0, 1000], ranges: 1000, "suppressed-cells": 0 },
      postcode: { levels: [4900, 0], ranges: 0, "suppressed-cells": 57 },
    },
  }
  const html = reportHtml(changed, words)
  const text = read(html)
  for (const said of [
    "40.3 % exact 20.2 % ranges 19.3 % level 1 20.2 % nothing left (*)",
    "98.9 % exact 1.1 % blank",
    words("detail-regions-text"),
  ])
    assert.ok(text.includes(said), said)
  assert.equal(text.includes(words("report-levels-note")), false)
  assert.equal(html.match(/<rect class="(?!whole)/g).length, 6)
})

test("ways that were compared stand beside the release, refused ones with their reason", () => {
  const changed = report()
  const { solution } = changed
  changed.compared = [
    {
      search: { algorithm: "kaca", distance: "height", stubs: false, refine: false },
      solution: {
        ...solution,
        algorithm: "kaca",
        classes: 311,
        suppressed: 0,
        loss: { ...solution.loss, value: solution.loss.value / 2, optimal: false },
      },
    },
    { search: { algorithm: "ola" }, solution: null, problem: { code: "search-needs-monotone" } },
    { search: { algorithm: "datafly", stop: "k" }, solution: null },
  ]
  changed.run.compared = [
    { visited: 917, seconds: 1.5 },
    { visited: 0, seconds: 0 },
    { visited: 4, seconds: 0.01 },
  ]
  const text = read(reportHtml(changed, words))
  for (const said of [
    "(KACA): steps, those near the top more",
    "50 % less",
    "917",
    "1.5 s",
    "311",
    "concludes from one combination",
    words("tried-nothing"),
  ])
    assert.ok(text.includes(said), said)
  assert.equal(read(reportHtml(report(), words)).includes(words("report-compared")), false)
})

test("a group that decides alone is told from one of several that are as weak", () => {
  const told = several => {
    const known = report(["born", "postcode", "sex"])
    known.models[0].deciding["equally-weak"] = several
    return read(reportHtml(known, words))
  }
  const [alone, first] = ["The group that decides has 5", "One of 12 groups that are equally weak"]
  assert.ok(told(1).includes(alone) && !told(1).includes("equally weak"), told(1))
  assert.ok(told(12).includes(first) && !told(12).includes(alone), told(12))
})

test("texts that hold what parts them are told apart", () => {
  const apart = "Ulm · Hof"
  const detail = { levels: [40, 30, 0, 0, 30], ranges: 0, "suppressed-cells": 0 }
  const solution = { ...report().solution, recoding: { kind: "regions", detail: { born: detail } } }
  const [outcome, ...others] = report().models
  const deciding = { ...outcome.deciding, labels: { town: apart, street: "A, B" }, "equally-weak": 1 }
  const html = reportHtml({ ...report(), solution, models: [{ ...outcome, deciding }, ...others] }, words, {
    ...dossier(),
    compared: [],
  }).replace(/[\u00a0\u202f]/g, " ")
  for (const part of ["40 % exact", "30 % level 1", `town: ${apart}`, "street: A, B"])
    assert.ok(html.includes(`<span class="apart">${part}</span>`), part)
})

test("a column with apostrophes before its formulas says so", () => {
  const warnings = [{ code: "formulas-guarded", attribute: "visits", records: 3 }]
  const html = reportHtml({ ...report(), warnings }, words, dossier())
  const guarded = `<span class="apart">${words("outcome-apostrophe").replace("'", "&#39;")}</span>`
  assert.ok(html.includes(guarded))
  assert.ok(!reportHtml(report(), words, dossier()).includes(guarded))
})
