// Everything that was thought of to get something out of the page, tried by a script
// inside it, in browsers as people start them, with ears on loopback. Each route is heard
// when nothing is done against it, so that silence means something.

import assert from "node:assert/strict"
import { execFile, spawnSync } from "node:child_process"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { after, test } from "node:test"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { artefact, defenceless, withoutHardening, withoutPolicy } from "./lib/artefact.mjs"
import { enginesOfPage, needs } from "./lib/browsers.mjs"
import { probe, stored } from "./lib/probing.mjs"
import { routes } from "./lib/routes.mjs"
import { scratch } from "./lib/scratch.mjs"
import { launchStock } from "./lib/stock.mjs"

/** What an engine does not do even in a page without defence: it has no such thing, or refuses it to every page. */
const absent = {
  chromium: [
    "Worker",
    "worker: Worker",
    "attribution",
    "data page",
    "icon",
    "manifest",
    "media session",
    "policy report",
    "setHTML",
    "worker of another Blob, by others' hands",
  ],
  firefox: [
    "Worker",
    "worker: Worker",
    "attribution",
    "data page",
    "manifest",
    "policy report",
    "setHTML",
    "fetchLater",
    "identity",
    "paint worklet",
    "payment",
    "ping",
    "prefetch",
    "prerender rules",
    "refresh by an existing element",
    "speculation rules",
  ],
}

/** Names that an engine does not ask for ahead, even then. */
const unasked = { chromium: ["name of an anchor", "name of an anchor by attribute"], firefox: [] }

/** For a frame that the policy refuses, Chromium may connect nevertheless. The hardening makes no frame. */
const connects = { chromium: ["form in a frame", "iframe"], firefox: [] }

/** What keeps something in page and worker alike, and what only one engine has. */
const ofWorkers = ["indexedDB", "caches", "private files", "BroadcastChannel", "locks"]
const more = { chromium: ["login", "interest group", "crash report", "badge"], firefox: [] }

const all = ["requests", "ahead", "calls", "tabs", "early", "worker"]
const namesOf = groups => groups.flatMap(group => Object.keys(routes[group])).sort()

const browsers = new Map()
const browserOf = engine => {
  if (!browsers.has(engine)) browsers.set(engine, launchStock(engine))
  return browsers.get(engine)
}
after(() => Promise.all([...browsers.values()].map(async browser => (await browser).close())))

for (const engine of enginesOfPage) {
  test(`${engine}: every route is heard where nothing is done against it`, needs(engine), async () => {
    const groups = [...all, "remaining"]
    const expected = namesOf(groups).filter(name => !absent[engine].includes(name))
    let unheard = expected
    // On a busy machine a worker within a worker may not begin in time; one that may leave does so sooner or later.
    for (let tries = 0; tries < 2 && unheard.length > 0; tries += 1) {
      const heard = await probe(await browserOf(engine), defenceless(await artefact()), groups, unheard)
      unheard = unheard.filter(name => !heard.includes(name))
    }
    assert.deepEqual(unheard, [])
  })
}

for (const engine of enginesOfPage) {
  test(`${engine}: no route leads out of the page as it is built`, needs(engine), async () => {
    assert.deepEqual(await probe(await browserOf(engine), await artefact(), all), [])
  })

  test(`${engine}: what is said to remain does remain`, needs(engine), async () => {
    const expected = namesOf(["remaining"])
    assert.deepEqual(await probe(await browserOf(engine), await artefact(), ["remaining"], expected), expected)
  })

  test(`${engine}: the policy alone stops every request of page and worker`, needs(engine), async () => {
    const heard = await probe(await browserOf(engine), withoutHardening(await artefact()), ["requests", "worker"])
    assert.deepEqual(
      heard.filter(name => !connects[engine].includes(name)),
      [],
    )
  })

  test(`${engine}: the hardening alone stops every call and what is asked ahead`, needs(engine), async () => {
    assert.deepEqual(await probe(await browserOf(engine), withoutPolicy(await artefact()), ["ahead", "calls"]), [])
  })

  test(`${engine}: nothing can be kept or handed to another page`, needs(engine), async () => {
    assert.deepEqual(await stored(await browserOf(engine), await artefact()), {
      page: [],
      worker: [],
      another: [],
      declaring: [],
    })
  })

  test(`${engine}: what is kept is seen where nothing is done against it`, needs(engine), async () => {
    const { page, another, declaring } = await stored(await browserOf(engine), withoutHardening(await artefact()))
    for (const place of [
      "cookie",
      "localStorage",
      "sessionStorage",
      ...ofWorkers,
      "window's name",
      "data of a copy",
      "items of a copy",
      "state of the history",
      "state of the navigation",
      ...more[engine],
    ]) {
      assert.ok(page.includes(place), `${place} is not among ${page}`)
    }
    for (const worker of [another, declaring]) {
      for (const place of ofWorkers) assert.ok(worker.includes(place), `${place} is not among ${worker} in a worker`)
    }
  })

  test(`${engine}: no name is asked for`, alone(engine), () =>
    scratch(async folder => {
      const resolver = join(folder, "resolv.conf")
      await writeFile(resolver, "nameserver 127.0.0.1\n")
      const script = fileURLToPath(new URL("lib/asking.mjs", import.meta.url))
      const expected = namesOf(["names"]).filter(name => !unasked[engine].includes(name))
      const { stdout } = await promisify(execFile)("unshare", [
        ...namespace(resolver),
        process.execPath,
        script,
        engine,
        JSON.stringify(expected),
      ])
      const { built, defenceless } = JSON.parse(stdout)
      assert.deepEqual(built, [])
      assert.deepEqual(defenceless.sort(), expected)
    }),
  )
}

/** The arguments of unshare for a program that has a network card, no network, and this resolver. */
function namespace(resolver) {
  const script = `ip link set lo up && ip link add out type veth peer name nowhere && ip addr add 192.0.2.1/24 dev out
    ip link set out up && ip link set nowhere up && ip route add default via 192.0.2.2 &&
    mount --bind ${resolver} /etc/resolv.conf && exec "$@"`
  return ["--net", "--mount", "sh", "-c", script, "sh"]
}

/** The options of a test in a namespace of its own: skipped where that is not permitted. */
function alone(engine) {
  const { error, status } = spawnSync("unshare", [...namespace("/etc/resolv.conf"), "true"])
  const options = needs(engine)
  return error || status !== 0
    ? { ...options, skip: `no namespace with a network card: ${error?.code ?? "not permitted here"}` }
    : options
}
