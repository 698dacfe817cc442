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
      // The help of commands is English in the code: a test of the command line holds the others against that.
      const other = new Map([...messagesOf(text)].filter(([id]) => !id.startsWith("cli-help")))
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
