// The lint sees what other packages bring into the page, and forgives only what is named.

import assert from "node:assert/strict"
import { test } from "node:test"
import { bundle, entries } from "../bundle.mjs"
import { breaches, foreign, judged } from "../lint.mjs"

const text = `(() => {
  // node_modules/d3-fetch/src/text.js
  function text(input) {
    return fetch(input).then(read);
  }

  // src/page/main.ts
  fetch("ours");
})();`

test("a request in a package that is in the bundle is a fault", () => {
  const [[file, code], ...more] = Object.entries(foreign(text))
  assert.equal(file, "d3-fetch/src/text.js")
  assert.deepEqual(more, [])
  assert.deepEqual(
    breaches(code).map(({ rule, line }) => [rule, line]),
    [["network", "return fetch(input).then(read);"]],
  )
})

test("an exception holds for its file, rule and line, and is gone when nothing needs it", () => {
  const found = { file: "a/b.js", rule: "markup", line: "x.innerHTML = y;" }
  const fits = { file: "a/", rule: "markup", holds: "innerHTML" }
  assert.deepEqual(judged([found], [fits]), { faults: [], unused: [] })
  for (const other of [
    { ...fits, file: "c/" },
    { ...fits, rule: "code" },
    { ...fits, holds: "outerHTML" },
  ]) {
    assert.deepEqual(judged([found], [other]), { faults: [found], unused: [other] })
  }
})

test("all packages of the page are read", async () => {
  const nothing = async () => ""
  const { text, metafile } = await bundle(entries.page, {
    texts: { "outis:notices": nothing },
    minify: false,
  })
  const carried = Object.entries(Object.values(metafile.outputs)[0].inputs)
    .filter(([path, { bytesInOutput }]) => bytesInOutput > 0 && path.includes("node_modules/"))
    .map(([path]) => path.replace(/^.*node_modules\//, ""))
    .sort()
  assert.ok(carried.length > 50, `${carried.length} files`)
  assert.deepEqual(Object.keys(foreign(text)).sort(), carried)
})
