// What is in the package: its examples run, its types hold, and it brings nothing along that it does not name.

import assert from "node:assert/strict"
import { copyFile, readFile, readdir, writeFile } from "node:fs/promises"
import { builtinModules } from "node:module"
import { join } from "node:path"
import { test } from "node:test"
import { gzipSync } from "node:zlib"
import { locales } from "../../locales.mjs"
import { problemWords } from "../words.mjs"
import { dist, embed, installed, outis, told } from "./lib.mjs"

const web = join(embed, "..")

/** What the scripts for Node may use of it: nothing that opens a connection. */
const USED = ["node:fs", "node:fs/promises", "node:os", "node:path", "node:url", "node:worker_threads"]

const readme = await readFile(join(embed, "README.md"), "utf8")
const examples = [...readme.matchAll(/^```js\n(.*?)^```/gms)].map(([, text]) => text)

test("there are examples", () => assert.equal(examples.length, 4))

for (const [number, text] of examples.entries()) {
  test(`example ${number + 1} of the README runs`, () =>
    installed(async folder => {
      await writeFile(join(folder, "example.mjs"), text)
      const { code, stdout, stderr } = await told(process.execPath, ["example.mjs"], { cwd: folder })
      assert.equal(code, 0, stderr)
      assert.notEqual(stdout, "")
      assert.equal(stderr, "")
    }))
}

for (const [module, resolution] of [
  ["nodenext", "nodenext"],
  ["esnext", "bundler"],
]) {
  test(`types hold for a program in strict mode, ${resolution}`, () =>
    installed(async folder => {
      await copyFile(join(embed, "examples", "headless", "consumer.ts"), join(folder, "consumer.ts"))
      await writeFile(join(folder, "package.json"), '{"type": "module"}')
      const options = {
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        skipLibCheck: false,
        noEmit: true,
        target: "es2022",
        module,
        moduleResolution: resolution,
        lib: ["es2023", "dom", "dom.iterable"],
        types: [],
      }
      await writeFile(
        join(folder, "tsconfig.json"),
        JSON.stringify({ compilerOptions: options, files: ["consumer.ts"] }),
      )
      const tsc = join(web, "node_modules", "typescript", "bin", "tsc")
      const { code, stdout } = await told(process.execPath, [tsc, "--project", folder])
      assert.equal(code, 0, stdout)
    }))
}

test("what is declared is what is exported, in Node as in browsers", async () => {
  const exported = text => /export ?\{([^}]*)\};?\s*$/.exec(text)[1].split(",")
  const names = exported(await readFile(join(dist, "headless.js"), "utf8")).map(each =>
    each.trim().split(" as ").at(-1),
  )
  assert.deepEqual(names.sort(), Object.keys(outis).sort())
  assert.deepEqual(names, [
    "OutisError",
    "anonymize",
    "anonymizeStream",
    "describe",
    "inspect",
    "measure",
    "setWorkerAddress",
  ])
})

test("nothing is needed beside the package, and nothing that opens a connection", async () => {
  const { dependencies, peerDependencies, optionalDependencies } = JSON.parse(
    await readFile(join(embed, "package.json"), "utf8"),
  )
  assert.deepEqual([dependencies, peerDependencies, optionalDependencies], [undefined, undefined, undefined])
  for (const name of await readdir(dist)) {
    if (!name.endsWith(".js")) continue
    const text = await readFile(join(dist, name), "utf8")
    const imported = [...text.matchAll(/(?:from|import\(|import)\s*["']([\w:./@-]+)["']/g)].map(([, path]) => path)
    for (const path of imported) {
      const own = path.startsWith("./") && (await readdir(dist)).includes(path.slice(2))
      assert.ok(own || (name.includes("node") && USED.includes(path)), `${name} imports ${path}`)
      assert.ok(own || builtinModules.includes(path.slice(5)), path)
    }
    assert.doesNotMatch(text, /\bnode:(?:net|http|https|tls|dgram|dns|child_process|inspector)\b/, name)
  }
})

test("the terms of everything inside are there", async () => {
  const notices = await readFile(join(dist, "NOTICES.txt"), "utf8")
  for (const name of ["Outis", "@fluent/bundle", "csv-core", "wasm-bindgen", "Rust standard library"])
    assert.match(notices, new RegExp(`^${name.replaceAll(/[/.]/g, "\\$&")} \\S+ \\(.+\\): text \\d+`, "m"), name)
  assert.match(await readFile(join(embed, "LICENSE"), "utf8"), /Apache License/)
})

test("every code of a problem has words", async () => {
  const words = await Promise.all([locales(), locales("cli.ftl")])
  const text = problemWords(...words.map(({ en }) => en))
  const protocol = await readFile(join(dist, "types", "src", "generated", "protocol.d.ts"), "utf8")
  const [, listed] = /export type Code = ([^;]+);/.exec(protocol)
  const codes = listed.split("|").map(code => code.trim().replaceAll('"', ""))
  const silent = codes.filter(code => !new RegExp(`^problem-${code}(?:-[\\w-]+)? =`, "m").test(text))
  assert.deepEqual(silent, [])
})

test("the guide says what the files weigh", async () => {
  const guide = await readFile(join(web, "..", "docs", "headless.md"), "utf8")
  const figures = [...guide.matchAll(/^\| `([\w.-]+\.js)` \| ([\d,]+) \| ([\d,]+) \|/gm)]
  const scripts = (await readdir(dist)).filter(name =>
    /^(?:headless|outis-worker)|^(?:engine|workbook|kinds)\.js$/.test(name),
  )
  assert.deepEqual(figures.map(([, name]) => name).sort(), scripts.sort())
  for (const [, name, ...said] of figures) {
    const bytes = await readFile(join(dist, name))
    const [size, packed] = said.map(figure => Number(figure.replaceAll(",", "")))
    for (const [found, told] of [
      [bytes.length, size],
      [gzipSync(bytes, { level: 9 }).length, packed],
    ])
      assert.ok(Math.abs(found - told) <= told / 20, `${name}: ${found} bytes, the guide says ${told}`)
  }
})
