/// The records that a table leaves out: why, how far they are from what is asked, the group that is most
/// like them, and which one change would keep them. It holds their own values: nothing of it leaves this
/// element, no announcement, report or print takes it along.

import {html, nothing, type TemplateResult} from "lit"
import type {LeftOutPage, LeftOutRecords, Model, WhyLeftOut} from "../../generated/protocol.js"
import {askedText} from "../model-outcome/model-words.js"
import {PagedLook} from "../paged-look.js"
import {pager} from "../pager.js"
import {cellOf, list, nameOf, plain, words} from "../words.js"

/// So many are shown at once.
const size = 10

export class LeftOutList extends PagedLook<LeftOutPage> {
  static override properties = {
    ...PagedLook.properties,
    suppressed: {type: Number},
    starred: {type: Boolean},
    share: {type: Boolean},
  }

  declare suppressed: number
  /// Whether they stay, with stars.
  declare starred: boolean
  /// Whether the loss is a share of the detail.
  declare share: boolean

  constructor() {
    super()
    this.suppressed = 0
    this.starred = false
    this.share = false
  }

  protected override load(): Promise<LeftOutPage | null> {
    return this.sources.leftOut(this.first, size)
  }

  protected override render(): TemplateResult | typeof nothing {
    if (this.suppressed === 0) return nothing
    const title = words(this.starred ? "left-out-title-starred" : "left-out-title", {records: this.suppressed})
    return this.disclosure("left-out", title, () => this.#body())
  }

  #body(): TemplateResult {
    const {page, first} = this
    if (page === null) return html`<p role="status">${words(this.failed ? "classes-failed" : "left-out-looking")}</p>`
    return html`
      <p>${words("left-out-text")} ${page.mixed ? nothing : words("left-out-tried")}</p>
      ${page.mixed ? html`<p class="note plain">${words("left-out-mixed")}</p>` : nothing}
      <ol class="left-out" start=${first + 1}>${page.shown.map(one => html`<li>${this.#one(page, one)}</li>`)}</ol>
      ${pager({first, size, all: page.combinations}, words("left-out-pages"), first => this.go(first))}`
  }

  #one(page: LeftOutPage, one: LeftOutRecords): TemplateResult {
    return html`
      <dl class="labels">${page.columns.map(
        (name, i) => html`<div><dt>${nameOf(name)}</dt><dd>${cellOf(one.values[i] ?? "")}</dd></div>`,
      )}</dl>
      ${one.records === 1 ? nothing : html`<p class="small">${words("left-out-equal", {records: one.records})}</p>`}
      <dl class="explained">
        <div><dt>${words("left-out-why")}</dt><dd>${this.#why(page, one)}</dd></div>
        ${
          one.lacking === null || one.lacking === 0
            ? nothing
            : html`<div><dt>${words("left-out-far")}</dt><dd>${words(
                one.reasons.some(reason => asksMore(reason, page.models))
                  ? "left-out-lacking-others"
                  : "left-out-lacking",
                {lacking: one.lacking},
              )}</dd></div>`
        }
        <div><dt>${words("left-out-nearest")}</dt><dd>${nearest(page, one)}</dd></div>
        ${page.mixed ? nothing : html`<div><dt>${words("left-out-keep")}</dt><dd>${this.#keep(page, one)}</dd></div>`}
      </dl>`
  }

  #why({models, mixed}: LeftOutPage, one: LeftOutRecords): TemplateResult {
    const reasons = one.reasons.map(reason => html`<p>${reasonText(reason, models, one, mixed)}</p>`)
    return reasons.length === 0 ? html`<p>${words("left-out-no-place")}</p>` : html`${reasons}`
  }

  #keep({"tells-k": tellsK}: LeftOutPage, {changes, "smaller-k": k}: LeftOutRecords): TemplateResult {
    return html`
      ${
        changes.length === 0
          ? html`<p>${words("left-out-no-change")}</p>`
          : html`<ul>${changes.map(
              ({attribute, label, loss, suppressed}) =>
                html`<li>${words("left-out-change", {
                  name: nameOf(attribute),
                  label: cellOf(label),
                })} <span class="small">${words(this.share ? "left-out-change-share" : "left-out-change-loss", {
                  loss: plain(this.share ? 100 * (1 - loss) : loss, this.share ? 1 : 4),
                  suppressed,
                  style: this.starred ? "star" : "drop",
                })}</span></li>`,
            )}</ul>`
      }
      ${
        k !== null
          ? html`<p>${words("left-out-k", {k})}</p>`
          : html`<p>${words(tellsK ? "left-out-no-k" : "left-out-k-untold")}</p>`
      }`
  }
}

/// Whether it is not done with so many records more.
function asksMore(reason: WhyLeftOut, models: readonly Model[]): boolean {
  return reason.why === "model" && models[reason.model]?.model !== "k-anonymity"
}

function reasonText(reason: WhyLeftOut, models: readonly Model[], one: LeftOutRecords, mixed: boolean): string {
  if (reason.why === "missing") return words("left-out-missing")
  const model = models[reason.model]
  if (model === undefined) return ""
  const name = words(`model-${model.model}-name`)
  const asked = askedText(model, words)
  if (reason.why === "table") return words("left-out-table", {name, asked})
  if (model.model === "k-anonymity")
    return words(mixed ? "left-out-few-mixed" : "left-out-few", {alike: one.alike, k: model.k})
  return reason.achieved === null
    ? words(mixed ? "left-out-model-mixed" : "left-out-model", {name, asked})
    : words(mixed ? "left-out-model-achieved-mixed" : "left-out-model-achieved", {
        name,
        asked,
        achieved: plain(reason.achieved, 4),
      })
}

function nearest({columns}: LeftOutPage, {nearest: group}: LeftOutRecords): TemplateResult {
  if (group === null) return html`<p>${words("left-out-none-released")}</p>`
  const {labels, size: alike, differs, "equally-near": several} = group
  const names = list(differs.map(index => nameOf(columns[index] ?? "")))
  return html`
    ${several === 1 ? nothing : html`<p>${words("left-out-nearest-several", {several})}</p>`}
    <p>${
      differs.length === 0
        ? words("left-out-nearest-covers", {alike})
        : words("left-out-nearest-differs", {alike, names, columns: differs.length})
    }</p>
    <dl class="labels">${columns.map((name, i) => {
      const isOther = differs.includes(i)
      return html`<div class=${isOther ? "other" : nothing}><dt>${nameOf(name)}</dt><dd>${
        isOther ? html`<strong>≠ ${cellOf(labels[i] ?? "")}</strong>` : cellOf(labels[i] ?? "")
      }</dd></div>`
    })}</dl>`
}

customElements.define("left-out-list", LeftOutList)
