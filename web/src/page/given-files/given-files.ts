/// Hierarchy files that were given together: which column each is for, why, and what does not fit.
/// Nothing is in force before somebody says so.

import {html, nothing, type PropertyValues, type TemplateResult} from "lit"
import type {ColumnFit, Problem, Recipe} from "../../generated/protocol.js"
import type {FilesTogether} from "../../shared/calls.js"
import {breakable} from "../breakable.js"
import {belongs} from "../load-step/facts.js"
import {problemText} from "../notes/problem.js"
import "../own-values/own-values.js"
import {Piece} from "../piece.js"
import {chosenFiles, type Given, type GivenFile, levelsOf, tablesAmong, wholeColumns} from "../state/given.js"
import {attributeOf, textOf, withHierarchy} from "../state/recipe.js"
import {recipeOf} from "../state/state.js"
import {listUpTo, nameOf, tableName, words} from "../words.js"

/// So many columns are named in a sentence.
const named = 4

export class GivenFiles extends Piece {
  #stage = ""

  /// Whoever has given files stands before what came of them.
  protected override updated(_: PropertyValues<this>): void {
    const stage = this.state.given?.stage ?? ""
    const asks = stage === "columns" || stage === "which-table"
    if (asks && this.#stage !== stage && this.#stage !== "using") this.querySelector<HTMLElement>("h2")?.focus()
    this.#stage = stage
  }

  protected override render(): TemplateResult | typeof nothing {
    const {given, table} = this.state
    if (given === null) return nothing
    switch (given.stage) {
      case "looking":
        return html`
          <section class="note"><p role="status">${words(table === null ? "given-waits" : "given-looking", {
            files: given.files.length,
          })}</p><p>${this.#forget()}</p></section>`
      case "which-table":
        return given.belonging === undefined ? this.#tables(given) : this.#belonging(given.belonging)
      default:
        return this.#files(given)
    }
  }

  #tables(given: Given): TemplateResult {
    const {files} = given
    const tables = tablesAmong(given)
    return html`
      <section class="note" aria-labelledby="given-title">
        <h2 id="given-title" tabindex="-1">${words("given-which-table")}</h2>
        <p>${words("given-which-table-text")}</p>
        <ul class="given">${files.map(
          ({file}, index) => html`<li><span class="name">${breakable(nameOf(file.name))}</span>
            ${this.#loadButton(file, index)}</li>`,
        )}</ul>
        <p class="row">${tables.length > 1 ? this.#together(tables, false) : nothing}${this.#forget()}</p>
      </section>`
  }

  /// Tables of the same people.
  #belonging({persons, further}: FilesTogether): TemplateResult {
    const keys = [...new Set(further.map(({found}) => nameOf(found.join.key)))]
    return html`
      <section class="note" aria-labelledby="given-title">
        <h2 id="given-title" tabindex="-1">${words("given-belong", {column: listUpTo(named, keys)})}</h2>
        <p>${words("given-belong-text", {
          file: nameOf(persons.name),
          persons: further[0]?.found.persons ?? 0,
          others: further.length,
        })}</p>
        <ul class="given">${further.map(({file, found}) => html`<li>${belongs(file.name, found)}</li>`)}</ul>
        <p class="row"><button type="button" class="primary" @click=${() => this.act({kind: "load-together"})}>${words(
          "given-put-together",
        )}</button>${[persons, ...further.map(({file}) => file)].map(
          file =>
            html`<button type="button" @click=${() => this.act({kind: "load-together", only: file})}>${words(
              "given-only",
              {file: nameOf(file.name)},
            )}</button>`,
        )}${this.#forget()}</p>
      </section>`
  }

  #files(given: Given): TemplateResult {
    const {table} = this.state
    const recipe = recipeOf(this.state)
    const chosen = chosenFiles(given)
    const tables = tablesAmong(given)
    return html`
      <section class="note" aria-labelledby="given-title" data-why="given-files">
        <h2 id="given-title" tabindex="-1">${words(
          given.areLeft === true && chosen.length === 0 ? "given-title-left" : "given-title",
          {
            files: given.files.length,
            chosen: chosen.length,
          },
        )}</h2>
        ${
          given.table === null
            ? nothing
            : html`<p>${words("given-table", {file: nameOf(given.table), files: given.files.length + 1})}</p>`
        }
        <p class="small">${words(given.areLeft === true ? "given-text-left" : "given-text", {
          table: table === null ? "" : nameOf(tableName(table.files)),
        })}</p>
        <ul class="given">${
          recipe === null ? nothing : given.files.map((one, index) => this.#file(one, index, recipe))
        }</ul>
        <p class="row">
          ${
            chosen.length === 0
              ? nothing
              : html`<button type="button" class="primary" @click=${() => this.act({kind: "use-files"})}>${words(
                  "given-use",
                  {columns: chosen.length},
                )}</button>`
          }
          ${tables.length > 0 && table?.inspection.join == null ? this.#together(tables, true) : nothing}
          ${tables.length > 1 ? this.#together(tables, false) : nothing}
          ${this.#forget()}
        </p>
      </section>`
  }

  /// A button that loads several files as one table, or `below` the one that is there.
  #together(indices: readonly number[], below: boolean): TemplateResult {
    const {table} = this.state
    const name = table === null ? "" : nameOf(tableName(table.files))
    return html`<button type="button"
      @click=${() => this.act({kind: "load-among-files", indices, below})}>${words(
        below ? "given-below" : "given-together",
        {files: indices.length, name},
      )}</button>`
  }

  #file(one: GivenFile, index: number, recipe: Recipe): TemplateResult {
    const {file, fit, attribute, refused} = one
    const whole = wholeColumns(fit)
    const id = `given-${index}`
    return html`
      <li class=${attribute === null ? "unused" : ""}>
        <span class="name">${breakable(nameOf(file.name))}</span>
        <p class="small" id="${id}-why">${this.#why(one)}${this.#later(one, recipe)}</p>
        ${
          whole.length === 0
            ? nothing
            : html`<label><span class="unseen">${words("given-column", {file: nameOf(file.name)})}</span>
          <select aria-describedby="${id}-why" @change=${(event: Event) => {
            if (event.target instanceof HTMLSelectElement)
              this.act({
                kind: "choose-column",
                index,
                attribute: whole[event.target.selectedIndex - 1]?.attribute ?? null,
              })
          }}><option .selected=${attribute === null}>${words("given-none")}</option>${whole.map(
            column => html`<option .selected=${attribute === column.attribute}>${nameOf(column.attribute)}</option>`,
          )}</select></label>`
        }
        ${
          refused === null
            ? nothing
            : html`<p class="field-problem" role="alert">${problemText(refused)}</p>
          ${attribute === null ? nothing : this.#own(one, attribute, recipe, refused)}`
        }
        ${this.#atFault(one, recipe)}
        ${whole.length === 0 ? this.#loadButton(file, index) : nothing}
      </li>`
  }

  /// Why the file is for this column, or for none.
  #why({fit, attribute, file}: GivenFile): string {
    if (fit === null) return words("given-not-looked", {file: nameOf(file.name)})
    const whole = wholeColumns(fit)
    const columns = listUpTo(
      named,
      whole.map(column => nameOf(column.attribute)),
    )
    const says = fit.columns.find(column => column.named)
    const column = whole.find(column => column.attribute === attribute)
    if (column !== undefined && (fit.chosen === attribute || whole.length === 1))
      return words(fit.reason === "name" ? "given-fits-name" : "given-fits", {
        ...figures(column),
        columns,
        lines: fit.values,
      })
    if (column !== undefined) return words("given-fits", {...figures(column), lines: fit.values})
    switch (fit.reason) {
      case "no-hierarchy":
        return words("given-no-hierarchy", {problem: fit.problem == null ? "" : problemText(fit.problem)})
      case "no-column": {
        const nearest = says ?? fit.columns[0]
        return nearest === undefined || nearest.covered === 0
          ? words("given-no-column-any", {lines: fit.values})
          : words("given-no-column", {...figures(nearest), lacking: nearest.values - nearest.covered})
      }
      case "other-name":
        return words("given-other-name", {
          columns,
          name: nameOf(says?.attribute ?? ""),
          lacking: (says?.values ?? 0) - (says?.covered ?? 0),
        })
      case "several-files":
        return words("given-several-files", {columns})
      default:
        return words(whole.length === 1 ? "given-not-chosen" : "given-several-columns", {columns})
    }
  }

  /// What becomes of levels whose column has none in its role.
  #later({attribute}: GivenFile, recipe: Recipe): string {
    const role = attribute === null ? undefined : attributeOf(recipe, attribute)?.role
    if (role === undefined || role === "quasi-identifier") return ""
    return ` ${words(role === "sensitive" ? "given-sensitive" : "given-later", {role: words(`role-${role}`)})}`
  }

  /// The values that the file lacks of the column that it is nearest to, or its lines that are wrong.
  #atFault(one: GivenFile, recipe: Recipe): TemplateResult | typeof nothing {
    const {fit, attribute} = one
    if (fit === null || attribute !== null) return nothing
    if (fit.problem != null) return html`<own-values .problem=${fit.problem} .file=${one.file}></own-values>`
    const says = fit.columns.find(column => column.named)
    const nearest =
      fit.reason === "other-name" ? says : fit.reason === "no-column" ? (says ?? fit.columns[0]) : undefined
    return nearest === undefined || nearest.covered === 0
      ? nothing
      : this.#own(one, nearest.attribute, recipe, {code: "not-in-hierarchy", attribute: nearest.attribute})
  }

  #own(one: GivenFile, attribute: string, recipe: Recipe, problem: Problem): TemplateResult {
    const attributes = recipe.attributes.map(other =>
      other === attributeOf(recipe, attribute) ? {...other, role: "quasi-identifier" as const} : other,
    )
    const tried = withHierarchy({...recipe, attributes}, attribute, levelsOf(one))
    return html`<own-values .problem=${problem} .recipe=${textOf(tried)} .file=${one.file}></own-values>`
  }

  #loadButton(file: File, index: number): TemplateResult {
    return html`<button type="button" @click=${() => this.act({kind: "load-among-files", indices: [index]})}>${words(
      "given-load",
      {file: nameOf(file.name)},
    )}</button>`
  }

  #forget(): TemplateResult {
    return html`<button type="button" class="quiet" @click=${() => this.act({kind: "forget-files"})}>${words(
      "given-forget",
    )}</button>`
  }
}

function figures({attribute, values}: ColumnFit): {column: string; values: number} {
  return {column: nameOf(attribute), values}
}

customElements.define("given-files", GivenFiles)
