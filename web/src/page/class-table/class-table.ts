/// The groups of a table that was found, one by one: what each shows, how large it is, what it tells of
/// sensitive columns, and which protections it decides. One of them can be opened. All of it stands in
/// this element alone.

import {html, nothing, type TemplateResult} from "lit"
import {breakable} from "../breakable.js"
import type {ClassChoice, ClassPage, ClassSort, ListedClass, OpenedClass} from "../../generated/protocol.js"
import type {FetchRows} from "../elements/record-table/record-pages.js"
import "../elements/record-table/record-table.js"
import {achievedText} from "../model-outcome/model-words.js"
import {PagedLook} from "../paged-look.js"
import {pager} from "../pager.js"
import {cellOf, count, nameOf, percent, words} from "../words.js"

/// So many groups are shown at once, and so many records of an opened one are asked for at first.
const size = 20

/// The smallest groups first: they are what one comes to see.
const begun: ClassChoice = {sort: "records", column: 0, descending: false, search: "", deciding: false}

export class ClassTable extends PagedLook<ClassPage> {
  static override properties = {...PagedLook.properties, choice: {state: true}, opened: {state: true}}

  declare private choice: ClassChoice
  declare private opened: {readonly listed: ListedClass; readonly inside: OpenedClass; readonly fetch: FetchRows} | null

  constructor() {
    super()
    this.begin()
  }

  protected override begin(): void {
    this.choice = begun
    this.opened = null
  }

  protected override load(): Promise<ClassPage | null> {
    return this.sources.classes(this.choice, this.first, size)
  }

  #choose(change: Partial<ClassChoice>): void {
    this.choice = {...this.choice, ...change}
    this.go(0)
  }

  async #look(listed: ListedClass): Promise<void> {
    if (this.opened?.listed.class === listed.class) {
      this.opened = null
      return
    }
    const asked = this.asked
    const members = await this.sources.openClass(listed.class, 0, 0)
    if (asked !== this.asked || members === null) return
    const fetch: FetchRows = async (first, count) => {
      const more = await this.sources.openClass(listed.class, first, count)
      if (more === null) throw new Error("the records are not to be had")
      return {before: more.rows.before, after: more.rows.after}
    }
    this.opened = {listed, inside: members, fetch}
    await this.updateComplete
    this.querySelector<HTMLElement>("#class-inside")?.focus()
  }

  protected override render(): TemplateResult {
    return this.disclosure("classes", words("classes-title"), () => this.#body())
  }

  #body(): TemplateResult {
    const {page, choice} = this
    return html`
      <p>${words("classes-text")}</p>
      <form class="row tools" role="search" aria-label=${words("classes-title")} @submit=${(event: Event) => {
        event.preventDefault()
        const input = this.querySelector<HTMLInputElement>("#class-search")
        this.#choose({search: input?.value ?? ""})
      }}>
        <label class="field"><span>${words("classes-search")}</span><input id="class-search" type="search"
          autocomplete="off" .value=${choice.search}></label>
        <button>${words("records-search-go")}</button>
        <label class="check"><input type="checkbox" .checked=${choice.deciding}
          @change=${(event: Event) => {
            if (event.target instanceof HTMLInputElement) this.#choose({deciding: event.target.checked})
          }}>${words("classes-deciding-only")}</label>
      </form>
      <p class="small figures" role="status">${
        this.failed
          ? words("classes-failed")
          : page === null
            ? words("classes-counting")
            : words("classes-found", {found: page.found, all: page.all})
      }</p>
      ${page === null || page.found === 0 ? nothing : this.#table(page)}
      ${
        page === null
          ? nothing
          : pager({first: this.first, size, all: page.found}, words("classes-title"), first => this.go(first))
      }
      ${page === null || this.opened === null ? nothing : this.#inside(page)}`
  }

  #table(page: ClassPage): TemplateResult {
    const {columns, sensitive, classes} = page
    const byPerson = page["by-person"]
    return html`
      <div class="scroll" role="group" tabindex="0" aria-label=${words("classes-title")}>
        <table class="records classes">
          <caption class="unseen">${words("classes-title")}</caption>
          <thead><tr>
            <th scope="col">${words("classes-look-head")}</th>
            ${this.#head(words("classes-records"), "records", 0)}
            ${byPerson ? html`<th scope="col" class="figures">${words("classes-persons")}</th>` : nothing}
            ${this.#head(words("classes-risk"), "risk", 0)}
            ${columns.map((name, i) => this.#head(nameOf(name), "label", i))}
            ${sensitive.map(
              (name, i) =>
                html`${this.#head(words("classes-likeliest", {name: nameOf(name)}), "likeliest", i)}${this.#head(
                  words("classes-share"),
                  "share",
                  i,
                )}`,
            )}
            <th scope="col">${words("classes-decides-head")}</th>
          </tr></thead>
          <tbody>${classes.map(one => this.#row(page, one))}</tbody>
        </table>
      </div>`
  }

  /// The head of a column that the groups can be sorted by.
  #head(name: string, sort: ClassSort, column: number): TemplateResult {
    const {choice} = this
    const isSorted = choice.sort === sort && (choice.column === column || sort === "records" || sort === "risk")
    const isFigure = sort !== "label" && sort !== "likeliest"
    return html`
      <th scope="col" class=${isFigure ? "figures" : nothing} aria-sort=${
        isSorted ? (choice.descending ? "descending" : "ascending") : "none"
      }><button type="button" class="quiet sort" @click=${() =>
        this.#choose({
          sort,
          column,
          descending: isSorted ? !choice.descending : sort === "risk" || sort === "share",
        })}>${breakable(
        name,
      )}<span class="order" aria-hidden="true">${isSorted ? (choice.descending ? "▼" : "▲") : "↕"}</span></button></th>`
  }

  #row(page: ClassPage, one: ListedClass): TemplateResult {
    const isOpened = this.opened?.listed.class === one.class
    return html`
      <tr class=${one.decides.length > 0 ? "deciding-row" : nothing}>
        <td><button type="button" aria-expanded=${isOpened} aria-label=${words(
          isOpened ? "classes-close-at" : "classes-look-at",
          {
            labels: one.labels.map(cellOf).join(", "),
          },
        )} @click=${() => void this.#look(one)}>${words(isOpened ? "classes-close" : "classes-look")}</button>${
          one.decides.length === 0 ? nothing : html` <strong aria-hidden="true">◆</strong>`
        }</td>
        <td class="figures">${count(one.records)}</td>
        ${page["by-person"] ? html`<td class="figures">${count(one.persons)}</td>` : nothing}
        <td class="figures">${words("chart-one-in", {n: one.persons})}</td>
        ${one.labels.map(label => html`<td>${cellOf(label)}</td>`)}
        ${one.sensitive.map(
          ({likeliest, share}) =>
            html`<td>${likeliest === null ? words("classes-no-value") : cellOf(likeliest)}</td><td
              class="figures">${likeliest === null ? "–" : percent(share)}</td>`,
        )}
        <td class="said">${
          one.decides.length === 0 ? nothing : html`<strong>◆ ${this.#decides(page, one)}</strong>`
        }</td>
      </tr>`
  }

  /// Which protections a group decides, and by what figure.
  #decides({models}: ClassPage, {decides}: ListedClass): string {
    const said = decides.flatMap(index => {
      const found = models[index]
      if (found === undefined) return []
      const {model, achieved} = found
      const name = words(`model-${model.model}-name`)
      const outcome = {...model, achieved, holds: true, failing: 0, deciding: null}
      return [words("classes-decides", {name, achieved: achievedText(outcome, words)})]
    })
    return said.join(" · ")
  }

  #inside(page: ClassPage): TemplateResult | typeof nothing {
    const {opened} = this
    if (opened === null) return nothing
    const {listed, inside, fetch} = opened
    return html`
      <section class="note plain inside" aria-labelledby="class-inside">
        <h3 id="class-inside" tabindex="-1">${words("classes-inside", {records: inside.records})}</h3>
        <dl class="labels">${page.columns.map(
          (name, i) => html`<div><dt>${nameOf(name)}</dt><dd>${cellOf(listed.labels[i] ?? "")}</dd></div>`,
        )}</dl>
        ${listed.decides.length === 0 ? nothing : html`<p><strong>◆ ${this.#decides(page, listed)}</strong></p>`}
        ${inside.values.map(
          ({column, values, more}) => html`
          <h4>${words("classes-values", {name: nameOf(column)})}</h4>
          ${
            values.length === 0
              ? html`<p>${words("classes-no-value")}</p>`
              : html`<ul class="counted">${values.map(
                  ({value, count: number}) =>
                    html`<li>${cellOf(value)}: <span class="figures">${count(number)} (${percent(
                      number / listed.persons,
                    )})</span></li>`,
                )}${more === 0 ? nothing : html`<li>${words("classes-values-more", {more})}</li>`}</ul>`
          }`,
        )}
        <record-table .words=${words} .label=${words("classes-inside", {records: inside.records})}
          .columns=${inside.rows.columns.map(name => ({name: nameOf(name)}))} .count=${inside.records}
          .fetchRows=${fetch} layout="stacked"></record-table>
        <p><button type="button" @click=${() => {
          this.opened = null
        }}>${words("classes-close")}</button></p>
      </section>`
  }
}

customElements.define("class-table", ClassTable)
