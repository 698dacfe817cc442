// Workers that end without a word, at any moment of the job, and what a person then does.

import assert from "node:assert/strict"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { artefactUrl } from "./artefact.mjs"
import { evidence, run } from "./cli.mjs"
import { saveAll, seed } from "./journey.mjs"
import { person } from "./person.mjs"
import { words } from "./words.mjs"

/** What can be interrupted, in the order of the job. */
export const phases = ["start", "load", "search", "compare", "release"]

/** Who helps where. */
export const helped = ["load", "search", "release"]

/** How a worker ends: by somebody else, at once, or by itself, between two of its messages. */
export const ways = ["terminate", "close"]

/** How long anything may take, in milliseconds: a death that is only guessed at is told after 15 s. */
const PATIENCE = 60_000

/**
 * A script to run before the page's own: two cores, and a page that can end its workers. Nothing
 * of it is known to them.
 */
export const mortal = `{
  Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { get: () => 2 })
  const Plain = Blob
  globalThis.Blob = class extends Plain {
    constructor(parts, options) {
      const program = 'addEventListener("message", ({ data }) => { if (data === "outis-close") close() });'
      super(options?.type === "text/javascript" ? [program, ...parts] : parts, options)
    }
  }
  const killing = []
  globalThis.outisKilled = { "": 0, helper: 0 }
  const end = (worker, happening) => {
    const index = killing.findIndex(kill => kill.happening === happening)
    if (index < 0) return
    const [{ victim, way, after }] = killing.splice(index, 1)
    setTimeout(() => {
      if (way === "close") worker.postMessage("outis-close")
      else Original.prototype.terminate.call(worker)
      globalThis.outisKilled[victim] += 1
    }, after)
  }
  const Original = Worker
  globalThis.Worker = class extends Original {
    constructor(address, options) {
      super(address, options)
      end(this, "start " + (options?.name ?? ""))
    }
    postMessage(message, ...rest) {
      super.postMessage(message, ...rest)
      if (message.kind === "call") end(this, message.call.method === "compareRows" ? "compare" : message.call.method)
    }
  }
  // Ends a worker so many milliseconds after it was asked for this piece of work, or, if it is to
  // help, was started.
  globalThis.outisKill = kill => {
    const happening = kill.victim !== "" || kill.phase === "start" ? "start " + kill.victim : kill.phase
    killing.push({ ...kill, happening })
  }
}`

/**
 * A worker that ends before it has said anything is only missed, after fifteen looks: here these
 * follow each other faster, until the first worker is another.
 */
const hasty = `{
  const Original = setInterval
  globalThis.setInterval = (look, time) => {
    globalThis.setInterval = Original
    return Original(look, time / 8)
  }
}`

/** 22 MB with a search of some seconds: many columns, 3,000 tuples, each forty times. */
export function table(columns = 16) {
  let state = 7
  const below = n => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
  const names = Array.from({ length: columns }, (_, i) => `trait ${i + 1}`)
  const records = Array.from({ length: 3_000 }, () => {
    const group = below(4)
    return names.map((_, i) => (below(3) > 0 ? (group + i) % 6 : below(6))).join(",")
  })
  const lines = [`${names.join(",")},note\n`]
  for (let copy = 0; copy < 40; copy += 1)
    for (const [i, record] of records.entries()) lines.push(`${record},${String(i % 1000).padStart(150, "-")}\n`)
  const recipe = JSON.stringify({
    outis: 1,
    kind: "recipe",
    models: [{ model: "k-anonymity", k: 200 }],
    suppression: { limit: 0.2 },
    attributes: [...names.map(name => ({ name, role: "quasi-identifier" })), { name: "note", role: "insensitive" }],
  })
  return { recipe, text: lines.join("") }
}

/** The files of the job, written into a folder. */
export async function prepared(folder, { recipe, text } = table()) {
  const input = join(folder, "traits.csv")
  await writeFile(input, text)
  await writeFile(join(folder, "recipe.json"), recipe)
  return { input, recipe: join(folder, "recipe.json"), expected: new Map() }
}

/**
 * The whole job, in which a worker ends at each of `kills`: its phase, `victim` ("" leads,
 * "helper" helps), `way`, and how many milliseconds `after` the phase has begun. Whatever ends, the
 * page says so and goes on, and the bytes are those of the command line. Returns how many ended
 * and how often the page said so.
 */
export async function survived(browser, job, kills) {
  const started = kills.filter(({ phase }) => phase === "start")
  const opened = await browser.open(artefactUrl, {
    first:
      mortal + (started.length > 0 ? hasty : "") + started.map(kill => `outisKill(${JSON.stringify(kill)})`).join(";"),
  })
  const me = person(opened)
  let told = 0
  const { page } = opened

  /** Ends workers while `act` goes on, and starts again as often as the page says so. */
  async function through(phase, act, done) {
    const due = kills.filter(kill => kill.phase === phase)
    const leads = due.some(({ victim }) => victim === "")
    const before = phase === "start" ? 0 : await page.evaluate(() => globalThis.outisKilled[""])
    if (phase !== "start") await page.evaluate(due => due.forEach(kill => globalThis.outisKill(kill)), due)
    await act()
    if (leads) {
      assert.ok(
        await comesTrue(() => page.evaluate(before => globalThis.outisKilled[""] > before, before)),
        "nobody was killed",
      )
      await restarted()
      // What was not done is to be done again; a file is read again by itself.
      const finished = async () => (await shown(done)) || (await shown(act.again, "button"))
      assert.ok(await comesTrue(finished), `${JSON.stringify(due)}: neither done nor to be done again`)
      if (!(await shown(done))) await act()
    }
    assert.ok(await comesTrue(() => shown(done)), `${phase} was not done after ${JSON.stringify(due)}`)
  }

  /** The page says that the worker has ended, or that nothing is heard of it; then it starts again. */
  async function restarted() {
    const names = [words("dead-restart"), words("dead-restart-table", { name: "traits.csv" })]
    const pressed = await comesTrue(() =>
      page.evaluate(names => {
        const button = [...document.querySelectorAll("button")].find(({ textContent }) =>
          names.includes(textContent.trim()),
        )
        button?.click()
        return button !== undefined
      }, names),
    )
    assert.ok(pressed, "the page did not say that its worker had ended")
    told += 1
    await me.gone("heading", "dead-title")
    assert.ok(await comesTrue(() => page.evaluate(() => document.querySelector(".note.reading") === null)))
  }

  /** Whether something with this text can be seen. */
  function shown(text, where = "h1, h2, button") {
    if (text === undefined) return false
    return page.evaluate(
      ({ text, where }) =>
        [...document.querySelectorAll(where)].some(
          thing => thing.checkVisibility() && thing.textContent.trim() === text,
        ),
      { text, where },
    )
  }

  const again = (act, text) => Object.assign(act, { again: text })
  try {
    await through(
      "start",
      again(async () => {}, undefined),
      words("load-title"),
    )
    await opened.ready()
    await me.give("load-recipe", job.recipe)
    await me.read("recipe-waits", { name: "recipe.json" })
    await through(
      "load",
      again(() => me.give("load-choose", job.input), undefined),
      words("load-title-table", { name: "traits.csv" }),
    )
    await me.read("message-recipe-in-force", { name: "recipe.json" })
    await me.press("load-next")
    await me.press("describe-next")
    await me.see("heading", "protect-title")
    await through(
      "search",
      again(() => me.press("find-go"), words("find-go")),
      words("find-next"),
    )
    await through(
      "compare",
      again(() => me.press("find-next"), undefined),
      words("compare-risk"),
    )
    await me.press("compare-next")
    await me.press("attack-next")
    await me.unfold("release-seed-title")
    await me.write("textbox", "release-seed", seed)
    await through(
      "release",
      again(() => me.press("release-write"), words("release-write")),
      words("release-downloads"),
    )
    const made = await saveAll(opened, { file: "traits.csv" })
    const recipe = made.recipe.toString()
    if (!job.expected.has(recipe)) job.expected.set(recipe, await run({ recipe: made.recipe, input: job.input, seed }))
    const native = job.expected.get(recipe)
    assert.ok(made.release.equals(native.release), "the release differs")
    assert.equal(evidence(made.report), evidence(native.report))
    assert.deepEqual(opened.console, [])
    const killed = await page.evaluate(() => globalThis.outisKilled)
    return { told, killed: killed[""] + killed.helper }
  } catch (fault) {
    console.error(
      JSON.stringify(kills),
      await page.evaluate(() => document.querySelector("#work")?.innerText.slice(0, 600)).catch(String),
    )
    throw fault
  } finally {
    await opened.close()
  }
}

async function comesTrue(ask, patience = PATIENCE) {
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (await ask()) return true
    await delay(20)
  }
  return false
}
