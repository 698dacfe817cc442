/// The calls of the page answered by the stand-in, with pauses so that progress is seen.

import type {ToTaker} from "../../src/shared/taking.js"
import type {Comparison, Counted, Description, ModelOutcome, Recipe, Report, SearchProgress, Solution, Tried} from "../../src/generated/protocol.js"
import type {Session} from "../../src/shared/serve.js"
import described from "outis:description"
import {classes, columnView, delimiterOf, fail, hierarchyView, type Ladder, ladder, type MockTable, parse, recipeFor, risk} from "./table.js"

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

let table: MockTable | null = null
const files = new Map<string, string[][]>()
let searched: Solution | null = null

interface Quasi {readonly name: string, readonly index: number, readonly rungs: Ladder, readonly limit: number}

function read(recipe: string): {recipe: Recipe, table: MockTable, quasi: Quasi[]} {
  let parsed: Recipe
  try {
    parsed = JSON.parse(recipe) as Recipe
  } catch {
    return fail({code: "recipe-syntax", line: 1})
  }
  if (table === null) return fail({code: "internal"})
  const now = table
  for (const attribute of parsed.attributes) {
    if (attribute.name !== undefined && !now.names.includes(attribute.name)) fail({code: "missing-attribute", attribute: attribute.name})
  }
  for (const [i, name] of now.names.entries()) {
    if (!parsed.attributes.some(attribute => attribute.name === name || attribute.column === i + 1)) fail({code: "unnamed-column", attribute: name, column: i + 1})
  }
  parsed.models.forEach((model, at) => {
    if ("k" in model && model.k < 2) fail({code: "parameter", field: `models[${at}].k`, detail: "2.."})
    if ("t" in model && !(model.t >= 0 && model.t <= 1)) fail({code: "parameter", field: `models[${at}].t`, detail: "0..=1"})
    if ("attribute" in model && !parsed.attributes.some(({name}) => name === model.attribute)) fail({code: "missing-attribute", attribute: model.attribute, field: `models[${at}].attribute`})
    if ("population" in model && model.population !== undefined && !files.has(parsed.tables?.[model.population]?.file ?? "")) fail({code: "file-not-attached", file: model.population, field: `models[${at}].population`})
  })
  const quasi = parsed.attributes.filter(({role}) => role === "quasi-identifier").map(attribute => {
    const index = attribute.column === undefined ? now.names.indexOf(attribute.name ?? "") : attribute.column - 1
    const rungs = ladder(now, index, attribute.hierarchy, files)
    return {name: attribute.name ?? String(attribute.column), index, rungs, limit: Math.min(attribute.limit ?? rungs.height, rungs.height)}
  })
  return {recipe: parsed, table: now, quasi}
}

const kOf = (recipe: Recipe): number => recipe.models.find(model => model.model === "k-anonymity")?.k ?? 2

/// What the classes achieve of k-anonymity and of distinct l; of other models something to look at.
function outcomes(recipe: Recipe, table: MockTable, found: ReadonlyMap<string, readonly number[]>): ModelOutcome[] {
  const names = recipe.attributes.filter(({role}) => role === "quasi-identifier").map(({name}) => name ?? "")
  return recipe.models.map((model): ModelOutcome => {
    const measured = [...found].map(([key, members]) => {
      const index = "attribute" in model ? table.names.indexOf(model.attribute) : -1
      const distinct = new Set(members.map(record => table.rows[record]?.[index])).size
      const value = model.model === "k-anonymity" ? members.length : model.model === "distinct-l-diversity" ? distinct : 1 / members.length
      const holds = model.model === "k-anonymity" ? value >= model.k : model.model === "distinct-l-diversity" ? value >= model.l : value <= 0.5
      return {key, members, value, holds}
    })
    const rising = model.model === "k-anonymity" || model.model === "distinct-l-diversity"
    const worst = measured.reduce((a, b) => (rising ? b.value < a.value : b.value > a.value) ? b : a, measured[0] ?? {key: "", members: [], value: 0, holds: true})
    const failing = measured.filter(({holds}) => !holds).reduce((sum, {members}) => sum + members.length, 0)
    const labels = Object.fromEntries(worst.key.split("\u0000").map((label, i) => [names[i] ?? "", label]))
    return {...model, achieved: worst.value, holds: failing === 0, failing, deciding: {records: worst.members.length, labels}}
  })
}

const size = (quasi: readonly Quasi[]): number => quasi.reduce((product, {limit}) => product * (limit + 1), 1)

function solve({recipe, table, quasi}: ReturnType<typeof read>, levels: readonly number[], algorithm: string): Solution | null {
  const k = kOf(recipe)
  const found = classes(table, quasi.map((part, i) => ({...part, level: levels[i] ?? 0})))
  const kept = [...found.values()].filter(members => members.length >= k)
  const suppressed = table.rows.length - kept.reduce((sum, members) => sum + members.length, 0)
  if (suppressed > recipe.suppression.limit * table.rows.length) return null
  const losses = quasi.map(({rungs}, i) => Math.min(1, ((levels[i] ?? 0) / rungs.height) ** 1.5 * 0.9 + suppressed / table.rows.length))
  const value = losses.reduce((a, b) => a + b, 0) / Math.max(1, losses.length)
  return {
    algorithm, recoding: {kind: "full-domain", levels: Object.fromEntries(quasi.map(({name}, i) => [name, levels[i] ?? 0]))},
    suppressed, classes: kept.length, lattice: String(size(quasi)),
    loss: {...recipe.loss, value, bound: null, optimal: false, attributes: Object.fromEntries(quasi.map(({name}, i) => [name, losses[i] ?? 0]))},
  }
}

function levelsOf(known: ReturnType<typeof read>): number[] {
  const {recipe, quasi} = known
  const levels = recipe.search.algorithm === "fixed" ? recipe.search.levels : (searched?.recoding.kind === "full-domain" ? searched.recoding.levels : undefined) ?? fail({code: "not-searched"})
  return quasi.map(({name}) => levels[name] ?? 0)
}

/// Each record is a person here.
const counted: Counted = {unit: "persons", record: "persons", answered: false, entity: null, persons: null, "lost-some": null, "lost-all": null}

/// As the build describes itself; `build.mjs` puts it in.
const description = described as unknown as Description

export const session: Session = {
  describe: async () => description,

  async load({file, options}, control) {
    const text = await file.text()
    for (let step = 0; step <= 10; step++) {
      if (control.cancelled) fail({code: "cancelled"})
      control.progress({read: file.size * step / 10, size: file.size, records: 500 * step, need: null})
      await pause(30)
    }
    const delimiter = options.delimiter ?? delimiterOf(text)
    const header = options.header ?? true
    const parsed = parse(text, delimiter, header)
    const columns = parsed.names.map((_, i) => columnView(parsed, i))
    table = parsed
    searched = null
    return {sha256: "0".repeat(64), inspection: {
      bytes: file.size, records: parsed.rows.length, columns, warnings: [], person: null, counted,
      format: {delimiter, encoding: "utf-8", bom: false, header, "line-ending": "lf", "delimiter-detected": options.delimiter === undefined, "header-detected": options.header === undefined},
      recipe: recipeFor(columns, delimiter, header),
    }}
  },

  rows: async ({first, count}) => ({from: first, rows: (table?.rows ?? []).slice(first, first + count).map(row => [...row])}),

  async attach({name, bytes, recipe, attribute}) {
    const rows = new TextDecoder().decode(bytes).trim().split(/\r?\n/).map(line => line.split(";"))
    const width = rows[0]?.length ?? 0
    rows.forEach((row, i) => { if (row.length !== width) fail({code: "hierarchy-ragged", file: name, line: i + 1, expected: width, found: row.length}) })
    const before = files.get(name)
    files.set(name, rows)
    try {
      return await session.hierarchy({recipe, attribute}, {progress() {}, keep: false, cancelled: false})
    } catch (problem) {
      if (before === undefined) files.delete(name)
      else files.set(name, before)
      throw problem
    }
  },

  async keep({name, bytes}) {
    files.set(name, new TextDecoder().decode(bytes).trim().split(/\r?\n/).map(line => line.split(/[,;]/)))
    return null
  },

  async hierarchy({recipe, attribute}) {
    const {table, quasi} = read(recipe)
    await pause(40)
    const part = quasi.find(({name}) => name === attribute) ?? fail({code: "not-quasi-identifier", attribute})
    return hierarchyView(table, part.index, part.rungs)
  },

  async hierarchyCsv({recipe, attribute}) {
    const {table, quasi} = read(recipe)
    const part = quasi.find(({name}) => name === attribute) ?? fail({code: "not-quasi-identifier", attribute})
    const values = [...new Set(table.rows.map(row => row[part.index] ?? ""))]
    return new TextEncoder().encode(values.map(value => Array.from({length: part.rungs.height + 1}, (_, level) => part.rungs.label(value, level)).join(";")).join("\n")).buffer as ArrayBuffer
  },

  check: async ({recipe}) => JSON.stringify(read(recipe).recipe),

  async exposure({recipe}) {
    const known = read(recipe)
    await pause(60)
    const found = classes(known.table, known.quasi.map(part => ({...part, level: 0})))
    const sizes = [...found.values()].map(members => members.length)
    const k = kOf(known.recipe)
    return {models: outcomes(known.recipe, known.table, found), records: known.table.rows.length, all: known.table.rows.length, counted, classes: sizes.length, risk: risk(sizes, known.recipe.risk.threshold), "below-k": sizes.filter(n => n < k).reduce((a, b) => a + b, 0), lattice: String(size(known.quasi))}
  },

  async search({recipe}, control) {
    const known = read(recipe)
    const nodes: number[][] = known.quasi.reduce<number[][]>((all, {limit}) => all.flatMap(levels => Array.from({length: limit + 1}, (_, level) => [...levels, level])), [[]])
    let best: Solution | null = null
    const progress = (visited: number, done: boolean): SearchProgress => ({done, visited, lattice: String(nodes.length), bound: (best?.loss.value ?? 0.4) * (done ? 1 : visited / nodes.length), stage: "search", "stage-at": 0, "stage-of": 0, spent: false, best})
    for (const [i, levels] of nodes.toReversed().entries()) {
      const found = solve(known, levels, "optimal")
      if (found !== null && found.loss.value < ((best as Solution | null)?.loss.value ?? Infinity)) best = found
      if (i % 3 === 0) {
        control.progress(progress(i, false))
        await pause(8)
      }
      if (control.keep) {
        searched = best
        return {...progress(i, true), seconds: 0.1, trail: {attributes: [], steps: [], more: 0}}
      }
    }
    const found = best as Solution | null
    if (found === null) fail({code: "no-solution"})
    searched = {...found, loss: {...found.loss, bound: found.loss.value, optimal: true}}
    best = searched
    return {...progress(nodes.length, true), seconds: 0.1}
  },

  conditions: async ({searches}) => searches.map(() => null),

  async attempt({recipe, search}, control) {
    const way = JSON.parse(search) as Recipe["search"]
    const {best, visited} = await session.search({recipe}, {progress: value => control.progress(value), keep: false, cancelled: false})
    const tried: Tried = {trial: {search: way, solution: best}, run: {visited, seconds: 0.1}}
    return {tried, text: JSON.stringify(tried)}
  },

  async compare({recipe}) {
    const known = read(recipe)
    const levels = levelsOf(known)
    const solution = (known.recipe.search.algorithm === "fixed" ? solve(known, levels, "fixed") : searched) ?? fail({code: "no-solution"})
    const k = kOf(known.recipe)
    const before = classes(known.table, known.quasi.map(part => ({...part, level: 0})))
    const kept = [...classes(known.table, known.quasi.map((part, i) => ({...part, level: levels[i] ?? 0}))).values()].filter(members => members.length >= k)
    const released = new Set(kept.flat())
    const columns: Comparison["columns"] = known.table.names.map((name, index) => {
      const role = known.recipe.attributes[index]?.role ?? "insensitive"
      const at = known.quasi.findIndex(part => part.index === index)
      const part = known.quasi[at]
      const distinct = new Set(known.table.rows.map(row => row[index])).size
      if (part === undefined) return {name, role, level: null, detail: null, height: null, loss: null, "values-before": distinct, "values-after": distinct, groups: [], "others-before": 0, "others-after": 0}
      const groups = new Map<string, {before: number, after: number}>()
      known.table.rows.forEach((row, record) => {
        const label = part.rungs.label(row[index] ?? "", levels[at] ?? 0)
        const group = groups.get(label) ?? {before: 0, after: 0}
        group.before += 1
        if (released.has(record)) group.after += 1
        groups.set(label, group)
      })
      return {
        name, role, level: levels[at] ?? 0, detail: null, height: part.rungs.height, loss: solution.loss.attributes[name] ?? 0, "values-before": distinct, "values-after": groups.size,
        groups: [...groups].map(([label, counts]) => ({label, ...counts})).sort((a, b) => b.before - a.before).slice(0, 24), "others-before": 0, "others-after": 0,
      }
    })
    const threshold = known.recipe.risk.threshold
    return {solution, columns, counted, before: risk([...before.values()].map(members => members.length), threshold), after: risk(kept.map(members => members.length), threshold)}
  },

  async compareRows({recipe, first, count}) {
    const known = read(recipe)
    const levels = levelsOf(known)
    const k = kOf(known.recipe)
    const kept = [...classes(known.table, known.quasi.map((part, i) => ({...part, level: levels[i] ?? 0}))).values()].filter(members => members.length >= k).flat().sort((a, b) => a - b)
    const shown = known.recipe.attributes.map((_, i) => i).filter(i => known.recipe.attributes[i]?.role !== "identifier")
    const records = kept.slice(first, first + count).map(record => known.table.rows[record] ?? [])
    const after = (row: readonly string[]): string[] => shown.map(i => {
      const at = known.quasi.findIndex(part => part.index === i)
      return known.quasi[at]?.rungs.label(row[i] ?? "", levels[at] ?? 0) ?? row[i] ?? ""
    })
    return {columns: shown.map(i => known.table.names[i] ?? ""), before: records.map(row => shown.map(i => row[i] ?? "")), after: records.map(after)}
  },

  specialUniques: async () => null,

  personEffect: async () => fail({code: "missing-attribute"}),

  evaluate: async ({recipe}, control) => (await session.release({recipe, tried: [], port: new MessageChannel().port1}, {...control, progress: () => {}})).report,

  async release({recipe, seed, port}, control) {
    const known = read(recipe)
    const comparison = await session.compare({recipe}, {progress() {}, keep: false, cancelled: false})
    const records = known.table.rows.length - comparison.solution.suppressed
    for (let step = 0; step <= 10; step++) {
      control.progress({written: Math.round(records * step / 10), records})
      await pause(40)
    }
    const rows = await session.compareRows({recipe, first: 0, count: records}, {progress() {}, keep: false, cancelled: false})
    const bytes = new TextEncoder().encode([rows.columns, ...rows.after].map(row => row.join(";")).join("\n") + "\n")
    port.postMessage({kind: "bytes", bytes} satisfies ToTaker)
    port.postMessage({kind: "whole"} satisfies ToTaker)
    const k = kOf(known.recipe)
    const report: Report = {
      outis: 1, kind: "report", audience: "internal", reference: "input", records: counted,
      missing: {match: "own-value", sensitive: "excluded", records: 0, "left-out": 0},
      input: {sha256: "3f1c9b".padEnd(64, "0a7e"), records: known.table.rows.length, attributes: known.table.names.length},
      output: {sha256: "b52d11".padEnd(64, "94cf"), records, order: known.recipe.output.shuffle ? `shuffled, ${seed === undefined ? "system" : "given"}` : "as input"},
      solution: comparison.solution, models: outcomes(known.recipe, known.table, classes(known.table, known.quasi.map((part, i) => ({...part, level: levelsOf(known)[i] ?? 0})))),
      risk: {threshold: known.recipe.risk.threshold, before: comparison.before, after: comparison.after},
      utility: {
        loss: comparison.solution.loss.value, precision: 0.5, discernibility: 1e6, "discernibility-star": 9e5, "average-class-size": records / comparison.solution.classes, "c-avg": records / comparison.solution.classes / k,
        aecs: null, "non-uniform-entropy": null, "monotonic-non-uniform-entropy": null, "normalized-non-uniform-entropy": null, ambiguity: null, ncp: null, gcp: null,
        "weighted-information-loss": null, distortion: null, "modification-rate": null, classification: null, height: null, "minimal-distortion": null,
        "suppressed-share": comparison.solution.suppressed / known.table.rows.length, attributes: {}, associations: null,
      },
      warnings: [], run: {version: "0.1.0", build: "mock", platform: "wasm", workers: 1, visited: 96, seconds: 0.4},
    }
    return {report, size: bytes.byteLength, reportText: JSON.stringify(report, null, 2)}
  },
}

