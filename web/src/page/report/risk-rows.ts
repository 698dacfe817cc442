/// Every measure of risk as a line of a table, the same on the page and in the report. What
/// was not measured has no line.

import {people, percentOf} from "../charts/bins.js"
import type {Words} from "../elements/words.js"
import type {RiskFigures} from "../../generated/protocol.js"

export interface RiskRow {
  /// Its words: `report-…` and `report-…-note`.
  readonly id: string
  /// The topic that explains it.
  readonly why: string
  text(figures: RiskFigures, words: Words): string | null
}

const share = (figures: RiskFigures, n: number, words: Words): string =>
  words("chart-people-share", {n, share: percentOf(n, people(figures["class-sizes"]))})

/// A probability as people say it: 1 in 5.
export function oneIn(probability: number, words: Words): string {
  return probability > 0 ? words("chart-one-in", {n: 1 / probability}) : words("report-none")
}

const percent = (part: number, words: Words): string => words("report-percent", {n: 100 * part})

const all: readonly RiskRow[] = [
  {id: "uniques", why: "alone", text: (figures, words) => share(figures, figures["sample-uniques"], words)},
  {
    id: "above",
    why: "threshold",
    text: (figures, words) => share(figures, figures.prosecutor["records-above-threshold"], words),
  },
  {id: "max", why: "risk", text: ({prosecutor}, words) => oneIn(prosecutor.max, words)},
  {id: "average", why: "average-risk", text: ({prosecutor}, words) => oneIn(prosecutor.average, words)},
  {
    id: "wildcard-max",
    why: "wildcard",
    text: ({wildcard}, words) => (wildcard === null ? null : oneIn(wildcard.max, words)),
  },
  {
    id: "wildcard-average",
    why: "wildcard",
    text: ({wildcard}, words) => (wildcard === null ? null : oneIn(wildcard.average, words)),
  },
  {
    id: "worst-completion",
    why: "wildcard",
    text: ({"worst-completion": worst}) => (worst === undefined ? null : String(worst.fewest)),
  },
  {
    id: "household-max",
    why: "risk",
    text: ({households}, words) => (households === undefined ? null : oneIn(households.max, words)),
  },
  {
    id: "household-average",
    why: "average-risk",
    text: ({households}, words) => (households === undefined ? null : oneIn(households.average, words)),
  },
  {
    id: "household-expected",
    why: "risk",
    text: ({households}, words) => (households === undefined ? null : words("chart-decimal", {n: households.expected})),
  },
  {
    id: "journalist-max",
    why: "journalist",
    text: ({journalist}, words) => (journalist === null ? null : oneIn(journalist.max, words)),
  },
  {
    id: "journalist-average",
    why: "journalist",
    text: ({journalist}, words) => (journalist === null ? null : oneIn(journalist.average, words)),
  },
  {
    id: "journalist-above",
    why: "journalist",
    text: (figures, words) =>
      figures.journalist === null ? null : share(figures, figures.journalist["records-above-threshold"], words),
  },
  {
    id: "not-covered",
    why: "not-covered",
    text: (figures, words) =>
      figures.journalist === null ? null : share(figures, figures.journalist["records-not-covered"], words),
  },
  {
    id: "unrelated",
    why: "not-covered",
    text: (figures, words) =>
      figures.journalist === null ? null : share(figures, figures.journalist["records-unrelated"], words),
  },
  {
    id: "misrelated",
    why: "not-covered",
    text: ({journalist}, words) => {
      const identities = journalist?.identities
      return identities == null ? null : words("report-misrelated-share", {...identities})
    },
  },
  {id: "marketer", why: "marketer", text: ({marketer}, words) => (marketer === null ? null : percent(marketer, words))},
  {
    id: "individual-max",
    why: "individual",
    text: ({individual}, words) => (individual === null ? null : oneIn(individual.max, words)),
  },
  {
    id: "individual-mean",
    why: "individual",
    text: ({individual}, words) => (individual === null ? null : oneIn(individual.mean, words)),
  },
  {
    id: "individual-expected",
    why: "individual",
    text: ({individual}, words) =>
      individual === null ? null : words("chart-decimal", {n: individual["expected-reidentifications"]}),
  },
  {
    id: "population-dankar",
    why: "population-uniques",
    text: ({"population-uniques": uniques}, words) => (uniques?.dankar == null ? null : percent(uniques.dankar, words)),
  },
  {
    id: "population-pitman",
    why: "population-uniques",
    text: ({"population-uniques": uniques}, words) => (uniques?.pitman == null ? null : percent(uniques.pitman, words)),
  },
  {
    id: "population-zayatz",
    why: "population-uniques",
    text: ({"population-uniques": uniques}, words) => (uniques?.zayatz == null ? null : percent(uniques.zayatz, words)),
  },
  {
    id: "population-slide-negative-binomial",
    why: "population-uniques",
    text: ({"population-uniques": uniques}, words) =>
      uniques?.["slide-negative-binomial"] == null ? null : percent(uniques["slide-negative-binomial"], words),
  },
]

/// The lines that say something of one table or the other.
export function riskRows(tables: readonly (RiskFigures | null)[], words: Words): readonly RiskRow[] {
  return all.filter(row => tables.some(figures => figures !== null && row.text(figures, words) !== null))
}

/// What a line says of one table. Where cells were missing before and none is any more, it says so.
export function riskText(row: RiskRow, figures: RiskFigures, before: RiskFigures | null, words: Words): string {
  const wereMissing = row.why === "wildcard" && before !== null && before.wildcard !== null
  return row.text(figures, words) ?? words(wereMissing ? "report-none-missing" : "report-none")
}
