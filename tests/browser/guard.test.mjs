// What the package does at its side of the frame, in a page of its own: whose release it is, who still waits for one,
// and what the form sends. In the frame answers a page that only speaks the protocol, so that each case takes a moment.

import assert from "node:assert/strict"
import { readFile } from "node:fs/promises"
import { after, before, test } from "node:test"
import { setTimeout as delay } from "node:timers/promises"
import { gateModules } from "../../web/embed/gate.mjs"
import { engines, eventually, launch, needs } from "./lib/browsers.mjs"
import { serve, serveSite } from "./lib/server.mjs"

/** Milliseconds for which nothing must come of what is ignored. */
const SILENCE = 400

/** Answers as Outis does, and gives a release back when a test says `give()`. */
const ANSWERS = `<!doctype html><title>Outis</title><link rel="icon" href="data:,"><script>
  globalThis.heard = []
  const say = message => parent.postMessage({ns: "outis", v: 1, ...message}, "*")
  addEventListener("message", ({data}) => {
    heard.push(data)
    if (data.type === "hello") say({id: data.id, type: "ready", version: "1.0.0"})
  })
  globalThis.last = () => heard.findLast(({type}) => type === "open")
  globalThis.say = say
  globalThis.give = async ({id, file} = last()) => {
    const release = new File(["RELEASE of " + file.name], "release-" + file.name)
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await release.arrayBuffer()))
    const sha256 = [...digest].map(byte => byte.toString(16).padStart(2, "0")).join("")
    say({id, type: "result", release, summary: new File(["{}"], "summary.json"), sha256, version: "1.0.0"})
  }
</script>`

const HEAD = '<!doctype html><meta charset="utf-8"><title>portal</title><link rel="icon" href="data:,">'

const form = name => `<form id="form-${name}" action="${name}" method="post" enctype="multipart/form-data">
  <input type="file" name="table" id="${name}"><button id="send-${name}">Deposit</button></form>`

const browsers = {}
before(async () => {
  for (const engine of engines) if (!needs(engine).skip) browsers[engine] = await launch(engine)
})
after(() => Promise.all(Object.values(browsers).map(browser => browser.close())))

/**
 * Opens a page with this body and script, and Outis' stand-in at `{outis}`. The script has `states`, what guards told,
 * and `told`, the events of gates.
 */
async function scene(engine, body, script, { files = {}, headers = {}, answers = ANSWERS } = {}) {
  const inner = await serve(answers)
  const gates = `const kinds = ["ready", "progress", "result", "cancel", "error"]
    globalThis.told = []
    globalThis.states = []
    globalThis.part = selector => document.querySelector(selector)
    for (const kind of kinds) document.addEventListener("outis-" + kind, ({detail}) =>
      told.push([kind, detail.code ?? detail.id ?? ""].join(" ").trim()))
    globalThis.file = (name, text = "ORIGINAL " + name) => new File([text], name)
    globalThis.choose = (input, ...files) => {
      const chosen = new DataTransfer()
      for (const one of files) chosen.items.add(one)
      input.files = chosen.files
      for (const type of ["input", "change"])
        input.dispatchEvent(new Event(type, {bubbles: true, composed: type === "input"}))
    }
    globalThis.held = async selector => (await part(selector).files[0]?.text()) ?? null`
  const placed = text => text.replaceAll("{outis}", inner.url)
  const outer = await serveSite(
    {
      "index.html": placed(`${HEAD}<script type="module" src="portal.js"></script>${body}`),
      "portal.js": placed(
        `import "./gate.js"\nimport {guardUpload} from "./upload.js"\n${gates}\n${script}\nglobalThis.isUp = true`,
      ),
      ...(await gateModules()),
      ...files,
    },
    headers,
  )
  const opened = await browsers[engine].open(outer.url)
  const { page } = opened
  return {
    opened,
    outer,
    inner,
    page,
    in: (what, given) => page.evaluate(what, given),
    up: () => eventually(() => page.evaluate(() => globalThis.isUp && (part("outis-gate")?.ready ?? true))),
    frame: () => eventually(() => page.frames().find(frame => frame.url().startsWith(inner.url))),
    hears: async type => {
      const frame = page.frames().find(frame => frame.url().startsWith(inner.url))
      return frame.evaluate(type => heard.filter(data => data.type === type).map(data => data.id), type)
    },
    async close() {
      await opened.close({ again: false })
      await inner.close()
      await outer.close()
    },
  }
}

/** Runs `body` with a scene, which is closed however that ends. */
async function onStage(engine, scenery, body) {
  const stage = await scene(engine, ...scenery)
  try {
    await body(stage)
  } finally {
    await stage.close()
  }
}

const GATE = '<outis-gate src="{outis}"></outis-gate>'
const TWO = `for (const name of ["a", "b"])
  guardUpload(part("#" + name), part("outis-gate"), {changed: state => states.push(name + " " + state)})`
const ONE = `guardUpload(part("#a"), part("outis-gate"), {changed: state => states.push(state)})`
const POLICY = '<outis-gate src="{outis}" policy="policy.json"></outis-gate>'

for (const engine of engines) {
  test(`${engine}: of two forms with one gate, each gets its own release`, needs(engine), () =>
    onStage(engine, [form("a") + form("b") + GATE, TWO], async stage => {
      await stage.up()
      const frame = await stage.frame()
      await stage.in(() => choose(part("#a"), file("a.csv")))
      await eventually(() => frame.evaluate(() => last() !== undefined))
      await frame.evaluate(() => give())
      await eventually(() => stage.in(() => states.includes("a protected")))
      assert.deepEqual(await stage.in(async () => [await held("#a"), await held("#b")]), ["RELEASE of a.csv", null])
      // The other is chosen, and then declined: the first keeps what it has.
      await stage.in(() => choose(part("#b"), file("b.csv")))
      await eventually(() => frame.evaluate(() => last().file.name === "b.csv"))
      assert.equal(await stage.in(() => part("outis-gate").hidden), false)
      await frame.evaluate(() => say({ id: last().id, type: "cancel" }))
      await eventually(() => stage.in(() => states.at(-1) === "b empty"))
      assert.equal(await stage.in(() => part("outis-gate").hidden), true)
      assert.equal(await stage.in(() => held("#a")), "RELEASE of a.csv")
      // One takes the other's place in the gate: whose place it was hears that, and gets nothing.
      await stage.in(() => choose(part("#a"), file("c.csv")))
      await stage.in(() => choose(part("#b"), file("d.csv")))
      await eventually(() => frame.evaluate(() => last().file.name === "d.csv"))
      assert.equal(await stage.in(() => part("outis-gate").hidden), false)
      await frame.evaluate(() => give(heard.find(({ file }) => file?.name === "c.csv")))
      await delay(SILENCE)
      await frame.evaluate(() => give())
      await eventually(() => stage.in(() => states.at(-1) === "b protected"))
      assert.deepEqual(await stage.in(async () => [await held("#a"), await held("#b")]), [null, "RELEASE of d.csv"])
      assert.deepEqual(await stage.in(() => states), [
        ...["a waiting", "a protected", "b waiting", "b empty", "a waiting", "b waiting", "a empty", "b protected"],
      ])
      assert.deepEqual(await stage.in(() => told.filter(what => what.startsWith("error"))), ["error replaced"])
    }),
  )

  test(`${engine}: what cannot be judged is protected, and what is emptied is told`, needs(engine), () => {
    const script = `guardUpload(part("#a"), part("outis-gate"), {
      exempt: file => file.name === "later.txt" ? Promise.resolve(true) : file.name.match(/codebook(.*)/)[1] === ".txt",
      changed: state => states.push(state),
    })`
    return onStage(engine, [form("a") + GATE, script], async stage => {
      await stage.up()
      const frame = await stage.frame()
      for (const name of ["a.csv", "later.txt"]) {
        await stage.in(name => choose(part("#a"), file(name)), name)
        assert.equal(await stage.in(() => held("#a")), null, name)
        await stage.in(() => part("#form-a").requestSubmit())
      }
      await stage.in(() => part("#form-a").reset())
      await eventually(() => stage.in(() => states.at(-1) === "empty"))
      await eventually(async () => (await stage.hears("cancel")).length === 2)
      // A release that comes all the same is nobody's.
      await frame.evaluate(() => give())
      await delay(SILENCE)
      assert.equal(await stage.in(() => held("#a")), null)
      for (const clear of ["reset", "value"]) {
        await stage.in(() => choose(part("#a"), file("b.csv")))
        await eventually(() => frame.evaluate(() => last().file.name === "b.csv"))
        await frame.evaluate(() => give())
        await eventually(() => stage.in(() => states.at(-1) === "protected"))
        await stage.in(clear => {
          if (clear === "reset") return part("#form-a").reset()
          part("#a").value = ""
          part("#a").dispatchEvent(new Event("change", { bubbles: true }))
        }, clear)
        await eventually(() => stage.in(() => states.at(-1) === "empty"))
        await frame.evaluate(() => heard.splice(0))
      }
      await stage.in(() => choose(part("#a"), file("codebook.txt")))
      assert.equal(await stage.in(() => states.at(-1)), "exempt")
      await stage.in(() => part("#form-a").reset())
      await eventually(() => stage.in(() => states.at(-1) === "empty"))
      assert.deepEqual(stage.outer.posted, [])
    })
  })

  test(`${engine}: an input that moves into a shadow tree stays guarded`, needs(engine), () => {
    const script = `const form = part("form")
      globalThis.input = part("#a")
      ${ONE}
      part("#host").attachShadow({mode: "open"}).append(form)
      globalThis.form = form`
    return onStage(engine, [`${form("a")}<div id="host"></div>${GATE}`, script], async stage => {
      await stage.up()
      const names = await stage.in(() => {
        choose(input, file("a.csv"))
        form.requestSubmit()
        const chosen = new DataTransfer()
        chosen.items.add(file("b.csv"))
        input.files = chosen.files
        return [...new FormData(form).values()].map(({ name }) => name)
      })
      assert.deepEqual(names, [])
      assert.deepEqual(await stage.in(() => states), ["waiting", "held-back"])
      await stage.in(() => HTMLFormElement.prototype.submit.call(form))
      await eventually(() => stage.outer.posted.length > 0)
      assert.ok(!stage.outer.posted[0].includes("ORIGINAL"))
    })
  })

  test(
    `${engine}: the guide's page guards, and stays closed where its scripts do not come`,
    needs(engine),
    async () => {
      const guide = await readFile(new URL("../../docs/embedding.md", import.meta.url), "utf8")
      const [, html] = /```html\n([^]*?)```/.exec(guide)
      const [, script] = /```js\n([^]*?)```/.exec(guide)
      const inner = await serve(ANSWERS)
      const page = html.replaceAll("https://outis.example/outis.html", inner.url)
      const modules = await gateModules()
      const { "gate.js": _, ...withoutGate } = modules
      const all = { "index.html": page, "deposit.js": script, ...modules }
      for (const [files, isClosed] of [
        [all, false],
        [{ "index.html": page, "deposit.js": script, ...withoutGate }, true],
        [{ "index.html": page, ...modules }, true],
      ]) {
        const outer = await serveSite(files)
        const opened = await browsers[engine].open(outer.url)
        try {
          if (!isClosed) await eventually(() => opened.page.evaluate(() => document.querySelector("outis-gate").ready))
          await delay(SILENCE)
          const state = await opened.page.evaluate(() => {
            const input = document.querySelector("#table")
            const chosen = new DataTransfer()
            chosen.items.add(new File(["ORIGINAL"], "a.csv"))
            input.files = chosen.files
            for (const type of ["input", "change"]) input.dispatchEvent(new Event(type, { bubbles: true }))
            const { disabled, files } = input
            document.querySelector("form").requestSubmit()
            return { disabled, held: files.length }
          })
          await delay(SILENCE)
          assert.deepEqual(state, isClosed ? { disabled: true, held: 1 } : { disabled: false, held: 0 })
          assert.ok(!outer.posted.some(bytes => bytes.includes("ORIGINAL")))
        } finally {
          await opened.close({ again: false })
          await outer.close()
        }
      }
      await inner.close()
    },
  )

  test(`${engine}: what is called while a policy is fetched holds, in its order`, needs(engine), () =>
    onStage(engine, [form("a") + POLICY, ONE, { files: { "policy.json": "{}" } }], async stage => {
      await stage.up()
      const frame = await stage.frame()
      const names = () => frame.evaluate(() => heard.filter(({ type }) => type === "open").map(({ file }) => file.name))
      await stage.in(() => {
        const gate = part("outis-gate")
        for (const end of ["cancel", "close"]) {
          gate.open(file(`${end}.csv`))
          gate[end]()
        }
        gate.open(file("first.csv"))
        gate.open(file("second.csv"))
      })
      await eventually(async () => (await names()).length > 0)
      // What was given up does not come after all.
      await stage.in(() => part("outis-gate").cancel())
      await delay(SILENCE)
      assert.deepEqual(await names(), ["second.csv"])
      assert.deepEqual(await stage.in(() => told.map(what => what.replace(/ file-.*/, ""))), [
        "ready",
        "cancel",
        "cancel",
        "error replaced",
        "cancel",
      ])
    }),
  )
}
