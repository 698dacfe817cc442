// The package as whoever installs it has it, and the cases of the suite.

import { execFile } from "node:child_process"
import { mkdir, mkdtemp, readFile, readdir, rm, symlink } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"

export const embed = join(dirname(fileURLToPath(import.meta.url)), "..")
export const dist = join(embed, "dist")

const suite = join(embed, "..", "..", "tests", "suite")

/** What differs from run to run. */
const RUN = /"run": \{[^{}]*\}/

export const outis = await import(new URL("../dist/headless-node.js", import.meta.url))

/** The program for the command line, if it is named. */
export const cli = process.env.OUTIS_CLI

export const needsCli = { skip: cli === undefined ? "OUTIS_CLI names no program" : false }

/** Runs a program; what it prints, whatever its exit code. */
export async function told(program, given, options = {}) {
  const ended = await promisify(execFile)(program, given, options).catch(fault => fault)
  if (ended instanceof Error && typeof ended.code !== "number") throw ended
  return { code: ended.code ?? 0, stdout: ended.stdout, stderr: ended.stderr }
}

/** A case of `tests/suite`: where its files lie, and what is expected of it. */
export async function example(name) {
  const folder = join(suite, name)
  const read = file => readFile(join(folder, file))
  const beside = (await readdir(folder)).filter(
    file => !/^(?:expected\..*|recipe\.json|seed|input\.csv|attack\.json)$/.test(file),
  )
  return {
    folder,
    input: join(folder, "input.csv"),
    recipe: (await read("recipe.json")).toString(),
    seed: (await read("seed")).toString().trim(),
    files: Object.fromEntries(beside.map(file => [file, join(folder, file)])),
    release: await read("expected.csv").catch(() => null),
    report: (await read("expected.json")).toString(),
  }
}

/** A report without what may differ from run to run. */
export function evidence(text) {
  return text.replace(RUN, '"run": null')
}

/** Runs `body` with a new folder in which the package is installed. */
export async function installed(body) {
  const folder = await mkdtemp(join(tmpdir(), "outis-embed-"))
  try {
    await mkdir(join(folder, "node_modules"))
    await symlink(embed, join(folder, "node_modules", "outis-embed"), "junction")
    return await body(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** The bytes of a blob. */
export async function bytesOf(blob) {
  return Buffer.from(await blob.arrayBuffer())
}

/** A stream of these pieces. */
export function streamOf(pieces, cancelled = () => {}) {
  const left = [...pieces]
  return new ReadableStream({
    pull(controller) {
      if (left.length === 0) controller.close()
      else controller.enqueue(left.shift())
    },
    cancel: cancelled,
  })
}
