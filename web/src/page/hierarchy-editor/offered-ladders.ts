/// Ladders that fit the values of a column: what each is, how many values fit, what it would keep,
/// and one click to have it.

import {html, nothing, type TemplateResult} from "lit"
import type {Attribute, ColumnView, Description, Hierarchy, OfferedLadder} from "../../generated/protocol.js"
import {own} from "../../shared/own.js"
import {type Gain, type Gains, hierarchyOf, isInForce} from "../state/offers.js"
import {list, percent, words} from "../words.js"

interface Offering {
  readonly column: ColumnView
  readonly attribute: Attribute
  readonly description: Description | null
  /// What the table of this moment shows of the column; null where none is found.
  readonly present: Gain | null
  /// What ladders would keep, if that was tried under these settings.
  readonly gains: Gains | null
  readonly choose: (hierarchy: Hierarchy) => void
}

export function offeredLadders(offering: Offering): TemplateResult | typeof nothing {
  const {column, gains} = offering
  const {offers = []} = column
  const id = `offers-${column.number}`
  return offers.length === 0
    ? nothing
    : html`
      <section class="offers" aria-labelledby=${id} data-why="offers">
        <h3 id=${id}>${words("offers-title")}</h3>
        <ul>${offers.map(offer => html`<li>${offered(offer, offering)}</li>`)}</ul>
        ${gains?.running === true ? html`<p class="small" role="status">${words("offers-weighing")}</p>` : nothing}
      </section>`
}

function offered(
  offer: OfferedLadder,
  {column, attribute, description, present, gains, choose}: Offering,
): TemplateResult {
  const {ladder, values, fitting, records, "fitting-records": fittingRecords} = offer
  const isNow = isInForce(offer, attribute.hierarchy)
  const isFromElsewhere = description?.ladders.some(({id, source}) => id === ladder && source !== "") === true
  const gain = isNow ? undefined : own(gains?.ladders, ladder)
  return html`
    <button type="button" aria-pressed=${isNow} @click=${() =>
      choose(hierarchyOf(offer, column, attribute.hierarchy))}>${words(`ladder-${ladder}`)}</button>
    <p class="small">${
      // Of values that have no meaning every one fits.
      offer.hierarchy.kind === "rare"
        ? nothing
        : fitting === column.distinct
          ? words("offers-fit-all", {values})
          : words("offers-fit", {
              fitting,
              values,
              share: percent(fitting / values),
              some: values < column.distinct ? "yes" : "no",
              records: percent(records === 0 ? 0 : fittingRecords / records),
            })
    } ${words(`ladder-${ladder}-text`)}${
      isFromElsewhere ? html` <cite>${words(`ladder-${ladder}-source`)}</cite>` : nothing
    }</p>
    ${gain === undefined ? nothing : html`<p>${gained(gain, present)}</p>`}`
}

/// What a ladder would keep beside what is kept now.
function gained(gain: Gain | null, present: Gain | null): string {
  if (gain === null) return words("offers-none")
  if (present === null) return words("offers-table", {texts: gain.texts, suppressed: gain.suppressed})
  const kept =
    gain.texts <= 1
      ? words("offers-gone", {now: present.texts})
      : words("offers-gain", {
          more: Math.max(0, gain.texts - present.texts),
          same: gain.texts === present.texts ? "yes" : "no",
          texts: gain.texts,
          now: present.texts,
        })
  const {suppressed} = gain
  const gone = gain.gone.filter(name => !present.gone.includes(name))
  return [
    kept,
    ...(suppressed === present.suppressed ? [] : [words("offers-left-out", {suppressed, now: present.suppressed})]),
    ...(gone.length === 0 ? [] : [words("offers-lose", {names: list(gone)})]),
  ].join(" ")
}
