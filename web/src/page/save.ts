/// Files for the browser to save: it takes them, and tells nothing more.

import type {Recipe} from "../generated/protocol.js"
import {fileName} from "./direction.js"
import type {Saved} from "./state/actions.js"

/// How long a browser may take to begin with a download, in milliseconds. It may ask the person first.
const BEGINNING = 60_000

/// Addresses of what was handed over.
const addresses = new Set<string>()

/// Hands the bytes over to the browser, to be saved under this name.
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  addresses.add(address)
  const anchor = document.createElement("a")
  anchor.href = address
  anchor.download = fileName(name)
  anchor.click()
  // The download has taken its own hold of the bytes by then.
  setTimeout(() => forget(address), BEGINNING)
}

/// Lets go of everything that was handed over.
export function takeBack(): void {
  for (const address of addresses) forget(address)
}

function forget(address: string): void {
  URL.revokeObjectURL(address)
  addresses.delete(address)
}

/// How each file is called, and what it is; a release may be a workbook, too.
const kinds: Readonly<Record<Saved, {readonly what: string; readonly extension: string; readonly type: string}>> = {
  "release": {what: "release", extension: "csv", type: "text/csv"},
  "recipient": {what: "for-recipient", extension: "zip", type: "application/zip"},
  "own-files": {what: "for-your-files", extension: "zip", type: "application/zip"},
  "summary": {what: "summary", extension: "json", type: "application/json"},
  "report-html": {what: "report", extension: "html", type: "text/html"},
  "report-json": {what: "report", extension: "json", type: "application/json"},
  "recipe": {what: "recipe", extension: "json", type: "application/json"},
  "job": {what: "job", extension: "xml", type: "application/xml"},
  "session": {what: "session", extension: "json", type: "application/json"},
  "plan-duckdb": {what: "plan-duckdb", extension: "zip", type: "application/zip"},
  "plan-postgres": {what: "plan-postgres", extension: "zip", type: "application/zip"},
  "plan-spark": {what: "plan-spark", extension: "zip", type: "application/zip"},
}

const workbook = {
  what: "release",
  extension: "xlsx",
  type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}

/// A name for what was made from a file by a recipe: patients.csv gives patients-release.csv.
export function savedName(file: string, saved: Saved, recipe: Recipe | null): string {
  const {what, extension} = kindOf(saved, recipe)
  return `${file.replace(/\.[^.]{1,7}$/, "")}-${what}.${extension}`
}

export function typeOf(saved: Saved, recipe: Recipe | null): string {
  return kindOf(saved, recipe).type
}

function kindOf(saved: Saved, recipe: Recipe | null): (typeof kinds)[Saved] {
  const format = saved === "release" ? recipe?.output.format : undefined
  if (format === "xml") return {what: "release", extension: "xml", type: "application/xml"}
  return format === "xlsx" ? workbook : kinds[saved]
}
