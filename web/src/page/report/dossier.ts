/// The first pages of a report, in words: for whoever answers for a release and forwards the report.
/// Then come the figures.

import type {Description, Report, RiskFigures} from "../../generated/protocol.js"
import {people} from "../charts/bins.js"
import {countedBy} from "../counted.js"
import type {Words} from "../elements/words.js"
import {familyOf} from "../state/models.js"
import {starredIn} from "../state/questions.js"
import {type TextField, textFields, type Texts} from "../state/texts.js"
import {leftOutText} from "../notes/left-out.js"
import {listUpTo} from "../words.js"
import {columnFates, columnSentences, columnTable} from "./dossier-columns.js"
import type {Dossier} from "./dossier-of.js"
import {markup, type Markup, nothing} from "./markup.js"
import {facts, hash, section} from "./report-parts.js"
import {oneIn} from "./risk-rows.js"

/// So many files are named in a sentence.
const mostFiles = 5

/// Who signs.
const signers = ["prepared", "checked", "approved"] as const

/// What was written by hand upon the report.
export function writtenByHand(texts: Texts, words: Words): Markup {
  const written = textFields.flatMap(field => (texts[field] === undefined ? [] : [[field, texts[field]] as const]))
  return written.length === 0 ? nothing : facts(written.map(([field, text]) => [words(`text-${field}`), text]))
}

/// What was read, what became of it, and what can be told of people before and after.
export function inWords(report: Report, dossier: Dossier, words: Words): Markup {
  const {input, output, risk} = report
  const {fold, "left-out": left} = input
  const fates = columnFates(report, dossier, words)
  return markup`
${section(words("dossier-words"))}
<p>${words(fold === undefined ? "dossier-read" : "dossier-read-fold", {
    files: listUpTo(mostFiles, dossier.files),
    count: dossier.files.length,
    records: input.records,
    columns: input.attributes,
    rows: fold?.records ?? 0,
  })} ${left === undefined ? "" : leftOutText(left, words)}</p>
<p>${releaseWords(report, words)}</p>
${output === null ? nothing : markup`<p>${columnSentences(fates, words)}</p>`}
<p>${[
    ...(risk.before === null ? [] : [riskWords("before", risk.before, words)]),
    ...(risk.after === null || output?.records === 0 ? [] : [riskWords("after", risk.after, words)]),
    words("dossier-risk-means"),
    ...(report.missing.match === "wildcard" ? [words("dossier-risk-written")] : []),
  ].join(" ")}</p>
${columnTable(fates, dossier, words)}`
}

function releaseWords(report: Report, words: Words): string {
  const {input, output} = report
  if (output === null) return words("dossier-written-nothing")
  if (output.records === 0) return words("dossier-written-none", {records: input.records})
  const starred = starredIn(report)
  const written = words("dossier-written", {records: output.records, left: input.records - output.records})
  return starred === 0 ? written : `${written} ${words("dossier-starred", {starred})}`
}

function riskWords(when: "before" | "after", figures: RiskFigures, words: Words): string {
  return words(`dossier-risk-${when}`, {
    alone: figures["sample-uniques"],
    all: people(figures["class-sizes"]),
    worst: oneIn(figures.prosecutor.max, words),
  })
}

/// What no measurement of one file can say, and what was left open on purpose.
export function whatRemains(report: Report, description: Description | null, words: Words): Markup {
  const {models, output, records} = report
  const isJudged = models.some(({model}) => familyOf(description, model) === "value")
  const order = output?.order === "as input" ? "input" : output?.order.endsWith("given") === true ? "given" : null
  const isOpen = countedBy(records) === "open" && report.input.fold === undefined
  const left = ["roles", "earlier", isJudged ? "rest" : "inference", "law"]
  const open = [
    ...(isOpen ? [words("report-counted-open")] : []),
    ...(order === null ? [] : [words("dossier-remains-order", {order: words(`report-order-${order}`)})]),
    ...left.map(part => words(`dossier-remains-${part}`)),
  ]
  return markup`
${section(words("dossier-remains"))}
<ul>${open.map(text => markup`<li>${text}</li>`)}</ul>`
}

/// Which bytes all of this is said of.
export function fingerprints({input, output, policy}: Report, words: Words): Markup {
  return markup`
${section(words("dossier-hashes"))}
${facts([
  ...(input.files ?? []).map(({sha256}, i) => [words("report-file", {number: i + 1}), hash(sha256)] as const),
  [words(input.files === undefined ? "report-read" : "report-hash-files"), hash(input.sha256)],
  ...(output === null ? [] : [[words("report-written"), hash(output.sha256)] as const]),
  ...(policy === undefined ? [] : [[words("report-policy", {id: policy.id}), hash(policy.sha256)] as const]),
])}`
}

/// Lines for names, dates and signatures, on paper.
export function signatures(texts: Texts, words: Words): Markup {
  const written = (signer: (typeof signers)[number], field: TextField): string =>
    signer === "prepared" ? (texts[field] ?? "") : ""
  return markup`
${section(words("dossier-signatures"))}
<table class="signatures">
<thead><tr>${["role", "name", "date", "signature"].map(
    part => markup`<th scope="col">${words(`dossier-sign-${part}`)}</th>`,
  )}</tr></thead>
<tbody>${signers.map(
    signer => markup`<tr>
<th scope="row">${words(`dossier-${signer}`)}</th>
<td>${written(signer, "who")}</td><td>${written(signer, "date")}</td><td></td>
</tr>`,
  )}</tbody>
</table>`
}
