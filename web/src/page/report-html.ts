/// The report for people: one document that needs nothing else, to be printed, signed and kept beside
/// the release. First what a person wrote and what was done, in words; then the figures, which are
/// those of the report's JSON, and no more.

import type {
  Counted,
  Description,
  FoldedFile,
  JoinedFiles,
  ModelOutcome,
  Recipe,
  Report,
  RiskFigures,
  SuppressionStyle,
} from "../generated/protocol.js"
import type {Words} from "./elements/words.js"
import {percentOf} from "./charts/bins.js"
import {countedBy, unitsOf} from "./counted.js"
import {foldFigures, lostBy} from "./folded.js"
import {achievedText, askedText, failingText, sizeOf, unitOf} from "./model-outcome/model-words.js"
import {perturbedFigures, perturbedWords} from "./model-outcome/perturbed-words.js"
import {groupsText, valuedText} from "./model-outcome/sensitive-words.js"
import {leftOutText} from "./notes/left-out.js"
import {noticeText} from "./notes/notice.js"
import {fingerprints, inWords, signatures, whatRemains, writtenByHand} from "./report/dossier.js"
import type {Dossier} from "./report/dossier-of.js"
import {markup, type Markup, nothing, type Part, sheet} from "./report/markup.js"
import {levelShown} from "./report/dossier-columns.js"
import {compared, loss, meanings, recoding, risk, utility} from "./report/outcome-sections.js"
import {count, facts, hash, rounded, section, toldApart} from "./report/report-parts.js"
import {oneIn} from "./report/risk-rows.js"
import {reportStyles} from "./report/report-styles.js"
import {inFileOrder} from "./state/recipe.js"
import {isAboutColumn, keptIn, starredIn} from "./state/questions.js"

/// What became of the request.
type ReportKind = "written" | "measured" | "nothing"

/// The report as an HTML document. Names of attributes, labels, what the recipe says of these, and what
/// a person wrote are the only texts in it that come from the user, and are shown as texts.
export function reportHtml(
  report: Report,
  description: Description | null,
  plain: Words,
  dossier: Dossier | null = null,
): string {
  // Figures in it count what the report says, whatever the page counts by now.
  const words: Words = (id, args) => plain(id, {...unitsOf(report.records), match: report.missing.match, ...args})
  const kind = kindOf(report)
  const recipe = dossier?.recipe ?? null
  const document = markup`<!doctype html>
<html lang="${words("report-language")}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${words("report-title")}</title>
<style>${sheet(reportStyles)}</style>
</head>
<body>
<header>
<h1>${words("report-title")}</h1>
<p class="quiet">${words("report-audience")}</p>
${dossier === null ? nothing : writtenByHand(dossier.texts, words)}
${verdict(report, kind, words)}
${figures(report, words)}
</header>
<main>
${dossier === null ? nothing : inWords(report, dossier, words)}
${protections(report, recipe, description, words)}
${sensitive(report, words)}
${perturbed(report, words)}
${singleColumns(report, words)}
${
  dossier === null
    ? nothing
    : markup`${whatRemains(report, description, words)}
${fingerprints(report, words)}
${signatures(dossier.texts, words)}
<h2 class="part">${words("dossier-figures")}</h2>`
}
${files(report, kind, words)}
${countedFacts(report.records, report.input.fold, words)}
${inputs(report, words)}
${
  report.solution === null
    ? nothing
    : recoding(report.solution, recipe, (name, level) => levelShown(dossier, name, level), words)
}
${meanings(report, words)}
${report.solution === null ? nothing : loss(report, report.solution, recipe, description, words)}
${compared(report, words)}
${risk(report, recipe, description, words)}
${utility(report, recipe, words)}
${warnings(report, words)}
${run(report, words)}
</main>
<footer class="quiet">
<p>${words("report-promise")}</p>
<p>${words("report-check")}</p>
</footer>
</body>
</html>
`
  return document.text
}

/// Nothing written and nothing achieved: no table met what was asked for.
function kindOf(report: Report): ReportKind {
  if (report.output !== null) return "written"
  return report.models.some(({achieved}) => achieved !== null) ? "measured" : "nothing"
}

function verdict(report: Report, kind: ReportKind, words: Words): Markup {
  const holds = report.models.every(model => model.holds)
  const fails = kind === "nothing" || !holds
  // What may point to people by itself is said with the verdict, not after it.
  const columns = new Set(report.warnings.filter(isAboutColumn).map(({attribute}) => attribute)).size
  const kept = keptIn(report)
  return markup`<p class="${fails ? "verdict fails" : "verdict"}">${words(
    `report-verdict-${kind}${kind === "nothing" || holds ? "" : "-fails"}`,
  )}</p>${
    columns === 0
      ? nothing
      : markup`
<p class="verdict fails">${words("report-verdict-columns", {columns})}</p>`
  }${
    kept === 0
      ? nothing
      : markup`
<p class="verdict">${words("report-verdict-kept", {columns: kept})}</p>`
  }`
}

/// The three figures that are asked for first.
function figures(report: Report, words: Words): Markup {
  const {before, after} = report.risk
  const alone = (figures: RiskFigures | null): string =>
    figures === null ? words("report-none") : words("chart-number", {n: figures["sample-uniques"]})
  const worst = (figures: RiskFigures | null): string =>
    figures === null ? words("report-none") : oneIn(figures.prosecutor.max, words)
  const change = (was: string, is: string): string =>
    after === null ? was : before === null ? is : words("report-change", {was, is})
  const kept =
    report.output === null
      ? null
      : {n: report.output.records, share: percentOf(report.output.records, report.input.records)}
  return markup`<dl class="figures">
<div><dt>${words("report-figure-alone")}</dt><dd>${change(alone(before), alone(after))}</dd></div>
<div><dt>${words("report-figure-worst")}</dt><dd>${change(worst(before), worst(after))}</dd></div>
<div><dt>${words("report-figure-kept")}</dt><dd>${
    kept === null ? words("report-none") : words("chart-people-share", kept)
  }</dd></div>
</dl>`
}

function files(report: Report, kind: ReportKind, words: Words): Markup {
  const {input, output, solution} = report
  const {files: parts, "left-out": left} = input
  const unreleased = output === null ? null : input.records - output.records
  const starred = starredIn(report)
  return markup`
${section(words(kind === "measured" ? "report-measured" : "report-read"))}
${facts([
  ...(input.fold === undefined
    ? [[words("report-records"), count(input.records, words)] as const]
    : [
        [words("report-file-records"), count(input.fold.records, words)] as const,
        [words("report-made-records"), count(input.records, words)] as const,
      ]),
  [words("report-columns"), count(input.attributes, words)],
  ...(parts ?? []).map(
    ({records, sha256}, index) =>
      [words("report-file", {number: index + 1}), markup`${count(records, words)} ${hash(sha256)}`] as const,
  ),
  [words(parts === undefined ? "report-hash" : "report-hash-files"), hash(input.sha256)],
  ...(left === undefined ? [] : [[words("report-no-part"), leftOutText(left, words)] as const]),
])}
${input.join === undefined ? nothing : joinFacts(input.join, words)}
${
  output === null
    ? nothing
    : markup`
${section(words("report-written"))}
${facts([
  [words("report-records"), count(output.records, words)],
  [
    words("report-left-out"),
    words("chart-people-share", {n: unreleased ?? 0, share: percentOf(unreleased ?? 0, input.records)}),
    unreleased === 0 ? "" : words("report-left-out-note"),
  ],
  ...(starred > 0
    ? [
        [
          words("report-starred"),
          words("chart-people-share", {n: starred, share: percentOf(starred, input.records)}),
          words("report-starred-note"),
        ] as const,
      ]
    : []),
  ...(solution === null
    ? []
    : [[words("report-classes"), count(solution.classes, words), words("report-classes-note")] as const]),
  [words("report-order"), orderWords(output.order, words)],
  [words("report-hash"), hash(output.sha256), words("report-hash-note")],
])}`
}`
}

/// What came of putting tables of the same people together.
function joinFacts({persons, sha256, records, tables}: JoinedFiles, words: Words): Markup {
  return markup`
<p>${words("report-joined", {records, persons, tables: tables.length})}</p>
${facts([
  [words("report-joined-persons"), hash(sha256)],
  ...tables.map(table => {
    const {name, records, most, "persons-without": lacking, "persons-with-several": several} = table
    const figures = {name, records, lacking, several, most, without: table["without-person"]}
    return [name, hash(table.sha256), words("report-joined-table", figures)] as const
  }),
])}`
}

/// What a record is, and who lost records.
function countedFacts(counted: Counted, fold: FoldedFile | undefined, words: Words): Markup {
  const {entity, persons} = counted
  const lost = [
    ["report-lost-some", counted["lost-some"]],
    ["report-lost-all", counted["lost-all"]],
  ] as const
  return markup`
${section(words("report-counted"))}
<p>${words(`report-counted-${fold === undefined ? countedBy(counted) : "fold"}`, {name: entity ?? ""})}</p>
${
  persons === null
    ? nothing
    : facts([
        [words("report-persons"), count(persons, words)],
        ...lost.flatMap(([id, n]) => (n === null ? [] : [[words(id), count(n, words)] as const])),
      ])
}
${fold === undefined ? nothing : foldFacts(fold, words)}`
}

/// What came of one record for each person, and what each column lost by it.
function foldFacts(fold: FoldedFile, words: Words): Markup {
  const lost = Object.entries(fold.columns).filter(([, {keep, values}]) => keep !== "first" || values > 0)
  return markup`
<p>${words("report-folded", {...foldFigures(fold), name: fold.by})}
${fold.order === null ? "" : words("report-folded-order", {order: fold.order})}</p>
${
  lost.length === 0
    ? nothing
    : facts(
        lost.map(([name, column]) => [
          words("report-folded-column", {name, keep: words(`keep-${column.keep}`)}),
          lostBy(column, words),
        ]),
      )
}`
}

/// The tables beside the data, and how missing cells were taken.
function inputs(report: Report, words: Words): Markup {
  const {tables = {}, missing, sensitive = []} = report
  const style: SuppressionStyle = starredIn(report) > 0 ? "star" : "drop"
  const files = Object.entries(tables)
  const suppressed = missing["suppressed-equals-missing"] ?? false
  const gaps = sensitive.some(({missing = 0}) => missing > 0)
  return markup`${
    files.length === 0
      ? nothing
      : markup`
${section(words("report-tables"))}
${facts(
  files.map(([name, {records, sha256}]) => [name, markup`${words("report-table-records", {records})} ${hash(sha256)}`]),
)}`
  }${
    missing.records === 0 && !gaps && !suppressed
      ? nothing
      : markup`
${section(words("report-missing"))}
${facts([
  [
    words("report-missing-records"),
    count(missing.records, words),
    words(`report-missing-${missing.match}`, {left: missing["left-out"], style}),
  ],
  [words("report-missing-sensitive"), words(`report-missing-sensitive-${missing.sensitive}`)],
  ...(suppressed ? [[words("report-missing-suppressed"), words("report-missing-suppressed-yes")] as const] : []),
])}`
  }`
}

function orderWords(order: string, words: Words): string {
  const known: Readonly<Record<string, string>> = {
    "shuffled, system": "report-order-system",
    "shuffled, given": "report-order-given",
    "as input": "report-order-input",
  }
  const id = known[order]
  return id === undefined ? order : words(id)
}

function protections(report: Report, recipe: Recipe | null, description: Description | null, words: Words): Markup {
  return markup`
${section(words("report-protections"))}
<p>${words("report-protections-note")}</p>
<div class="scroll" role="group" tabindex="0" aria-label="${words("report-protections")}"><table class="protections">
<thead><tr>${["report-model", "report-asked", "report-achieved", "report-result"].map(
    id => markup`<th scope="col">${words(id)}</th>`,
  )}</tr></thead>
<tbody>${report.models.map(
    model => markup`<tr>
<th scope="row">${words(`model-${model.model}-name`)}<span class="note">${
      model.model === "k-anonymity"
        ? words("report-k-anonymity", {k: model.k})
        : words(`model-${model.model}-means`, unitOf(model))
    }</span></th>
<td>${askedText(model, words)}</td>
<td>${model.achieved === null ? words("report-none") : achievedText(model, words)} ${valuedText(model, report, words)}${
      model.failing === 0
        ? nothing
        : markup`<span class="note">${failingText(model, "after", description, words)}</span>`
    }${decidingNote(model, recipe, words)}${facetNote(model, words)}</td>
<td class="result"><span class="${model.holds ? "holds" : "fails-model"}">${words(
      model.holds ? "report-holds" : "report-fails",
    )}</span></td>
</tr>`,
  )}</tbody>
</table></div>`
}

/// What protects each sensitive column against inference, and what groups tell of it all the same.
function sensitive(report: Report, words: Words): Markup {
  const {sensitive = []} = report
  if (sensitive.length === 0) return nothing
  return markup`
${section(words("report-sensitive"))}
${facts(
  sensitive.map(outcome => {
    const {attribute, protection, guessable} = outcome
    const models = (outcome.models ?? []).map(id => words(`model-${id}-name`)).join(", ")
    const answer =
      protection !== "models"
        ? words(`report-sensitive-${protection}`)
        : guessable === true
          ? words("report-sensitive-asked", {models})
          : models
    return [attribute, answer, groupsText(outcome, words)]
  }),
)}`
}

/// What was done to columns whose values are not true of the persons beside them.
function perturbed({perturbed: columns = []}: Report, words: Words): Markup {
  if (columns.length === 0) return nothing
  return markup`
${section(words("report-perturbed"))}
<p>${words("report-perturbed-note")}</p>
${facts(
  columns.map(column => [column.attribute, perturbedWords(column.perturb, words), perturbedFigures(column, words)]),
)}`
}

/// Columns that were released word for word and may point to people by themselves.
function singleColumns({warnings, accepted = []}: Report, words: Words): Markup {
  const rows = [
    ...warnings.filter(isAboutColumn).map(notice => ({notice, kept: false})),
    ...accepted.map(notice => ({notice, kept: true})),
  ]
  if (rows.length === 0) return nothing
  return markup`
${section(words("report-single-columns"))}
<p>${words("report-single-columns-note")}</p>
${facts(
  rows.map(({notice, kept}) => [
    notice.attribute ?? "",
    noticeText(notice, words),
    words(kept ? "report-column-accepted" : "report-column-open"),
  ]),
)}`
}

/// Further figures of the model.
function facetNote({facets = {}}: ModelOutcome, words: Words): Markup {
  const found = Object.entries(facets).filter((facet): facet is [string, number] => facet[1] !== null)
  return found.length === 0
    ? nothing
    : markup`<span class="note">${found
        .map(([name, value]) => words("outcome-facet", {name: words(`facet-${name}`), value: rounded(value, words)}))
        .join(", ")}</span>`
}

/// The group that decides, with what its records show.
function decidingNote(outcome: ModelOutcome, recipe: Recipe | null, words: Words): Part {
  const {deciding} = outcome
  if (deciding === null) return nothing
  const labels = inFileOrder(deciding.labels, recipe).map(([name, label]) =>
    words("report-label", {name, label: label === "" ? words("cell-empty") : label}),
  )
  return markup`<span class="note">${words("outcome-deciding", {
    several: deciding["equally-weak"],
    records: sizeOf(outcome),
    ...unitOf(outcome),
  })} ${toldApart(labels)}</span>`
}

function warnings({warnings: notices, accepted = []}: Report, words: Words): Markup {
  if (notices.length === 0)
    return markup`${section(words("report-warnings"))}<p>${words(
      accepted.length > 0 ? "report-no-other-warnings" : "report-no-warnings",
    )}</p>`
  return markup`
${section(words("report-warnings"))}
<ul>${notices.map(notice => {
    const {code, attribute, line, file} = notice
    const place = [
      ...(typeof file === "number" ? [words("report-file", {number: file})] : []),
      ...(typeof attribute === "string" ? [words("report-warning-attribute", {attribute})] : []),
      ...(typeof line === "number" ? [words("report-warning-line", {line})] : []),
    ].join(", ")
    return markup`<li>${noticeText(notice, words)}<span class="note">${
      place === "" ? code : `${code}, ${place}`
    }</span></li>`
  })}</ul>`
}

function run({run}: Report, words: Words): Markup {
  if (run === null) return nothing
  return markup`
${section(words("report-run"))}
${facts([
  [words("report-version"), `Outis ${run.version}`],
  [words("report-build"), markup`<span class="hash">${run.build}</span>`],
  [words("report-platform"), run.platform],
  [words("report-workers"), count(run.workers, words)],
  [words("report-seconds"), words("chart-decimal", {n: run.seconds})],
])}`
}
