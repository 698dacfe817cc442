// The same job on the command line, for comparison with what the page wrote.

import { execFile } from "node:child_process"
import { copyFile, readdir, readFile, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { scratch } from "./scratch.mjs"

/** The program: OUTIS_CLI, which `cargo xtask test` sets, or where cargo builds it. */
const program =
  process.env.OUTIS_CLI
  ?? fileURLToPath(new URL(`../../../target/debug/outis${process.platform === "win32" ? ".exe" : ""}`, import.meta.url))

/**
 * Runs a recipe, as bytes, with the files that it names beside it. `input` is a file, or several as
 * one table; `join` are those of further tables.
 * Returns release, report and summary as bytes; rejects if the program fails.
 */
export function run({ recipe, input, join: further = [], beside = [], seed }) {
  return scratch(async folder => {
    const inFolder = name => join(folder, name)
    const release = inFolder(JSON.parse(recipe).output?.format === "xlsx" ? "release.xlsx" : "release.csv")
    await writeFile(inFolder("recipe.json"), recipe)
    for (const path of beside) await copyFile(path, inFolder(basename(path)))
    await promisify(execFile)(program, [
      "run",
      inFolder("recipe.json"),
      ...[input].flat().flatMap(file => ["--input", file]),
      ...further.flatMap(file => ["--join", file]),
      "--output",
      release,
      "--report",
      inFolder("report.json"),
      "--summary",
      inFolder("summary.json"),
      "--seed",
      seed,
      "--quiet",
    ])
    const [report, summary] = await Promise.all(["report.json", "summary.json"].map(name => readFile(inFolder(name))))
    return { release: await readFile(release), report, summary }
  })
}

/**
 * Runs a recipe for sets of items, places or a graph, as text, on a file. Returns release and report as
 * bytes; rejects if the program fails.
 */
export function runOther({ recipe, input, seed }) {
  return scratch(async folder => {
    const [asked, release, report] = ["recipe.json", "release.csv", "report.json"].map(name => join(folder, name))
    await writeFile(asked, recipe)
    const files = ["--input", input, "--output", release, "--report", report]
    await promisify(execFile)(program, ["run", asked, ...files, "--seed", seed, "--quiet"])
    return { release: await readFile(release), report: await readFile(report) }
  })
}

/** All nodes of a recipe's lattice, as the command line tells them. */
export function lattice({ recipe, input }) {
  return scratch(async folder => {
    const path = join(folder, "recipe.json")
    await writeFile(path, recipe)
    const { stdout } = await promisify(execFile)(program, ["lattice", path, "--input", input, "--nodes", "--json"])
    return JSON.parse(stdout)
  })
}

/** What other k and limits cost a recipe, as the command line tells it. */
export function frontier({ recipe, input }) {
  return scratch(async folder => {
    const path = join(folder, "recipe.json")
    await writeFile(path, recipe)
    const { stdout } = await promisify(execFile)(program, ["frontier", path, "--input", input, "--json"])
    return JSON.parse(stdout)
  })
}

/** What attacks come to on a release of a recipe, as the command line tells it; `known` and `earlier` are paths. */
export function attack({ recipe, input, release, known = [], earlier = [] }) {
  return scratch(async folder => {
    const path = join(folder, "recipe.json")
    await writeFile(path, recipe)
    await writeFile(join(folder, "release.csv"), release)
    const beside = [...known.map(file => ["--known", file]), ...earlier.map(file => ["--earlier", file])].flat()
    const given = ["attack", path, "--input", input, "--release", join(folder, "release.csv"), ...beside]
    return told([...given, "--values", "--json"])
  })
}

/** What a file holds by the models of a recipe, as text; `reference` and `earlier` are bytes. */
export function measure({ recipe, input, reference, earlier }) {
  return scratch(async folder => {
    const [asked, measured, before, old] = ["recipe.json", "file.csv", "before.csv", "earlier.csv"].map(name =>
      join(folder, name),
    )
    await writeFile(asked, recipe)
    await writeFile(measured, input)
    const beside = []
    if (reference !== undefined) {
      await writeFile(before, reference)
      beside.push("--reference", before)
    }
    if (earlier !== undefined) {
      await writeFile(old, earlier)
      beside.push("--earlier", old)
    }
    return printed(["measure", asked, "--input", measured, ...beside, "--json"])
  })
}

/** What a published file shows, as the command line tells it. */
export function audit(file) {
  return told(["audit", file, "--values", "--json"])
}

/** What samples of a population come to, as the CSV file of the command line; `recipe` and `input` are paths. */
export function simulate({ recipe, input, fractions, samples, seed }) {
  return scratch(async folder => {
    const path = join(folder, "figures.csv")
    const asked = ["--fractions", fractions.join(","), "--samples", String(samples), "--seed", seed, "--csv", path]
    await told(["simulate", "--population", input, "--recipe", recipe, ...asked, "--json"])
    return readFile(path, "utf8")
  })
}

/** The dialects that the command line says it knows when it is asked for another. */
export function dialects() {
  return scratch(async folder => {
    const recipe = join(folder, "recipe.json")
    const models = [{ model: "k-anonymity", k: 2 }]
    await writeFile(recipe, JSON.stringify({ outis: 1, kind: "recipe", attributes: [], models }))
    const asked = ["sql", "count", recipe, "--source", "people", "--dialect", "none of them"]
    const { stderr } = await promisify(execFile)(program, asked).catch(failure => failure)
    return /: ([\w, -]+)\.\s*$/.exec(stderr)[1].split(", ")
  })
}

/** What the command line plans for the engine that wrote the counts in a file, by the names of the files. */
export function plan({ recipe, counts, dialect }) {
  return scratch(async folder => {
    const [asked, out, report] = ["recipe.json", "plan", "report.json"].map(name => join(folder, name))
    await writeFile(asked, recipe)
    const engine = ["--counts", counts, "--dialect", dialect]
    await promisify(execFile)(program, ["plan", asked, ...engine, "--out", out, "--report", report])
    const names = await readdir(out)
    return Object.fromEntries(await Promise.all(names.map(async name => [name, await readFile(join(out, name))])))
  })
}

/** Which protection the command line advises for these answers. */
export function advise(answers) {
  return told(["advise", ...answers, "--json"])
}

/** What a command prints, whether or not it ends with 1: that something is learned. */
async function told(given) {
  return JSON.parse(await printed(given))
}

/** The same as text. */
async function printed(given) {
  const { stdout } = await promisify(execFile)(program, given).catch(failure => {
    if (failure.code !== 1) throw failure
    return failure
  })
  return stdout
}

/** A report as text, without what may differ from run to run. */
export function evidence(report) {
  const { run, ...rest } = JSON.parse(report)
  if (run === undefined) throw new Error("a report without its run")
  return JSON.stringify(rest, null, 2)
}
