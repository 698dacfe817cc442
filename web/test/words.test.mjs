// Every word that the page, the reports and the command line may need is there, and
// nothing is there that none of them needs.

import { FluentBundle, FluentResource } from "@fluent/bundle"
import assert from "node:assert/strict"
import { test } from "node:test"
import { said as packed } from "../bundle.mjs"
import { description, load, locales, texts } from "./load.mjs"
import { fits, said, topicsIn } from "./said.mjs"

// What the core declares.
const { certainties, codes, encodings, facets, matchings, noticeCodes, reasons, roles, stages, suppressionStyles } =
  await load("generated/protocol.ts")

// What the page has lists of.
const { steps } = await load("page/state/state.ts")
const { families: modelFamilies } = await load("page/state/models.ts")
const { wayFamilies } = await load("page/state/searches.ts")

const page = await said("web/src/page")

/** Families of ids that are put together at run time, each with where its members are known from. */
async function families() {
  const topics = new Set(page.markup.flatMap(topicsIn))
  const described = await description()
  const kinds = ["none", ...described.hierarchies.map(({ id }) => id)]
  // Kinds with words of their own, and what a form can be drawn of; other kinds come with a recipe.
  const formed = ["mask", "intervals", "date", "levels"]
  const drawn = ["number", "integer", "switch", "choice"]
  const models = described.models.map(({ id }) => id)
  const asked = described.models.flatMap(({ parameters }) => parameters)
  const parameters = [...new Set(asked.map(({ name }) => name))]
  const choices = [...new Set(asked.flatMap(({ name, choices }) => choices.map(id => `choice-${name}-${id}`)))]
  const searches = described.searches.map(({ id }) => id)
  const otherModels = ["set", "place", "graph", "log"].flatMap(kind => described[`${kind}-models`])
  const otherSearches = ["set", "place", "graph", "log"].flatMap(kind => described[`${kind}-searches`])
  const others = [...otherModels, ...otherSearches]
  const settings = described.searches.flatMap(({ parameters }) => parameters)
  // Guards the lists: empty they would hold nothing against the locales.
  assert.ok(
    models.includes("k-anonymity")
      && models.includes("population-uniqueness")
      && parameters.includes("guarded")
      && choices.includes("choice-estimator-zayatz")
      && reasons.length > 5
      && facets.includes("records-at-risk")
      && facets.includes("joint"),
  )
  assert.ok(
    searches.includes("mondrian")
      && ["refine", "nodes", "recode"].every(known => settings.some(({ name }) => name === known))
      && settings.some(({ choices }) => choices.includes("relaxed"))
      && stages.includes("flash-path")
      && stages.includes("kaca-merge"),
  )
  const whyFamilies = [
    ...roles.map(role => `role-${role}`),
    ...steps.map(step => `step-${step}`),
    ...kinds.map(kind => `hierarchy-${kind}`),
    ...["release", "report-html", "report-json", "recipe", "session"].map(what => `download-${what}`),
  ]
  return [
    ...encodings.map(id => `encoding-${id}`),
    ...["table", "quasi-identifiers", "person", "search"].flatMap(id => [
      `blocked-${id}`,
      `blocked-${id}-long`,
      `blocked-${id}-go`,
    ]),
    ...[...topics, ...whyFamilies].flatMap(topic => [`why-${topic}`, `why-${topic}-title`]),
    ...roles.flatMap(role => [`role-${role}`, `role-${role}-short`, `role-${role}-plain`]),
    ...steps.map(step => `step-${step}`),
    ...kinds.map(kind => `hierarchy-${kind}`),
    ...reasons.map(id => `reason-${id}`),
    ...certainties.map(id => `certainty-${id}`),
    ...models.flatMap(id =>
      ["name", "danger", "means", "example", "when", "stops", "not", "asked", "achieved"].map(
        part => `model-${id}-${part}`,
      ),
    ),
    ...parameters.map(name => `parameter-${name}`),
    ...others.flatMap(({ id }) => [`kind-${id}-name`, `kind-${id}-means`]),
    ...otherModels.map(({ id }) => `kind-${id}-achieved`),
    ...new Set(others.flatMap(({ parameters }) => parameters.map(({ name }) => `kind-parameter-${name}`))),
    ...choices.flatMap(id => [id, `${id}-text`]),
    ...asked
      .filter(one => one.kind === "choice" && !one.required && !one["spelled-out"])
      .map(({ name }) => `choice-${name}-none`),
    ...searches.flatMap(id => ["name", "what", "when"].map(part => `search-${id}-${part}`)),
    ...settings
      .filter(({ name }) => name !== "levels")
      .flatMap(({ name, choices }) => [
        `search-parameter-${name}`,
        ...(choices.length === 0
          ? [`search-parameter-${name}-text`]
          : choices.flatMap(id => [`search-choice-${name}-${id}`, `search-choice-${name}-${id}-text`])),
      ]),
    ...stages.map(id => `stage-${id}`),
    ...wayFamilies.flatMap(family => [`ways-${family}`, `ways-${family}-text`]),
    "ways-given",
    ...["cut", "regions", "cells"].flatMap(kind => [`detail-${kind}-text`, `others-mixed-${kind}`]),
    ...["exact", "ranges", "level", "root", "cells"].map(kind => `detail-${kind}`),
    ...described.hierarchies
      .filter(({ id, parameters }) => !formed.includes(id) && parameters.every(({ kind }) => drawn.includes(kind)))
      .flatMap(({ id, parameters }) =>
        parameters.flatMap(({ name, choices }) =>
          [[name], ...choices.map(choice => [name, choice])].map(part => `hierarchy-${id}-${part.join("-")}`),
        ),
      ),
    ...described.ladders.flatMap(({ id, source }) => [
      `ladder-${id}`,
      `ladder-${id}-text`,
      ...(source === "" ? [] : [`ladder-${id}-source`]),
    ]),
    ...described.hierarchies
      .find(({ id }) => id === "date")
      .parameters.find(({ name }) => name === "levels")
      .choices.map(level => `date-level-${level}`),
    ...described.losses.flatMap(({ id }) => [`loss-${id}`, `loss-${id}-means`]),
    ...described.losses.flatMap(({ parameters }) =>
      parameters.flatMap(({ name, choices }) => choices.map(id => `${name.replace("loss.", "")}-${id}`)),
    ),
    ...described.aggregates.map(({ id }) => `aggregate-${id}`),
    ...matchings.flatMap(id => [`match-${id}`, `match-${id}-text`, `report-missing-${id}`]),
    ...suppressionStyles.flatMap(id => [`style-${id}`, `style-${id}-text`]),
    ...modelFamilies.flatMap(family => [`family-${family}`, `family-${family}-text`]),
    ...facets.map(name => `facet-${name}`),
    ...["records-entity", "records-sampling-weight"].map(field => `problem-is-quasi-identifier-${field}`),
  ]
}

test("words: each locale parses without a fault", async () => {
  for (const [language, text] of Object.entries(await locales())) {
    // A message that does not parse is skipped by Fluent, so its id is missing afterwards.
    const resource = new FluentResource(text)
    const found = new Set(resource.body.map(({ id }) => id))
    const written = [...text.matchAll(/^(-?[a-z][\w-]*) *=/gm)].map(match => match[1])
    assert.deepEqual(
      written.filter(id => !found.has(id)),
      [],
      language,
    )
    assert.equal(
      written.length,
      new Set(written).size,
      `${language}: an id is there twice: ${written.filter((id, i) => written.indexOf(id) !== i)}`,
    )
  }
})

test("words: everything that is said has its words", async () => {
  const known = await ids()
  const heads = ["history-", "message-", "missing-"]
  const named = [...page.named].filter(id => heads.some(head => id.startsWith(head)))
  // Guards the parser's findings: empty they would hold nothing against the locales.
  assert.ok(page.asked.size > 900 && page.asked.has("dead-text-kept") && named.includes("history-recipe"))
  const wanted = [...new Set([...page.asked, ...named, ...(await families())])]
  assert.deepEqual(
    wanted.filter(id => !known.has(id)),
    [],
  )
})

test("words: each problem and each warning has its words", async () => {
  assert.ok(codes.length > 70 && codes.includes("ragged") && codes.includes("no-memory"), codes.join(", "))
  // What only the command line says stands in its own words.
  const known = new Set([...(await ids()), ...(await idsOf(await texts("locales/en", "cli.ftl")))])
  const wanted = [...codes.map(code => `problem-${code}`), ...noticeCodes.map(code => `warning-${code}`)]
  assert.ok(wanted.includes("warning-nearly-unique-column"))
  assert.deepEqual(
    wanted.filter(id => !known.has(id)),
    [],
  )
})

test("words: every message can be said, with and without what it may leave out", async () => {
  const { unsaid } = await load("page/notes/problem-text.ts")
  for (const [language, text] of Object.entries(await locales())) {
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(text))
    for (const [id, message] of bundle._messages) {
      if (!id.startsWith("problem-")) continue
      for (const value of ["none", 7]) {
        const faults = []
        const said = bundle.formatPattern(
          message.value,
          // What figures count is said to every message.
          {
            unit: "records",
            recordUnit: "records",
            ...Object.fromEntries(Object.keys(unsaid).map(key => [key, value])),
          },
          faults,
        )
        assert.deepEqual(faults.map(String), [], id)
        if (value === "none") assert.doesNotMatch(said, /  |\. \./, `${id}: ${said}`)
      }
    }
  }
})

test("words: nothing is there that nothing says", async () => {
  const quoted = new Set(Object.values(await locales()).flatMap(referencesIn))
  // The build asks each language for its name, and for what stands in the page before its program runs.
  for (const id of ["language-name", "missing-start", "missing-javascript"]) quoted.add(id)
  const declared = new Map([
    ["stage-", stages],
    ["facet-", facets],
    ["certainty-", certainties],
    ["reason-", reasons],
  ])
  const isPutTogether = id =>
    page.patterns.some(
      parts => fits(parts, id) && (declared.get(parts[0])?.includes(id.slice(parts[0].length)) ?? true),
    )
  const idle = [...(await ids())].filter(id => !page.literals.has(id) && !quoted.has(id) && !isPutTogether(id))
  assert.deepEqual(idle, [])
})

test("what other k and limits keep has two ends only where they differ", async () => {
  const { words } = await load("page/words.ts")
  const told = (least, most, differ) =>
    words("chart-frontier", { least, most, differ, k: "none", own: 0, limit: 0 }).trim()
  assert.equal(told(12.5, 40, "yes"), "Other k and limits keep 12.5 to 40 %.")
  assert.equal(told(12.5, 12.5, "no"), "All k and limits that were looked at keep 12.5 %.")
})

test("words: people are said only where people are counted", async () => {
  const { speakOf, words } = await load("page/words.ts")
  const { unitsOf } = await load("page/counted.ts")
  // What a file with several records of a person is, before anybody has said so.
  assert.equal(words("line-before-alone", { people: 7 }), "Now: 7 records stand alone")
  const said = (counted, id, args) => {
    speakOf(unitsOf(counted))
    return words(id, args)
  }
  const open = { unit: "records", record: "records" }
  const entity = { unit: "persons", record: "records" }
  const person = { unit: "persons", record: "persons" }
  assert.equal(said(person, "line-before-alone", { people: 7 }), "Now: 7 people stand alone")
  // So do records, where each is somebody.
  const left = { suppressed: 23, records: 1200 }
  assert.equal(said(person, "outcome-left-out", left), "23 of 1,200 people left out")
  assert.equal(said(entity, "outcome-left-out", left), "23 of 1,200 records left out")
  assert.equal(said(person, "outcome-left-out", { ...left, suppressed: 0 }), "nobody left out")
  // Whoever has records in several groups is in each of them.
  assert.equal(said(entity, "line-before-alone", { people: 7 }), "Now: 7 people (once per group) stand alone")
  // A risk of people who may have several records rests on each being as likely as the others.
  for (const [id, args] of [
    ["line-before", { most: 3, people: 6 }],
    ["line-after", { most: 5 }],
    ["line-after-columns", { most: 5, columns: 1 }],
    ["check-alone-text", { match: "own-value", most: "5" }],
    ["compare-worst"],
    ["why-example-after", { before: 2, after: 0, most: "5" }],
    ["now-average"],
    ["why-k"],
    ["report-figure-worst"],
    ["report-max-note"],
    ["report-average-note"],
  ]) {
    assert.match(said(entity, id, args), /, each person taken as equally likely/)
    for (const counted of [open, person]) assert.doesNotMatch(said(counted, id, args), /likely/)
  }
  assert.equal(
    said(entity, "line-after", { most: 5 }),
    "After: at most 1 in 5 for everyone, by the quasi-identifiers, each person taken as equally likely",
  )
  assert.match(said(entity, "why-exposure"), /guesses is right if each of the five is taken as equally likely;/)
  assert.match(said(entity, "why-exposure"), /; somebody with many records is likelier\. “1 in 1”/)
  assert.match(said(person, "why-exposure"), /guesses is right\. “1 in 1”/)
  // One in one is no "at most".
  assert.equal(
    said(person, "line-after", { most: 1, people: 1 }),
    "After: 1 person stands alone by the quasi-identifiers",
  )
  assert.equal(
    said(open, "line-after", { most: 5, people: 0 }),
    "After: at most 1 in 5 for every record, by the quasi-identifiers",
  )
  assert.equal(
    said(open, "line-after-columns", { most: 1, people: 7, columns: 1 }),
    "After: 7 records stand alone by the quasi-identifiers, and 1 column may point to people by itself",
  )
  assert.equal(said(open, "now-alone", { share: "7 %" }), "records stand alone (7 %)")
  // What may be left out is counted in records whoever is counted elsewhere.
  assert.equal(said(person, "budget-people", { people: 7, records: 100 }), "7 of 100 people")
  assert.equal(said(entity, "budget-people", { people: 7, records: 100 }), "7 of 100 records")
  assert.equal(said(open, "budget-people", { people: 7, records: 100 }), "7 of 100 records")
  // A protection of sensitive values counts records, and says so.
  assert.match(said(entity, "outcome-failing-now", { failing: 7, unit: "records" }), /^7 records stand/)
  // One of five people may have most of the records.
  const stops = counted => said(counted, "model-k-anonymity-stops", { k: 5 })
  assert.match(stops(entity), /at least 5 people that fit.*If each of these people is as likely as the others/)
  assert.match(stops(entity), /is as likely as the others.*Picking a record may be right more often/)
  assert.match(
    stops(person),
    /5 people that fit, never fewer\. Picking one of them is right at most once in 5 times\.$/,
  )
  assert.match(stops(open), /5 records that fit, never fewer\. Picking one of them is right at most once in 5 times/)
  assert.match(stops(open), /in 5 times, unless several of them are of one person\.$/)
})

test("words: what was left out is said of one as of many, and of values that went with it", async () => {
  const { words } = await load("page/words.ts")
  const parsed = { input: 9, left: 1, folded: "none" }
  assert.equal(words("check-parsed-text", parsed), "Of 9 records in your table, 1 was left out.")
  assert.equal(
    words("compare-unchanged", { values: 706, before: 708, gone: 2 }),
    "Unchanged: 706 values of 708; the others were those of records that are left out.",
  )
  assert.equal(
    words("compare-unchanged", { values: 708, before: 708, gone: 0 }),
    "Unchanged: 708 values before and after.",
  )
})

test("words: figures are of people only where their messages may say otherwise", async () => {
  const { en } = await locales()
  const bundle = new FluentBundle("en", { useIsolating: false })
  bundle.addResource(new FluentResource(en))
  const args = { unit: "records", recordUnit: "records" }
  const numbers = [
    "people",
    "records",
    "alone",
    "below",
    "failing",
    "above",
    "achieved",
    "before",
    "after",
    "n",
    "k",
    "small",
    "others",
    "share",
  ]
  const counting = new RegExp(
    "^(line|describe-lead|protect-(lead|alone|k|below)|now|budget|outcome|levels|chart|groups|check-(k|alone)"
      + "|compare-(alone|risk)|find-asked|why-example"
      + "|report-(figure|uniques|above|max|average|wildcard|individual|journalist)|unit|record)-",
  )
  for (const [id, message] of bundle._messages) {
    if (!counting.test(`${id}-`) || !message.value) continue
    const said = bundle.formatPattern(
      message.value,
      { ...args, ...Object.fromEntries(numbers.map(name => [name, 7])) },
      [],
    )
    assert.doesNotMatch(
      said.replace("of the population", "").replace(/may point to people|by themselves/g, ""),
      /\b(people|persons|everyone|nobody|themselves)\b/i,
      `${id}: ${said}`,
    )
  }
})

test("words: what a recipe may have decided is not said to be the reader's doing", async () => {
  const { en } = await locales()
  const bundle = new FluentBundle("en", { useIsolating: false })
  bundle.addResource(new FluentResource(en))
  for (const [id, message] of bundle._messages) {
    if (!/^(person-answered|unprotected|check|report|dossier|warning)-/.test(id) || !message.value) continue
    assert.doesNotMatch(
      bundle.formatPattern(message.value, {}, []),
      /\byou (said|decided|asked|accepted|declined)\b/i,
      id,
    )
  }
})

test("words: what is found is called the least coarse only where that was sought", async () => {
  const { words } = await load("page/words.ts")
  // They stand over every way of finding a table.
  for (const id of ["find-title", "find-go"]) assert.equal(words(id), "Find a table")
})

test("words: every technical word has its plain meaning, on the page and in the glossary", async () => {
  const { termName, terms, termsOf } = await load("page/plain-words/terms.ts")
  const [glossary] = await texts("docs", "glossary.md")
  const plain = text => text.toLowerCase().replaceAll("-", " ").trim()
  const listed = glossary.split("\n").flatMap(line => (line.split("|")[1] ?? "").split(",").map(plain))
  assert.deepEqual(
    terms.filter(term => !listed.some(name => name.startsWith(plain(term)))),
    [],
    "not in docs/glossary.md",
  )
  const { words } = await load("page/words.ts")
  for (const term of terms) {
    const means = words(`term-${term}-means`)
    // Read behind the word, in one line, and not explained by itself.
    assert.match(means, /^[a-z0-9*][^\n]{10,140}[^.]$/, term)
    assert.ok(!means.toLowerCase().startsWith(termName(term).toLowerCase()), term)
  }
  for (const those of Object.values(termsOf)) assert.equal(new Set(those).size, those.length)
})

test("words: a headline about picking people out says by what", async () => {
  const { words } = await load("page/words.ts")
  assert.match(
    words("why-example-after", { before: 7, after: 0, most: 5, unit: "persons" }),
    /the quasi-identifiers pick no person out with more than 1 in 5/,
  )
})

test("words: records that show a missing detail are starred where suppressed records stay", async () => {
  const { words } = await load("page/words.ts")
  assert.match(words("match-remove-row-text", { style: "star" }), /starred/)
  assert.match(words("match-remove-row-text", { style: "drop" }), /left out of the release/)
})

test("words: a missing message is noticed", async () => {
  const { words } = await load("page/words.ts")
  const said = []
  const { error } = console
  console.error = text => said.push(text)
  try {
    assert.equal(words("no-such-message"), "no-such-message")
  } finally {
    console.error = error
  }
  assert.deepEqual(said, ["locales: no message no-such-message"])
})

test("words: shares are never rounded to nothing or to everything", async () => {
  const { percent } = await load("page/words.ts")
  assert.equal(percent(0), "0\u202f%")
  assert.equal(percent(1), "100\u202f%")
  assert.equal(percent(0.5), "50\u202f%")
  assert.equal(percent(0.0003), "0.03\u202f%")
  assert.equal(percent(0.9998), "99.98\u202f%")
  assert.equal(percent(0.00001), "under 0.01\u202f%")
  assert.equal(percent(0.999999), "over 99.99\u202f%")
})

test("words: what is packed of a locale says the same", async () => {
  const { en } = await locales()
  assert.deepEqual(new FluentResource(packed(en)).body, new FluentResource(en).body)
})

test("words: of many names those that are left are counted, a single one is named", async () => {
  const { listUpTo } = await load("page/words.ts")
  assert.equal(listUpTo(2, ["a", "b", "c"]), "a, b, and c")
  assert.equal(listUpTo(2, ["a", "b", "c", "d"]), "a, b, and 2 more")
})

async function ids() {
  const { en } = await locales()
  return new Set(idsOf([en]))
}

/** The messages that others of a locale say within themselves. */
function referencesIn(text) {
  const references = part =>
    typeof part === "object" && part !== null
      ? [...(part.type === "mesg" ? [part.name] : []), ...Object.values(part).flatMap(references)]
      : []
  return new FluentResource(text).body.flatMap(references)
}

function idsOf(texts) {
  return texts.flatMap(text => new FluentResource(text).body.map(({ id }) => id))
}
