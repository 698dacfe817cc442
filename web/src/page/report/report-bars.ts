/// The report's charts, each a table whose cells hold a bar beside the number: figure and
/// figures in one, readable on paper, on a narrow screen and by a screen reader.

import {type ClassSizes, people, peopleAbove, percentOf, sizeGroups, type SizeGroup} from "../charts/bins.js"
import {sizeLabel} from "../charts/size-label.js"
import {detailParts, partInWords, partStrength} from "../charts/detail.js"
import type {Words} from "../elements/words.js"
import type {Detail} from "../../generated/protocol.js"
import {markup, type Markup, nothing} from "./markup.js"
import {toldApart} from "./report-parts.js"

interface Series {
  readonly when: "before" | "after"
  readonly sizes: ClassSizes
}

function seriesOf(before: ClassSizes | null, after: ClassSizes | null): Series[] {
  return [
    ...(before === null ? [] : [{when: "before" as const, sizes: before}]),
    ...(after === null ? [] : [{when: "after" as const, sizes: after}]),
  ]
}

/// People by the size of their class. A line marks where classes are large enough.
export function sizeBars(before: ClassSizes | null, after: ClassSizes | null, k: number | null, words: Words): Markup {
  const series = seriesOf(before, after).map(one => ({...one, groups: sizeGroups(one.sizes, k)}))
  const most = Math.max(1, ...series.flatMap(({groups}) => groups.map(group => group.people)))
  const rows = (series[0]?.groups ?? []).map(
    (group: SizeGroup, i) => markup`
${
  group.least === k
    ? markup`<tr class="edge"><th scope="rowgroup" colspan="${series.length + 1}">${words("chart-k-line", {
        k,
      })}</th></tr>`
    : nothing
}
<tr><th scope="row">${sizeLabel(group, words)}</th>${series.map(({when, groups}) => {
      const n = groups[i]?.people ?? 0
      return cell(when, n / most, words("chart-number", {n}))
    })}</tr>`,
  )
  return table(words("chart-sizes-caption"), words("chart-size-axis"), series, rows, words)
}

/// Risks are spoken of as "1 in n".
const spoken = [100, 50, 20, 10, 5, 3, 2]

/// People whose risk is above each of some probabilities.
export function riskBars(before: ClassSizes | null, after: ClassSizes | null, words: Words): Markup {
  const series = seriesOf(before, after)
  const rows = spoken.map(
    n => markup`
<tr><th scope="row">${words("chart-one-in", {n})}</th>${series.map(({when, sizes}) => {
      const above = peopleAbove(sizes, 1 / n)
      const all = people(sizes)
      return cell(
        when,
        all === 0 ? 0 : above / all,
        words("chart-people-share", {n: above, share: percentOf(above, all)}),
      )
    })}</tr>`,
  )
  return table(words("chart-risk-caption"), words("chart-risk-above"), series, rows, words)
}

/// Shares by name, before and, where it is known, after.
export function shareBars(
  caption: string,
  axis: string,
  shares: readonly {readonly name: string; readonly before: number | null; readonly after: number | null}[],
  words: Words,
): Markup {
  const after = shares.some(share => share.after !== null)
  const most = Math.max(1e-9, ...shares.flatMap(share => [share.before ?? 0, share.after ?? 0]))
  const one = (when: "before" | "after", share: number | null): Markup =>
    share === null
      ? markup`<td>${words("report-none")}</td>`
      : cell(when, share / most, words("association-number", {n: share}))
  return markup`<table class="bars">
<caption>${caption}</caption>
<thead><tr><th scope="col">${axis}</th><th scope="col">${words("report-before")}</th>${
    after ? markup`<th scope="col">${words("report-after")}</th>` : nothing
  }</tr></thead>
<tbody>${shares.map(
    share =>
      markup`<tr><th scope="row">${share.name}</th>${one("before", share.before)}${
        after ? one("after", share.after) : nothing
      }</tr>`,
  )}</tbody>
</table>`
}

/// Columns with cells on several levels: a bar of the records of each, its parts, and its loss.
/// `shown`: how a level of a column is shown, in words, as far as that is known.
export function detailBars(
  columns: readonly {readonly name: string; readonly detail: Detail; readonly kept: string}[],
  shown: (name: string, level: number) => string | null,
  words: Words,
): Markup {
  return markup`<table class="bars parts">
<caption>${words("detail-caption")}</caption>
<thead><tr>${["report-attribute", "detail-share"].map(
    id => markup`<th scope="col">${words(id)}</th>`,
  )}<th scope="col" class="number">${words("report-attribute-kept")}</th></tr></thead>
<tbody>${columns.map(({name, detail, kept}) => {
    const parts = detailParts(detail)
    const rects = parts.map(part => {
      const x = (100 * part.start).toFixed(2)
      const width = (100 * part.share).toFixed(2)
      const strength = partStrength(part, detail.levels.length - 1).toFixed(2)
      return markup`<rect class="${part.kind}" x="${x}" width="${width}" height="14" fill-opacity="${strength}"></rect>`
    })
    const bar = drawing("after", markup`${rects}<rect class="whole" width="100" height="14"></rect>`)
    const text = toldApart(parts.map(part => partInWords(part, shown(name, part.level), words)))
    const head = markup`<th scope="row">${name}</th>`
    return markup`<tr>${head}<td>${bar}<span>${text}</span></td><td class="number">${kept}</td></tr>`
  })}</tbody>
</table>`
}

function table(
  caption: string,
  axis: string,
  series: readonly Series[],
  rows: readonly Markup[],
  words: Words,
): Markup {
  return markup`<table class="bars">
<caption>${caption}</caption>
<thead><tr><th scope="col">${axis}</th>${series.map(
    ({when}) => markup`<th scope="col">${words(`chart-people-${when}`)}</th>`,
  )}</tr></thead>
<tbody>${rows}</tbody>
</table>`
}

/// A bar and its number. Before is hollow and after is solid, as in the page's charts.
function cell(when: "before" | "after", share: number, text: string): Markup {
  const bar = share === 0 ? nothing : markup`<rect width="${Math.max(0.4, 100 * share).toFixed(2)}" height="14"></rect>`
  return markup`<td>${drawing(when, bar)}<span>${text}</span></td>`
}

/// Rectangles in a place of 100 by 14.
function drawing(when: "before" | "after", bar: Markup): Markup {
  const box = markup`viewBox="0 0 100 14" preserveAspectRatio="none"`
  return markup`<svg class="bar ${when}" ${box} aria-hidden="true">${bar}</svg>`
}
