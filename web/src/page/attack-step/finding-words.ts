/// What attacks find, in sentences. Values stand in them: they are for the screen alone.

import type {AttackFinding, AttackName, AttackOutcome} from "../../generated/protocol.js"
import {cellOf, list, nameOf, percent, plain, words} from "../words.js"

/// So many numbers of rows are named.
const named = 3

/// Whom findings are of: the people of the table, those of a file that others have, or nobody who is known.
export type Found = "table" | "file" | "group"

/// How findings are told: whom they are of, whether rows have the numbers that they have in the file, and
/// what their attack compares a certainty with.
export interface Telling {
  readonly found: Found
  readonly ordered: boolean
  readonly attack: AttackName
}

export function findingText(finding: AttackFinding, {found, ordered, attack}: Telling): string {
  const {fact, people, records, confidence} = finding
  const figures = {
    people,
    records,
    sure: confidence >= 1 ? "sure" : confidence > 0 ? "likely" : "open",
    confidence: percent(confidence),
    prior: finding.prior === null ? "none" : percent(finding.prior),
    lines: numbers(finding.persons, people),
    rows: numbers(finding.rows, records),
    earlier: numbers(finding["earlier-rows"] ?? [], finding["earlier-rows"]?.length ?? 0),
    found,
    ordered: ordered ? "yes" : "no",
    base: attack === "background" ? "fitting" : "table",
    labelled: finding.cells === undefined ? "no" : "yes",
    labels: cellsText(finding.cells),
  }
  switch (fact.kind) {
    case "value":
      return words(finding["earlier-rows"] === undefined ? "finding-value" : "finding-composed", {
        ...figures,
        attribute: nameOf(fact.attribute),
        value: cellOf(fact.value ?? ""),
      })
    case "range":
      return words("finding-range", {
        ...figures,
        attribute: nameOf(fact.attribute),
        low: cellOf(fact.low ?? ""),
        high: cellOf(fact.high ?? ""),
        width: percent(fact.width),
      })
    case "group":
      return words("finding-group", {...figures, attribute: nameOf(fact.attribute), group: cellOf(fact.group ?? "")})
    case "combined":
      return words("finding-combined", {
        ...figures,
        cells: cellsText(fact.cells),
        several: people < records ? "yes" : "no",
      })
    case "joined":
      return words("finding-joined", {...figures, cells: cellsText(fact.cells)})
    case "apart":
      return words("finding-apart", {
        ...figures,
        exact: fact.exact ? "yes" : "no",
        cells: cellsText(fact.cells),
        before: cellsText(fact.earlier),
      })
    default:
      return words(`finding-${fact.kind}`, {...figures, ...candidates(finding)})
  }
}

/// On whom an attack succeeds before and after, and how sure it makes anybody.
export function successText(before: AttackOutcome | null, after: AttackOutcome): string {
  return words("attack-success", {
    known: before === null ? "no" : "yes",
    before: before?.succeeded ?? 0,
    after: after.succeeded,
    tried: after.tried,
    counting:
      after.earlier !== undefined && after.attack !== "composition"
        ? "rows"
        : after.known !== null
          ? "lines"
          : "people",
    highest: after.highest === null || after.highest === 0 ? "none" : percent(after.highest),
  })
}

/// Of how many people the records that fit may be, and whether these are fewer than the records.
function candidates({confidence, records}: AttackFinding): {readonly one: number; readonly several: string} {
  const one = Math.round(1 / confidence)
  return {one, several: one < records ? "yes" : "no"}
}

function numbers(all: readonly number[], count: number): string {
  const some = all.slice(0, named).map(number => plain(number, 0))
  return list(count > named ? [...some, words("list-more", {more: count - some.length})] : some)
}

function cellsText(cells: Readonly<Record<string, string>> | undefined): string {
  return list(Object.entries(cells ?? {}).map(([name, cell]) => `${nameOf(name)} ${cellOf(cell)}`))
}
