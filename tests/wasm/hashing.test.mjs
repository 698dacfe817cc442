// A file is named by the SHA-256 of the bytes that were parsed, whoever takes it: this worker,
// another one, or first the one and then the other. None of them reads anything again.

import assert from "node:assert/strict"
import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { after, test } from "node:test"
import { setTimeout as delay } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { MessageChannel } from "node:worker_threads"
import { build } from "../browser/lib/packages.mjs"
import { modulePath } from "./lib/load.mjs"

/** Files for each fate of a helper. */
const RUNS = 24

/** Bytes from which on a file is worth a helper. */
const LARGE = 16 << 20

const { Hashing, Hasher, initSync } = await bundled()
initSync({ module: await readFile(modulePath) })

const clock = performance.now.bind(performance)
let ahead = 0
performance.now = () => clock() + ahead
after(() => {
  performance.now = clock
})

for (const fate of ["lives", "dies", "falls silent", "never comes", "comes too late"]) {
  test(`the hash is that of the file if the helper ${fate}`, async () => {
    const random = generator(fate.length)
    let helped = 0
    for (let run = 0; run < RUNS; run += 1) {
      const size = fate === "comes too late" ? LARGE / 2 + 2 : 0
      const bytes = new Uint8Array(size + random(3 << 20)).fill(run).map((byte, i) => byte ^ (i >> 3))
      const { sha256, finished } = await hashed(bytes, fate, random)
      assert.equal(sha256, createHash("sha256").update(bytes).digest("hex"))
      helped += finished ? 1 : 0
    }
    const least = fate === "lives" ? RUNS / 2 : 0
    const most = fate === "lives" ? RUNS : fate.includes("comes") ? 0 : RUNS / 2
    assert.ok(least <= helped && helped <= most, `${helped} by helpers`)
  })
}

test("a file that is not wanted any more is let go, and its helper with it", async () => {
  let helper
  const hashing = new Hashing(
    LARGE,
    {
      ask: (...[, , , then]) => {
        helper = meeting(then)
      },
    },
    null,
  )
  const ended = new Promise(resolve =>
    helper.on("message", ({ kind }) => {
      if (kind === "end") resolve()
    }),
  )
  helper.postMessage({ kind: "here" })
  await delay(50)
  await hashing.add(new Uint8Array(9), { cancelled: false })
  await assert.rejects(hashing.finish({ cancelled: true }), { code: "cancelled" })
  hashing.end()
  await ended
  helper.close()
})

test("a small file is nobody else's business", async () => {
  const hashing = new Hashing(LARGE - 1, { ask: () => assert.fail("a helper") }, null)
  await hashing.add(new TextEncoder().encode("abc"), { cancelled: false })
  const sha256 = await hashing.finish({ cancelled: false })
  assert.equal(sha256, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  hashing.end()
})

/**
 * The hash of a file, and whether a helper has finished it. A helper comes after some slices, and
 * to a bad end after some messages.
 */
async function hashed(bytes, fate, random) {
  let helper = null
  let finished = false
  const ask = (purpose, wanted, module, then) => {
    assert.deepEqual([purpose, wanted], ["hash", 1])
    if (fate !== "never comes") helper = meeting(then)
  }
  const hashing = new Hashing(fate === "comes too late" ? LARGE : 2 * LARGE, { ask }, null)
  let arrival = fate === "comes too late" ? LARGE / 2 + 1 : random(bytes.length >> 1)
  let patience = ["dies", "falls silent"].includes(fate) ? random(3) : Infinity
  const come = () => {
    arrival = Infinity
    let hasher = null
    const say = message => {
      finished ||= message.kind === "fingerprint"
      helper.postMessage(message)
    }
    helper.on("message", message => {
      if (message.kind === "end") return helper.close()
      patience -= 1
      if (patience < 0 && fate === "dies") return helper.postMessage({ kind: "dead" })
      if (patience < 0) return void (ahead += 30_000)
      if (message.kind === "resume") hasher = new Hasher(message.state, say)
      if (message.kind === "bytes") hasher.take(message.bytes)
      if (message.kind === "whole") hasher.finish()
    })
    helper.postMessage({ kind: "here" })
  }
  const wanted = { cancelled: false }
  try {
    for (let start = 0; start < bytes.length;) {
      if (start >= arrival && helper !== null) {
        come()
        await delay(2)
      }
      const slice = bytes.slice(start, start + 1 + random(1 << 20))
      start += slice.length
      await hashing.add(slice, wanted)
      await delay(0)
    }
    return { sha256: await hashing.finish(wanted), finished }
  } finally {
    hashing.end()
    helper?.close()
  }
}

/** The other end of a conversation with somebody who `then` hears of it. */
function meeting(then) {
  const { port1, port2 } = new MessageChannel()
  then(port2)
  return port1
}

/** Numbers below another that look random, the same every time. */
function generator(seed) {
  let state = seed
  return below => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** The worker's own text, in Node. */
async function bundled() {
  const contents = ["generated/outis_wasm", "worker/hashing", "worker/hasher"].map(
    path => `export * from "./${path}.js"`,
  )
  const { outputFiles } = await build({
    stdin: { contents: contents.join("\n"), resolveDir: fileURLToPath(new URL("../../web/src", import.meta.url)) },
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    logLevel: "warning",
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString("base64")}`)
}
