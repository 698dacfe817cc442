// Several files as one: names that every system takes, and nothing that tells when or where.

import assert from "node:assert/strict"
import { execFileSync } from "node:child_process"
import { test } from "node:test"
import { load } from "./load.mjs"

const { named } = await load("page/saving/zipped.ts")
const member = (name, text = "") => ({ name, content: new Blob([text]) })

test("names in a zip fit every system, and no two are alike", () => {
  const names = ["a/b.csv", "a\\b.csv", "A_B.csv", "..\\up.csv", 'q"?.csv', "c\u0000\n.csv", ".csv", ""]
  assert.deepEqual(
    named(names.map(name => member(name))).map(({ name }) => name),
    ["a_b.csv", "a_b 2.csv", "A_B 3.csv", ".._up.csv", "q__.csv", "c__.csv", ".csv", "_"],
  )
})

test("a zip is the same in every zone", () => {
  const program = `
    import { load } from ${JSON.stringify(new URL("load.mjs", import.meta.url).href)}
    import { createHash } from "node:crypto"
    const { zipped } = await load("page/saving/zipped.ts")
    const zip = await zipped([
      { name: "people.csv", content: new Blob(["a;b\\n1;2\\n".repeat(300_000)]) },
      { name: "empty.csv", content: new Blob([]) },
    ])
    console.log(createHash("sha256").update(Buffer.from(await zip.arrayBuffer())).digest("hex"), zip.size)`
  const made = ["UTC", "Pacific/Kiritimati", "America/Los_Angeles", "Africa/Monrovia"].map(TZ =>
    execFileSync(process.execPath, ["--input-type=module", "-e", program], {
      env: { ...process.env, TZ, NODE_TEST_CONTEXT: undefined },
      encoding: "utf8",
    }),
  )
  assert.match(made[0], /^[0-9a-f]{64} \d+\n$/)
  assert.equal(new Set(made).size, 1, made.join(""))
})
