// Every language says everything that English says, with the same arguments, and nothing else.

import { FluentBundle, FluentResource } from "@fluent/bundle"
import assert from "node:assert/strict"
import { test } from "node:test"
import { pseudo } from "../../tests/browser/lib/pseudo.mjs"
import { languages, locales, paragraphs } from "../locales.mjs"
import { load } from "./load.mjs"

/** Told to every message, whether it makes use of them or not. */
const TOLD = ["unit", "recordUnit", "match"]

for (const file of ["words.ftl", "cli.ftl"])
  test(`languages: every one has all messages of ${file}, with the same arguments`, async () => {
    const { en, ...others } = await locales(file)
    const english = messagesOf(en)
    assert.ok(english.size > 100)
    for (const [language, text] of Object.entries(others)) {
      // The help of commands, and what `describe` lists, is English in the code: tests of the command line hold the
      // others against that.
      const other = new Map([...messagesOf(text)].filter(([id]) => !/^cli-(help|source|formula)/.test(id)))
      const ids = messages => [...messages.keys()].filter(id => !isSought(id)).sort()
      assert.deepEqual(ids(other), ids(english), language)
      for (const id of ids(english))
        assert.deepEqual(argumentsOf(other.get(id)), argumentsOf(english.get(id)), `${language}: ${id}`)
    }
  })

// The page shows these before, or without, its program.
for (const id of ["missing-javascript", "missing-start"])
  test(`languages: what is told to whoever cannot start is ${id} and no more`, async () => {
    const texts = await locales()
    const expected = Object.keys(await languages()).map(language => {
      const bundle = new FluentBundle(language)
      bundle.addResource(new FluentResource(texts[language]))
      return `<p lang="${language}">${bundle.getMessage(id).value}</p>`
    })
    assert.equal(await paragraphs(id), expected.join("\n"))
  })

test("languages: every message of each can be said", async () => {
  const args = new Proxy({}, { get: () => "7", has: () => true, getOwnPropertyDescriptor: () => undefined })
  for (const [language, text] of Object.entries(await locales())) {
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(text))
    for (const [id, { value, attributes }] of bundle._messages)
      for (const pattern of [value, ...Object.values(attributes)]) {
        const faults = []
        if (pattern !== null) bundle.formatPattern(pattern, args, faults)
        const unknown = faults.map(String).filter(fault => !/Unknown variable/.test(fault))
        assert.deepEqual(unknown, [], `${language}: ${id}`)
      }
  }
})

test("languages: each is named by itself, and English comes first", async () => {
  const named = await languages()
  assert.equal(Object.keys(named)[0], "en")
  assert.deepEqual(Object.keys(named).sort(), Object.keys(await locales()).sort())
  for (const [code, name] of Object.entries(named)) assert.notEqual(name, "", code)
})

test("languages: the one that somebody prefers is spoken, if the page speaks it", async () => {
  const { preferred } = await load("page/languages.ts")
  assert.equal(preferred(["de-AT", "en-US"]), "de")
  assert.equal(preferred(["en-GB", "de"]), "en")
  assert.equal(preferred(["tlh", "DE"]), "de")
  assert.equal(preferred(["tlh"]), "en")
  assert.equal(preferred([]), "en")
})

test("languages: numbers, shares and lists are written as the language writes them", async () => {
  const { count, list, percent, plain, speak } = await load("page/words.ts")
  assert.equal(count(5_000), "5,000")
  speak("de", (await locales()).de)
  assert.equal(count(5_000), "5.000")
  assert.equal(plain(0.25), "0,25")
  assert.equal(percent(0.125), "12,5\u202f%")
  assert.equal(list(["a", "b", "c"]), "a, b und c")
})

test("languages: the one for tests says the same otherwise", async () => {
  const { en } = await locales()
  const [before, after] = [messagesOf(en), messagesOf(pseudo(en))]
  assert.deepEqual([...after.keys()], [...before.keys()])
  for (const [id, message] of before) assert.deepEqual(argumentsOf(after.get(id)), argumentsOf(message), id)
})

/** By what part of it a term is found in a text: where its name does, that depends on the language. */
function isSought(id) {
  return /^term-.*-found$/.test(id)
}

function messagesOf(text) {
  return new Map(new FluentResource(text).body.map(message => [message.id, message]))
}

/** The arguments that a message asks for, but those that all are told. */
function argumentsOf(message) {
  const named = part =>
    typeof part === "object" && part !== null
      ? [...(part.type === "var" ? [part.name] : []), ...Object.values(part).flatMap(named)]
      : []
  return [...new Set(named(message))].filter(name => !TOLD.includes(name)).sort()
}

/** Numbers that are two at least wherever they are said. */
const SEVERAL = ["k", "l", "millions", "several"]

/** Messages whose number is two at least: the size of a table of which they are said, what recurs in it, a limit. */
const LARGE = `
  advisor-share-said check-counted-entity check-k-anonymity check-parsed-text chart-column-all-differ cli-offer
  cli-person cli-person-of-names cli-persons-recur cli-places-regions cli-queries-model cli-sensitive
  cli-graph-model columns-keep-many counted-often evaluate-text fold-came given-table given-together
  kind-k-degree-anonymity-achieved kind-km-anonymity-achieved kind-location-k-anonymity-achieved
  kind-query-k-anonymity-achieved kind-transaction-k-anonymity-achieved kind-done-regions kind-drawing-said
  levels-shown line-before living-large load-need load-read load-room many-quasi-kept offers-fit-all
  outcome-values-part perturbed-epsilon person-effect-fold person-effect-most person-question person-question-names
  person-recurring-text problem-cell-too-long problem-count problem-hierarchy-parameter problem-join
  problem-no-memory problem-policy-risk problem-population-repeats-persons problem-release-too-large
  problem-too-large problem-xml-broken records-wide release-announce release-announce-written release-progress
  report-sequences-text report-table-records sensitive-certain sensitive-unrecorded session-bytes simulation-stopped
  simulation-told studio-more studio-some warning-nearly-unique-column audit-warning-records-may-repeat-persons
  warning-records-may-repeat-persons why-example-column why-example-lattice
`.split(/\s+/)

/** What is not said of one: a plural behind it, though not behind “of 1”, which is the whole. */
const PLURAL = {
  en: plural(
    "people persons records rows lines groups classes columns values cells files households items queries searches "
      + "requests intents steps nodes ways points pairs members characters bytes seconds samples places",
    "of the|of its|of|all|the first",
  ),
  de: plural(
    "Personen Menschen Datensätzen? Zeilen Gruppen Klassen Spalten Werten? Zellen Dateien Haushalten? Elementen? "
      + "Anfragen Suchen Absichten Schritten? Stufenkombinationen Möglichkeiten Punkten? Paaren? Mitgliedern? "
      + "Sekunden Stichproben Plätzen?",
    "von|den|der|alle|die ersten",
  ),
  fr: plural(
    "personnes enregistrements lignes groupes classes colonnes valeurs cellules fichiers ménages éléments requêtes "
      + "recherches intentions étapes combinaisons façons points paires membres caractères octets secondes "
      + "échantillons places",
    "sur|de|des|les|parmi",
  ),
}

/** Where a text begins so behind an argument, it may be the plural of a noun. */
const LINKED = Object.fromEntries(
  Object.entries(PLURAL).map(([language, { source }]) => [language, new RegExp(`^ ${source.split(")1 ")[1]}`, "iu")]),
)

/** A number that is 1 before one of these words, with an adjective between them or none. */
function plural(nouns, whole) {
  const adjective = "(?!of |der |dieser |einen |de |des |d’)\\p{L}+ "
  return new RegExp(
    `(?<![\\d.,−=]|− |= |\\b(?:${whole}) )1 (?:${adjective})?(?:${nouns.split(" ").join("|")})(?!\\p{L})`,
    "iu",
  )
}

for (const file of ["words.ftl", "cli.ftl"])
  test(`languages: no message of ${file} says one people, whatever its numbers are of`, async () => {
    const page = await locales()
    const found = new Set()
    for (const [language, text] of Object.entries(await locales(file))) {
      const bundle = new FluentBundle(language, { useIsolating: false })
      bundle.addResource(new FluentResource(page[language]))
      bundle.addResource(new FluentResource(text), { allowOverrides: true })
      for (const { id, value } of new FluentResource(text).body.filter(
        ({ id, value }) => value !== null && !LARGE.includes(id),
      ))
        for (const args of ones(value, bundle, LINKED[language])) {
          const said = bundle.formatPattern(value, args, []).replaceAll(/[\u00a0\u202f]/g, " ")
          const wrong = PLURAL[language].exec(said)
          if (wrong !== null) found.add(`${language} ${id}: ${wrong[0]}`)
        }
    }
    assert.deepEqual([...found], [])
  })

/** An argument that is a number wherever it stands. */
const NUMBER = new Set()

/**
 * All arguments of a pattern where each number is 1: what selects by a word takes every word in turn. None where no
 * noun stands behind an argument.
 */
function ones(pattern, bundle, noun) {
  const words = new Map()
  if (!gather(pattern, bundle, words, noun)) return []
  let all = [{}]
  for (const [name, keys] of words) {
    const values = keys.size === 0 ? [SEVERAL.includes(name) ? 2 : 1] : [...keys]
    all = all.flatMap(args => values.map(value => ({ ...args, [name]: value })))
  }
  return all
}

/**
 * The arguments of a pattern, each with the words that select by it; none where it is a number. Whether a noun, or a
 * message that may be one, stands behind an argument.
 */
function gather(pattern, bundle, words, noun) {
  const parts = Array.isArray(pattern) ? pattern : [pattern]
  let counts = false
  for (const [place, part] of parts.entries()) {
    const [next, after] = parts.slice(place + 1)
    if (part.type === "var" && !words.has(part.name)) words.set(part.name, new Set())
    if (part.type === "var" || part.type === "func")
      counts ||= noun.test(next ?? "") || (/^\s$/.test(next ?? "") && after?.type === "mesg")
    if (part.type === "func") gather(part.args, bundle, words, noun)
    if (part.type === "mesg") counts = gather(bundle.getMessage(part.name)?.value ?? [], bundle, words, noun) || counts
    if (part.type !== "select") continue
    gather(part.selector, bundle, words, noun)
    const { type, name } = part.selector
    const isNumber = part.variants.some(({ key }) => key.type === "num" || key.value === "one")
    if (type === "var" && isNumber) words.set(name, NUMBER)
    if (type === "var" && words.get(name) !== NUMBER)
      part.variants.forEach(({ key }) => words.get(name).add(key.value === "other" ? 1 : key.value))
    for (const { value } of part.variants) counts = gather(value, bundle, words, noun) || counts
  }
  return counts
}
