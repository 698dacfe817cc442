/// A stand-in for the core, for looking at the page without it: a small table, its
/// hierarchies and classes, computed the plain way. Never part of the built page.

import type {Attribute, ColumnView, Distribution, Hierarchy, HierarchyView, Problem, Recipe, RiskFigures, Role} from "../../src/generated/protocol.js"

export interface MockTable {
  readonly names: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export function fail(problem: Problem): never {
  throw problem
}

export function parse(text: string, delimiter: string, header: boolean): MockTable {
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/)
  while (lines.at(-1) === "") lines.pop()
  if (text.startsWith("PK")) fail({code: "other-format", detail: "excel"})
  if (lines.length === 0) fail({code: "empty"})
  const cells = lines.map(line => line.split(delimiter))
  const width = cells[0]?.length ?? 0
  cells.forEach((row, i) => { if (row.length !== width) fail({code: "ragged", line: i + 1, record: header ? i : i + 1, expected: width, found: row.length}) })
  const names = header ? cells[0] ?? [] : (cells[0] ?? []).map((_, i) => String(i + 1))
  const rows = header ? cells.slice(1) : cells
  if (rows.length === 0) fail({code: "no-records"})
  return {names, rows}
}

export function delimiterOf(text: string): string {
  const line = text.slice(0, text.indexOf("\n"))
  return [";", ",", "\t", "|"].reduce((a, b) => line.split(b).length > line.split(a).length ? b : a)
}

export function columnView(table: MockTable, index: number): ColumnView {
  const name = table.names[index] ?? ""
  const counts = new Map<string, number>()
  for (const row of table.rows) counts.set(row[index] ?? "", (counts.get(row[index] ?? "") ?? 0) + 1)
  const missing = counts.get("") ?? 0
  counts.delete("")
  const values = [...counts.keys()]
  const type = values.every(value => /^-?\d+$/.test(value)) ? "integer" : values.every(value => /^\d\d\.\d\d\.\d{4}$/.test(value)) ? "date" : "text"
  const [role, reason] = suggest(name, type, counts.size, table.rows.length)
  return {number: index + 1, name, type, distinct: counts.size, missing, role, reason, distribution: distribution(counts, type)}
}

function suggest(name: string, type: string, distinct: number, records: number): [Role, string] {
  if (/name/i.test(name)) return ["identifier", "person-name"]
  if (/record|^id$/i.test(name) && distinct === records) return ["identifier", "all-distinct"]
  if (type === "date" || /born|age|sex|post|zip|race|country|marital|education|occupation/i.test(name)) return ["quasi-identifier", type === "date" ? "birth" : "known-to-others"]
  if (/diag|salary/i.test(name)) return ["sensitive", "private"]
  return ["insensitive", "constant"]
}

function distribution(counts: ReadonlyMap<string, number>, type: string): Distribution {
  if (type === "integer" && counts.size > 12) {
    const numbers = [...counts].map(([value, records]) => ({value: Number(value), records}))
    const from = Math.min(...numbers.map(({value}) => value))
    const to = Math.max(...numbers.map(({value}) => value))
    const bins = Array.from({length: 12}, () => 0)
    for (const {value, records} of numbers) bins[Math.min(11, Math.floor(12 * (value - from) / (to - from || 1)))]! += records
    return {kind: "histogram", from, to, bins}
  }
  const sorted = [...counts].sort((a, b) => b[1] - a[1])
  return {kind: "bars", bars: sorted.slice(0, 12).map(([label, records]) => ({label, records})), others: Math.max(0, sorted.length - 12), other_records: sorted.slice(12).reduce((sum, [, records]) => sum + records, 0)}
}

/// The label of a value on a level, and the highest level.
export interface Ladder {
  readonly height: number
  label(value: string, level: number): string
}

export function ladder(table: MockTable, index: number, hierarchy: Hierarchy | undefined, files: ReadonlyMap<string, string[][]>): Ladder {
  const attribute = table.names[index] ?? ""
  const values = [...new Set(table.rows.map(row => row[index] ?? ""))].filter(value => value !== "")
  const top = (height: number, label: (value: string, level: number) => string): Ladder =>
    ({height, label: (value, level) => level === 0 ? value : level === height ? "*" : value === "" ? "" : label(value, level)})
  switch (hierarchy?.kind) {
    case undefined: return top(1, value => value)
    case "mask": {
      const width = Math.max(...values.map(value => value.length))
      return top(width, (value, level) => value.padEnd(width).slice(0, width - level) + "*".repeat(level))
    }
    case "date": {
      if (hierarchy.format !== "%d.%m.%Y") fail({code: "not-a-date", attribute, column: index + 1, found: values.length, line: 2, record: 1})
      return top(hierarchy.levels.length + 1, (value, level) => {
        const [, month, year] = value.split(".")
        const unit = hierarchy.levels[level - 1]
        return unit === "month" ? `${year}-${month}` : unit === "year" ? String(year) : `${year?.slice(0, 3)}0–${year?.slice(0, 3)}9`
      })
    }
    case "intervals": {
      const {start, end, steps} = hierarchy
      if (end <= start) fail({code: "hierarchy-parameter", attribute, field: "end"})
      const outside = values.filter(value => !(Number(value) >= start && Number(value) <= end))
      if (outside.some(value => Number.isNaN(Number(value)))) fail({code: "not-a-number", attribute, column: index + 1, record: 1, line: 2, found: outside.length})
      if (outside.length > 0) fail({code: "out-of-range", attribute, column: index + 1, record: 1, line: 2, found: outside.length})
      return top(steps.length + 1, (value, level) => {
        const step = steps[level - 1] ?? 1
        const low = start + Math.floor((Number(value) - start) / step) * step
        return `[${low}, ${low + step})`
      })
    }
    case "levels": {
      const rows = hierarchy.rows ?? files.get(hierarchy.file ?? "") ?? fail({code: "file-not-attached", file: hierarchy.file ?? "", attribute})
      const by = new Map(rows.map(row => [row[0], row]))
      const lacking = values.filter(value => !by.has(value))
      if (lacking.length > 0) fail({code: "not-in-hierarchy", file: hierarchy.file ?? "", attribute, column: index + 1, record: 1, line: 2, found: lacking.length})
      const height = (rows[0]?.length ?? 1) - 1
      return {height, label: (value, level) => by.get(value)?.[level] ?? ""}
    }
  }
}

export function hierarchyView(table: MockTable, index: number, rungs: Ladder): HierarchyView {
  const levels = Array.from({length: rungs.height + 1}, (_, level) => {
    const groups = new Map<string, {records: number, members: Set<string>}>()
    for (const row of table.rows) {
      const value = row[index] ?? ""
      const label = rungs.label(value, level)
      const group = groups.get(label) ?? {records: 0, members: new Set<string>()}
      group.records += 1
      if (level > 0) group.members.add(rungs.label(value, level - 1))
      groups.set(label, group)
    }
    const sorted = [...groups].sort(([a], [b]) => a < b ? -1 : 1)
    return {
      level, groups: groups.size, smallest: Math.min(...sorted.map(([, group]) => group.records)),
      shown: sorted.slice(0, 100).map(([label, {records, members}]) => ({label, records, members: [...members].sort().slice(0, 12), "member-count": members.size})),
    }
  })
  return {attribute: table.names[index] ?? "", levels, warnings: []}
}

export function classes(table: MockTable, quasi: readonly {index: number, rungs: Ladder, level: number}[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  table.rows.forEach((row, record) => {
    const key = quasi.map(({index, rungs, level}) => rungs.label(row[index] ?? "", level)).join("\u0000")
    const members = found.get(key)
    if (members === undefined) found.set(key, [record])
    else members.push(record)
  })
  return found
}

export function risk(sizes: readonly number[], threshold: number): RiskFigures {
  const records = sizes.reduce((a, b) => a + b, 0)
  const by = new Map<number, number>()
  for (const size of sizes) by.set(size, (by.get(size) ?? 0) + 1)
  const above = sizes.filter(size => 1 / size > threshold).reduce((a, b) => a + b, 0)
  return {
    prosecutor: {max: 1 / Math.min(...sizes), average: sizes.length / records, "above-threshold": above / records, "records-above-threshold": above},
    "sample-uniques": by.get(1) ?? 0,
    "class-sizes": [...by].sort(([a], [b]) => a - b),
    wildcard: null, journalist: null, marketer: null, "population-uniques": null, individual: null, "special-uniques": null,
  }
}

export function recipeFor(columns: readonly ColumnView[], delimiter: string, header: boolean): Recipe {
  const attributes = columns.map(({name, role, type, number}): Attribute => ({
    ...(header ? {name} : {column: number}), role, type,
    ...(role !== "quasi-identifier" ? {}
      : type === "date" ? {hierarchy: {kind: "date", format: "%d.%m.%Y", levels: ["month", "year", "decade"]} as const}
      : /post|zip/i.test(name) ? {hierarchy: {kind: "mask", from: "right"} as const}
      : /age/.test(name) ? {hierarchy: {kind: "intervals", start: 0, end: 100, steps: [5, 10, 20], closed: "left"} as const} : {}),
  }))
  return {
    outis: 1, kind: "recipe", data: {kind: "table", format: {delimiter, encoding: "utf-8", header, decimal: "."}},
    missing: {values: ["", "NULL"], match: "own-value", sensitive: "excluded"}, attributes, models: [{model: "k-anonymity", k: 5}],
    suppression: {limit: 0.02, style: "drop"}, loss: {metric: "loss", aggregate: "arithmetic-mean", "gs-factor": 0.5},
    search: {algorithm: "optimal"}, risk: {threshold: 0.2}, output: {shuffle: true, "formula-guard": true},
  }
}
