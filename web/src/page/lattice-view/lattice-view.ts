/// What else there is beside the table that was found: what comes near, why nothing around it is better,
/// and all choices of levels.

import {html, nothing, type TemplateResult} from "lit"
import type {Comparison, Lattice, Neighbour, Neighbours} from "../../generated/protocol.js"
import {problemNote} from "../notes/problem.js"
import {Piece} from "../piece.js"
import {type Levels, levelsOf, neighboursKey, nodesAround, runnersUp} from "../state/lattice.js"
import {inFileOrder, keyOf, quasiIdentifiers} from "../state/recipe.js"
import {holding} from "../state/results.js"
import {comparisonNow, exposureLately, recipeOf} from "../state/state.js"
import {cellOf, digits, nameOf, words} from "../words.js"
import {heightTable} from "./node-map.js"
import {differenceOf, keptAndLeft, keptFigure} from "./node-words.js"
import {toldLevel} from "../outcome/examples.js"

/// So many runners-up are told.
const most = 5

/// Lattices with more nodes are looked at by nobody.
const largest = 1_000_000

export class LatticeView extends Piece {
  /// Whether somebody has asked for all choices, and has not seen them yet.
  #isAwaited = false

  protected override updated(): void {
    const choices = this.#isAwaited ? this.querySelector<HTMLDetailsElement>("details[data-why=lattice]") : null
    if (choices === null) return
    this.#isAwaited = false
    choices.open = true
    choices.querySelector("summary")?.focus()
  }

  protected override render(): TemplateResult | typeof nothing {
    const comparison = comparisonNow(this.state)
    const chosen = levelsOf(comparison?.solution ?? null)
    if (comparison === null || chosen === null) return nothing
    const {keys, results} = this.state
    const lattice = holding(results, keys, "lattice")
    const {neighbours} = results
    const isOf = keys !== null && neighbours?.key === neighboursKey(keys.study, chosen)
    const around = isOf ? neighbours.value : null
    return html`
      ${lattice?.value == null ? nothing : this.#runners(lattice.value, comparison, chosen)}
      ${around === null ? nothing : this.#neighbours(around, comparison, chosen)}
      ${this.#all(comparison, chosen, around)}`
  }

  #runners(lattice: Lattice, comparison: Comparison, chosen: Levels): TemplateResult | typeof nothing {
    const runners = runnersUp(lattice, chosen, most)
    if (runners.length === 0) return nothing
    return html`
      <section class="runners" aria-labelledby="runners-title" data-why="runners">
        <h2 id="runners-title">${words("runners-title")}</h2>
        <p class="small">${words(lattice.nodes === undefined ? "runners-lead-minimal" : "runners-lead")}</p>
        <ol>${runners.map(
          ({levels, loss, suppressed}) => html`<li>
            <p>${differenceOf(this.state, levels, chosen)}</p>
            <p class="small">${keptAndLeft(comparison.solution, loss, suppressed, this.state)}</p>
            <p><button type="button" @click=${() => this.act({kind: "choose-levels", levels})}>${words(
              "node-take",
            )}</button></p></li>`,
        )}</ol>
      </section>`
  }

  #neighbours({nodes, allowed, exact}: Neighbours, comparison: Comparison, chosen: Levels): TemplateResult {
    return html`
      <details class="more" data-why="neighbours"><summary>${words("neighbours-title")}</summary>
        <p class="small">${words("neighbours-lead", {allowed})}</p>
        <ul class="neighbours">${inFileOrder(chosen, recipeOf(this.state)).map(([name]) => {
          const beside = nodes.filter(({attribute}) => attribute === name)
          return beside.length === 0
            ? nothing
            : html`<li><p class="name">${nameOf(name)}</p>
                ${beside.map(node => this.#neighbour(node, allowed, comparison, chosen))}</li>`
        })}</ul>
        ${exact ? nothing : html`<p class="small">${words("neighbours-inexact")}</p>`}
      </details>`
  }

  #neighbour(node: Neighbour, allowed: number, comparison: Comparison, chosen: Levels): TemplateResult {
    const {attribute, level, coarser, loss, suppressed, failing, "failing-records": records} = node
    const {kind, text} = toldLevel(this.state, attribute, level)
    const how = words(coarser ? "neighbour-coarser" : "neighbour-finer", {shown: text, told: kind})
    if (loss === null || suppressed === null) {
      const fails = words("neighbour-fails", {records: records ?? 0, allowed})
      return html`<p>${how} ${fails} ${words(failing.length === 0 ? "neighbour-whole" : "neighbour-failing")}</p>
        <ul class="failing-groups">${failing.map(
          ({labels, records, persons}) =>
            html`<li>${this.#shown(labels)}<span class="small">${words("neighbour-group", {
              records,
              persons,
              same: persons === records ? "yes" : "no",
            })}</span></li>`,
        )}</ul>`
    }
    const kept = keptAndLeft(comparison.solution, loss, suppressed, this.state)
    return html`<p class="neighbour"><span>${how} ${kept}</span>
      <button type="button" class="quiet" aria-label=${words("neighbour-take-label", {how})} @click=${() =>
        this.act({
          kind: "choose-levels",
          levels: {...chosen, [attribute]: level},
        })}>${words("neighbour-take")}</button></p>`
  }

  /// What a group shows of each column that is not hidden, or of all where all are.
  #shown(labels: readonly string[]): TemplateResult {
    const recipe = recipeOf(this.state)
    const names = recipe === null ? [] : quasiIdentifiers(recipe).map(keyOf)
    const all = labels.map((label, i) => ({name: nameOf(names[i] ?? ""), label}))
    const telling = all.filter(({label}) => label !== "*")
    return html`<dl class="labels">${(telling.length === 0 ? all : telling).map(
      ({name, label}) => html`<div><dt>${name}</dt><dd>${cellOf(label)}</dd></div>`,
    )}</dl>`
  }

  /// All nodes, or how to see them.
  #all(comparison: Comparison, chosen: Levels, around: Neighbours | null): TemplateResult | typeof nothing {
    const {keys, results} = this.state
    const lattice = holding(results, keys, "lattice")
    const size = exposureLately(this.state)?.lattice ?? ""
    const nodes = {count: Number(size), nodes: digits(size)}
    if (lattice?.problem != null) return problemNote(words("nodes-failed"), lattice.problem)
    if (lattice?.value == null) {
      if (size === "" || Number(size) < 2 || Number(size) > largest) return nothing
      const isAsked = lattice?.status === "asking"
      return html`<p role="status"><button type="button" aria-disabled=${isAsked} @click=${() => {
        this.#isAwaited = true
        if (!isAsked) this.act({kind: "survey"})
      }}>${words(isAsked ? "nodes-asking" : "nodes-ask", nodes)}</button></p>`
    }
    const {nodes: each, minimal, heights = [], exact, holding: held} = lattice.value
    const drawn = each ?? (around === null ? null : nodesAround(around, comparison.solution, chosen))
    return html`
      <details class="more" data-why="lattice"><summary>${words("nodes-title", nodes)}</summary>
        <p>${words("nodes-lead", {minimal: minimal.length, holding: held})}</p>
        ${
          each === undefined
            ? html`<p class="small">${words("nodes-many")} ${drawn === null ? nothing : words("nodes-around")}</p>`
            : nothing
        }
        ${
          drawn === null
            ? nothing
            : html`<node-map .state=${this.state} .nodes=${drawn} .minimal=${minimal} .comparison=${comparison}
                .chosen=${chosen}></node-map>`
        }
        ${
          each === undefined
            ? heightTable(heights, minimal, loss => keptFigure(comparison.solution, loss, this.state))
            : nothing
        }
        ${exact ? nothing : html`<p class="small">${words("neighbours-inexact")}</p>`}
      </details>`
  }
}

customElements.define("lattice-view", LatticeView)
