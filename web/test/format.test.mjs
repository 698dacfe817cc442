// The form that source is kept in, and the lines that nothing breaks by itself.

import assert from "node:assert/strict"
import { test } from "node:test"
import { formed } from "../format.mjs"

test("source has one form, with space in braces only where there are no types", async () => {
  const text = 'const f = ({ a }) => ["x", a];\n'
  assert.deepEqual(await formed("web/src/page/x.ts", text), { text: 'const f = ({a}) => ["x", a]\n', long: [] })
  assert.deepEqual(await formed("web/x.mjs", text), { text: 'const f = ({ a }) => ["x", a]\n', long: [] })
})

test("what is in a template stays as it is", async () => {
  const text = "const note = html`<p>  ${text}</p> <b\n   class=x>`\n"
  assert.equal((await formed("web/src/page/x.ts", text)).text, text)
})

test("lines that are too long are told, however many bytes their characters take", async () => {
  const comment = length => `// ${"ä".repeat(length - 3)}\n`
  assert.deepEqual((await formed("web/x.mjs", comment(120))).long, [])
  assert.deepEqual((await formed("web/x.mjs", `${comment(120)}${comment(121)}`)).long, [2])
})
